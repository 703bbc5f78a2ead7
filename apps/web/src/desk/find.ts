// Finds what happened by what somebody types at the table: every word counts, the rarer the more; endings, accents and a slip do not.

import type { Language } from '../lib/wire.js';
import { isNear } from '../lobby/seek.js';

/** Words that say nothing about what happened. */
const IDLE: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...'a an the is was were are be been of to in on at by his her and or it that with for from'.split(' '),
    ...'he she they there has have had not who too'.split(' '),
  ],
  es: [
    ...'un una uno el la los las es son de del al a en por su sus y o que con para se le lo'.split(' '),
    ...'ha hay no quien esta estaba'.split(' '),
  ],
};
/** What people say for the same thing; the first stands for all. */
const ALIKE: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['expos', 'seen', 'see', 'saw', 'flash', 'shown', 'show', 'visibl', 'reveal'],
    ['two', '2', 'both', 'couple', 'pair', 'several'],
    ['boxed', 'box', 'faced', 'upside', 'backward', 'revers'],
    ['early', 'premature', 'soon', 'before'],
    ['many', 'extra', 'four'],
    ['wrong', 'incorrect', 'bad', 'miscount', 'count', 'number'],
    ['turn', 'fourth'],
    ['river', 'fifth'],
    ['acted', 'act', 'action', 'bet'],
    ['left', 'leave', 'walk', 'away', 'abandon'],
    ['threw', 'throw', 'toss', 'muck', 'discard'],
    ['bank', 'dealer', 'house'],
    ['floor', 'off', 'drop', 'fell', 'fall'],
    ['string', 'motion'],
  ],
  es: [
    [
      'vio',
      'ven',
      've',
      'ver',
      'vieron',
      'vista',
      'visto',
      'expuesta',
      'expuesto',
      'muestra',
      'mostro',
      'enseno',
      'destapo',
      'destapada',
    ],
    ['dos', '2', 'ambas', 'varias'],
    ['volteada', 'voltea', 'boca', 'arriba', 'reves', 'volteo'],
    ['antes', 'temprano', 'adelantado', 'anticipado', 'tiempo'],
    ['mas', 'sobra', 'sobran', 'extra', 'demas'],
    ['equivocado', 'mal', 'incorrecto', 'numero'],
    ['actuo', 'actuar', 'jugo', 'aposto'],
    ['levanto', 'fue', 'dejo', 'abandono', 'solto'],
    ['tiro', 'lanzo', 'avento', 'descarto'],
    ['banca', 'dealer', 'casa'],
    ['cayo', 'suelo', 'piso', 'fuera'],
    ['movimiento', 'movimientos', 'partes'],
  ],
};
/** Small and without accents; in Spanish as it sounds: 'boltiada' is one slip from 'volteada'. */
function flat(text: string, language: Language): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (language === 'en') return plain;
  return plain
    .replace(/(?<!c)h/g, '')
    .replace(/b/g, 'v')
    .replace(/ll/g, 'y')
    .replace(/z|c(?=[ei])/g, 's');
}
/** A word without its ending: 'exposed' and 'exposes' are one. */
function stem(word: string): string {
  for (const ending of ['ing', 'ed', 'es', 's'])
    if (word.length > ending.length + 2 && word.endsWith(ending)) return word.slice(0, -ending.length);
  return word;
}
/** By a word's stem, what it stands for; null where it says nothing. */
const meaningsOf = (language: Language): ReadonlyMap<string, string | null> =>
  new Map([
    ...ALIKE[language].flatMap((alike) => {
      const [first] = alike.map((word) => stem(flat(word, language)));
      return alike.map((word) => [stem(flat(word, language)), first!] as const);
    }),
    ...IDLE[language].map((word) => [stem(flat(word, language)), null] as const),
  ]);
const MEANINGS: Readonly<Record<Language, ReadonlyMap<string, string | null>>> = {
  en: meaningsOf('en'),
  es: meaningsOf('es'),
};
export const tokens = (text: string, language: Language): readonly string[] =>
  flat(text, language)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .flatMap((word) => {
      const short = stem(word);
      const meaning = MEANINGS[language].get(short);
      return meaning === null ? [] : [meaning ?? short];
    });

/** How surely a word means another: the same, how it begins, or a slip. */
function likeness(word: string, sought: string): number {
  if (word === sought) return 1;
  if (sought.length > 2 && word.startsWith(sought)) return 0.7;
  return sought.length > 3 && isNear(word, sought) ? 0.6 : 0;
}
/** A find has at least so much of what was typed. */
const LEAST = 0.34;

export interface Findable {
  readonly id: string;
  readonly text: string;
}
/** The best first; everything as it stands where nothing was typed. */
export function find<T extends Findable>(typed: string, all: readonly T[], language: Language): readonly T[] {
  const sought = [...new Set(tokens(typed, language))];
  if (sought.length === 0) return all;
  const index = all.map((one) => ({ one, words: [...new Set(tokens(one.text, language))] }));
  const rarity = (word: string): number => {
    const having = index.filter(({ words }) => words.some((other) => likeness(other, word) > 0)).length;
    return having === 0 ? 1 : Math.log(1 + index.length / having);
  };
  const weights = sought.map((word) => [word, rarity(word)] as const);
  const most = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return index
    .map(({ one, words }) => ({
      one,
      score: weights.reduce(
        (sum, [word, weight]) => sum + weight * Math.max(0, ...words.map((other) => likeness(other, word))),
        0,
      ),
      length: words.length,
    }))
    .filter(({ score }) => score >= most * LEAST)
    .sort((a, b) => b.score - a.score || a.length - b.length)
    .map(({ one }) => one);
}
