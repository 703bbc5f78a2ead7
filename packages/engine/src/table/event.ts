/** What happens at a table, in the past tense; the events of its rounds run in the same stream. */
import { type Chips, type Event, type RuleId, type Seat, type Setup, tell } from '../kernel/index.js';
import type { Count, Progressive, Entry as ProgressiveEntry } from '../progressive/book.js';
import type { PokerTerms } from '../steps/index.js';
import type { By } from './by.js';
import type { Away, Due, Entry, Markers, Patron } from './state.js';

interface Fact<Type extends string> {
  readonly type: Type;
  readonly rule: RuleId;
  readonly by?: By;
}
/** Somebody sat down, as a new player or as one who has been away. */
export interface Seated extends Fact<'Seated'> {
  readonly seat: Seat;
  readonly patron: Patron;
  readonly buyIn: Chips;
  readonly at: number;
  readonly entry: Entry;
  readonly due: Due;
  readonly post: boolean;
  readonly paid: number | null;
  /** Back with a small blind that he still owes. */
  readonly skipped?: boolean;
}
/** Chips were bought; `behind` when a hand was on, so that they play from the next. */
export interface ToppedUp extends Fact<'ToppedUp'> {
  readonly seat: Seat;
  readonly amount: Chips;
  readonly behind: boolean;
}
/** Chips that lay behind came into play; what the posted maximum leaves no room for went back. */
export interface BehindPlayed extends Fact<'BehindPlayed'> {
  readonly seat: Seat;
  readonly amount: Chips;
  readonly returned: Chips;
}
export interface SatOut extends Fact<'SatOut'> {
  readonly seat: Seat;
  readonly reason: Away;
}
export interface CameBack extends Fact<'CameBack'> {
  readonly seat: Seat;
  readonly post: boolean;
}
/** He leaves when the round is over; until then his hand plays as the clock would play it. */
export interface LeaveNoted extends Fact<'LeaveNoted'> {
  readonly seat: Seat;
  readonly at: number;
}
export interface Left extends Fact<'Left'> {
  readonly seat: Seat;
  readonly at: number;
  readonly took: Chips;
}
export interface SeatChanged extends Fact<'SeatChanged'> {
  readonly seat: Seat;
  readonly to: Seat;
  readonly entry: Entry;
  readonly post: boolean;
}
/** One card each, the highest by rank, then suit, has the button. */
export interface ButtonDrawn extends Fact<'ButtonDrawn'> {
  readonly seat: Seat;
  readonly cards: readonly { readonly seat: Seat; readonly card: string }[];
}
export interface GameBroke extends Fact<'GameBroke'> {}
/** Blinds passed somebody who was away: seated or lately left. */
export interface BlindsDue extends Fact<'BlindsDue'> {
  readonly seat: Seat;
  readonly patron: string;
  readonly due: Due;
}
/** The half hour beginning at `from` was paid for. */
export interface TimeCollected extends Fact<'TimeCollected'> {
  readonly at: number;
  readonly from: number;
  readonly rate: Chips;
  readonly paid: readonly { readonly seat: Seat; readonly amount: Chips }[];
  readonly owed: readonly { readonly seat: Seat; readonly amount: Chips }[];
}
/** Somebody seated was put to work by the house, or his work is done. */
export interface DutyChanged extends Fact<'DutyChanged'> {
  readonly seat: Seat;
  readonly onDuty: boolean;
}
/** Somebody seated is a third-party proposition player, and marked as one; or is not any more. */
export interface PropositionMarked extends Fact<'PropositionMarked'> {
  readonly seat: Seat;
  readonly proposition: boolean;
}
/** Another stake limit was announced for the table; it may hold from then on. */
export interface LimitNoticed extends Fact<'LimitNoticed'> {
  readonly limit: Chips;
  readonly at: number;
  readonly from: number;
}
/** It holds from the next round on. */
export interface LimitChanged extends Fact<'LimitChanged'> {
  readonly limit: Chips;
  readonly at: number;
}
/** A progressive's box was counted, and the jackpot is posted anew. */
export interface ProgressiveCounted extends Fact<'ProgressiveCounted'> {
  readonly at: number;
  readonly count: Count;
  readonly progressive: Progressive;
  /** What moved, entry by entry. */
  readonly posted: readonly ProgressiveEntry[];
}
/** It was taken out of play: counted a last time, and carried to another. */
export interface ProgressiveRemoved extends Fact<'ProgressiveRemoved'> {
  readonly at: number;
  readonly count: Count;
  readonly progressive: Progressive;
  readonly posted: readonly ProgressiveEntry[];
}
/** Everything a round needs to be dealt again: with the rules its hash names, the log alone replays it. */
export interface RoundOpened extends Fact<'RoundOpened'> {
  readonly round: number;
  readonly gameId: string;
  readonly hash: string;
  readonly stake: string;
  /** In the order of action. */
  readonly seats: readonly Seat[];
  /** Where the table's markers lie in this round; those the game itself knows are in the setup too. */
  readonly markers: Markers;
  /** Who owes a small blind from now on, because two big blinds were posted; left out where nobody does. */
  readonly owing?: readonly Seat[];
  /** The most one person may bet in it, where there is such a limit. */
  readonly limit?: Chips;
  /** The progressive has been taken out of play, and is not on the layout any more. */
  readonly noProgressive?: boolean;
  readonly setup: Setup<PokerTerms>;
}
/** An event of the round in progress. */
export interface Played {
  readonly type: 'Played';
  readonly round: number;
  readonly event: Event;
  readonly by?: By;
}
/** Everything is back before the seats or in the house's boxes. */
export interface RoundClosed extends Fact<'RoundClosed'> {
  readonly round: number;
  readonly stacks: readonly { readonly seat: Seat; readonly stack: Chips }[];
  readonly drop: Chips;
  readonly jackpot: Chips;
  readonly voided: boolean;
  /** Who won all of it, if one seat did. */
  readonly whole: Seat | null;
  /** What the house won as the bank, or lost, where it banks. */
  readonly house?: Chips;
  /** The progressive's book after the round, where there is one. */
  readonly progressive?: Progressive;
  /** What moved in it, entry by entry. */
  readonly posted?: readonly ProgressiveEntry[];
  /** Accounts of their own that stay at the table: what each held when the round opened, and holds now. */
  readonly boxes?: readonly Box[];
  /** Where naturals in a row are counted: who played his own circle, and whether he had one. */
  readonly naturals?: readonly { readonly seat: Seat; readonly natural: boolean }[];
}
export interface Box {
  readonly name: string;
  readonly was: Chips;
  readonly is: Chips;
}

export type TableEvent =
  | Seated
  | ToppedUp
  | BehindPlayed
  | SatOut
  | CameBack
  | LeaveNoted
  | Left
  | SeatChanged
  | ButtonDrawn
  | GameBroke
  | BlindsDue
  | TimeCollected
  | DutyChanged
  | PropositionMarked
  | LimitNoticed
  | LimitChanged
  | ProgressiveCounted
  | ProgressiveRemoved
  | RoundOpened
  | Played
  | RoundClosed;

/** The clause to name with an event: that of whoever made it happen, or its own. */
export const citedBy = (e: { readonly by?: By; readonly rule: RuleId } | Pick<Played, 'by' | 'event'>): RuleId | null =>
  e.by?.rule ?? ('event' in e ? e.event.rule : e.rule);

/** What everybody is told of an event: all of it but the order of a shuffle. */
export const tellTable = (e: TableEvent): TableEvent => (e.type === 'Played' ? { ...e, event: tell(e.event) } : e);
