/** What goes wrong at the rummies: a hand with too many cards or too few, a drawn card put into it, a card of the stock exposed. */
import {
  cardsIn,
  type Incident,
  type Layout,
  moved,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
  type Seat,
  said,
} from '../kernel/index.js';
import { fromTop, type Loop, type Pan, type RummyRules, rummyFelt, type Turns } from '../steps/index.js';
import { incident, type Offer } from './incident.js';

export function rummyIncidents(on: Layout, rules: RummyRules, loop: Loop<unknown>): readonly Incident[] {
  const felt = rummyFelt(on);
  const { cites } = rules;
  const isPlayed = (stage: string): boolean => stage === 'turns';
  const inPlay = (r: Round): readonly Seat[] => {
    const t = r.now as Turns;
    return r.seats.filter((s) => !t.out.includes(s) && !t.fouled.includes(s));
  };
  const among =
    (suspects: (r: Round) => readonly Seat[], rule: RuleId) =>
    (r: Round, stage: string): Offer | Refusal => {
      const seats = isPlayed(stage) ? suspects(r) : [];
      return seats.length > 0 ? { seats } : refuse('wrong-stage', rule, { stage });
    };
  // At Pan a player in the middle of his turn has eleven cards by right, and only who has drawn can have put a draw away (BAR-65).
  const miscounted = (r: Round) =>
    rules.game === 'pan' ? inPlay(r).filter((s) => !isMidTurn(r.now as Pan, s)) : inPlay(r);
  const drawing = (r: Round) =>
    rules.game === 'pan' ? inPlay(r).filter((s) => (r.now as Pan).stayed.includes(s)) : inPlay(r);
  const remedy: Incident['remedy'] = (r, report, _stage, send) =>
    rules.foul === 'redeal'
      ? [said('GameRedealt', report.seat!, cites.foul), send('shuffle')]
      : loop.foul(r, report.seat!, report.type === 'drawn-card-into-hand');
  return [
    incident('wrong-number-of-cards', cites.foul, among(miscounted, cites.foul), remedy),
    incident('drawn-card-into-hand', cites.foulDraw, among(drawing, cites.foulDraw), remedy),
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
const isMidTurn = ({ asked, phase }: Pan, seat: Seat): boolean =>
  asked === seat && (phase === 'offer' || phase === 'discard');
