// Leases on a real database: who owns a stream, and that nobody else writes to it, however late he is and whatever he still believes.
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAppended, isFenced, isOwned, type Leases, type Owned, openLeases, openStore, type Store } from '../index.js';
import { freshDatabase } from '../test/databases.js';
import { appended, events, grant } from '../test/suite.js';

const SHORT = 150;
const LONG = 60_000;
let url: string;
let store: Store;
let leases: Leases;
const nodes = { a: { node: 'a', address: 'http://a' }, b: { node: 'b', address: 'http://b' } };
beforeEach(async () => {
  url = await freshDatabase();
  store = await openStore({ path: url });
  leases = await openLeases(url, 5000);
  for (const stream of ['table-1', 'table-2', 'room']) appended(await store.append(one(stream, 0)));
});
afterEach(async () => {
  await leases.close();
  await store.close();
});
const one = (stream: string, expect_: number, more = {}) => ({
  stream,
  expect: expect_,
  at: 1,
  events: events(1),
  ...more,
});
async function taken(stream: string, node: string): Promise<Owned> {
  const answer = await leases.take(stream, node);
  if (!isOwned(answer)) throw new Error(`${stream} is ${answer.node}'s`);
  return answer;
}
/** Waits until the database's clock has passed a lease of this length. */
const passed = async (client: pg.Client): Promise<void> =>
  void (await client.query(`SELECT pg_sleep_until((SELECT max(lease_until) FROM nodes WHERE lease_until < clock_timestamp()
    + interval '5 seconds') + interval '5 milliseconds')`));
async function connected<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

describe('a stream has one owner', () => {
  test('who lives keeps it; who asks again has it still; who dies loses it, and the epoch rises', async () => {
    await leases.live(nodes.a, LONG);
    await leases.live(nodes.b, LONG);
    const first = await taken('table-1', 'a');
    expect(first.epoch).toBe(1);
    expect(await leases.take('table-1', 'a')).toEqual(first);
    const refused = await leases.take('table-1', 'b');
    expect(isOwned(refused) || refused).toEqual(nodes.a);
    expect(await leases.live(nodes.a, SHORT)).toBe(true);
    await connected(passed);
    expect(await leases.orphans('table-')).toEqual(['table-1']);
    expect(await leases.take('table-1', 'b')).toEqual({ stream: 'table-1', epoch: 2 });
    // Given up for dead, it does not come back by saying that it lives: it has to begin anew.
    expect(await leases.live(nodes.a, LONG)).toBe(false);
    expect(isOwned(await leases.take('table-2', 'a'))).toBe(false);
    await leases.release(first, 'a');
    expect(await leases.take('table-1', 'b')).toEqual({ stream: 'table-1', epoch: 2 });
  });

  test('what somebody asked for before he left may come late, until another has the stream: then he is too late', async () => {
    for (const node of [nodes.a, nodes.b]) await leases.live(node, LONG);
    const mine = await taken('table-1', 'a');
    await leases.leave('a');
    // Nobody goes on from the stream yet: leaving raises no epoch, and whoever takes it reads this, too.
    appended(await store.append(one('table-1', 1, { epoch: mine.epoch })));
    expect(await taken('table-1', 'b')).toEqual({ stream: 'table-1', epoch: mine.epoch + 1 });
    expect(isFenced(await store.append(one('table-1', 2, { epoch: mine.epoch })))).toBe(true);
    expect(await store.latest('table-1')).toMatchObject({ version: 2 });
  });

  test('who leaves politely leaves everything to others at once', async () => {
    await leases.live(nodes.a, LONG);
    await leases.live(nodes.b, LONG);
    for (const stream of ['table-1', 'table-2']) await taken(stream, 'a');
    await leases.leave('a');
    expect(await leases.orphans('table-')).toEqual(['table-1', 'table-2']);
    expect(await taken('table-2', 'b')).toEqual({ stream: 'table-2', epoch: 2 });
    await leases.release({ stream: 'table-2', epoch: 2 }, 'b');
    expect(await taken('table-2', 'b')).toEqual({ stream: 'table-2', epoch: 3 });
  });

  test('of many who want an orphan, one gets it', async () => {
    const all = Array.from({ length: 6 }, (_, n) => ({ node: `n${n}`, address: '' }));
    for (const node of all) await leases.live(node, LONG);
    const answers = await Promise.all(all.map(({ node }) => leases.take('table-1', node)));
    expect(answers.filter(isOwned)).toEqual([{ stream: 'table-1', epoch: 1 }]);
  });
});

