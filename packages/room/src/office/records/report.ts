// What a report is: a name, the house, the time it is about, columns and rows; shown, printed and taken along as one and the same thing.

/** How a column is read: money and amounts in cents, of which only money is added up; moments in milliseconds. */
export type Form = 'text' | 'money' | 'amount' | 'count' | 'time';
export interface Column {
  readonly id: string;
  readonly form: Form;
}
export type Cell = string | number | null;
export interface Report {
  readonly name: ReportName;
  readonly house: string;
  readonly from: number;
  readonly to: number;
  readonly columns: readonly Column[];
  /** None: no activity. */
  readonly rows: readonly (readonly Cell[])[];
  /** Sums of the columns that have them. */
  readonly totals: readonly Cell[];
}
export const REPORTS = [
  'hands',
  'fees',
  'patrons',
  'drop',
  'cage',
  'banks',
  'limits',
  'jackpots',
  'hits',
  'progressives',
  'incidents',
  'events',
] as const;
export type ReportName = (typeof REPORTS)[number];

export const columns = (spec: Readonly<Record<string, Form>>): readonly Column[] =>
  Object.entries(spec).map(([id, form]) => ({ id, form }));

/** Rows of things under columns: each thing has a field for every column. */
export function reportOf<T extends object>(
  about: Pick<Report, 'name' | 'house' | 'from' | 'to'>,
  spec: { readonly [K in keyof T]: Form },
  things: readonly T[],
): Report {
  const shown = columns(spec as Readonly<Record<string, Form>>);
  const rows = things.map((thing) => shown.map(({ id }) => (thing as Readonly<Record<string, Cell>>)[id] ?? null));
  return { ...about, columns: shown, rows, totals: totalsOf(shown, rows) };
}
const totalsOf = (shown: readonly Column[], rows: Report['rows']): readonly Cell[] =>
  shown.map(({ form }, i) => {
    if (form !== 'money' && form !== 'count') return null;
    return rows.reduce((sum, row) => sum + Number(row[i] ?? 0), 0);
  });
/** Of a table, a patron, a game: the rows in which that is said, and their sums. */
export function narrowed(report: Report, words: string): Report {
  const wanted = words.toLowerCase();
  const says = (cell: Cell): boolean => typeof cell === 'string' && cell.toLowerCase().includes(wanted);
  const rows = report.rows.filter((row) => row.some(says));
  return { ...report, rows, totals: totalsOf(report.columns, rows) };
}
