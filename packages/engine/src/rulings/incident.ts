/** What a report must name, and what it names: cards, a seat, an amount. */
import type { CardId, Chips, Choice, Command, Refusal, Seat } from '../kernel/index.js';

/** One of some cards, or of some seats, must be named. */
export type CardNamed = { readonly cards: Choice };
export type SeatNamed = { readonly seats: readonly Seat[] };
export const oneCardOf = (from: readonly CardId[]): CardNamed => ({ cards: { from, min: 1, max: 1 } });

/** One card of these must be named; where there are none, why it cannot be ruled. */
export const cardAmong = (from: readonly CardId[], otherwise: Refusal): CardNamed | Refusal =>
  from.length === 0 ? otherwise : oneCardOf(from);
/** One seat of these must be named; where there are none, why it cannot be ruled. */
export const seatAmong = (seats: readonly Seat[], otherwise: Refusal): SeatNamed | Refusal =>
  seats.length === 0 ? otherwise : { seats };

// A report is within its offer: what that asks for has been named.
export const theSeat = (report: Command): Seat => report.seat!;
export const theCards = (report: Command): readonly CardId[] => report.cards!;
export const theCard = (report: Command): CardId => theCards(report)[0]!;
export const theAmount = (report: Command): Chips => report.amount!;
