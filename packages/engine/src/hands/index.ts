// What beats what, for the rest of the engine: rankings for the games, and the bare look-ups for whoever counts millions of hands.

export { BADUGI_CLASSES } from './badugi.js';
export { badugiHeld, badugiValue } from './badugi-rows.js';
export {
  compareBoards,
  compareUpCards,
  hasOpenPair,
  highestBoard,
  highestDoor,
  highestUpCard,
  lowestBoard,
  lowestUpCard,
} from './boards.js';
export { CATEGORIES, type RankMask } from './classes.js';
export { DEUCE_TO_SEVEN_CLASSES, deuceToSeven } from './deuce-to-seven.js';
export { bestOfMany } from './fives.js';
export { high } from './high.js';
export { highJoker, type JokerTerms, naturalFirst } from './joker.js';
export { KEYS } from './keys.js';
export { type JokerKind, LADDERS, type LadderName } from './ladders.js';
export { type LowTerms, low } from './low.js';
export { lowNineJoker } from './low-joker.js';
export { LOWBALL_CLASSES, lowball, lowballFloor } from './lowball.js';
export { eightOrBetter, type LowMask, nineOrBetter, type Qualifier } from './lows.js';
export { omahaHigh } from './omaha.js';
export { type HighLow, highOf, lowOf, omahaHighLow8, omahaHighLow9 } from './omaha-both.js';
export { omahaHighOf } from './omaha-many.js';
export {
  compareSets,
  compareWorths,
  houseWay,
  isFoul,
  isFoulWorth,
  type SetHand,
  type SetWorth,
  worthOfSet,
} from './pai-gow.js';
export { PUSH_NINE_ROWS, type PushNineRow, pushNine, pushNinePoints, pushNineRow } from './push-nine.js';
export { type Category, type FiveRanking, type HandName, type Ranking, USES, type Use } from './ranking.js';
export { RANKING_NAMES, type RankingName, rankingNamed, rankingUsing, takesDecks, takesJoker } from './rankings.js';
export {
  type Count,
  countOf,
  isAce,
  isOver as isOverTwentyOne,
  isTen,
  isThreeEights,
  likeness,
  MOST,
  pointsOf,
} from './twenty-one.js';
export {
  flush5,
  flush6,
  flush7,
  nameOfValue,
  ranks5,
  ranks6,
  ranks7,
  suited,
  value5,
  value6,
  value7,
} from './values.js';
