/** How many decisions a round of stud can take, from its rules and the stacks it opens with. */
import type { Setup } from '../kernel/index.js';
import type { StudRules } from './stud-rules.js';

const STREETS = 5;

/**
 * On each street every seat is asked once, and every bet or raise has all the others asked again. Full bets and raises end at
 * the cap, or, where there is none or two are left, with the chips: each is the least bet at least, and all the levels of a
 * hand together are no more than the deepest stack. A short all-in is besides those, and a seat has one.
 */
export function studDecisionsMax({ opening, raisesMax, capHeadsUp }: StudRules, { chips }: Setup): number {
  const stacks = Object.keys(chips).flatMap((place) => (place.startsWith('stack:') ? [chips[place]!] : []));
  const seats = stacks.length;
  const others = seats - 1;
  const byChips = Math.floor(Math.max(...stacks) / opening);
  const byCap = raisesMax === null ? byChips : STREETS * (1 + raisesMax) - 1; // on third street the opening is the bet
  // Once the cap has lifted two are left, so a raise has one other asked again.
  const headsUp = raisesMax !== null && capHeadsUp === 'unlimited' ? byChips : 0;
  const betting = STREETS * seats + (byCap + seats) * others + headsUp;
  // The pack, and on each later street what was taken back and, if the deck runs short, the burns.
  const shuffles = 1 + 2 * (STREETS - 1);
  const upCards = 1;
  const opens = 1;
  const lastCards = seats;
  const push = 1;
  return shuffles + upCards + opens + betting + lastCards + push;
}
