// Commands bent in one field at a time: another type, another actor, an amount a little off, a card too many. Some of them are
// legal again by the menu; the law that uses them asks the menu.
import { type Actor, type Command, type Face, JOKER, type Rng, type Round, shuffle, VOID } from 'baraja';
import type { AnyGame } from 'baraja/kernel';

/** All the ways one field of this command may be bent. */
export function bends(game: AnyGame, round: Round, command: Command, rng: Rng): readonly Command[] {
  return [
    ...types(game, round, command),
    ...actors(game, command),
    ...amounts(command),
    ...cards(round, command, rng),
    ...seats(game, command),
    ...orders(game, command),
    ...piles(command, rng),
  ];
}

function types(game: AnyGame, round: Round, command: Command): Command[] {
  const known = round.menus.flatMap((m) => m.options.map((o) => o.type));
  const words = [...known, ...game.incidents.map((i) => i.name), VOID, '', 'constructor', `${command.type}s`];
  return [...new Set(words)].filter((type) => type !== command.type).map((type) => ({ ...command, type }));
}

function actors({ seats }: AnyGame, command: Command): Command[] {
  const all: readonly Actor[] = [...seats, 'chance', 'dealer', 'floor', 'clock', -1, 0.5, 29, 1e9];
  return all.filter((actor) => actor !== command.actor).map((actor) => ({ ...command, actor }));
}

function amounts(command: Command): Command[] {
  const { amount, ...bare } = command;
  const near = amount === undefined ? [0, 1] : [amount - 1, amount + 1, -amount, amount * 1000, amount + 0.5, 0];
  const odd = [-1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53];
  const bent = [...near, ...odd].filter((n) => n !== amount).map((n): Command => ({ ...command, amount: n }));
  return amount === undefined ? bent : [bare, ...bent];
}

function cards(round: Round, command: Command, rng: Rng): Command[] {
  const { cards: chosen, ...bare } = command;
  const strange = [-1, round.faces.length, 0.5, Number.NaN];
  if (chosen === undefined)
    return [[], ...(round.faces.length > 0 ? [[rng.below(round.faces.length)]] : []), ...strange.map((c) => [c])].map(
      (list) => ({ ...command, cards: list }),
    );
  const any = round.faces.length > 0 ? [rng.below(round.faces.length)] : [];
  const lists = [[], chosen.slice(1), [...chosen, ...any], ...strange.map((card) => [...chosen.slice(1), card])];
  if (chosen.length > 0)
    lists.push([...chosen, chosen[0]!], [...any, ...chosen.slice(1)], [...chosen.slice(1), chosen.at(-1)!]);
  return [bare, ...lists.map((list) => ({ ...command, cards: list }))];
}

function seats({ seats: all }: AnyGame, command: Command): Command[] {
  const { seat, ...bare } = command;
  const bent = [...all, -1, 0.5, 29].filter((s) => s !== seat).map((s): Command => ({ ...command, seat: s }));
  return seat === undefined ? bent : [bare, ...bent];
}

/** How cards shall lie: where nobody asks, a card too few, one twice, one that is not there, all in one pile, none. */
function piles(command: Command, rng: Rng): Command[] {
  const { piles: asked, ...bare } = command;
  const own = asked ?? [command.cards ?? []];
  const all = own.flat();
  const lists = [[], [[]], [all], own.slice(1), [...own, [-1]], [...own, all.slice(0, 1)], [all.slice(1)]];
  const apart = all.length > 1 ? [[all[rng.below(all.length)]!], all] : [[0.5]];
  const bent = [...lists, apart].map((list): Command => ({ ...command, piles: list }));
  return asked === undefined ? bent : [bare, ...bent];
}

function orders({ pack }: AnyGame, command: Command): Command[] {
  const { faces, ...bare } = command;
  if (faces === undefined)
    return [
      { ...command, faces: [] },
      { ...command, faces: pack },
    ];
  const short = faces.slice(1);
  const lists: (readonly Face[])[] = [
    [],
    short,
    [...faces, ...faces.slice(0, 1)],
    [...short, JOKER],
    [...short, -1 as Face],
  ];
  if (faces.length > 1) lists.push([faces[1]!, ...short]);
  return [
    bare,
    ...lists.map((list) => ({ ...command, faces: list })),
    { ...command, faces: shuffle(faces, { below: () => 0 }) },
  ];
}
