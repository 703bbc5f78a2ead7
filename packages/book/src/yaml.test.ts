// Files that are no YAML: each slip is told once, on the line where it was made, with what to do about it, in both languages.
import { expect, test } from 'vitest';
import { Source } from './source.js';
import { BOOK_WORDS } from './words.js';

const told = (text: string, language: 'en' | 'es' = 'en'): readonly string[] =>
  new Source('hold.yaml', text, BOOK_WORDS[language]).faults.map(
    ({ line, col, message }) => `${line}:${col} ${message}`,
  );

const SLIPS: readonly (readonly [what: string, text: string, en: RegExp, es: RegExp])[] = [
  ['a column apart', 'a:\n  b: 1\n c: 2\n', /^3:1 .*: indent it as they are/, /^3:1 .*: sángrelo como ellos/],
  [
    'deeper than its neighbour',
    'a:\n  b: one\n   c: two\n   d: three\n',
    /^2:6 .*: begin both in one/,
    /^2:6 .*: empiece los dos/,
  ],
  [
    'an hour without quotes',
    'day: { ends: 12:30 }\n',
    /^1:14 12:30 .*: write it in quotes, '12:30'/,
    /^1:14 12:30 .*: .*comillas/,
  ],
  ['a tab', 'a:\n\tb: 1\n', /^2:1 a tab: indent with spaces/, /^2:1 un tabulador: sangre con espacios/],
  [
    'a colon in words',
    'en: Blinds: two of them\n',
    /^1:5 .*: put the words in quotes/,
    /^1:5 .*: póngalas entre comillas/,
  ],
  [
    'a name twice',
    'ROG-1: x\nb: 2\nROG-1: z\n',
    /^3:1 ROG-1 stands here twice: leave one/,
    /^3:1 ROG-1 está aquí dos veces: deje uno/,
  ],
  [
    'a quote left open',
    "a: 1\nen: 'not closed\nb: 1\n",
    /^2:5 a quote is opened and not closed/,
    /^2:5 una comilla se abre y no se cierra/,
  ],
  [
    'an apostrophe in quotes',
    "en: 'the house's word'\n",
    /^1:16 .*: put the whole value in one pair/,
    /^1:16 .*: ponga todo el valor/,
  ],
  ['no comma', 'sets: { a: 1 b: 2 }\n', /^1:12 a comma is missing/, /^1:12 falta una coma/],
  [
    'no bracket',
    'sets: { a: 1, b: 2\nc: 3\n',
    /^2:1 a comma or a bracket is missing before this/,
    /^2:1 falta una coma o un corchete antes/,
  ],
  ['no colon', 'a: 1\nkind fee\nb: 2\n', /^2:1 .*: its colon is missing/, /^2:1 .*: le faltan los dos puntos/],
  ['a comment that touches', 'a: "x"#c\n', /^1:7 a space is missing before the #/, /^1:7 falta un espacio antes de #/],
  [
    'a sign that begins nothing',
    'en: @house\n',
    /^1:5 .* this sign: put them in quotes/,
    /^1:5 .* este signo: póngalas/,
  ],
  [
    'a backslash',
    'en: "a\\q"\n',
    /^1:7 a backslash .*: write it twice/,
    /^1:7 una barra inversa .*: escríbala dos veces/,
  ],
  ['two pages', 'a: 1\n---\nb: 2\n', /^2:1 one page to a file: take away/, /^2:1 una página por archivo: quite/],
  ['an anchor without a name', 'en: & more\n', /^1:5 no anchors, .* in quotes/, /^1:5 sin anclas, .* entre comillas/],
];
test.each(SLIPS)('%s', (_, text, en, es) => {
  expect(told(text)).toEqual([expect.stringMatching(en)]);
  expect(told(text, 'es')).toEqual([expect.stringMatching(es)]);
});
