/** The bank's hand is turned and drawn to by its chart, and every wager is settled in its order, as far as the bank reaches. */
import { countOf, isThreeEights } from '../../hands/index.js';
import {
  type CardId,
  cardsIn,
  chipsAt,
  type Felt,
  type Known,
  type Seat,
  type Step,
  step,
} from '../../kernel/index.js';
import { clockwiseFrom, fromDealersRight, type Owing, settling } from '../bank/index.js';
import { showHole } from './deal.js';
import type { Spot, TwentyOneFelt } from './felt.js';
import { type BankCount, dueOf, halfStake, outcomeOf } from './outcome.js';

/** When all players are done the down card is turned; after a natural that was looked for it lies open already. */
export const turnHole = (on: TwentyOneFelt): Step<boolean> =>
  step('hole', true, {
    open: (d, faces) => {
      if (on.isOn(d) && !on.isHoleOpen(d)) showHole(on, d, faces);
    },
  });

/** Stands on a hard 17 and more and on a soft 18 and more, hits on everything else; no options. */
export const bankStands = ({ total, soft }: { readonly total: number; readonly soft: boolean }): boolean =>
  total >= (soft ? 18 : 17);

/** The bank draws until its chart has it stand, or the shoe is empty. */
export const completeBank = (on: TwentyOneFelt): Step<boolean> => {
  const { stock, bankHand, rules } = on;
  return step('complete', true, {
    open: (d, face) => {
      if (!on.isOn(d)) return;
      const shoe = cardsIn(d, stock);
      const drawn: CardId[] = [];
      const count = () => countOf(on.faces([...cardsIn(d, bankHand), ...drawn], face), true);
      while (!bankStands(count()) && drawn.length < shoe.length) drawn.push(shoe[shoe.length - 1 - drawn.length]!);
      if (drawn.length === 0) return;
      const { total, soft } = count();
      d.move(drawn, stock, bankHand, 'all');
      d.say('BankDrew', on.banker(d), rules.cites.bankChart, { total, soft });
    },
  });
};

/** The circles in the order they are settled. */
export function settleOrder(on: TwentyOneFelt, r: Felt): Seat[] {
  const played = on.played(r);
  const { settledFrom } = on.rules;
  if (settledFrom === 'banks-left') return clockwiseFrom(played, (on.banker(r) ?? 0) + 1);
  const at = r.markers[on.actionButton] ?? null;
  return settledFrom === 'dealers-right' || at === null ? fromDealersRight(played) : clockwiseFrom(played, at);
}

/** Every wager as its hand came out: circle by circle, its insurance first, then hand by hand, the player before those behind him. */
function owings(on: TwentyOneFelt, r: Felt, face: Known): readonly Owing[] {
  const faces = on.faces(cardsIn(r, on.bankHand), face);
  const bank = { ...countOf(faces, true), eights: isThreeEights(faces) };
  const out: Owing[] = [];
  for (const circle of settleOrder(on, r)) {
    for (const { row } of on.cellsOf(circle)) insured(on, r, circle, row, bank.natural, out);
    for (const spot of on.spots(r, circle)) wagered(on, r, spot, bank, face, out);
  }
  return out;
}
function insured(on: TwentyOneFelt, r: Felt, circle: Seat, row: number, isNatural: boolean, out: Owing[]): void {
  const place = on.insurance(circle, row);
  const stake = chipsAt(r, place);
  if (stake === 0) return;
  const due = isNatural ? 2 * stake : -stake;
  const note = { circle, row, hand: 0, bet: 'insurance' as const, due: 0, won: 0, taken: 0 };
  out.push({ seat: on.ownerOf(r, circle, row)!, place, stake, due, rule: on.rules.cites.insured, note });
}
/** A hand of one circle: what comes of it is the same for all who bet on it, but for even money. */
function wagered(on: TwentyOneFelt, r: Felt, spot: Spot, bank: BankCount, face: Known, out: Owing[]): void {
  const { rules } = on;
  const { circle, hand } = spot;
  const isGivenUp = on.cards(r, spot).length === 0;
  const { won, by } = outcomeOf(rules, on.count(r, spot, face), bank);
  for (const { row, wagers } of on.cellsOf(circle)) {
    const place = wagers[hand]!;
    const stake = chipsAt(r, place);
    if (stake === 0) continue;
    const isEven = !isGivenUp && on.hasEven(r, circle, row);
    const outcome = isGivenUp ? 'surrender' : isEven ? 'even-money' : by;
    const due = isGivenUp ? -halfStake(rules, stake) : isEven ? stake : dueOf(rules, won, stake);
    const rule = isGivenUp ? rules.cites.surrendered : isEven ? rules.cites.evenMoney : rules.outcomes[by];
    const bet = row === 0 ? 'wager' : 'backline';
    const note: Owing['note'] = { circle, hand, row, bet, outcome, due: 0, won: 0, taken: 0 };
    out.push({ seat: on.ownerOf(r, circle, row)!, place, stake, due, rule, note });
  }
}

export const settleAll = (on: TwentyOneFelt): Step<boolean> =>
  step('settle', true, {
    open: (d, face) => {
      if (on.isOn(d)) owings(on, d, face).forEach(settling(d, on, on.rules.coverage, on.rules.cites));
    },
  });
