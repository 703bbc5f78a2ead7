/** What a figure becomes in a killed pot. */
import type { Chips } from '../kernel/index.js';

/**
 * Half again, or double, in whole chips: what is over is dropped. `lower` is the smaller of two limits: the larger one stays the
 * same multiple of it, so that $3 and $6 become $4 and $8.
 */
export function killed(amount: Chips, halves: number, chip: Chips, lower: Chips = amount): Chips {
  const whole = (n: Chips): Chips => n - (n % chip);
  if (amount % lower === 0) return (amount / lower) * whole((lower * halves) / 2);
  return whole((amount * halves) / 2);
}
