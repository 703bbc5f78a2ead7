/** Folds what happened into the table. It decides nothing: every choice is already in the event. */

import { compiledFor, type GameRules, withoutProgressive } from '../games/index.js';
import { begin, type Chips, evolve as evolveRound, type Game, type Seat } from '../kernel/index.js';
import type { BlindsDue, Left, RoundClosed, RoundOpened, Seated, TableEvent, TimeCollected } from './event.js';
import { firstRound, howMany, markersAt } from './positions.js';
import type { TableRules } from './rules.js';
import { bankAfter } from './seating-bank.js';
import { shoeAfter } from './shoe.js';
import {
  type Before,
  IN,
  type Live,
  NO_BLINDS,
  type Sitting,
  type Standing,
  sittingAt,
  type TableState,
} from './state.js';
import { countedTurns } from './turns.js';
import { wonAfter } from './won.js';

const compiled = new WeakMap<TableRules, Map<string, Game>>();
/** The table's game for some seats and under its limit, compiled once for each: that is dear, a round is cheap. */
export function gameFor(
  rules: TableRules,
  seats: readonly Seat[],
  { limit, noProgressive = false }: Pick<RoundOpened, 'limit' | 'noProgressive'> = {},
): Game {
  let games = compiled.get(rules);
  if (games === undefined) {
    games = new Map();
    compiled.set(rules, games);
  }
  const key = `${seats.join()} ${limit ?? ''} ${noProgressive}`;
  let game = games.get(key);
  if (game === undefined) {
    const all = limit === undefined ? rules.game : limited(rules.game, limit);
    game = compiledFor(rules.gameId, noProgressive ? withoutProgressive(all) : all, seats);
    games.set(key, game);
  }
  return game;
}

/** A game under a limit of what one person may bet in a hand; one that knows no such limit has its own. */
export const limited = (game: GameRules, wagerMax: Chips): GameRules =>
  'wagerMax' in game ? { ...game, wagerMax } : game;

/** The table after an event. */
export function evolve(state: TableState, e: TableEvent): TableState {
  switch (e.type) {
    case 'Seated':
      return seated(state, e);
    case 'ToppedUp':
      return change(state, e.seat, ({ stack, behind }) =>
        e.behind ? { behind: behind + e.amount } : { stack: stack + e.amount },
      );
    case 'BehindPlayed':
      return change(state, e.seat, ({ stack }) => ({ stack: stack + e.amount, behind: 0 }));
    case 'SatOut':
      return change(state, e.seat, () => ({ away: e.reason }));
    case 'CameBack':
      return change(state, e.seat, () => ({ away: null, post: e.post }));
    case 'LeaveNoted':
      return change(state, e.seat, () => ({ leaving: e.at }));
    case 'Left':
      return left(state, e);
    case 'SeatChanged': {
      const moved = change(state, e.seat, () => ({ seat: e.to, entry: e.entry, post: e.post }));
      return { ...moved, sittings: bySeat(moved.sittings) };
    }
    case 'ButtonDrawn':
      return drawn(
        state,
        e.seat,
        e.cards.map((c) => c.seat),
      );
    case 'GameBroke':
      // Whoever has had his turns at the bank has had them, unless everybody has gone.
      return {
        ...state,
        drawn: null,
        markers: null,
        played: [],
        leg: null,
        streaks: [],
        bank: state.sittings.length < 2 ? null : state.bank,
        ...(state.chosen ? { chosen: null } : {}),
      };
    case 'GameChosen': {
      const { seat, game } = e;
      return { ...drawn(state, seat, []), markers: null, chosen: { seat, game, round: state.rounds } };
    }
    case 'BlindsDue':
      return due(state, e);
    case 'TimeCollected':
      return timed(state, e);
    case 'DutyChanged':
      return change(state, e.seat, ({ patron }) => ({ patron: { ...patron, onDuty: e.onDuty } }));
    case 'PropositionMarked':
      return change(state, e.seat, ({ patron }) => ({ patron: { ...patron, proposition: e.proposition } }));
    case 'LimitNoticed':
      return { ...state, limit: { ...state.limit!, notice: { max: e.limit, from: e.from } } };
    case 'LimitChanged':
      return { ...state, limit: { max: e.limit, notice: null } };
    case 'ProgressiveCounted':
    case 'ProgressiveRemoved':
      return { ...state, progressive: e.progressive, countedAt: e.at };
    case 'ProgressiveTakenUp':
      return { ...state, progressive: e.progressive };
    case 'FundTakenUp':
      return { ...state, boxes: { ...state.boxes, [e.fund]: e.holds } };
    case 'RoundOpened':
      return opened(state, e);
    case 'Played': {
      const live = state.live!;
      const { game, round, won } = live;
      const next = { ...live, round: evolveRound(game, round, e.event), won: wonAfter(won, e.event) };
      return { ...countedTurns(state, e.event), live: next };
    }
    case 'RoundClosed':
      return closed(state, e);
  }
}

