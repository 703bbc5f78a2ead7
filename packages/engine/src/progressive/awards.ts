/** What one deal pays out of a progressive: shares of the posted jackpot, every tie of winners, and the tray's fixed awards. */
import type { Category } from '../hands/index.js';
import type { Chips, RuleId, Seat } from '../kernel/index.js';
import type { ProgressiveRules } from './rules.js';

/** The hands that win something, best first. */
export const WINNING = [
  'five-of-a-kind',
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'flush',
] as const satisfies readonly Category[];
export type WinningHand = (typeof WINNING)[number];
export const isWinning = (category: Category): category is WinningHand =>
  (WINNING as readonly Category[]).includes(category);

export interface Winner {
  readonly seat: Seat;
  readonly hand: WinningHand;
}
export interface Award extends Winner {
  /** Where it is paid from: the posted jackpot, or the dealer's tray. */
  readonly from: 'meter' | 'tray';
  readonly amount: Chips;
  readonly rule: RuleId;
}

/**
 * The awards of one deal, in the order of the winners. Shares are of the amount posted when the hand began, whole cents, and what
 * does not divide stays with the five of a kind or in the jackpot: a jackpot never pays more than it holds.
 */
export function awardsOf(rules: ProgressiveRules, posted: Chips, winners: readonly Winner[]): readonly Award[] {
  const royals = winners.filter(({ hand }) => hand === 'royal-flush').length;
  const five = winners.some(({ hand }) => hand === 'five-of-a-kind');
  const { cites, tray } = rules;
  const part = Math.floor((posted * rules.royalPercent) / 100);
  // Beside five of a kind the royals share the one part; by themselves each has it.
  const each = five && royals > 0 ? Math.floor(part / royals) : part;
  const shared = five ? (royals > 1 ? cites.royalsAndFive : cites.royalAndFive) : cites.award;
  const royalRule = five ? shared : royals === 2 ? cites.royals : royals > 2 ? cites.moreRoyals : cites.award;
  return winners.map((winner): Award => {
    switch (winner.hand) {
      case 'five-of-a-kind':
        return {
          ...winner,
          from: 'meter',
          amount: posted - royals * each,
          rule: royals === 0 ? cites.award : shared,
        };
      case 'royal-flush':
        return { ...winner, from: 'meter', amount: each, rule: royalRule };
      default: {
        const rule = five || royals > 0 ? cites.besides : cites.award;
        return { ...winner, from: 'tray', amount: tray[winner.hand], rule };
      }
    }
  });
}
