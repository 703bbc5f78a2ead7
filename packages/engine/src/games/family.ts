/** What a family answers for itself when a table or a lobby asks, so that neither of them knows the families. */
import type { Chips } from '../kernel/index.js';
import type { TwentyOneRules } from '../steps/index.js';
import type { CommunityRules } from './community-rules.js';
import type { DrawRules } from './draw-rules.js';
import type { SpanishPokerRules } from './spanish-poker-rules.js';

/** What a game asks of a stack before a seat is dealt in, where a chip will not do. */
export interface Demand {
  readonly chips: Chips;
  /** What a seat with less falls short of. */
  readonly reason: 'short-of-points' | 'short-of-wager';
  /** It is the most a game can cost: what is forced comes besides, and no limit of a table may be below it. */
  readonly isWorst: boolean;
}

/** What sets a game apart from others of its family; left out where it has no say. */
export interface GameTraits {
  /** Where a book says its streets outright: cards for all, cards face up, or cards that are drawn. */
  readonly cards?: 'board' | 'up' | 'drawn';
  /** Cards of one's own at a community game, how many of them count, and when one is thrown away. */
  readonly hole?: number;
  readonly use?: CommunityRules['high']['use'];
  readonly discard?: CommunityRules['discard'];
  /** Half of the pot is for a low hand of this rank or better; null where the high hand takes all. */
  readonly low?: number | null;
  readonly wins?: DrawRules['wins'];
  readonly joker?: boolean;
  readonly raises?: {
    readonly max: number | null;
    /** Does the cap hold between two as well? */
    readonly headsUp: boolean;
  };
  readonly straddle?: boolean;
  /** The button sets the price. */
  readonly price?: boolean;
  /** Who checks a seven or better does not win what is bet after it. */
  readonly sevens?: boolean;
  /** How many cards others drew is not told once the betting goes on. */
  readonly untold?: boolean;
  /** Who passes before the draw is out. */
  readonly passOut?: boolean;
  readonly insurance?: boolean;
  readonly surrender?: TwentyOneRules['surrender'];
  /** Which rummy, and at Pan the chips each loser pays. */
  readonly rummy?: { readonly game: 'escaleriado' | 'largo' } | { readonly game: 'pan'; readonly forWinning: number };
}

/** A family's answers. What it leaves out is as at most games. */
export interface Family<Rules> {
  traits(rules: Rules): GameTraits;
  /** The least a hand costs where nothing is forced: a chip. */
  unit?(rules: Rules): Chips;
  /** Nothing but a chip. */
  demand?(rules: Rules): Demand;
  /** Are its limits fixed, so that a kill can raise them? They are not. */
  isStructured?(rules: Rules): boolean;
  /** Must a table remember who had naturals in a row? It need not. */
  countsNaturals?(rules: Rules): boolean;
  /** Chips of the house's that lie on the felt when so many are dealt in, by place: none. */
  pools?(rules: Rules, seats: number): Readonly<Record<string, Chips>>;
  /** Money of its own that a table keeps from hand to hand, by place, with the clause it rests on: none. */
  funds?(rules: Rules): Readonly<Record<string, string>>;
  /** What else its rules say once the progressive has been taken out of play: nothing. */
  withoutProgressive?(rules: Rules): Partial<SpanishPokerRules>;
}

/** The cap on raises, as a lobby shows it. */
export const raisesOf = (rules: { readonly raisesMax: number | null; readonly capHeadsUp: string }) => ({
  max: rules.raisesMax,
  headsUp: rules.capHeadsUp === 'capped',
});
