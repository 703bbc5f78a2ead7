/**
 * The floor's law for Spanish Poker. The sheet leaves it to the house's written policy (SPAN-GEN-8); this is the policy of
 * AMB-SPAN-19. A house with a policy of its own rules by it, and tells the table only what is void.
 */
import {
  type CardId,
  type ChipMove,
  cardsIn,
  chipsAt,
  type Event,
  event,
  type Incident,
  isOpen,
  type Layout,
  moved,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
  type Seat,
  said,
} from '../kernel/index.js';
import { type SpanishFelt, type SpanishTable, spanishFelt } from '../steps/index.js';
import { incident, type Offer } from './incident.js';

/** A seat that is void: every bet of its goes back, the progressive's too, and its cards are out. */
function voidSeat(on: SpanishFelt, r: Round, seat: Seat, rule: RuleId): Event {
  const chips: ChipMove[] = [];
  for (const from of on.wagersOf(seat))
    if (chipsAt(r, from) > 0) chips.push({ from, to: on.stack(seat), amount: chipsAt(r, from) });
  const cards = [{ cards: cardsIn(r, on.hand(seat)), from: on.hand(seat), to: on.rack, seen: null }];
  const markers = on.isTucked(r, seat) ? [{ marker: on.tucked(seat), from: seat, to: null }] : [];
  return event('SeatVoided', seat, rule, chips, cards, markers, null, null);
}

export function spanishIncidents(
  on: Layout,
  rules: SpanishTable & { readonly irregular: 'default' | 'custom'; readonly cites: { readonly irregular: RuleId } },
): readonly Incident[] {
  if (rules.irregular === 'custom') return [];
  const felt = spanishFelt(on, rules);
  const rule = rules.cites.irregular;
  const held = (r: Round): Seat[] => r.seats.filter((seat) => felt.holds(r, seat));
  /** Those who have not yet said what they do with their cards. */
  const undecided = (r: Round): Seat[] => {
    const folded = r.now as readonly Seat[];
    return held(r).filter((seat) => chipsAt(r, felt.raise(seat)) === 0 && !folded.includes(seat));
  };
  const wrong = (stage: string): Refusal => refuse('wrong-stage', rule, { stage });
  const hasCards = (stage: string): boolean => stage === 'decide' || stage === 'settle';
  const whileDeciding = (stage: string, offer: () => Offer | Refusal): Offer | Refusal =>
    stage === 'decide' ? offer() : wrong(stage);
  /** The round is void, whatever the cards, from then on. */
  const voids = (name: string, when: (stage: string) => boolean): Incident =>
    incident(
      name,
      rule,
      (_r, stage) => (when(stage) ? {} : wrong(stage)),
      () => [said('RoundVoided', null, rule)],
    );
  return [
    incident(
      'wrong-count',
      rule,
      (r, stage) => (hasCards(stage) ? { seats: held(r) } : wrong(stage)),
      (r, c) => [voidSeat(felt, r, c.seat!, rule)],
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
          return hidden.length > 0 ? { cards: { from: hidden, min: 1, max: 1 } } : refuse('already-corrected', rule);
        }),
      (r, c) => [exposed(felt, r, c.cards![0]!, rule)],
    ),
    incident(
      'exposed-refused',
      rule,
      (r, stage) =>
        whileDeciding(stage, () => {
          const seats = undecided(r);
          return seats.length > 0 ? { seats } : refuse('action-has-begun', rule);
        }),
      (r, c) => [voidSeat(felt, r, c.seat!, rule)],
    ),
    incident(
      'wrong-order',
      rule,
      (r, stage) =>
        whileDeciding(stage, () => (undecided(r).length === held(r).length ? {} : refuse('action-has-begun', rule))),
      () => [said('CardsMoved', null, rule)],
    ),
    voids('wrong-order-seen', (stage) => stage === 'decide'),
    voids('boxed-card', hasCards),
    voids('foreign-card', hasCards),
  ];
}

/** The hand plays, with the card lying open. */
function exposed(on: SpanishFelt, r: Round, card: CardId, rule: RuleId): Event {
  const seat = r.seats.find((s) => cardsIn(r, on.hand(s)).includes(card))!;
  const hand = on.hand(seat);
  return moved('CardKept', seat, rule, [{ cards: [card], from: hand, to: hand, seen: 'all' }]);
}
