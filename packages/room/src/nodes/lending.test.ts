// Several servers of one room over one database: one keeps it, and the others play its tables. What is asked where it is kept is done where
// a table is played; who dies, is cut off or leaves loses no hand; and whoever has lost a table stores nothing at it any more.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from 'baraja';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalBus } from '../bus/index.js';
import { Room } from '../house/room.js';
import { openStore } from '../store/index.js';
import { freshDatabase } from '../store/test/databases.js';
import { temporaryFolder } from '../store/test/places.js';
import { type Wire, wireTo } from '../store/test/wire.js';
import { type TableActor, thinkHere } from '../table/index.js';
import { stir } from '../table/test/people.js';
import type { Borrower } from './index.js';

/** Milliseconds: long enough for a busy machine to renew it. */
const LEASE = 4000;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let url: string;
const wires: Wire[] = [];
beforeEach(async () => {
  place = await temporaryFolder();
  url = await freshDatabase();
});
afterEach(async () => {
  await Promise.all(wires.splice(0).map((wire) => wire.remove()));
  await place.remove();
});
const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 5));
};

interface Server {
  readonly room: Promise<Room>;
  readonly wire: Wire;
  readonly borrower: Promise<Borrower>;
  readonly troubles: string[];
}
/** Each has a folder of its own, with the same keys in it, and the bus that all of them share. */
async function server(name: string, bus: LocalBus, keysOf?: string): Promise<Server> {
  const data = join(place.folder, name);
  if (keysOf !== undefined)
    for (const key of ['seal.key', 'room.key', 'heads.txt'])
      cpSync(join(place.folder, keysOf, key), join(data, key), { recursive: true });
  const wire = await wireTo(url);
  wires.push(wire);
  const troubles: string[] = [];
  let room: Promise<Room>;
  const borrower = new Promise<Borrower>((resolve) => {
    const base = { data, db: wire.url, grant: 1_000_000, pace: 0.02, bots: false, minds: thinkHere, passwordCost: 10 };
    const lends = { lends: () => bus, onBorrower: resolve };
    const onTrouble = (table: string, error: unknown) => void troubles.push(`${table}: ${String(error)}`);
    room = Room.open({ ...base, ...lends, lease: LEASE, onTrouble });
  });
  return { room: room!, wire, borrower, troubles };
}
const opening = { house: 'rogelios', game: 'hold', stake: '3/6' };

/** So many hands more, with somebody who presses what his menu offers. */
async function playOn(table: TableActor, asker: { patron: string; name: string }, hands: number): Promise<void> {
  const rng = seeded(hands);
  const leave = table.watch({ patron: asker.patron, send: () => {} });
  const to = table.state.rounds + hands;
  while (table.state.rounds < to) {
    await stir(table, [asker], rng, 1_000_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  leave();
}
async function sound(): Promise<void> {
  const store = await openStore({ path: url, looks: true });
  for (const { stream } of await store.streams())
    expect(await store.verifyStream(stream)).toMatchObject({ sound: true });
  expect(await store.ledger.audit()).toMatchObject({ sound: true });
  await store.close();
}

test('tables are played where others stand by, asked where the room is kept, and go on when whoever plays them dies', async () => {
  const bus = new LocalBus();
  const first = await server('a', bus);
  const room = await first.room;
  const ana = await room.patrons.arrive('Ana');
  const asker = { patron: ana.id, name: ana.name };
  const tables: TableActor[] = [];
  for (let n = 0; n < 4; n++)
    tables.push(await room.add({ id: `t${n}`, name: 'Hold', opening, host: null, practice: false, unlisted: false }));
  const [table] = tables as [TableActor];
  await table.seatBots(3);

  const second = await server('b', bus, 'a');
  const plays = await second.borrower;
  await until(() => plays.size > 0 && (room.spread?.get('') ?? 4) <= 2);
  const lent = tables.filter(({ share }) => share.isElsewhere);
  expect(lent.length).toBeGreaterThan(0);
  const one = lent.find(({ id }) => id === table.id) ?? lent[0]!;
  if (one !== table) await one.seatBots(3);
  expect(await one.ask(asker, 'sit', one.version, { type: 'sit', seat: 6, buyIn: 30_000, post: true })).toMatchObject({
    done: true,
  });
  expect(one.seatOf(ana.id)).toBe(6);
  // The same press again: the first answer.
  const again = await one.ask(asker, 'sit', one.version, { type: 'sit', seat: 6, buyIn: 30_000, post: true });
  expect(again).toMatchObject({ done: true });
  await playOn(one, asker, 2);
  expect(one.share.isElsewhere).toBe(true);
  // What only the room knows is asked of it, and refused there.
  expect(await one.ask(asker, 'pause', one.version, { type: 'pause', reason: 'a break' })).toMatchObject({
    refusal: { refused: 'floor-only' },
  });

  // Cut off from the database it ends, and stores nothing more; its tables go on here.
  second.wire.cut();
  await expect(second.room).rejects.toMatchObject({ code: 'unreachable' });
  await until(() => tables.every(({ share }) => !share.isElsewhere));
  await playOn(one, asker, 2);

  // Politely: each between two decisions.
  const third = await server('c', bus, 'a');
  const next = await third.borrower;
  await until(() => next.size > 0 && one.share.isElsewhere);
  const hers = one;
  const before = hers.version;
  await next.stop();
  expect(next.size).toBe(0);
  await until(() => tables.every(({ share }) => !share.isElsewhere));
  expect(hers.version).toBeGreaterThanOrEqual(before);
  await playOn(one, asker, 1);
  await room.close();
  await (await third.room).close();
  await sound();
  expect(first.troubles).toEqual([]);
}, 60_000);
