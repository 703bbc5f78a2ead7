/** The words a family has for its floor's law, for somebody who writes a line: what each says, and what goes with what. */
import { lawWordsOf, lineFor } from 'baraja/document';
import { deskQuestion, remedyWords, words as wordsIn } from 'baraja/words';

type Words = NonNullable<ReturnType<typeof lawWordsOf>>;
/** A word of one part of a line, what may be said with it, and what it means. */
export interface FloorWord {
  readonly word: string;
  readonly takes: string;
  readonly says: string;
}
export type FloorWords = Readonly<Record<'report' | 'window' | 'when' | 'remedy', readonly FloorWord[]>>;

/** Undefined if there is no such family. */
export function floorWords(family: string, language: 'en' | 'es'): FloorWords | undefined {
  const words = lawWordsOf(family);
  if (words === undefined) return undefined;
  const say = wordsIn(language);
  return {
    report: words.reports.map((word) => {
      const { fields, names } = lineFor(words, word);
      return { word: naming(word, fields), takes: names.join(' | '), says: say.incident(word) };
    }),
    window: Object.entries(words.windows).map(([word, gates]) => ({ word, takes: '', says: openWhile(gates) })),
    when: Object.entries(words.facts).map(([word, { values }]) => ({
      word,
      takes: values.join(' | '),
      says: deskQuestion(word, language),
    })),
    remedy: Object.entries(words.remedies).map(([word, { params, needs }]) => {
      const { does, money } = remedyWords({ remedy: word, money: null }, language)!;
      const told = Object.entries(params).map(([name, may]) => `${name}: ${paramOf(may)}`);
      return {
        word: naming(word, needs === null ? [] : [needs]),
        takes: told.length === 0 ? '' : `{ ${told.join(', ')} }`,
        says: `${does}. ${MONEY[language]}: ${money.charAt(0).toLowerCase()}${money.slice(1)}.`,
      };
    }),
  };
}
const MONEY = { en: 'Money', es: 'Dinero' };
/** `off-table (cards)`: a remedy for a card needs a report that names one. */
const naming = (word: string, fields: readonly string[]): string =>
  fields.length === 0 ? word : `${word} (${fields.join(', ')})`;
const paramOf = (may: Words['remedies'][string]['params'][string]): string =>
  typeof may === 'string' ? may : may.map((one) => one ?? '–').join(' | ');
/** In terms of what a line may depend on: `street: deal | flop`. */
const openWhile = (gates: Words['windows'][string]): string =>
  gates
    .filter((gate) => gate.if === undefined)
    .map(({ fact, open }) => `${fact}: ${open.join(' | ')}`)
    .join(', ');
