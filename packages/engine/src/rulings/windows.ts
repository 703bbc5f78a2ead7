/** How far a hand with a board has come, and whether anybody has acted on what came last. */
import { cardsIn, chipsAt, type Felt } from '../kernel/index.js';
import type { PokerFelt } from '../steps/index.js';
import { hasBet } from './moves.js';
import { actsAt, isBetting } from './stages.js';

/** Until the next card is burned, or until somebody has acted on what was dealt. */
export type Window = 'next-card' | 'action';

/** The deal, the flop, the turn, the river; before the cards are out, and once all is dealt and bet. */
export const BEFORE = -1;
export const [DEAL, FLOP, TURN, RIVER, AFTER] = [0, 1, 2, 3, 4];
/** By how many cards lie on the board. */
const BY_BOARD: readonly number[] = [DEAL, FLOP, FLOP, FLOP, TURN, RIVER];

export function streetAt(on: PokerFelt, r: Felt, stage: string): number {
  if (stage === 'showdown' || stage === 'over') return AFTER;
  if (cardsIn(r, on.muck).length === 0 && on.live(r).length === 0) return BEFORE;
  return BY_BOARD[cardsIn(r, on.board).length]!;
}
/** Has anybody acted since the last cards of the board came? Where nobody is asked any more, bets tell. */
export function hasActed(on: PokerFelt, r: Felt, stage: string): boolean {
  if (isBetting(stage)) return actsAt(r, stage) > 0;
  if (streetAt(on, r, stage) === DEAL) return stage !== 'discard' && r.seats.some((s) => hasBet(on, r, s));
  return on.able(r) > 1 || r.seats.some((s) => chipsAt(r, on.bet(s)) > 0);
}
