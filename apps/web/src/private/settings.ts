// The house switches of a game, as a form shows them: what may be chosen, what is usual, what the sheet has settled.
import { type Lock, type Switch, switchesFor } from 'baraja/books';
import { readMoney } from '../bar/amounts.js';

export interface SwitchField {
  readonly key: string;
  /** The switch it belongs to: one switch may stand for several keys. */
  readonly name: string;
  readonly about: Switch['about'];
  readonly called?: Switch['called'];
  readonly says: Switch['says'];
  readonly usual: string;
  /** What may be chosen; null where an amount or a number is typed. */
  readonly values: readonly string[] | null;
  readonly least: number;
  /** Null where nothing bounds it. */
  readonly most: number | null;
  /** What may stand in place of an amount. */
  readonly words: readonly string[];
  readonly isMoney: boolean;
  /** At a table of the house two of its staff must say so. */
  readonly two: boolean;
  /** The clause that leaves no choice. */
  readonly lockedBy: string | null;
  /** The ruling that leaves it to the house, and the clause that bounds it, where there is one. */
  readonly rules: readonly string[];
}

/** Only switches with simple values: tables and pairs of amounts are the house's own business. */
export function fieldsFor(house: string, game: string): readonly SwitchField[] {
  return switchesFor(house, game).flatMap((entry) => entry.keys.flatMap((key) => fieldOf(entry, key) ?? []));
}
function fieldOf(entry: Switch, key: string): SwitchField | null {
  const { kind, about, called, says, default: usual, locks, two = false, ruling } = entry;
  if (typeof usual !== 'string' && typeof usual !== 'number') return null;
  const bound = mostOf(locks);
  const typed = {
    ...{ key, name: entry.key, about, says, ...(called ? { called } : {}), usual: String(usual), two },
    ...{ values: null, least: 0, most: bound?.most ?? null, words: [], isMoney: false, lockedBy: null },
    rules: [ruling, ...(bound ? [bound.rule] : [])],
  };
  if (kind.kind === 'amount') return { ...typed, least: kind.min, words: kind.words, isMoney: true };
  if (kind.kind === 'percent') return { ...typed, most: 100 };
  if (kind.kind === 'number') return { ...typed, least: kind.min, most: least([kind.max, bound?.most ?? null]) };
  if (kind.kind !== 'choice') return null;
  const allowed = kind.values.filter((value) => locks.every(({ only }) => 'max' in only || only.includes(value)));
  return {
    ...typed,
    values: allowed.map(String),
    lockedBy: allowed.length < 2 ? (locks[0]?.rule ?? null) : null,
  };
}
const least = (bounds: readonly (number | null)[]): number | null =>
  bounds.filter((one) => one !== null).toSorted((a, b) => a - b)[0] ?? null;
const mostOf = (locks: readonly Lock[]): { readonly most: number; readonly rule: string } | undefined =>
  locks
    .flatMap(({ only, rule }) => ('max' in only ? [{ most: only.max, rule }] : []))
    .sort((a, b) => a.most - b.most)[0];

/** What is typed or chosen, by key; what is missing is as usual. */
export type Typed = Readonly<Record<string, string>>;
/** As the book reads it; what it does not take goes as it is, and is refused there, with the clause. */
const thrownAs = (text: string, isMoney: boolean): string | number =>
  isMoney ? (readMoney(text) ?? text) : /^\d+$/.test(text) ? Number(text) : text;

/** A switch of a few rows of figures, as a house posts its fee by: so many cells as it has columns, for as many rows as it may have. */
export interface RowsField extends Pick<SwitchField, 'key' | 'about' | 'called' | 'two' | 'rules'> {
  readonly columns: readonly { readonly name: string; readonly isMoney: boolean }[];
  readonly rows: number;
  /** What is usual, row by row, as it would be typed. */
  readonly usual: readonly (readonly string[])[];
}
export function rowsFor(house: string, game: string): readonly RowsField[] {
  return switchesFor(house, game).flatMap(
    ({ key, kind, about, called, two = false, ruling, default: usual, locks }) => {
      if (kind.kind !== 'table' || kind.rowsMax === null || !Array.isArray(usual)) return [];
      const columns = Object.entries(kind.columns).map(([name, one]) => ({ name, isMoney: one === 'cents' }));
      const shown = (usual as readonly Readonly<Record<string, number>>[]).map((row) =>
        columns.map(({ name, isMoney }) => (isMoney ? ((row[name] ?? 0) / 100).toFixed(2) : String(row[name]))),
      );
      const rules = [ruling, ...locks.map(({ rule }) => rule)];
      return [{ key, about, ...(called ? { called } : {}), two, rules, columns, rows: kind.rowsMax, usual: shown }];
    },
  );
}
export const cellKey = (key: string, row: number, column: string): string => `${key}/${row}/${column}`;
/** A cell as it stands. */
export const cellOf = ({ key, columns, usual }: RowsField, typed: Typed, row: number, column: number): string =>
  typed[cellKey(key, row, columns[column]!.name)] ?? usual[row]?.[column] ?? '';

/** What is thrown: what was typed or chosen and is not as usual. */
export function thrownOf(
  fields: readonly Pick<SwitchField, 'key' | 'usual' | 'isMoney'>[],
  tables: readonly RowsField[],
  typed: Typed,
): Readonly<Record<string, unknown>> {
  const thrown: Record<string, unknown> = {};
  for (const { key, usual, isMoney } of fields) {
    const text = typed[key]?.trim();
    if (text && text !== usual) thrown[key] = thrownAs(text, isMoney);
  }
  for (const field of tables) {
    if (!Object.keys(typed).some((key) => key.startsWith(`${field.key}/`))) continue;
    const rows = Array.from({ length: field.rows }, (_, row) =>
      field.columns.map((_, column) => cellOf(field, typed, row, column).trim()),
    );
    thrown[field.key] = rows
      .filter((row) => row.some((text) => text !== ''))
      .map((row) =>
        Object.fromEntries(field.columns.map(({ name, isMoney }, i) => [name, thrownAs(row[i]!, isMoney)])),
      );
  }
  return thrown;
}

/** What needs no words of a document's own. */
const PLAIN: Readonly<Record<string, Readonly<{ en: string; es: string }>>> = {
  on: { en: 'yes', es: 'sí' },
  off: { en: 'no', es: 'no' },
  yes: { en: 'yes', es: 'sí' },
  no: { en: 'no', es: 'no' },
  allowed: { en: 'allowed', es: 'se permite' },
  barred: { en: 'not allowed', es: 'no se permite' },
};
/** What a choice is called: in the documents' words, or in plain ones, or as they name it. */
export const choiceWords = ({ says }: Pick<SwitchField, 'says'>, value: string, language: 'en' | 'es'): string =>
  (says[value] ?? PLAIN[value])?.[language] ?? value.replaceAll('_', ' ');
