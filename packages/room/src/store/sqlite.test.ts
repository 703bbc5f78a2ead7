// What is particular to a file: damage, tampering, strangers' files, full disks, several writers.
import { once } from 'node:events';
import { copyFile, open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Desk } from './desk.js';
import { type AppendAnswer, isAppended, isConflict, openStore, type Store, StoreError } from './index.js';
import { schemaVersion } from './schema.js';
import { openSqlite } from './sqlite.js';
import { temporaryFolder } from './test/places.js';
import { appended, events, grant, move } from './test/suite.js';

let folder: string;
let remove: () => Promise<void>;
let path: string;
beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
  path = join(folder, 'room.db');
});
afterEach(() => remove());

const here = (): Promise<Store> => openStore({ path, thread: false });

/** A few tables with money on them; each has `count` events, in as many commits when they are stored one by one. */
async function filled(store: Store, count = 20, how: 'at once' | 'one by one' = 'at once'): Promise<void> {
  const answers: Promise<AppendAnswer>[] = [];
  for (const table of ['table-1', 'table-2', 'table-3']) {
    for (let version = 0; version < count; version++) {
      const transfers = [grant(`${table}/${version}`, table, 100 + version)];
      answers.push(
        store.append({ stream: table, expect: version, at: version, events: events(1, version), transfers }),
      );
      if (how === 'one by one') await answers.at(-1);
    }
  }
  (await Promise.all(answers)).forEach(appended);
}

/** Goes behind the store's back, as somebody with the file and no respect would. */
function tamper(...statements: readonly string[]): void {
  const file = openSqlite(path);
  for (const guard of ['events_stand', 'events_stay', 'transfers_stand', 'transfers_stay']) {
    file.exec(`DROP TRIGGER IF EXISTS ${guard}`);
  }
  for (const statement of statements) file.exec(statement);
  file.close();
}

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'fine',
    (error: unknown) => (error instanceof StoreError ? error.code : error),
  );

describe('files that cannot be opened', () => {
  test('a newer schema is refused, and the file left alone', async () => {
    await (await here()).close();
    tamper(`PRAGMA user_version = ${schemaVersion + 1}`);
    const before = await readFile(path);
    for (const thread of [false, true]) expect(await code(openStore({ path, thread }))).toBe('newer-schema');
    expect((await readFile(path)).equals(before)).toBe(true);
  });

  test('another program’s database, a text and a folder are refused by name', async () => {
    openSqlite(path).exec('CREATE TABLE theirs (a)');
    expect(await code(here())).toBe('not-a-store');
    const text = join(folder, 'notes.txt');
    await writeFile(text, 'Not a database, however often one says so. '.repeat(200));
    for (const thread of [false, true]) expect(await code(openStore({ path: text, thread }))).toBe('not-a-store');
    expect(await code(openStore({ path: folder, thread: false }))).toBe('cannot-open');
    expect(await code(openStore({ path: join(text, 'under', 'room.db'), thread: true }))).toBe('cannot-open');
  });

  test('a message says what to do', async () => {
    await expect(openStore({ path: folder, thread: false })).rejects.toThrow(/look at the path/);
  });
});

