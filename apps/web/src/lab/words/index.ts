// The lab's words by language. They are fetched with the lab, so the first page need not carry them.
import type { Language } from '../../lib/wire.js';
import { en, type LabStrings } from './en.js';
import { es } from './es.js';

export type { LabStrings } from './en.js';

const LANGUAGES: Readonly<Record<Language, LabStrings>> = { en, es };
export const labStrings = (language: Language): LabStrings => LANGUAGES[language];
