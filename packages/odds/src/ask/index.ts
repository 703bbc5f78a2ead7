// Questions and answers as plain data, and the threads that count.

export { type AnswerTo, answer, keyOf, ODDS_EDITION, type OddsAnswer, type OddsQuestion } from './ask.js';
export type {
  PaiGowHandAnswer,
  PaiGowHandQuestion,
  TwentyOneHandAnswer,
  TwentyOneHandQuestion,
} from './drill.js';
export { type Explained, type Figure, figure, figureDecimal, figurePercent, fromFigure } from './figure.js';
export {
  countedSwitches,
  paiGowFrom,
  paiGowOf,
  spanishFrom,
  spanishOf,
  twentyOneFrom,
  twentyOneOf,
} from './from-book.js';
export type { HandsAnswer, HandsQuestion, SeatAnswer, SeatQuestion, SeatTable } from './hands.js';
export type {
  EquityAnswer,
  EquityQuestion,
  FeesAnswer,
  FeesQuestion,
  PaiGowAnswer,
  PaiGowQuestion,
  PushNineAnswer,
  PushNineQuestion,
} from './others.js';
export {
  type Asked,
  type AskOptions,
  Cancelled,
  type Memory,
  OddsFault,
  OddsPool,
  respond,
  ShortMemory,
  type Thread,
  type Told,
} from './pool.js';
export type { PushNineHandAnswer, PushNineHandQuestion } from './push-nine-hand.js';
export type {
  PlayFigures,
  SideBetFigures,
  SpanishAnswer,
  SpanishHandAnswer,
  SpanishHandQuestion,
  SpanishQuestion,
} from './spanish.js';
export type { HandFigures, TwentyOneAnswer, TwentyOneGame, TwentyOneQuestion } from './twenty-one.js';
export { type OddsPiece, type OddsResult, oddsFrom, oddsPieces, oddsWork } from './work.js';
