// A corpus of our own, made by seeds: hands of every game in every format come back exactly, and played again they come out the same. Some
// of it is kept as a file, so that what was written by an earlier edition is read by this one, and this one writes the same.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isFault } from './fault.js';
import { FORMATS } from './formats.js';
import { openedIn } from './hand.js';
import { readHandLine } from './line.js';
import { tellPoker } from './tell.js';
import { allTables, handsAt } from './test/corpus.js';
import { type Texts, tripsOf } from './test/trips.js';

const EACH = 3;
const corpus = allTables().map(
  (rules, i) => [`${rules.gameId} ${rules.stake}`, rules, handsAt(rules, i + 1, EACH)] as const,
);

describe.each(corpus)('%s', (_, rules, hands) => {
  test('every format that tells a hand brings it back, and played again it comes out the same, chip by chip', () => {
    expect(hands.length).toBeGreaterThan(0);
    for (const hand of hands) expect(tripsOf(hand).lost).toEqual([]);
  });
  test('what is no poker is told by no format of poker, and all else is', () => {
    const isPoker = ['community', 'draw', 'stud', 'streets'].includes(rules.game.family);
    expect(hands.map(tellPoker).map((one) => (isFault(one) ? one.facts : null))).toEqual(
      hands.map(() => (isPoker ? null : { what: rules.gameId })),
    );
  });
});

test('whoever plays alone against the house has hands like any other', () => {
  const houses = allTables().filter((rules) => rules.seats.min === 1);
  expect(houses.length).toBeGreaterThan(0);
  for (const rules of houses) {
    const alone = handsAt(rules, 1002, 40).filter((hand) => openedIn(hand)?.seats.length === 1);
    expect(alone.length).toBeGreaterThan(0);
    for (const hand of alone) expect(tripsOf(hand).lost).toEqual([]);
  }
});

describe('the corpus that is kept', () => {
  const file = readFileSync(new URL('../corpus/hands.jsonl.gz', import.meta.url));
  const kept = gunzipSync(file)
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Texts);
  test('is small, and has every family and every format', () => {
    expect(file.length).toBeLessThan(1_000_000);
    const families = kept.map(
      ({ jsonl }) => (JSON.parse(jsonl!) as { rules: { game: { family: string } } }).rules.game.family,
    );
    expect(new Set(families)).toEqual(new Set(corpus.map(([, rules]) => rules.game.family)));
    for (const format of FORMATS)
      expect(
        kept.some((texts) => texts[format] !== undefined),
        format,
      ).toBe(true);
  });
  // A format that is changed on purpose: npm run corpus -- --keep writes it anew, and what was kept before is read by a test of its own.
  test('is read as it was written, and written as it was read', () => {
    for (const texts of kept) {
      const hand = readHandLine(texts.jsonl!);
      if (isFault(hand)) throw new Error(JSON.stringify(hand));
      expect(tripsOf(hand)).toEqual({ texts, lost: [] });
    }
  });
});
