// The tables of a house as its lists look at them, and what the two say together: which seats are free, who comes next to one, who is
// how far up, and how long it may take. Questions with data for answers; nothing changes.
import type { Call, ListsState, Person, Waiting } from './lists.js';

export interface SeenSeat {
  readonly seat: number;
  readonly person: { readonly id: string; readonly name: string };
  readonly bot: boolean;
  /** When he sat down here. */
  readonly joined: number;
  readonly inHand: boolean;
  readonly away: boolean;
  readonly leaving: boolean;
}
export interface SeenTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly stake: string;
  readonly seats: number;
  readonly buyIn: { readonly min: number; readonly max: number | null };
  readonly taken: readonly SeenSeat[];
  /** Chips are bought from purses: nobody carries any to where they are bought from wallets. */
  readonly purse: boolean;
  /** The house takes nobody in here: it is paused, or about to close. */
  readonly shut: boolean;
  readonly playing: boolean;
}
export type Kind = Pick<Waiting, 'game' | 'stake'>;
export const isOf = (a: Kind, b: Kind): boolean => a.game === b.game && a.stake === b.stake;
export const tableOf = (tables: readonly SeenTable[], id: string | undefined): SeenTable | undefined =>
  tables.find((one) => one.id === id);
export const seatedAt = (table: SeenTable | undefined, patron: string | null): SeenSeat | undefined =>
  patron === null ? undefined : table?.taken.find((one) => one.person.id === patron);

/** For whom a seat is kept: he was called to it, is on his way to it, or the desk has locked it up for him. */
export function keptFor(state: ListsState, table: string, seat: number): Person | null {
  const call = state.calls.find((one) => one.table === table && one.seat === seat);
  const move = state.moves.find((one) => one.to === table && one.seat === seat);
  const lock = state.locks.find((one) => one.table === table && one.seat === seat);
  return (call ?? move ?? lock)?.person ?? null;
}
/** Seats that nobody sits in and that are kept for nobody. */
export function freeSeats(state: ListsState, table: SeenTable): readonly number[] {
  const seats = Array.from({ length: table.seats }, (_, i) => i + 1);
  return seats.filter(
    (seat) => !table.taken.some((one) => one.seat === seat) && keptFor(state, table.id, seat) === null,
  );
}

/** Is he free to be called: here, not called to another seat already, and not on his way? */
const isCallable = (state: ListsState, { entry, person, until }: Waiting): boolean =>
  until === null &&
  !state.calls.some((one) => one.entry === entry) &&
  !(person.id !== null && state.moves.some((one) => one.person.id === person.id));
/** Those who wait for a game and limit, in their order, whether they have come yet or not. */
export const listOf = (state: ListsState, kind: Kind): readonly Waiting[] =>
  state.waiting.filter((one) => one.how !== 'change' && isOf(one, kind));
export const callable = (state: ListsState, kind: Kind): readonly Waiting[] =>
  listOf(state, kind).filter((one) => isCallable(state, one));

/** A seat and who is to be called to it. */
export type Next = Pick<Call, 'kind' | 'entry' | 'person' | 'table' | 'seat' | 'from'>;

/** Who must move from a feeder: whoever has been there longest. */
function mustMove(state: ListsState, tables: readonly SeenTable[], main: SeenTable): SeenSeat | null {
  const feeder = tableOf(tables, state.feeders[main.id]);
  if (feeder === undefined) return null;
  const isBusy = ({ person }: SeenSeat): boolean =>
    [...state.calls, ...state.moves].some((one) => one.person.id === person.id);
  const able = feeder.taken.filter((one) => !one.bot && !one.leaving && !isBusy(one));
  return able.toSorted((a, b) => a.joined - b.joined)[0] ?? null;
}
/**
 * Who comes next to a free seat of a table: whoever sits there and wants another seat; whoever must move there; whoever asked to change
 * to it; then the list. While a main table has a feeder with people at it, the list goes to the feeder.
 */
export function nextTo(state: ListsState, tables: readonly SeenTable[], table: SeenTable): Omit<Next, 'seat'> | null {
  const changes = state.waiting.filter(
    (one) => one.how === 'change' && one.table === table.id && isCallable(state, one),
  );
  const asked = (one: Waiting | undefined): Omit<Next, 'seat'> | null =>
    one ? { kind: 'change', entry: one.entry, person: one.person, table: table.id, from: one.from! } : null;
  const within = asked(changes.find((one) => one.from === table.id));
  if (within) return within;
  const must = mustMove(state, tables, table);
  if (must) {
    const { id, name } = must.person;
    return { kind: 'must', entry: null, person: { id, name }, table: table.id, from: state.feeders[table.id]! };
  }
  const across = asked(changes[0]);
  if (across) return across;
  if (isFed(state, tables, table)) return null;
  const first = callable(state, table)[0];
  return first ? { kind: 'list', entry: first.entry, person: first.person, table: table.id } : null;
}
const isFed = (state: ListsState, tables: readonly SeenTable[], { id }: SeenTable): boolean =>
  tableOf(tables, state.feeders[id])?.taken.some((one) => !one.bot) ?? false;

/** The next call that is to be made; `by` the room alone, or whoever stands at the desk, who makes those of the list himself. */
export function nextCall(state: ListsState, tables: readonly SeenTable[]): Next | null {
  for (const table of tables) {
    if (table.shut) continue;
    const next = nextTo(state, tables, table);
    if (next === null || (state.rules.calls === 'desk' && next.kind !== 'must')) continue;
    const seat = freeSeats(state, table)[0];
    if (seat !== undefined) return { ...next, seat };
  }
  return null;
}

const WINDOW = 2 * 3_600_000;
const LEAST_SEATINGS = 3;
/**
 * Minutes until somebody at this place may be called, by how often somebody came off this list in the last two hours, to five minutes
 * upwards. Null where too few did to say: nothing is better than a guess.
 */
export function estimate({ seatings }: ListsState, kind: Kind, place: number, at: number): number | null {
  const lately = seatings.filter((one) => isOf(one, kind) && at - one.at < WINDOW);
  if (lately.length < LEAST_SEATINGS) return null;
  const each = (at - lately[0]!.at) / lately.length;
  return Math.max(5, Math.ceil((place * each) / 300_000) * 5);
}
/** His place among those who wait for the same: 1 is next. */
export function placeOf(state: ListsState, entry: Waiting): number {
  const list =
    entry.how === 'change'
      ? state.waiting.filter((one) => one.how === 'change' && one.table === entry.table)
      : listOf(state, entry);
  return list.indexOf(entry) + 1;
}
/** As a name stands on the wall: the first name and an initial. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  const last = rest.at(-1);
  const given = [...first].slice(0, 14).join('');
  return last ? `${given} ${[...last][0]!.toLocaleUpperCase()}.` : given;
}
