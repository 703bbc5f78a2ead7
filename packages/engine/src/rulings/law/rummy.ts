/** The words of the floor law for the rummies. */
import { cardsIn, type Felt, type Layout, refuse, type Seat } from '../../kernel/index.js';
import { type Loop, type Pan, playing, type RummyFelt, rummyFelt, type Turns } from '../../steps/index.js';
import { seatAmong, theSeat } from '../incident.js';
import { onlyWhile, plain } from './shared.js';
import type { Naming, Vocabulary } from './vocabulary.js';

export interface RummyLaw {
  readonly felt: RummyFelt;
  readonly loop: Loop<unknown>;
}
export const rummyLaw = (on: Layout, loop: Loop<unknown>): RummyLaw => ({ felt: rummyFelt(on), loop });

const player = (test: (now: never, seat: Seat) => boolean): Naming<RummyLaw> => ({
  fields: ['seat'],
  unless: ['wrong-stage'],
  of: (_t, { r, stage, rule }) => {
    const seats = playing(r as Felt<Turns>, r.now as Turns).filter((seat) => test(r.now as never, seat));
    return seatAmong(seats, refuse('wrong-stage', rule, { stage }));
  },
});

export const rummyWords: Vocabulary<RummyLaw> = {
  reports: ['wrong-number-of-cards', 'drawn-card-into-hand', 'exposed-stock-card'],
  facts: { turns: { values: ['now', 'not'], of: (_t, _r, stage) => (stage === 'turns' ? 'now' : 'not') } },
  windows: { turns: [onlyWhile('turns', 'now')] },
  names: {
    player: player(() => true),
    /** In the middle of his turn a player has eleven cards by right. */
    'player-between-turns': player(
      ({ asked, phase }: Pan, seat) => !(asked === seat && (phase === 'offer' || phase === 'discard')),
    ),
    /** Only who plays on has drawn. */
    'player-who-stayed': player(({ stayed }: Turns, seat) => stayed.includes(seat)),
  },
  remedies: {
    /** The hand is surrendered, and pays as the game has it. */
    'surrender-hand': plain('seat', {
      do: ({ loop }, d, { report }) => loop.foul(d as never, theSeat(report), report.type === 'drawn-card-into-hand'),
    }),
    'deal-again': plain('seat', {
      do: (_t, d, { report, rule }) => {
        d.say('GameRedealt', theSeat(report), rule);
        d.sendTo('shuffle');
      },
    }),
    /** It is shown and put out of play, and the next one is drawn. */
    'bury-card': plain(null, {
      short: ({ felt }, { r, rule }) => (cardsIn(r, felt.stock).length > 1 ? null : refuse('deck-too-short', rule)),
      unless: ['deck-too-short'],
      do: ({ felt }, d, { rule }) => {
        d.moveTop(1, felt.stock, felt.surrendered, 'all');
        d.say('CardBuried', null, rule);
      },
    }),
  },
};
