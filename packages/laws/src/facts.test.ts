// What every table tells is as it is declared: its game knows the kind, and the note has the fields of that kind and no others. That
// nothing is declared which no table tells is looked at where every kind is told on purpose, in the words of the engine.
import { faultIn } from 'baraja/facts';
import { expect, test } from 'vitest';
import { driven } from './sample.js';
import { subjects } from './subjects.js';

/** Played cleanly, with reports, boldly, and by a stubborn floor; a rummy takes some hundreds of decisions. */
const SEEDS = [0, 1, 3, 6, 7, 15];
const LONG_SEEDS = [7];

test('every note is as its kind declares it', () => {
  const faults = new Set<string>();
  const told = new Set<string>();
  for (const subject of subjects())
    for (const seed of subject.isLong ? LONG_SEEDS : SEEDS)
      for (const e of driven(subject, seed).log) {
        told.add(e.type);
        const fault = faultIn(subject.game.facts, e.type, e.note);
        if (fault !== null) faults.add(`${subject.name}: ${fault}`);
      }
  expect([...faults]).toEqual([]);
  expect(told.size).toBeGreaterThan(100);
});
