// The hands of Spanish Poker: forty cards without eights, nines and tens, and a joker that is any
// card. All 749,398 hands get a value; a higher one wins, equal ones tie.

import { choose } from '../exact/counting.js';

/** Deuce to seven, then jack to ace: 7 and J are neighbours. A card is four times its rank and its suit. */
export const SPANISH_RANKS = ['2', '3', '4', '5', '6', '7', 'J', 'Q', 'K', 'A'] as const;
export const SPANISH_CARDS = 41;
export const SPANISH_JOKER = 40;
export const SPANISH_HANDS = choose(SPANISH_CARDS, 5);

/** Worst first. */
export const SPANISH_CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'full-house',
  'flush',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind',
] as const;
export type SpanishCategory = (typeof SPANISH_CATEGORIES)[number];

/** The category in the bits above 20, then five nibbles: ranks from the most important down, each plus one. */
export type SpanishValue = number;

/** Whether A-2-3-4-5 is a straight, the lowest. */
export interface SpanishRanking {
  readonly wheel: boolean;
}

const [PAIR, TWO_PAIR, TRIPS, STRAIGHT, FULL_HOUSE, FLUSH, QUADS, STRAIGHT_FLUSH, ROYAL, FIVE] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
];
const ACE = 9;
const FIVE_HIGH = 3;
const SIX = 4;
const WHEEL = 0b10_0000_1111;

/** The least the house plays with, a pair of sixes and the lowest other cards. */
export const QUALIFIES: SpanishValue = (PAIR << 20) | ((SIX + 1) << 16);

export const categoryOf = (value: SpanishValue): SpanishCategory => SPANISH_CATEGORIES[value >> 20]!;

/** What five different cards are worth, the joker as the best it can be. */
export function spanishValue(cards: readonly number[], ranking: SpanishRanking): SpanishValue {
  const counts = new Array<number>(10).fill(0);
  const ordinary = cards.filter((card) => card !== SPANISH_JOKER);
  for (const card of ordinary) counts[card >> 2]!++;
  const suited = ordinary.every((card) => (card & 3) === (ordinary[0]! & 3));
  if (ordinary.length === cards.length) return suited ? valueSuited(counts, ranking) : valueOfCounts(counts, ranking);
  let best = 0;
  for (let rank = 0; rank < 10; rank++) {
    const held = counts[rank]!;
    counts[rank] = held + 1;
    best = Math.max(best, valueOfCounts(counts, ranking));
    // In a flush the joker is a card that is not held.
    if (suited && held === 0) best = Math.max(best, valueSuited(counts, ranking));
    counts[rank] = held;
  }
  return best;
}

/** Every hand's value by its place: sets of five cards numbered by their highest card first. */
export function allSpanishValues(ranking: SpanishRanking): Int32Array {
  const values = new Int32Array(SPANISH_HANDS);
  const hand = [0, 0, 0, 0, 0];
  // Suits are ignored unless all five cards share one, so hands with the same ranks share a value.
  const known = new Map<number, SpanishValue>();
  const valueNow = (): SpanishValue => {
    const [a, b, c, d, e] = hand as [number, number, number, number, number];
    const same = (card: number): boolean => (card & 3) === (a & 3);
    const suited = same(b) && same(c) && same(d) && (e === SPANISH_JOKER || same(e));
    const ranks =
      (((((a >> 2) * 16 + (b >> 2)) * 16 + (c >> 2)) * 16 + (d >> 2)) * 16 + (e >> 2)) * 2 + (suited ? 1 : 0);
    const value = known.get(ranks) ?? spanishValue(hand, ranking);
    known.set(ranks, value);
    return value;
  };
  let place = 0;
  for (let e = 4; e < SPANISH_CARDS; e++) {
    for (let d = 3; d < e; d++) {
      for (let c = 2; c < d; c++) {
        for (let b = 1; b < c; b++) {
          for (let a = 0; a < b; a++) {
            [hand[0], hand[1], hand[2], hand[3], hand[4]] = [a, b, c, d, e];
            values[place++] = valueNow();
          }
        }
      }
    }
  }
  return values;
}

/** Flushes apart. */
function valueOfCounts(counts: readonly number[], { wheel }: SpanishRanking): SpanishValue {
  // Most cards of a rank first, then the highest.
  const order: number[] = [];
  for (let size = 5; size > 0; size--)
    for (let rank = 9; rank >= 0; rank--) if (counts[rank] === size) order.push(rank);
  const [first, second] = [counts[order[0]!]!, order.length > 1 ? counts[order[1]!]! : 0];
  if (first === 5) return code(FIVE, order);
  if (first === 4) return code(QUADS, order);
  if (first === 3) return code(second === 2 ? FULL_HOUSE : TRIPS, order);
  if (first === 2) return code(second === 2 ? TWO_PAIR : PAIR, order);
  const top = straightTop(order, wheel);
  return top < 0 ? code(0, order) : code(STRAIGHT, [top]);
}

/** Five ranks of one suit. */
function valueSuited(counts: readonly number[], { wheel }: SpanishRanking): SpanishValue {
  const order: number[] = [];
  for (let rank = 9; rank >= 0; rank--) if (counts[rank]! > 0) order.push(rank);
  const top = straightTop(order, wheel);
  if (top < 0) return code(FLUSH, order);
  return code(top === ACE ? ROYAL : STRAIGHT_FLUSH, [top]);
}

/** Of five different ranks, highest first; -1 if they are no straight. */
function straightTop(order: readonly number[], wheel: boolean): number {
  if (order[0]! - order[4]! === 4) return order[0]!;
  const mask = order.reduce((ranks, rank) => ranks | (1 << rank), 0);
  return wheel && mask === WHEEL ? FIVE_HIGH : -1;
}

function code(category: number, order: readonly number[]): SpanishValue {
  let value = category << 20;
  for (let i = 0; i < order.length; i++) value |= (order[i]! + 1) << (16 - 4 * i);
  return value;
}
