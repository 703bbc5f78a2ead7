/** What goes wrong at the rummies: a hand with too many cards or too few, a drawn card put into it, a card of the stock exposed. */
import {
  cardsIn,
  type Incident,
  type Layout,
  moved,
  type Refusal,
  type Round,
  refuse,
  type Seat,
  said,
} from '../kernel/index.js';
import { fromTop, type Loop, type RummyRules, rummyFelt, type Turns } from '../steps/index.js';
import { incident, type Offer } from './incident.js';

export function rummyIncidents(on: Layout, rules: RummyRules, loop: Loop<unknown>): readonly Incident[] {
  const felt = rummyFelt(on);
  const { cites } = rules;
  const isPlayed = (stage: string): boolean => stage === 'turns';
  const inPlay = (r: Round): readonly Seat[] => {
    const t = r.now as Turns;
    return r.seats.filter((s) => !t.out.includes(s) && !t.fouled.includes(s));
  };
  const aHand = (r: Round, stage: string): Offer | Refusal =>
    isPlayed(stage) ? { seats: inPlay(r) } : refuse('wrong-stage', cites.foul, { stage });
  const remedy: Incident['remedy'] = (r, report, _stage, send) =>
    rules.foul === 'redeal'
      ? [said('GameRedealt', report.seat!, cites.foul), send('shuffle')]
      : loop.foul(r, report.seat!, report.type === 'drawn-card-into-hand');
  return [
    incident('wrong-number-of-cards', cites.foul, aHand, remedy),
    incident('drawn-card-into-hand', cites.foulDraw, aHand, remedy),
    incident(
      'exposed-stock-card',
      cites.exposed,
      (r, stage) => {
        if (!isPlayed(stage)) return refuse('wrong-stage', cites.exposed, { stage });
        return cardsIn(r, felt.stock).length > 1 ? {} : refuse('deck-too-short', cites.exposed);
      },
      (r) => [
        moved('CardBuried', null, cites.exposed, [
          { cards: fromTop(cardsIn(r, felt.stock), 1), from: felt.stock, to: felt.surrendered, seen: 'all' },
        ]),
      ],
    ),
  ];
}
