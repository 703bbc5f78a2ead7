// Counting at the twenty-one games: what a hand comes to, whether an ace in it still counts eleven, and the two-card hand that
// beats everything. Who wins is the settlement's business.

import { type Face, rankOf, suitOf } from '../cards/index.js';

export interface Count {
  /** Aces at one or eleven, whichever is better. A natural counts 21 here; the half above it is `natural`. */
  readonly total: number;
  /** An ace counts eleven. */
  readonly soft: boolean;
  readonly cards: number;
  /** An ace and a ten-value card as the first two: 21½. */
  readonly natural: boolean;
}

const ACE = 12;
const TEN = 8;
/** The most a hand may come to without being over, but for the natural's half. */
export const MOST = 21;

/** Ace 1, tens and pictures 10, the rest as printed. */
export function pointsOf(face: Face): number {
  const rank = rankOf(face);
  return rank === ACE ? 1 : rank >= TEN ? 10 : rank + 2;
}
export const isAce = (face: Face): boolean => rankOf(face) === ACE;
/** A ten or a picture: a bonus card. */
export const isTen = (face: Face): boolean => pointsOf(face) === 10;

/** @param dealt whether these are a hand's own first cards: after a split an ace and a ten are 21 */
export function countOf(hand: readonly Face[], dealt: boolean): Count {
  let hard = 0;
  let aces = 0;
  for (const face of hand) {
    hard += pointsOf(face);
    if (isAce(face)) aces++;
  }
  const soft = aces > 0 && hard + 10 <= MOST;
  const total = soft ? hard + 10 : hard;
  return { total, soft, cards: hand.length, natural: dealt && hand.length === 2 && total === MOST };
}
export const isOver = ({ total }: Count): boolean => total > MOST;

/** Three eights and nothing else. */
export const isThreeEights = (hand: readonly Face[]): boolean =>
  hand.length === 3 && hand.every((face) => pointsOf(face) === 8);

const RED = [1, 2];
/** Of one suit, of one colour, or neither. */
export function likeness(hand: readonly Face[]): 'suited' | 'colour' | 'plain' {
  const suits = new Set(hand.map(suitOf));
  if (suits.size === 1) return 'suited';
  return new Set(hand.map((face) => RED.includes(suitOf(face)))).size === 1 ? 'colour' : 'plain';
}
