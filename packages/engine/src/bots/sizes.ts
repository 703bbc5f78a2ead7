/** How much to bet or raise: within the option's bounds, in whole chips of the table, and never half-heartedly all in. */
import type { Chips, Option } from '../kernel/index.js';
import type { Spot } from './spot.js';

/** What to raise to, for a bet of this share of the pot. */
export function raiseTo(spot: Spot, { min, max, unit }: NonNullable<Option['amount']>, share: number): Chips {
  if (min === max) return max;
  if (!spot.isNoLimit) return fit(min + (max - min) * Math.min(1, share / 0.6), { min, max, unit });
  const all = spot.stack + spot.bet;
  const reach = Math.max(...spot.opponents.map((o) => o.stack + o.bet));
  const wanted = spot.level + share * spot.winnable;
  // Where more than half would go in, all of it may as well.
  if (wanted > all / 2) return max;
  return fit(Math.min(wanted, Math.max(reach, min)), { min, max, unit });
}

/** The nearest amount allowed. */
function fit(wanted: number, { min, max, unit }: NonNullable<Option['amount']>): Chips {
  const whole = Math.round(wanted / unit) * unit;
  return Math.min(max, Math.max(min, whole));
}
