/** Random hands at a table of any open game, with whatever the floor may report thrown in: everything tables tell. */
import { isOpened, type Opening, openTable } from '../../books/index.js';
import type { Face } from '../../cards/index.js';
import {
  type CardId,
  type Game,
  type HouseCommand,
  incidents,
  knownTo,
  type Option,
  type Rng,
  type Seat,
  type Shut,
  seeded,
  shuffle,
  silent,
  unshuffled,
  view,
} from '../../kernel/index.js';
import { otherWays, type Turns, waysToLay } from '../../steps/index.js';
import {
  decide,
  emptyTable,
  type Live,
  type TableCommand,
  type TableEvent,
  type TableRules,
  type TableState,
} from '../../table/index.js';
import type { Scene } from '../words.js';

/** What the table told, in order, and everything that was on offer or greyed meanwhile. */
export interface Heard {
  readonly events: { readonly game: Game | null; readonly event: TableEvent; readonly scene: Scene }[];
  readonly options: Option[];
  readonly shut: Shut[];
  readonly games: Set<Game>;
}

export function rulesOf(opening: Opening): TableRules {
  const rules = openTable(opening);
  if (!isOpened(rules)) throw new Error(JSON.stringify(rules));
  return rules;
}

const some = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

/** A command within an option's bounds. */
function sample(o: Option, actor: HouseCommand['actor'], rng: Rng): HouseCommand {
  const cards = o.cards ? shuffle<CardId>(o.cards.from, rng).slice(0, o.cards.min) : null;
  return {
    type: o.type,
    actor,
    ...(o.amount ? { amount: rng.below(2) === 0 ? o.amount.min : o.amount.max } : {}),
    ...(cards ? { cards } : {}),
    ...(o.seats ? { seat: some(o.seats, rng) } : {}),
  };
}

/** The most cards that make columns, where any cards would not do. */
function melded({ game: rules }: TableRules, { game, round }: Live, o: Option, seat: Seat): HouseCommand {
  if (rules.family !== 'rummy') throw new Error(`${rules.family} offers ${o.type} open`);
  const { felt } = round;
  const { columns, ...now } = felt.now as Turns & { open?: CardId; unused?: CardId };
  const offer = felt.zones[game.names.zones.indexOf('offer')]!;
  const offered = o.type === 'use' ? offer : o.type === 'take' ? [(now.open ?? now.unused)!] : [];
  const p = { columns: columns[felt.seats.indexOf(seat)]!, hand: o.cards!.from, offered };
  const most = waysToLay(p, knownTo(felt, round.faces, seat), rules).find(({ cards }) => cards.length <= o.cards!.max)!;
  return { type: o.type, actor: seat, cards: most.cards };
}

/** What somebody may do at any time, now and then; null where there is nothing. */
function freeAct({ game: rules }: TableRules, { game, round }: Live, rng: Rng, heard: Heard): HouseCommand | null {
  const seat = some(game.seats, rng);
  const { free } = view(game, round, seat);
  heard.options.push(...free);
  if (free.length === 0 || rng.below(4) > 0) return null;
  const o = some(free, rng);
  if (!o.open || rules.family !== 'rummy') return sample(o, seat, rng);
  const { felt } = round;
  const { columns } = felt.now as Turns;
  const other = otherWays(columns[felt.seats.indexOf(seat)]!, knownTo(felt, round.faces, seat), rules).next();
  return other.done ? null : { type: o.type, actor: seat, piles: other.value };
}

/** Plays some hands; now and then the floor reports something. */
export function listen(
  opening: Opening,
  { seed, hands, players }: { seed: number; hands: number; players: number },
): Heard {
  const rng = seeded(seed);
  const rules = rulesOf(opening);
  const heard: Heard = { events: [], options: [], shut: [], games: new Set() };
  const reported = new Set<string>();
  let state: TableState = emptyTable(rules);
  const run = (command: TableCommand): boolean => {
    const before = state.live;
    const answer = decide(state, command);
    if ('refused' in answer) return false;
    state = answer.state;
    const live = state.live ?? before;
    // The felt of a hand just ended is gone with it; by then its shown hands are no secret.
    const round = live?.round;
    const known = round
      ? state.live
        ? knownTo(round.felt, round.faces, 'rail')
        : (card: CardId) => round.faces[card]
      : () => undefined;
    for (const event of answer.events) heard.events.push({ game: live?.game ?? null, event, scene: { known } });
    return true;
  };
  for (let seat = 1; seat <= players; seat++)
    run({
      type: 'sit',
      seat,
      patron: { id: `p${seat}`, name: `P${seat}`, bot: true },
      buyIn: Math.max(rules.buyIn.min, (rng.below(3) + 1) * rules.buyIn.min),
      at: 0,
    });
  if (rules.fee.kind === 'time') run({ type: 'collectTime', at: 0 });
  for (let hand = 0; hand < hands; hand++) {
    for (const command of between(hand, players, state)) run(command);
    const ready = state.sittings.filter((s) => s.away === null && s.stack > 0).length;
    run({ type: 'drawButton', faces: shuffle([...Array(52).keys()], rng).slice(0, ready) as Face[] });
    if (!run({ type: 'deal' })) break;
    playOut(() => state, run, heard, reported, rng);
  }
  return heard;
}

