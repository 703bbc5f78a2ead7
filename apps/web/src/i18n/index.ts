// The page's languages by their codes, and which one a browser asks for. Each is fetched when somebody speaks it: the page's own
// sentences and the engine's words together.
import { english } from 'baraja/words/en';
import type { Language, Words } from '../lib/wire.js';
import { en } from './en.js';
import type { Strings } from './strings.js';

export type { KeyName, Strings } from './strings.js';

interface Spoken {
  readonly strings: Strings;
  readonly words: Words;
}
/** English is there from the start: a page must be able to say that something could not be fetched. */
const ENGLISH: Spoken = { strings: en, words: english };
const spoken = new Map<Language, Spoken>([['en', ENGLISH]]);

/** A language must have been learnt before it is spoken; until then it is English. */
export const strings = (language: Language): Strings => (spoken.get(language) ?? ENGLISH).strings;
export const words = (language: Language): Words => (spoken.get(language) ?? ENGLISH).words;

export async function learn(language: Language): Promise<void> {
  if (spoken.has(language)) return;
  const { es, spanish } = await import('./spanish.js');
  spoken.set(language, { strings: es, words: spanish });
}

/** The first language of the browser's list that the page speaks. */
export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    if (/^es\b/i.test(tag)) return 'es';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}
