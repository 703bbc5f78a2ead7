// Lamps for docs/games.md: a table of games and laws, printed by a conformance run and never typed by hand.
import { type GameId, games, houses } from 'baraja/books';
import type { Failure, Report } from './findings.js';
import { LAWS, type Law, lawNames } from './laws.js';

/** The laws in a few groups, so that a table of all games fits on a page. */
export const GROUPS: Readonly<Record<string, readonly Law[]>> = {
  Chips: ['chips-conserved', 'chips-settled', 'chips-cite', 'void-restores', 'bank-within-post'],
  Cards: ['cards-conserved', 'cards-as-named', 'moves-as-declared', 'seats-as-they-lie', 'seen-grows'],
  Secrets: ['unseen-in-view', 'unseen-in-history', 'unseen-in-telling', 'state-without-faces'],
  Legality: ['offered-accepted', 'else-refused', 'shut-as-shown', 'bent-refused'],
  History: ['one-table', 'past-untouched', 'replay-exact', 'same-seed-same-log', 'run-as-played'],
  Ends: ['never-throws', 'ends-in-bound', 'somebody-acts', 'silence-plays'],
  Rules: ['rules-known'],
};
const groups = Object.entries(GROUPS);

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
const groupLamp = (reports: readonly Report[], laws: readonly Law[]): Lamp =>
  WORST.find((lamp) => reports.some((report) => laws.some((law) => lampOf(report, law) === lamp))) ?? 'untried';
const signs = (...reports: readonly Report[]): readonly string[] =>
  groups.map(([, laws]) => SIGNS[groupLamp(reports, laws)]);
const figure = (n: number): string => n.toLocaleString('en');

/** Subjects by groups of laws, as Markdown, with the reasons of whatever was skipped below. */
export function lamps(reports: readonly Report[]): string {
  return table(
    ['Table', ...groups.map(([name]) => name), 'Rounds', 'Decisions'],
    reports.map((report) => [report.subject, ...signs(report), figure(report.rounds), figure(report.decisions)]),
    reasons(reports),
  );
}

/** Laws by subjects, as Markdown: the long form. */
export function lampsByLaw(reports: readonly Report[]): string {
  return table(
    ['Law', ...reports.map((r) => r.subject)],
    lawNames.map((law) => [`\`${law}\` ${LAWS[law]}`, ...reports.map((r) => SIGNS[lampOf(r, law)])]),
    reasons(reports),
  );
}

/** Every game of every house: what docs/games.md shows. */
export function lampsByGame(reports: readonly Report[]): string {
  const rows = houses.flatMap((house) =>
    games
      .filter((game) => game.house === house.id)
      .map(({ id, name }) => [house.name, name, `\`${shortName(id)}\``, ...lit(id, reports)]),
  );
  return table(
    ['House', 'Game', 'Short', ...groups.map(([name]) => name), 'Tables', 'Rounds', 'Decisions'],
    rows,
    reasons(reports),
  );
}
/** As a game is called on the command line, after its house: 'hold'. */
const shortName = (id: GameId): string => id.slice(id.indexOf('-') + 1);

function lit(id: GameId, reports: readonly Report[]): readonly string[] {
  const own = reports.filter(({ subject }) => subject.split(' ')[0] === id);
  const { rounds, decisions } = merged(id, own);
  return [...signs(...own), figure(own.length), figure(rounds), figure(decisions)];
}

/** Several runs as one: everything either of them did or found. */
export function merged(subject: string, reports: readonly Report[]): Report {
  const sum = (count: (r: Report) => number): number => reports.reduce((n, r) => n + count(r), 0);
  return {
    subject,
    tried: Object.fromEntries(lawNames.map((law) => [law, sum((r) => r.tried[law])])) as Record<Law, number>,
    rounds: sum((r) => r.rounds),
    decisions: sum((r) => r.decisions),
    failures: reports.flatMap((r): readonly Failure[] => r.failures),
    skipped: reports.flatMap((r) => r.skipped),
    refusals: new Set(reports.flatMap((r) => [...r.refusals])),
    rules: new Set(reports.flatMap((r) => [...r.rules])),
  };
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
