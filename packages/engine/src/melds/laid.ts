/** Columns that stay as they lie, where a house does not let them be taken apart: what each can still take. */
import { endsRun, HEIGHTS, isFree, KINDS, type Kind, type MeldRules, type Shape, shapeOf } from './kinds.js';

export interface LaidColumns {
  readonly columns: readonly (readonly Kind[])[];
  /** What each of them is; one that is no meld, by faces nobody has seen, takes nothing. */
  readonly shapes: readonly (Shape | null)[];
  /** By kind: how many runs it would go on at their upper end. */
  readonly goesOn: Uint8Array;
  /** By kind: how many runs begin with it, so that cards below may join them. */
  readonly joins: Uint8Array;
  /** By kind: 1 if a standing set takes this suit, 2 if one takes any suit of the rank. */
  readonly takes: Uint8Array;
}

export function laidColumns(asLaid: readonly (readonly Kind[])[], rules: MeldRules): LaidColumns {
  const columns = asLaid.map((column) => column.toSorted((a, b) => a - b));
  const goesOn = new Uint8Array(KINDS);
  const joins = new Uint8Array(KINDS);
  const takes = new Uint8Array(KINDS);
  const shapes = columns.map((column) => shapeOf(column, rules));
  for (const [i, column] of columns.entries()) {
    const [low, high] = [column[0]!, column.at(-1)!];
    if (shapes[i] === null) continue;
    if (shapes[i] === 'set') {
      if (takesAny(column, rules)) for (let k = low % HEIGHTS; k < KINDS; k += HEIGHTS) takes[k] = 2;
      else if (takes[low] === 0) takes[low] = 1;
      continue;
    }
    if (!endsRun(high % HEIGHTS, rules)) goesOn[high + 1]!++;
    if (low % HEIGHTS > 0 && !endsRun((low % HEIGHTS) - 1, rules)) joins[low]!++;
  }
  return { columns, shapes, goesOn, joins, takes };
}

/** Does a set take every suit? One of several suits does; one of a single suit only where sets grow so. */
export function takesAny(set: readonly Kind[], rules: MeldRules): boolean {
  if (rules.sets === 'one-suit') return false;
  return rules.sets === 'grown' || isFree(set[0]! % HEIGHTS, rules) || set.some((kind) => kind !== set[0]);
}
