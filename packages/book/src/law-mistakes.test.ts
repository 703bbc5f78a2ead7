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
    ['en', 'allows'],
    ['es', 'permite'],
  ] as const) {
    const { said, at } = planted(house, file, from, to, language, above);
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`${law} \\(laws/\\S+:\\d+, .*\\) ${says}`)));
    expect(said.filter((one) => !one.startsWith(at))).toEqual([]);
  }
});
/** A house of nobody's under the law of California, with S & K's pai gow for its one game; what is changed of that. */
function stranger(from: string, to: string) {
  const named = (text: string): string => text.replaceAll(/\bSNK-/g, 'OTRA-').replaceAll(/\bsnk([.-])/g, 'otra$1');
  const house = [
    'house: otra\ncode: OTRA\nname: La Otra\nplace: Fresno, California',
    "jurisdiction: { en: California }\nsources: { '003': { name: Sheets, lines: 205 } }",
    'laws: [ california ]\ngames: [ pai-gow ]\n',
  ].join('\n');
  const page = named(files('houses/s-and-k/pai-gow.yaml')!);
  expect(page.split(from)).toHaveLength(2);
  return readHouse('otra', (path) => {
    if (path === 'houses/otra/house.yaml') return house;
    return path === 'houses/otra/pai-gow.yaml' ? page.replace(from, to) : files(path);
  });
}
test('REG-29 $3 a hand at pai gow is the law of any house there, whatever its rows and switches are called', () => {
  const said = (to: string) => stranger('over: $100, fee: $3', to).faults.map(printFault);
  const beyond = expect.stringMatching(
    /^houses\/otra\/pai-gow\.yaml:\d+:\d+: fee\.most cannot be \$5: REG-29 .* allows/,
  );
  expect(said('over: $100, fee: $5')).toContainEqual(beyond);
  expect(said('over: $100, fee: $2').filter((one) => one.includes('REG-29'))).toEqual([]);
  const { pages } = stranger('default: $0', 'default: $0').games.get('otra-pgp')!;
  for (const [fee, came] of [
    [300, { hash: expect.anything() }],
    [301, { rule: 'REG-29' }],
  ] as const)
    expect(openPages(pages, { switches: { 'otra.pgp.banker_fee': fee } })).toMatchObject(came);
});
test('REG-21 three rates are the most, and no house is rid of that by doing without the switch', () => {
  const HOLD = 'houses/rogelios/hold.yaml';
  const four = files(HOLD)!
    .replace('takes: [ poker ]', 'takes: [ poker ]\nwithout: [ reg.max_rates ]')
    .replace('sheet: [ { players: 2-10, per: hand, fee: $3, jackpot: $0 } ]', `sheet: [ ${FOUR.join(', ')} ]`);
  const { faults } = readHouse('rogelios', (path) => (path === HOLD ? four : files(path)));
  expect(faults.map(printFault)).toEqual([]);
  const { pages } = readHouse('rogelios', (path) => (path === HOLD ? four : files(path))).games.get('rog-hold')!;
  const sheet = { stake: '3/6', switches: { 'rog.fee.source': 'game_sheet' } };
  expect(openPages(pages, sheet)).toMatchObject({ rule: 'REG-21', facts: { at: 'fee.rates' } });
});
const FOUR = ['2-3', '4-5', '6-7', '8-10'].map(
  (players, i) => `{ players: ${players}, per: hand, fee: $${i + 1}, jackpot: $0 }`,
);
test('a law for a family of games that is not there is a mistake, and so is one that is for all but a family', () => {
  const CALIFORNIA = 'laws/california.yaml';
  const law = (to: string) =>
    planted('s-and-k', CALIFORNIA, 'only when: { family: pai-gow }', to).said.filter((one) => one.includes(CALIFORNIA));
  expect(law('only when: { family: pai-gaw }')[0]).toMatch(/no family of games called pai-gaw; did you mean pai-gow/);
  expect(law('except when: { family: pai-gow }')[0]).toMatch(/family is neither form, stake nor a switch here/);
});
test('a bound on a switch holds from its day on, as one on a value does', () => {
  const { games } = planted(
    'jalisco',
    'laws/guadalupe-99-347.yaml',
    "{ by day: { '1999-01-01': { max: $200 } } }",
    "{ by day: { '1999-01-01': { max: $200 }, '2031-07-01': { max: $150 } } }",
  );
  const { pages } = games.get('jal-draw')!;
  const on = (day: string, cents: number) => openPages(pages, { on: day, switches: { 'jal.table_limit': cents } });
  expect(on('2031-06-30', 20_000)).toMatchObject({ ordinance: { tableMax: 20_000 } });
  expect(on('2031-07-01', 20_000)).toMatchObject({ refused: 'switch-locked', rule: 'JAL-ORD-B4' });
  expect(on('2031-07-01', 15_000)).toMatchObject({ ordinance: { tableMax: 15_000 } });
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
