// One SQLite file, spoken to synchronously. The binding is libsql because its binary comes inside the npm package:
// better-sqlite3 is faster by a third but downloads its binary or compiles one, and a fresh machine with only Node, npm
// and git can do neither; Node's own arrives with Node 22.
import Database from 'libsql';
import type { Row, Sql, SqlStatement, SqlValue } from '../ledger/index.js';
import { troubleFrom } from './errors.js';

export interface SqliteFile extends Sql {
  readonly memory: boolean;
  exec(text: string): void;
  /** Runs in a transaction of its own that takes the write lock at once; an error takes everything back. */
  within<T>(work: () => T): T;
  /** All that is read in it is as of one moment, whatever another process writes meanwhile. */
  atOnce<T>(work: () => T): T;
  /** Who only looked leaves the log where it is. */
  close(isLooking?: boolean): void;
}

/** The part of the binding we use; its own types promise more than it keeps. Raw rows have blobs as Buffers. */
interface Binding {
  readonly inTransaction: boolean;
  exec(text: string): void;
  prepare(text: string): {
    raw(): Bound;
    readonly reader: boolean;
    run(values: readonly SqlValue[]): { changes: number };
  };
  close(): void;
}
interface Bound {
  get(values: readonly SqlValue[]): Row | undefined;
  all(values: readonly SqlValue[]): readonly Row[];
}

export const inMemory = ':memory:';

export function openSqlite(path: string): SqliteFile {
  const db = tried(() => new Database(path) as unknown as Binding);
  const exec = (text: string): void => tried(() => db.exec(text));

  function prepare(text: string): SqlStatement {
    const statement = tried(() => db.prepare(text));
    const rows = statement.reader ? statement.raw() : undefined;
    return {
      run: (...values) => tried(() => statement.run(values).changes),
      get: (...values) => tried(() => rows?.get(values)),
      all: (...values) => tried(() => rows?.all(values) ?? []),
    };
  }

  function within<T>(work: () => T): T {
    exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk or a failed one has already taken the transaction back.
      if (db.inTransaction) exec('ROLLBACK');
      throw error;
    }
  }
  function atOnce<T>(work: () => T): T {
    exec('BEGIN');
    try {
      return work();
    } finally {
      if (db.inTransaction) exec('COMMIT');
    }
  }
  /** The binding closes for good only when its statements are collected, so the log is brought home by hand. */
  function close(isLooking = false): void {
    if (!isLooking) prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    tried(() => db.close());
  }
  return { memory: path === inMemory, exec, prepare, within, atOnce, close };
}

function tried<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw troubleFrom(error);
  }
}
