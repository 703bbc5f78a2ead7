// From a seat's view of a live or past hand to what it may ask about: the same felt a player sees, read as bots read it.

import { readSpot, type Seen } from 'baraja/bots';
import type { PokerRules } from './contest.js';
import type { SeatView } from './outs.js';

/** The seat must be the one to choose. */
export function viewOf(seen: Seen, rules: PokerRules): SeatView {
  const { hole, board, opponents, unseen, price, winnable } = readSpot(seen, rules);
  const known = new Set<number>([...hole, ...board, ...opponents.flatMap(({ shown }) => shown)]);
  const left = new Set<number>(unseen);
  const pack = 'joker' in rules && rules.joker !== false && rules.joker !== 'none' ? 53 : 52;
  const dead = Array.from({ length: pack }, (_, card) => card).filter((card) => !known.has(card) && !left.has(card));
  return {
    hole,
    board,
    against: opponents.map(({ shown }) => shown),
    dead: dead as SeatView['dead'][number][],
    price,
    pot: winnable - price,
  };
}
