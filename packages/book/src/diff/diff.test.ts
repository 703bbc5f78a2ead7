// Two editions beside each other: what is said otherwise, which hands come out otherwise, and which clause makes it so.
import { expect, test } from 'vitest';
import { type Files, type ReadGame, type ReadHouse, readHouse } from '../library.js';
import { folder } from '../node/index.js';
import { printFault } from '../source.js';
import { gameDiff, wordsDiff } from './index.js';

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
