/**
 * One table between and around its rounds: who sits where and on what footing, where the markers were, what the house has
 * taken. Plain JSON, but for the round in progress.
 */
import type { Face } from '../cards/index.js';
import type { Chips, Game, Round, RuleId, Seat } from '../kernel/index.js';
import { begin, type Progressive } from '../progressive/book.js';
import { mustBeRules } from './given.js';
import type { TableRules } from './rules.js';

export interface Patron {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  /** The house has put him to work: where staff may not play, he is not dealt in. */
  readonly onDuty?: boolean;
  /** A third-party proposition player, by licence: may play and bank, and is marked as what he is. */
  readonly proposition?: boolean;
  /** A program plays for him, with his own chips and clock: marked and barred as the house's own bots are. */
  readonly program?: boolean;
}

/** Why somebody sits out. */
export type Away =
  | 'asked'
  | 'silent'
  | 'no-chips'
  | 'short-of-collection'
  | 'short-of-opening'
  | 'short-of-points'
  | 'short-of-wager'
  | 'collection-owed'
  | 'on-duty';

/** How somebody stands to the game: in it; new to it; or moved within it, with so many hands to wait. */
export type Entry =
  | { readonly kind: 'in' }
  | { readonly kind: 'new' }
  | { readonly kind: 'moved'; readonly hands: number };
export const IN: Entry = { kind: 'in' };
export const NEW: Entry = { kind: 'new' };

/** The "blinds due" button: which blinds passed while he was away. */
export interface Due {
  readonly small: boolean;
  readonly big: boolean;
}
export const NO_BLINDS: Due = { small: false, big: false };
export const BOTH_BLINDS: Due = { small: true, big: true };
export const isDue = ({ due }: { readonly due: Due }): boolean => due.small || due.big;

/** What entering the game asks of somebody: kept by the seat, and for a while after he has left it. */
export interface Standing {
  readonly seat: Seat;
  readonly patron: Patron;
  readonly entry: Entry;
  readonly due: Due;
  /** His small blind was skipped where two big blinds were posted: he posts it, dead, with his next hand. */
  readonly skipped: boolean;
}
export interface Sitting extends Standing {
  /** While a round runs, what this seat brought to it: its chips are on the felt. */
  readonly stack: Chips;
  /** Bought during a hand: plays from the next. */
  readonly behind: Chips;
  readonly away: Away | null;
  /** He will post to come in at once, rather than wait. */
  readonly post: boolean;
  /** He leaves when the round is over; since when. */
  readonly leaving: number | null;
  /** When he sat down. */
  readonly joined: number;
  /** The half hour he has paid for, by its start. */
  readonly paid: number | null;
  /** Time collection he could not pay. */
  readonly owes: Chips;
  /** How often he has acted out of turn since he sat down. */
  readonly outOfTurn: number;
}
/** Somebody who left lately: within the return window he is the same player. */
export interface Departed extends Standing {
  readonly at: number;
  readonly took: Chips;
  readonly paid: number | null;
}

/** The table's stake limit, where there is one: what holds now, and what has been announced, with when it may hold. */
export interface TableLimit {
  readonly max: Chips;
  readonly notice: { readonly max: Chips; readonly from: number } | null;
}
/** Who banked last, where he sat, and for how many hands in a row. */
export interface BankSeat {
  readonly seat: Seat;
  readonly patron: string;
  readonly turns: number;
}
/** A shoe in use: the order it was shuffled in, first card first, and how many of them have been dealt. The table's secret. */
export interface Shoe {
  readonly faces: readonly Face[];
  readonly gone: number;
}
/** Naturals in a row: of whom, in which seat, how many. */
export interface Streak {
  readonly patron: string;
  readonly seat: Seat;
  readonly count: number;
}
/** The half hour being paid for. */
export interface Clock {
  readonly from: number;
  readonly rate: Chips;
  readonly rule: RuleId;
}
export const HALF_HOUR = 30 * 60 * 1000;

/** Where the markers lie, by name: 'button', 'small-blind', 'big-blind', 'first-card', 'first'. A kind of seating has its own. */
export type Markers = Readonly<Record<string, Seat>>;

