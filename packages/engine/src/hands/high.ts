// High hands as a Ranking: what may be used of the hole is an argument. No jokers here, and no words for people.

import { type Face, isJoker } from '../cards/index.js';
import { KEYS } from './keys.js';
import { omahaHigh } from './omaha.js';
import type { Ranking, Use } from './ranking.js';
import { bestSelection, byImportance } from './select.js';
import { flush7, nameOfValue, ranks7, value5, value6, value7, valuePartial } from './values.js';

// Cards are laid here to be read; nothing in it outlives a call. Nine places: four hole cards and a whole board.
const hand = new Uint8Array(9);

const bestOfAny = anyCards();

/**
 * The best high hand of any hole and board; one to eight cards in all, any of them used, and Omaha are quick. A hand
 * of fewer than five cards is worth what it is so far, so that hands can be compared and named before the flop.
 */
export function high({ use }: { use: Use }): Ranking {
  const best = {
    any: bestOfAny,
    'exactly-two': bestOfTwo,
    'exactly-three': bestOfThree,
    'at-most-two': bestOfTwoAtMost,
  }[use];
  return {
    id: use === 'any' ? 'high' : `high-${use}`,
    best,
    name: nameOfValue,
    five(hole, board) {
      const { value, cards } = bestSelection(use, { hole, board }, (selection) => bestOfAny(selection, []));
      const { category, ranks } = nameOfValue(value);
      const wheel = (category === 'straight' || category === 'straight-flush') && ranks[0] === 3;
      return byImportance(cards, { aceLow: wheel });
    },
    jokerAs: () => null,
  };
}

/** Any five of them all. Nearly all hands of seven are found by their key at once; a flush or a joker is not. */
function anyCards(): Ranking['best'] {
  const [keys, suits, byKey] = [KEYS, flush7, ranks7.value];
  return (hole, board) => {
    if (hole.length + board.length !== 7) return bestOfFewOrEight(hole, board);
    let key = 0;
    for (let i = 0; i < hole.length; i++) key = (key + keys[hole[i]!]!) | 0;
    for (let i = 0; i < board.length; i++) key = (key + keys[board[i]!]!) | 0;
    if (suits[key & 511] === 0) return byKey(key);
    lay(hole, board);
    return value7(hand, 0);
  };
}

function bestOfFewOrEight(hole: readonly Face[], board: readonly Face[]): number {
  const size = hole.length + board.length;
  if (size > 8) return bestSelection('any', { hole, board }, (five) => bestOfAny(five, [])).value;
  lay(hole, board);
  if (size === 5) return value5(hand, 0);
  if (size === 6) return value6(hand, 0);
  if (size === 8) return bestOfEight();
  return valuePartial(hand, { size });
}

/** The best five leave three of the eight out, so one of any six cards is among those: leaving out each of six in turn finds it. */
function bestOfEight(): number {
  let best = value7(hand, 0);
  for (let out = 0; out < 5; out++) {
    const card = hand[out]!;
    hand[out] = hand[7]!;
    best = Math.max(best, value7(hand, 0));
    hand[out] = card;
  }
  return best;
}

/** Two cards of the hole and three of the board. */
function bestOfTwo(hole: readonly Face[], board: readonly Face[]): number {
  if (hole.length < 2 || board.length < 3)
    return bestSelection('exactly-two', { hole, board }, (selection) => bestOfAny(selection, [])).value;
  if (hole.length !== 4 || board.length !== 5) return bestOfPairs(hole, board);
  lay(hole, board);
  return omahaHigh(hand, 0);
}
/** Every two of the hole with every three of the board. */
function bestOfPairs(hole: readonly Face[], board: readonly Face[]): number {
  let best = 0;
  for (let i = 0; i < hole.length; i++)
    for (let j = i + 1; j < hole.length; j++) {
      hand[0] = ordinary(hole[i]!);
      hand[1] = ordinary(hole[j]!);
      best = Math.max(best, bestWithBoard(board));
    }
  return best;
}
/** With three of the board behind the two that are laid. */
function bestWithBoard(board: readonly Face[]): number {
  let best = 0;
  for (let i = 0; i < board.length; i++)
    for (let j = i + 1; j < board.length; j++)
      for (let k = j + 1; k < board.length; k++) {
        hand[2] = ordinary(board[i]!);
        hand[3] = ordinary(board[j]!);
        hand[4] = ordinary(board[k]!);
        best = Math.max(best, value5(hand, 0));
      }
  return best;
}

/** Three of the hole and two of the board. */
function bestOfThree(hole: readonly Face[], board: readonly Face[]): number {
  return bestSelection('exactly-three', { hole, board }, (selection) => bestOfAny(selection, [])).value;
}

/** While a player still holds three: every two of them are a hand with the board. */
function bestOfTwoAtMost(hole: readonly Face[], board: readonly Face[]): number {
  if (hole.length <= 2) return bestOfAny(hole, board);
  let best = 0;
  hole.forEach((one, i) => {
    for (const other of hole.slice(i + 1)) best = Math.max(best, bestOfAny([one, other], board));
  });
  return best;
}

function lay(hole: readonly Face[], board: readonly Face[]): number {
  const size = hole.length + board.length;
  for (let i = 0; i < hole.length; i++) hand[i] = ordinary(hole[i]!);
  for (let i = 0; i < board.length; i++) hand[hole.length + i] = ordinary(board[i]!);
  return size;
}

function ordinary(card: Face): Face {
  if (isJoker(card)) throw new RangeError('this ranking knows no joker');
  return card;
}
