// Mistakes that somebody makes who writes his first house: each is told in words, on its line, with what could have been. And the words
// that a floor line is made of, for every family.
import { FAMILY_NAMES, lawWordsOf, lineFor } from 'baraja/document';
import { expect, test } from 'vitest';
import { floorWords } from './floor-words.js';
import { readHouse } from './read.js';
import { reportOn } from './report.js';
import { printFault } from './source.js';
import { files as shipped } from './test/houses.js';

const HOLD = 'houses/la-rueda/hold.yaml';
const files = (path: string): string | undefined =>
  shipped(path.replace(/^houses\/la-rueda\//, 'docs/tutorial/la-rueda/'));

const MISTAKES: readonly (readonly [what: string, from: string, to: string, en: string, es: string])[] = [
  [
    'a word where a number goes',
    'raisesMax: 4',
    'raisesMax: four',
    'raisesMax cannot be "four": it takes a number',
    'raisesMax no puede ser "four": lleva un número',
  ],
  [
    'an amount without its dollar sign',
    'small: $2',
    'small: 2',
    'forced.small is $0.02, which is no whole number of chips (chip: $1); a bare number is cents, $2 is dollars',
    'forced.small es $0.02, que no son fichas enteras (chip: $1); un número solo son centavos, $2 son dólares',
  ],
  [
    'a clause with the letters of another house',
    'RUEDA-HOLD-5:',
    'REUDA-HOLD-5:',
    'REUDA-HOLD-5 must begin with RUEDA-, the code of this house (house.yaml)',
    'REUDA-HOLD-5 tiene que empezar con RUEDA-, la clave de esta casa (house.yaml)',
  ],
  [
    'a remedy without what it is told',
    'remedy: { replace-card: { face: down } }',
    'remedy: replace-card',
    'replace-card must say face: { replace-card: { face: … } } (up, down)',
    'replace-card tiene que decir face: { replace-card: { face: … } } (up, down)',
  ],
  [
    'a remedy for a hand, of a report that names cards',
    'remedy: { replace-card: { face: down } }',
    'remedy: dead-hand',
    'dead-hand cannot be done to what off-table names; what can be (misdeal,',
    'dead-hand no se le puede hacer a lo que nombra off-table; lo que sí se puede (misdeal,',
  ],
  [
    'a remedy for a card, of a line that names none',
    'report: off-table, window: hand, names: hole-card, remedy',
    'report: boxed-card, window: hand, remedy',
    'replace-card is done to a card that is named: say names (hole-card,',
    'replace-card se le hace a lo que se nombra (cards): diga names (hole-card,',
  ],
  [
    'an example that plays what the table refuses',
    'play: r4 r6 r8 r10 }',
    'play: r4 r6 r8 r10 r12 }',
    'RUEDA-HOLD-4: seat 1 raise $12 is refused: Raise is closed: four raises were made this round (RUEDA-HOLD-4).',
    'RUEDA-HOLD-4: seat 1 raise $12 se niega: ',
  ],
];
test.each(MISTAKES)('%s', (_, from, to, ...says) => {
  const text = files(HOLD)!;
  expect(text).toContain(from);
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  for (const [i, language] of (['en', 'es'] as const).entries()) {
    const read = readHouse('la-rueda', (path) => (path === HOLD ? text.replace(from, to) : files(path)), language);
    const [first = ''] = reportOn('la-rueda', read).faults.map(printFault);
    expect(first).toMatch(new RegExp(`^${HOLD}:${line}:\\d+: `));
    expect(first).toContain(says[i]);
  }
});

test.each(FAMILY_NAMES)(
  '%s: each word of a floor line is said in words, and each remedy goes with some report',
  (family) => {
    const law = lawWordsOf(family)!;
    for (const language of ['en', 'es'] as const)
      for (const [part, list] of Object.entries(floorWords(family, language)!))
        for (const { word, says } of list) if (part !== 'window') expect(says, word).toMatch(/\s/);
    const done = new Set(law.reports.flatMap((report) => lineFor(law, report).remedies));
    expect(Object.keys(law.remedies).filter((name) => !done.has(name))).toEqual([]);
  },
);
test('a family that is not there has no words', () => {
  expect(floorWords('chess', 'en')).toBeUndefined();
});
