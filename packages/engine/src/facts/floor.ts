/** What dealer and floor do when something has gone wrong at a poker table. */
import { chips, count, fact, flag } from './fact.js';

export const FLOOR_FACTS = {
  HandKilled: fact(),
  HandRuledLive: fact(),
  CardKept: fact(),
  CardReplaced: fact(),
  CardScrapped: fact(),
  CardsTakenBack: fact(),
  MisdealCalled: fact(),
  BurnOwed: fact(),
  BurnCorrected: fact(),
  CardExposed: fact(),
  ThirdCardReplaced: fact(),
  CardsPutRight: fact(),
  CardsStand: fact(),
  CardPlays: fact(),
  LastCardExposed: fact(),
  CardTurnedUp: fact(),
  NotExposed: fact(),
  BoxedBurn: fact(),
  SixthCardBurned: fact(),
  HandCompleted: fact(),
  ExtraHandDead: fact(),
  PositionMoved: fact(),
  MustStandPat: fact(),
  DiscardsDead: fact(),
  BurnPlays: fact(),
  ActionEnded: fact(),
  DeckRebuilt: fact({ count }),
  /** Chips put in short of a bet, and what they must be completed to; 0 for a call. */
  BetShort: fact({ amount: chips, to: chips }),
  BetForfeited: fact(),
  BetWithdrawn: fact(),
  RaiseWithdrawn: fact(),
  /** What of it stands, and whether he may act again. */
  BetUndone: fact({ to: chips, again: flag }),
  BoardCardReplaced: fact(),
  /** What was put in out of turn; 0 for a check, a call or a fold. */
  OutOfTurnReturned: fact({ to: chips }),
  BoundOutOfTurn: fact({ to: chips }),
};
