// The words of one's own hands by language. They are fetched with the page, so that the first one need not carry them.
import type { Language } from '../../lib/wire.js';
import { en } from './en.js';
import { es } from './es.js';
import type { YoursStrings } from './strings.js';

export type { YoursStrings } from './strings.js';

const LANGUAGES: Readonly<Record<Language, YoursStrings>> = { en, es };
export const yoursStrings = (language: Language): YoursStrings => LANGUAGES[language];
