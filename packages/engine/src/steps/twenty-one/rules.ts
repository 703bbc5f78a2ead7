/** What can differ between houses at the twenty-one games, and the clauses it rests on. The schema that checks it is the family's. */
import { BONUSES, type FloorRow, type OUTCOMES } from '../../facts/index.js';
import type { Chips, RuleId } from '../../kernel/index.js';
import type { ActionFrom, Coverage } from '../bank/index.js';

/** What comes of a hand against the bank's. Each has its clause. */
export type Outcome = (typeof OUTCOMES)[number];

/** A bonus or jackpot the house has set up: what it takes, and what it pays for which event. */
export { BONUSES };
export type BonusName = (typeof BONUSES)[number];
export interface Bonus {
  readonly name: BonusName;
  /** Taken of each wager before the deal, into the bonus account. */
  readonly fee: Chips;
  /** What it pays, as far as the account holds; a streak pays so much for each natural in the row. */
  readonly pays: Chips;
  readonly rule: RuleId;
}

export interface TwentyOneCites {
  readonly bank: RuleId;
  readonly bankMin: RuleId;
  readonly decline: RuleId;
  readonly broken: RuleId;
  readonly release: RuleId;
  readonly wager: RuleId;
  readonly limits: RuleId;
  readonly circles: RuleId;
  readonly backline: RuleId;
  readonly sitOut: RuleId;
  readonly noWagers: RuleId;
  readonly tableStakes: RuleId;
  readonly shuffle: RuleId;
  readonly shoe: RuleId;
  readonly reshuffle: RuleId;
  readonly noCards: RuleId;
  readonly deal: RuleId;
  readonly dealSecond: RuleId;
  readonly insurance: RuleId;
  readonly evenMoney: RuleId;
  readonly peek: RuleId;
  /** Who plays, from where. */
  readonly turn: RuleId;
  /** What a player must and may do. */
  readonly chart: RuleId;
  readonly signal: RuleId;
  readonly double: RuleId;
  /** The least one may double for, where it may be less than the wager. */
  readonly doubleMin: RuleId;
  readonly split: RuleId;
  readonly splitsMax: RuleId;
  readonly splitAces: RuleId;
  readonly resplitAces: RuleId;
  readonly doubleAfterSplit: RuleId;
  readonly surrender: RuleId;
  readonly surrenderAces: RuleId;
  readonly fund: RuleId;
  readonly hole: RuleId;
  readonly action: RuleId;
  /** What the bank's hand must do. */
  readonly bankChart: RuleId;
  readonly settle: RuleId;
  readonly surrendered: RuleId;
  readonly insured: RuleId;
  readonly cover: RuleId;
  readonly void: RuleId;
}

export interface TwentyOneRules {
  readonly family: 'twenty-one';
  /** The floor's law, line by line. */
  readonly floor?: FloorRow[];
  /** Circles at the table, as many as it has seats. */
  readonly circles: number;
  readonly decks: number;
  /** So many cards lie behind the cut card: when it has come, the next round is dealt from a fresh shuffle. */
  readonly cut: number;
  readonly leastWager: Chips;
  readonly mostWager: Chips;
  /** What wagers are counted in, and the smallest chip in play. */
  readonly unit: Chips;
  readonly chip: Chips;
  readonly rounding: 'exact' | 'down-to-chip';
  /** Six to five is [6, 5]. */
  readonly natural: readonly [number, number];
  /** Are an ace and a ten after a split a natural? */
  readonly splitNatural: boolean;
  /** A player stands on every 21, or on a hard 19 and more; he hits on 11 and less. Free: he stands on 21, and else as he likes. */
  readonly chart: 'stands-on-21' | 'stands-on-hard-19' | 'free';
  /**
   * Both over: three cards of 23 to 25 that are closer push; whatever is closer pushes; the bank's three eights push, or pay; or who is
   * over has lost, whatever the bank does.
   */
  readonly bothOver: 'three-card-push' | 'closer-push' | 'eights-push' | 'eights-pay' | 'lose';
  /** Is the down card looked at before the players act, where the up card may make a natural? */
  readonly peek: boolean;
  readonly insurance: boolean;
  readonly evenMoney: boolean;
  readonly doubling: 'equal' | 'for-less';
  readonly doubleAfterSplit: boolean;
  /** Two cards of one value; or a pair, or any two tens. */
  readonly splits: 'value' | 'pair-or-tens';
  /** How many hands one circle may come to hold. */
  readonly handsMax: number;
  readonly resplitAces: boolean;
  readonly surrender: 'any-time' | 'first-two' | 'never';
  readonly surrenderSplit: boolean;
  /** May a split ace with its one card be surrendered? */
  readonly surrenderAces: boolean;
  /** May a hand that stood be surrendered until the next player acts? */
  readonly surrendersStood: boolean;
  /** May a hand be surrendered that its chart has stand? Where the sheet says up to 20, one of 21 may not. */
  readonly surrendersStanding: boolean;
  /** Dealt and played from the casino dealer's left, or from the left of the bank. */
  readonly dealtFrom: 'dealers-left' | 'banks-left';
  readonly settledFrom: 'dealers-right' | 'action-button' | 'banks-left';
  readonly actionFrom: ActionFrom;
  readonly coverage: Coverage;
  readonly spots: 'own' | 'several';
  /** How many may stand behind one circle; none where there is no backline. */
  readonly backers: number;
  readonly bonuses: readonly Bonus[];
  readonly feeOnVoid: 'carry' | 'keep';
  readonly outcomes: Readonly<Record<Outcome, RuleId>>;
  readonly cites: TwentyOneCites;
}
