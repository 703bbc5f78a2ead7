// The words of a table with a bank, by language.
import type { Language } from '../../lib/wire.js';
import { en } from './en.js';
import { es } from './es.js';
import type { ArcStrings } from './strings.js';

export type { ArcStrings } from './strings.js';

const LANGUAGES: Readonly<Record<Language, ArcStrings>> = { en, es };
export const arcStrings = (language: Language): ArcStrings => LANGUAGES[language];
