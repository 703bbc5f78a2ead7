/** What may be bet in a round of betting, and the clauses it rests on. */
import type { Chips, Felt, Known, Marker, RuleId, Seat } from '../kernel/index.js';
import type { Limit } from './limit.js';
import type { PokerCites } from './poker.js';

/** A round of betting: how it opens, what bets come to, how often it may be raised, and what a pass is. */
export interface BettingRules {
  readonly name: string;
  readonly opens: Opening;
  readonly sizes: Sizes;
  readonly raises: Raises;
  readonly passes?: Passes;
}

/** What the betting opens at, and with whom. */
export interface Opening {
  /** The first round opens at the blinds or at what the low card had to open for, later ones at nothing. */
  readonly at: 'blinds' | 'bring-in' | 'nothing';
  /** What the low card opens for; the first raise comes on top of it, or completes it to a bet and counts as none. */
  readonly bringIn?: Chips;
  readonly completes?: boolean;
  /** Whom the action begins with and why, where open cards say so; after a bring-in he has acted, and the next one begins. */
  readonly leads?: (r: Felt, faces: Known) => { readonly seat: Seat; readonly rule: RuleId } | null;
  /** No betting where it says so: a ruling may have ended the action. */
  readonly when?: (r: Felt, faces: Known) => boolean;
}

/** What a bet, a raise and an all-in come to. */
export interface Sizes {
  readonly limit: Limit;
  readonly chip: Chips;
  /** A raise is as large as the limit lets it be; or besides no less than the bet or raise before it. */
  readonly leastRaise?: 'limit' | 'last-raise';
  /** What the bet of one round may come to; null where only single bets and raises are limited. */
  readonly levelMax?: Chips | null;
  /** Whoever cannot bet as much as he would goes all in by multiples of this; what is over stays with him. */
  readonly allInBy?: Chips;
}

/** How often the price goes up, and who may put it up. */
export interface Raises {
  /** Raises a round, after the bet. Null: no cap. */
  readonly max: number | null;
  /** The cap lifts for the round if two are left before the last raise is made; or whenever two are in the hand. */
  readonly headsUp: 'unlimited' | 'whenever' | 'capped';
  /** Whether whoever has checked may raise. */
  readonly afterCheck: 'allowed' | 'barred';
  /** A short all-in counts as a raise from half a bet up, or only when full. Pot and no limit: always only when full. */
  readonly shortAllIn: 'half' | 'full';
  /** Whether a bet too short to count lets those who have checked raise it. */
  readonly shortBet?: 'closes' | 'reopens';
}

/** What it means to pass, and the lammers laid with it. */
export interface Passes {
  /** Who passes where nothing is bet stays in; or is out of the hand, so that the first to stay in must open. */
  readonly pass?: 'check' | 'fold';
  /** Lammers say who checks, and who raises after it: where the showdown must know. */
  readonly marksChecks?: boolean;
  /** The lammer that is laid with a fold, if any, by what the bet stands at. */
  readonly foldMark?: (level: Chips, seat: Seat) => Marker | null;
}

/** The clauses a betting round rests on. */
export type BettingCites = Pick<
  PokerCites,
  'firstToAct' | 'laterToAct' | 'action' | 'bet' | 'cap' | 'shortAllIn' | 'checkRaise' | 'tableStakes'
> & {
  /** A pass is a fold. */
  readonly pass?: RuleId;
  /** Nobody may put in more than so much in one hand. */
  readonly wagerMax?: RuleId;
  /** All-ins go by multiples. */
  readonly allInBy?: RuleId;
  /** What the least bet, the least raise and the most rest on, where it is not what bets do. */
  readonly betMin?: RuleId;
  readonly raiseMin?: RuleId;
  readonly betMax?: RuleId;
};
