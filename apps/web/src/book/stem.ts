// Words as a search compares them, in either language: without accents, endings and the little words that say nothing.
import type { Language } from '../lib/wire.js';

const LITTLE = new Set(
  [
    'a an the of to in on at by or and if is are be was were it its his her he she they them this that these those',
    'with for from as not no do does did has have had will who whom what when which where how may must can one',
    'another any into than then there',
    'el la los las un una unos unas de del al en y o u que qué se su sus lo le les es son era fue por para con sin',
    'como cómo cuándo cuando quién quien si no ni más mas ya hay ha han este esta esto ese esa eso mi tu',
  ].flatMap((line) => line.split(' ')),
);
/** Of each language; of those that fit the longest is taken away. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['ings', 'ing', 'ies', 'ed', 'es', 's', 'e', 'y'],
  es: [
    'aciones iciones amiento imiento ciones iendo acion icion adas ados idas idos ando aron ieron aban ada ado ida',
    'ido aba ar er ir os as es an en a o e s',
  ].flatMap((line) => line.split(' ')),
};
const SHORTEST = 3;
const VOWEL = /[aeiouy]/;

export function bare(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '');
}
/** '' where it says nothing. */
export function stem(word: string, language: Language): string {
  const plain = bare(word);
  if (LITTLE.has(word.toLowerCase()) || LITTLE.has(plain)) return '';
  const left = (ending: string): string => plain.slice(0, -ending.length);
  const fits = (ending: string): boolean =>
    plain.endsWith(ending) && plain.length - ending.length >= SHORTEST && VOWEL.test(left(ending));
  const [longest] = ENDINGS[language].filter(fits).sort((x, y) => y.length - x.length);
  const rest = longest === undefined ? plain : left(longest);
  // 'dropped' and 'drop', 'betting' and 'bet'.
  return rest.length > SHORTEST && /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}
export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:[-.’'][\p{L}\p{N}]+)*/gu) ?? [];
