// What may be done with a house's lists: asked in, facts or a refusal out. Pure: the lists, the tables as they are seen and the time are
// given. No sheet has a word about lists, so that no clause is named but where a table's own rule speaks.
import type { Call, ListRules, ListsState, Person, Waiting } from './lists.js';
import { MINUTE } from './lists.js';
import type { Done, ListEvent } from './lists-facts.js';
import {
  callable,
  freeSeats,
  isOf,
  type Kind,
  keptFor,
  type Next,
  nextCall,
  type SeenTable,
  seatedAt,
  tableOf,
} from './lists-look.js';
import { type OfficeRefusal, officeRefuse } from './refusals.js';

export type ListAnswer = { readonly events: readonly ListEvent[] } | OfficeRefusal;
const so = (...events: readonly ListEvent[]): ListAnswer => ({ events });

/** Where something is decided: the lists, the tables, and when. */
export interface Desk {
  readonly state: ListsState;
  readonly tables: readonly SeenTable[];
  readonly at: number;
}
const LIST_MAX = 200;
/** Minutes a house may set or somebody be given: not none, and no longer than a shift. */
const MINUTES_MAX = 12 * 60;
const isMinutes = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= MINUTES_MAX;

export interface JoinAsked extends Kind {
  readonly entry: string;
  readonly person: Person;
  readonly how: 'own' | 'desk' | 'phone';
  /** Whoever has telephoned: in how many minutes he is expected. The house's own unless told. */
  readonly minutes?: number | undefined;
  /** Is this game with this limit in the house's book? */
  readonly offered: boolean;
}
const same = (a: Person, b: Person): boolean =>
  a.id !== null || b.id !== null ? a.id === b.id : a.name.toLocaleLowerCase() === b.name.toLocaleLowerCase();

export function join({ state, tables, at }: Desk, asked: JoinAsked, done: Done): ListAnswer {
  const { entry, person, game, stake, how, minutes = state.rules.callIn } = asked;
  if (!asked.offered) return officeRefuse('unknown-game');
  const list = state.waiting.filter((one) => one.how !== 'change' && isOf(one, asked));
  if (list.some((one) => same(one.person, person))) return officeRefuse('already-listed');
  const sits = tables.find((one) => isOf(one, asked) && seatedAt(one, person.id));
  if (sits) return officeRefuse('already-seated', { table: sits.name });
  if (list.length >= LIST_MAX) return officeRefuse('list-full', { most: LIST_MAX });
  if (!isMinutes(minutes)) return officeRefuse('bad-minutes', { most: MINUTES_MAX });
  const until = how === 'phone' ? at + minutes * MINUTE : null;
  return so({ type: 'ListJoined', entry, person, game, stake, how, until, ...done });
}

export interface ChangeAsked {
  readonly entry: string;
  readonly person: Person;
  readonly from: string;
  /** The table he wants to go to; his own, where he wants another seat. */
  readonly table: string;
}
/** Somebody seated asks for another table, or another seat of his own: he is called when one is free. */
export function askChange({ state, tables }: Desk, asked: ChangeAsked, done: Done): ListAnswer {
  const { entry, person, from, table: to } = asked;
  const table = tableOf(tables, to);
  if (table === undefined) return officeRefuse('no-such-table');
  if (!seatedAt(tableOf(tables, from), person.id)) return officeRefuse('not-seated');
  if (from !== to && seatedAt(table, person.id)) return officeRefuse('already-seated', { table: table.name });
  if (tableOf(tables, from)!.purse !== table.purse) return officeRefuse('other-money');
  // Whoever sits at a feeder goes to its main table when his turn comes, and not before.
  if (from !== to && state.feeders[to] === from) return officeRefuse('must-move');
  const { game, stake } = table;
  if (state.waiting.some((one) => one.how === 'change' && one.table === to && same(one.person, person)))
    return officeRefuse('already-listed');
  return so({ type: 'ListJoined', entry, person, game, stake, how: 'change', until: null, from, table: to, ...done });
}

const entryOf = ({ state }: Desk, entry: string): Waiting | undefined =>
  state.waiting.find((one) => one.entry === entry);
const callOf = ({ state }: Desk, call: string): Call | undefined => state.calls.find((one) => one.call === call);

/** Off the list, of his own accord or by the desk. A seat that is locked up for him is free again. */
export function leaveList(desk: Desk, entry: string, done: Done): ListAnswer {
  if (!entryOf(desk, entry)) return officeRefuse('not-listed');
  return so({ type: 'ListLeft', entry, why: 'asked', ...done });
}
export function arrive(desk: Desk, entry: string, person: Person, done: Done): ListAnswer {
  const one = entryOf(desk, entry);
  if (!one) return officeRefuse('not-listed');
  if (person.id === null) return officeRefuse('no-account');
  const twice = desk.state.waiting.some((other) => other !== one && isOf(other, one) && same(other.person, person));
  return twice ? officeRefuse('already-listed') : so({ type: 'ListArrived', entry, person, ...done });
}
/** Whoever telephoned has not come in time. */
export const late = (desk: Desk, entry: string): ListAnswer =>
  entryOf(desk, entry)?.until == null
    ? officeRefuse('not-listed')
    : so({ type: 'ListLeft', entry, why: 'late', whose: 'clock' });

