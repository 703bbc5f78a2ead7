/** What Spanish Poker tells. */
import type { WinningHand } from '../progressive/index.js';
import { handName } from './bank.js';
import { chips, choice, type Field, fact, flag, maybe, ratio } from './fact.js';

/** The hand a progressive paid for. */
const winning: Field<WinningHand> = { form: 'text' };

export const SPANISH_FACTS = {
  BetPlaced: fact(
    { bet: choice('ante', 'dos-pares', 'joker', 'progressive') },
    { chips: ['stack > ante', 'stack > dos-pares', 'stack > joker', 'stack > progressive'] },
  ),
  NoAnte: fact(),
  Tucked: fact(null, { marks: ['tucked'] }),
  FoldTaken: fact(
    { tucked: flag },
    {
      chips: ['ante > house', 'dos-pares > house', 'joker > house', 'progressive > progressive-box'],
      cards: ['hand > muck'],
      marks: ['tucked'],
    },
  ),
  HouseShown: fact({ qualifies: flag, made: handName }, { cards: ['house-hand > house-hand: all'] }),
  /** `byTable` is what the pay table gave, of all that was won. */
  AnteSettled: fact(
    {
      result: choice('unqualified', 'push', 'lose', 'win'),
      won: chips,
      byTable: chips,
      odds: ratio,
    },
    { chips: ['ante > house', 'ante > stack', 'house > stack', 'raise > house', 'raise > stack'] },
  ),
  BonusSettled: fact(
    { bet: choice('dos-pares', 'joker'), won: chips, odds: ratio },
    { chips: ['dos-pares > house', 'dos-pares > stack', 'house > stack', 'joker > house', 'joker > stack'] },
  ),
  ProgressiveSettled: fact(
    { hand: maybe(winning), made: maybe(handName), won: chips },
    { chips: ['meter > stack', 'progressive > progressive-box', 'progressive > stack', 'progressive-tray > stack'] },
  ),
  HandRacked: fact(null, { cards: ['hand > muck'], marks: ['tucked'] }),
  SeatVoided: fact(null, {
    chips: ['ante > stack', 'dos-pares > stack', 'joker > stack', 'progressive > stack', 'raise > stack'],
    cards: ['hand > muck'],
    marks: ['tucked'],
  }),
  CardsMoved: fact(),
};
