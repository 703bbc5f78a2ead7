/** Chips are cents; formats write amounts in the currency, whole or with decimals. */
import type { Chips } from 'baraja';
import { fault } from './fault.js';

/** A fault on the way through a reader: caught where the hand is given back. */
export class Bad extends Error {
  constructor(readonly fault: ReturnType<typeof import('./fault.js').fault>) {
    super(fault.fault);
  }
}
/** '12', '0.25'. */
export const inCurrency = (chips: Chips): string =>
  chips % 100 === 0 ? String(chips / 100) : (chips / 100).toFixed(2);
/** '12.00'. */
export const inCents = (chips: Chips): string => (chips / 100).toFixed(2);
/** Chips of an amount in the currency. A third decimal is no chip. */
export function chipsOf(amount: number): Chips {
  if (!Number.isFinite(amount)) throw new Bad(fault('unknown-stack'));
  const chips = Math.round(amount * 100);
  if (amount < 0 || !Number.isSafeInteger(chips) || Math.abs(chips - amount * 100) > 1e-6 * Math.max(1, chips))
    throw new Bad(fault('not-cents', { amount }));
  return chips;
}
