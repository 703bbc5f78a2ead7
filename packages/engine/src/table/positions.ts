/**
 * Where the button and the blinds of a round fall. The button moves to the next seat in the game; the big blind is never
 * skipped: every seat between the last big blind and this one posts one too. Where there is one
 * blind only, it sits next to the button.
 */
import type { Seat } from '../kernel/index.js';
import { after, before, between, passes } from './ring.js';
import type { ForcedRules } from './rules.js';
import type { Markers } from './state.js';

/** How many blinds a table has. */
export type Blinds = 'one' | 'two';
export const howMany = (forced: ForcedRules): Blinds =>
  forced.kind === 'blinds' && forced.small === 0 ? 'one' : 'two';

export interface Positions {
  readonly button: Seat;
  /** The small-blind position: whoever sits there may owe a big blind instead. Null where there is one blind only. */
  readonly small: Seat | null;
  /** The furthest big blind, after which the action begins. */
  readonly big: Seat;
  /** Every seat that posts a big blind. */
  readonly bigs: readonly Seat[];
}
export const markersAt = ({ button, small, big }: Positions): Markers => ({
  button,
  ...(small === null ? {} : { 'small-blind': small }),
  'big-blind': big,
});

/** The blinds behind a button. */
function behind(dealt: readonly Seat[], button: Seat, blinds: Blinds): Positions {
  const small = blinds === 'one' ? null : dealt.length === 2 ? button : after(dealt, button);
  const big = after(dealt, small ?? button);
  return { button, small, big, bigs: [big] };
}

/** A new game's first round: the button is where the draw put it, or next to it if that seat is not dealt in. */
export const firstRound = (dealt: readonly Seat[], drawn: Seat, blinds: Blinds): Positions =>
  behind(dealt, dealt.includes(drawn) ? drawn : after(dealt, drawn), blinds);

/** Two are left: the small blind has the button, the big blind goes to the seat after the last one. */
function headsUp(dealt: readonly Seat[], lastBig: Seat, blinds: Blinds): Positions {
  const big = after(dealt, lastBig);
  const button = after(dealt, big);
  return { button, small: blinds === 'one' ? null : button, big, bigs: [big] };
}

/** Of whom a round's places are made: who was in the game before, who is counted now, and where the markers were. */
export interface Places {
  readonly core: readonly Seat[];
  readonly dealt: readonly Seat[];
  readonly last: { readonly button: Seat; readonly big: Seat };
  readonly blinds: Blinds;
}

/** The moving button. It never goes to a seat that only now comes in: `core` are the seats that were in before. */
export function movingButton({ core, dealt, last, blinds }: Places): Positions {
  if (dealt.length === 2) return headsUp(dealt, last.big, blinds);
  const at = behind(dealt, nextButton({ core, last, blinds }), blinds);
  return { ...at, bigs: dealt.filter((s) => passes(s, { from: last.big, to: at.big })) };
}
/**
 * To the next seat; but past whoever came in between the button and the blinds, since the big blind never stands
 * still: up to the last seat before it, or, with one blind, to its own.
 */
function nextButton({ core, last, blinds }: Omit<Places, 'dealt'>): Seat {
  const walk = { from: last.button, to: last.big };
  const may = core.filter((s) => (blinds === 'one' ? passes(s, walk) : between(s, walk)));
  return may.length === 0 ? after(core, last.button) : before(may, blinds === 'one' ? last.big + 1 : last.big);
}

/** A game that had stopped: the big blind goes on from the last one, and the rest falls into place behind it. */
export function restarted(dealt: readonly Seat[], lastBig: Seat, blinds: Blinds): Positions {
  if (dealt.length === 2) return headsUp(dealt, lastBig, blinds);
  const big = after(dealt, lastBig);
  const small = blinds === 'one' ? null : before(dealt, big);
  return { button: before(dealt, small ?? big), small, big, bigs: [big] };
}
