// Whoever works or plays on that day, and what he does. How he does it is not the script's business: over HTTP and a socket, or otherwise.
import type { FloatWay } from '../../float.js';
import type { Role } from '../../roles.js';
import type { TableAsked } from './houses.js';

/** A box by the name of its table and the kind of fee, in cents. */
export interface BoxFigure {
  readonly table: string;
  readonly kind: string;
  readonly amount: number;
}
export interface Redress {
  readonly to: string;
  readonly amount: number;
  readonly rule: string;
  readonly reason: string;
}
export interface Worker {
  readonly name: string;
  // people
  takes(code: string): Promise<void>;
  invites(role: Role): Promise<string>;
  clocksIn(role: Role): Promise<void>;
  clocksOut(): Promise<void>;
  // lists and seats
  putsDown(game: string, stake: string): Promise<void>;
  writesDown(who: string, game: string, stake: string): Promise<void>;
  /** Takes the seat he is called to. */
  answers(table: string): Promise<void>;
  sits(table: string): Promise<void>;
  /** Why he may not sit down there. */
  isRefused(table: string): Promise<string>;
  // floor
  opens(table: TableAsked): Promise<void>;
  calls(table: string, note: string): Promise<void>;
  comes(table: string): Promise<void>;
  /** Calls what went wrong at the table, the first thing that needs no more saying, and confirms the ruling. */
  rules(table: string, reason: string): Promise<void>;
  pauses(table: string, reason: string): Promise<void>;
  resumes(table: string, reason: string): Promise<void>;
  announces(table: string, limit: number, reason: string): Promise<void>;
  bars(who: string, days: number, reason: string): Promise<void>;
  closes(table: string, reason: string): Promise<void>;
  // disputes
  disputes(table: string, hand: number, claim: string): Promise<void>;
  decides(claim: string, redress: Redress): Promise<void>;
  /** A dispute is written down for somebody who was dealt in. */
  writesClaim(table: string, hand: number, who: string, claim: string, reason: string): Promise<void>;
  /** The hand stays as it was played. */
  letsStand(claim: string, reason: string): Promise<void>;
  /** Confirms the last ruling that was made at a table. */
  confirms(reason: string): Promise<void>;
  // money
  /** The house's own money, brought to its cage or taken out. */
  funds(way: FloatWay, amount: number, reason: string): Promise<void>;
  sells(who: string, amount: number): Promise<void>;
  cashes(who: string, amount: number): Promise<void>;
  /** What lies in the boxes, for who may see it. */
  boxes(): Promise<readonly BoxFigure[]>;
  pulls(): Promise<void>;
  counts(number: number, figures: readonly BoxFigure[]): Promise<void>;
  corrects(number: number, figure: BoxFigure, reason: string): Promise<void>;
  // jackpots
  posts(rule: string, share: string, reason: string): Promise<void>;
  seeds(amount: number, reason: string): Promise<void>;
  awards(won: string, to: string, reason: string): Promise<void>;
  countsProgressive(table: string, reason: string): Promise<void>;
  // records
  statement(): Promise<string>;
  /** Every act of staff on that day: who, as what, what, and why. */
  acts(): Promise<readonly string[]>;
  /** Takes a sealed copy along, and says what came of proving it: nothing that is wrong. */
  verifies(): Promise<readonly string[]>;
}
/** Six roles at once, and a second patron to play with. */
export interface Cast {
  readonly owner: Worker;
  readonly floor: Worker;
  readonly dealer: Worker;
  readonly cage: Worker;
  readonly inspector: Worker;
  readonly patron: Worker;
  readonly second: Worker;
  /** These play at a table until so many hands are over; or, where it is being closed, until it is gone. */
  play(players: readonly Worker[], table: string, hands: number): Promise<void>;
  /** So many hands have begun at the table. */
  dealt(player: Worker, table: string, hands: number): Promise<void>;
  /** Puts the room's clock forward. */
  forward(ms: number): Promise<void>;
}
