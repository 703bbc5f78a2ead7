/**
 * How far the player-dealer's money reaches (AMB-GEN-16). Pure sums: who is paid, who pays, and what goes back because the bank
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

/** What comes of each claim, in the order of settlement. */
export function cover(bank: Chips, claims: readonly Claim[], how: Coverage = 'running-net'): readonly Met[] {
  return how === 'running-net' ? runningNet(bank, claims) : matchedAction(bank, claims);
}

/**
 * A loser pays as far as the bank's net may still grow, a winner is paid as far as the bank holds. Once it holds nothing the
 * settlement stops: a loser whose turn had not come keeps his wager, since nothing stood against it.
 */
function runningNet(bank: Chips, claims: readonly Claim[]): readonly Met[] {
  let net = 0;
  return claims.map(({ due }): Met => {
    if (bank + net === 0) return UNMET;
    const paid = Math.min(Math.max(due, 0), bank + net);
    const taken = Math.min(Math.max(-due, 0), bank - net);
    net += taken - paid;
    return { paid, taken, unmet: false };
  });
}

/** Each wager takes up its part of the bank: the stake, or what it is to be paid where that is more. A push takes it up, too. */
function matchedAction(bank: Chips, claims: readonly Claim[]): readonly Met[] {
  let left = bank;
  return claims.map(({ stake, due }): Met => {
    if (left === 0) return UNMET;
    const part = Math.min(Math.max(stake, due), left);
    left -= part;
    return { paid: Math.min(Math.max(due, 0), part), taken: Math.min(Math.max(-due, 0), part), unmet: false };
  });
}

/** What the bank has won, or lost, by all of them. */
export const netOf = (met: readonly Met[]): Chips => met.reduce((net, { paid, taken }) => net + taken - paid, 0);
