// A house's lists as they stand: who waits for which game and limit, in which order; who has been called to which seat and until when; who
// is on his way from one table to another; which seats are kept. Folded from the journal alone. Nothing here decides, ticks or acts.
import { type Done, LISTS_FACTS, type ListEvent, type ListEventOf } from './lists-facts.js';

export type ListRules = ListEventOf<'ListRulesSet'>['after'];
export type Person = ListEventOf<'ListJoined'>['person'];
/** No sheet says how long, so this is the custom until a house sets its own; a seat is kept as tables keep it. */
export const usualLists: ListRules = { page: 5, callIn: 60, absent: 30, lunch: 60, lock: 10, calls: 'room' };
export const MINUTE = 60_000;

export interface Waiting extends Omit<ListEventOf<'ListJoined'>, 'type' | keyof Done> {
  readonly since: number;
  /** How often he was called in vain. */
  readonly missed: number;
}
export interface Call extends Omit<ListEventOf<'SeatCalled'>, 'type' | keyof Done> {
  readonly at: number;
}
export type Lock = Omit<ListEventOf<'SeatLocked'>, 'type' | keyof Done>;
export type Moving = Omit<ListEventOf<'MoveBegun'>, 'type'>;
export type Lunch = Omit<ListEventOf<'LunchTaken'>, 'type' | keyof Done>;
/** Somebody came off a list to a seat: what an estimate is made of. */
interface Seating {
  readonly game: string;
  readonly stake: string;
  readonly at: number;
}
export interface ListsState {
  readonly rules: ListRules;
  /** In the order in which they are called. */
  readonly waiting: readonly Waiting[];
  readonly calls: readonly Call[];
  readonly locks: readonly Lock[];
  /** The feeder of a main table. */
  readonly feeders: Readonly<Record<string, string>>;
  readonly moves: readonly Moving[];
  readonly lunches: readonly Lunch[];
  readonly seatings: readonly Seating[];
}
export const noLists: ListsState = {
  rules: usualLists,
  waiting: [],
  calls: [],
  locks: [],
  feeders: {},
  moves: [],
  lunches: [],
  seatings: [],
};
const SEATINGS_KEPT = 200;

export const isListEvent = (e: { readonly type: string }): e is ListEvent => Object.hasOwn(LISTS_FACTS, e.type);

/** The lists after something happened at this time. */
export function evolveLists(state: ListsState, e: ListEvent, at: number): ListsState {
  switch (e.type) {
    case 'ListJoined': {
      const { type: _type, whose: _whose, by: _by, reason: _reason, ...entry } = e;
      return { ...state, waiting: [...state.waiting, { ...entry, since: at, missed: 0 }] };
    }
    case 'ListArrived':
      return change(state, e.entry, () => ({ person: e.person, until: null }));
    case 'ListLeft':
      return left(state, e, at);
    case 'SeatCalled': {
      const { type: _type, whose: _whose, by: _by, reason: _reason, ...call } = e;
      return { ...state, calls: [...state.calls, { ...call, at }] };
    }
    case 'CallEnded':
      return ended(state, e);
    case 'SeatLocked': {
      const { table, seat, person, until } = e;
      return { ...unlocked(state, e), locks: [...unlocked(state, e).locks, { table, seat, person, until }] };
    }
    case 'SeatUnlocked':
      return unlocked(state, e);
    case 'FeederSet': {
      const { [e.main]: _was, ...others } = state.feeders;
      return { ...state, feeders: e.feeder === null ? others : { ...others, [e.main]: e.feeder } };
    }
    case 'MoveBegun': {
      const { type: _type, ...move } = e;
      return { ...state, moves: [...state.moves, move] };
    }
    case 'MoveEnded':
      return { ...state, moves: state.moves.filter(({ move }) => move !== e.move) };
    case 'LunchTaken': {
      const { table, person, until } = e;
      return { ...state, lunches: [...state.lunches, { table, person, until }] };
    }
    case 'LunchEnded':
      return {
        ...state,
        lunches: state.lunches.filter((one) => one.table !== e.table || one.person.id !== e.patron),
      };
    case 'ListRulesSet':
      return { ...state, rules: e.after };
  }
}

const change = (state: ListsState, entry: string, to: (one: Waiting) => Partial<Waiting>): ListsState => ({
  ...state,
  waiting: state.waiting.map((one) => (one.entry === entry ? { ...one, ...to(one) } : one)),
});
const unlocked = (state: ListsState, { table, seat }: Pick<Lock, 'table' | 'seat'>): ListsState => ({
  ...state,
  locks: state.locks.filter((one) => one.table !== table || one.seat !== seat),
});
function left(state: ListsState, { entry, why }: ListEventOf<'ListLeft'>, at: number): ListsState {
  const was = state.waiting.find((one) => one.entry === entry);
  const waiting = state.waiting.filter((one) => one.entry !== entry);
  const calls = state.calls.filter((one) => one.entry !== entry);
  const isSeating = why === 'seated' && was !== undefined && was.how !== 'change';
  const seatings = isSeating ? [...state.seatings, { game: was.game, stake: was.stake, at }] : state.seatings;
  return { ...state, waiting, calls, seatings: seatings.slice(-SEATINGS_KEPT) };
}
/** Whoever did not come to his seat goes to the end of his list. */
function ended(state: ListsState, { call, how }: ListEventOf<'CallEnded'>): ListsState {
  const was = state.calls.find((one) => one.call === call);
  const calls = state.calls.filter((one) => one.call !== call);
  if (how !== 'time' && how !== 'passed') return { ...state, calls };
  const entry = state.waiting.find((one) => one.entry === was?.entry);
  if (entry === undefined) return { ...state, calls };
  const others = state.waiting.filter((one) => one !== entry);
  return { ...state, calls, waiting: [...others, { ...entry, missed: entry.missed + 1 }] };
}
