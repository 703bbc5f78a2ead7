/** The collection: fees are fixed and taken before the first card, never a share of the pot. */
import { type Chips, chipsAt, type Felt, type Step, step } from '../kernel/index.js';
import { type Fee, type PokerFelt, termsOf } from './poker.js';

export interface CollectRules {
  /** Nothing is taken where no hand is played. */
  readonly when?: (r: Felt) => boolean;
  /** What is due where that depends on how many have come in; never more than the terms say. */
  readonly due?: (r: Felt, fee: Fee) => Chips;
}

/** Takes the fees the terms name, from a stack or from the money in the centre. The table deals nobody in who could not pay once. */
export const collect = (on: PokerFelt, { when, due }: CollectRules = {}): Step<boolean> => {
  const { stack, centre, drop, jackpot } = on;
  return step('collect', true, {
    open: (d) => {
      const { fees } = termsOf(d);
      if (fees.length === 0 || when?.(d) === false) return;
      for (const fee of fees) {
        const { seat, to, rule } = fee;
        const from = fee.from === undefined ? stack(seat) : centre;
        // Short only where a house keeps the fee of a void hand and takes it again.
        d.pay(
          from,
          to === 'drop' ? drop : jackpot,
          Math.min(chipsAt(d, from), due?.(d, fee) ?? fee.amount, fee.amount),
        );
        // Out of the middle, nobody in particular pays it.
        d.say('CollectionTaken', fee.from === 'centre' ? null : seat, rule, { for: to });
      }
    },
  });
};
