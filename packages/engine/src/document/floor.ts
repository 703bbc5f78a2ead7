/** The floor's law at one table: for each report the lines of the nearest page that has any, each with the clause it stands in. */
import type { FloorRow } from '../games/index.js';
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
  const placed = entriesOf(pages)
    .filter(({ entry }) => entry.floor !== undefined && applies(entry, here))
    .flatMap(({ entry, level }) =>
      entry.floor!.flatMap((line, index) =>
        isHere(line, here) ? [{ row: rowOf(entry, line), entry, level, index }] : [],
      ),
    );
  const nearest = new Map<string, number>();
  for (const { row, level } of placed) nearest.set(row.report, Math.max(level, nearest.get(row.report) ?? 0));
  // The game's own list first, as whoever reads it would look.
  return placed
    .filter(({ row, level }) => nearest.get(row.report) === level)
    .toSorted((a, b) => b.level - a.level || goesBefore(b, a) - goesBefore(a, b));
}
/** Of one report on one page, what holds despite another is looked at first. */
const goesBefore = (a: PlacedLine, b: PlacedLine): number =>
  a.row.report === b.row.report && a.entry.despite?.includes(b.entry.id) ? 1 : 0;
export const floorAt = (pages: GamePages, here: Situation): readonly FloorRow[] =>
  linesAt(pages, here).map(({ row }) => row);

const isHere = (line: FloorLine, here: Situation): boolean =>
  (line['only when'] === undefined || holdsAny(line['only when'], here)) &&
  (line['except when'] === undefined || !holdsAny(line['except when'], here));
const rowOf = ({ id, under }: Entry, { 'only when': _, 'except when': __, by, ...line }: FloorLine): FloorRow => ({
  ...line,
  by: by ?? under ?? id,
});
