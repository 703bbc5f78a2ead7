// Strategy tables as they are read: from the two up to the ace, each cell a letter and where need be another.
import { type Action, type ChartRow, VALUE_NAMES } from '@baraja/odds';

export type Act = Exclude<Action, 'none'>;
export const ACTS: readonly Act[] = ['stand', 'hit', 'double', 'split', 'surrender'];

/** By up card in the order of a chart: places in a row's `actions`. */
export const UPS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
export const upName = (up: number): string => VALUE_NAMES[up]!;

export interface Cell {
  readonly first: Act;
  /** What to do where the first may not be done; null where it always may. */
  readonly or: Act | null;
}

export function cellOf(actions: readonly Action[]): Cell | null {
  const first = actions[0];
  if (first === undefined || first === 'none') return null;
  const plain = actions.find((action) => action === 'stand' || action === 'hit');
  return { first, or: plain === undefined || plain === first ? null : (plain as Act) };
}

export const rowName = ({ kind, total }: ChartRow): string =>
  kind === 'pair' ? VALUE_NAMES[total - 1]! : String(total);

/** Rows about which there is something to decide: where every up card has the one same forced act, a chart need not say so. */
export const isTold = ({ actions }: ChartRow): boolean => actions.some((list) => list.length > 1);

/** Hard, soft and pairs, each with its rows, from the highest down as charts have them. */
export function groupsOf(rows: readonly ChartRow[]): readonly { kind: ChartRow['kind']; rows: readonly ChartRow[] }[] {
  return (['hard', 'soft', 'pair'] as const)
    .map((kind) => ({ kind, rows: rows.filter((row) => row.kind === kind && isTold(row)) }))
    .filter((group) => group.rows.length > 0);
}
