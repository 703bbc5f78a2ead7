// The Ante/Raise bet of Spanish Poker from the counted deals: what it costs, how often to raise, how far results swing, the best
// play of any hand, and what a simple rule gives away. Amounts are in antes; every figure is a count over all deals.

import { moments } from '../exact/counting.js';
import { type Fraction, fraction, minus, negative, over } from '../exact/fraction.js';
import { cardsOfHands, HOUSE_HANDS, placeOfHand, type SpanishDeals } from './deals.js';
import { SPANISH_CATEGORIES, SPANISH_HANDS, type SpanishCategory } from './hands.js';
import { RAISE_RULES, type RaiseRule, type RaiseRuleId } from './rules-of-thumb.js';
import type { PayTable } from './tables.js';

/** Exactly twice the ante. */
const RAISE = 2;
const FOLD = -1;
const LOSS = -(1 + RAISE);

export interface AnteTerms {
  readonly pays: PayTable;
  /** A tie with a qualified house is a push, or the house's. */
  readonly tie: 'push' | 'house';
}

/** What a way of playing is worth, over all deals. */
export interface PlayWorth {
  readonly hands: number;
  readonly raised: number;
  readonly raiseShare: Fraction;
  /** What the house keeps of each ante, and of all money put up. */
  readonly edgeOfAnte: Fraction;
  readonly edgeOfMoney: Fraction;
  /** Antes put up on average, the raise with them. */
  readonly wagered: Fraction;
  /** Of the result of one hand, in antes. */
  readonly variance: Fraction;
  /** Results in antes, worst first, and in how many deals each comes up. */
  readonly results: readonly { readonly net: number; readonly deals: bigint }[];
}

export interface CategoryWorth {
  readonly category: SpanishCategory;
  readonly hands: number;
  readonly raised: number;
  /** With best play, in antes. */
  readonly mean: Fraction;
}

export interface AnteGame {
  readonly deals: bigint;
  readonly best: PlayWorth;
  readonly byCategory: readonly CategoryWorth[];
  readonly rules: readonly {
    readonly id: RaiseRuleId;
    readonly lines: readonly string[];
    readonly worth: PlayWorth;
    /** Of each ante, against best play. */
    readonly costs: Fraction;
  }[];
}

/** A hand against all house hands it may meet. */
export interface HandWorth {
  readonly category: SpanishCategory;
  readonly unqualified: number;
  readonly beaten: number;
  readonly tied: number;
  readonly higher: number;
  /** In antes. */
  readonly raise: Fraction;
  readonly fold: Fraction;
  readonly best: 'raise' | 'fold';
}

export function anteGame(deals: SpanishDeals, terms: AnteTerms): AnteGame {
  const worths = raiseWorths(deals, terms);
  const play = playedBy(deals, terms);
  const best = play((hand) => worths[hand]! > FOLD * HOUSE_HANDS);
  const cards = cardsOfHands();
  const rules = RAISE_RULES.map(({ id, lines, raises }: RaiseRule) => {
    const worth = play((hand) => raises(deals.values[hand]! >> 20, cards, 5 * hand));
    return { id, lines, worth, costs: minus(worth.edgeOfAnte, best.edgeOfAnte) };
  });
  return { deals: BigInt(SPANISH_HANDS) * BigInt(HOUSE_HANDS), best, byCategory: byCategory(deals, worths), rules };
}

/** By the place of a hand: 1 where a raise brings more than the fold's loss. */
export function raisesBest(deals: SpanishDeals, terms: AnteTerms): Uint8Array {
  return Uint8Array.from(raiseWorths(deals, terms), (worth) => (worth > FOLD * HOUSE_HANDS ? 1 : 0));
}

