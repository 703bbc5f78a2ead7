// What the desk's thread answers, without a browser: the checker's marks, a hand by the draft, the comparison, completion, the .zip.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { openSteps } from '../replay/open-steps.js';
import type { HouseDraft } from './asks.js';
import { wanted } from './complete.js';
import { draftOf, filesOf, housesIn, pageOf } from './draft.js';
import { Work } from './work.js';
import { zipped } from './zip.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const files = Object.fromEntries(
  ['customs', 'laws', 'houses']
    .flatMap((at) => readdirSync(`${root}/${at}`, { recursive: true, encoding: 'utf8' }).map((path) => `${at}/${path}`))
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')] as const),
);
const work = new Work();
let luna: HouseDraft;
beforeAll(() => {
  work.base({ files });
  luna = work.fresh({ name: 'Luna', language: 'en' });
  work.base({
    files: { ...files, ...Object.fromEntries(filesOf(luna).map((name) => [`houses/luna/${name}`, luna.files[name]!])) },
  });
});
const changed = (from: string, to: string): HouseDraft => {
  const text = luna.files['hold.yaml']!;
  expect(text).toContain(from);
  return { ...luna, files: { ...luna.files, 'hold.yaml': text.replace(from, to) } };
};
const check = (draft: HouseDraft, language: 'en' | 'es' = 'en') => work.check({ draft, language, examples: true });

