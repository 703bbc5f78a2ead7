// What lies open in stud: whose single card is lowest, and whose board is highest. Seats are not known here: boards come in the
// order in which ties are broken, and answers are places in that order.

import type { Face } from '../cards/index.js';
import { high } from './high.js';
import type { Ranking } from './ranking.js';

const plain = high({ use: 'any' });

/**
 * Which of two single cards is higher; below 0 if the first is lower. By rank, the ace high, then by suit, spades
 * above hearts, diamonds and clubs. A joker, where a house adds one, is above every ace. Never 0 in one pack.
 */
export function compareUpCards(one: Face, other: Face): number {
  // Faces are numbered that way.
  return one - other;
}

/** The place of the lowest card. Null is a seat without one; -1 if nobody has one. */
export function lowestUpCard(up: readonly (Face | null)[]): number {
  return placeOf(up, (card, best) => compareUpCards(card, best) < 0);
}

/** The place of the highest card, for an odd chip. */
export function highestUpCard(up: readonly (Face | null)[]): number {
  return placeOf(up, (card, best) => compareUpCards(card, best) > 0);
}

/** The place of the highest first card where the low hand wins: the king is the highest, the ace the lowest, then by suit. */
export function highestDoor(up: readonly (Face | null)[]): number {
  const height = (card: Face): number => (card + 4) % 52;
  return placeOf(up, (card, best) => height(card) > height(best));
}

/**
 * Which of two boards of one to four cards is higher; 0 if they tie. Pairs, two pairs, trips and fours count, straights and
 * flushes need five cards. Suits count for nothing. A joker is what the ranking lets it be.
 */
export function compareBoards(one: readonly Face[], other: readonly Face[], ranking: Ranking = plain): number {
  return ranking.best(one, []) - ranking.best(other, []);
}

const NONE: readonly never[] = [];
/** The place of the highest board, the first of equals. Empty boards have no say; -1 if all are. */
export function highestBoard(boards: readonly (readonly Face[])[], ranking: Ranking = plain): number {
  let place = -1;
  let best = 0;
  for (let i = 0; i < boards.length; i++) {
    const value = ranking.best(boards[i]!, NONE);
    if (value <= best) continue;
    place = i;
    best = value;
  }
  return place;
}

/**
 * The place of the lowest board, the first of equals, where the low hand wins: no pair before a pair, then by the highest card down,
 * the ace being low. Boards of as many cards compare. Empty boards have no say; -1 if all are.
 */
export function lowestBoard(boards: readonly (readonly Face[])[]): number {
  let place = -1;
  let best = '';
  boards.forEach((board, i) => {
    const ranks = board.map((card) => ((card >> 2) + 1) % 13);
    const count = (rank: number): number => ranks.filter((other) => other === rank).length;
    const byWorst = ranks.sort((a, b) => count(b) - count(a) || b - a);
    const badness = [...byWorst.map(count), ...byWorst].map((n) => n.toString(13)).join('');
    if (board.length > 0 && (place < 0 || badness < best)) [place, best] = [i, badness];
  });
  return place;
}

/** Whether a board shows a pair or better of one rank: an open pair. */
export function hasOpenPair(board: readonly Face[]): boolean {
  return board.some((card, i) => board.slice(i + 1).some((other) => other >> 2 === card >> 2));
}

function placeOf(up: readonly (Face | null)[], isBetter: (card: Face, best: Face) => boolean): number {
  let place = -1;
  let best: Face | null = null;
  up.forEach((card, i) => {
    if (card !== null && (best === null || isBetter(card, best))) [place, best] = [i, card];
  });
  return place;
}
