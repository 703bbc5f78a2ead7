// The tables of the laws: what a house sets past them is found, on the line that sets it, in both languages; and from its day on.
import { openPages } from 'baraja/document';
import { expect, test } from 'vitest';
import { readHouse } from './read.js';
import { printFault } from './source.js';
import { small as files } from './test/houses.js';

const SPANISH = 'houses/spanish-poker/spanish-poker.yaml';
const WASHINGTON = 'laws/washington.yaml';

/** What is said of a house when one thing in one file is written otherwise, and the line it was written on. */
function planted(house: string, file: string, from: string, to: string, language: 'en' | 'es' = 'en', above = 0) {
  const text = files(file)!;
  expect(text.split(from)).toHaveLength(2);
  const changed = text.replace(from, to);
  const { faults, games } = readHouse(house, (path) => (path === file ? changed : files(path)), language);
  return {
    said: faults.map(printFault),
    at: `${file}:${text.slice(0, text.indexOf(from)).split('\n').length - above}:`,
    games,
  };
}
/** A switch is told where it begins, some lines above what it sets. */
type Planted = readonly [
  what: string,
  house: string,
  file: string,
  from: string,
  to: string,
  law: string,
  above: number,
];
const MISTAKES: readonly Planted[] = [
  [
    'a jackpot of two dollars a wager',
    'spanish-poker',
    SPANISH,
    'progressive.wager: $1',
    'progressive.wager: $2',
    'REG-60',
    0,
  ],
  ['a seed of less', 'spanish-poker', SPANISH, 'progressive.seed: = it', 'progressive.seed: $499', 'REG-60', 6],
  ['a backup too soon', 'spanish-poker', SPANISH, 'backups.from: $5000', 'backups.from: $4999', 'REG-63', 0],
  ['a backup too large', 'spanish-poker', SPANISH, 'backups.cap: $5000', 'backups.cap: $5001', 'REG-63', 0],
  ['a cap lifted too soon', 'spanish-poker', SPANISH, 'liftedAt: $20000', 'liftedAt: $19999', 'REG-63', 0],
  [
    'an ante above half of the largest bet',
    'spanish-poker',
    SPANISH,
    'ante.max: = high',
    'ante.max: $101',
    'REG-08',
    0,
  ],
  ['more rates than three', 'rogelios', 'houses/rogelios/poker.yaml', 'fixed: 3', 'fixed: 5', 'REG-21', 6],
];
test.each(MISTAKES)('%s', (_, house, file, from, to, law, above) => {
  for (const [language, says] of [
    ['en', 'allows only'],
    ['es', 'sólo permite'],
  ] as const) {
    const { said, at } = planted(house, file, from, to, language, above);
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`${law} \\(laws/\\S+:\\d+, .*\\) ${says}`)));
    expect(said.filter((one) => !one.startsWith(at))).toEqual([]);
  }
});
test('what the law asks holds from its day on, and on any later one', () => {
  const { games } = planted(
    'spanish-poker',
    WASHINGTON,
    "seed: { by day: { '2008-01-01'",
    "seed: { by day: { '2031-07-01'",
  );
  const { pages } = games.get('span')!;
  const on = (day?: string) =>
    openPages({ ...pages, pages: pages.pages.map(lower) }, day === undefined ? {} : { on: day });
  expect(on('2031-06-30')).toMatchObject({ game: { progressive: { seed: 40_000 } } });
  for (const day of ['2031-07-01', '2032-01-01', undefined])
    expect(on(day)).toMatchObject({ refused: 'settings-clash', rule: 'REG-60', facts: { at: 'progressive.seed' } });
});
type Page = Parameters<typeof openPages>[0]['pages'][number];
/** The same page with a seed of $400, of which the game's own least is left out. */
const lower = (page: Page): Page => ({
  ...page,
  entries: page.entries.map((entry) => {
    if (entry.id === 'SPAN-PROG-9') return { ...entry, sets: { 'progressive.seedMin': '$400' } };
    return entry.id === 'BAR-120' ? { ...entry, switches: {}, sets: SEED } : entry;
  }),
});
const SEED = { 'progressive.seed': '$400', 'progressive.portion': 50, 'progressive.fee': 0 };
