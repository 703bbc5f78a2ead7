/** How many decisions a round of a game of streets can take, from its rules and the stacks it opens with. */
import type { Setup } from '../kernel/index.js';
import { leastOf, type PokerTerms } from '../steps/index.js';
import type { Street, StreetPlan } from './street.js';

/**
 * On each street every seat is asked once, and every bet or raise has all the others asked again. Full bets and raises end at the cap,
 * or, where there is none or two are left, with the chips: each is the least bet at least, and all the levels of a hand together are
 * no more than the deepest stack. A short all-in is besides those, and a seat has one.
 */
export function decisionsMax(plan: StreetPlan, { chips, terms }: Setup): number {
  const { streets, raisesMax, capHeadsUp } = plan;
  const stacks = Object.keys(chips).flatMap((place) => (place.startsWith('stack:') ? [chips[place]!] : []));
  const seats = stacks.length;
  const others = seats - 1;
  const byChips = Math.floor(Math.max(...stacks) / Math.min(...streets.map(({ limit }) => leastOf(limit))));
  // What is forced is the first bet, unless the first raise has to complete it.
  const isForced = ({ begins, bets }: Street): boolean =>
    begins === 'blinds' || (begins === 'bring-in' && bets?.completes !== true);
  const byCap = raisesMax === null ? byChips : streets.length * (1 + raisesMax) - streets.filter(isForced).length;
  // Once the cap has lifted two are left, so a raise has one other asked again.
  const headsUp = raisesMax !== null && capHeadsUp !== 'capped' ? byChips : 0;
  const betting = streets.length * seats + (byCap + seats) * others + headsUp;
  const before = (plan.straddle === undefined ? 0 : 1) + (plan.price ? seats : 0);
  const [shuffle, proof, push] = [1, plan.sevens ? 1 : 0, 1];
  // With everybody all in, a person who deals is asked when he goes on.
  const isPerson = (terms as PokerTerms | null)?.dealer === 'person';
  const dealer = isPerson ? streets.filter(({ wait }) => wait !== undefined).length : 0;
  const besides = streets.reduce((n, street, at) => n + besidesBets(street, at, seats), 0);
  return before + shuffle + besides + betting + dealer + proof + push;
}

/** What a street asks besides bets. */
function besidesBets({ draw, discard, up = 0, down = 0, begins, openLast }: Street, at: number, seats: number): number {
  // In the draw a seat calls, and changes its call or lets it stand; each time the stub runs out, somebody has been
  // dealt to; and it may be used up when the draw begins.
  const calls = draw === undefined ? 0 : 1 + seats + (draw.drawn === 'in-turn' ? seats : 2 * seats + 1);
  const discards = discard === undefined ? 0 : seats + (discard.waits ? 0 : 1);
  // What was taken back, and the burns, if the deck runs short.
  const shuffles = at > 0 && up + down > 0 ? 2 : 0;
  const upCards = at === 0 && up > 0 ? 1 : 0;
  const opens = begins === 'bring-in' ? 1 : 0;
  const lastCards = openLast === undefined ? 0 : seats;
  return calls + discards + shuffles + upCards + opens + lastCards;
}
