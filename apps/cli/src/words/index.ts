// The command's own words, in the language that was asked for: by --lang, or by the terminal's. It is settled once, before the
// commands are made, because their help is in it too.
import { type Language, type Words, words } from 'baraja/words';
import { en } from './en.js';
import { es } from './es.js';

export type CliWords = typeof en;

const ALL: Readonly<Record<Language, CliWords>> = { en, es };

/** What the terminal is set to. */
const ofTerminal = (): Language => (/^es/i.test(process.env.LC_ALL ?? process.env.LANG ?? '') ? 'es' : 'en');

/** What is asked for on the command line, read before anything else is. */
export function asked(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const wanted = at < 0 ? undefined : args[at] === '--lang' ? args[at + 1] : args[at]!.slice('--lang='.length);
  return wanted === 'en' || wanted === 'es' ? wanted : ofTerminal();
}

let spoken: Language = asked(process.argv.slice(2));
export const speak = (language: Language): void => {
  spoken = language;
};
export const spokenLanguage = (): Language => spoken;

/** The command's own words. */
export const t = (): CliWords => ALL[spoken];
/** The engine's words, in the same language or in one that is named. */
export const wordsFor = (language?: Language): Words => words(language ?? spoken);
/** A kind of hand by its name in the engine: 'full house'. */
export const handKind = (category: string): string => t().hands[category] ?? category.replaceAll('-', ' ');
