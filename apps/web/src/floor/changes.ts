// A clause before and now, as far as it differs: words that are the same in both editions are not said twice.
import type { ChangeShown, EntryShown } from 'baraja/words';
import type { Words } from '../lib/wire.js';

export interface Side {
  /** Empty where they are the same as on the other side. */
  readonly words: string;
  /** A line for each thing that comes of it in this edition alone. */
  readonly comes: readonly string[];
}
export function sidesOf({ was, is }: ChangeShown, say: Words): Readonly<Record<'was' | 'is', Side>> {
  const [before, now] = [wordsOf(was, say), wordsOf(is, say)];
  const isSame = before === now;
  const side = (entry: EntryShown | null, words: string): Side => ({
    words: isSame ? '' : words,
    comes: (entry?.comes ?? []).map((line) => line[say.language]),
  });
  return { was: side(was, before), is: side(is, now) };
}
function wordsOf(entry: EntryShown | null, say: Words): string {
  if (!entry?.clause) return '';
  const said = say.law(entry.clause);
  return 'ruling' in said ? [said.question, ...said.readings, said.ruling].join(' ') : said.text;
}
