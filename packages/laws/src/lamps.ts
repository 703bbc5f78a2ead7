// Lamps for the README: a table of games and laws, printed by a conformance run and never typed by hand.
import type { Report } from './findings.js';
import { LAWS, type Law, lawNames } from './laws.js';

/** The laws in a few groups, so that a table of all games fits on a page. */
export const GROUPS: Readonly<Record<string, readonly Law[]>> = {
  Chips: ['chips-conserved', 'chips-settled', 'chips-cite', 'void-restores'],
  Cards: ['cards-conserved', 'seen-grows'],
  Secrets: ['unseen-in-view', 'unseen-in-history', 'unseen-in-telling', 'state-without-faces'],
  Legality: ['offered-accepted', 'else-refused', 'shut-as-shown', 'bent-refused'],
  History: ['one-table', 'past-untouched', 'replay-exact', 'same-seed-same-log'],
  Ends: ['never-throws', 'ends-in-bound', 'somebody-acts', 'silence-plays'],
  Rules: ['rules-known'],
};

/** Kept, broken, skipped for a reason, or never put to the test. */
export type Lamp = 'kept' | 'broken' | 'skipped' | 'untried';
const SIGNS: Readonly<Record<Lamp, string>> = { kept: '●', broken: '✗', skipped: '–', untried: '?' };

export function lampOf({ failures, skipped, tried }: Report, law: Law): Lamp {
  if (failures.some((f) => f.law === law)) return 'broken';
  if (skipped.some((s) => s.law === law)) return 'skipped';
  return tried[law] > 0 ? 'kept' : 'untried';
}
/** A group is as good as its worst law. */
const WORST: readonly Lamp[] = ['broken', 'untried', 'skipped', 'kept'];
const groupLamp = (report: Report, laws: readonly Law[]): Lamp =>
  WORST.find((lamp) => laws.some((law) => lampOf(report, law) === lamp)) ?? 'untried';

/** Games by groups of laws, as Markdown, with the reasons of whatever was skipped below. */
export function lamps(reports: readonly Report[]): string {
  const groups = Object.entries(GROUPS);
  return table(
    ['Game', ...groups.map(([name]) => name), 'Rounds', 'Decisions'],
    reports.map((report) => [
      report.subject,
      ...groups.map(([, laws]) => SIGNS[groupLamp(report, laws)]),
      String(report.rounds),
      String(report.decisions),
    ]),
    reasons(reports),
  );
}

/** Laws by games, as Markdown: the long form. */
export function lampsByLaw(reports: readonly Report[]): string {
  return table(
    ['Law', ...reports.map((r) => r.subject)],
    lawNames.map((law) => [`\`${law}\` ${LAWS[law]}`, ...reports.map((r) => SIGNS[lampOf(r, law)])]),
    reasons(reports),
  );
}
function table(head: readonly string[], rows: readonly (readonly string[])[], below: readonly string[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${head.map((_, i) => (i === 0 ? '---' : ':-:')).join('|')}|`;
  return [line(head), rule, ...rows.map(line), ...(below.length > 0 ? ['', ...below] : []), ''].join('\n');
}
const reasons = (reports: readonly Report[]): readonly string[] =>
  reports.flatMap(({ subject, skipped }) =>
    skipped.map(({ law, reason }) => `- ${subject} skips \`${law}\`: ${reason}`),
  );
