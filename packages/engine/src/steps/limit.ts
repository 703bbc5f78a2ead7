/** What may be bet in a round of betting, as data, and what follows from it. */
import { type Chips, chipsAt, type Felt } from '../kernel/index.js';
import type { PokerFelt } from './poker.js';

export type Limit =
  /** `lower` is the smaller of the table's two limits, where it is not this one. */
  | { readonly kind: 'fixed'; readonly bet: Chips; readonly lower?: Chips }
  /** Either of two fixed figures, the upper twice the lower; once the upper has been bet, only that. */
  | { readonly kind: 'either'; readonly low: Chips; readonly high: Chips }
  | { readonly kind: 'spread'; readonly min: Chips; readonly max: Chips }
  /** No more than what is in the pot once the call has been made. */
  | { readonly kind: 'pot'; readonly min: Chips }
  | { readonly kind: 'no-limit'; readonly min: Chips };

/** The least bet. */
export function leastOf(limit: Limit): Chips {
  switch (limit.kind) {
    case 'fixed':
      return limit.bet;
    case 'either':
      return limit.low;
    default:
      return limit.min;
  }
}
/** At pot limit and no limit a raise is measured by the one before it, and only a full one counts. */
export const goesByRaise = ({ kind }: { readonly kind: string }): boolean => kind === 'pot' || kind === 'no-limit';

/** All there is to win: what has been gathered, the dead money, and what lies before the seats. */
export function potAt(r: Felt, { into, bet, centre }: PokerFelt): Chips {
  let pot = chipsAt(r, centre);
  const { seats } = r;
  for (let i = 0; i < seats.length; i++) pot += chipsAt(r, into(seats[i]!)) + chipsAt(r, bet(seats[i]!));
  return pot;
}
