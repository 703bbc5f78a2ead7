// Which five cards a hand may be made of, one selection after the other, and in which order five cards are shown. Slow and
// plain: for highlighting and for readings too rare to deserve a table.

import { type Face, isJoker, type Rank, rankOf } from '../cards/index.js';
import type { Use } from './ranking.js';

const MOST: Readonly<Record<Use, number>> = { any: 5, 'exactly-two': 2, 'exactly-three': 3, 'at-most-two': 2 };

/**
 * The selections that `use` allows, those with the fewest hole cards first. A selection has five cards, or fewer while there
 * are not enough.
 */
export function selections(
  use: Use,
  { hole, board }: { hole: readonly Face[]; board: readonly Face[] },
): readonly (readonly Face[])[] {
  const most = Math.min(hole.length, MOST[use]);
  const isExact = use === 'exactly-two' || use === 'exactly-three';
  const least = isExact ? most : Math.min(most, Math.max(0, 5 - board.length));
  const found: (readonly Face[])[] = [];
  for (let own = least; own <= most; own++) {
    for (const mine of subsets(hole, own)) {
      for (const shared of subsets(board, Math.min(board.length, 5 - own))) found.push([...mine, ...shared]);
    }
  }
  return found;
}

/** The selection worth most; the first of equals, so that a hand that is on the board is shown on the board. */
export function bestSelection(
  use: Use,
  cards: { hole: readonly Face[]; board: readonly Face[] },
  value: (cards: readonly Face[]) => number,
): { value: number; cards: readonly Face[] } {
  let best: { value: number; cards: readonly Face[] } = { value: 0, cards: [] };
  for (const selection of selections(use, cards)) {
    const worth = value(selection);
    if (worth > best.value) best = { value: worth, cards: selection };
  }
  return best;
}

/**
 * Most cards of a rank first, then highest rank first; `aceLow` puts an ace last, as in A-2-3-4-5. A joker lies where the card it
 * stands for would.
 */
export function byImportance(
  cards: readonly Face[],
  { aceLow, jokerAs = null }: { aceLow: boolean; jokerAs?: Face | null },
): readonly Face[] {
  const shown = (card: Face): Face => (isJoker(card) ? (jokerAs ?? card) : card);
  const place = (rank: Rank): number => (aceLow && rank === 12 ? -1 : rank);
  const count = (rank: Rank): number => cards.filter((card) => rankOf(shown(card)) === rank).length;
  return [...cards].sort((a, b) => {
    const [one, other] = [rankOf(shown(a)), rankOf(shown(b))];
    return count(other) - count(one) || place(other) - place(one) || shown(b) - shown(a) || a - b;
  });
}

function subsets(cards: readonly Face[], size: number): readonly (readonly Face[])[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => subsets(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}
