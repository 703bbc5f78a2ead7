// Raise rules that fit on a card. What each costs against best play is counted, not judged here.

import { SPANISH_JOKER } from './hands.js';

export type RaiseRuleId = 'card' | 'short' | 'pair' | 'always';

export interface RaiseRule {
  readonly id: RaiseRuleId;
  /** As it would be printed. */
  readonly lines: readonly string[];
  /** `category` counts from 0, high card, upwards; cards lowest first. */
  raises(category: number, cards: Uint8Array, at: number): boolean;
}

const [SIX, SEVEN, KING, FIVE] = [4, 5, 8, 3];

/** The rank of the pair, -1 for none, and how many different single ranks from six up. */
function shape(cards: Uint8Array, at: number): { pair: number; high: number; top: number } {
  let [pair, high, top] = [-1, 0, -1];
  for (let i = at; i < at + 5; i++) {
    const rank = cards[i]! >> 2;
    if (i > at && cards[i - 1]! >> 2 === rank) pair = rank;
  }
  for (let i = at; i < at + 5; i++) {
    const rank = cards[i]! >> 2;
    if (rank === pair) continue;
    if (rank >= SIX) high++;
    top = Math.max(top, rank);
  }
  return { pair, high, top };
}

const holdsJoker = (cards: Uint8Array, at: number): boolean => cards[at + 4] === SPANISH_JOKER;

/** Best first. */
export const RAISE_RULES: readonly RaiseRule[] = [
  {
    id: 'card',
    lines: [
      'Raise with the joker, with two pair or better, and with a pair of sevens or better.',
      'A pair of sixes: raise with an ace or a king, or with two other cards above the six.',
      'A pair of fives: raise if the other three cards are all six or higher. Fold lower pairs.',
      'No pair: raise with three or more cards that are six or higher.',
    ],
    raises(category, cards, at) {
      if (category >= 2 || holdsJoker(cards, at)) return true;
      const { pair, high, top } = shape(cards, at);
      if (pair >= SEVEN) return true;
      if (pair === SIX) return high >= 2 || top >= KING;
      return pair === FIVE || pair < 0 ? high >= 3 : false;
    },
  },
  {
    id: 'short',
    lines: ['Raise with the joker, a pair of sixes or better, or three different ranks from six up. Fold the rest.'],
    raises(category, cards, at) {
      if (category >= 2 || holdsJoker(cards, at)) return true;
      const { pair, high } = shape(cards, at);
      return pair >= SIX || high >= 3;
    },
  },
  {
    id: 'pair',
    lines: ['Raise with a pair of sixes or better, which is what the house needs to play. Fold the rest.'],
    raises(category, cards, at) {
      if (category >= 2) return true;
      if (category === 0) return false;
      // The joker pairs the highest of four other cards.
      return (holdsJoker(cards, at) ? cards[at + 3]! >> 2 : shape(cards, at).pair) >= SIX;
    },
  },
  { id: 'always', lines: ['Raise with every hand.'], raises: () => true },
];
