/** How many decisions a round of twenty-one can take, from its rules and the seats. */
import type { Setup } from '../kernel/index.js';
import type { TwentyOneRules } from '../steps/index.js';

/**
 * The bank is offered to each seat once. Each seat bets in each circle once, in the first row or behind, and says once that it is
 * done. Every wager is asked about insurance. In the play each hit, double and split takes a card out of the shoe, each hand
 * stands once and is surrendered once, the last player says that his hands stand, and those behind a hand are asked once for each
 * double and each split. A shuffle opens the round, and the rack is shuffled in again at most once for each time it can fill:
 * with surrendered hands, once a hand.
 */
export function decisionsMax(rules: TwentyOneRules, { chips }: Setup): number {
  const { circles, handsMax, backers, decks } = rules;
  const seats = Object.keys(chips).filter((name) => name.startsWith('stack:')).length;
  const wagers = circles * (1 + backers);
  const hands = circles * handsMax;
  const cards = 52 * decks;
  const play = cards + 2 * hands + 1 + 2 * hands * backers;
  const shuffles = 2 + hands;
  return seats + wagers + seats + wagers + play + shuffles;
}
