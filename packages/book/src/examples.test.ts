// Every example under a clause of the houses is played, and comes out as it is written; one that is wrong is found.
import { expect, test } from 'vitest';
import { playExamples } from './examples.js';
import { lawsOn } from './law-examples.js';
import { readHouse } from './read.js';
import { reportOn } from './report.js';
import { printFault } from './source.js';
import { files, HOUSES, small } from './test/houses.js';

test.each(HOUSES)(
  '%s: every example comes out as it is written, and every clause that does something has one',
  (id, read) => {
    const { faults, games } = reportOn(id, read);
    expect(faults.map(printFault)).toEqual([]);
    expect(games.flatMap(({ game, unshown }) => unshown.map((clause) => `${game} ${clause}`))).toEqual([]);
    expect(games.flatMap(({ game, nobodys }) => nobodys.map((clause) => `${game} ${clause}`))).toEqual([]);
  },
);
test.each(HOUSES)('%s: whatever has an example has one that is played, and is not only looked at', (id, read) => {
  expect(reportOn(id, read).games.flatMap(({ lookedAt }) => lookedAt)).toEqual([]);
});
test('a clause that only a value names, one that a ruling reads, and one of the law need an example too', () => {
  const gone = (house: string, path: string, example: RegExp): readonly string[] => {
    const text = files(path)!;
    const without = text.replace(example, '');
    expect(without).not.toBe(text);
    const read = readHouse(house, (file) => (file === path ? without : small(file)));
    return reportOn(house, read).games.flatMap(({ unshown }) => unshown);
  };
  const after = (id: string): RegExp =>
    new RegExp(`(?<=\\n {2}${id}:\\n(?: {4}.*\\n)*?) {4}examples:\\n(?: {6}.*\\n)+`);
  expect(gone('spanish-poker', 'houses/spanish-poker/spanish-poker.yaml', after('SPAN-PROG-12'))).toEqual([
    'SPAN-PROG-12',
  ]);
  expect(gone('rogelios', 'houses/rogelios/crazy-pineapple.yaml', after('ROG-CPHL-11'))).toContain('ROG-CPHL-11');
  expect(gone('spanish-poker', 'laws/washington.yaml', after('REG-63'))).toEqual(['REG-63']);
});
test('a clause of which nothing comes is told, unless it says who sees to it, and that one does something', () => {
  const path = 'laws/washington.yaml';
  const told = (by: string): readonly string[] => {
    const text = files(path)!;
    expect(text).toContain('played by: [ SPAN-PROG-16 ]');
    const changed = text.replace('    played by: [ SPAN-PROG-16 ]\n', by);
    const read = readHouse('spanish-poker', (file) => (file === path ? changed : files(file)));
    return reportOn('spanish-poker', read).games.flatMap(({ nobodys }) => nobodys);
  };
  expect(told('')).toEqual(['REG-64']);
  expect(told('    played by: [ SPAN-PROG-99 ]\n')).toEqual(['REG-64']);
  expect(told('    played by: [ SPAN-GEN-9 ]\n')).toEqual(['REG-64']); // which is information
  expect(told('    played by: office\n')).toEqual([]);
  expect(told('    played by: [ SPAN-PROG-16 ]\n')).toEqual([]);
});
test('an example of the law names a game that one of the houses has', () => {
  const games = new Set(HOUSES.flatMap(([, read]) => [...read.games.keys()]));
  const named = HOUSES.flatMap(([, read]) => [...read.games.values()].flatMap(lawsOn)).flatMap(({ data }) =>
    Object.values({ ...data.clauses, ...data.rulings }).flatMap(({ examples = [] }) =>
      examples.flatMap(({ hand }) => hand.game ?? []),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((game) => !games.has(String(game)))).toEqual([]);
});
test('the days of a progressive: what came of them, and a line that is none', () => {
  const path = 'houses/spanish-poker/spanish-poker.yaml';
  const tried = (from: string, to: string): readonly string[] => {
    const text = files(path)!;
    expect(text).toContain(from);
    const read = readHouse('spanish-poker', (file) => (file === path ? text.replace(from, to) : files(file)));
    return [...playExamples(read.games.get('span')!)].flatMap(({ wrong }) => wrong);
  };
  expect(tried('at seed-owed: 350', 'at seed-owed: 349')).toEqual(['at seed-owed must be 349, and is 350']);
  expect(tried('at seed-owed: 350', 'stacks: 350')).toEqual([
    expect.stringContaining('“stacks” is nothing an example can show'),
  ]);
  expect(tried('days: [ dropped $300, counted, removed ]', 'days: [ dropped $300, count, removed ]')).toEqual([
    expect.stringContaining('“count” is nothing an evening has'),
  ]);
});
test('an example that shows something else, nothing, or what no example can show is said to be wrong', () => {
  const path = 'houses/rogelios/hold.yaml';
  const changed = (from: string, to: string): readonly string[] => {
    const text = files(path)!;
    expect(text).toContain(from);
    const { games: read } = readHouse('rogelios', (file) => (file === path ? text.replace(from, to) : small(file)));
    return [...playExamples(read.get('rog-hold')!)].flatMap(({ id, wrong }) => wrong.map((one) => `${id}: ${one}`));
  };
  expect(changed('shows: { to act: 4 }', 'shows: { to act: 3 }')).toEqual(['ROG-HOLD-G8: to act must be 3, and is 4']);
  expect(changed('shows: { to act: 4 }', 'shows: {}')).toEqual([
    'ROG-HOLD-G8: it shows nothing: say what must come of it',
  ]);
  expect(changed('shows: { to act: 4 }', 'shows: { two act: 4 }')).toEqual([
    'ROG-HOLD-G8: “two act” is nothing an example can show; did you mean to act?',
  ]);
  expect(changed('seat 0 raise $15: ROG-HOLD-W1', 'seat 0 raise $15: ROG-HOLD-G1')).toEqual([
    expect.stringContaining('must be refused by ROG-HOLD-G1, and is by ROG-HOLD-W1'),
  ]);
  expect(changed('floor no-burn: BAR-7 already-corrected', 'floor no-burn: BAR-7 wrong-stage')).toEqual([
    'BAR-7: floor no-burn must be refused by BAR-7 wrong-stage, and is by BAR-7 already-corrected',
  ]);
  expect(changed('shows: { to act: 4 }', 'shows: { no table: ROG-HOLD-W1 }')).toEqual([
    'ROG-HOLD-G8: no table must be ROG-HOLD-W1, and is -',
  ]);
  expect(changed('shows: { to act: 4 }', 'shows: { to act: 4, table seats.max: 9 }')).toEqual([
    'ROG-HOLD-G8: table seats.max must be 9, and is 10',
  ]);
  // A value moved by one is noticed by the example of its clause.
  expect(changed('sets: { raisesMax: 3 }', 'sets: { raisesMax: 4 }')).toEqual([
    expect.stringContaining('ROG-HOLD-W1: '),
  ]);
});
test('an example on a part is played at the first game that takes it, and nowhere else', () => {
  const path = 'houses/casa/poker.yaml';
  const text = files(path)!;
  const wrong = text.replace('table buyIn.min: 1000', 'table buyIn.min: 999');
  expect(wrong).not.toBe(text);
  const { games: read } = readHouse('casa', (file) => (file === path ? wrong : files(file)));
  const said = [...read].flatMap(([id, game]) =>
    [...playExamples(game)].flatMap((one) => one.wrong.map((why) => `${id} ${one.at.file} ${one.id}: ${why}`)),
  );
  expect(said).toEqual([`casa-hold ${path} CASA-3: table buyIn.min must be 999, and is 1000`]);
});
test('an evening of several hands: what comes of the last, over all of them; a line that is none is said to be', () => {
  const path = 'houses/casa/choice.yaml';
  const changes = [
    ['marker button: 2, bet 3: 0.25', 'marker button: 1, bet 3: 0.25'],
    ['seat 2 back', 'seat 2 is back'],
    ['seat 1 chooses casa-razz: CASA-DC-2', 'seat 1 chooses casa-razz: CASA-DC-3'],
  ] as const;
  const wrong = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, files(path)!);
  const read = readHouse('casa', (file) => (file === path ? wrong : files(file)));
  const said = [...playExamples(read.games.get('casa-choice')!)].flatMap(({ id, wrong: whys }) =>
    whys.map((why) => `${id}: ${why}`),
  );
  expect(said).toEqual([
    expect.stringContaining('CASA-DC-2: seat 1 chooses casa-razz must be refused by CASA-DC-3, and is by CASA-DC-2'),
    'CASA-DC-4: marker button must be 1, and is 2',
    expect.stringContaining('CASA-DC-4: “seat 2 is back” is nothing an evening has'),
  ]);
});
