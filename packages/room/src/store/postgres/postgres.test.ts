// What is particular to PostgreSQL: strangers' databases, several writers, one statement for many tables, lost replies, and a database
// that is away for a while.
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAppended, isConflict, openStore, type Store, StoreError } from '../index.js';
import { storeTables } from '../move/tables.js';
import { freshDatabase } from '../test/databases.js';
import { appended, events, grant, move } from '../test/suite.js';
import { type Wire, wireTo } from '../test/wire.js';
import { steps } from './schema.js';

let url: string;
const opened: Store[] = [];
beforeEach(async () => {
  url = await freshDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});
const here = async (path = url): Promise<Store> => {
  const store = await openStore({ path });
  opened.push(store);
  return store;
};
/** Behind the store's back. */
async function sql(...statements: readonly string[]): Promise<unknown[][]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: unknown[][] = [];
    for (const text of statements) ({ rows } = await client.query<unknown[]>({ text, rowMode: 'array' }));
    return rows;
  } finally {
    await client.end();
  }
}
const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'fine',
    (error: unknown) => (error instanceof StoreError ? error.code : error),
  );
const one = (stream: string, expect_: number, more = {}) => ({
  stream,
  expect: expect_,
  at: 1,
  events: events(1),
  ...more,
});

describe('databases that cannot be opened', () => {
  test('a stranger’s, a newer one, and one that is not there are refused by name and left alone', async () => {
    await sql('CREATE TABLE theirs (a int)');
    expect(await code(openStore({ path: url }))).toBe('not-a-store');
    expect(await sql("SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public'")).toEqual([[1]]);
    await sql('DROP TABLE theirs');
    expect(await code(openStore({ path: url, looks: true }))).toBe('not-a-store');
    await (await here()).close();
    await sql(`UPDATE baraja_schema SET version = ${steps.length + 1}`);
    expect(await code(openStore({ path: url }))).toBe('newer-schema');
    expect(await code(openStore({ path: `${url}_gone` }))).toBe('cannot-open');
    expect(await code(openStore({ path: 'postgres://baraja@127.0.0.1:1/none' }))).toBe('unreachable');
  });

  test('many who open a new one at once make one schema of it', async () => {
    await Promise.all(Array.from({ length: 5 }, () => here()));
    expect(await sql('SELECT version FROM baraja_schema')).toEqual([[steps.length]]);
  });

  test('its tables have the columns of a file, so that a room fits into either', async () => {
    await here();
    for (const { name, columns } of storeTables()) {
      const found = await sql(`SELECT column_name FROM information_schema.columns WHERE table_name = '${name}'`);
      expect(found.flat(), name).toEqual(expect.arrayContaining([...columns]));
    }
  });
});

describe('several writers', () => {
  test('appends that wait at the same time go in one statement', async () => {
    const store = await here();
    appended(await store.append(one('first', 0)));
    const before = await sql('SELECT xmin::text FROM tip');
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, n) =>
        store.append(one(`table-${n % 50}`, Math.floor(n / 50), { transfers: [grant(`g${n}`, 'ana', 1)] })),
      ),
    );
    expect(answers.every(isAppended)).toBe(true);
    const after = await sql('SELECT DISTINCT xmin::text FROM events WHERE position > 1');
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    expect(await store.ledger.balance('wallet:ana')).toMatchObject({ balance: 150 });
  });

  test('two stores on one database fence each other by version, and share one book', async () => {
    const stores = [await here(), await here()];
    await Promise.all(
      stores.map(async (store, who) => {
        let [version, stored, tries] = [0, 0, 0];
        while (stored < 25) {
          const own = [grant(`o${who}/${tries}`, 'both', 1)];
          const transfers = [grant(`${who}/${stored}`, 'both', 10)];
          // One that is in nobody's way, and one that is.
          const [alone, answer] = await Promise.all([
            store.append(one(`own-${who}`, tries++, { transfers: own })),
            store.append(one('shared', version, { transfers })),
          ]);
          appended(alone);
          if (isAppended(answer)) stored++;
          version = isAppended(answer) ? answer.version : isConflict(answer) ? answer.actual : version;
        }
      }),
    );
    const [store] = stores;
    expect(await store!.verifyStream('shared')).toMatchObject({ sound: true, version: 50 });
    expect(await store!.ledger.audit()).toMatchObject({ sound: true });
    expect(await store!.inspect()).toEqual([]);
    const all = await store!.since(0, 1e6);
    expect(all.map(({ position }) => position)).toEqual(all.map((_, i) => i + 1));
  });

  test('an append that the database itself rejects fails alone: the others of its statement are stored', async () => {
    const store = await here();
    for (const table of [1, 2, 3]) appended(await store.append(one(`table-${table}`, 0)));
    // A row that should not be there takes the version table-2 will need.
    await sql(`INSERT INTO events SELECT 1000, stream, 2, at, body, hash FROM events WHERE position = 2`);
    const answers = await Promise.all([1, 2, 3].map((n) => code(store.append(one(`table-${n}`, 1)))));
    expect(answers).toEqual(['fine', 'fault', 'fine']);
  });

  test('through the front door of SQL nothing is edited, struck out or overdrawn', async () => {
    const store = await here();
    appended(await store.append(one('s', 0, { transfers: [grant('g', 'ana', 5)] })));
    for (const statement of [
      "UPDATE events SET body = '{}'",
      'DELETE FROM events',
      'TRUNCATE events CASCADE',
      'UPDATE transfers SET amount = 1',
      'DELETE FROM transfers',
      'DELETE FROM accounts',
      "UPDATE accounts SET may_owe = 1 WHERE kind = 'wallet'",
      "UPDATE accounts SET balance = -1 WHERE kind = 'wallet'",
    ])
      await expect(sql(statement), statement).rejects.toThrow(/never|check/);
  });
});

describe('a reply that is lost', () => {
  let wire: Wire;
  beforeEach(async () => {
    wire = await wireTo(url);
  });
  afterEach(() => wire.remove());

  test('is an unknown outcome: what was stored is found, stored once, and answered for', async () => {
    const store = await here(wire.url);
    appended(await store.append(one('s', 0, { transfers: [grant('g', 'ana', 100)] })));
    const lost = wire.loseReply('append_sheets');
    const answers = await Promise.all([
      store.append(one('s', 1, { id: 'c1', events: events(2) })),
      store.append(
        one('t', 0, { transfers: [move('b', { from: 'wallet:ana', to: 'felt:t', amount: 40, reason: 'buy-in' })] }),
      ),
      store.append(one('s', 3, { events: [], transfers: [grant('g2', 'ana', 7)] })),
      store.append(one('t', 9)),
    ]);
    await lost;
    expect(answers.map((answer) => ('refused' in answer ? answer.refused : [answer.version, answer.repeated]))).toEqual(
      [...[[3, false], [1, false], [3, false], 'conflict']],
    );
    expect(await store.verifyStream('s')).toMatchObject({ sound: true, version: 3 });
    expect(await store.ledger.balance('wallet:ana')).toMatchObject({ balance: 67 });
    expect(await store.ledger.audit()).toMatchObject({ sound: true, entries: 3 });
  });

  test('a database that is away for a while is waited for', async () => {
    const store = await here(wire.url);
    appended(await store.append(one('s', 0)));
    wire.cut();
    const waiting = store.append(one('s', 1));
    await expect(store.latest('s')).rejects.toMatchObject({ code: 'unreachable' });
    wire.mend();
    expect(appended(await waiting)).toMatchObject({ version: 2, repeated: false });
    expect(await store.read('s')).toHaveLength(2);
  });
});
