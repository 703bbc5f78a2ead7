// All 282,517,050,816 deals of Spanish Poker, a player's hand and a house's, without laying out one of them. For every player's
// hand: how many of the 376,992 house hands that share no card with it do not qualify, are lower, tie, or are higher.
//
// Hands that share no card with a given one are counted by inclusion and exclusion: all hands, less those with its first card,
// and so on, plus those with two of its cards … over the 32 subsets of the hand. How many hands below some value hold a
// subset is kept in one counter for each of the 112,792 subsets of up to four cards, and grows as hands are added from the
// worst to the best; so each hand is asked about when everything below it has been added.

import { choose, places } from '../exact/counting.js';
import { allSpanishValues, QUALIFIES, SPANISH_CARDS, SPANISH_HANDS, type SpanishRanking } from './hands.js';

/** House hands that share no card with a player's. */
export const HOUSE_HANDS = choose(SPANISH_CARDS - 5, 5);

/** By the place of a player's hand; what is left of HOUSE_HANDS beats it. */
export interface SpanishDeals {
  readonly ranking: SpanishRanking;
  readonly values: Int32Array;
  /** House hands that do not qualify. */
  readonly unqualified: Int32Array;
  /** House hands that qualify and lose, or tie. */
  readonly beaten: Int32Array;
  readonly tied: Int32Array;
}

const [ROW1, ROW2, ROW3, ROW4, ROW5] = places(SPANISH_CARDS, 5).slice(1) as [
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
];
// One table of counters: no card, then one, two, three and four.
const ONES = 1;
const TWOS = ONES + choose(SPANISH_CARDS, 1);
const THREES = TWOS + choose(SPANISH_CARDS, 2);
const FOURS = THREES + choose(SPANISH_CARDS, 3);
const COUNTERS = FOURS + choose(SPANISH_CARDS, 4);

/** The place of five cards, lowest first. */
export function placeOfHand([a, b, c, d, e]: readonly number[]): number {
  return ROW1[a!]! + ROW2[b!]! + ROW3[c!]! + ROW4[d!]! + ROW5[e!]!;
}

/** `onProgress` hears of shares of the work done, from 0 to 1; a count that is no longer wanted stops by throwing there. */
export function countSpanishDeals(
  ranking: SpanishRanking,
  onProgress: (done: number) => void = () => {},
): SpanishDeals {
  const values = allSpanishValues(ranking);
  const order = byValue(values);
  const hands = cardsOfHands();
  const counters = new Int32Array(COUNTERS);
  const unqualified = new Int32Array(SPANISH_HANDS);
  const beaten = new Int32Array(SPANISH_HANDS);
  const tied = new Int32Array(SPANISH_HANDS);
  let added = 0;
  let qualified = false;
  while (added < order.length) {
    const value = values[order[added]!]!;
    let end = added;
    while (end < order.length && values[order[end]!] === value) end++;
    if (!qualified && value >= QUALIFIES) {
      qualified = true;
      // A hand that has been added shares all five cards with itself: the one subset of five, which has no counter.
      for (let hand = 0; hand < SPANISH_HANDS; hand++)
        unqualified[hand] = apart(counters, hands, hand) - (values[hand]! < QUALIFIES ? 1 : 0);
    }
    if (qualified) for (let i = added; i < end; i++) beaten[order[i]!] = apart(counters, hands, order[i]!);
    for (let i = added; i < end; i++) add(counters, hands, order[i]!);
    if (qualified) {
      for (let i = added; i < end; i++) {
        const hand = order[i]!;
        tied[hand] = apart(counters, hands, hand) - 1 - beaten[hand]!;
        beaten[hand]! -= unqualified[hand]!;
      }
    }
    added = end;
    onProgress(added / order.length);
  }
  return { ranking, values, unqualified, beaten, tied };
}