describe('damage and tampering', () => {
  const verdicts = async (): Promise<Record<string, number | true>> => {
    const store = await here();
    const found: Record<string, number | true> = {};
    for (const { stream } of await store.streams()) {
      const verdict = await store.verifyStream(stream);
      found[stream] = verdict.sound || verdict.version;
    }
    await store.close();
    return found;
  };
  beforeEach(async () => {
    const store = await here();
    await filled(store);
    await store.close();
  });
  const in2 = "stream = (SELECT id FROM streams WHERE name = 'table-2')";

  test.each([
    ['a body changed', `UPDATE events SET body = '{"type":"Counted","n":99}' WHERE ${in2} AND version = 7`, 7],
    ['a time changed', `UPDATE events SET at = at + 1 WHERE ${in2} AND version = 7`, 7],
    ['a hash changed', `UPDATE events SET hash = zeroblob(32) WHERE ${in2} AND version = 7`, 7],
    ['an event taken out', `DELETE FROM events WHERE ${in2} AND version = 7`, 7],
    ['the last event taken out', `DELETE FROM events WHERE ${in2} AND version = 20`, 20],
    ['the stream cut and its head moved back', `UPDATE streams SET version = 19 WHERE name = 'table-2'`, 20],
    [
      'two events changed over',
      `UPDATE events SET version = 27 - version + 1000 WHERE ${in2} AND version IN (13, 14);
      UPDATE events SET version = version - 1000 WHERE ${in2} AND version > 1000`,
      13,
    ],
    [
      'another stream’s event put in',
      `UPDATE events SET (body, hash) = (SELECT body, hash FROM events WHERE version = 7
      AND stream = (SELECT id FROM streams WHERE name = 'table-1')) WHERE ${in2} AND version = 7`,
      7,
    ],
  ])('%s: the chain breaks there, and only there', async (_, statement, version) => {
    tamper(statement);
    expect(await verdicts()).toEqual({ 'table-1': true, 'table-2': version, 'table-3': true });
  });

  test.each([
    ['an amount changed', 'UPDATE transfers SET amount = amount + 1 WHERE seq = 7', /chain/],
    ['an entry taken out', 'DELETE FROM transfers WHERE seq = 7', /missing/],
    ['the last entry taken out', 'DELETE FROM transfers WHERE seq = 60', /add up/],
    ['a balance changed', "UPDATE accounts SET balance = balance + 5 WHERE name = 'wallet:table-1'", /add up/],
    [
      'a balance changed on both sides',
      "UPDATE accounts SET balance = balance + (CASE kind WHEN 'grant' THEN -5 ELSE 5 END) WHERE id < 3",
      /add up/,
    ],
  ])('%s in the book: the audit finds it', async (_, statement, why) => {
    tamper(statement);
    const store = await here();
    expect(await store.ledger.audit()).toMatchObject({ sound: false, why: expect.stringMatching(why) });
    await store.close();
  });

  /** The first transfer once more, with some fields otherwise. */
  const copied = (id: string, amount: string, reason: string): string =>
    `INSERT INTO transfers SELECT 1000, ${id}, kind, source, target, ${amount}, ${reason}, rule, patron, felt, refers, at,
      stream, version, source_after, target_after, hash FROM transfers WHERE seq = 1`;

  test('through the front door of SQL nothing is edited, struck out or overdrawn', async () => {
    const file = openSqlite(path);
    for (const statement of [
      "UPDATE events SET body = '{}' WHERE version = 3",
      'DELETE FROM events WHERE version = 3',
      'UPDATE transfers SET amount = 1',
      'DELETE FROM transfers',
      'DELETE FROM accounts',
      "UPDATE accounts SET may_owe = 1 WHERE kind = 'wallet'",
      "UPDATE accounts SET balance = -1 WHERE kind = 'wallet'",
      "UPDATE accounts SET held = balance + 1 WHERE kind = 'wallet'",
      copied("'zero'", '0', 'reason'),
      copied("'reason'", '1', "'favour'"),
    ]) {
      expect(() => file.exec(statement), statement).toThrow(/never|keeps|CHECK/);
    }
    file.close();
    expect(await verdicts()).toEqual({ 'table-1': true, 'table-2': true, 'table-3': true });
  });

  test('flipped bytes on the disk are noticed, never passed on as events', async () => {
    const size = (await readFile(path)).length;
    const whole = path;
    let noticed = 0;
    for (let at = 2 * 4096 - 600; at < size; at += 4096) {
      path = join(folder, `flipped-${at}.db`);
      await copyFile(whole, path);
      const handle = await open(path, 'r+');
      await handle.write(Buffer.alloc(600, 0xa5), 0, 600, at);
      await handle.close();
      const answer = await code(everything());
      if (answer !== 'fine') noticed++;
    }
    // Rows fill a page from its end; only the pages of empty tables can lose it and be none the worse.
    expect(noticed).toBeGreaterThan(size / 4096 / 3);
  });

  /** Reads and checks all there is; throws a StoreError on the first trouble. */
  async function everything(): Promise<void> {
    const store = await here();
    try {
      const whole = [...Array(20).keys()].map((n) => JSON.stringify(events(1, n)[0]));
      for (const table of ['table-1', 'table-2', 'table-3']) {
        const verdict = await store.verifyStream(table);
        if (!verdict.sound) throw new StoreError('corrupt', verdict.why);
        expect((await store.read(table)).map(({ text }) => text)).toEqual(whole);
      }
      const audit = await store.ledger.audit();
      if (!audit.sound) throw new StoreError('corrupt', audit.why);
      const [line] = await store.inspect();
      if (line !== undefined) throw new StoreError('corrupt', line);
    } finally {
      await store.close();
    }
  }
});

