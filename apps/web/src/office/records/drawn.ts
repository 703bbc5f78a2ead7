// What is drawn of a report beside its table: what an amount comes to over the time, how something stood, or a bar for each day. Reports
// whose rows are no figures over a time have none.
import type { Cell, Report, ReportName } from '@baraja/room';

/** `grows`: added up row by row. `stands`: as each row has it. `days`: a bar a day. */
type How = 'grows' | 'stands' | 'days';
interface Spec {
  readonly how: How;
  /** The column, or none where rows are counted. */
  readonly of: string | null;
  /** A row of that kind counts against the others: what goes out of the cage. */
  readonly less?: { readonly column: string; readonly words: readonly string[] };
}
const SPECS: Readonly<Record<ReportName, Spec | null>> = {
  hands: { how: 'days', of: 'hands' },
  fees: { how: 'grows', of: 'amount' },
  patrons: null,
  drop: { how: 'stands', of: 'variance' },
  cage: { how: 'grows', of: 'amount', less: { column: 'what', words: ['cashed', 'taken-back'] } },
  banks: { how: 'grows', of: 'net' },
  limits: { how: 'stands', of: 'limit' },
  jackpots: null,
  hits: { how: 'grows', of: 'amount' },
  progressives: { how: 'stands', of: 'posted' },
  incidents: { how: 'days', of: null },
  events: null,
};
export interface Drawn {
  readonly how: How;
  /** The column that is drawn; none where rows are counted. */
  readonly of: string | null;
  readonly isMoney: boolean;
  /** Milliseconds; of a bar the day it is for, as the report writes it. */
  readonly at: readonly (number | string)[];
  readonly values: readonly number[];
}
type Row = readonly Cell[];

/** Null where there are fewer than two points: one is in the table. */
export function drawn(report: Report, dayOf: (at: number) => string): Drawn | null {
  const spec = SPECS[report.name];
  if (spec === null) return null;
  const indexOf = (id: string): number => report.columns.findIndex((column) => column.id === id);
  const of = spec.of === null ? -1 : indexOf(spec.of);
  const figureOf = (row: Row): number => (of < 0 ? 1 : Number(row[of] ?? 0));
  const [time, day] = [indexOf('at'), indexOf('day')];
  const form = report.columns[of]?.form;
  const about = { how: spec.how, of: spec.of, isMoney: form === 'money' || form === 'amount' };
  const points =
    spec.how === 'days'
      ? byDay(report.rows, (row) => (day >= 0 ? String(row[day]) : dayOf(Number(row[time]))), figureOf)
      : overTime(report.rows, spec, { time, less: indexOf(spec.less?.column ?? ''), figureOf });
  return points.length < 2
    ? null
    : { ...about, at: points.map(([at]) => at), values: points.map(([, value]) => value) };
}
type Point = readonly [at: number | string, value: number];

function byDay(rows: readonly Row[], dayOf: (row: Row) => string, figureOf: (row: Row) => number): readonly Point[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(dayOf(row), (sums.get(dayOf(row)) ?? 0) + figureOf(row));
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
function overTime(
  rows: readonly Row[],
  { how, less }: Spec,
  { time, less: kind, figureOf }: { time: number; less: number; figureOf: (row: Row) => number },
): readonly Point[] {
  const isLess = (row: Row): boolean => less?.words.includes(String(row[kind])) ?? false;
  const points = rows
    .map((row) => [Number(row[time]), isLess(row) ? -figureOf(row) : figureOf(row)] as const)
    .toSorted(([a], [b]) => a - b);
  if (how === 'stands') return points;
  let all = 0;
  return points.map(([at, amount]) => {
    all += amount;
    return [at, all];
  });
}
