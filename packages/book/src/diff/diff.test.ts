// Two editions beside each other: what is said otherwise, which hands come out otherwise, and which clause makes it so.
import type { Entry } from 'baraja/document';
import { expect, test } from 'vitest';
import type { Files, ReadGame, ReadHouse } from '../library.js';
import { folder } from '../node/index.js';
import { readHouse } from '../read.js';
import { printFault } from '../source.js';
import { gameDiff, pastDiff, wordsDiff } from './index.js';
import { handsAt } from './test/hands.js';

const ROOT = new URL('../../../..', import.meta.url).pathname;
const files = folder(ROOT);
const before = readHouse('rogelios', files);
const HOLD = 'houses/rogelios/hold.yaml';

/** The house with one file written otherwise. */
function edited(path: string, ...changes: readonly (readonly [from: string, to: string])[]): ReadHouse {
  const text = changes.reduce((all, [from, to]) => {
    expect(all).toContain(from);
    return all.replace(from, to);
  }, files(path)!);
  const read: Files = (file) => (file === path ? text : files(file));
  const house = readHouse('rogelios', read);
  expect(house.faults.map(printFault)).toEqual([]);
  return house;
}
const game = (house: ReadHouse): ReadGame => house.games.get('rog-hold')!;
/** One raise in a round and no more. */
const fewer = game(edited(HOLD, ['sets: { raisesMax: 3 }', 'sets: { raisesMax: 1 }']));
const compared = (after: ReadHouse, rounds = 60) => gameDiff(game(before), game(after), { rounds });

test('an edition beside itself: nothing differs', () => {
  expect(wordsDiff(before, before)).toEqual([]);
  expect(compared(before)).toEqual({
    game: 'rog-hold',
    stakes: { gone: [], come: [] },
    values: [],
    examples: [],
    outcomes: [],
    rounds: 60,
    floor: [],
    unexplained: 0,
  });
});

test('another raise cap: its clause is named, the hands are counted, and one is shown', () => {
  const { values, outcomes, unexplained } = compared(
    edited(HOLD, ['sets: { raisesMax: 3 }', 'sets: { raisesMax: 4 }']),
    300,
  );
  expect(values).toMatchObject([{ path: 'game.raisesMax', was: '3', is: '4', by: 'ROG-HOLD-W1' }]);
  expect(outcomes).toMatchObject([{ kind: 'offered', because: ['ROG-HOLD-W1'] }]);
  const [{ shortest, hands, chips, most }] = outcomes as [(typeof outcomes)[number]];
  expect(hands.length).toBeGreaterThan(1);
  expect(hands).toContainEqual(shortest.hand);
  // The fourth raise nobody made: played out alike, the chips lie where they lay.
  expect([chips, most]).toEqual([0, 0]);
  expect(shortest.is).toMatch(/raise/);
  expect(shortest.log.filter(({ type }) => type === 'Raised')).toHaveLength(3);
  expect(unexplained).toBe(0);
});

test('two changes at once: each difference has its own clause', () => {
  const after = edited(
    HOLD,
    ['sets: { raisesMax: 3 }', 'sets: { raisesMax: 1 }'],
    ['governs: [ tableStakes ]', 'governs: []'],
    ['governs: [ deadBlind ]', 'governs: [ deadBlind, tableStakes ]'],
  );
  const { outcomes, unexplained } = compared(after);
  const because = (kind: string) => outcomes.filter((o) => o.kind === kind).flatMap((o) => o.because);
  expect(because('offered')).toEqual(['ROG-HOLD-W1']);
  expect(new Set(because('cited'))).toEqual(new Set(['ROG-HOLD-G1', 'ROG-HOLD-G7'])); // who gave it up, and who took it
  expect(unexplained).toBe(0);
});

test('a word is changed: the words differ, and no hand does', () => {
  const after = edited(HOLD, ['en: Table stakes.', 'en: What lies on the table is what one plays with.']);
  expect(wordsDiff(before, after)).toEqual([{ id: 'ROG-HOLD-G1', what: 'en' }]);
  expect(compared(after)).toMatchObject({ values: [], outcomes: [], unexplained: 0 });
});

test('ROG-HOLD-01a: a line of the floor is changed: the report, its window, both remedies and both clauses are named', () => {
  const line = 'remedy: { replace-card: { face: up } }';
  const { floor, unexplained } = compared(edited(HOLD, [line, 'remedy: misdeal']), 0);
  expect(floor).toMatchObject([
    {
      report: 'exposed-card',
      cases: [{ exposed: 'none', street: 'deal' }],
      was: { rule: 'ROG-HOLD-01a', remedy: 'replace-card', with: { face: 'up' }, windows: ['deal'] },
      is: { rule: 'ROG-HOLD-01a', remedy: 'misdeal', windows: ['deal'] },
      because: ['ROG-HOLD-01a'],
    },
  ]);
  expect(unexplained).toBe(0);
});
test('hands on record: counted, with the clause, by how much, and the shortest shown', async () => {
  const hands = handsAt(game(before), '3/6', 12);
  const past = await pastDiff(game(before), fewer, hands);
  expect(past).toMatchObject({ hands: 12, unread: 0, noTable: 0, unexplained: 0 });
  for (const { because } of past.outcomes) expect(because).toEqual(['ROG-HOLD-W1']);
  const named = past.outcomes.flatMap((outcome) => outcome.hands);
  const raised = hands.filter(({ log }) => log.some(({ type }) => type === 'Raised'));
  expect(named).toEqual(raised.map(({ table, round }) => ({ table, round })));
  expect(past.outcomes.reduce((n, { chips }) => n + chips, 0)).toBeGreaterThan(0);
  const [{ shortest }] = past.outcomes as [(typeof past.outcomes)[number]];
  expect(shortest.log.map(({ type }) => type)).toContain('Raised');
});
test('hands on record: one that cannot be laid out, a table that is gone, a record with a gap', async () => {
  const [one, two] = handsAt(game(before), '3/6', 2);
  expect(await pastDiff(game(before), game(before), [null, one!])).toMatchObject({ hands: 2, unread: 1, outcomes: [] });
  const elsewhere = { ...two!, opening: { stake: '7/9' } };
  expect(await pastDiff(game(before), game(before), [elsewhere])).toMatchObject({ hands: 1, noTable: 1 });
  const log = one!.log.filter(({ type }) => type !== 'CardsDealt');
  expect(await pastDiff(game(before), fewer, [{ ...one!, log }])).toMatchObject({ unread: 1, outcomes: [] });
});
test('a difference that no changed clause explains is counted: the edition must not go into force', async () => {
  // The same entry twice, and one of them hidden, as no document can have it: nothing seems changed, and the tables differ.
  const hidden = (entry: Entry): Entry =>
    Object.defineProperty({ ...entry }, 'only when', { value: { stake: 'none' }, enumerable: false });
  const pages = fewer.pages.pages.map((page, i) => {
    const was = game(before).pages.pages[i]!.entries.filter(({ id }) => id === 'ROG-HOLD-W1');
    return { ...page, entries: [...page.entries, ...was.map(hidden)] };
  });
  const doctored = { ...fewer, pages: { ...fewer.pages, pages } };
  expect(gameDiff(game(before), doctored, { rounds: 6 }).unexplained).toBeGreaterThan(0);
});
