/**
 * The collection, taken when all wagers lie and before the first card: of each wager by its size, of the bank by all of them
 * together. Where nobody wagered there is no hand and nothing to pay: the bank goes back, and it was no turn (BAR-81).
 */
import { type Chips, chipsAt, type Event, paid, type RuleId, type Seat, type Step, step } from '../../kernel/index.js';
import { type Band, type BankFelt, bandOf } from './felt.js';

export const bankFees = (on: BankFelt, cites: { readonly noWagers: RuleId }): Step<boolean> => {
  const { stack, wager, bank, drop, banking, second } = on;
  const taken = (seat: Seat, bands: readonly Band[], of: Chips, circle: Seat | null): readonly Event[] => {
    const band = bandOf(bands, of);
    if (band === undefined || band.amount === 0) return [];
    const move = { from: stack(seat), to: drop, amount: band.amount };
    return [paid('CollectionTaken', seat, band.rule, [move], undefined, { for: 'drop', circle })];
  };
  return step('fees', true, {
    blind: true,
    open: (r) => {
      const banker = on.banker(r);
      if (banker === null) return [];
      const bets = on.bets(r);
      if (bets.length === 0) {
        const up = [banking, second].filter((mark) => r.markers[mark] === banker);
        const markers = up.map((marker) => ({ marker, from: banker, to: null }));
        const back = { from: bank, to: stack(banker), amount: chipsAt(r, bank) };
        return [paid('NobodyWagered', banker, cites.noWagers, [back], markers)];
      }
      const { tariff } = on.terms(r);
      return [
        ...taken(banker, tariff.bank, on.action(r), null),
        ...bets.flatMap(({ circle, row, seat }) =>
          taken(seat, tariff.player, chipsAt(r, wager(circle, 0, row)), circle),
        ),
      ];
    },
  });
};
