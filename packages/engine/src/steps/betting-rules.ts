/** What may be bet in a round of betting, and the clauses it rests on. */
import type { Chips, Felt, Known, Marker, RuleId, Seat } from '../kernel/index.js';
import type { Limit } from './limit.js';
import type { PokerCites } from './poker.js';

export interface BettingRules {
  readonly name: string;
  readonly limit: Limit;
  /** The first round opens at the blinds or at what the low card had to open for, later ones at nothing. */
  readonly opensAt: 'blinds' | 'bring-in' | 'nothing';
  /** What the low card opens for; the first raise comes on top of it, or completes it to a bet and counts as none. */
  readonly bringIn?: Chips;
  readonly completes?: boolean;
  /** Whom the action begins with and why, where open cards say so; after a bring-in he has acted, and the next one begins. */
  readonly leads?: (r: Felt, faces: Known) => { readonly seat: Seat; readonly rule: RuleId } | null;
  /** The lammer that is laid with a fold, if any, by what the bet stands at. */
  readonly foldMark?: (level: Chips, seat: Seat) => Marker | null;
  /** Whoever cannot bet as much as he would goes all in by multiples of this; what is over stays with him. */
  readonly allInBy?: Chips;
  /** Raises a round, after the bet. Null: no cap. */
  readonly raisesMax: number | null;
  /** The cap lifts for the round if two are left before the last raise is made; or whenever two are in the hand. */
  readonly capHeadsUp: 'unlimited' | 'whenever' | 'capped';
  /** A short all-in counts as a raise from half a bet up, or only when full. Pot and no limit: always only when full. */
  readonly shortAllIn: 'half' | 'full';
  readonly checkRaise: 'allowed' | 'barred';
  readonly chip: Chips;
  /** Who passes where nothing is bet stays in; or is out of the hand, so that the first to stay in must open. */
  readonly pass?: 'check' | 'fold';
  /** A raise is as large as the limit lets it be; or besides no less than the bet or raise before it. */
  readonly leastRaise?: 'limit' | 'last-raise';
  /** What the bet of one round may come to; null where only single bets and raises are limited. */
  readonly levelMax?: Chips | null;
  /** Whether a bet too short to count lets those who have checked raise it. */
  readonly shortBet?: 'closes' | 'reopens';
  /** Lammers say who checks, and who raises after it: where the showdown must know. */
  readonly marksChecks?: boolean;
  /** No betting where it says so: a ruling may have ended the action. */
  readonly when?: (r: Felt, faces: Known) => boolean;
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
