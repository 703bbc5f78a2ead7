// The archivist at work in a room: what is over goes into bundles by itself, hands and their proofs are the same afterwards, and what is
// damaged is left, said once, and in nobody's way.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/index.js';
import { openSqlite } from '../store/sqlite.js';
import { appended, events } from '../store/test/suite.js';
import { thinkHere } from '../table/index.js';
import { Archivist } from './archivist.js';
import { roundFor } from './history.js';
import { Room } from './index.js';
import { SetClock } from './test/clock.js';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'baraja-archivist-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));
const HOUR = 3_600_000;
/** Rows and bundles of a stream, as they lie in the file. */
function lies(stream: string): { readonly rows: number; readonly bundles: number } {
  const file = openSqlite(join(data, 'room.db'));
  const count = (table: string): number =>
    Number(
      file
        .prepare(`SELECT count(*) FROM ${table} WHERE stream = (SELECT id FROM streams WHERE name = ?)`)
        .get(stream)?.[0],
    );
  const found = { rows: count('events'), bundles: count('bundles') };
  file.close(true);
  return found;
}

test('hands that are over go into the archive by themselves, and are told and proved as before', async () => {
  const clock = new SetClock(Date.now());
  const open = () =>
    Room.open({ data, grant: 1e6, pace: 0, bots: false, minds: thinkHere, now: clock.now, later: clock.later });
  const room = await open();
  const ana = await room.patrons.arrive('Ana');
  const table = await room.practice(ana.id, { house: 'rogelios', game: 'hold', stake: '3/6' });
  if ('refused' in table) throw new Error(table.refused);
  const leave = table.watch({ patron: 'rail', send: () => {} });
  while (table.state.rounds < 12) await new Promise((resolve) => setTimeout(resolve, 5));
  leave();
  await room.close();

  const { stream, id } = table;
  const before = lies(stream);
  expect(before.bundles).toBe(0);
  const again = await open();
  const told = async (room: Room) => {
    const hand = await roundFor((await room.log(id))!, 3, ana.id);
    if (hand === null || 'refused' in hand) throw new Error('there is no such hand');
    return { events: hand.events, faces: hand.faces, proofs: hand.proofs, receipt: hand.receipt };
  };
  const hand = await told(again);
  expect(await again.store.verifyStream(stream)).toMatchObject({ sound: true });
  clock.forward(2 * HOUR);
  await expect
    .poll(
      () => {
        clock.forward(60_000);
        return lies(stream).bundles;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  expect(lies(stream).rows).toBeLessThan(before.rows);
  expect(await told(again)).toEqual(hand);
  expect(await again.store.verifyStream(stream)).toMatchObject({ sound: true });
  await again.close();
  const last = await open();
  expect(await told(last)).toEqual(hand);
  await last.close();
});

test('what is damaged is left as it lies, said once, and in nobody’s way', async () => {
  const path = join(data, 'room.db');
  const store = await openStore({ path });
  for (const stream of ['table-a', 'table-b'])
    appended(await store.append({ stream, expect: 0, at: 5, events: events(100) }));
  const file = openSqlite(path);
  file.exec("DROP TRIGGER events_stand; UPDATE events SET body = '{}' WHERE version = 9 AND stream = 1");
  file.close(true);
  const said: unknown[] = [];
  const later = (_: number, then: () => void) => {
    const timer = setImmediate(then);
    return () => clearImmediate(timer);
  };
  const archivist = new Archivist({ store, now: () => 10 * HOUR, later, trouble: (error) => said.push(error) });
  archivist.start();
  await expect.poll(() => lies('table-b')).toEqual({ rows: 1, bundles: 1 });
  await expect.poll(() => said).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 100)); // many rounds of it
  await archivist.stop();
  expect(said).toMatchObject([{ message: expect.stringContaining('events 1 to 99 of table-a') }]);
  expect(lies('table-a')).toEqual({ rows: 100, bundles: 0 });
  appended(await store.append({ stream: 'table-a', expect: 100, at: 6, events: events(1) }));
  await store.close();
});
