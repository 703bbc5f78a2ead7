// Connections to PostgreSQL: one that stores, several that read. Whole numbers come as numbers, bytes as buffers, rows as plain arrays.
import pg from 'pg';
import type { Row, Work } from '../../ledger/index.js';
import { StoreError, type StoreTrouble } from '../errors.js';

const READERS = 4;
/** Whoever reads everything, to prove it or to count it, may take so many times as long. */
const LONG = 30;
const SILENT = 20_000;

/** Whole numbers above 2^53 are refused where they are written; below, a number says them exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface Pools {
  /** One connection, for appends alone: readers never keep them waiting. */
  readonly writer: pg.Pool;
  readonly readers: pg.Pool;
  end(): Promise<void>;
}

export interface ConnectSettings {
  /** Only reads. */
  readonly looks?: boolean;
  /** Milliseconds after which a server that says nothing is taken for gone. */
  readonly silent?: number;
}
export function connect(url: string, { looks = false, silent = SILENT }: ConnectSettings = {}): Pools {
  const pool = (max: number, name: string, longest: number): pg.Pool => {
    const made = new pg.Pool({
      ...{ connectionString: url, max, types, application_name: `baraja ${name}`, keepAlive: true },
      ...{ connectionTimeoutMillis: silent / 2, query_timeout: longest, statement_timeout: longest },
      // A program that stops in the middle of a transaction must not keep others from going on.
      ...{ lock_timeout: silent / 2, idle_in_transaction_session_timeout: silent / 2 },
      ...(looks ? { options: '-c default_transaction_read_only=on' } : {}),
    });
    // A connection that ends is told to whoever waits for its answer; the next who wants one gets a new one.
    made.on('error', () => {});
    made.on('connect', (client) => client.on('error', () => {}));
    return made;
  };
  const pools = { writer: pool(1, 'writer', silent), readers: pool(READERS, 'reader', LONG * silent) };
  return { ...pools, end: async () => void (await Promise.all([pools.writer.end(), pools.readers.end()])) };
}

/** Lends a connection; one that failed is not used again. */
export async function lent<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isWell = false;
  try {
    const result = await use(client);
    isWell = true;
    return result;
  } catch (error) {
    isWell = isFromServer(error);
    throw error;
  } finally {
    client.release(!isWell);
  }
}

const numbered = new Map<string, { readonly name: string; readonly text: string }>();
/** A statement as this database wants it, with a name under which it is prepared once a connection. */
function named(text: string): { readonly name: string; readonly text: string } {
  const known = numbered.get(text);
  if (known !== undefined) return known;
  let count = 0;
  const made = {
    name: `baraja_${numbered.size}`,
    text: text.replace(/\?(\d*)/g, (_, n: string) => `$${n || ++count}`),
  };
  numbered.set(text, made);
  return made;
}

export async function query(client: pg.ClientBase, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const { rows } = await client.query({ ...named(text), values: [...values], rowMode: 'array' });
  return rows as Row[];
}
export async function done<T>(client: pg.ClientBase, work: Work<T>): Promise<T> {
  let step = work.next();
  while (!step.done) step = work.next(await query(client, step.value.text, step.value.values));
  return step.value;
}
/** All of it sees the database as it was at one moment. */
export async function doneAtOnce<T>(client: pg.ClientBase, work: Work<T>): Promise<T> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await done(client, work);
  } finally {
    await client.query('ROLLBACK');
  }
}

/** What the server itself said, with its code of five characters; anything else is about the way to it. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))
    ? String(error.code)
    : '';
/** Ends of connections and of the server are said with a code, too. */
export const isLost = (error: unknown): boolean =>
  ['', '08', '57'].includes(codeOf(error).slice(0, 2)) && codeOf(error) !== '57014';
const isFromServer = (error: unknown): boolean => error instanceof StoreError || !isLost(error);

const troubles: readonly (readonly [RegExp, StoreTrouble, string])[] = [
  [/^53100/, 'disk-full', 'the disk of the database is full: nothing was stored; make room and try again'],
  [/^(53|55P03|40|57014|BRJ)/, 'busy', 'the database is busy: try again'],
  [
    /^25006|^42501/,
    'read-only',
    'the database may not be written: look at the rights of its user, and whether it is a standby',
  ],
  [/^58/, 'input-output', 'the disk of the database failed: look at its log'],
  [/^XX/, 'corrupt', 'the database is damaged: restore it from a copy, and keep the damaged one'],
  [
    /^(28|3D|3F)/,
    'cannot-open',
    'the database does not let the room in: look at the address, the user and the password',
  ],
  [
    /^$|^08|^57/,
    'unreachable',
    'the database cannot be reached: whether the last appends are kept shows when it can be again',
  ],
];

/** A database error in the store's words. */
export function troubleFromPostgres(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const said = error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
  const code = codeOf(error);
  const [, trouble, advice] = troubles.find(([pattern]) => pattern.test(code)) ?? [
    null,
    'fault' as const,
    'the database refused',
  ];
  return new StoreError(trouble, `${advice} (${said})`);
}
