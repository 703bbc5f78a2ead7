/**
 * What a kind of seating must be able to say: who is dealt in next and where the markers go, what is posted, what passes those
 * who are away, and what a move costs. One file each, seating-<kind>.ts; seating.ts is the only list of them.
 */
import type { Chips, RuleId, Seat } from '../kernel/index.js';
import type { Post } from '../steps/index.js';
import type { BlindsDue } from './event.js';
import type { TableRules } from './rules.js';
import type { Entry, Markers, Sitting, Standing, TableState } from './state.js';

/** Why somebody who is ready is not dealt in. */
export type BlindsHold = 'between-blinds' | 'dealer-position' | 'big-blind' | 'hands';
export type Hold = BlindsHold | 'in-another-hand';
export interface Held {
  readonly seat: Seat;
  readonly why: Hold;
  readonly rule: RuleId;
}
/** A round's seats and markers. */
export interface Placing {
  /** In the order of action. */
  readonly dealt: readonly Seat[];
  readonly markers: Markers;
  /** Of these, the ones the game itself plays by. */
  readonly onFelt: Markers;
  readonly posts: readonly Post[];
  /** Who owes a small blind after it, because two big blinds were posted; left out where that cannot be. */
  readonly owing?: readonly Seat[];
  /** The clause the markers rest on. */
  readonly rule: RuleId;
  readonly held: readonly Held[];
}
/** What coming in at once costs: both blinds, the small one dead, after an absence; a live big blind after a move. */
export interface Price {
  readonly dead: Chips;
  readonly live: Chips;
  readonly rule: RuleId;
}

export interface Strategy {
  /** The next round, of those who are ready: enough of them, and the button drawn for where it must be. */
  place(state: TableState, ready: readonly Sitting[]): Placing;
  /** What passed those who are away when this round was opened, `before` being the table until then. */
  passed(before: TableState, now: TableState, placing: Placing): readonly BlindsDue[];
  /** How somebody stands who moves from one seat to another; `mover` is where he sits, if he does. */
  moved(state: TableState, entry: Entry, p: { from: Seat; to: Seat; mover: Seat | null }): Entry;
  /** What it costs somebody to come in at once, rather than wait. */
  priceOf(rules: TableRules, s: Standing): Price;
}
