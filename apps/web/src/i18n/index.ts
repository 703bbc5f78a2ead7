// The page's languages by their codes, and which one a browser asks for.
import type { Language } from '../lib/wire.js';
import { en } from './en.js';
import { es } from './es.js';
import type { Strings } from './strings.js';

export type { KeyName, Strings } from './strings.js';

const LANGUAGES: Readonly<Record<Language, Strings>> = { en, es };
export const strings = (language: Language): Strings => LANGUAGES[language];

/** The first language of the browser's list that the page speaks. */
export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    if (/^es\b/i.test(tag)) return 'es';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}
