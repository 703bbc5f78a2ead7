// The archive on both databases: nothing of it is to be seen but the room it saves; whoever does not own a stream does not touch it; and
// what was changed before or after is found.
import { join } from 'node:path';
import { isOpened, openTable } from 'baraja/books';
import { TABLE_FACTS, tableDictionary } from 'baraja/table';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOwned, moveStore, openLeases, openStore, type Store, withhold } from './index.js';
import { openSqlite } from './sqlite.js';
import { ALL, archiveAll } from './test/archiving.js';
import { freshDatabase } from './test/databases.js';
import { temporaryFolder } from './test/places.js';
import { appended, events, grant } from './test/suite.js';

let place: Awaited<ReturnType<typeof temporaryFolder>>;
let path: string;
beforeEach(async () => {
  place = await temporaryFolder();
  path = join(place.folder, 'room.db');
});
afterEach(() => place.remove());
const here = (): Promise<Store> => openStore({ path, thread: false });

const rules = openTable({ house: 'rogelios', game: 'hold', stake: '3/6' });
if (!isOpened(rules)) throw new Error(rules.refused);
const dictionaries = [['ROG-HOLD-W1'], ['ROG-HOLD-W1', 'ROG-HOLD-08']].map((clauses) =>
  tableDictionary(rules, clauses, TABLE_FACTS),
);
const left = (took: number) => ({ type: 'Left', rule: 'ROG-HOLD-W1', seat: 3, at: 1_794_775_958_267, took });

/** Two tables and a house between one another: text and packed, by one dictionary and the next. */
async function fill(store: Store, rounds = 60): Promise<void> {
  for (let n = 0; n < rounds; n++) {
    const at = 5000 + n * 10 - (n % 3) * 25; // a clock that is set back now and then
    const id = `c${n}`;
    const dictionary = dictionaries[n < rounds / 2 ? 0 : 1]!;
    appended(
      await store.append({
        stream: 'table-a',
        expect: n * 3,
        at,
        events: [1, 2, 3].map((i) => left(n + i)),
        dictionary,
        id,
      }),
    );
    appended(await store.append({ stream: 'table-ñ/🂡', expect: n * 2, at, events: events(2, n), id }));
    const transfers = n % 10 === 0 ? [grant(`g${n}`, 'ana', 5)] : [];
    appended(await store.append({ stream: 'house', expect: n, at, events: events(1, n), transfers }));
  }
  await store.putSnapshot({ stream: 'table-a', version: 90, kind: 'k', body: { pot: 7 } });
}
const STREAMS = ['table-a', 'table-ñ/🂡', 'house'];
const archiveEach = async (store: Store): Promise<void> => {
  for (const stream of STREAMS) await archiveAll(store, stream);
};
/** All that can be read of it, from every side. */
async function told(store: Store): Promise<unknown> {
  const every: unknown[] = [];
  for await (const page of store.overview.every('')) every.push(...page);
  const reads = STREAMS.flatMap((stream) =>
    [
      [1, 2],
      [70, 7],
      [59, 200],
    ].map(([from, limit]) => store.read(stream, from, limit)),
  );
  const { events: count, entries } = (await store.head())!;
  return [
    ...[every, await Promise.all(reads), await store.since(0, 1e6), await store.since(111, 40), await store.streams()],
    await Promise.all(STREAMS.map((stream) => store.verifyStream(stream))),
    ...[
      await store.head(),
      await store.headAt({ events: 200, entries: 2 }),
      await store.endsAt({ events: count - 9, entries }),
    ],
    ...[await store.tails(1e6, 100), await store.tails(8, 100), await store.getSnapshot('table-a', 'k')],
    ...[await store.appended('table-a', 'c4'), await store.ledger.audit(), await store.overview.extent()],
  ];
}

