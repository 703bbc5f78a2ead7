/** The collection: fees are fixed and taken before the first card, never a share of the pot. */
import { type Chips, chipsAt, type Event, type Place, paid, type Round, type Step, step } from '../kernel/index.js';
import type { Fee, PokerFelt, PokerTerms } from './poker.js';

const NONE: readonly Event[] = [];

export interface CollectRules {
  /** Nothing is taken where no hand is played. */
  readonly when?: (r: Round) => boolean;
  /** What is due where that depends on how many have come in; never more than the terms say. */
  readonly due?: (r: Round, fee: Fee) => Chips;
}

/** Takes the fees the terms name, each from its seat's stack or from the money in the centre. The table deals nobody in who could not pay once. */
export const collect = (on: PokerFelt, { when, due }: CollectRules = {}): Step<boolean> => {
  const { stack, centre, drop, jackpot } = on;
  return step('collect', true, {
    open: (r) => {
      const { fees } = r.terms as PokerTerms;
      if (fees.length === 0 || when?.(r) === false) return NONE;
      const left = new Map<Place, Chips>();
      return fees.map((fee): Event => {
        const { seat, to, rule } = fee;
        const from = fee.from === undefined ? stack(seat) : centre;
        const held = left.get(from) ?? chipsAt(r, from);
        // Short only where a house keeps the fee of a void hand and takes it again.
        const pays = Math.min(held, fee.amount, due?.(r, fee) ?? fee.amount);
        left.set(from, held - pays);
        const move = { from, to: to === 'drop' ? drop : jackpot, amount: pays };
        return paid('CollectionTaken', seat, rule, [move], undefined, { for: to });
      });
    },
  });
};
