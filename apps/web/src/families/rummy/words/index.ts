// The rummy table's words by language.
import type { Language } from '../../../lib/wire.js';
import { en } from './en.js';
import { es } from './es.js';
import type { RummyStrings } from './strings.js';

export type { RummyStrings, Sort, Tested } from './strings.js';

const LANGUAGES: Readonly<Record<Language, RummyStrings>> = { en, es };
export const rummyStrings = (language: Language): RummyStrings => LANGUAGES[language];
