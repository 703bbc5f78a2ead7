// Questions as work in pieces, for threads and machines: what takes minutes is cut into parts that add up, the rest is one piece.
import { type PaiGowPart, paiGowCounter, paiGowParts, type Tally, versusFrom } from '../pai-gow/versus.js';
import { answer, type OddsAnswer, type OddsQuestion } from './ask.js';
import { type PaiGowQuestion, paiGowAnswer } from './others.js';

export type OddsPiece = { readonly question: OddsQuestion } | { readonly part: PaiGowPart };
export type OddsResult = { readonly answer: OddsAnswer } | { readonly tally: Tally };

/** Enough for some tens of machines, each with some seconds to do at a time. */
const PARTS = 96;
const isCounted = (question: OddsQuestion): question is PaiGowQuestion =>
  question.kind === 'pai-gow' && question.method === 'counted';

export const oddsPieces = (question: OddsQuestion): readonly OddsPiece[] =>
  isCounted(question) ? paiGowParts(PARTS).map((part) => ({ part })) : [{ question }];

export const oddsWork = {
  name: 'odds',
  ready: (question: OddsQuestion): ((piece: OddsPiece) => OddsResult) => {
    const count = isCounted(question) ? paiGowCounter({ wheel: question.wheel }) : null;
    return (piece) => {
      if ('question' in piece) return { answer: answer(piece.question) };
      if (count === null) throw new Error('a part of what is not counted in parts');
      return { tally: count(piece.part) };
    };
  },
};

/** The answer, of what came of the pieces in their order. */
export function oddsFrom(question: OddsQuestion, results: readonly OddsResult[]): OddsAnswer {
  if (isCounted(question)) {
    const tallies = results.flatMap((result) => ('tally' in result ? [result.tally] : []));
    return paiGowAnswer(question, versusFrom(tallies, question.copy));
  }
  const [whole] = results;
  if (!whole || !('answer' in whole)) throw new Error('nothing came of the question');
  return whole.answer;
}
