// The side bets of Spanish Poker, from the distribution of hands alone: Dos Pares, Joker in Hand, and the Gran Progressive with
// the meter at which it breaks even.

import { choose, falling, moments } from '../exact/counting.js';
import { type Fraction, fraction, minus, negative, ONE, over, plus, sum, times, ZERO } from '../exact/fraction.js';
import { SPANISH_CARDS, SPANISH_CATEGORIES, SPANISH_HANDS, type SpanishCategory } from './hands.js';
import type { PayTable, Posted } from './tables.js';

/** How many of the 749,398 hands are what, best first. */
export type SpanishDistribution = readonly { readonly category: SpanishCategory; readonly hands: number }[];

export function spanishDistribution(values: Int32Array): SpanishDistribution {
  const counts = SPANISH_CATEGORIES.map(() => 0);
  for (const value of values) counts[value >> 20]!++;
  return SPANISH_CATEGORIES.map((category, i) => ({ category, hands: counts[i]! })).reverse();
}

export interface SideBet {
  readonly edge: Fraction;
  readonly wins: Fraction;
  readonly variance: Fraction;
}

/** By the player's own hand; the house's does not matter. */
export function dosPares(hands: SpanishDistribution, pays: PayTable): SideBet {
  return sideBet(hands.map(({ category, hands: times }) => [pays[category] ?? -1, times]));
}

/** A joker in the hand as it is dealt. */
export function jokerInHand(pays: number): SideBet {
  const holding = choose(SPANISH_CARDS - 1, 4);
  return sideBet([
    [pays, holding],
    [-1, SPANISH_HANDS - holding],
  ]);
}

function sideBet(rows: readonly (readonly [net: number, hands: number])[]): SideBet {
  const { mean, variance } = moments(rows.map(([net, hands]) => [net, BigInt(hands)] as const));
  const won = rows.reduce((all, [net, hands]) => (net > 0 ? all + hands : all), 0);
  return { edge: negative(mean), wins: fraction(won, SPANISH_HANDS), variance };
}

export interface ProgressiveTerms {
  /** A winner's dollar comes back, or goes into the box with the others. */
  readonly stake: 'returned' | 'dropped';
  /** How many players are on the progressive, this one among them: two prizes on one hand share the jackpot. */
  readonly players: number;
}

export interface Progressive {
  /** Of each dollar, through the prizes paid from the tray: what the sheet's figure is about. */
  readonly throughTray: Fraction;
  /** Of each dollar, whatever the meter: the tray's prizes and winners' stakes. */
  readonly fixed: Fraction;
  /** The share of the jackpot that a dollar buys. */
  readonly ofMeter: Fraction;
  /** In dollars: where a dollar buys a dollar. */
  readonly breakEven: Fraction;
  /** What a dollar returns with so much on the meter. */
  returnAt(meter: Fraction): Fraction;
}

export function progressive(
  hands: SpanishDistribution,
  posted: Pick<Posted['progressive'], 'tray' | 'royalPercent'>,
  { stake, players }: ProgressiveTerms,
): Progressive {
  const back = stake === 'returned' ? 1 : 0;
  const of = (category: SpanishCategory): number => hands.find((row) => row.category === category)!.hands;
  const tray = Object.entries(posted.tray) as [SpanishCategory, number][];
  const paid = tray.reduce((all, [category, prize]) => all + of(category) * (prize + back), 0);
  const shared = (of('five-of-a-kind') + of('royal-flush')) * back;
  const throughTray = fraction(paid, SPANISH_HANDS);
  const fixed = fraction(paid + shared, SPANISH_HANDS);
  const ofMeter = shareOfMeter(players - 1, fraction(posted.royalPercent, 100));
  return {
    throughTray,
    fixed,
    ofMeter,
    breakEven: over(minus(ONE, fixed), ofMeter),
    returnAt: (meter) => plus(fixed, times(ofMeter, meter)),
  };
}

/** The ranks of a royal flush, and those that are in none. */
const ROYAL_RANKS = 5;
const OTHER_RANKS = 5;
const SUITS = 4;
/** Cards left when one hand is known. */
const LEFT = SPANISH_CARDS - 5;

/**
 * A five of a kind takes everything, or three quarters beside any royal; a royal a quarter, or its
 * part of a quarter where there is a five of a kind and another royal.
 */
function shareOfMeter(others: number, royal: Fraction): Fraction {
  // One joker, and the four cards of a rank: where that rank is in royals there are none beside it.
  const beside = minus(ONE, royal);
  const anyRoyal = minus(ONE, exactlyRoyals({ suits: SUITS, others, taken: 0 }, 0));
  const ofFive = plus(
    fraction(ROYAL_RANKS),
    times(fraction(OTHER_RANKS), minus(ONE, times(anyRoyal, minus(ONE, beside)))),
  );
  // Four natural royals, which a five of a kind of a rank below them may stand beside, and twenty with the joker.
  const fives = fraction(OTHER_RANKS * others, choose(LEFT, 5));
  const rest = { suits: SUITS - 1, others: others - 1, taken: 1 };
  const counts = others > 0 ? Array.from({ length: SUITS }, (_, royals) => royals) : [];
  const shares = counts.map((royals) => times(exactlyRoyals(rest, royals), fraction(1, royals + 1)));
  const natural = times(royal, plus(minus(ONE, fives), times(fives, sum(shares))));
  const ofRoyal = plus(times(fraction(SUITS), natural), times(fraction(SUITS * ROYAL_RANKS), royal));
  return over(plus(ofFive, ofRoyal), fraction(SPANISH_HANDS));
}

/** The chance that exactly so many of the others hold natural royals, `taken` hands besides one's own being spoken for. */
function exactlyRoyals(from: { suits: number; others: number; taken: number }, royals: number): Fraction {
  let chance = ZERO;
  for (let j = royals; j <= from.suits; j++) {
    if (j > from.others) break;
    let ways = fraction(falling(from.others, j));
    for (let i = 0; i < j; i++) ways = over(ways, fraction(choose(LEFT - 5 * (from.taken + i), 5)));
    const sets = fraction(choose(from.suits, j) * choose(j, royals) * ((j - royals) % 2 === 0 ? 1 : -1));
    chance = plus(chance, times(sets, ways));
  }
  return chance;
}
