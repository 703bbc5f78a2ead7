// Badugi as a Ranking: cards that share neither rank nor suit count, more of them are better, and then the lower, from the highest
// down; the ace is low. K-Q-J-10 of four suits beats A-2-3, and A-2-3-4 is the best there is.

import { type Face, isJoker, RANKS, type Rank } from '../cards/index.js';
import { bitsIn } from './classes.js';
import { once } from './once.js';
import type { HandName, Ranking } from './ranking.js';
import { byImportance } from './select.js';

/** Hands that differ: A-2-3-4 is worth so much, a lone king 1. */
export const BADUGI_CLASSES = 1092;

/** A set of ranks, one bit each: bit 0 the ace, bit 12 the king. */
type LowMask = number;
const ACE: Rank = 12;
const MOST = 4;
/** By card: the bit of its rank. */
export const badugiBit = (card: Face): LowMask => 1 << (((card >> 2) + 1) % 13);

const classes = once(() => {
  const masks = Array.from({ length: 1 << 13 }, (_, mask) => mask).filter(
    (mask) => bitsIn(mask) > 0 && bitsIn(mask) <= MOST,
  );
  masks.sort((a, b) => bitsIn(b) - bitsIn(a) || a - b); // best first
  const values = new Uint16Array(1 << 13);
  masks.forEach((mask, i) => {
    values[mask] = BADUGI_CLASSES - i;
  });
  return { masks, values };
});

/** By a set of ranks: what such cards of as many suits are worth. */
export const badugiValues = (): Uint16Array => classes().values;

/** The best of any number of cards. */
export const badugi: Ranking = {
  id: 'badugi',
  best: (hole, board) => chosen(hole, board).value,
  name: nameOfValue,
  five: (hole, board) => byImportance(chosen(hole, board).cards, { aceLow: true }),
  jokerAs: () => null,
};

interface Chosen {
  readonly value: number;
  readonly cards: readonly Face[];
}
const NONE: Chosen = { value: 0, cards: [] };

/** Tries each card with and without the others. */
function chosen(hole: readonly Face[], board: readonly Face[]): Chosen {
  const cards = [...hole, ...board];
  if (cards.some(isJoker)) throw new RangeError('this ranking knows no joker');
  const { values } = classes();
  const pick = (from: number, ranks: LowMask, suits: number, held: readonly Face[]): Chosen => {
    let best: Chosen = ranks === 0 ? NONE : { value: values[ranks]!, cards: held };
    for (let i = from; i < cards.length; i++) {
      const card = cards[i]!;
      const suit = 1 << (card & 3);
      if ((ranks & badugiBit(card)) !== 0 || (suits & suit) !== 0) continue;
      const more = pick(i + 1, ranks | badugiBit(card), suits | suit, [...held, card]);
      if (more.value > best.value) best = more;
    }
    return best;
  };
  return pick(0, 0, 0, []);
}

/** As many ranks as it has cards, the highest first. */
function nameOfValue(value: number): HandName {
  if (value === 0) return { category: 'none', ranks: [] };
  const mask = classes().masks[BADUGI_CLASSES - value];
  if (mask === undefined) throw new RangeError(`no badugi is worth ${value}`);
  const ranks = RANKS.filter((rank) => rank !== ACE && (mask >> (rank + 1)) & 1).reverse();
  return { category: 'low', ranks: (mask & 1) === 1 ? [...ranks, ACE] : ranks };
}