/** How things stood before a round: where a void goes back to. */
export interface Before {
  readonly markers: Markers | null;
  readonly played: readonly string[];
  readonly boxes: TableState['boxes'];
  readonly standings: readonly (Standing & { readonly post: boolean })[];
}
/** The round in progress: the one part of a table that is not plain JSON. */
export interface Live {
  readonly number: number;
  readonly game: Game;
  readonly round: Round;
  /** Who has won a pot of it by now, or part of one. */
  readonly won: readonly Seat[];
  readonly before: Before;
}

export interface TableState {
  readonly rules: TableRules;
  /** By seat, clockwise. */
  readonly sittings: readonly Sitting[];
  readonly departed: readonly Departed[];
  /** Where the draw put the button of this game; null until there is one, and where none is drawn for. */
  readonly drawn: Seat | null;
  /** Where the markers were in the last round; null until a game's first round. The big blind is the furthest of them. */
  readonly markers: Markers | null;
  /** The patrons dealt into the last round that stood. */
  readonly played: readonly string[];
  /** Rounds opened so far. */
  readonly rounds: number;
  /** Who won the last pot whole, and how many he has won so in a row. */
  readonly leg: { readonly patron: string; readonly wins: number } | null;
  readonly takings: { readonly drop: Chips; readonly jackpot: Chips };
  /** Chips that stay at the table from round to round in accounts of their own, by place; on the felt while a round runs. */
  readonly boxes: Readonly<Record<string, Chips>>;
  /** Where somebody banks: who has the position. */
  readonly bank: BankSeat | null;
  readonly shoe: Shoe | null;
  readonly streaks: readonly Streak[];
  /** What the house has won as the bank; below nothing, lost. Always nothing where players bank. */
  readonly house: Chips;
  /** The book of the progressive, where the table has one. */
  readonly progressive: Progressive | null;
  /** When its box was counted last. */
  readonly countedAt: number | null;
  readonly clock: Clock | null;
  readonly limit: TableLimit | null;
  /** At a dealer's choice: who chose which game, after so many rounds. */
  readonly chosen?: { readonly seat: Seat; readonly game: string; readonly round: number } | null;
  readonly live: Live | null;
}

/** A table nobody has sat down at yet. */
export function emptyTable(rules: TableRules): TableState {
  mustBeRules(rules);
  return {
    rules,
    sittings: [],
    departed: [],
    drawn: null,
    markers: null,
    played: [],
    rounds: 0,
    leg: null,
    takings: { drop: 0, jackpot: 0 },
    boxes: {},
    bank: null,
    shoe: null,
    streaks: [],
    house: 0,
    progressive: 'progressive' in rules.game && rules.game.progressive ? begin(rules.game.progressive).book : null,
    countedAt: null,
    clock: null,
    limit: rules.ordinance && { max: rules.ordinance.tableMax, notice: null },
    live: null,
  };
}

export const sittingAt = (state: TableState, seat: Seat): Sitting | undefined =>
  state.sittings.find((s) => s.seat === seat);

/** Must the button be drawn for before the next round? */
export const awaitsDraw = ({ rules, drawn }: TableState): boolean => drawsFirst(rules) && drawn === null;
/** Does a game at this table begin with a draw for the button? */
export const drawsFirst = ({ seating }: TableRules): boolean =>
  seating.kind === 'blinds' || (seating.kind === 'rotation' && seating.first === 'high-card');
/** The markers as they lie now: those of the last round, or the button as it was drawn for. */
export const markersOf = ({ markers, drawn }: TableState): Markers =>
  markers ?? (drawn === null ? {} : { button: drawn });

/** Is this seat dealt into the round in progress? */
export const inRound = ({ live }: TableState, seat: Seat): boolean => live?.game.seats.includes(seat) ?? false;

/** The chips before a seat now: what it has not bet, where a round runs. */
export function stackOf(state: TableState, seat: Seat): Chips {
  const { live } = state;
  if (live === null || !inRound(state, seat)) return sittingAt(state, seat)?.stack ?? 0;
  return live.round.felt.chips[live.game.names.places.indexOf(`stack:${seat}`)]!;
}

export type Status = 'playing' | 'waiting' | 'sitting-out';
/** Playing: dealt in as a matter of course. Waiting: ready, but the seat or the blinds may not let him in yet. */
export const statusOf = (s: Sitting): Status =>
  s.away !== null ? 'sitting-out' : s.entry.kind === 'in' && !isDue(s) ? 'playing' : 'waiting';
