// Several servers on one database: one keeps the room, the others stand by. Death, a cut wire and a polite end, with a hand under way.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/index.js';
import { freshDatabase } from '../store/test/databases.js';
import { temporaryFolder } from '../store/test/places.js';
import { type Wire, wireTo } from '../store/test/wire.js';
import { type TableActor, thinkHere } from '../table/index.js';
import { Room } from './room.js';
import { STANDING, STANDING_NAME } from './standing.js';

/** Milliseconds: long enough for a busy machine to renew it. */
const LEASE = 5000;
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

interface Server {
  readonly room: Promise<Room>;
  readonly wire: Wire;
  /** The address of whoever keeps the room while this one stands by. */
  readonly standsBy: Promise<string>;
  readonly lost: Promise<void>;
}
/** Each has a folder of its own, with the same keys in it. */
async function server(name: string, keysOf?: string): Promise<Server> {
  const data = join(place.folder, name);
  if (keysOf !== undefined)
    for (const key of ['seal.key', 'room.key', 'heads.txt'])
      cpSync(join(place.folder, keysOf, key), join(data, key), { recursive: true });
  const wire = await wireTo(url);
  wires.push(wire);
  let room: Promise<Room>;
  let lost = (): void => {};
  const isLost = new Promise<void>((resolve) => {
    lost = resolve;
  });
  const standsBy = new Promise<string>((resolve) => {
    const base = { data, db: wire.url, grant: 100_000, pace: 0, bots: false, minds: thinkHere, passwordCost: 10 };
    room = Room.open({ ...base, lease: LEASE, onLost: lost, onStandBy: resolve });
  });
  return { room: room!, wire, standsBy, lost: isLost };
}
/** Somebody looks at a table of bots until so many hands are over. */
async function played(table: TableActor, patron: string, hands: number): Promise<void> {
  const until = table.state.rounds + hands;
  const leave = table.watch({ patron, send: () => {} });
  while (table.state.rounds < until) await new Promise((resolve) => setTimeout(resolve, 5));
  leave();
}

test('the one that is cut off loses the room to the one that stands by; hands go on, and nothing is stored twice or by both', async () => {
  const first = await server('a');
  const room = await first.room;
  room.announce('http://a');
  const ana = await room.patrons.arrive('Ana');
  // One that stands there even when nobody looks.
  const opening = { house: 'rogelios', game: 'hold', stake: '3/6' };
  const table = await room.add({ id: `${STANDING_NAME}hold`, name: 'Hold', opening, ...STANDING });
  await table.seatBots(4);
  await played(table, ana.id, 2);

  const second = await server('b', 'a');
  expect(await second.standsBy).toBe('http://a');
  const leave = table.watch({ patron: ana.id, send: () => {} }); // so that a hand is under way
  first.wire.cut();
  const next = await second.room;
  await first.lost;
  leave();
  first.wire.mend();
  await expect(room.patrons.arrive('Late')).rejects.toMatchObject({ code: 'stopped' });

  expect(next.patrons.find(ana.id)).toMatchObject({ name: 'Ana' });
  const again = (await next.table(table.id))!;
  expect(again.version).toBeGreaterThanOrEqual(table.version);
  await played(again, ana.id, 2);

  // Politely: the next one has it long before the lease would be over.
  const third = await server('c', 'a');
  await third.standsBy;
  const began = performance.now();
  await next.close();
  const last = await third.room;
  expect(performance.now() - began).toBeLessThan(LEASE);
  await played((await last.table(table.id))!, ana.id, 1);
  await room.close();
  await last.close();

  const store = await openStore({ path: url, looks: true });
  for (const { stream } of await store.streams())
    expect(await store.verifyStream(stream)).toMatchObject({ sound: true });
  expect(await store.ledger.audit()).toMatchObject({ sound: true });
  expect((await store.ledger.trialBalance()).total).toBe(0);
  expect(await store.inspect()).toEqual([]);
  await store.close();
});
