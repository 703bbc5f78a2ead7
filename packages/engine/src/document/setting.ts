/** What a switch takes, and how what is thrown is read into the one form the pages use. */
import type { FactsOf, OPENING_REASONS, Unit } from '../facts/index.js';

/** Two amounts in cents, at a table of this name: small and big blind, or lower and upper limit. */
export interface Pair {
  readonly at: string;
  readonly low: number;
  readonly high: number;
}
export type Row = Readonly<Record<string, string | number>>;
export type SwitchValue = string | number | readonly Pair[] | readonly Row[];
/** 'cents' and 'count' are whole numbers from 0. */
export type Columns = Readonly<Record<string, 'text' | 'cents' | 'count'>>;

/** What a switch takes. */
export type SwitchKind =
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  /** In cents; a word may stand for an amount known only at the table. */
  | { readonly kind: 'amount'; readonly min: number; readonly words: readonly string[] }
  | { readonly kind: 'pairs' }
  | { readonly kind: 'percent' }
  | { readonly kind: 'number'; readonly unit: Unit; readonly min: number; readonly max: number | null }
  | { readonly kind: 'table'; readonly columns: Columns; readonly rowsMax: number | null }
  | { readonly kind: 'fixed'; readonly value: string | number };

/** A whole number, also as a form sends it: '100'. */
function whole(value: unknown): number | undefined {
  const n = typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value;
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 ? n : undefined;
}

interface Kinded {
  readonly kind: SwitchKind;
}
/** What is thrown, in the one form the pages use; undefined if the switch does not take it. */
export function readValue({ kind }: Kinded, value: unknown): SwitchValue | undefined {
  switch (kind.kind) {
    case 'choice':
      return kind.values.find((one) => one === value || (typeof value === 'string' && String(one) === value));
    case 'fixed':
      return kind.value === value || String(kind.value) === value ? kind.value : undefined;
    case 'amount': {
      if (typeof value === 'string' && kind.words.includes(value)) return value;
      const cents = whole(value);
      return cents !== undefined && cents >= kind.min ? cents : undefined;
    }
    case 'number': {
      const n = whole(value);
      return n !== undefined && n >= kind.min && n <= (kind.max ?? n) ? n : undefined;
    }
    case 'percent': {
      const n = whole(value);
      return n !== undefined && n <= 100 ? n : undefined;
    }
    case 'pairs':
      return readRows(value, { at: 'text', low: 'cents', high: 'cents' }, null, ordered) as readonly Pair[] | undefined;
    case 'table':
      return readRows(value, kind.columns, kind.rowsMax, 'low' in kind.columns ? ordered : () => true);
  }
}

/** Limits and blinds: the lower figure first, both in whole dollars, as bets are. */
const ordered = ({ low, high }: Row): boolean =>
  Number(low) <= Number(high) && Number(high) > 0 && Number(low) % 100 === 0 && Number(high) % 100 === 0;

function readRows(
  value: unknown,
  columns: Columns,
  rowsMax: number | null,
  good: (row: Row) => boolean,
): readonly Row[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > (rowsMax ?? value.length)) return undefined;
  const rows = value.map((row: unknown) => readRow(row, columns));
  return rows.every((row) => row !== undefined && good(row)) ? (rows as readonly Row[]) : undefined;
}

/** A row with exactly these columns. */
function readRow(value: unknown, columns: Columns): Row | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const names = Object.keys(columns);
  if (Object.keys(value).length !== names.length) return undefined;
  const row: Record<string, string | number> = {};
  for (const name of names) {
    const cell = (value as Readonly<Record<string, unknown>>)[name];
    const read = columns[name] === 'text' ? (typeof cell === 'string' && cell !== '' ? cell : undefined) : whole(cell);
    if (read === undefined) return undefined;
    row[name] = read;
  }
  return row;
}

type Wanted = Omit<FactsOf<typeof OPENING_REASONS, 'bad-switch-value'>, 'key'>;
/** What a switch takes. */
export function wanted({ kind }: Kinded): Wanted {
  switch (kind.kind) {
    case 'choice':
      return { takes: 'words', words: kind.values.map(String) };
    case 'fixed':
      return { takes: 'words', words: [String(kind.value)] };
    case 'amount':
      return { takes: 'cents', words: kind.words };
    case 'number': {
      const { unit, min, max } = kind;
      return { takes: 'number', unit, min, ...(max === null ? {} : { max }) };
    }
    case 'percent':
      return { takes: 'percent' };
    case 'pairs':
      return { takes: 'rows-of-dollars', words: ['at', 'low', 'high'] };
    case 'table':
      return { takes: 'low' in kind.columns ? 'rows-of-dollars' : 'rows', words: Object.keys(kind.columns) };
  }
}