describe('a torn log', () => {
  test('whatever is cut off or scrambled at its end, what is left is a whole beginning', async () => {
    const store = await here();
    await filled(store, 20, 'one by one');
    const [database, log] = [await readFile(path), await readFile(`${path}-wal`)];
    await store.close();
    let seed = 7;
    const below = (n: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * n);
    };
    const counts = new Set<number>();
    for (let i = 0; i < 24; i++) {
      const torn = join(folder, `torn-${i}.db`);
      await writeFile(torn, database);
      await writeFile(`${torn}-wal`, log);
      const at = below(log.length);
      if (i % 2 === 0) await truncate(`${torn}-wal`, at);
      else {
        const handle = await open(`${torn}-wal`, 'r+');
        await handle.write(Buffer.alloc(Math.min(512, log.length - at), i), 0, undefined, at);
        await handle.close();
      }
      const opened = await openStore({ path: torn, thread: false });
      const all = await opened.since(0, 1e6);
      expect(all.map(({ position }) => position)).toEqual(all.map((_, n) => n + 1));
      for (const { stream } of await opened.streams()) {
        expect(await opened.verifyStream(stream)).toMatchObject({ sound: true });
      }
      expect(await opened.ledger.audit()).toEqual({ sound: true, entries: all.length });
      expect(await opened.inspect()).toEqual([]);
      appended(await opened.append({ stream: 'after', expect: 0, at: 0, events: [{}] }));
      await opened.close();
      counts.add(all.length);
    }
    expect(counts.size).toBeGreaterThan(8);
    expect(Math.max(...counts)).toBeGreaterThan(40);
  });
});

