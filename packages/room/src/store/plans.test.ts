// What a page costs is what it shows: every question about hands, bundles and statements goes by an index, in a file and in PostgreSQL,
// with enough rows that reading all of them would show.
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doer, type SqlValue, type Work } from '../ledger/index.js';
import * as book from '../ledger/look.js';
import { openEvents } from './events.js';
import { listHands, oneHand } from './hand-index.js';
import { openStore } from './index.js';
import { TODAYS } from './rows.js';
import { openSqlite } from './sqlite.js';
import { freshDatabase } from './test/databases.js';
import { temporaryFolder } from './test/places.js';

const HANDS = 40_000;
const ana = { owner: 'n1', limit: 20 } as const;
const events = openEvents(TODAYS);
/** By what they are found; the marks 11 and 12 are a table and a clause. */
const QUESTIONS: Readonly<Record<string, () => Work<unknown>>> = {
  'a patron’s': () => listHands({ ...ana, marks: [] }),
  'his next page': () => listHands({ ...ana, marks: [], before: 9000 }),
  'at a table': () => listHands({ ...ana, marks: ['n11'] }),
  'in which a clause spoke': () => listHands({ ...ana, marks: ['n12'], before: 20_000 }),
  'by both': () => listHands({ ...ana, marks: ['n11', 'n12'] }),
  'of a time': () => listHands({ ...ana, marks: [], from: 5000, to: 6000 }),
  'by a clause, of a time': () => listHands({ ...ana, marks: ['n12'], from: 5000, to: 6000 }),
  'by its table and number': () => oneHand('n1', 'n5', 7),
  'events of a stream from the middle on': () => events.read('s3', 200, 20),
  'events by position': () => events.since(12_000, 20),
  'the hash at a position': () => events.hashAt(12_345),
  'a page of a statement': () => book.recent('wallet:p3', { limit: 20 }),
};
/** Numbers up to one, as a table with a column n; and rows from them, in words both databases know. */
const filled = (numbers: (to: number) => string, blob: (n: number) => string): readonly string[] => [
  `INSERT INTO hand_names (id, name) SELECT n, 'n' || n FROM ${numbers(300)}`,
  `INSERT INTO hands SELECT 1 + n % 50, n, n, 2 + n % 250, n / 250, n, n, 1, 300, 299, 298, 1, 5, NULL FROM ${numbers(HANDS)}`,
  `INSERT INTO hand_marks SELECT 1 + n % 50, 11, n FROM ${numbers(HANDS)} WHERE n % 3 = 0`,
  `INSERT INTO hand_marks SELECT 1 + n % 50, 12, n FROM ${numbers(HANDS)} WHERE n % 2 = 0`,
  `INSERT INTO streams (id, name, version, hash, archived) SELECT n, 's' || n, 301, ${blob(32)}, 300 FROM ${numbers(3000)}`,
  `INSERT INTO bundles (stream, last, first, low, high, before, hash, body)
    SELECT 1 + n % 3000, 10 * (1 + n / 3000), 1 + 10 * (n / 3000), n * 10, n * 10 + 900, ${blob(32)}, ${blob(32)}, ${blob(900)}
    FROM ${numbers(HANDS)}`,
  `INSERT INTO events (position, stream, version, at, body, hash) SELECT 900000 + n, 1 + n % 3000, 1000 + n, n, '{}', ${blob(32)}
    FROM ${numbers(HANDS)}`,
  `INSERT INTO accounts (id, name, kind, may_owe, balance, held) SELECT n, 'wallet:p' || n, 'wallet', 0, 5, 0 FROM ${numbers(200)}`,
  `INSERT INTO transfers (seq, id, kind, source, target, amount, reason, at, stream, version, source_after, target_after, hash)
    SELECT n, 'x' || n, 'posted', 1 + n % 200, 1 + (n + 7) % 200, 5, 'top-up', n, 's1', n, 5, 5, ${blob(32)} FROM ${numbers(HANDS)}`,
];

let place: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  place = await temporaryFolder();
});
afterAll(() => place.remove());

/** The questions a work puts, each answered by the database. */
async function put(
  work: Work<unknown>,
  ask: (text: string, values: readonly SqlValue[]) => Promise<never[]>,
): Promise<void> {
  let step = work.next();
  while (!step.done) step = work.next(await ask(step.value.text, step.value.values));
}

describe('in a file', () => {
  let planned: (work: Work<unknown>) => Promise<readonly string[]>;
  let close: () => void;
  beforeAll(async () => {
    const path = join(place.folder, 'room.db');
    await (await openStore({ path, thread: false })).close();
    const file = openSqlite(path);
    const upTo = (to: number): string =>
      `(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${to}) SELECT n FROM c)`;
    for (const text of filled(upTo, (n) => `zeroblob(${n})`)) file.exec(text);
    const done = doer(file);
    planned = async (work) => {
      const said: string[] = [];
      await put(work, async (text, values) => {
        said.push(
          ...file
            .prepare(`EXPLAIN QUERY PLAN ${text}`)
            .all(...values)
            .map((row) => String(row[3])),
        );
        return done(
          (function* () {
            return yield { text, values };
          })() as Work<never[]>,
        );
      }).catch(ifBundle);
      return said;
    };
    close = () => file.close(true);
  });
  afterAll(() => close());
  test.each(Object.keys(QUESTIONS))('%s', async (name) => {
    const plan = await planned(QUESTIONS[name]!());
    expect(plan.length).toBeGreaterThan(0);
    expect(plan.filter((step) => /^SCAN (?!CONSTANT|by_)/.test(step))).toEqual([]);
    // What came and what went, each found by its index and short, are put in one order; nothing else is sorted.
    if (!plan.includes('SCAN by_source')) expect(plan.filter((step) => /TEMP B-TREE/.test(step))).toEqual([]);
  });
});
/** What lies in these bundles is nothing: the question was put all the same. */
const ifBundle = (error: { code?: string }): void => {
  if (error.code !== 'corrupt') throw error;
};

describe('in PostgreSQL', () => {
  let client: pg.Client;
  beforeAll(async () => {
    const url = await freshDatabase();
    await (await openStore({ path: url })).close();
    client = new pg.Client(url);
    await client.connect();
    const upTo = (to: number): string => `generate_series(1, ${to}) AS c(n)`;
    for (const text of filled(upTo, (n) => `decode(repeat('00', ${n}), 'hex')`)) await client.query(text);
    await client.query('ANALYZE');
  });
  afterAll(() => client.end());
  test.each(Object.keys(QUESTIONS))('%s', async (name) => {
    const said: string[] = [];
    await put(QUESTIONS[name]!(), async (text, values) => {
      let count = 0;
      const named = text.replace(/\?(\d*)/g, (_, n: string) => `$${n || ++count}`);
      const plan = await client.query({ text: `EXPLAIN ${named}`, values: [...values], rowMode: 'array' });
      said.push(...plan.rows.flat().map(String));
      return (await client.query({ text: named, values: [...values], rowMode: 'array' })).rows as never[];
    }).catch(ifBundle);
    expect(said.length).toBeGreaterThan(0);
    // Names and tables may be read whole where many of them are wanted; what grows with the hands is not.
    expect(said.filter((step) => /Seq Scan on (hands|hand_marks|events|bundles|transfers)/.test(step))).toEqual([]);
  });
});