export interface PageAsked {
  readonly call: string;
  readonly entry: string;
  readonly table: string;
  readonly seat?: number | undefined;
}
/** The desk calls somebody to a seat. Whoever is called before others of his list is called with a reason. */
export function page(desk: Desk, asked: PageAsked, done: Done): ListAnswer {
  const { state, tables } = desk;
  const one = entryOf(desk, asked.entry);
  if (!one) return officeRefuse('not-listed');
  if (one.until !== null) return officeRefuse('not-arrived');
  if (state.calls.some(({ entry }) => entry === one.entry)) return officeRefuse('already-called');
  const table = tableOf(tables, asked.table);
  if (table === undefined || table.shut) return officeRefuse('no-such-table');
  if (!isOf(table, one) || (one.table !== undefined && one.table !== table.id)) return officeRefuse('other-game');
  const free = freeSeats(state, table);
  if (free.length === 0) return officeRefuse('no-free-seat');
  const { seat = free[0]! } = asked;
  if (!free.includes(seat)) return officeRefuse(keptFor(state, table.id, seat) ? 'seat-locked' : 'seat-taken');
  const isPassing = one.how !== 'change' && callable(state, one)[0] !== one;
  if (isPassing && !done.reason) return officeRefuse('reason-missing');
  const kind = one.how === 'change' ? 'change' : 'list';
  const from = one.from === undefined ? {} : { from: one.from };
  return called(desk, { kind, entry: one.entry, person: one.person, table: table.id, seat, ...from }, asked.call, done);
}
/** A seat is locked up for somebody, for as long as the house gives him. */
export function called({ state, at }: Desk, next: Next, call: string, done: Done): ListAnswer {
  return so({ type: 'SeatCalled', call, ...next, until: at + state.rules.page * MINUTE, ...done });
}

/** The room calls whoever is next to a free seat, if he still is by then. */
export function callNext(desk: Desk, next: Next, call: string): ListAnswer {
  const now = nextCall(desk.state, desk.tables);
  const isStill =
    now !== null && now.table === next.table && now.person.id === next.person.id && now.entry === next.entry;
  return isStill ? called(desk, now, call, { whose: 'room' }) : { events: [] };
}

/** He has not come: to the end of his list, once, and then off it. Whoever must move is moved. */
export function timeUp(desk: Desk, call: string, move: string): ListAnswer {
  const one = callOf(desk, call);
  if (!one || one.until > desk.at) return officeRefuse('not-called');
  return missed(desk, one, 'time', move, { whose: 'clock' });
}
/** "Not now." Nobody who must move may say so. */
export function pass(desk: Desk, call: string, done: Done): ListAnswer {
  const one = callOf(desk, call);
  if (!one) return officeRefuse('not-called');
  return one.kind === 'must' ? officeRefuse('must-move') : missed(desk, one, 'passed', '', done);
}
function missed(desk: Desk, one: Call, how: 'time' | 'passed', move: string, done: Done): ListAnswer {
  const ended: ListEvent = { type: 'CallEnded', call: one.call, how, ...done };
  if (one.kind === 'must') return so(ended, begun(one, { move, post: false }, done));
  const entry = one.entry === null ? undefined : entryOf(desk, one.entry);
  if (!entry || entry.missed === 0) return so(ended);
  return so(ended, { type: 'ListLeft', entry: entry.entry, why: 'missed', ...done });
}
const begun = (one: Call, { move, post }: { move: string; post: boolean }, done: Done): ListEvent => ({
  type: 'MoveBegun',
  move,
  person: one.person,
  from: one.from!,
  to: one.table,
  seat: one.seat,
  must: one.kind === 'must',
  post,
  ...done,
});
/** The desk takes a call back: he keeps his place. */
export const withdraw = (desk: Desk, call: string, done: Done): ListAnswer =>
  callOf(desk, call) ? so({ type: 'CallEnded', call, how: 'withdrawn', ...done }) : officeRefuse('not-called');

/** The call somebody answers, if it is his and its time is not over. */
export function callFor(desk: Desk, call: string, patron: string): Call | OfficeRefusal {
  const one = callOf(desk, call);
  if (!one || one.person.id !== patron) return officeRefuse('not-called');
  return one.until <= desk.at ? officeRefuse('time-over') : one;
}
/** He comes to the seat he was called to from another table, or another seat of this one: as soon as he is in no hand. */
export function takeMove(one: Call, p: { move: string; post: boolean }, done: Done): ListAnswer {
  const ended: ListEvent = { type: 'CallEnded', call: one.call, how: 'taken', ...done };
  const off: readonly ListEvent[] =
    one.entry === null ? [] : [{ type: 'ListLeft', entry: one.entry, why: 'seated', ...done }];
  return so(ended, ...off, begun(one, p, done));
}