describe.each([
  ['a file', async () => path],
  ['PostgreSQL', () => freshDatabase()],
] as const)('an archive in %s', (_, placed) => {
  test('is read, proved, moved and gone on with as if it were none', async () => {
    const at = await placed();
    const store = await openStore({ path: at });
    await fill(store);
    const before = await told(store);
    await archiveEach(store);
    expect(await told(store)).toEqual(before);
    expect(await store.inspect()).toEqual([]);
    expect(await store.archive({ stream: 'table-a', ...ALL })).toBe(0);
    const again = {
      stream: 'table-a',
      expect: 12,
      at: 1,
      events: [5, 6, 7].map(left),
      dictionary: dictionaries[0]!,
      id: 'c4',
    };
    const [event] = await store.read('table-a', 15, 1);
    expect(await store.append(again)).toMatchObject({ repeated: true, version: 15, hash: event!.hash });
    await store.close();

    const other = at === path ? await freshDatabase() : path;
    await moveStore(at, other);
    const there = await openStore({ path: other });
    expect(await told(there)).toEqual(before);
    appended(await there.append({ stream: 'house', expect: 60, at: 9e6, events: events(30) }));
    expect(await archiveAll(there, 'house')).toBe(30);
    expect(await there.verifyStream('house')).toMatchObject({ sound: true, version: 90 });
    await there.close();
  });

  test('takes what is old enough, and of streams at rest what is worth it', async () => {
    const store = await openStore({ path: await placed() });
    for (const [stream, count, at] of [
      ['table-busy', 1000, 500],
      ['table-rest', 50, 100],
      ['table-few', 10, 100],
      ['patron-x', 900, 100],
    ] as const)
      appended(await store.append({ stream, expect: 0, at, events: events(count) }));
    appended(await store.append({ stream: 'table-busy', expect: 1000, at: 900, events: events(1) }));
    const due = { before: 800, idle: 400 };
    expect(await store.overview.archivable('table-', '', due)).toEqual(['table-busy', 'table-rest']);
    expect(await store.overview.archivable('table-', 'table-busy', due)).toEqual(['table-rest']);
    expect(await archiveAll(store, 'table-busy', { ...due, before: 500 })).toBe(0);
    expect(await store.archive({ stream: 'table-busy', ...due })).toBe(320);
    expect(await archiveAll(store, 'table-busy', due)).toBe(640);
    expect(await archiveAll(store, 'table-rest', due)).toBe(49);
    expect(await archiveAll(store, 'table-few', due)).toBe(0);
    expect(await store.overview.archivable('table-', '', due)).toEqual([]);
    expect(await store.archive({ stream: 'table-nowhere', ...due })).toBe(0);
    await store.close();
  });
});

describe('nobody gets around it', () => {
  const forged = async (...statements: readonly string[]) => {
    const store = await here();
    await fill(store);
    await archiveEach(store);
    await store.close();
    const file = openSqlite(path);
    for (const statement of ['DROP TRIGGER bundles_stand', 'DROP TRIGGER bundles_stay', ...statements])
      file.exec(statement);
    file.close();
    const later = await here();
    const verdict = await later.verifyStream('table-a');
    await later.close();
    return verdict;
  };
  const of = 'stream = (SELECT id FROM streams WHERE name = %)';
  const [a, other] = ["'table-a'", "'table-ñ/🂡'"].map((name) => of.replace('%', name));
  test.each([
    [
      'its bytes',
      `UPDATE bundles SET body = CAST(substr(body, 1, 40) || x'0a0b' || substr(body, 43) AS BLOB) WHERE ${a}`,
    ],
    ['nothing in it', `UPDATE bundles SET body = x'' WHERE ${a}`],
    ['another stream’s', `UPDATE bundles SET body = (SELECT body FROM bundles WHERE ${other}) WHERE ${a}`],
    ['its seal', `UPDATE bundles SET hash = zeroblob(32) WHERE ${a}`],
    ['the seal before it', `UPDATE bundles SET before = CAST(zeroblob(31) || x'01' AS BLOB) WHERE ${a}`],
    ['all of it gone', `DELETE FROM bundles WHERE ${a}`],
    ['an event fewer', `UPDATE bundles SET last = last - 1 WHERE ${a}`],
  ])('changed behind its back: %s', async (_what, statement) => {
    expect(await forged(statement)).toMatchObject({ sound: false });
  });

  test('through the front door of SQL an event leaves its row only for a bundle that has it', async () => {
    const store = await here();
    await fill(store);
    await archiveAll(store, 'table-a');
    const file = openSqlite(path);
    for (const statement of [
      'DELETE FROM events WHERE position = (SELECT max(position) FROM events)',
      'DELETE FROM bundles',
      "UPDATE bundles SET body = x'00'",
    ])
      expect(() => file.exec(statement), statement).toThrow(/never/);
    file.close();
    await store.close();
  });
  test('what was changed before is not laundered: it stays as it lies, and is said', async () => {
    const store = await here();
    await fill(store);
    const file = openSqlite(path);
    file.exec(`DROP TRIGGER events_stand; UPDATE events SET at = at + 1 WHERE ${a} AND version = 7`);
    file.close();
    await expect(store.archive({ stream: 'table-a', ...ALL })).rejects.toMatchObject({ code: 'fault' });
    expect(await archiveAll(store, 'house')).toBe(59);
    expect(await store.verifyStream('table-a')).toMatchObject({ sound: false, version: 7 });
    await store.close();
  });
});

