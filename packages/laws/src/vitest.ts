// The suite inside the test runner: one test for each law of each subject.
import { describe, expect, test } from 'vitest';
import { conforms } from './conforms.js';
import { type Report, told } from './findings.js';
import { lampOf } from './lamps.js';
import { LAWS, lawNames } from './laws.js';
import type { Settings, Skip, Subject } from './subject.js';
import { subjects } from './subjects.js';

/** Describes every law for every subject. `skip` is by subject; a reason is printed with the test's name. */
export function describeLaws(
  list: readonly Subject[],
  { skip = {}, ...settings }: Omit<Settings, 'skip'> & { readonly skip?: Readonly<Record<string, readonly Skip[]>> },
): void {
  describe.each(list)('$name', (subject) => {
    const skipped = skip[subject.name] ?? [];
    let report: Report | undefined;
    const played = (): Report => {
      report ??= conforms(subject, { ...settings, skip: skipped });
      return report;
    };
    for (const law of lawNames) {
      const reason = skipped.find((s) => s.law === law)?.reason;
      const name = `${law}: ${reason === undefined ? LAWS[law] : `skipped, ${reason}`}`;
      // The first of them plays the rounds for all: seconds on a quiet machine, and no fault of the laws on a busy one.
      test(name, { timeout: 600_000 }, () => {
        expect(told(played().failures.filter((f) => f.law === law))).toBe('');
        expect(lampOf(played(), law)).toBe(reason === undefined ? 'kept' : 'skipped');
      });
    }
  });
}

/**
 * The seeds every table is held to in every run of the tests. A game has three tables or more, which go by the same code, so that it
 * is held to some twenty rounds in all; npm run laws takes as many as wanted.
 */
export const SEEDS = 7;
/** And at a table where a round takes some hundreds of decisions: as many as there are moods to play one in. */
export const LONG_SEEDS = 6;
/** How many parts the conformance run has. They are files, so that they run side by side. */
export const PARTS = 6;

/** One part of the conformance run: every so-manieth subject, so that long and short rounds are dealt out evenly. */
export function describePart(part: number): void {
  const { SEEDS: wanted, PACE } = process.env;
  const pace = PACE === 'thorough' ? 'thorough' : 'brisk';
  const mine = subjects().filter((_, i) => i % PARTS === part - 1);
  const short = mine.filter(({ isLong }) => !isLong);
  const long = mine.filter(({ isLong }) => isLong);
  describeLaws(short, { seeds: Number(wanted ?? SEEDS), pace });
  describeLaws(long, { seeds: Number(wanted ?? LONG_SEEDS), pace });
}
