/**
 * Streets: what is dealt, burned, drawn, thrown away and bet, one after another. Community cards, stud and draw are one script, made
 * from such a list (streets.ts); a family says in its own words what differs (community.ts, stud.ts, draw.ts).
 */
import type { Pack } from '../cards/index.js';
import type { Chips, EventType, Incident, Layout, RuleId } from '../kernel/index.js';
import type {
  BettingCites,
  BringInCites,
  DrawStepCites,
  Limit,
  Opening,
  Opens,
  Passes,
  PokerCites,
  PriceRules,
  Raises,
  SevensRules,
  ShowdownRules,
  Sizes,
} from '../steps/index.js';

/** Who is asked first: after the blinds, after the button, after whoever had to open, or the high board or the low one. */
export type Begins = 'blinds' | 'button' | 'bring-in' | 'high-board' | 'low-board';

export interface Street {
  /** Its steps are called after it: 'flop', 'flop-burn', 'flop-betting'. */
  readonly name: string;
  /** What its cards rest on. */
  readonly rule: RuleId;
  readonly burn?: boolean;
  /** Cards to each hand, face down and face up; on later streets one. */
  readonly down?: number;
  readonly up?: number;
  /** Cards turned up for everybody. */
  readonly board?: number;
  /** New cards for old; in turn, or when all have said how many. */
  readonly draw?: { readonly max: number; readonly fifth: 'at-once' | 'at-the-end'; readonly drawn: Drawn };
  /** Down to so many, before the betting or after it; play waits for it, or does not. */
  readonly discard?: { readonly keep: number; readonly waits: boolean; readonly when: 'before-bets' | 'after-bets' };
  readonly begins: Begins;
  readonly limit: Limit;
  /** What may be bet where a hand shows a pair. */
  readonly pairLimit?: { readonly limit: Limit; readonly rule: RuleId };
  /** What else is its own in its betting, and the clauses of it. */
  readonly bets?: { readonly name?: string } & Pick<Opening, 'completes'> &
    Pick<Raises, 'shortBet'> &
    Pick<Passes, 'pass' | 'marksChecks'>;
  readonly cites?: Partial<BettingCites>;
  /** Where a person deals and nobody can bet any more, he says when he goes on, by this clause. */
  readonly wait?: RuleId;
  /** Cards a ruling took back are shuffled into the stub before the burn; or, where the burn stays, also after it. */
  readonly takenBack?: 'before-burn' | 'around-burn';
  /** A last card dealt face up by mistake leaves a choice, by this clause. */
  readonly openLast?: RuleId;
}
type Drawn = 'in-turn' | 'declared-first';

/** The clauses of a game of streets, one for each thing that happens or is refused. */
export interface StreetCites extends PokerCites, BettingCites, BringInCites, DrawStepCites {
  /** A seat without a hand is dealt to; the burns are shuffled in; one card for all. */
  readonly deadSeat: RuleId;
  readonly rebuild: RuleId;
  readonly communityCard: RuleId;
  /** The next best board leads, where the best is all in; and who leads when a last card lies open. */
  readonly leadsSidePot: RuleId;
  readonly leadsSeventh: RuleId;
}
/** Every clause of a game that names one for all it does not name: what never happens at it is never cited. */
export const citesBy = <C extends { readonly deal: RuleId }>(cites: C): StreetCites & C =>
  ({ ...Object.fromEntries(CITES.map((name) => [name, cites.deal])), ...cites }) as unknown as StreetCites & C;
const CITES = [
  'discard',
  'lateDiscard',
  'reshuffle',
  'straddle',
  'straddleSize',
  'opens',
  'opensBySuit',
  'openerFolds',
  'draw',
  'change',
  'stub',
  'mustStand',
  'stubTaken',
  'mixed',
  'deadSeat',
  'rebuild',
  'communityCard',
  'leadsSidePot',
  'leadsSeventh',
  'hiLo',
  'noLow',
] as const satisfies readonly (keyof StreetCites)[];

/** What holds in every round of betting, by the names that books have for it. */
export interface Bets extends Omit<Sizes, 'limit'>, Pick<Raises, 'shortAllIn'> {
  readonly raisesMax: Raises['max'];
  readonly capHeadsUp: Raises['headsUp'];
  readonly checkRaise: Raises['afterCheck'];
}

/** What a plan says of the cards alone. */
export type PlanCards = Pick<StreetPlan, 'pack' | 'streets'>;
/** A game as its streets and what holds on all of them. */
export interface StreetPlan extends Bets, Pick<ShowdownRules, 'high' | 'low' | 'show' | 'checkedFirst' | 'oddChip'> {
  readonly pack: Pack;
  readonly streets: readonly Street[];
  /** Won by the high hand, or by the low one, where there is but one way. */
  readonly only?: 'high' | 'low';
  readonly leads?: 'after-button' | 'first-card';
  readonly feeBefore?: 'blinds' | 'cards';
  readonly feeOnVoid: 'carry' | 'keep';
  readonly antes?: 'centre' | 'share';
  /** The most a straddle may come to, null being the stack; left out where nobody straddles. */
  readonly straddle?: Chips | null;
  /** What has to be opened for, and by whom. */
  readonly opening?: { readonly amount: Chips; readonly by: Opens };
  /** Who has less than this behind is all in. */
  readonly least?: Chips;
  readonly price?: (Omit<PriceRules, 'unit' | 'maxRule' | 'tableStakes'> & { readonly charges: Charges }) | null;
  readonly wagerMax?: Chips | null;
  readonly sevens?: SevensRules | null;
  readonly cites: StreetCites;
  readonly reveals?: readonly EventType[];
  incidents(on: Layout): readonly Incident[];
}
/** The charge by how many have come in, from the most down. */
type Charges = readonly { readonly playersMin: number; readonly amount: Chips }[] | null;

/** Are cards dealt to hands after the first street, or face up? Then there are boards, and seats that are dealt to without a hand. */
export const isStud = ({ streets }: StreetPlan): boolean =>
  streets.some(({ up = 0, down = 0 }, i) => up > 0 || (i > 0 && down > 0));
/** How many cards a hand has with its last one, where that comes face down and so never counts for who leads; where not, no such number. */
export const lastDown = (plan: Pick<StreetPlan, 'streets'>): number =>
  plan.streets.findLast(({ up = 0, down = 0 }) => up + down > 0)?.up ? Number.POSITIVE_INFINITY : handSize(plan);
/** The cards of a whole hand. */
export const handSize = ({ streets }: Pick<StreetPlan, 'streets'>): number =>
  streets.reduce((n, { up = 0, down = 0 }) => n + up + down, 0);
