/** What goes wrong at the rummies: a hand with too many cards or too few, a drawn card put into it, a card of the stock exposed. */
import {
  cardsIn,
  type Felt,
  type Incident,
  type Layout,
  type Refusal,
  type RuleId,
  refuse,
  type Seat,
} from '../kernel/index.js';
import { fromTop, type Loop, type Pan, playing, type RummyRules, rummyFelt, type Turns } from '../steps/index.js';
import { incident, type SeatNamed, seatAmong } from './incident.js';

export function rummyIncidents(on: Layout, rules: RummyRules, loop: Loop<unknown>): readonly Incident[] {
  const felt = rummyFelt(on);
  const { cites } = rules;
  const isPlayed = (stage: string): boolean => stage === 'turns';
  const inPlay = (r: Felt<Turns>): readonly Seat[] => playing(r, r.now);
  const among =
    (suspects: (r: Felt) => readonly Seat[], rule: RuleId) =>
    (r: Felt, stage: string): SeatNamed | Refusal => {
      const seats = isPlayed(stage) ? suspects(r) : [];
      return seatAmong(seats, refuse('wrong-stage', rule, { stage }));
    };
  // At Pan a player in the middle of his turn has eleven cards by right, and only who has drawn can have put a draw away (BAR-65).
  const miscounted = (r: Felt<Pan>) =>
    rules.game === 'pan' ? inPlay(r).filter((s) => !isMidTurn(r.now, s)) : inPlay(r);
  const drawing = (r: Felt<Turns>) =>
    rules.game === 'pan' ? inPlay(r).filter((s) => r.now.stayed.includes(s)) : inPlay(r);
  const remedy: Incident['remedy'] = (d, report) => {
    const seat = report.seat!;
    if (rules.foul === 'redeal') {
      d.say('GameRedealt', seat, cites.foul);
      d.sendTo('shuffle');
    } else loop.foul(d, seat, report.type === 'drawn-card-into-hand');
  };
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
      (d) => {
        d.move(fromTop(cardsIn(d, felt.stock), 1), felt.stock, felt.surrendered, 'all');
        d.say('CardBuried', null, cites.exposed);
      },
    ),
  ];
}
const isMidTurn = ({ asked, phase }: Pan, seat: Seat): boolean =>
  asked === seat && (phase === 'offer' || phase === 'discard');
