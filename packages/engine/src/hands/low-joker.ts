// Nine-or-better lows with a bug, as stud hi-lo may be played with everybody's approval: for low the joker is the
// lowest card that pairs nothing.

import { type Face, face, isJoker, JOKER, rankOf } from '../cards/index.js';
import { nineOrBetter } from './lows.js';
import { once } from './once.js';
import type { Ranking } from './ranking.js';
import { bestSelection, byImportance } from './select.js';

const { bits, value, name } = nineOrBetter;

/** By the ranks beside the joker: the best low they make with it. */
const withJoker = once(() => {
  const best = new Uint8Array(1 << 9);
  for (let ranks = 0; ranks < best.length; ranks++) {
    for (let bit = 1; bit < best.length; bit <<= 1) best[ranks] = Math.max(best[ranks]!, value(ranks | bit));
  }
  return best;
});

/** The best low of any of the cards; 0 where none qualifies. */
export const lowNineJoker: Ranking = {
  id: 'low-9-joker-bug',
  best: (hole, board) => {
    let ranks = 0;
    let joker = false;
    for (const cards of [hole, board]) {
      for (const card of cards) {
        if (card === JOKER) joker = true;
        else ranks |= bits[card]!;
      }
    }
    return joker ? withJoker()[ranks]! : value(ranks);
  },
  name,
  five(hole, board) {
    const { cards } = chosen(hole, board);
    return byImportance(cards, { aceLow: true, jokerAs: standsFor(cards) });
  },
  jokerAs: (hole, board) => standsFor(chosen(hole, board).cards),
};

function chosen(hole: readonly Face[], board: readonly Face[]): { cards: readonly Face[] } {
  return bestSelection('any', { hole, board }, (cards) => (cards.length < 5 ? 0 : lowNineJoker.best(cards, [])));
}

function standsFor(cards: readonly Face[]): Face | null {
  if (!cards.includes(JOKER)) return null;
  const held = cards.filter((card) => !isJoker(card)).map(rankOf);
  const rank = name(lowNineJoker.best(cards, [])).ranks.find((of) => !held.includes(of));
  return rank === undefined ? null : face({ rank, suit: 3 });
}