test('in a copy something may be withheld from a bundle: its seal stays, and all around it is proved', async () => {
  const store = await here();
  await fill(store);
  await archiveEach(store);
  const copy = join(place.folder, 'copy.db');
  await store.copy(copy);
  const [head, whole] = [await store.head(), await store.read('table-a')];
  await store.close();
  const which = new Map<string, 'all' | readonly number[]>([
    ['table-a', [2, 90, 179, 180]],
    ['house', 'all'],
  ]);
  expect(withhold(copy, { events: which, booked: null })).toMatchObject({ events: 64 });
  const held = await openStore({ path: copy, looks: true });
  expect(await held.verifyStream('table-a', true)).toMatchObject({ sound: true, withheld: 4 });
  expect(await held.verifyStream('house', true)).toMatchObject({ sound: true, withheld: 60 });
  expect(await held.verifyStream('table-a')).toMatchObject({ sound: false });
  expect(await held.head()).toEqual(head);
  const read = await held.read('table-a');
  expect(read.map(({ hash }) => hash)).toEqual(whole.map(({ hash }) => hash));
  expect(read.flatMap(({ body, version }) => (body === null ? [version] : []))).toEqual([2, 90, 179, 180]);
  await held.close();
});

describe('a record of the edition before, which had no bundles', () => {
  const stays = `CREATE TRIGGER events_stay BEFORE DELETE ON events`;
  const none = 'DROP TABLE bundles; ALTER TABLE streams DROP COLUMN archived';
  /** As that edition would have left it. */
  async function backInTime(at: string): Promise<void> {
    if (at === path) {
      const file = openSqlite(path);
      file.exec(
        `DROP TRIGGER events_stay; ${none}; ${stays} BEGIN SELECT RAISE(ABORT, 'never'); END; PRAGMA user_version = 7`,
      );
      return file.close();
    }
    const client = new pg.Client(at);
    await client.connect();
    await client.query(`DROP FUNCTION archive_bundle; DROP FUNCTION only_into_a_bundle CASCADE; ${none};
      ${stays} FOR EACH ROW EXECUTE FUNCTION refuse('never'); UPDATE baraja_schema SET version = 2`);
    await client.end();
  }
  test.each([
    ['a file', async () => path],
    ['PostgreSQL', () => freshDatabase()],
  ])('in %s is looked at as it lies; opened, it is brought up to date, and loses nothing', async (_, placed) => {
    const at = await placed();
    const store = await openStore({ path: at });
    await fill(store);
    const all = await told(store);
    await store.close();
    await backInTime(at);
    const looked = await openStore({ path: at, looks: true });
    expect(await told(looked)).toEqual(all);
    await looked.close();
    const opened = await openStore({ path: at });
    await archiveEach(opened);
    expect(await told(opened)).toEqual(all);
    await opened.close();
  });
});

test('who does not own a stream, or what it is under, archives nothing of it', async () => {
  const url = await freshDatabase();
  const store = await openStore({ path: url });
  const leases = await openLeases(url, 5000);
  await fill(store, 20);
  await leases.live({ node: 'n', address: 'http://n' }, 60_000);
  const [table, house] = [await leases.take('table-a', 'n'), await leases.take('house', 'n')];
  if (!isOwned(table) || !isOwned(house)) throw new Error('not taken');
  const due = { stream: 'table-a', ...ALL };
  for (const owned of [
    {},
    { epoch: 2 },
    { epoch: 1, under: { ...house, epoch: 0 } },
    { epoch: 1, under: { stream: 'no', epoch: 0 } },
  ])
    expect(await store.archive({ ...due, ...owned }), JSON.stringify(owned)).toBe(0);
  const client = new pg.Client(url);
  await client.connect();
  expect((await client.query('SELECT count(*)::int AS n FROM bundles')).rows[0]).toEqual({ n: 0 });
  await client.end();
  // Two at once do it once.
  const both = await Promise.all([1, 2].map(() => store.archive({ ...due, epoch: 1, under: house })));
  expect(both.toSorted((x, y) => x - y)).toEqual([0, 59]);
  expect(await store.verifyStream('table-a')).toMatchObject({ sound: true, version: 60 });
  expect(await store.inspect()).toEqual([]);
  await leases.close();
  await store.close();
});
