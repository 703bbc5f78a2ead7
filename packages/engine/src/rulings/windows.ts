/** Until when a fault on the deal or the board may be reported, where the sheet prints no limit (AMB-ROG-68). */
import { cardsIn, chipsAt, type Felt, type Refusal, type RuleId, refuse } from '../kernel/index.js';
import type { PokerFelt } from '../steps/index.js';
import { hasBet } from './moves.js';
import { actsAt, isBetting } from './stages.js';

/** The ruling that closes a window: a refusal after it is not the sheet's. */
export const WINDOW: RuleId = 'AMB-ROG-68';
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
/** May a fault of this street be reported now? Too early is the sheet's matter, too late the ruling's. */
export function inWindow(
  on: PokerFelt,
  r: Felt,
  stage: string,
  p: { readonly rule: RuleId; readonly window: Window; readonly from: number; readonly to: number },
): Refusal | null {
  const at = streetAt(on, r, stage);
  if (at < p.from) return refuse('wrong-stage', p.rule, { stage });
  const isOver = p.to === AFTER ? stage === 'over' : at > p.to;
  if (isOver) return refuse('too-late', WINDOW);
  const isActed = p.window === 'action' && (at > p.from || hasActed(on, r, stage));
  return isActed ? refuse('action-has-begun', WINDOW) : null;
}
