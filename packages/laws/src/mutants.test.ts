// The laws bite: every planted fault is killed, by the law that should, and every law kills at least one.
import { describe, expect, test } from 'vitest';
import { conforms } from './conforms.js';
import { told } from './findings.js';
import { lawNames } from './laws.js';
import { folding, mutants } from './mutants/index.js';
import { potluck } from './potluck.js';
import { theKernel } from './subject.js';
import { smallSubjects } from './subjects.js';

const SEEDS = 24;

describe('mutants', () => {
  test.each(mutants)('$name: killed by $law', ({ subject, kernel = theKernel, law }) => {
    const killers = new Set<string>();
    for (let seed = 0; seed < SEEDS && !killers.has(law); seed++)
      for (const failure of conforms(subject, { seeds: [seed], kernel }).failures) killers.add(failure.law);
    expect([...killers]).toContain(law);
  });

  test('every law kills one', () => {
    expect(lawNames.filter((law) => !mutants.some((m) => m.law === law))).toEqual([]);
  });
  test('no two are called alike', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });
  test.each([...smallSubjects, potluck])('$name itself lives', (subject) => {
    expect(told(conforms(subject, { seeds: SEEDS, kernel: theKernel }).failures)).toBe('');
  });
  test('it is the fault that is killed, not the wrapping', () => {
    const kernel = folding((next) => next);
    expect(told(conforms(potluck, { seeds: SEEDS, kernel }).failures)).toBe('');
  });
});
