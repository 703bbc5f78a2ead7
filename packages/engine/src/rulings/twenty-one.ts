/**
 * The floor's law for the twenty-one games. The sheets have none, so it is the default policy of BAR-88, after that of the other
 * banked game (AMB-SPAN-19): what spoils one circle is mended there, what spoils the bank's hand spoils the round.
 */
import {
  type CardMove,
  type ChipMove,
  cardsIn,
  chipsAt,
  chipsTo,
  type Event,
  event,
  type Incident,
  type Layout,
  type MarkerMove,
  moved,
  type Refusal,
  type Round,
  refuse,
  type Seat,
  said,
} from '../kernel/index.js';
import { feeOf, fromTop, RESERVE, type TwentyOneFelt, type TwentyOneRules, twentyOneFelt } from '../steps/index.js';
import { incident, type Offer } from './incident.js';

const WITH_CARDS = ['insurance', 'play'];

export function twentyOneIncidents(on: Layout, rules: TwentyOneRules): readonly Incident[] {
  const felt = twentyOneFelt(on, rules);
  const { irregular: rule } = rules.cites;
  const onlyWhen = (stage: string, stages: readonly string[]): Refusal | null =>
    stages.includes(stage) ? null : refuse('wrong-stage', rule, { stage });
  /** Before anybody has taken a card, doubled, split or surrendered. */
  const untouched = (r: Round): Refusal | null =>
    felt.played(r).every((c) => felt.cards(r, { circle: c, hand: 0 }).length === 2 && !felt.isSplit(r, c))
      ? null
      : refuse('action-has-begun', rule);
  const voids = (name: string, stages: readonly string[] | null): Incident =>
    incident(
      name,
      rule,
      (_r, stage): Offer | Refusal =>
        stages === null ? (stage === 'over' ? refuse('round-over', rule) : {}) : (onlyWhen(stage, stages) ?? {}),
      () => [said('RoundVoided', null, rule)],
    );
  const shoeHolds = (r: Round, count: number): Refusal | null =>
    cardsIn(r, felt.stock).length >= count ? null : refuse('deck-too-short', rule);
  const topCard = (r: Round, stage: string): Offer | Refusal =>
    onlyWhen(stage, ['play']) ?? shoeHolds(r, RESERVE + 1) ?? {};
  return [
    incident('shoe-boxed', rule, topCard, (r) => [
      moved('ShoeCardOut', null, rule, [
        { cards: fromTop(cardsIn(r, felt.stock), 1), from: felt.stock, to: felt.rack, seen: 'all' },
      ]),
    ]),
    incident('shoe-exposed', rule, topCard, (r) => [
      moved('ShoeCardSeen', null, rule, [
        { cards: fromTop(cardsIn(r, felt.stock), 1), from: felt.stock, to: felt.stock, seen: 'all' },
      ]),
    ]),
    incident(
      'circle-wrong-count',
      rule,
      (r, stage) => onlyWhen(stage, ['play']) ?? untouched(r) ?? { seats: felt.played(r) },
      (r, c, _stage, send) =>
        felt.played(r).length === 1
          ? [said('RoundVoided', null, rule)]
          : [circleVoided(felt, r, c.seat!), send('play')],
    ),
    incident(
      'dealt-out-of-order',
      rule,
      (r, stage) => onlyWhen(stage, WITH_CARDS) ?? untouched(r) ?? shoeHolds(r, 2 * (felt.played(r).length + 1)) ?? {},
      (r, _c, _stage, send) => [misdealt(felt, r), send('deal')],
    ),
    voids('bank-wrong-count', WITH_CARDS),
    voids('hole-exposed', WITH_CARDS),
    voids('foul-shoe', null),
  ];
}

/** Everything in one circle goes back to whose it is, its fee too unless the house keeps that; its cards go to the rack. */
function circleVoided(on: TwentyOneFelt, r: Round, circle: Seat): Event {
  const { cites, feeOnVoid } = on.rules;
  const chips: ChipMove[] = [];
  const markers: MarkerMove[] = [];
  for (const row of on.rows) {
    const seat = on.ownerOf(r, circle, row);
    if (seat === null) continue;
    const wager = chipsAt(r, on.wager(circle, 0, row));
    const fee = feeOnVoid === 'carry' ? feeOf(on.terms(r).tariff.player, wager) : 0;
    chips.push({ from: on.wager(circle, 0, row), to: on.stack(seat), amount: wager });
    if (fee > 0) chips.push({ from: on.drop, to: on.stack(seat), amount: fee });
    if (row === 0 && on.besides > 0) chips.push({ from: on.bonus, to: on.stack(seat), amount: on.besides });
    chips.push(...insuranceBack(on, r, circle, row));
    markers.push({ marker: on.ownerMark(circle, row), from: seat, to: null }, ...evenOff(on, r, circle, row));
  }
  const hand = on.zone({ circle, hand: 0 });
  const cards: CardMove[] = [{ cards: cardsIn(r, hand), from: hand, to: on.rack, seen: 'all' }];
  return event('CircleVoided', on.ownerOf(r, circle), cites.irregular, chips, cards, markers, { circle }, null);
}
function insuranceBack(on: TwentyOneFelt, r: Round, circle: Seat, row: number): readonly ChipMove[] {
  const from = on.insurance(circle, row);
  const amount = chipsAt(r, from);
  return chipsTo(from, on.stack(on.ownerOf(r, circle, row)!), amount);
}
function evenOff(on: TwentyOneFelt, r: Round, circle: Seat, row: number): MarkerMove[] {
  const marker = on.evenMark(circle, row);
  return r.markers[marker] === null ? [] : [{ marker, from: r.markers[marker]!, to: null }];
}

/** Every hand goes to the rack face up; wagers and the bank stay, insurance goes back, and it is dealt again from the shoe. */
function misdealt(on: TwentyOneFelt, r: Round): Event {
  const bets = on.bets(r);
  const chips = bets.flatMap(({ circle, row }) => insuranceBack(on, r, circle, row));
  const markers = bets.flatMap(({ circle, row }) => evenOff(on, r, circle, row));
  const zones = [...on.played(r).map((circle) => on.zone({ circle, hand: 0 })), on.bankHand];
  const cards = zones.map((from): CardMove => ({ cards: cardsIn(r, from), from, to: on.rack, seen: 'all' }));
  return event('HandsTakenBack', null, on.rules.cites.irregular, chips, cards, markers, null, null);
}
