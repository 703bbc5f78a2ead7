/**
 * The floor's law for the twenty-one games. The sheets have none, so it is the default policy of BAR-88, after that of the other
 * banked game (AMB-SPAN-19): what spoils one circle is mended there, what spoils the bank's hand spoils the round.
 */
import type { Reporting } from '../facts/index.js';
import {
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  type Incident,
  type Layout,
  type Refusal,
  refuse,
  type Seat,
  type Zone,
} from '../kernel/index.js';
import {
  type Bet,
  feeOf,
  fromTop,
  RESERVE,
  type TwentyOneFelt,
  type TwentyOneRules,
  twentyOneFelt,
} from '../steps/index.js';
import { incident } from './incident.js';

const WITH_CARDS = ['insurance', 'play'];

export function twentyOneIncidents(on: Layout, rules: TwentyOneRules): readonly Incident[] {
  const felt = twentyOneFelt(on, rules);
  const { irregular: rule } = rules.cites;
  const onlyWhen = (stage: string, stages: readonly string[]): Refusal | null =>
    stages.includes(stage) ? null : refuse('wrong-stage', rule, { stage });
  /** Before anybody has taken a card, doubled, split or surrendered. */
  const untouched = (r: Felt): Refusal | null =>
    felt.played(r).every((c) => felt.cards(r, { circle: c, hand: 0 }).length === 2 && !felt.isSplit(r, c))
      ? null
      : refuse('action-has-begun', rule);
  const voids = (name: Reporting<never>, stages: readonly string[] | null): Incident =>
    incident(
      name,
      rule,
      (_r, stage) =>
        stages === null ? (stage === 'over' ? refuse('round-over', rule) : {}) : (onlyWhen(stage, stages) ?? {}),
      (d) => d.voidRound(rule),
    );
  const shoeHolds = (r: Felt, count: number): Refusal | null =>
    cardsIn(r, felt.stock).length >= count ? null : refuse('deck-too-short', rule);
  const topCard = (r: Felt, stage: string) => onlyWhen(stage, ['play']) ?? shoeHolds(r, RESERVE + 1) ?? {};
  return [
    incident('shoe-boxed', rule, topCard, (d) => {
      d.move(fromTop(cardsIn(d, felt.stock), 1), felt.stock, felt.rack, 'all');
      d.say('ShoeCardOut', null, rule);
    }),
    incident('shoe-exposed', rule, topCard, (d) => {
      d.show(fromTop(cardsIn(d, felt.stock), 1), felt.stock);
      d.say('ShoeCardSeen', null, rule);
    }),
    incident(
      'circle-wrong-count',
      rule,
      (r, stage) => onlyWhen(stage, ['play']) ?? untouched(r) ?? { seats: felt.played(r) },
      (d, c) => {
        if (felt.played(d).length === 1) return d.voidRound(rule);
        voidCircle(felt, d, c.seat!);
        d.sendTo('play');
      },
    ),
    incident(
      'dealt-out-of-order',
      rule,
      (r, stage) => onlyWhen(stage, WITH_CARDS) ?? untouched(r) ?? shoeHolds(r, 2 * (felt.played(r).length + 1)) ?? {},
      (d) => {
        takeBack(felt, d);
        d.sendTo('deal');
      },
    ),
    voids('bank-wrong-count', WITH_CARDS),
    voids('hole-exposed', WITH_CARDS),
    voids('foul-shoe', null),
  ];
}

/** Everything in one circle goes back to whose it is, its fee too unless the house keeps that; its cards go to the rack. */
function voidCircle(on: TwentyOneFelt, d: Draft, circle: Seat): void {
  const { cites, feeOnVoid } = on.rules;
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
  d.say('CircleVoided', player, cites.irregular, { circle });
}
/** What was put on insurance goes back, and so does the word that even money is taken. */
function insuranceBack(on: TwentyOneFelt, d: Draft, { circle, row, seat }: Bet): void {
  const place = on.insurance(circle, row);
  d.pay(place, on.stack(seat), chipsAt(d, place));
  if (on.hasEven(d, circle, row)) d.mark(on.evenMark(circle, row), null);
}
const toRack = (on: TwentyOneFelt, d: Draft, zone: Zone): void => d.move(cardsIn(d, zone), zone, on.rack, 'all');

/** Every hand goes to the rack face up; wagers and the bank stay, insurance goes back, and it is dealt again from the shoe. */
function takeBack(on: TwentyOneFelt, d: Draft): void {
  for (const bet of on.bets(d)) insuranceBack(on, d, bet);
  for (const circle of on.played(d)) toRack(on, d, on.zone({ circle, hand: 0 }));
  toRack(on, d, on.bankHand);
  d.say('HandsTakenBack', null, on.rules.cites.irregular);
}
