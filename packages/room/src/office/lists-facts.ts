// What happens on a house's lists, as it is declared: who wrote himself down, who was called to which seat and until when, who moves from
// one table to another, which seats are kept. It stands in the journal of the house.
import { choice, count, fact, flag, maybe, optional, record, seat, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import { staffer } from './acted.js';

/** Somebody on a list: staff may write down a name that has no account yet. */
const person = record({ id: maybe(text), name: text });
/** Whose doing it was: his own, the desk's, the room's because a seat was free, or the clock's because a time was over. */
const done = {
  whose: choice('own', 'desk', 'room', 'clock'),
  by: optional(staffer),
  reason: optional(text),
};
/** Minutes that the house keeps to, and who calls: the room by itself when a seat is free, or the desk. */
const rules = record({
  page: count,
  callIn: count,
  absent: count,
  lunch: count,
  lock: count,
  calls: choice('room', 'desk'),
});

export const LISTS_FACTS = {
  /** `until`: he has telephoned, and is expected by then. `from` and `table`: he sits there, and wants to change to that table. */
  ListJoined: fact({
    entry: text,
    person,
    game: text,
    stake: text,
    how: choice('own', 'desk', 'phone', 'change'),
    until: maybe(count),
    from: optional(text),
    table: optional(text),
    ...done,
  }),
  /** Whoever telephoned has come. */
  ListArrived: fact({ entry: text, person, ...done }),
  /** `missed`: called twice in vain. `late`: telephoned and did not come. `gone`: he, or what he waited for, is not there any more. */
  ListLeft: fact({ entry: text, why: choice('asked', 'seated', 'missed', 'late', 'gone'), ...done }),
  /** A seat is locked up for him until then: from the list, from a change he asked for, or because his table feeds this one. */
  SeatCalled: fact({
    call: text,
    kind: choice('list', 'change', 'must'),
    entry: maybe(text),
    person,
    table: text,
    seat,
    from: optional(text),
    until: count,
    ...done,
  }),
  /** `time` and `passed` send him to the end of his list once, and off it the second time. */
  CallEnded: fact({ call: text, how: choice('taken', 'passed', 'time', 'withdrawn', 'gone'), ...done }),
  /** The desk keeps a seat for somebody. */
  SeatLocked: fact({ table: text, seat, person, until: count, ...done }),
  SeatUnlocked: fact({ table: text, seat, ...done }),
  /** Whoever has been longest at the feeder must move when a seat opens at the main table; null: no longer. */
  FeederSet: fact({ main: text, feeder: maybe(text), before: maybe(text), ...done }),
  /** Somebody goes to another table, or another seat, as soon as he is in no hand. */
  MoveBegun: fact({ move: text, person, from: text, to: text, seat, must: flag, post: flag, ...done }),
  MoveEnded: fact({ move: text, how: choice('done', 'dropped'), why: optional(text), ...done }),
  /** His seat is kept until then, however long others are waited for. */
  LunchTaken: fact({ table: text, person, until: count, ...done }),
  LunchEnded: fact({ table: text, patron: text, ...done }),
  ListRulesSet: fact({ before: rules, after: rules, ...done }),
};
export type ListEvent = FlatOf<typeof LISTS_FACTS>;
export type ListEventOf<K extends ListEvent['type']> = Extract<ListEvent, { type: K }>;
/** What a decision says besides: whose doing it is. */
export type Done = Pick<ListEventOf<'ListLeft'>, 'whose' | 'by' | 'reason'>;
