/** The languages there are, by their codes. */
import { english } from './en/index.js';
import { spanish } from './es/index.js';
import type { Language, Words } from './words.js';

export { english, spanish };

const LANGUAGE: Readonly<Record<Language, Words>> = { en: english, es: spanish };

/** A language by its code. */
export const words = (language: Language): Words => LANGUAGE[language];
