/**
 * Where the button and the blinds of a round fall. The button moves to the next seat in the game; the big blind is never
 * skipped: every seat between the last big blind and this one posts one too (ROG-HOLD-13a/b, AMB-ROG-62).
 */
import type { Seat } from '../kernel/index.js';
import { after, before, passes } from './ring.js';

export interface Positions {
  readonly button: Seat;
  /** The small-blind position: whoever sits there may owe a big blind instead. */
  readonly small: Seat;
  /** The furthest big blind, after which the action begins. */
  readonly big: Seat;
  /** Every seat that posts a big blind. */
  readonly bigs: readonly Seat[];
}

/** A new game's first round: the button is where the draw put it, or next to it if that seat is not dealt in. */
export function firstRound(dealt: readonly Seat[], drawn: Seat): Positions {
  const button = dealt.includes(drawn) ? drawn : after(dealt, drawn);
  const small = dealt.length === 2 ? button : after(dealt, button);
  const big = after(dealt, small);
  return { button, small, big, bigs: [big] };
}

/** Two are left: the small blind has the button, the big blind goes to the seat after the last one (ROG-HOLD-15). */
export function headsUp(dealt: readonly Seat[], lastBig: Seat): Positions {
  const big = after(dealt, lastBig);
  const button = after(dealt, big);
  return { button, small: button, big, bigs: [big] };
}

/** The moving button. It never goes to a seat that only now comes in: `core` are the seats that were in before. */
export function movingButton(
  core: readonly Seat[],
  dealt: readonly Seat[],
  from: { button: Seat; big: Seat },
): Positions {
  if (dealt.length === 2) return headsUp(dealt, from.big);
  const button = after(core, from.button);
  const small = after(dealt, button);
  const big = after(dealt, small);
  return { button, small, big, bigs: dealt.filter((s) => passes(s, { from: from.big, to: big })) };
}

/** A game that had stopped: the big blind goes on from the last one, and the rest falls into place behind it. */
export function restarted(dealt: readonly Seat[], lastBig: Seat): Positions {
  if (dealt.length === 2) return headsUp(dealt, lastBig);
  const big = after(dealt, lastBig);
  const small = before(dealt, big);
  return { button: before(dealt, small), small, big, bigs: [big] };
}
