/**
 * The collection, taken when all wagers lie and before the first card: of each wager by its size, of the bank by all of them
 * together. Where nobody wagered there is no hand and nothing to pay: the bank goes back, and it was no turn.
 */
import { type Chips, chipsAt, type Draft, type RuleId, type Seat, type Step, step } from '../../kernel/index.js';
import { type Band, type BankFelt, bandOf } from './felt.js';

export const bankFees = (on: BankFelt, cites: { readonly noWagers: RuleId }): Step<boolean> => {
  const { stack, wager, bank, drop, banking, second } = on;
  const take = (d: Draft, seat: Seat, bands: readonly Band[], of: Chips, circle: Seat | null): void => {
    const band = bandOf(bands, of);
    if (band === undefined || band.amount === 0) return;
    d.pay(stack(seat), drop, band.amount);
    d.say('CollectionTaken', seat, band.rule, { for: 'drop', circle });
  };
  const giveBack = (d: Draft, banker: Seat): void => {
    d.pay(bank, stack(banker), chipsAt(d, bank));
    for (const mark of [banking, second]) if (d.markers[mark] === banker) d.mark(mark, null);
    d.say('NobodyWagered', banker, cites.noWagers);
  };
  return step('fees', true, {
    blind: true,
    open: (d) => {
      const banker = on.banker(d);
      if (banker === null) return;
      const bets = on.bets(d);
      if (bets.length === 0) return giveBack(d, banker);
      const { tariff } = on.terms(d);
      take(d, banker, tariff.bank, on.action(d), null);
      for (const { circle, row, seat } of bets) take(d, seat, tariff.player, chipsAt(d, wager(circle, 0, row)), circle);
    },
  });
};