const bySeat = (sittings: readonly Sitting[]): readonly Sitting[] => sittings.toSorted((a, b) => a.seat - b.seat);
const change = (state: TableState, seat: Seat, to: (s: Sitting) => Partial<Sitting>): TableState => ({
  ...state,
  sittings: state.sittings.map((s) => (s.seat === seat ? { ...s, ...to(s) } : s)),
});

function seated(state: TableState, e: Seated): TableState {
  const { seat, patron, entry, due, post, paid, skipped = false } = e;
  const sitting: Sitting = {
    seat,
    patron,
    entry,
    due,
    skipped,
    post,
    paid,
    stack: e.buyIn,
    behind: 0,
    away: null,
    leaving: null,
    joined: e.at,
    owes: 0,
    outOfTurn: 0,
  };
  const departed = state.departed.filter((d) => d.patron.id !== patron.id);
  return { ...state, departed, sittings: bySeat([...state.sittings, sitting]) };
}
/** Who left longer ago than the return window is forgotten. */
function left(state: TableState, { seat, at, took }: Left): TableState {
  const { patron, entry, due, skipped, paid } = sittingAt(state, seat)!;
  const since = at - state.rules.returnWindowMinutes * 60_000;
  const departed = [
    ...state.departed.filter((d) => d.at > since),
    { seat, patron, entry, due, skipped, at, took, paid },
  ];
  return { ...state, departed, sittings: state.sittings.filter((s) => s.seat !== seat) };
}

/** A new game: whoever drew is in it, and what was due in the old one is not. */
function drawn(state: TableState, seat: Seat, drew: readonly Seat[]): TableState {
  const sittings = state.sittings.map((s) => ({
    ...s,
    entry: drew.includes(s.seat) ? IN : s.entry,
    due: NO_BLINDS,
    skipped: false,
  }));
  const departed = state.departed.map((d) => ({ ...d, due: NO_BLINDS, skipped: false }));
  return { ...state, drawn: seat, sittings, departed };
}
function due(state: TableState, e: BlindsDue): TableState {
  const mark = <T extends Standing>(list: readonly T[]): readonly T[] =>
    list.map((s) => (s.patron.id === e.patron ? { ...s, due: e.due } : s));
  return { ...state, sittings: mark(state.sittings), departed: mark(state.departed) };
}

function timed(state: TableState, e: TimeCollected): TableState {
  const amountFor = (list: TimeCollected['paid'], seat: Seat): Chips | undefined =>
    list.find((one) => one.seat === seat)?.amount;
  let total = 0;
  const sittings = state.sittings.map((s): Sitting => {
    const pays = amountFor(e.paid, s.seat);
    if (pays === undefined) return { ...s, owes: amountFor(e.owed, s.seat) ?? s.owes };
    total += pays;
    return { ...s, stack: s.stack - pays, paid: e.from, owes: 0 };
  });
  const takings = { ...state.takings, drop: state.takings.drop + total };
  return { ...state, sittings, takings, clock: { from: e.from, rate: e.rate, rule: e.rule } };
}

function opened(state: TableState, e: RoundOpened): TableState {
  const game = gameFor(state.rules, e.seats, e);
  const standings = [...state.sittings, ...state.departed.map((d) => ({ ...d, post: false }))].map(
    ({ seat, patron, entry, due, skipped, post }) => ({ seat, patron, entry, due, skipped, post }),
  );
  const before: Before = { markers: state.markers, played: state.played, boxes: state.boxes, standings };
  const played = e.seats.map((seat) => sittingAt(state, seat)!.patron.id);
  const sittings = state.sittings.map((s): Sitting => {
    const skipped = e.owing?.includes(s.seat) ?? false;
    if (e.seats.includes(s.seat)) return { ...s, entry: IN, due: NO_BLINDS, skipped, post: false };
    if (s.entry.kind === 'moved' && s.entry.hands > 0)
      return { ...s, skipped, entry: { kind: 'moved', hands: s.entry.hands - 1 } };
    return { ...s, skipped };
  });
  const live = { number: e.round, game, round: begin(game, e.setup), won: [], before };
  return { ...state, sittings, markers: e.markers, played, rounds: e.round, boxes: {}, live };
}

