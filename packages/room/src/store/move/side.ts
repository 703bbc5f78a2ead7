// One side of a move: a database that is read from at one moment, or filled in one transaction.
import type pg from 'pg';
import { all, doer, type Row, type SqlValue, type Work } from '../../ledger/index.js';
import { StoreError } from '../errors.js';
import { isPostgres } from '../postgres/address.js';
import { prepareFile } from '../schema.js';
import { openSqlite } from '../sqlite.js';
import type { StoreTable } from './tables.js';

export interface Side {
  done<T>(work: Work<T>): Promise<T>;
  put(table: StoreTable, rows: readonly Row[]): Promise<void>;
  /** What is wrong by the database's own count. */
  inspect(): Promise<readonly string[]>;
  /** Keeps what was put; without it nothing was. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

export type Role = 'from' | 'to';
export const openSide = (place: string, role: Role): Promise<Side> =>
  isPostgres(place) ? inDatabase(place, role) : inFile(place, role);

const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

async function inFile(path: string, role: Role): Promise<Side> {
  const file = openSqlite(path);
  try {
    prepareFile(file); // an older one is brought up to date, as a room does that opens it
    file.exec(role === 'from' ? 'PRAGMA query_only = ON; BEGIN' : 'BEGIN IMMEDIATE');
  } catch (error) {
    file.close(true);
    throw error;
  }
  const done = doer(file);
  return {
    done: async (work) => done(work),
    async put({ name, columns }, rows) {
      const insert = file.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${marks(columns.length)})`);
      for (const row of rows) insert.run(...row);
    },
    inspect: async () => done(all('SELECT * FROM pragma_foreign_key_check')).map((row) => row.join(' ')),
    keep: async () => file.exec('COMMIT'),
    async close() {
      if (role === 'from') file.exec('ROLLBACK; PRAGMA query_only = OFF');
      file.close();
    },
  };
}

async function inDatabase(url: string, role: Role): Promise<Side> {
  const { connect, done, query, troubleFromPostgres } = await import('../postgres/connection.js');
  const { inspectDatabase } = await import('../postgres/inspect.js');
  const { prepareDatabase } = await import('../postgres/schema.js');
  const pools = connect(url);
  const said = (error: unknown): never => {
    throw troubleFromPostgres(error);
  };
  const client = await pools.writer.connect().catch(said);
  try {
    await prepareDatabase(client); // an older one is brought up to date, as a file is
    await client.query(`BEGIN ISOLATION LEVEL ${role === 'from' ? 'REPEATABLE READ READ ONLY' : 'READ COMMITTED'}`);
    // The other side may be slow; and a large table takes what it takes.
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL statement_timeout = 0');
  } catch (error) {
    client.release(true);
    await pools.end();
    said(error);
  }
  return {
    done: (work) => done(client, work).catch(said),
    put: (table, rows) => putRows(client, query, table, rows).catch(said),
    inspect: () => inspectDatabase(client),
    async keep() {
      await client.query('COMMIT').catch(said);
    },
    async close() {
      client.release(true);
      await pools.end();
    },
  };
}
type Query = (client: pg.ClientBase, text: string, values: readonly unknown[]) => Promise<readonly Row[]>;
/** PostgreSQL takes so many values in one statement. */
const MOST_VALUES = 60_000;

async function putRows(client: pg.ClientBase, query: Query, table: StoreTable, rows: readonly Row[]): Promise<void> {
  const { name, columns } = table;
  const most = Math.floor(MOST_VALUES / columns.length);
  for (let at = 0; at < rows.length; at += most) {
    const some = rows.slice(at, at + most);
    const values = some.map(() => `(${marks(columns.length)})`).join(', ');
    await query(client, `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${values}`, some.flat() as SqlValue[]);
  }
  await client.query(AFTERWARDS[name] ?? numbersGoOn(table));
}
/** Where the database numbers rows itself, it goes on after the last. */
const numbersGoOn = ({ name, key }: StoreTable): string =>
  key.length === 1 && key[0] === 'id'
    ? `SELECT setval(pg_get_serial_sequence('${name}', 'id'), (SELECT coalesce(max(id), 1) FROM ${name}))`
    : 'SELECT 1';
const AFTERWARDS: Readonly<Record<string, string>> = {
  events: 'UPDATE tip SET position = (SELECT coalesce(max(position), 0) FROM events)',
  transfers: `UPDATE tip SET seq = t.seq, book = t.hash FROM (SELECT seq, hash FROM transfers ORDER BY seq DESC LIMIT 1) t`,
};

/** A place to move to must be new. */
export async function mustBeEmpty(side: Side, tables: readonly StoreTable[]): Promise<void> {
  for (const { name } of tables)
    if ((await side.done(all(`SELECT 1 FROM ${name} LIMIT 1`))).length > 0)
      throw new StoreError(
        'not-a-store',
        'the place to move to is not empty: a room is moved into a new file or database',
      );
}
