/**
 * The floor's law for pai gow poker. The sheet knows one fault, a hand set wrong, which loses when it is turned. For the rest the
 * policy of BAR-123: an exposed card plays, a deal that went wrong is dealt again with the wagers where they lie.
 */
import type { Reporting } from '../facts/index.js';
import {
  cardsIn,
  type Draft,
  type Felt,
  type Incident,
  isOpen,
  type Layout,
  type Refusal,
  type RuleId,
  refuse,
} from '../kernel/index.js';
import { type PaiGowFelt, paiGowFelt } from '../steps/index.js';
import { cardAmong, incident } from './incident.js';

export function paiGowIncidents(on: Layout, rule: RuleId): readonly Incident[] {
  const felt = paiGowFelt(on);
  const onSet = <Named extends object>(stage: string, offer: () => Named | Refusal): Named | Refusal =>
    stage === 'set' ? offer() : refuse('wrong-stage', rule, { stage });
  const dealAgain = (d: Draft): void => {
    takeBack(felt, d, rule);
    d.sendTo('sequence-shuffle');
  };
  const redealt = (name: Reporting<never> | 'boxed-card'): Incident =>
    incident(name, rule, (_r, stage) => onSet(stage, () => ({})), dealAgain);
  return [
    incident(
      'exposed-card',
      rule,
      (r, stage) =>
        onSet(stage, () => {
          const from = zonesOf(felt, r).flatMap((zone) => cardsIn(r, zone).filter((card) => !isOpen(r, card)));
          return cardAmong(from, refuse('already-corrected', rule));
        }),
      (d, c) => {
        const card = c.cards![0]!;
        const zone = zonesOf(felt, d).find((one) => cardsIn(d, one).includes(card))!;
        const seat = d.seats.find((s) => [felt.hand(s), felt.low(s), felt.high(s)].includes(zone))!;
        d.show([card], zone);
        d.say('CardKept', seat, rule);
      },
    ),
    incident(
      'wrong-count',
      rule,
      (r, stage) => onSet(stage, () => ({ seats: r.seats.filter((seat) => felt.holds(r, seat)) })),
      dealAgain,
    ),
    redealt('boxed-card'),
    redealt('dealt-out-of-order'),
    incident(
      'identical-cards',
      rule,
      (_r, stage) => (stage === 'over' ? refuse('round-over', rule) : {}),
      (d) => d.voidRound(rule),
    ),
  ];
}

/** Where cards of players lie. */
const zonesOf = (on: PaiGowFelt, r: Felt): readonly number[] =>
  r.seats.flatMap((seat) => [on.hand(seat), on.low(seat), on.high(seat)]);

function takeBack(on: PaiGowFelt, d: Draft, rule: RuleId): void {
  for (const zone of zonesOf(on, d)) d.move(cardsIn(d, zone), zone, on.muck);
  d.say('HandsTakenBack', null, rule);
}
