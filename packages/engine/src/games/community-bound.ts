/** How many decisions a round of a community-card game can take, from its rules and the stacks it opens with. */
import type { Setup } from '../kernel/index.js';
import type { PokerTerms } from '../steps/index.js';
import type { CommunityRules } from './community-rules.js';

const STREETS = 4;

/**
 * On each street every seat is asked once, and every bet or raise has all the others asked again. Full bets and raises end at
 * the cap, or, where there is none or two are left, with the chips: each is a unit at least, and all the levels of a hand
 * together are no more than the deepest stack. A short all-in is besides those, and a seat has one.
 */
export function decisionsMax(rules: CommunityRules, { chips, terms }: Setup): number {
  const { limit, raisesMax, capHeadsUp } = rules;
  const stacks = Object.keys(chips).flatMap((place) => (place.startsWith('stack:') ? [chips[place]!] : []));
  const seats = stacks.length;
  const others = seats - 1;
  const byChips = Math.floor(Math.max(...stacks) / (limit.kind === 'structured' ? limit.small : limit.min));
  const byCap = raisesMax === null ? byChips : STREETS * (1 + raisesMax) - 1; // before the flop the blinds are the bet
  // Once the cap has lifted two are left, so a raise has one other asked again.
  const headsUp = raisesMax !== null && capHeadsUp === 'unlimited' ? byChips : 0;
  const betting = STREETS * seats + (byCap + seats) * others + headsUp;
  const discards = rules.discard === 'none' ? 0 : seats + (rules.discardWaits ? 0 : 1);
  const shuffle = 1;
  const straddle = rules.straddle === 'one' ? 1 : 0;
  const push = 1;
  // With everybody all in, a person who deals is asked once a street.
  const dealer = (terms as PokerTerms | null)?.dealer === 'person' ? STREETS : 0;
  return shuffle + straddle + discards + betting + dealer + push;
}
