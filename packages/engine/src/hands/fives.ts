// From a reader of five bytes to the best of all cards somebody holds. Draw games hold exactly five, stud up to seven.

import { type Face, isJoker } from '../cards/index.js';
import type { FiveRanking, Ranking } from './ranking.js';

const MOST = 8;

// Cards are laid here to be read; nothing in it outlives a call.
const laid = new Uint8Array(MOST);
const five = new Uint8Array(5);

/** `few` says what fewer than five cards are worth. */
export function bestOfFives(
  value5: FiveRanking['value5'],
  few: (hole: readonly Face[], board: readonly Face[]) => number,
): Ranking['best'] {
  return (hole, board) => {
    const size = hole.length + board.length;
    if (size < 5) return few(hole, board);
    if (size > MOST) throw new RangeError(`the best of ${size} cards is not known here`);
    for (let i = 0; i < hole.length; i++) laid[i] = hole[i]!;
    for (let i = 0; i < board.length; i++) laid[hole.length + i] = board[i]!;
    return bestOfMany(value5, laid, 0, size);
  };
}

/** The same where a joker is a mistake. */
export function noJoker(best: Ranking['best']): Ranking['best'] {
  return (hole, board) => {
    if (hole.some(isJoker) || board.some(isJoker)) throw new RangeError('this ranking knows no joker');
    return best(hole, board);
  };
}

/** The best of five to eight cards from `at` on. */
export function bestOfMany(value5: FiveRanking['value5'], cards: Uint8Array, at: number, size: number): number {
  if (size === 5) return value5(cards, at);
  const ways = WAYS[size]!;
  let best = 0;
  for (let way = 0; way < ways.length; way += 5) {
    for (let i = 0; i < 5; i++) five[i] = cards[at + ways[way + i]!]!;
    best = Math.max(best, value5(five, 0));
  }
  return best;
}
/** By how many cards there are: every five places among them, one after another. */
const WAYS: readonly Uint8Array[] = Array.from({ length: MOST + 1 }, (_, size) => Uint8Array.from(placesIn(size, 5)));
function placesIn(size: number, count: number, held: readonly number[] = []): readonly number[] {
  if (count === 0) return held;
  const from = (held.at(-1) ?? -1) + 1;
  return Array.from({ length: Math.max(0, size - count + 1 - from) }, (_, i) => from + i).flatMap((place) =>
    placesIn(size, count - 1, [...held, place]),
  );
}
