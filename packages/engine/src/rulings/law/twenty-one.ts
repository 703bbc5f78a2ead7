/** The words of the floor law for the twenty-one games. */
import {
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  type Layout,
  type RuleId,
  refuse,
  type Seat,
  type Zone,
} from '../../kernel/index.js';
import {
  type Bet,
  feeOf,
  fromTop,
  RESERVE,
  type TwentyOneFelt,
  type TwentyOneRules,
  twentyOneFelt,
} from '../../steps/index.js';
import { theSeat } from '../incident.js';
import { anyTime, onlyWhile, plain, roundFact, voidRound } from './shared.js';
import type { At, Gate, Vocabulary } from './vocabulary.js';

export interface TwentyOneLaw {
  readonly felt: TwentyOneFelt;
}
export const twentyOneLaw = (on: Layout, rules: TwentyOneRules): TwentyOneLaw => ({ felt: twentyOneFelt(on, rules) });

/** Before anybody has taken a card, doubled, split or surrendered. */
const isUntouched = ({ felt }: TwentyOneLaw, r: Felt): boolean =>
  felt.played(r).every((c) => felt.cards(r, { circle: c, hand: 0 }).length === 2 && !felt.isSplit(r, c));
const untouched: Gate<TwentyOneLaw> = { fact: 'acted', open: ['nobody'], otherwise: 'action-has-begun', by: 'rule' };
const shoeHolds =
  (count: (t: TwentyOneLaw, r: Felt) => number) =>
  (t: TwentyOneLaw, { r, rule }: At) =>
    cardsIn(r, t.felt.stock).length >= count(t, r) ? null : refuse('deck-too-short', rule);
const topHolds = shoeHolds(() => RESERVE + 1);

export const twentyOneWords: Vocabulary<TwentyOneLaw> = {
  reports: [
    'shoe-boxed',
    'shoe-exposed',
    'circle-wrong-count',
    'dealt-out-of-order',
    'bank-wrong-count',
    'hole-exposed',
    'foul-shoe',
  ],
  facts: {
    round: roundFact,
    stage: {
      values: ['insurance', 'play', 'other'],
      of: (_t, _r, stage) => (stage === 'insurance' || stage === 'play' ? stage : 'other'),
    },
    acted: { values: ['nobody', 'somebody'], of: (t, r) => (isUntouched(t, r) ? 'nobody' : 'somebody') },
    circles: { values: ['one', 'several'], of: ({ felt }, r) => (felt.played(r).length === 1 ? 'one' : 'several') },
  },
  windows: {
    play: [onlyWhile('stage', 'play')],
    'before-acts': [onlyWhile('stage', 'play'), untouched],
    'cards-out': [onlyWhile('stage', 'insurance', 'play')],
    'cards-out-before-acts': [onlyWhile('stage', 'insurance', 'play'), untouched],
    'any-time': anyTime,
  },
  names: { circle: { fields: ['seat'], of: ({ felt }, { r }) => ({ seats: felt.played(r) }) } },
  remedies: {
    'void-round': voidRound,
    /** The next card of the shoe is out of play. */
    'shoe-card-out': plain(null, {
      short: topHolds,
      unless: ['deck-too-short'],
      do: ({ felt }, d, { rule }) => {
        d.moveTop(1, felt.stock, felt.rack, 'all');
        d.say('ShoeCardOut', null, rule);
      },
    }),
    /** It is the next card all the same. */
    'shoe-card-plays': plain(null, {
      short: topHolds,
      unless: ['deck-too-short'],
      do: ({ felt }, d, { rule }) => {
        d.show(fromTop(cardsIn(d, felt.stock), 1), felt.stock);
        d.say('ShoeCardSeen', null, rule);
      },
    }),
    'void-circle': plain('seat', {
      do: ({ felt }, d, { report, rule }) => {
        voidCircle(felt, d, theSeat(report), rule);
        d.sendTo('play');
      },
    }),
    /** All hands go to the rack and are dealt again; wagers and the bank stay. */
    'deal-again': plain(null, {
      short: shoeHolds(({ felt }, r) => 2 * (felt.played(r).length + 1)),
      unless: ['deck-too-short'],
      do: ({ felt }, d, { rule }) => {
        takeBack(felt, d, rule);
        d.sendTo('deal');
      },
    }),
  },
};

/** Everything in one circle goes back to whose it is, its fee too unless the house keeps that; its cards go to the rack. */
function voidCircle(on: TwentyOneFelt, d: Draft, circle: Seat, rule: RuleId): void {
  const { feeOnVoid } = on.rules;
  const player = on.ownerOf(d, circle);
  for (const bet of on.bets(d).filter((one) => one.circle === circle)) {
    const { row, seat } = bet;
    const place = on.wager(circle, 0, row);
    const wager = chipsAt(d, place);
    const fee = feeOnVoid === 'carry' ? feeOf(on.terms(d).tariff.player, wager) : 0;
    d.pay(place, on.stack(seat), wager);
    d.pay(on.drop, on.stack(seat), fee);
    if (row === 0) d.pay(on.bonus, on.stack(seat), on.besides);
    d.mark(on.ownerMark(circle, row), null);
    insuranceBack(on, d, bet);
  }
  toRack(on, d, on.zone({ circle, hand: 0 }));
  d.say('CircleVoided', player, rule, { circle });
}
/** What was put on insurance goes back, and so does the word that even money is taken. */
function insuranceBack(on: TwentyOneFelt, d: Draft, { circle, row, seat }: Bet): void {
  const place = on.insurance(circle, row);
  d.pay(place, on.stack(seat), chipsAt(d, place));
  if (on.hasEven(d, circle, row)) d.mark(on.evenMark(circle, row), null);
}
const toRack = (on: TwentyOneFelt, d: Draft, zone: Zone): void => d.move(cardsIn(d, zone), zone, on.rack, 'all');
/** Every hand goes to the rack face up; insurance goes back. */
function takeBack(on: TwentyOneFelt, d: Draft, rule: RuleId): void {
  for (const bet of on.bets(d)) insuranceBack(on, d, bet);
  for (const circle of on.played(d)) toRack(on, d, on.zone({ circle, hand: 0 }));
  toRack(on, d, on.bankHand);
  d.say('HandsTakenBack', null, rule);
}
