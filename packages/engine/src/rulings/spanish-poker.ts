/**
 * The floor's law for Spanish Poker. The sheet leaves it to the house's written policy (SPAN-GEN-8); this is the policy of
 * AMB-SPAN-19. A house with a policy of its own rules by it, and tells the table only what is void.
 */
import type { Reporting } from '../facts/index.js';
import {
  type CardId,
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  type Incident,
  isOpen,
  type Layout,
  type Refusal,
  type RuleId,
  refuse,
  type Seat,
} from '../kernel/index.js';
import { type SpanishFelt, type SpanishTable, spanishFelt } from '../steps/index.js';
import { cardAmong, incident, seatAmong } from './incident.js';

/** A seat that is void: every bet of its goes back, the progressive's too, and its cards are out. */
function voidSeat(on: SpanishFelt, d: Draft, seat: Seat, rule: RuleId): void {
  for (const from of on.wagersOf(seat)) d.pay(from, on.stack(seat), chipsAt(d, from));
  d.move(cardsIn(d, on.hand(seat)), on.hand(seat), on.rack);
  if (on.isTucked(d, seat)) d.mark(on.tucked(seat), null);
  d.say('SeatVoided', seat, rule);
}

export function spanishIncidents(
  on: Layout,
  rules: SpanishTable & { readonly irregular: 'default' | 'custom'; readonly cites: { readonly irregular: RuleId } },
): readonly Incident[] {
  if (rules.irregular === 'custom') return [];
  const felt = spanishFelt(on, rules);
  const rule = rules.cites.irregular;
  const held = (r: Felt): Seat[] => r.seats.filter((seat) => felt.holds(r, seat));
  /** Those who have not yet said what they do with their cards. */
  const undecided = (r: Felt): Seat[] => {
    const folded: readonly Seat[] = r.now;
    return held(r).filter((seat) => chipsAt(r, felt.raise(seat)) === 0 && !folded.includes(seat));
  };
  const wrong = (stage: string): Refusal => refuse('wrong-stage', rule, { stage });
  const hasCards = (stage: string): boolean => stage === 'decide' || stage === 'settle';
  const whileDeciding = <Named extends object>(stage: string, offer: () => Named | Refusal): Named | Refusal =>
    stage === 'decide' ? offer() : wrong(stage);
  /** The round is void, whatever the cards, from then on. */
  const voids = (name: Reporting<never> | 'boxed-card', when: (stage: string) => boolean): Incident =>
    incident(
      name,
      rule,
      (_r, stage) => (when(stage) ? {} : wrong(stage)),
      (d) => d.voidRound(rule),
    );
  return [
    incident(
      'wrong-count',
      rule,
      (r, stage) => (hasCards(stage) ? { seats: held(r) } : wrong(stage)),
      (d, c) => voidSeat(felt, d, c.seat!, rule),
    ),
    voids('house-wrong-count', hasCards),
    // Once everybody has raised or folded, the house's cards are there to be seen.
    voids('house-exposed', (stage) => stage === 'decide'),
    incident(
      'exposed-card',
      rule,
      (r, stage) =>
        whileDeciding(stage, () => {
          const hidden = held(r).flatMap((seat) => cardsIn(r, felt.hand(seat)).filter((card) => !isOpen(r, card)));
          return cardAmong(hidden, refuse('already-corrected', rule));
        }),
      (d, c) => expose(felt, d, c.cards![0]!, rule),
    ),
    incident(
      'exposed-refused',
      rule,
      (r, stage) =>
        whileDeciding(stage, () => {
          const seats = undecided(r);
          return seatAmong(seats, refuse('action-has-begun', rule));
        }),
      (d, c) => voidSeat(felt, d, c.seat!, rule),
    ),
    incident(
      'wrong-order',
      rule,
      (r, stage) =>
        whileDeciding(stage, () => (undecided(r).length === held(r).length ? {} : refuse('action-has-begun', rule))),
      (d) => d.say('CardsMoved', null, rule),
    ),
    voids('wrong-order-seen', (stage) => stage === 'decide'),
    voids('boxed-card', hasCards),
    voids('foreign-card', hasCards),
  ];
}

/** The hand plays, with the card lying open. */
function expose(on: SpanishFelt, d: Draft, card: CardId, rule: RuleId): void {
  const seat = d.seats.find((s) => cardsIn(d, on.hand(s)).includes(card))!;
  d.show([card], on.hand(seat));
  d.say('CardKept', seat, rule);
}
