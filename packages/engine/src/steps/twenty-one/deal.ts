/** The first two cards of every hand, insurance, and the look at the down card. All but the bank's second card lie face up. */
import { isAce, isTen, pointsOf } from '../../hands/index.js';
import {
  type CardMove,
  type Chips,
  cardsIn,
  chipsAt,
  type Event,
  type Known,
  moved,
  NOBODY,
  openly,
  option,
  paid,
  type Round,
  type Seat,
  type Step,
  said,
  step,
} from '../../kernel/index.js';
import { actionAt, type Bet } from '../bank/index.js';
import type { TwentyOneFelt } from './felt.js';
import { halfStake } from './outcome.js';

/** One card to each circle in turn and to the bank, and then a second: the bank's face down. */
export const firstTwo = (on: TwentyOneFelt): Step<boolean> => {
  const { stock, bankHand, rules } = on;
  return step('deal', true, {
    open: (r) => {
      const circles = on.order(r);
      if (circles.length === 0) return [];
      const shoe = cardsIn(r, stock);
      const round = circles.length + 1;
      const at = (n: number) => shoe[shoe.length - 1 - n]!;
      const to = circles.map((circle) => on.zone({ circle, hand: 0 }));
      const cards = (first: number): CardMove[] =>
        to.map((zone, i) => ({ cards: [at(first + i)], from: stock, to: zone, seen: 'all' }));
      const up: CardMove = { cards: [at(round - 1)], from: stock, to: bankHand, seen: 'all' };
      const down: CardMove = { cards: [at(2 * round - 1)], from: stock, to: bankHand, seen: null };
      const banker = on.banker(r);
      return [
        moved('FirstCardsDealt', banker, rules.cites.deal, [...cards(0), up]),
        moved('SecondCardsDealt', banker, rules.cites.dealSecond, [...cards(round), down]),
      ];
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
  const most = (r: Round, { circle, row, seat }: Bet): Chips => {
    const half = halfStake(rules, on.stakeOf(r, { circle, hand: 0 }, row));
    const can = Math.min(half, chipsAt(r, stack(seat)));
    return can - (can % chip);
  };
  /** Chips bound it, and not half of the wager. */
  const isAll = (r: Round, { circle, row, seat }: Bet) =>
    chipsAt(r, stack(seat)) < halfStake(rules, on.stakeOf(r, { circle, hand: 0 }, row))
      ? { maxRule: cites.tableStakes }
      : {};
  const mayEven = (r: Round, { circle }: Bet, known: Known): boolean =>
    rules.evenMoney && on.count(r, { circle, hand: 0 }, known).natural;
  const first = (asking: Asking, seat: Seat): Bet => asking.find((bet) => bet.seat === seat)!;
  return step<Asking>('insurance', [], {
    open: (r, faces) => {
      if (!rules.insurance || !on.isOn(r)) return [];
      const known = openly(r, faces);
      if (!isAce(known(on.up(r))!)) return [];
      const bets = on.bets(r).filter((bet) => most(r, bet) > 0 || mayEven(r, bet, known));
      return bets.length === 0 ? [] : [said('InsuranceOffered', null, cites.insurance, { bets })];
    },
    toAct: (r, asking) =>
      asking.length === 0 ? NOBODY : r.seats.filter((seat) => asking.some((b) => b.seat === seat)),
    menu: (r, asking, actor, mine) => {
      const bet = first(asking, actor as Seat);
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
    decide: (_r, asking, { type, actor, amount }) => {
      const { circle, row, seat } = first(asking, actor as Seat);
      const note = { circle, row };
      switch (type) {
        case 'insure': {
          const move = { from: stack(seat), to: on.insurance(circle, row), amount: amount! };
          return [paid('Insured', seat, cites.insurance, [move], undefined, note)];
        }
        case 'even-money': {
          const mark = { marker: on.evenMark(circle, row), from: null, to: seat };
          return [paid('EvenMoneyTaken', seat, cites.evenMoney, [], [mark], note)];
        }
        default:
          return [said('InsuranceDeclined', seat, cites.insurance, note)];
      }
    },
    evolve: (asking, e) => {
      switch (e.type) {
        case 'InsuranceOffered':
          return e.note.bets as Asking;
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

/** The down card turned up, and by it the action button, where there is one (ROG-P215-RP10). */
export function holeTurned(on: TwentyOneFelt, r: Round, faces: Known): readonly Event[] {
  const { bankHand, rules, actionButton } = on;
  const hole = on.hole(r);
  const banker = on.banker(r)!;
  const turned = moved('HoleTurned', banker, rules.cites.hole, [
    { cards: [hole], from: bankHand, to: bankHand, seen: 'all' },
  ]);
  if (rules.settledFrom !== 'action-button') return [turned];
  const face = faces(hole)!;
  const to = actionAt({
    number: pointsOf(face),
    bank: banker,
    positions: rules.circles,
    wagers: on.played(r),
    from: rules.actionFrom,
  });
  return [turned, paid('ActionButtonPlaced', to, rules.cites.action, [], [{ marker: actionButton, from: null, to }])];
}

/** Where the house looks: with an ace or a ten up the dealer checks the down card, and a natural ends the play at once. */
export const peek = (on: TwentyOneFelt): Step<boolean> => {
  const { rules } = on;
  return step('peek', true, {
    open: (r, faces) => {
      if (!rules.peek || !on.isOn(r)) return [];
      const up = faces(on.up(r))!;
      if (!isAce(up) && !isTen(up)) return [];
      const down = faces(on.hole(r))!;
      const natural = (isAce(up) && isTen(down)) || (isTen(up) && isAce(down));
      const peeked = said('HolePeeked', on.banker(r), rules.cites.peek, { natural });
      return natural ? [peeked, ...holeTurned(on, r, faces)] : [peeked];
    },
  });
};
