/**
 * How far the player-dealer's money reaches. Pure sums: who is paid, who pays, and what goes back because the bank
 * could not meet it. Whatever the reading, the bank's net never passes what was put up.
 */
import type { Chips } from '../../kernel/index.js';

/** Running net: losers are collected and winners paid in order. Matched action: each wager is covered in order, whatever comes of it. */
export type Coverage = 'running-net' | 'matched-action';

/** One wager as its hand came out, before anybody asks what the bank holds. */
export interface Claim {
  /** What lies in the circle. */
  readonly stake: Chips;
  /** Above nothing: what it is to be paid. Below: what it loses of the stake. Nothing: a push. */
  readonly due: Chips;
}
/** What came of a claim. All of the stake that was not taken goes back. */
export interface Met {
  readonly paid: Chips;
  readonly taken: Chips;
  /** The bank was spent, or matched, before this wager's turn came: it was never at risk. */
  readonly unmet: boolean;
}

const UNMET: Met = { paid: 0, taken: 0, unmet: true };

/** What comes of one claim after another, in the order of settlement; `held` says what by then lies in the bank. */
export function covering(held: () => Chips, how: Coverage = 'running-net'): (claim: Claim) => Met {
  return how === 'running-net' ? runningNet(held) : matchedAction(held());
}

/**
 * A loser pays as far as the bank's net may still grow, a winner is paid as far as the bank holds. Once it holds nothing the
 * settlement stops: a loser whose turn had not come keeps his wager, since nothing stood against it.
 */
function runningNet(held: () => Chips): (claim: Claim) => Met {
  const most = 2 * held();
  return ({ due }) => {
    const bank = held();
    if (bank === 0) return UNMET;
    return { paid: Math.min(Math.max(due, 0), bank), taken: Math.min(Math.max(-due, 0), most - bank), unmet: false };
  };
}

/** Each wager takes up its part of the bank: the stake, or what it is to be paid where that is more. A push takes it up, too. */
function matchedAction(bank: Chips): (claim: Claim) => Met {
  let left = bank;
  return ({ stake, due }) => {
    if (left === 0) return UNMET;
    const part = Math.min(Math.max(stake, due), left);
    left -= part;
    return { paid: Math.min(Math.max(due, 0), part), taken: Math.min(Math.max(-due, 0), part), unmet: false };
  };
}
