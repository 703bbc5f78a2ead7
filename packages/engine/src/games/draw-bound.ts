/** How many decisions a round of a draw game can take, from its rules and the stacks it opens with. */
import type { Setup } from '../kernel/index.js';
import type { PokerTerms } from '../steps/index.js';
import type { DrawRules } from './draw-rules.js';

const ROUNDS = 2;

/**
 * In each round of betting every seat is asked once, and every bet or raise has all the others asked again. Full bets and raises
 * end at the cap, or, where there is none or two are left, with the chips: each is a unit at least, and all the levels of a hand
 * together are no more than the deepest stack. A short all-in is besides those, and a seat has one. In the draw a seat calls, and
 * changes its call or lets it stand; each time the stub runs out, somebody has been dealt to.
 */
export function decisionsMax(rules: DrawRules, { chips, terms }: Setup): number {
  const { limit, raisesMax, capHeadsUp } = rules;
  const stacks = Object.keys(chips).flatMap((place) => (place.startsWith('stack:') ? [chips[place]!] : []));
  const seats = stacks.length;
  const others = seats - 1;
  const byChips = Math.floor(Math.max(...stacks) / (limit.kind === 'structured' ? limit.small : limit.min));
  const byCap = raisesMax === null ? byChips : ROUNDS * (1 + raisesMax);
  // Once the cap has lifted two are left, so a raise has one other asked again.
  const headsUp = raisesMax !== null && capHeadsUp !== 'capped' ? byChips : 0;
  const betting = ROUNDS * seats + (byCap + seats) * others + headsUp;
  const price = rules.price ? seats : 0;
  const calls = rules.drawn === 'in-turn' ? seats : 2 * seats + 1;
  const shuffles = 1 + seats;
  const proof = rules.sevens ? 1 : 0;
  const push = 1;
  // With everybody all in, a person who deals is asked when he goes on.
  const dealer = (terms as PokerTerms | null)?.dealer === 'person' ? 1 : 0;
  return price + shuffles + calls + betting + dealer + proof + push;
}
