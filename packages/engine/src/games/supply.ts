/** How many cards a game may need for so many seats before any can come back into the pack, and how many its pack has. */
import { pack41, pack52, pack53, packsOf40, packsOf52 } from '../cards/index.js';
import type { GameRules } from './rules.js';

export interface Supply {
  readonly needs: number;
  readonly has: number;
}
const joker = (isIn: boolean): number => (isIn ? pack53 : pack52).length;

/** What is thrown away or burned comes back where a sheet has the deck rebuilt: there only the first deal must fit. */
export function supplyFor(rules: GameRules, seats: number): Supply {
  switch (rules.family) {
    case 'community':
      return { needs: seats * rules.hole + BOARD + (rules.burn ? BURNS : 0), has: pack52.length };
    case 'draw':
      return { needs: seats * 5 + LAST + (rules.burn ? 1 : 0), has: joker(rules.joker) };
    case 'stud':
      return { needs: seats * 3 + LAST + 1, has: joker(rules.joker === 'bug') };
    case 'push-nine':
      return { needs: seats * 3, has: pack52.length };
    case 'pai-gow':
      return { needs: seats * 7, has: pack53.length };
    case 'spanish-poker':
      return { needs: (seats + 1) * 5, has: pack41.length };
    case 'twenty-one':
      return { needs: seats * 2, has: packsOf52(rules.decks).length };
    case 'rummy':
      return { needs: seats * 10 + 1, has: packsOf40(rules.decks).length };
  }
}
const BOARD = 5;
const BURNS = 3;
/** The last card of a stub is never dealt. */
const LAST = 1;
