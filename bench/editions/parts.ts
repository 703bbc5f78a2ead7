// What came of a command, each thing by its name, so that two editions of the engine can be compared.
import {
  type AnyEvent,
  type AnyGame,
  type Command,
  type Felt,
  isRefusal,
  type Option,
  type Played,
  type Refusal,
  type Round,
  type Setup,
} from '../../packages/engine/src/kernel/index.js';

/** The last edition's calls, as this one types them. What we call a round it called `table`, and the felt `round`. */
export interface LastEngine {
  isOpened(rules: unknown): boolean;
  openTable(opening: object): { readonly game: object };
  makeGame(id: string, rules: object, seats: readonly number[]): AnyGame;
  open(game: AnyGame, setup: Setup): Played<AnyEvent> | LastPlayed;
  play(game: AnyGame, round: Round | LastRound, command: Command): Played<AnyEvent> | LastPlayed | Refusal;
}
export interface LastRound {
  readonly round: Felt;
  readonly menus: Round['menus'];
}
interface LastPlayed {
  readonly events: readonly AnyEvent[];
  readonly table: LastRound;
}
export const roundIn = (played: Played<AnyEvent> | LastPlayed) => ('table' in played ? played.table : played.round);

/** What lies where, with names for numbers, so that editions that number otherwise compare. */
export function lyingIn({ names }: AnyGame, round: Round | LastRound): Things {
  const felt = 'felt' in round ? round.felt : round.round;
  const named = <T>(list: readonly T[], of: readonly string[], isThere: (one: T) => boolean): Things =>
    Object.fromEntries(of.map((name, i) => [name, list[i]!] as const).filter(([, one]) => isThere(one)));
  // Where nothing is ever taken from, the order says nothing.
  const zones = felt.zones.map((cards, zone) => (isHeap(names.zones[zone]!) ? inOrder(cards) : cards));
  return {
    ...prefixed(
      'chips',
      named(felt.chips, names.places, (n) => n !== 0),
    ),
    ...prefixed(
      'cards',
      named(zones, names.zones, (cards) => cards.length > 0),
    ),
    ...prefixed(
      'marker',
      named(felt.markers, names.markers, (seat) => seat !== null),
    ),
    seen: felt.seen,
  };
}
export type Things = Readonly<Record<string, unknown>>;
const prefixed = (kind: string, things: Things): Things =>
  Object.fromEntries(Object.entries(things).map(([name, thing]) => [`${kind} ${name}`, thing]));
const isHeap = (zone: string): boolean => zone === 'muck' || zone === 'spent';
const inOrder = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

/** Who may do what. Which cards, in whatever order; the clauses that bound an amount came with this edition. */
function offeredIn({ menus }: Round | LastRound): Things {
  const fields = ({ type, amount, cards, ...rest }: Option): readonly (readonly [string, unknown])[] => [
    [type, true],
    [`${type} amount`, amount && [amount.min, amount.max, amount.unit]],
    [`${type} cards`, cards && [inOrder(cards.from), cards.min, cards.max]],
    ...Object.entries(rest).map(([name, value]) => [`${type} ${name}`, value] as const),
  ];
  const of = ({ actor, options }: Round['menus'][number]) =>
    Object.entries(prefixed(`menu ${actor}`, Object.fromEntries(options.flatMap(fields))));
  return Object.fromEntries(menus.flatMap(of));
}
/** What was told, and by which clause, so often. */
function toldIn(events: readonly AnyEvent[]): Things {
  const times: Record<string, number> = {};
  for (const { type, seat, rule } of events) {
    const key = `told ${type} by ${rule} of ${seat}`;
    times[key] = (times[key] ?? 0) + 1;
  }
  return times;
}
export type Answer = Played<AnyEvent> | LastPlayed | Refusal;
/** All that came of a command, each thing by its name. */
export const outcomeOf = (game: AnyGame, answer: Answer): Things =>
  isRefusal(answer)
    ? { refused: `${answer.refused} by ${answer.rule}` }
    : { ...toldIn(answer.events), ...offeredIn(roundIn(answer)), ...lyingIn(game, roundIn(answer)) };

/** A thing that parted: 'menu 2 bet rule', and 'A became B'. */
export interface Parting {
  readonly name: string;
  readonly change: string;
}
export function partings(ours: Things, last: Things): readonly Parting[] {
  return [...new Set([...Object.keys(last), ...Object.keys(ours)])].flatMap((name) => {
    const [was, is] = [JSON.stringify(last[name]), JSON.stringify(ours[name])];
    return was === is ? [] : [{ name, change: `${was} became ${is}` }];
  });
}