/** A hand in which nobody does more than draw and let the card go, be it till the deck runs out. */
export function idle(opening: Opening, players: number): Heard {
  const rules = rulesOf(opening);
  const heard: Heard = { events: [], options: [], shut: [], games: new Set() };
  let state = emptyTable(rules);
  const run = (command: TableCommand): void => {
    const answer = decide(state, command);
    if ('refused' in answer) throw new Error(JSON.stringify(answer));
    const { game } = answer.state.live ?? state.live ?? { game: null };
    state = answer.state;
    for (const event of answer.events) heard.events.push({ game, event, scene: {} });
  };
  for (let seat = 1; seat <= players; seat++) {
    const patron = { id: `p${seat}`, name: `P${seat}`, bot: true };
    run({ type: 'sit', seat, patron, buyIn: rules.buyIn.min, at: 0 });
  }
  run({ type: 'deal' });
  for (let { live } = state; live !== null; live = state.live) {
    heard.games.add(live.game);
    const [menu] = live.round.menus;
    const { actor, options } = menu!;
    const stays = options.find(({ type }) => ['play', 'draw', 'stay'].includes(type));
    const faces = actor === 'chance' ? unshuffled(live.game, live.round) : null;
    const command = faces
      ? { type: 'shuffle' as const, actor, faces }
      : stays
        ? { type: stays.type, actor }
        : silent(live.round, actor)!;
    run({ type: 'act', command });
  }
  return heard;
}

/** What people ask for between hands: chips when they have none, and now and then to sit out, come back, move, leave, return. */
function between(hand: number, players: number, { rules, sittings }: TableState): readonly TableCommand[] {
  const amount = rules.buyIn.min;
  const broke = sittings.filter(
    (s) => s.stack + s.behind === 0 || s.away === 'short-of-opening' || s.away === 'short-of-points',
  );
  const back = broke.flatMap(({ seat }): readonly TableCommand[] => [
    { type: 'topUp', seat, amount },
    { type: 'comeBack', seat, post: true },
  ]);
  const last = players;
  const plan: Readonly<Record<number, TableCommand>> = {
    3: { type: 'sitOut', seat: 1 },
    8: { type: 'comeBack', seat: 1, post: hand % 2 === 0 },
    10: { type: 'changeSeat', seat: last, to: last + 1, post: true },
    12: { type: 'leave', seat: last + 1, at: 0 },
    17: { type: 'sit', seat: last, patron: { id: 'new', name: 'Newcomer', bot: true }, buyIn: amount, at: 0 },
  };
  const next = plan[hand];
  return next ? [...back, next] : back;
}

/** Whatever has not been reported yet at this table comes first, then anything, and a void now and then. */
function toReport(
  options: readonly Option[],
  reported: ReadonlySet<string>,
  rng: Rng,
  atOnce: boolean,
  often: number,
): Option | undefined {
  const fresh = options.filter(({ type }) => type !== 'void' && !reported.has(type));
  if (fresh.length > 0 && (atOnce || rng.below(3) === 0)) return atOnce ? fresh.at(-1) : fresh[0];
  if (options.length === 0 || rng.below(often) > 0) return undefined;
  const report = some(options, rng);
  return report.type !== 'void' || rng.below(10) === 0 ? report : undefined;
}

function playOut(
  now: () => TableState,
  run: (c: TableCommand) => boolean,
  heard: Heard,
  reported: Set<string>,
  rng: Rng,
): void {
  const liberty = seeded(now().rounds); // of its own, so that it changes nothing else
  for (let live = now().live; live !== null; live = now().live) {
    const { game, round } = live;
    // At a rummy a turn comes round a hundred times, and whoever drops out at one of them, or is reported, is out for good.
    const isLong = now().rules.game.family === 'rummy';
    heard.games.add(game);
    const floor = incidents(game, round);
    heard.options.push(...floor.options);
    heard.shut.push(...floor.shut);
    const menu = some(round.menus, rng);
    if (rng.below(60) === 0) run({ type: 'topUp', seat: 2, amount: now().rules.buyIn.min });
    heard.options.push(...menu.options);
    if (menu.actor === 'chance') {
      run({ type: 'act', command: { type: 'shuffle', actor: 'chance', faces: shuffle(unshuffled(game, round), rng) } });
      continue;
    }
    const freely = freeAct(now().rules, live, liberty, heard);
    if (freely && run({ type: 'act', command: freely })) continue;
    if (typeof menu.actor === 'number') heard.shut.push(...view(game, round, menu.actor).shut);
    // What can be reported only while the dealer has the pot before him is soon past.
    const report = toReport(floor.options, reported, rng, menu.actor === 'dealer', isLong ? 200 : 12);
    if (report && run({ type: 'act', command: sample(report, 'floor', rng) })) {
      reported.add(report.type);
      continue;
    }
    const mild = menu.options.filter(({ type }) => type !== 'fold' && type !== 'drop');
    const choice = some(rng.below(isLong ? 100 : 8) === 0 || mild.length === 0 ? menu.options : mild, rng);
    const command = choice.open
      ? melded(now().rules, live, choice, menu.actor as Seat)
      : sample(choice, menu.actor, rng);
    if (!run({ type: 'act', command })) throw new Error(`refused ${choice.type}`);
  }
}
