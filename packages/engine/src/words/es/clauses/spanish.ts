// How a clause or ruling is written down in Spanish. What it says is the books' business; here are only its words.
import type { RuleId } from '../../../books/clauses/clause.js';

/** The four parts an irregularity is told from; 'any' and 'none' stand for themselves, as in the books. */
export interface SpanishIrregularity {
  readonly trigger: string;
  readonly state: string;
  readonly remedy: string;
  readonly money: string;
  /** The sheet's own sentence, where the books give one. */
  readonly text: string | null;
}
export interface SpanishRuling {
  readonly question: string;
  readonly readings: readonly string[];
  readonly ruling: string;
}
export type SpanishClauses = Readonly<Record<RuleId, string | SpanishIrregularity>>;
export type SpanishRulings = Readonly<Record<RuleId, SpanishRuling>>;

export const irregular = (
  trigger: string,
  state: string,
  remedy: string,
  money: string,
  text: string | null = null,
): SpanishIrregularity => ({ trigger, state, remedy, money, text });

export const ruled = (question: string, readings: readonly string[], ruling: string): SpanishRuling => ({
  question,
  readings,
  ruling,
});
