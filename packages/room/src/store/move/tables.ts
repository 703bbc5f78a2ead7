// The tables of a store, as a new file has them: what there is to carry from one database to another, and in which order, so that nothing
// comes before what it names.
import type { Row } from '../../ledger/index.js';
import { prepareFile } from '../schema.js';
import { inMemory, openSqlite, type SqliteFile } from '../sqlite.js';

export interface StoreTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Its rows are walked through in this order. */
  readonly key: readonly string[];
}

export function storeTables(): readonly StoreTable[] {
  const file = openSqlite(inMemory);
  try {
    prepareFile(file);
    const names = rowsOf(file, "SELECT name FROM sqlite_master WHERE type = 'table'").map(([name]) => String(name));
    return inOrder(file, names).map((name) => tableOf(file, name));
  } finally {
    file.close(true);
  }
}
const rowsOf = (file: SqliteFile, text: string, ...values: string[]): readonly Row[] =>
  file.prepare(text).all(...values);

function tableOf(file: SqliteFile, name: string): StoreTable {
  const columns = rowsOf(file, 'SELECT name, pk FROM pragma_table_info(?) ORDER BY cid', name);
  const key = columns.filter(([, pk]) => Number(pk) > 0).sort((a, b) => Number(a[1]) - Number(b[1]));
  return { name, columns: columns.map(([column]) => String(column)), key: key.map(([column]) => String(column)) };
}
/** What a table refers to comes before it. */
function inOrder(file: SqliteFile, names: readonly string[]): readonly string[] {
  const done = new Set<string>();
  const visit = (name: string): void => {
    if (done.has(name)) return;
    const named = rowsOf(file, 'SELECT DISTINCT "table" FROM pragma_foreign_key_list(?)', name);
    for (const [other] of named) if (other !== name) visit(String(other));
    done.add(name);
  };
  names.forEach(visit);
  return [...done];
}
