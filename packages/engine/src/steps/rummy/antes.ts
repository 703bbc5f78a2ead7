/** Before the cards at a rummy: the antes into the centre, and the house's fee out of them or out of a stack. */
import { chipsAt, type Event, paid, type Step, step } from '../../kernel/index.js';
import type { PokerTerms } from '../poker.js';
import type { RummyFelt } from './felt.js';

/** Posts what the terms name, once: on a redeal the antes are up already. */
export const rummyAntes = (on: RummyFelt): Step<boolean> =>
  step('antes', true, {
    open: (r) =>
      chipsAt(r, on.centre) + chipsAt(r, on.drop) > 0
        ? []
        : (r.terms as PokerTerms).posts.map(({ seat, amount, kind, rule }): Event => {
            const pays = Math.min(amount, chipsAt(r, on.stack(seat)));
            return paid('Posted', seat, rule, [{ from: on.stack(seat), to: on.centre, amount: pays }], undefined, {
              kind,
            });
          }),
  });

/** Takes the fees the terms name, before the first card. */
export const rummyFees = (on: RummyFelt): Step<boolean> =>
  step('collect', true, {
    open: (r) =>
      chipsAt(r, on.drop) > 0
        ? []
        : (r.terms as PokerTerms).fees.map(({ seat, amount, to, rule, from }): Event => {
            const place = from === 'centre' ? on.centre : on.stack(seat);
            const move = {
              from: place,
              to: to === 'drop' ? on.drop : on.jackpot,
              amount: Math.min(amount, chipsAt(r, place)),
            };
            return paid('CollectionTaken', from === 'centre' ? null : seat, rule, [move], undefined, { for: to });
          }),
  });
