// From a seat's view of a live or past hand to what it may ask about: the same felt a player sees, read as bots read it.

import type { Face } from 'baraja';
import { readSpot, type Seen } from 'baraja/bots';
import { contestOf, type PokerRules } from './contest.js';
import type { SeatView } from './outs.js';
import { leftOver } from './rest.js';

/** The seat must be the one to choose. */
export function viewOf(seen: Seen, rules: PokerRules): SeatView {
  const { hole, board, opponents, unseen, price, winnable } = readSpot(seen, rules);
  const shown = opponents.flatMap((one) => one.shown);
  const left = Array.from(unseen) as Face[];
  return {
    hole,
    board,
    against: opponents.map(({ shown }) => shown),
    dead: leftOver(contestOf(rules).pack, [...hole, ...board, ...shown, ...left]),
    price,
    pot: winnable - price,
  };
}