test('a new small house is in order; its examples are played', () => {
  const { faults, games } = check(luna);
  expect(faults).toEqual([]);
  expect(games).toMatchObject([{ id: 'luna-hold', stakes: ['2/4'] }]);
  expect(games[0]!.examples).toBeGreaterThan(0);
});
test('a mistake has its file, line and column, and what was probably meant, in both languages', () => {
  const draft = changed('hole: 2', 'hale: 2');
  const line = draft.files['hold.yaml']!.split('\n').findIndex((one) => one.includes('hale')) + 1;
  expect(check(draft).faults).toMatchObject([
    { file: 'houses/luna/hold.yaml', line, message: expect.stringContaining('did you mean hole?') },
  ]);
  expect(check(draft, 'es').faults[0]!.message).not.toContain('did you mean');
  expect(check(draft).games).toEqual([]);
});
test('an example that comes out otherwise is wrong at its place; a clause without one is a hint at its own', () => {
  expect(check(changed('to act: 0', 'to act: 1')).faults).toMatchObject([
    { message: expect.stringContaining('to act') },
  ]);
  const text = luna.files['hold.yaml']!;
  const { hints } = check({
    ...luna,
    files: { ...luna.files, 'hold.yaml': text.replace(/ {4}examples:\n.*\n.*HandMucked: 1 \}\n/, '') },
  });
  expect(hints).toMatchObject([{ file: 'houses/luna/hold.yaml', message: expect.stringMatching(/-5$/) }]);
});
test('a hand by the draft goes over the felt with the draft’s own clauses; by one that is not in order none is dealt', () => {
  const draft = changed('en: The best five of seven cards win.', 'en: Five of seven, the best, win.');
  // As it comes out of the thread.
  const { hand, clauses } = structuredClone(
    work.deal({ draft, language: 'en', game: 'luna-hold', stake: '2/4', seed: 3 })!,
  );
  const { steps, seats } = openSteps(hand, (seat) => `Seat ${seat}`);
  const { lines, felt } = steps.at(-1)!;
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.map(({ rule }) => rule)).toContain('LUNA-HOLD-1');
  expect(lines.every(({ say }) => say('en') !== '' && say('es') !== '')).toBe(true);
  expect(clauses['LUNA-HOLD-2']).toBe('Five of seven, the best, win.');
  // Everybody's cards are open, and nobody's chips are lost.
  for (const { seat } of seats)
    for (const card of felt.zones[`hand:${seat}`] ?? []) expect(felt.faces[card]).toMatch(/^[2-9TJQKA][shdc]$/);
  const chipsIn = (step: (typeof steps)[number]) => Object.values(step.felt.chips).reduce((a, b) => a + b, 0);
  expect(chipsIn(steps.at(-1)!)).toBe(chipsIn(steps[0]!));
  const bad = changed('hole: 2', 'hale: 2');
  expect(work.deal({ draft: bad, language: 'en', game: 'luna-hold', stake: '2/4', seed: 3 })).toBeNull();
});
test('beside the edition in force: another raise cap by its clause, with a hand to look at', () => {
  const draft = changed('raisesMax: 3', 'raisesMax: 1');
  const { games, unexplained } = work.compare({ draft, language: 'en', rounds: 12 })!;
  expect(unexplained).toBe(0);
  expect(games[0]!.values).toMatchObject([{ path: 'game.raisesMax', was: '3', is: '1', by: 'LUNA-HOLD-4' }]);
  expect(games[0]!.outcomes[0]).toMatchObject({ kind: 'offered', because: ['LUNA-HOLD-4'] });
  const { shown } = games[0]!.outcomes[0]!;
  const { steps } = openSteps(structuredClone(shown).hand, (seat) => `Seat ${seat}`);
  expect(steps.at(-1)!.lines.some(({ say }) => /raises/.test(say('en')))).toBe(true);
  expect(work.compare({ draft: luna, language: 'en', rounds: 2 })).toMatchObject({
    isNew: false,
    words: [],
    games: [],
  });
  const fresh = work.fresh({ name: 'Sol', language: 'es' });
  expect(work.compare({ draft: fresh, language: 'es', rounds: 2 })).toMatchObject({ isNew: true });
});
test('completion: values where something is set, things where it is governed, words of a key after it', () => {
  const known = work.known({ page: 'community' });
  expect(known.sets.find(({ label }) => label === 'raisesMax')?.info).toMatch(/raises/);
  expect(known.things.map(({ label }) => label)).toContain('laterToAct');
  expect(known.values.kind).toContain('bet');
  expect(known.keys.map(({ label }) => label)).toEqual(expect.arrayContaining(['clauses', 'governs', 'examples']));
  expect(wanted('    sets: { raises')).toEqual({ list: 'sets' });
  expect(wanted('    governs: [ flop, tu')).toEqual({ list: 'things' });
  expect(wanted('    sets:\n      rai')).toEqual({ list: 'sets' });
  expect(wanted('    kind: b')).toEqual({ value: 'kind' });
  expect(wanted('clauses:\n\n  LUNA-1:\n    ki')).toEqual({ list: 'keys' });
  expect(work.known({ page: 'chess' }).keys).toEqual([]);
});
test('a house of the room to begin from, its files with the house’s own first, each by its kind of page', () => {
  expect(housesIn(files)).toContain('casa');
  const casa = draftOf(files, 'casa');
  expect(filesOf(casa)[0]).toBe('house.yaml');
  expect(pageOf('house.yaml', '')).toBe('house');
  expect(pageOf('hold.yaml', luna.files['hold.yaml']!)).toBe('community');
  expect(pageOf('poker.yaml', 'part: poker\n')).toBe('part');
});
test('the .zip: every file with its path, size and checksum, and a list of them at its end', () => {
  const bytes = Buffer.from(zipped({ 'houses/ñ/house.yaml': '123456789', 'houses/ñ/hold.yaml': '' }));
  expect(bytes.readUInt32LE(0)).toBe(0x04034b50);
  expect(bytes.readUInt32LE(14)).toBe(0xcbf43926); // what everybody's CRC of 123456789 is
  expect(bytes.readUInt32LE(22)).toBe(9);
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  expect(bytes.readUInt16LE(end + 10)).toBe(2);
  const list = bytes.readUInt32LE(end + 16);
  expect(bytes.readUInt32LE(list)).toBe(0x02014b50);
  expect(bytes.subarray(list + 46, list + 46 + bytes.readUInt16LE(list + 28)).toString()).toBe('houses/ñ/house.yaml');
});
