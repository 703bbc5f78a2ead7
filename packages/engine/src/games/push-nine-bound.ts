/** How many decisions a round of Push-Nine can take, from its rules and the stacks it opens with. */
import type { Setup } from '../kernel/index.js';
import type { PushNineRules } from './push-nine-rules.js';

/**
 * Each deal is a shuffle, a round of betting, the push of the dealer, and a question to each seat: to those who did not tie
 * whether they buy in, to those who did whether they split. In the betting every seat is asked once, and every bet or raise has
 * all the others asked again: a bet and the raises up to the cap, then, with two left, one for each condition of chips there is
 * at the table, and one short all-in for each seat. Pushes would go on for ever if hands kept tying, so the rules say how often
 * a round is dealt at most.
 */
export function decisionsMax({ condition, raisesMax, capHeadsUp, dealsMax }: PushNineRules, { chips }: Setup): number {
  const stacks = Object.keys(chips).flatMap((place) => (place.startsWith('stack:') ? [chips[place]!] : []));
  const seats = stacks.length;
  const others = seats - 1;
  const all = stacks.reduce((sum, stack) => sum + stack, 0);
  // Once the cap has lifted two are left, so a raise has one other asked again.
  const headsUp = capHeadsUp === 'unlimited' ? Math.floor(all / condition) : 0;
  const betting = seats + (1 + raisesMax + seats) * others + headsUp;
  const shuffle = 1;
  const push = 1;
  return dealsMax * (shuffle + betting + push + seats);
}