describe('several writers and unlucky neighbours', () => {
  test('appends that wait at the same time share one transaction', () => {
    const desk = new Desk(path);
    const { file } = desk as unknown as { file: ReturnType<typeof openSqlite> };
    const within = vi.spyOn(file, 'within');
    const asks = Array.from({ length: 200 }, (_, n) => {
      const sheet = { stream: `table-${n % 50}`, expect: Math.floor(n / 50), at: 0, bodies: ['{}'], id: null };
      return { ask: 'append', sheet: { ...sheet, transfers: [grant(`g${n}`, 'ana', 1)] } } as const;
    });
    expect(desk.settle(asks).every((reply) => 'value' in reply)).toBe(true);
    expect(within).toHaveBeenCalledTimes(1);
    expect(desk.settle([{ ask: 'streams', prefix: '' }])).toMatchObject([{ value: { length: 50 } }]);
    desk.close();
  });

  test('a new store is for its owner only', async () => {
    const store = await here();
    await filled(store, 1);
    const modes = await Promise.all(['', '-wal'].map(async (end) => (await stat(path + end)).mode & 0o777));
    if (process.platform !== 'win32') expect(modes).toEqual([0o600, 0o600]);
    await store.close();
  });

  test('when the writer’s thread dies, whoever waits hears of it, and so does whoever comes later', async () => {
    const store = await openStore({ path });
    const { courier } = store as unknown as { courier: { worker: Worker } };
    await filled(store, 1);
    const waiting = code(store.append({ stream: 'table-1', expect: 1, at: 1, events: [{}] }));
    const over = once(courier.worker, 'exit');
    await courier.worker.terminate();
    await over;
    expect(['stopped', 'fine']).toContain(await waiting);
    expect(await code(store.latest('table-1'))).toBe('stopped');
    await store.close();
    const again = await here();
    expect((await again.latest('table-1')).version).toBeGreaterThanOrEqual(1);
    expect(await again.ledger.audit()).toMatchObject({ sound: true });
    await again.close();
  });

  test('two stores on one file fence each other by version, and each sees what the other wrote', async () => {
    const stores = [await openStore({ path }), await openStore({ path })];
    const tallies = await Promise.all(
      stores.map(async (store, who) => {
        const tally = { stored: 0, conflicts: 0 };
        let version = 0;
        while (tally.stored < 60) {
          const transfers = [grant(`${who}/${tally.stored}`, 'both', 10)];
          const answer = await store.append({ stream: 'shared', expect: version, at: 1, events: [{ who }], transfers });
          if (isAppended(answer)) tally.stored++;
          else tally.conflicts++;
          version = isAppended(answer) ? answer.version : isConflict(answer) ? answer.actual : version;
        }
        return tally;
      }),
    );
    for (const store of stores) {
      expect(await store.verifyStream('shared')).toMatchObject({ sound: true, version: 120 });
      expect(await store.ledger.balance('wallet:both')).toMatchObject({ balance: 1200 });
      expect(await store.ledger.audit()).toEqual({ sound: true, entries: 120 });
      await store.close();
    }
    expect(tallies.map(({ stored }) => stored)).toEqual([60, 60]);
  });

  test('an append that the database itself rejects fails alone: the others of its commit are stored', async () => {
    const store = await here();
    await filled(store, 2);
    // A row that should not be there takes the version table-2 will need.
    tamper(
      'INSERT INTO events SELECT 1000, stream, 3, at, body, hash, packed, dictionary FROM events WHERE stream = 2 AND version = 2',
    );
    const append = (stream: string) => code(store.append({ stream, expect: 2, at: 2, events: [{}] }));
    expect(await Promise.all(['table-1', 'table-2', 'table-3', 'table-1'].map(append))).toEqual([
      ...['fine', 'fault', 'fine', 'fine'],
    ]);
    const versions = (await store.streams()).map(({ version }) => version);
    expect(versions).toEqual([3, 2, 3]);
    await store.close();
  });

  test('a full disk refuses, stores nothing, and lets work go on when there is room again', () => {
    const desk = new Desk(path);
    const { file } = desk as unknown as { file: ReturnType<typeof openSqlite> };
    const append = (expect_: number, size: number) => {
      const sheet = { stream: 's', expect: expect_, at: 0, bodies: [JSON.stringify('x'.repeat(size))], id: null };
      const transfers = [grant(`g${expect_}`, 'ana', 5)];
      return desk.settle([{ ask: 'append', sheet: { ...sheet, transfers } }])[0];
    };
    expect(append(0, 10)).toMatchObject({ value: { version: 1 } });
    const pages = Number(file.prepare('PRAGMA page_count').get()?.[0]);
    file.prepare(`PRAGMA max_page_count = ${pages + 2}`).get();
    expect(append(1, 100_000)).toMatchObject({ trouble: 'disk-full', message: expect.stringMatching(/make room/) });
    expect(append(1, 10)).toMatchObject({ value: { version: 2 } });
    file.prepare('PRAGMA max_page_count = 100000').get();
    expect(append(2, 100_000)).toMatchObject({ value: { version: 3 } });
    expect(desk.settle([{ ask: 'balance', account: 'wallet:ana' }])[0]).toMatchObject({ value: { balance: 15 } });
    expect(desk.settle([{ ask: 'inspect' }])[0]).toEqual({ value: [] });
    desk.close();
  });

  test('a store held by somebody else is busy, not broken', () => {
    const desk = new Desk(path);
    const { file } = desk as unknown as { file: ReturnType<typeof openSqlite> };
    file.exec('PRAGMA busy_timeout = 20');
    const other = openSqlite(path);
    other.exec('BEGIN IMMEDIATE');
    const sheet = { stream: 's', expect: 0, at: 0, bodies: ['{}'], transfers: [], id: null };
    expect(desk.settle([{ ask: 'append', sheet }])[0]).toMatchObject({ trouble: 'busy' });
    other.exec('ROLLBACK');
    expect(desk.settle([{ ask: 'append', sheet }])[0]).toMatchObject({ value: { version: 1 } });
    other.close();
    desk.close();
  });

  test('a snapshot of events that were replaced is not given back', async () => {
    const store = await here();
    await filled(store, 3);
    await store.putSnapshot({ stream: 'table-1', version: 2, kind: 'k', body: 1 });
    tamper('UPDATE events SET hash = zeroblob(32) WHERE stream = 1 AND version = 2');
    expect(await store.getSnapshot('table-1', 'k')).toBeUndefined();
    await store.close();
  });

  test('a transfer taken twice by two appends is posted once', async () => {
    const store = await here();
    const transfers = [
      grant('g1', 'ana', 100),
      move('b1', { from: 'wallet:ana', to: 'felt:1', amount: 100, reason: 'buy-in' }),
    ];
    const append = (expect_: number) => store.append({ stream: 's', expect: expect_, at: 0, events: [{}], transfers });
    expect((await Promise.all([append(0), append(1), append(2)])).every(isAppended)).toBe(true);
    expect(await store.ledger.balance('felt:1')).toMatchObject({ balance: 100 });
    await store.close();
  });
});