export interface MoveAsked {
  readonly move: string;
  readonly person: Person;
  readonly from: string;
  readonly to: string;
  readonly seat?: number | undefined;
  readonly post?: boolean;
}
/** The desk moves somebody to another table, or another seat. */
export function moveTo({ state, tables }: Desk, asked: MoveAsked, done: Done): ListAnswer {
  const { move, person, from, to, post = false } = asked;
  const table = tableOf(tables, to);
  if (table === undefined || table.shut || tableOf(tables, from) === undefined) return officeRefuse('no-such-table');
  if (!seatedAt(tableOf(tables, from), person.id)) return officeRefuse('not-seated');
  if (from !== to && seatedAt(table, person.id)) return officeRefuse('already-seated', { table: table.name });
  if (tableOf(tables, from)!.purse !== table.purse) return officeRefuse('other-money');
  if (state.moves.some((one) => one.person.id === person.id)) return officeRefuse('already-moving');
  const free = freeSeats(state, table);
  const own = state.calls.find((one) => one.person.id === person.id && one.table === to);
  const seat = asked.seat ?? own?.seat ?? free[0];
  if (seat === undefined) return officeRefuse('no-free-seat');
  if (!free.includes(seat) && own?.seat !== seat)
    return officeRefuse(keptFor(state, to, seat) ? 'seat-locked' : 'seat-taken');
  const ended: readonly ListEvent[] = own ? [{ type: 'CallEnded', call: own.call, how: 'taken', ...done }] : [];
  return so(...ended, { type: 'MoveBegun', move, person, from, to, seat, must: false, post, ...done });
}

export interface LockAsked {
  readonly table: string;
  readonly seat: number;
  readonly person: Person;
  readonly minutes?: number | undefined;
}
export function lock({ state, tables, at }: Desk, asked: LockAsked, done: Done): ListAnswer {
  const { table: id, seat, person, minutes = state.rules.lock } = asked;
  const table = tableOf(tables, id);
  if (table === undefined) return officeRefuse('no-such-table');
  if (!isMinutes(minutes)) return officeRefuse('bad-minutes', { most: MINUTES_MAX });
  if (!freeSeats(state, table).includes(seat))
    return officeRefuse(keptFor(state, id, seat) ? 'seat-locked' : seat > table.seats ? 'no-free-seat' : 'seat-taken');
  return so({ type: 'SeatLocked', table: id, seat, person, until: at + minutes * MINUTE, ...done });
}
export function unlock({ state }: Desk, table: string, seat: number, done: Done): ListAnswer {
  const is = state.locks.some((one) => one.table === table && one.seat === seat);
  return is ? so({ type: 'SeatUnlocked', table, seat, ...done }) : officeRefuse('not-locked');
}

/** From now on a table feeds another of the same game and limit; or no longer. */
export function setFeeder({ state, tables }: Desk, main: string, feeder: string | null, done: Done): ListAnswer {
  const table = tableOf(tables, main);
  const from = feeder === null ? null : tableOf(tables, feeder);
  if (table === undefined || from === undefined) return officeRefuse('no-such-table');
  if (main === feeder) return officeRefuse('same-table');
  if (from && (!isOf(table, from) || from.purse !== table.purse)) return officeRefuse('other-game');
  for (let at = feeder; at !== null; at = state.feeders[at] ?? null)
    if (at === main) return officeRefuse('feeder-loop');
  return so({ type: 'FeederSet', main, feeder, before: state.feeders[main] ?? null, ...done });
}

/** Somebody seated goes to eat: his seat is kept for the house's minutes, and he is dealt no hand meanwhile. */
export function lunch({ state, tables, at }: Desk, table: string, person: Person, done: Done): ListAnswer {
  if (tableOf(tables, table) === undefined) return officeRefuse('no-such-table');
  if (!seatedAt(tableOf(tables, table), person.id)) return officeRefuse('not-seated');
  if (state.lunches.some((one) => one.table === table && one.person.id === person.id))
    return officeRefuse('already-at-lunch');
  return so({ type: 'LunchTaken', table, person, until: at + state.rules.lunch * MINUTE, ...done });
}
export function setRules({ state }: Desk, after: ListRules, done: Done): ListAnswer {
  const { calls: _calls, ...minutes } = after;
  if (!Object.values(minutes).every(isMinutes)) return officeRefuse('bad-minutes', { most: MINUTES_MAX });
  return so({ type: 'ListRulesSet', before: state.rules, after, ...done });
}
