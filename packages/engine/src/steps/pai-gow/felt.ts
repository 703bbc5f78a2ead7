/** The felt of pai gow poker: a bank and its wagers, seven cards before each, and where the two and the five are set. */
import type { PAI_GOW_OUTCOMES } from '../../facts/index.js';
import { type Chips, cardsIn, type Felt, type Layout, type RuleId, type Seat } from '../../kernel/index.js';
import { type BankFelt, bankFelt, type Coverage, type OfferCites, type WagerCites } from '../bank/index.js';

/** How a hand came out against the bank's. */
export type PaiGowOutcome = (typeof PAI_GOW_OUTCOMES)[number];

/** The clauses the game rests on, one for each thing that happens or is refused. */
export interface PaiGowCites extends OfferCites, WagerCites {
  readonly noWagers: RuleId;
  readonly sequence: RuleId;
  readonly shuffle: RuleId;
  readonly deal: RuleId;
  /** A hand for a seat nobody plays. */
  readonly deadHand: RuleId;
  readonly set: RuleId;
  readonly houseWay: RuleId;
  readonly turn: RuleId;
  readonly cover: RuleId;
  readonly release: RuleId;
  readonly void: RuleId;
}
/** What the steps must know of a table's rules. */
export interface PaiGowTable {
  readonly leastWager: Chips;
  readonly mostWager: Chips;
  readonly unit: Chips;
  /** Places round the table, each of which is dealt a hand, dead or alive. */
  readonly positions: number;
  readonly direction: 'clockwise' | 'counter-clockwise';
  /** Equal hands are the banker's, or nobody's. */
  readonly copies: 'banker' | 'push';
  readonly coverage: Coverage;
  readonly outcomes: Readonly<Record<PaiGowOutcome, RuleId>>;
}

export type PaiGowFelt = ReturnType<typeof paiGowFelt>;

export const paiGowFelt = (on: Layout) => {
  const bank: BankFelt = bankFelt(on, { circles: on.seats });
  const hand = on.zones('hand');
  const low = on.zones('low');
  const high = on.zones('high');
  const holds = (r: Felt, seat: Seat): boolean => cardsIn(r, hand(seat)).length + cardsIn(r, high(seat)).length > 0;
  return {
    ...bank,
    /** Seven cards, until they are set: two in front, five behind. */
    hand,
    low,
    high,
    stock: on.zone('stock'),
    /** Cards turned for the count. */
    turned: on.zone('turned'),
    /** Hands of seats nobody plays. */
    muck: on.zone('muck'),
    /** The place that gets the first hand; it may be empty. */
    firstHand: on.marker('first-hand'),
    /** Is there a hand to be played: a bank, and somebody against it? */
    isOn: (r: Felt): boolean => bank.banker(r) !== null && bank.isBet(r),
    /** Who is dealt a hand that plays. */
    isIn: (r: Felt, seat: Seat): boolean => bank.banker(r) === seat || bank.ownerOf(r, seat) !== null,
    holds,
    isSet: (r: Felt, seat: Seat): boolean => cardsIn(r, high(seat)).length > 0,
  };
};
