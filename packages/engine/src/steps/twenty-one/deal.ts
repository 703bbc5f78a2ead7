/** The first two cards of every hand, insurance, and the look at the down card. All but the bank's second card lie face up. */
import { isAce, isTen, pointsOf } from '../../hands/index.js';
import {
  type CardMove,
  type Chips,
  chipsAt,
  type Draft,
  type Felt,
  type Known,
  NOBODY,
  openly,
  option,
  type Seat,
  type Step,
  seated,
  step,
  type Zone,
} from '../../kernel/index.js';
import { actionAt, type Bet } from '../bank/index.js';
import type { TwentyOneFelt } from './felt.js';
import { halfStake } from './outcome.js';

/** One card to each circle in turn and to the bank, and then a second: the bank's face down. */
export const firstTwo = (on: TwentyOneFelt): Step<boolean> => {
  const { stock, bankHand, rules } = on;
  const deal = (d: Draft, zone: Zone, seen: CardMove['seen']): void => d.moveTop(1, stock, zone, seen);
  return step('deal', true, {
    open: (d) => {
      const hands = on.order(d).map((circle) => on.zone({ circle, hand: 0 }));
      if (hands.length === 0) return;
      for (const zone of [...hands, bankHand]) deal(d, zone, 'all');
      d.say('FirstCardsDealt', on.banker(d), rules.cites.deal);
      for (const zone of hands) deal(d, zone, 'all');
      deal(d, bankHand, null);
      d.say('SecondCardsDealt', on.banker(d), rules.cites.dealSecond);
    },
  });
};

/** Wagers that have still to be asked about. */
type Asking = readonly Bet[];

/**
 * With an ace showing everybody may insure each of his wagers for half of it at most; whoever has a natural may take even money
 * instead, where that is offered. All are asked at once, each about one wager after another.
 */
export const insurance = (on: TwentyOneFelt): Step<Asking> => {
  const { rules, stack } = on;
  const { cites, chip } = rules;
  const most = (r: Felt, { circle, row, seat }: Bet): Chips => {
    const half = halfStake(rules, on.stakeOf(r, { circle, hand: 0 }, row));
    const can = Math.min(half, chipsAt(r, stack(seat)));
    return can - (can % chip);
  };
  /** Chips bound it, and not half of the wager. */
  const isAll = (r: Felt, { circle, row, seat }: Bet) =>
    chipsAt(r, stack(seat)) < halfStake(rules, on.stakeOf(r, { circle, hand: 0 }, row))
      ? { maxRule: cites.tableStakes }
      : {};
  const mayEven = (r: Felt, { circle }: Bet, known: Known): boolean =>
    rules.evenMoney && on.count(r, { circle, hand: 0 }, known).natural;
  const first = (asking: Asking, seat: Seat): Bet => asking.find((bet) => bet.seat === seat)!;
  return step<Asking>('insurance', [], {
    open: (d, faces) => {
      if (!rules.insurance || !on.isOn(d)) return;
      const known = openly(d, faces);
      if (!isAce(known(on.up(d))!)) return;
      const bets = on.bets(d).filter((bet) => most(d, bet) > 0 || mayEven(d, bet, known));
      if (bets.length > 0) d.say('InsuranceOffered', null, cites.insurance, { bets });
    },
    toAct: (r, asking) =>
      asking.length === 0 ? NOBODY : r.seats.filter((seat) => asking.some((b) => b.seat === seat)),
    menu: (r, asking, actor, mine) => {
      const bet = first(asking, seated(actor));
      const seats = [bet.circle];
      const max = most(r, bet);
      return [
        ...(max > 0
          ? [
              option('insure', {
                rule: cites.insurance,
                amount: { min: chip, max, unit: chip, ...isAll(r, bet) },
                seats,
              }),
            ]
          : []),
        ...(mayEven(r, bet, mine) ? [option('even-money', { rule: cites.evenMoney, seats })] : []),
        option('no-insurance', { rule: cites.insurance, ifSilent: true }),
      ];
    },
    decide: (d, asking, { type, actor, amount }) => {
      const { circle, row, seat } = first(asking, seated(actor));
      const note = { circle, row };
      switch (type) {
        case 'insure':
          d.pay(stack(seat), on.insurance(circle, row), amount!);
          return d.say('Insured', seat, cites.insurance, note);
        case 'even-money':
          d.mark(on.evenMark(circle, row), seat);
          return d.say('EvenMoneyTaken', seat, cites.evenMoney, note);
        default:
          return d.say('InsuranceDeclined', seat, cites.insurance, note);
      }
    },
    evolve: (asking, e) => {
      switch (e.type) {
        case 'InsuranceOffered':
          return e.note.bets;
        case 'Insured':
        case 'EvenMoneyTaken':
        case 'InsuranceDeclined':
          return asking.filter(({ circle, row }) => circle !== e.note.circle || row !== e.note.row);
        default:
          return asking;
      }
    },
  });
};

/** Turns the down card up, and by it places the action button, where there is one. */
export function showHole(on: TwentyOneFelt, d: Draft, faces: Known): void {
  const { bankHand, rules, actionButton } = on;
  const hole = on.hole(d);
  const banker = on.banker(d)!;
  d.show([hole], bankHand);
  d.say('HoleTurned', banker, rules.cites.hole);
  if (rules.settledFrom !== 'action-button') return;
  const to = actionAt({
    number: pointsOf(faces(hole)!),
    bank: banker,
    positions: rules.circles,
    wagers: on.played(d),
    from: rules.actionFrom,
  });
  d.mark(actionButton, to);
  d.say('ActionButtonPlaced', to, rules.cites.action);
}

/** Where the house looks: with an ace or a ten up the dealer checks the down card, and a natural ends the play at once. */
export const peek = (on: TwentyOneFelt): Step<boolean> => {
  const { rules } = on;
  return step('peek', true, {
    open: (d, faces) => {
      if (!rules.peek || !on.isOn(d)) return;
      const up = faces(on.up(d))!;
      if (!isAce(up) && !isTen(up)) return;
      const down = faces(on.hole(d))!;
      const natural = (isAce(up) && isTen(down)) || (isTen(up) && isAce(down));
      d.say('HolePeeked', on.banker(d), rules.cites.peek, { natural });
      if (natural) showHole(on, d, faces);
    },
  });
};