describe('whoever is not the owner writes nothing', () => {
  let first: Owned;
  beforeEach(async () => {
    await leases.live(nodes.a, LONG);
    await leases.live(nodes.b, LONG);
    first = await taken('table-1', 'a');
  });
  const takeOver = async (): Promise<Owned> => {
    await leases.release(first, 'a');
    return taken('table-1', 'b');
  };

  test('neither under an old epoch nor under none; the others of the same statement are stored', async () => {
    const second = await takeOver();
    const answers = await Promise.all([
      store.append(one('table-1', 1, { epoch: first.epoch, transfers: [grant('g', 'ana', 5)] })),
      store.append(one('table-2', 1)),
      store.append(one('table-1', 1)),
    ]);
    expect(answers[0]).toEqual({ refused: 'fenced', stream: 'table-1', epoch: 1, actual: 2 });
    expect(isAppended(answers[1]!)).toBe(true);
    expect(isFenced(answers[2]!)).toBe(true);
    expect(await store.ledger.balance('wallet:ana')).toMatchObject({ balance: 0 });
    const snapshot = { stream: 'table-1', version: 1, kind: 'k', body: 1 };
    expect(await store.putSnapshot({ ...snapshot, epoch: first.epoch })).toBe(false);
    expect(await store.putSnapshot({ ...snapshot, epoch: second.epoch })).toBe(true);
    expect(isAppended(await store.append(one('table-1', 1, { epoch: second.epoch })))).toBe(true);
  });

  test('what was acknowledged before is acknowledged again, whoever owns the stream by now', async () => {
    const act = one('table-1', 1, { epoch: first.epoch, id: 'c1' });
    const answer = appended(await store.append(act));
    const { epoch } = await takeOver();
    expect(await store.append(act)).toEqual({ ...answer, repeated: true });
    expect(await store.append({ ...act, epoch })).toEqual({ ...answer, repeated: true });
  });

  test('an append that is late waits for a takeover that is under way, and is refused by it', async () => {
    await connected(async (client) => {
      await client.query('BEGIN');
      await client.query("UPDATE streams SET epoch = epoch + 1, owner = 'b' WHERE name = 'table-1'");
      const late = store.append(one('table-1', 1, { epoch: first.epoch }));
      await waitsFor('append_sheets');
      await client.query('COMMIT');
      expect(isFenced(await late)).toBe(true);
    });
    expect((await store.latest('table-1')).version).toBe(1);
  });

  test('a takeover that is late waits for an append that is under way, and goes on after it', async () => {
    await leases.leave('a');
    await connected(async (client) => {
      await client.query('BEGIN');
      await client.query("UPDATE streams SET version = 2 WHERE name = 'table-1'");
      const late = leases.take('table-1', 'b');
      await waitsFor('UPDATE streams');
      await client.query('COMMIT');
      expect(await late).toEqual({ stream: 'table-1', epoch: 2 });
    });
    expect((await store.latest('table-1')).version).toBe(2);
  });

  test('what is under a room goes with the room: its tables, its people, all', async () => {
    const room = await taken('room', 'a');
    const written = appended(await store.append(one('patron-x', 0, { under: room })));
    expect(written.version).toBe(1);
    await leases.leave('a');
    const next = await taken('room', 'b');
    expect(await store.append(one('patron-x', 1, { under: room }))).toEqual({
      ...{ refused: 'fenced', stream: 'room', epoch: room.epoch, actual: next.epoch },
    });
    expect(await store.putSnapshot({ stream: 'patron-x', version: 1, kind: 'k', body: 1, under: room })).toBe(false);
    expect(isAppended(await store.append(one('patron-x', 1, { under: next })))).toBe(true);
  });
});

/** Until somebody stands in line for a row. Asked outside the transaction: inside one it would see the same activity for ever. */
const waitsFor = (text: string): Promise<void> =>
  connected(async (client) => {
    const asked = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE $1";
    while ((await client.query(asked, [`%${text}%`])).rowCount === 0) await new Promise((r) => setTimeout(r, 5));
  });
