// The storm's database is no kinder than a real one: it passes the store's own suite, and who owns what is the same as in PostgreSQL.
import { isAppended, isFenced, isOwned, type Leases, openLeases, openStore, type Store } from '@baraja/room';
import { freshDatabase } from '@baraja/room/test/databases';
import { storeSuite } from '@baraja/room/test/suite';
import { describe, expect, test } from 'vitest';
import { Database } from './database.js';
import { insideOf, leasesInside } from './wire.js';

storeSuite({
  name: 'the database of a storm',
  lasting: true,
  async place() {
    const database = new Database(() => 0);
    return { open: async (upcasters) => insideOf(database, upcasters), remove: async () => database.close() };
  },
});

interface Place {
  readonly store: Store;
  readonly leases: Leases;
  /** Lets so many milliseconds pass. */
  wait(ms: number): Promise<void>;
  close(): Promise<void>;
}
const places: Readonly<Record<string, () => Promise<Place>>> = {
  'a storm': async () => {
    let now = 0;
    const database = new Database(() => now);
    const wait = async (ms: number): Promise<void> => {
      now += ms;
    };
    return { store: insideOf(database), leases: leasesInside(database), wait, close: async () => database.close() };
  },
  PostgreSQL: async () => {
    const url = await freshDatabase();
    const store = await openStore({ path: url });
    const leases = await openLeases(url, 5000);
    const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    return { store, leases, wait, close: async () => void (await Promise.all([store.close(), leases.close()])) };
  },
};

describe.each(Object.entries(places))('who owns what, in %s', (_, open) => {
  const event = { at: 1, events: [{ type: 'Counted' }] };

  test('a stream has one owner; the epoch rises with him, and who has a stale one stores nothing', async () => {
    const { store, leases, wait, close } = await open();
    expect(isAppended(await store.append({ stream: 'room', expect: 0, ...event }))).toBe(true);
    expect(await leases.live({ node: 'a', address: 'A' }, 400)).toBe(true);
    expect(await leases.live({ node: 'b', address: 'B' }, 60_000)).toBe(true);
    const first = await leases.take('room', 'a');
    if (!isOwned(first)) throw new Error('not taken');
    expect(await leases.take('room', 'a')).toEqual(first);
    expect(await leases.take('room', 'b')).toEqual({ node: 'a', address: 'A' });
    const mine = { stream: 'table-x', expect: 0, under: first, id: 'c1', ...event };
    expect(isAppended(await store.append(mine))).toBe(true);

    await wait(500);
    const second = await leases.take('room', 'b');
    expect(second).toEqual({ stream: 'room', epoch: first.epoch + 1 });
    expect(await leases.live({ node: 'a', address: 'A' }, 400)).toBe(false);
    expect(isFenced(await store.append({ ...mine, expect: 1, id: 'c2' }))).toBe(true);
    expect(await store.append(mine), 'what was stored before keeps its answer').toMatchObject({ repeated: true });
    const snapshot = { stream: 'table-x', version: 1, kind: 'k', body: 1 };
    expect(await store.putSnapshot({ ...snapshot, under: first })).toBe(false);
    if (isOwned(second)) expect(await store.putSnapshot({ ...snapshot, under: second })).toBe(true);
    await leases.leave('b');
    expect(await leases.orphans('ro')).toEqual(['room']);
    expect(await leases.take('room', 'b')).toEqual({ node: '', address: '' });
    await close();
  });

  test('whoever has the room gives its tables to others; asked again, however late, it is done once', async () => {
    const { store, leases, close } = await open();
    for (const stream of ['room', 'table-1', 'table-2', 'table-3']) await store.append({ stream, expect: 0, ...event });
    await leases.live({ node: 'a', address: 'A' }, 60_000);
    const room = await leases.take('room', 'a');
    if (!isOwned(room)) throw new Error('not taken');
    const gifts = [
      { stream: 'table-1', epoch: 101, node: 'x' },
      { stream: 'table-2', epoch: 101, node: 'y' },
    ];
    const given = [1, 2].map((n) => ({ stream: `table-${n}`, epoch: 101, version: 1 }));
    expect(await leases.give(gifts, room)).toEqual(given);
    const act = { stream: 'table-1', expect: 1, ...event };
    expect(isFenced(await store.append({ ...act, under: room }))).toBe(true);
    expect(isAppended(await store.append({ ...act, epoch: 101 }))).toBe(true);
    expect((await leases.give(gifts, room))?.[0]).toEqual({ stream: 'table-1', epoch: 101, version: 2 });
    expect(await leases.give([{ stream: 'table-1', epoch: 100, node: 'z' }], room)).toBeNull();
    // All that were ever given are called in; what was sent before and comes late takes none of them back.
    expect(await leases.giveAll({ stream: 'table-', epoch: 200 }, 'a', room)).toEqual(['table-1', 'table-2']);
    expect(await leases.give(gifts, room)).toBeNull();
    expect(isFenced(await store.append({ ...act, expect: 2, epoch: 101 }))).toBe(true);
    expect(isAppended(await store.append({ ...act, expect: 2, epoch: 200, under: room }))).toBe(true);
    // Who does not have the room gives nothing.
    const stale = { ...room, epoch: room.epoch - 1 };
    expect(await leases.giveAll({ stream: 'table-', epoch: 300 }, 'b', stale)).toBeNull();
    expect(await leases.give([{ stream: 'table-3', epoch: 300, node: 'b' }], stale)).toBeNull();
    expect(isAppended(await store.append({ stream: 'table-3', expect: 1, ...event, under: room }))).toBe(true);
    await close();
  });
});
