/** How many cards a game may need for so many seats before any can come back into the pack, and how many its pack has. */
import { pack41, pack52, pack53, packOf } from '../cards/index.js';
import { communityCards } from './community.js';
import { drawCards } from './draw.js';
import type { GameRules } from './rules.js';
import type { PlanCards } from './street.js';
import { streetCards } from './street-family.js';
import { studCards } from './stud.js';

export interface Supply {
  readonly needs: number;
  readonly has: number;
}

/** What is thrown away or burned comes back where a sheet has the deck rebuilt: there only the first deal must fit. */
export function supplyFor(rules: GameRules, seats: number): Supply {
  switch (rules.family) {
    case 'community':
      return streetSupply(communityCards(rules), seats);
    case 'draw':
      return streetSupply(drawCards(rules), seats);
    case 'stud':
      return streetSupply(studCards(rules), seats);
    case 'streets':
      return streetSupply(streetCards(rules), seats);
    case 'push-nine':
      return { needs: seats * 3, has: pack52.length };
    case 'pai-gow':
      return { needs: seats * 7, has: pack53.length };
    case 'spanish-poker':
      return { needs: (seats + 1) * 5, has: pack41.length };
    case 'twenty-one':
      return { needs: seats * 2, has: packOf(52, rules.decks).length };
    case 'rummy':
      return { needs: seats * 10 + 1, has: packOf(40, rules.decks).length };
  }
}

/** The first deal and the whole board with its burns; and where hands get cards later, a burn before them. */
function streetSupply({ streets: [first, ...later], pack }: PlanCards, seats: number): Supply {
  const { down = 0, up = 0, board = 0 } = first!;
  let needs = seats * (down + up) + board;
  for (const { board = 0, burn = false } of later) if (board > 0) needs += board + (burn ? 1 : 0);
  const serves = later.filter((s) => (s.down ?? 0) + (s.up ?? 0) > 0 || s.draw !== undefined);
  if (serves.length > 0) needs += LAST + (serves.some(({ burn }) => burn) ? 1 : 0);
  return { needs, has: pack.length };
}
/** The last card of a stub is never dealt. */
const LAST = 1;
