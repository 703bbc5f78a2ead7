// The suite inside the test runner: one test for each law of each subject, and one for its golden.
import { describe, expect, test } from 'vitest';
import { conforms } from './conforms.js';
import { type Report, told } from './findings.js';
import { goldens } from './goldens.js';
import { lampOf } from './lamps.js';
import { LAWS, lawNames } from './laws.js';
import type { Settings, Skip, Subject } from './subject.js';

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
      test(`${law}: ${reason === undefined ? LAWS[law] : `skipped, ${reason}`}`, () => {
        expect(told(played().failures.filter((f) => f.law === law))).toBe('');
        expect(lampOf(played(), law)).toBe(reason === undefined ? 'kept' : 'skipped');
      });
    }
    test('its golden replays line by line', () => {
      expect(goldens(subject)).toBeNull();
    });
  });
}
