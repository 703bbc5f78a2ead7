// What a ranking is to the rest of the engine: a way to compare hands and to say what they are. Words for people are not here.

import type { Face, Rank } from '../cards/index.js';

/** What beats what. A higher value is better, equal values tie, 0 is no hand (a low that does not qualify). */
export interface Ranking {
  readonly id: string;
  /** The worth of the best hand these cards allow. */
  best(hole: readonly Face[], board: readonly Face[]): number;
  /** What a value of this ranking stands for. */
  name(value: number): HandName;
  /** The cards that make the best hand, most important first; of equal hands, one with the fewest hole cards. */
  five(hole: readonly Face[], board: readonly Face[]): readonly Face[];
  /** The card the joker stands for in that hand; null where no joker plays. A fifth ace has no suit left and takes the spade. */
  jokerAs(hole: readonly Face[], board: readonly Face[]): Face | null;
}

/** A ranking of games dealt from 53 cards, which also reads five bytes of `cards` from `at` on. Nothing checks them. */
export interface FiveRanking extends Ranking {
  readonly value5: (cards: Uint8Array, at: number) => number;
}

export type Category =
  | 'none'
  | 'high-card'
  | 'pair'
  | 'two-pair'
  | 'three-of-a-kind'
  | 'straight'
  | 'flush'
  | 'double-ace-flush'
  | 'full-house'
  | 'four-of-a-kind'
  | 'straight-flush'
  | 'royal-flush'
  | 'five-of-a-kind'
  | 'low'
  | 'three-faces'
  | 'points';

/**
 * A hand as facts for a dictionary. `ranks` run from the most important down: a full house is [triple, pair], a pair is
 * followed by its kickers, a straight is its top card (the five for A-2-3-4-5), flushes and lows are all five. A paired hand
 * of lowball is named as a high hand is, and a badugi is a low of as many ranks as it has cards. Push-Nine's points are a
 * number and no ranks.
 */
export interface HandName {
  readonly category: Category;
  readonly ranks: readonly Rank[];
  readonly points?: number;
}

/** Which cards of the hole a hand may be made of: any, exactly so many with the rest from the board, or two at the most. */
export const USES = ['any', 'exactly-two', 'exactly-three', 'at-most-two'] as const;
export type Use = (typeof USES)[number];
