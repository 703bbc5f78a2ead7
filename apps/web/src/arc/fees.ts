// The fee of wagers being put together, as posted: for each by its size, taken before the deal.
import type { TableRules } from '../lib/wire.js';
import type { Amounts } from './targets.js';

interface Band {
  readonly over: number;
  readonly amount: number;
}
/** Bands run from the largest down; the first one exceeded holds. */
export const bandFee = (bands: readonly Band[], amount: number): number =>
  bands.find(({ over }) => amount > over)?.amount ?? 0;

export function feesFor({ fee }: Pick<TableRules, 'fee'>, amounts: Amounts): number {
  if (fee.kind !== 'wager') return 0;
  return Object.values(amounts).reduce((sum, amount) => sum + (amount > 0 ? bandFee(fee.player, amount) : 0), 0);
}