function closed(state: TableState, e: RoundClosed): TableState {
  const sittings = state.sittings.map((s): Sitting => {
    const now = e.stacks.find((one) => one.seat === s.seat);
    return now ? { ...s, stack: now.stack } : s;
  });
  const { drop, jackpot } = state.takings;
  const takings = { drop: drop + e.drop, jackpot: jackpot + e.jackpot };
  const boxes = Object.fromEntries((e.boxes ?? []).map(({ name, is }) => [name, is]));
  const house = state.house + (e.house ?? 0);
  const progressive = e.progressive ?? state.progressive;
  const next: TableState = { ...state, sittings, takings, boxes, house, progressive, live: null };
  // Nobody has seen all of what a void round dealt, so the shoe is shuffled anew.
  if (e.voided)
    return undone({ ...next, shoe: state.live!.round.faces.length > 0 ? null : state.shoe }, state.live!.before, e);
  return {
    ...next,
    markers: followed(state),
    leg: legAfter(state, e.whole),
    bank: bankAfter(state),
    shoe: shoeAfter(state),
    streaks: streaksAfter(state, e),
  };
}
/**
 * The next deal follows from where the felt's marker lies: where it was dealt, if that was out of position and played on
 *; before the winner, where he is first in the next game.
 */
function followed({ rules, markers, live }: TableState): TableState['markers'] {
  const name = leadMarker(rules);
  const marker = live!.game.markerOf.get(name);
  const at = marker === undefined ? null : live!.round.felt.markers[marker]!;
  if (rules.seating.kind === 'bank') return at === null ? markers : bankButton(live!, at);
  if (markers === null || at === null || at === markers[name]) return markers;
  if (rules.seating.kind !== 'blinds') return { ...markers, [name]: at };
  return { ...markers, ...markersAt(firstRound(live!.game.seats, at, howMany(rules.forced))) };
}
/** The bank button, and whether it lies with its second turn up. */
const bankButton = ({ game, round }: Live, bank: Seat): TableState['markers'] =>
  round.felt.markers[game.markerOf.get('second')!] === bank ? { bank, second: bank } : { bank };
/** Naturals in a row, by person and seat, over the hands he played there. */
function streaksAfter(state: TableState, { naturals = [] }: RoundClosed): TableState['streaks'] {
  if (naturals.length === 0) return state.streaks;
  const others = state.streaks.filter(({ seat }) => !naturals.some((one) => one.seat === seat));
  const now = naturals.map(({ seat, natural }) => {
    const patron = sittingAt(state, seat)!.patron.id;
    const was = state.streaks.find((one) => one.seat === seat && one.patron === patron)?.count ?? 0;
    return { patron, seat, count: natural ? was + 1 : 0 };
  });
  return [...others, ...now.filter(({ count }) => count > 0)];
}
function leadMarker({ seating }: TableRules): string {
  switch (seating.kind) {
    case 'blinds':
      return 'button';
    case 'rotation':
      return seating.marker;
    case 'winner-first':
      return 'first';
    case 'bank':
      return 'bank';
    case 'fixed':
      return 'button'; // which no such felt has
  }
}
function legAfter({ leg, sittings }: TableState, whole: Seat | null): TableState['leg'] {
  const winner = sittings.find((s) => s.seat === whole)?.patron.id;
  if (winner === undefined) return null; // a pot that was shared ends the run
  return { patron: winner, wins: leg?.patron === winner ? leg.wins + 1 : 1 };
}
/** A void round was not played: markers and what was due go back with the chips; what people asked for since stays. */
function undone(state: TableState, { markers, played, standings }: Before, e: RoundClosed): TableState {
  const was = (s: Standing) => standings.find((b) => b.patron.id === s.patron.id && b.seat === s.seat);
  const sittings = state.sittings.map((s): Sitting => {
    const old = was(s);
    if (!old) return s;
    const { entry, due, skipped, post } = old;
    const back = { ...s, entry, due, skipped };
    return e.stacks.some((one) => one.seat === s.seat) ? { ...back, post } : back;
  });
  const departed = state.departed.map((d) => ({ ...d, due: was(d)?.due ?? d.due }));
  return { ...state, markers, played, sittings, departed };
}
