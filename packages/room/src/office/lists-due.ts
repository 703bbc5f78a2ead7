// What a house's lists owe without anybody's asking, and when: a call whose time is over, somebody who telephoned and did not come, a
// locked seat, the next call to a free seat, somebody on his way between two tables. Its answer is data; nothing here ticks or acts.
import type { ListsState, Moving } from './lists.js';
import type { ListEvent } from './lists-facts.js';
import { callable, isOf, keptFor, type Next, nextCall, type SeenTable, seatedAt, tableOf } from './lists-look.js';

export type ListChore =
  /** The tables have changed, and the lists with them. */
  | { readonly do: 'settle' }
  | { readonly do: 'end-call'; readonly call: string }
  | { readonly do: 'late'; readonly entry: string }
  | { readonly do: 'unlock'; readonly table: string; readonly seat: number }
  | { readonly do: 'call'; readonly next: Next }
  | { readonly do: 'move'; readonly move: Moving };
export interface ListDue {
  readonly key: string;
  readonly at: number;
  readonly chore: ListChore;
}

/** Whom the house, or he himself, keeps from play. */
type KeptOut = (person: string) => boolean;
const nobody: KeptOut = () => false;

export function dueOnLists(
  state: ListsState,
  tables: readonly SeenTable[],
  now: number,
  isKeptOut: KeptOut = nobody,
): readonly ListDue[] {
  const owed: ListDue[] = [];
  const say = (key: string, at: number, chore: ListChore): void => void owed.push({ key, at, chore });
  const settled = settle(state, tables, isKeptOut);
  if (settled.length > 0) say(`settle/${JSON.stringify(settled)}`, now, { do: 'settle' });
  for (const { call, until } of state.calls) say(`call/${call}`, until, { do: 'end-call', call });
  for (const { entry, until } of state.waiting) if (until !== null) say(`late/${entry}`, until, { do: 'late', entry });
  for (const { table, seat, until } of state.locks)
    say(`lock/${table}/${seat}/${until}`, until, { do: 'unlock', table, seat });
  for (const move of state.moves) if (isReady(move, tables)) say(`move/${move.move}`, now, { do: 'move', move });
  // One at a time: what is left is asked again when that one is made.
  const next = settled.length > 0 ? null : nextCall(state, tables);
  if (next) say(`next/${next.table}/${next.seat}/${next.person.id ?? next.entry}`, now, { do: 'call', next });
  return owed;
}
/** Nobody moves in the middle of a hand. Whoever does not sit where he should is on his way, or gone: that is looked into at once. */
const isReady = ({ from, person }: Moving, tables: readonly SeenTable[]): boolean =>
  !(seatedAt(tableOf(tables, from), person.id)?.inHand ?? false);

/**
 * What the tables have made of the lists: who sits is off his list, a call to a seat that is no more is over, whoever has come back is not
 * at lunch. So whatever way somebody took to his seat, and wherever the room was stopped, the lists follow.
 */
export function settle(
  state: ListsState,
  tables: readonly SeenTable[],
  isKeptOut: KeptOut = nobody,
): readonly ListEvent[] {
  const off = keptOff(state, isKeptOut);
  return off.length > 0
    ? off
    : [...settledCalls(state, tables), ...settledEntries(state, tables), ...settledSeats(state, tables)];
}
const ROOM = { whose: 'room' } as const;

/** Whoever may not play waits for nothing, and no seat is kept for him. */
function keptOff({ waiting, locks }: ListsState, isKeptOut: KeptOut): readonly ListEvent[] {
  const isOff = ({ person: { id } }: { readonly person: { readonly id: string | null } }): boolean =>
    id !== null && isKeptOut(id);
  return [
    ...waiting.filter(isOff).map(({ entry }): ListEvent => ({ type: 'ListLeft', entry, why: 'gone', ...ROOM })),
    ...locks.filter(isOff).map(({ table, seat }): ListEvent => ({ type: 'SeatUnlocked', table, seat, ...ROOM })),
  ];
}

function settledCalls(state: ListsState, tables: readonly SeenTable[]): readonly ListEvent[] {
  return state.calls.flatMap((one): readonly ListEvent[] => {
    const table = tableOf(tables, one.table);
    const isThere = seatedAt(table, one.person.id) !== undefined;
    if (isThere && one.from !== one.table) return [{ type: 'CallEnded', call: one.call, how: 'taken', ...ROOM }];
    const isTaken = table?.taken.some(({ seat, person }) => seat === one.seat && person.id !== one.person.id) ?? true;
    const hasLeft = one.from !== undefined && !seatedAt(tableOf(tables, one.from), one.person.id);
    return isTaken || hasLeft ? [{ type: 'CallEnded', call: one.call, how: 'gone', ...ROOM }] : [];
  });
}
function settledEntries(state: ListsState, tables: readonly SeenTable[]): readonly ListEvent[] {
  return state.waiting.flatMap((one): readonly ListEvent[] => {
    const { entry, person } = one;
    const isMoving = state.moves.some((move) => move.person.id === person.id);
    if (one.how !== 'change') {
      const sits = tables.some((table) => isOf(table, one) && seatedAt(table, person.id));
      return sits ? [{ type: 'ListLeft', entry, why: 'seated', ...ROOM }] : [];
    }
    if (isMoving) return [];
    if (one.from !== one.table && seatedAt(tableOf(tables, one.table), person.id))
      return [{ type: 'ListLeft', entry, why: 'seated', ...ROOM }];
    const isStill = seatedAt(tableOf(tables, one.from), person.id) && tableOf(tables, one.table);
    return isStill ? [] : [{ type: 'ListLeft', entry, why: 'gone', ...ROOM }];
  });
}
function settledSeats(state: ListsState, tables: readonly SeenTable[]): readonly ListEvent[] {
  const unlocked = state.locks.filter(({ table: id, seat }) => {
    const table = tableOf(tables, id);
    return table === undefined || table.taken.some((one) => one.seat === seat);
  });
  const fed = Object.entries(state.feeders).filter(([main, from]) => !tableOf(tables, main) || !tableOf(tables, from));
  const back = state.lunches.filter(({ table, person }) => !seatedAt(tableOf(tables, table), person.id)?.away);
  return [
    ...unlocked.map(({ table, seat }): ListEvent => ({ type: 'SeatUnlocked', table, seat, ...ROOM })),
    ...fed.map(([main, before]): ListEvent => ({ type: 'FeederSet', main, feeder: null, before, ...ROOM })),
    ...back.map(({ table, person }): ListEvent => ({ type: 'LunchEnded', table, patron: person.id!, ...ROOM })),
  ];
}

/** Why a seat is not somebody's to take: it is locked up for another, or others wait for the game and have not been called yet. */
export function heldBack(
  state: ListsState,
  table: SeenTable,
  seat: number,
  patron: string,
): 'seat-locked' | 'others-wait' | null {
  const kept = keptFor(state, table.id, seat);
  if (kept) return kept.id === patron ? null : 'seat-locked';
  if (seatedAt(table, patron)) return null; // another seat at his own table
  const list = callable(state, table);
  const own = list.findIndex((one) => one.person.id === patron);
  const others = own < 0 ? list : list.slice(0, own);
  return others.length > 0 ? 'others-wait' : null;
}
