/** Before the cards at a rummy: the antes into the centre, and the house's fee out of them or out of a stack. */
import { chipsAt, type Step, step } from '../../kernel/index.js';
import type { PokerTerms } from '../poker.js';
import type { RummyFelt } from './felt.js';

/** Posts what the terms name, once: on a redeal the antes are up already. */
export const rummyAntes = (on: RummyFelt): Step<boolean> =>
  step('antes', true, {
    open: (d) => {
      if (chipsAt(d, on.centre) + chipsAt(d, on.drop) > 0) return;
      const { posts }: PokerTerms = d.terms;
      for (const { seat, amount, kind, rule } of posts) {
        d.pay(on.stack(seat), on.centre, Math.min(amount, chipsAt(d, on.stack(seat))));
        d.say('Posted', seat, rule, { kind });
      }
    },
  });

/** Takes the fees the terms name, before the first card. */
export const rummyFees = (on: RummyFelt): Step<boolean> =>
  step('collect', true, {
    open: (d) => {
      if (chipsAt(d, on.drop) > 0) return;
      const { fees }: PokerTerms = d.terms;
      for (const { seat, amount, to, rule, from } of fees) {
        const payer = from === 'centre' ? null : seat;
        const place = payer === null ? on.centre : on.stack(seat);
        d.pay(place, to === 'drop' ? on.drop : on.jackpot, Math.min(amount, chipsAt(d, place)));
        d.say('CollectionTaken', payer, rule, { for: to });
      }
    },
  });
