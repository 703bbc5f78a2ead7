// A room's record from a file into PostgreSQL and back: everything goes over, is proved, and goes on there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isOpened, openTable } from 'baraja/books';
import { TABLE_FACTS, tableDictionary } from 'baraja/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { all } from '../../ledger/index.js';
import { moveStore, openStore, type Store } from '../index.js';
import { openSqlite } from '../sqlite.js';
import { freshDatabase } from '../test/databases.js';
import { temporaryFolder } from '../test/places.js';
import { appended, events, grant, move } from '../test/suite.js';
import { openSide } from './side.js';
import { storeTables } from './tables.js';

let place: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  place = await temporaryFolder();
});
afterEach(() => place.remove());

const rules = openTable({ house: 'rogelios', game: 'hold', stake: '3/6' });
if (!isOpened(rules)) throw new Error(rules.refused);
const dictionary = tableDictionary(rules, ['ROG-HOLD-W1'], TABLE_FACTS);
const left = { type: 'Left', rule: 'ROG-HOLD-W1', seat: 3, at: 1_794_775_958_267, took: 4650 };

/** A bit of everything: text and packed events, ids, money, a snapshot, hands. */
async function fill(store: Store): Promise<void> {
  const transfers = [
    grant('g1', 'ana', 500),
    move('p1', { from: 'wallet:ana', to: 'felt:t', amount: 40, reason: 'buy-in', pending: true }),
  ];
  appended(await store.append({ stream: 'table-ñ/🂡', expect: 0, at: 5, events: events(1500), id: 'first', transfers }));
  appended(await store.append({ stream: 'table-2', expect: 0, at: 6, events: [left, left], dictionary }));
  appended(
    await store.append({ stream: 'house', expect: 0, at: 7, events: [], transfers: [{ id: 'p2', post: 'p1' }] }),
  );
  await store.putSnapshot({ stream: 'table-2', version: 2, kind: 'k', body: { pot: 7 } });
  const hand = {
    owner: 'ana',
    position: 3,
    at: 9,
    table: '2',
    round: 1,
    first: 1,
    last: 2,
    seat: 3,
    practice: false,
    net: -40,
  };
  const marked = { ...hand, house: 'rogelios', game: 'hold', stake: '3/6', marks: ['lost', 'hold'] };
  const notes = [{ owner: 'ana', table: '2', round: 1, text: 'well played' }];
  await store.hands.put({ stream: 'table-2', from: 0, version: 2, hands: [marked], notes });
}
/** All that anybody can read of it. */
async function told(store: Store): Promise<unknown> {
  return [
    await store.since(0, 1e6),
    await store.ledger.entries(0),
    await store.ledger.accounts(),
    await store.streams(),
    await store.getSnapshot('table-2', 'k'),
    await store.hands.list({ owner: 'ana', marks: ['noted', 'lost'], limit: 5 }),
    await store.hands.sums({ owner: 'ana' }),
    await store.appended('table-ñ/🂡', 'first'),
    await store.head(),
  ];
}

test('into PostgreSQL and back: every row is there, every proof holds, and the room goes on', async () => {
  const file = join(place.folder, 'room.db');
  const url = await freshDatabase();
  const first = await openStore({ path: file, thread: false });
  await fill(first);
  const before = await told(first);
  await first.close();

  expect(await moveStore(file, url)).toMatchObject({ events: 1502, entries: 3 });
  const there = await openStore({ path: url });
  expect(await told(there)).toEqual(before);
  expect(await there.inspect()).toEqual([]);
  expect(await there.append({ stream: 'table-ñ/🂡', expect: 1500, at: 8, events: events(1) })).toMatchObject({
    ...{ version: 1501, position: 1503 },
  });
  appended(
    await there.append({
      stream: 'new',
      expect: 0,
      at: 8,
      events: [left],
      dictionary,
      transfers: [grant('g2', 'eva', 1)],
    }),
  );
  const copy = join(place.folder, 'copy.db');
  await there.copy(copy);
  const after = await told(there);
  await there.close();

  const back = join(place.folder, 'back.db');
  expect(await moveStore(url, back)).toMatchObject({ events: 1504, entries: 4 });
  for (const path of [back, copy]) {
    const again = await openStore({ path, thread: false });
    expect(await told(again)).toEqual(after);
    expect(await again.ledger.audit()).toMatchObject({ sound: true });
    expect(await again.inspect()).toEqual([]);
    appended(await again.append({ stream: 'new', expect: 1, at: 9, events: [left], dictionary }));
    await again.close();
  }
});

test('what is not new is not moved into, and what does not hold is not kept', async () => {
  const file = join(place.folder, 'room.db');
  const store = await openStore({ path: file, thread: false });
  await fill(store);
  await store.close();
  const url = await freshDatabase();
  await moveStore(file, url);
  await expect(moveStore(file, url)).rejects.toThrow(/not empty/);

  const forged = openSqlite(file);
  forged.exec(`DROP TRIGGER events_stand; UPDATE events SET body = '{"type":"Counted","n":9}' WHERE position = 7`);
  forged.close();
  const empty = await freshDatabase();
  await expect(moveStore(file, empty)).rejects.toThrow(/event 7/);
  const side = await openSide(empty, 'to');
  for (const { name } of storeTables()) expect(await side.done(all(`SELECT 1 FROM ${name}`)), name).toEqual([]);
  await side.close();
  expect(existsSync(file)).toBe(true);
});
