/** The floor's law at one table: for each report the lines of the nearest page that has any, each with the clause it stands in. */
import type { FloorRow } from '../facts/index.js';
import { documentsOf } from '../games/index.js';
import type { Entry, FloorLine, GamePages } from './page.js';
import { entriesOf } from './switches.js';
import { applies, holdsAny, type Situation } from './winners.js';

/** A line, where it stands, and which of its entry's it is. */
export interface PlacedLine {
  readonly row: FloorRow;
  readonly entry: Entry;
  readonly level: number;
  readonly index: number;
}
export function linesAt(pages: GamePages, here: Situation): readonly PlacedLine[] {
  // A page that several families take speaks of what only some of them know.
  const known: readonly string[] = documentsOf(pages.family)?.law.reports ?? [];
  const isHere = (line: FloorLine): boolean =>
    known.includes(line.report) &&
    line.of !== pages.house &&
    (line['only when'] === undefined || holdsAny(line['only when'], here)) &&
    (line['except when'] === undefined || !holdsAny(line['except when'], here));
  const placed = entriesOf(pages)
    .filter(({ entry }) => entry.floor !== undefined && applies(entry, here))
    .flatMap(({ entry, level }) =>
      entry.floor!.flatMap((line, index) => (isHere(line) ? [{ row: rowOf(entry, line), entry, level, index }] : [])),
    );
  const nearest = new Map<string, number>();
  for (const { row, level } of placed) nearest.set(row.report, Math.max(level, nearest.get(row.report) ?? 0));
  // The game's own list first, as whoever reads it would look.
  return inOrder(
    placed.filter(({ row, level }) => nearest.get(row.report) === level).toSorted((a, b) => b.level - a.level),
  );
}
/** Of one report on one page, what holds despite another is looked at first; the rest as it stands there. */
function inOrder(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const left = lines.slice();
  const out: PlacedLine[] = [];
  while (left.length > 0) {
    const free = left.findIndex((one) => !left.some((other) => goesBefore(other, one)));
    out.push(...left.splice(Math.max(0, free), 1));
  }
  return out;
}
const goesBefore = ({ row, entry }: PlacedLine, other: PlacedLine): boolean =>
  row.report === other.row.report && (entry.despite?.includes(other.entry.id) ?? false);
export const floorAt = (pages: GamePages, here: Situation): readonly FloorRow[] =>
  linesAt(pages, here).map(({ row }) => row);

const rowOf = (
  { id, under }: Entry,
  { 'only when': _, 'except when': __, of: ___, by, ...line }: FloorLine,
): FloorRow => ({
  ...line,
  by: by ?? under ?? id,
});
