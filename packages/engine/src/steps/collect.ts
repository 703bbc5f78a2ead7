/** The collection: fees are fixed and taken before the first card, never a share of the pot. */
import { type Chips, chipsAt, type Event, paid, type Seat, type Step, step } from '../kernel/index.js';
import type { PokerFelt, PokerTerms } from './poker.js';

const NONE: readonly Event[] = [];
/** Takes the fees the terms name, each from its seat's stack. The table deals nobody in who could not pay once. */
export const collect = ({ stack, drop, jackpot }: PokerFelt): Step<boolean> =>
  step('collect', true, {
    open: (r) => {
      const { fees } = r.terms as PokerTerms;
      if (fees.length === 0) return NONE;
      const left = new Map<Seat, Chips>();
      return fees.map(({ seat, amount, to, rule }): Event => {
        const from = stack(seat);
        const held = left.get(seat) ?? chipsAt(r, from);
        const pays = Math.min(held, amount); // short only where a house keeps the fee of a void hand and takes it again
        left.set(seat, held - pays);
        const move = { from, to: to === 'drop' ? drop : jackpot, amount: pays };
        return paid('CollectionTaken', seat, rule, [move], undefined, { for: to });
      });
    },
  });
