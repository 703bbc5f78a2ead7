/** What an opponent's betting says of his cards: the more he has put in by choice, the fewer hands he may hold. */
import type { Range } from './equity.js';
import type { Opponent, Spot } from './spot.js';
import type { Strength } from './strength.js';

/** Shares of all hands that an opponent may be held to. Few, so that what was sampled for one can be used again. */
export const KEEPS = [1, 0.75, 0.55, 0.4, 0.28, 0.2, 0.14, 0.09] as const;

/** The opponents whose hands count: in the first round only those who have come in, if anybody has. */
export function contenders({ opponents, isFirst }: Spot): readonly Opponent[] {
  if (!isFirst) return opponents;
  const inside = opponents.filter((o) => o.hasChosen || o.stack === 0);
  return inside.length > 0 ? inside : opponents;
}

/** Which of the KEEPS fits an opponent. */
export function keepOf({ board, big }: Spot, o: Opponent, trust: number): number {
  const put = board.length === 0 ? o.bet : o.into / STREETS[board.length]!;
  const bets = put / big;
  if (board.length === 0 && !o.hasChosen) return 0;
  const share = (bets <= 1 ? 0.75 : 0.7 * bets ** -0.75) * (o.isAggressor && board.length === 0 ? 0.85 : 1);
  return nearestKeep(Math.max(0.09, share) ** trust);
}
/** By cards on the board: what goes in by the way, beside what was put in before the flop. */
const STREETS: Readonly<Record<number, number>> = { 3: 1, 4: 1.5, 5: 2.2 };

/** The place in KEEPS of the share that comes nearest. */
export function nearestKeep(share: number): number {
  let best = 0;
  KEEPS.forEach((keep, i) => {
    if (Math.abs(Math.log(keep / share)) < Math.abs(Math.log(KEEPS[best]! / share))) best = i;
  });
  return best;
}

/** From how many hands more this one was picked, by its bets on the board. */
export function pickedOf(spot: Spot, o: Opponent, trust: number): number {
  const { board, big, raises } = spot;
  if (board.length === 0) return 0;
  const earlier = board.length === 3 ? 0 : 0.3 * Math.log2(Math.max(1, o.into / big));
  const now = o.isAggressor ? (0.8 + 0.6 * Math.min(2, raises)) * weightOf(spot, o) : o.bet > 0 ? 0.4 : 0;
  return Math.min(3, (earlier + now) * trust);
}
/** Where bets are free, a big one means more than a small one. */
function weightOf({ isNoLimit, big, winnable }: Spot, o: Opponent): number {
  if (!isNoLimit) return 1;
  return Math.min(2, 0.5 + o.bet / Math.max(big, winnable - 2 * o.bet));
}

export const rangeOf = (spot: Spot, o: Opponent, trust: number, strength: Strength): Range => ({
  shown: o.shown,
  cut: strength.cut(KEEPS[keepOf(spot, o, trust)]!),
  picked: pickedOf(spot, o, trust),
});