/** Five cards as `hands.ts` numbers them. */
export function handWorth(deals: SpanishDeals, terms: AnteTerms, cards: readonly number[]): HandWorth {
  const hand = placeOfHand([...cards].sort((a, b) => a - b));
  const [unqualified, beaten, tied] = [deals.unqualified[hand]!, deals.beaten[hand]!, deals.tied[hand]!];
  const raise = fraction(raiseWorth(deals, terms, hand), HOUSE_HANDS);
  return {
    category: SPANISH_CATEGORIES[deals.values[hand]! >> 20]!,
    unqualified,
    beaten,
    tied,
    higher: HOUSE_HANDS - unqualified - beaten - tied,
    raise,
    fold: fraction(FOLD),
    best: raise.n > BigInt(FOLD) * raise.d ? 'raise' : 'fold',
  };
}

/** What a raise brings in all deals of a hand together, in antes. */
function raiseWorth(
  { values, unqualified, beaten, tied }: SpanishDeals,
  { pays, tie }: AnteTerms,
  hand: number,
): number {
  const [out, won, even] = [unqualified[hand]!, beaten[hand]!, tied[hand]!];
  const lost = HOUSE_HANDS - out - won - even;
  const prize = RAISE + (pays[SPANISH_CATEGORIES[values[hand]! >> 20]!] ?? 0);
  return out + won * prize + (tie === 'house' ? LOSS * even : 0) + LOSS * lost;
}

function raiseWorths(deals: SpanishDeals, terms: AnteTerms): Float64Array {
  return Float64Array.from({ length: SPANISH_HANDS }, (_, hand) => raiseWorth(deals, terms, hand));
}

/** Counts the results of a way of playing. */
function playedBy(deals: SpanishDeals, { pays, tie }: AnteTerms): (raises: (hand: number) => boolean) => PlayWorth {
  const { values, unqualified, beaten, tied } = deals;
  const prizes = SPANISH_CATEGORIES.map((category) => RAISE + (pays[category] ?? 0));
  return (raises) => {
    const won = prizes.map(() => 0);
    let [raised, out, even] = [0, 0, 0];
    for (let hand = 0; hand < SPANISH_HANDS; hand++) {
      if (!raises(hand)) continue;
      raised++;
      out += unqualified[hand]!;
      even += tied[hand]!;
      won[values[hand]! >> 20]! += beaten[hand]!;
    }
    const lost = raised * HOUSE_HANDS - out - even - won.reduce((a, b) => a + b, 0);
    const counts = new Map<number, bigint>();
    const count = (net: number, times: number): void => {
      if (times > 0) counts.set(net, (counts.get(net) ?? 0n) + BigInt(times));
    };
    count(FOLD, (SPANISH_HANDS - raised) * HOUSE_HANDS);
    count(1, out);
    count(LOSS, lost);
    count(tie === 'house' ? LOSS : 0, even);
    won.forEach((times, category) => {
      count(prizes[category]!, times);
    });
    return worthOf(raised, counts);
  };
}

function worthOf(raised: number, counts: ReadonlyMap<number, bigint>): PlayWorth {
  const results = [...counts].map(([net, deals]) => ({ net, deals })).sort((a, b) => a.net - b.net);
  const { mean, variance } = moments(counts);
  const wagered = fraction(SPANISH_HANDS + RAISE * raised, SPANISH_HANDS);
  return {
    hands: SPANISH_HANDS,
    raised,
    raiseShare: fraction(raised, SPANISH_HANDS),
    edgeOfAnte: negative(mean),
    edgeOfMoney: over(negative(mean), wagered),
    wagered,
    variance,
    results,
  };
}

/** Best category first. */
function byCategory({ values }: SpanishDeals, worths: Float64Array): readonly CategoryWorth[] {
  const rows = SPANISH_CATEGORIES.map((category) => ({ category, hands: 0, raised: 0, total: 0n }));
  for (let hand = 0; hand < SPANISH_HANDS; hand++) {
    const row = rows[values[hand]! >> 20]!;
    const worth = Math.max(worths[hand]!, FOLD * HOUSE_HANDS);
    row.hands++;
    if (worths[hand]! > FOLD * HOUSE_HANDS) row.raised++;
    row.total += BigInt(worth);
  }
  return rows
    .map(({ category, hands, raised, total }) => ({
      category,
      hands,
      raised,
      mean: fraction(total, BigInt(hands) * BigInt(HOUSE_HANDS)),
    }))
    .reverse();
}
