/** What a player of any game with a bank does before the cards: puts up a bank when its turn comes, and bets against others'. */
import { type Chips, chipsAt, type HouseCommand, type Option, type Rng } from '../kernel/index.js';
import { chooser, type Seen } from './bot.js';
import { fallback } from './clicker.js';
import type { Manner } from './manners.js';

/** A bank of so many least wagers is worth putting up; and how much of what one has. */
const BANK_LEAST = 10;
const BANK_PART = 0.6;
/** A wager is at most this part of what one has. */
const BET_PART = 0.04;

interface Posted {
  readonly leastWager: Chips;
  readonly unit: Chips;
}

/** Banks with the greater part of its chips, where they would meet a few wagers. */
export function bankChoice(
  { view }: Seen,
  { leastWager, unit }: Posted,
  { amount }: Option,
  manner: Manner,
): HouseCommand {
  const actor = chooser(view);
  const { min, max } = amount!;
  if (max < BANK_LEAST * leastWager) return { type: 'decline-bank', actor };
  // The bank's side is the better one, exactly counted, at every game here: as much of it as there is.
  if (manner.plans) return { type: 'bank', actor, amount: max };
  const part = Math.floor((max * Math.min(1, BANK_PART * manner.hope)) / unit) * unit;
  return { type: 'bank', actor, amount: Math.max(min, Math.min(max, part)) };
}

/** One wager in its own circle, of a few times the least; no more than the bank could pay. */
export function wagerChoice(
  seen: Seen,
  rules: Posted,
  wager: Option | undefined,
  manner: Manner,
  rng: Rng,
): HouseCommand {
  const actor = chooser(seen.view);
  if (!wager?.amount || !wager.seats?.includes(actor)) return fallback(seen, rng);
  const { min, max } = wager.amount;
  const { leastWager, unit } = rules;
  // And the other side is the worse one: as little of it as is allowed.
  if (manner.plans) return { type: 'wager', actor, amount: min, seat: actor };
  const wanted = leastWager * (1 + rng.below(Math.max(1, Math.round(3 * manner.hope))));
  const most = Math.min(
    max,
    Math.max(min, Math.min(lyingAt(seen, 'bank'), BET_PART * lyingAt(seen, `stack:${actor}`))),
  );
  const amount = Math.max(min, Math.min(wanted, Math.floor(most / unit) * unit));
  return { type: 'wager', actor, amount, seat: actor };
}

/** What lies at a place; nothing where there is none. */
export const lyingAt = ({ view, game }: Seen, place: string): Chips => {
  const i = game.names.places.indexOf(place);
  return i < 0 ? 0 : chipsAt(view.felt, i);
};
