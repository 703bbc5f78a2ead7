/** The same in both languages. */
import type { Language } from './words.js';

export type Both = Readonly<Record<Language, string>>;
export const inBoth = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: of('en'),
  es: of('es'),
});
