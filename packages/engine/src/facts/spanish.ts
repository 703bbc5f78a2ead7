/** What Spanish Poker tells. */
import type { WinningHand } from '../progressive/index.js';
import { handName } from './bank.js';
import { chips, choice, type Field, fact, flag, maybe, ratio } from './fact.js';

/** The hand a progressive paid for. */
const winning: Field<WinningHand> = { form: 'text' };

export const SPANISH_FACTS = {
  BetPlaced: fact({ bet: choice('ante', 'dos-pares', 'joker', 'progressive') }),
  NoAnte: fact(),
  Tucked: fact(),
  FoldTaken: fact({ tucked: flag }),
  HouseShown: fact({ qualifies: flag, made: handName }),
  /** `byTable` is what the pay table gave, of all that was won. */
  AnteSettled: fact({
    result: choice('unqualified', 'push', 'lose', 'win'),
    won: chips,
    byTable: chips,
    odds: ratio,
  }),
  BonusSettled: fact({ bet: choice('dos-pares', 'joker'), won: chips, odds: ratio }),
  ProgressiveSettled: fact({ hand: maybe(winning), made: maybe(handName), won: chips }),
  HandRacked: fact(),
  SeatVoided: fact(),
  CardsMoved: fact(),
};