/** How many of the hands added so far share no card with this one; one too many if it has been added itself. */
function apart(counters: Int32Array, hands: Uint8Array, hand: number): number {
  const at = 5 * hand;
  const [a, b, c, d, e] = [hands[at]!, hands[at + 1]!, hands[at + 2]!, hands[at + 3]!, hands[at + 4]!];
  const [b2, c2, d2, e2] = [TWOS + ROW2[b]!, TWOS + ROW2[c]!, TWOS + ROW2[d]!, TWOS + ROW2[e]!];
  const [c3, d3, e3] = [THREES + ROW3[c]!, THREES + ROW3[d]!, THREES + ROW3[e]!];
  const [d4, e4] = [FOURS + ROW4[d]!, FOURS + ROW4[e]!];
  const ones =
    counters[ONES + a]! + counters[ONES + b]! + counters[ONES + c]! + counters[ONES + d]! + counters[ONES + e]!;
  const twos =
    counters[b2 + a]! +
    counters[c2 + a]! +
    counters[c2 + b]! +
    counters[d2 + a]! +
    counters[d2 + b]! +
    counters[d2 + c]! +
    counters[e2 + a]! +
    counters[e2 + b]! +
    counters[e2 + c]! +
    counters[e2 + d]!;
  const [ab, ac, bc, ad, bd, cd] = [ROW2[b]! + a, ROW2[c]! + a, ROW2[c]! + b, ROW2[d]! + a, ROW2[d]! + b, ROW2[d]! + c];
  const threes =
    counters[c3 + ab]! +
    counters[d3 + ab]! +
    counters[d3 + ac]! +
    counters[d3 + bc]! +
    counters[e3 + ab]! +
    counters[e3 + ac]! +
    counters[e3 + bc]! +
    counters[e3 + ad]! +
    counters[e3 + bd]! +
    counters[e3 + cd]!;
  const fours =
    counters[d4 + ROW3[c]! + ab]! +
    counters[e4 + ROW3[c]! + ab]! +
    counters[e4 + ROW3[d]! + ab]! +
    counters[e4 + ROW3[d]! + ac]! +
    counters[e4 + ROW3[d]! + bc]!;
  return counters[0]! - ones + twos - threes + fours;
}

/** Adds a hand to the counters of its subsets of up to four cards. */
function add(counters: Int32Array, hands: Uint8Array, hand: number): void {
  const at = 5 * hand;
  counters[0]!++;
  for (let i = 0; i < 5; i++) {
    const one = hands[at + i]!;
    counters[ONES + one]!++;
    for (let j = 0; j < i; j++) {
      const two = ROW2[one]! + hands[at + j]!;
      counters[TWOS + two]!++;
      for (let k = 0; k < j; k++) {
        const three = ROW3[one]! + ROW2[hands[at + j]!]! + hands[at + k]!;
        counters[THREES + three]!++;
        for (let l = 0; l < k; l++) {
          const four = ROW4[one]! + ROW3[hands[at + j]!]! + ROW2[hands[at + k]!]! + hands[at + l]!;
          counters[FOURS + four]!++;
        }
      }
    }
  }
}

/** Places of hands, worst first. */
function byValue(values: Int32Array): Int32Array {
  const distinct = Int32Array.from(new Set(values)).sort();
  const ordinals = new Map(Array.from(distinct, (value, ordinal) => [value, ordinal]));
  const starts = new Int32Array(distinct.length + 1);
  const ordinalOf = Int32Array.from(values, (value) => ordinals.get(value)!);
  for (const ordinal of ordinalOf) starts[ordinal + 1]!++;
  for (let i = 0; i < distinct.length; i++) starts[i + 1]! += starts[i]!;
  const order = new Int32Array(values.length);
  ordinalOf.forEach((ordinal, hand) => {
    order[starts[ordinal]!++] = hand;
  });
  return order;
}

/** Five bytes for each hand, in the order of places. */
export function cardsOfHands(): Uint8Array {
  const hands = new Uint8Array(5 * SPANISH_HANDS);
  let at = 0;
  for (let e = 4; e < SPANISH_CARDS; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++) {
            hands[at++] = a;
            hands[at++] = b;
            hands[at++] = c;
            hands[at++] = d;
            hands[at++] = e;
          }
  return hands;
}
