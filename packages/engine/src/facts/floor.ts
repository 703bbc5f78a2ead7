/** What dealer and floor do when something has gone wrong at a poker table. */
import { chips, count, fact, flag } from './fact.js';

export const FLOOR_FACTS = {
  HandKilled: fact(null, {
    chips: ['bet > stack', 'centre > stack', 'in > stack'],
    cards: ['hand > muck', 'muck > muck: all', 'stock > muck: one', 'thrown > muck'],
  }),
  HandRuledLive: fact(),
  CardKept: fact(null, { cards: ['hand > hand: all', 'high > high: all', 'low > low: all'] }),
  CardReplaced: fact(null, {
    cards: [
      'hand > burn',
      'hand > burn: all',
      'hand > next-burn',
      'hand > next-burn: all',
      'hand > stock',
      'hand > stock: all',
      'stock > hand: owner',
    ],
  }),
  CardScrapped: fact(null, {
    cards: ['hand > dead', 'hand > dead: all', 'hand > scrap', 'hand > scrap: all', 'stock > hand: owner'],
  }),
  CardsTakenBack: fact(null, {
    chips: ['bet > stack'],
    cards: [
      'board > aside',
      'burn > aside',
      'muck > hand',
      'stock > aside',
      'stock > aside: all',
      'stock > aside: one',
      'stock > burn',
    ],
    marks: ['aggressor'],
  }),
  MisdealCalled: fact(null, {
    chips: ['bet > stack', 'in > bet', 'in > stack'],
    cards: ['hand > hand: all'],
    marks: ['aggressor', 'dead-seat', 'must-stand'],
  }),
  BurnOwed: fact(null, { cards: ['burn > next-burn'] }),
  BurnCorrected: fact(null, { cards: ['board > burn', 'burn > board: all'] }),
  CardExposed: fact(null, { cards: ['hand > hand: all'] }),
  ThirdCardReplaced: fact(null, {
    chips: ['bet > stack'],
    cards: ['hand > burn', 'hand > hand: all', 'stock > hand: owner'],
  }),
  CardsPutRight: fact(null, {
    chips: ['bet > stack'],
    cards: ['burn > hand: all', 'hand > burn', 'hand > hand: all', 'hand > stock', 'stock > hand: all'],
  }),
  CardsStand: fact(),
  CardPlays: fact(),
  LastCardExposed: fact(null, { cards: ['hand > hand: all'], marks: ['open-seventh'] }),
  CardTurnedUp: fact(null, { cards: ['hand > hand: all'] }),
  NotExposed: fact(),
  BoxedBurn: fact(null, { cards: ['burn > burn: all'] }),
  SixthCardBurned: fact(null, { cards: ['stock > burn'] }),
  HandCompleted: fact(null, { cards: ['hand > dead', 'stock > hand: owner'] }),
  ExtraHandDead: fact(null, { cards: ['stock > muck'] }),
  PositionMoved: fact(null, { marks: ['button', 'first-card'] }),
  MustStandPat: fact(null, { cards: ['hand > hand: all'], marks: ['must-stand'] }),
  DiscardsDead: fact(),
  BurnPlays: fact(null, { cards: ['burn > hand: owner', 'hand > burn'] }),
  ActionEnded: fact(null, {
    chips: ['bet > stack'],
    marks: ['aggressor', 'check-raised', 'checked', 'mixed', 'no-action'],
  }),
  DeckRebuilt: fact({ count }),
  /** Chips put in short of a bet, and what they must be completed to; 0 for a call. */
  BetShort: fact({ amount: chips, to: chips }, { chips: ['stack > bet'] }),
  BetForfeited: fact(null, { chips: ['bet > centre'] }),
  BetWithdrawn: fact(null, { chips: ['bet > stack'], marks: ['aggressor'] }),
  RaiseWithdrawn: fact(null, { chips: ['bet > stack'], marks: ['aggressor', 'check-raised'] }),
  /** What of it stands, and whether he may act again. */
  BetUndone: fact({ to: chips, again: flag }, { chips: ['bet > stack'], marks: ['aggressor', 'check-raised'] }),
  BoardCardReplaced: fact(null, { cards: ['board > scrap', 'stock > board: all'] }),
  /** What was put in out of turn; 0 for a check, a call or a fold. */
  OutOfTurnReturned: fact({ to: chips }),
  BoundOutOfTurn: fact({ to: chips }),
};
