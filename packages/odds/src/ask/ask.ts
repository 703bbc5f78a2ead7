// Every question that can be put to the odds, as plain data, and its answer, as plain data: what threads, caches and clients exchange.

import { type GameId, gameBooks, gameOf, isOpened, openTable, sha256, stakesOf } from 'baraja/books';
import { postedAt } from '../spanish/tables.js';
import {
  answerPaiGowHand,
  answerTwentyOneHand,
  type PaiGowHandAnswer,
  type PaiGowHandQuestion,
  type TwentyOneHandAnswer,
  type TwentyOneHandQuestion,
} from './drill.js';
import {
  answerHands,
  answerSeat,
  type HandsAnswer,
  type HandsQuestion,
  type SeatAnswer,
  type SeatQuestion,
} from './hands.js';
import {
  answerEquity,
  answerFees,
  answerPaiGow,
  answerPushNine,
  type EquityAnswer,
  type EquityQuestion,
  type FeesAnswer,
  type FeesQuestion,
  type PaiGowAnswer,
  type PaiGowQuestion,
  type PushNineAnswer,
  type PushNineQuestion,
} from './others.js';
import { answerPushNineHand, type PushNineHandAnswer, type PushNineHandQuestion } from './push-nine-hand.js';
import {
  answerSpanish,
  answerSpanishHand,
  type SpanishAnswer,
  type SpanishHandAnswer,
  type SpanishHandQuestion,
  type SpanishQuestion,
} from './spanish.js';
import { answerTwentyOne, type TwentyOneAnswer, type TwentyOneQuestion } from './twenty-one.js';

interface Pairs {
  readonly 'spanish-poker': readonly [SpanishQuestion, SpanishAnswer];
  readonly 'twenty-one': readonly [TwentyOneQuestion, TwentyOneAnswer];
  readonly 'pai-gow': readonly [PaiGowQuestion, PaiGowAnswer];
  readonly 'push-nine': readonly [PushNineQuestion, PushNineAnswer];
  readonly equity: readonly [EquityQuestion, EquityAnswer];
  readonly fees: readonly [FeesQuestion, FeesAnswer];
  readonly hands: readonly [HandsQuestion, HandsAnswer];
  readonly seat: readonly [SeatQuestion, SeatAnswer];
  readonly 'spanish-hand': readonly [SpanishHandQuestion, SpanishHandAnswer];
  readonly 'twenty-one-hand': readonly [TwentyOneHandQuestion, TwentyOneHandAnswer];
  readonly 'pai-gow-hand': readonly [PaiGowHandQuestion, PaiGowHandAnswer];
  readonly 'push-nine-hand': readonly [PushNineHandQuestion, PushNineHandAnswer];
}
export type OddsQuestion = Pairs[keyof Pairs][0];
export type OddsAnswer = Pairs[keyof Pairs][1];
export type AnswerTo<Q extends OddsQuestion> = Pairs[Q['kind']][1];

/** `onProgress` hears shares of the work done, from 0 to 1, and may throw to stop it. */
export function answer<Q extends OddsQuestion>(
  question: Q,
  onProgress: (done: number) => void = () => {},
): AnswerTo<Q> {
  return answerAny(question, onProgress) as AnswerTo<Q>;
}

function answerAny(question: OddsQuestion, onProgress: (done: number) => void): OddsAnswer {
  switch (question.kind) {
    case 'spanish-poker':
      return answerSpanish(question, onProgress);
    case 'twenty-one':
      return answerTwentyOne(question, onProgress);
    case 'pai-gow':
      return answerPaiGow(question, onProgress);
    case 'push-nine':
      return answerPushNine(question);
    case 'equity':
      return answerEquity(question, onProgress);
    case 'fees':
      return answerFees(question);
    case 'hands':
      return answerHands(question);
    case 'seat':
      return answerSeat(question);
    case 'spanish-hand':
      return answerSpanishHand(question, onProgress);
    case 'twenty-one-hand':
      return answerTwentyOneHand(question);
    case 'pai-gow-hand':
      return answerPaiGowHand(question);
    case 'push-nine-hand':
      return answerPushNineHand(question);
  }
}

/** Counted anew when the way of counting changes. */
export const ODDS_EDITION = '3';

/** What an answer is kept under: the question, the book it is about, and how it is come by. */
export function keyOf(question: OddsQuestion): string {
  return sha256(JSON.stringify([ODDS_EDITION, bookHash(question), question]));
}

/** A question that has its rules with it is about no book. */
const IN_QUESTION = 'rules in the question';
/** The hash of the table asked about, which every round played there pins; of all its tables, where a question is about them all. */
function bookHash(question: OddsQuestion): string {
  switch (question.kind) {
    case 'twenty-one':
      return question.game === 'blackjack' ? 'blackjack' : hashOf(question.game);
    case 'spanish-poker':
    case 'pai-gow':
    case 'push-nine':
      return hashOf(question.game);
    case 'push-nine-hand':
    case 'pai-gow-hand':
      return question.game === null ? IN_QUESTION : hashOf(question.game);
    case 'equity':
    case 'seat': {
      if ('rules' in question) return IN_QUESTION;
      const rules = openTable({ house: question.house, game: question.game, switches: question.switches });
      return isOpened(rules) ? rules.hash : 'refused';
    }
    case 'hands':
      return hashOf(question.game as GameId);
    case 'fees':
      return gameBooks.map(({ id }) => hashOf(id)).join();
    case 'twenty-one-hand':
    case 'spanish-hand':
      return IN_QUESTION;
  }
}

const hashes = new Map<GameId, string>();

/** Of every table of a game: limits, payoffs and fees, and the words of the sheet they rest on. */
function hashOf(game: GameId): string {
  let found = hashes.get(game);
  if (found === undefined) {
    const stakes = stakesOf(game);
    const opened = ('refused' in stakes ? [] : stakes).map(({ id: stake }) => {
      const rules = openTable({ house: gameOf(game).house, game, stake });
      return isOpened(rules) ? rules.hash : rules.refused;
    });
    // An answer tells of other pay tables besides, and of what the sheet prints.
    const besides = gameOf(game).plays === 'spanish-poker' ? postedAt(game) : null;
    found = sha256(JSON.stringify([game, opened, besides]));
    hashes.set(game, found);
  }
  return found;
}
