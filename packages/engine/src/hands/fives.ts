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
    return size === 5 ? value5(laid, 0) : bestAmong(size, 0, 0, value5);
  };
}

/** The same where a joker is a mistake. */
export function noJoker(best: Ranking['best']): Ranking['best'] {
  return (hole, board) => {
    if (hole.some(isJoker) || board.some(isJoker)) throw new RangeError('this ranking knows no joker');
    return best(hole, board);
  };
}

/** Every way to fill the places of `five` from `place` on with the cards from `from` on. */
function bestAmong(size: number, from: number, place: number, value5: FiveRanking['value5']): number {
  if (place === 5) return value5(five, 0);
  let best = 0;
  for (let card = from; card <= size - 5 + place; card++) {
    five[place] = laid[card]!;
    best = Math.max(best, bestAmong(size, card + 1, place + 1, value5));
  }
  return best;
}
