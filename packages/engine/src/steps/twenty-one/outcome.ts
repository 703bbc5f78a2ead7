/** Who wins: a hand against the bank's, as both houses' truth tables have it (X-1, X-2), and what that comes to in chips. */
import { type Count, isOverTwentyOne } from '../../hands/index.js';
import type { Chips } from '../../kernel/index.js';
import type { Outcome, TwentyOneRules } from './rules.js';

export type Won = 'natural' | 'win' | 'push' | 'lose';

/** The bank's hand: three eights are told apart, because at one house they push or pay. */
export type BankCount = Count & { readonly eights: boolean };

/** What comes of a hand, and by which line of the table. */
export function outcomeOf(
  { bothOver }: Pick<TwentyOneRules, 'bothOver'>,
  hand: Count,
  bank: BankCount,
): { readonly won: Won; readonly by: Outcome } {
  if (hand.natural) return bank.natural ? { won: 'push', by: 'both-natural' } : { won: 'natural', by: 'natural' };
  if (bank.natural) return { won: 'lose', by: 'bank-natural' };
  if (!isOverTwentyOne(hand)) {
    if (isOverTwentyOne(bank)) return { won: 'win', by: 'bank-over' };
    if (hand.total === bank.total) return { won: 'push', by: 'tie' };
    return hand.total > bank.total ? { won: 'win', by: 'closer' } : { won: 'lose', by: 'bank-closer' };
  }
  if (!isOverTwentyOne(bank) || bothOver === 'lose') return { won: 'lose', by: 'over' };
  return bothAreOver(bothOver, hand, bank);
}

function bothAreOver(
  how: TwentyOneRules['bothOver'],
  hand: Count,
  bank: BankCount,
): { readonly won: Won; readonly by: Outcome } {
  if (how === 'eights-push' || how === 'eights-pay') {
    if (!bank.eights) return { won: 'lose', by: 'over-bank-closer' };
    return { won: how === 'eights-pay' ? 'win' : 'push', by: 'over-eights' };
  }
  if (hand.total === bank.total) return { won: 'lose', by: 'over-tie' };
  if (hand.total > bank.total) return { won: 'lose', by: 'over-bank-closer' };
  if (how === 'closer-push') return { won: 'push', by: 'over-closer' };
  const isSpared = hand.cards === 3 && hand.total >= 23 && hand.total <= 25;
  return isSpared ? { won: 'push', by: 'over-three-cards' } : { won: 'lose', by: 'over-closer' };
}

/** What it comes to: above nothing to be paid, below to be lost. */
export function dueOf(rules: Pick<TwentyOneRules, 'natural' | 'rounding' | 'chip'>, won: Won, stake: Chips): Chips {
  switch (won) {
    case 'natural':
      return part(rules, stake, rules.natural);
    case 'win':
      return stake;
    case 'push':
      return 0;
    case 'lose':
      return -stake;
  }
}

/** Half of a wager: what a surrender costs, and the most an insurance may be. */
export const halfStake = (rules: Pick<TwentyOneRules, 'rounding' | 'chip'>, stake: Chips): Chips =>
  part(rules, stake, [1, 2]);

/** Exact cents, or down to the chip. */
function part(
  { rounding, chip }: Pick<TwentyOneRules, 'rounding' | 'chip'>,
  stake: Chips,
  [times, of]: readonly [number, number],
): Chips {
  const exact = Math.floor((stake * times) / of);
  return rounding === 'exact' ? exact : exact - (exact % chip);
}
