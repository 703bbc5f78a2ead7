// Every subject is held to every law. SEEDS=200 looks longer; PACE=thorough looks at every point, which is for the night.
import { expect, test } from 'vitest';
import { conforms } from './conforms.js';
import { lamps, lampsByLaw } from './lamps.js';
import { lawNames } from './laws.js';
import { potluck } from './potluck.js';
import { subjects } from './subjects.js';
import { describeLaws } from './vitest.js';

const seeds = Number(process.env.SEEDS ?? 20);
const pace = process.env.PACE === 'thorough' ? 'thorough' : 'brisk';

describeLaws(subjects(), { seeds, pace });

test('the suite’s own game keeps every law, at every point', () => {
  const report = conforms(potluck, { seeds: 20, pace: 'thorough' });
  expect(report.failures).toEqual([]);
  expect(lawNames.filter((law) => report.tried[law] === 0)).toEqual([]);
});
test('a law may be skipped with a reason, and not without', () => {
  const law = 'silence-plays';
  expect(() => conforms(potluck, { seeds: 0, skip: [{ law, reason: ' ' }] })).toThrow('without a reason');
  const report = conforms(potluck, { seeds: 1, skip: [{ law, reason: 'nobody is ever silent here' }] });
  expect(lamps([report])).toContain('| – |');
  expect(lamps([report])).toContain('potluck skips `silence-plays`: nobody is ever silent here');
});
test('who is asked no rules knows none', () => {
  const { knows: _, ...ignorant } = potluck;
  expect(conforms(ignorant, { seeds: 1 }).failures.map((f) => f.law)).toEqual(['rules-known']);
});
test('lamps are printed from a run', () => {
  const reports = subjects().map((subject) => conforms(subject, { seeds: 4 }));
  expect(lamps(reports).split('\n')[2]).toMatch(/^\| kuhn \| ● \| ● \| ● \| ● \| ● \| ● \| ● \| 4 \| \d+ \|$/);
  expect(lampsByLaw(reports).split('\n')).toHaveLength(lawNames.length + 3);
});
