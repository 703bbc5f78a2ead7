// Bodies as bytes in the file: packed by a dictionary that is kept once, read back to the same events, whatever is declared by then.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isOpened, openTable } from 'baraja/books';
import { count, fact, optional, text } from 'baraja/facts';
import { TABLE_FACTS, type TableDictionary, tableDictionary } from 'baraja/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAppended, openStore, type Store } from './index.js';
import { steps } from './schema.js';
import { openSqlite } from './sqlite.js';
import { temporaryFolder } from './test/places.js';

let path: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  const place = await temporaryFolder();
  path = join(place.folder, 'room.db');
  remove = place.remove;
});
afterEach(() => remove());

const rules = openTable({ house: 'rogelios', game: 'hold', stake: '3/6' });
if (!isOpened(rules)) throw new Error(rules.refused);
const dictionary = tableDictionary(rules, ['ROG-HOLD-W1'], TABLE_FACTS);
const raised = (round: number) => ({
  type: 'Played',
  round,
  event: { type: 'Called', seat: 3, rule: 'ROG-HOLD-W1', chips: [{ from: 'stack:3', to: 'bet:3', amount: 600 }] },
});
const left = { type: 'Left', rule: 'ROG-HOLD-W1', seat: 3, at: 1_794_775_958_267, took: 4650 };
const events = [raised(1), left, { ...left, by: { who: 'clock', why: 'absent', rule: 'BAR-125', after: 900 } }];

const here = (): Promise<Store> => openStore({ path, thread: false });
async function appended(
  store: Store,
  of: readonly object[],
  by: TableDictionary | null = dictionary,
  stream = 'table-1',
) {
  const expected = (await store.latest(stream)).version;
  const sheet = { stream, expect: expected, at: 5, events: of, ...(by ? { dictionary: by } : {}) };
  const answer = await store.append(sheet);
  if (!isAppended(answer)) throw new Error(answer.refused);
}
const bodies = async (store: Store, stream = 'table-1') => (await store.read(stream)).map(({ body }) => body);
/** Behind the store's back. */
function act(...statements: readonly string[]): void {
  const file = openSqlite(path);
  for (const statement of statements) file.exec(statement);
  file.close();
}
/** What an SQL statement finds. */
function sql(statement: string): readonly unknown[][] {
  const file = openSqlite(path);
  const rows = file.prepare(statement).all() as unknown as unknown[][];
  file.close();
  return rows;
}

describe('packed bodies', () => {
  test.each([true, false])(
    'are read back as they were, also by who opens the file later (a thread: %s)',
    async (thread) => {
      const store = await openStore({ path, thread });
      await appended(store, events);
      expect(await bodies(store)).toEqual(events);
      expect((await store.since(0)).map(({ text }) => text)).toEqual([null, null, null]);
      await store.close();
      const later = await openStore({ path, looks: true });
      expect(await bodies(later)).toEqual(events);
      expect(await later.verifyStream('table-1')).toMatchObject({ sound: true, version: 3 });
      expect(await later.tails(10, 100)).toEqual([]);
      await later.close();
    },
  );

  test('take a fraction of their JSON, beside one dictionary for all', async () => {
    const store = await here();
    for (let i = 0; i < 3; i++) await appended(store, events, dictionary, `table-${i}`);
    await appended(store, events, { ...dictionary });
    await store.close();
    expect(sql('SELECT count(*) FROM dictionaries')).toEqual([[1]]);
    const [[bytes]] = sql('SELECT sum(length(packed)) FROM events WHERE stream = 1') as [[number]];
    expect(bytes).toBeLessThan(JSON.stringify(events).length / 5);
    expect(statSync(path).size).toBeLessThan(200_000);
  });

  test('the same append again gets the first answer', async () => {
    const store = await here();
    const sheet = { stream: 'table-1', expect: 0, at: 5, events, dictionary, id: 'a' };
    const first = await store.append(sheet);
    expect(await store.append(sheet)).toEqual({ ...first, repeated: true });
    await expect(store.append({ ...sheet, events: [left] })).rejects.toMatchObject({ code: 'id-reused' });
    await store.close();
  });

  test('what is not as it is declared is not stored, and the answer says why', async () => {
    const store = await here();
    const bad = { type: 'Left', rule: 'R', seat: 3, at: 5, tok: 1 };
    await expect(appended(store, [bad])).rejects.toMatchObject({
      code: 'bad-append',
      message: expect.stringMatching(/took is missing/),
    });
    const place = { ...raised(1), event: { ...raised(1).event, chips: [{ from: 'sock', to: 'bet:3', amount: 1 }] } };
    await expect(appended(store, [place])).rejects.toThrow('sock is not in the dictionary');
    expect((await store.latest('table-1')).version).toBe(0);
    await store.close();
  });

  test('go on a stream whose first events are JSON, and the chain covers both', async () => {
    const store = await here();
    await appended(store, [left], null);
    await appended(store, events);
    expect(await bodies(store)).toEqual([left, ...events]);
    expect(await store.verifyStream('table-1')).toMatchObject({ sound: true, version: 4 });
    await store.close();
  });

  test('by a dictionary of an earlier shape are read by that: other kinds, fields, words and places', async () => {
    const earlier: TableDictionary = {
      ...dictionary,
      table: { Waved: fact({ hand: text }), Left: fact({ seat: count, took: count, hat: optional(text) }) },
      words: ['left-handed'],
    };
    const store = await here();
    const then = [
      { type: 'Waved', hand: 'left-handed' },
      { type: 'Left', seat: 3, took: 4650 },
    ];
    await appended(store, then, earlier);
    await appended(store, events);
    await store.close();
    const later = await here();
    expect(await bodies(later)).toEqual([...then, ...events]);
    await later.close();
  });
});

describe('nobody changes what bytes mean', () => {
  const forged = async (...statements: readonly string[]) => {
    const store = await here();
    await appended(store, events);
    await appended(store, events, { ...dictionary, words: ['BAR-1'] }, 'table-2');
    await store.close();
    act('DROP TRIGGER events_stand', 'DROP TRIGGER dictionaries_stand', ...statements);
    const later = await here();
    const verdict = await later.verifyStream('table-1');
    await later.close();
    return verdict;
  };
  test('a byte of an event', async () => {
    const changed = `UPDATE events SET packed = x'00' WHERE version = 2 AND stream = 1`;
    expect(await forged(changed)).toMatchObject({ sound: false, version: 2 });
  });
  test('the dictionary an event is packed by', async () => {
    const other = 'UPDATE events SET dictionary = 2 WHERE version = 2 AND stream = 1';
    expect(await forged(other)).toMatchObject({ sound: false, version: 2 });
  });
  test('the words of a dictionary', async () => {
    const body = 'UPDATE dictionaries SET body = (SELECT body FROM dictionaries WHERE id = 2) WHERE id = 1';
    expect(await forged(body)).toMatchObject({ sound: false, why: expect.stringMatching(/was changed/) });
  });
  test('packed and written at once', async () => {
    await expect(forged(`UPDATE events SET body = '{}' WHERE version = 2`)).rejects.toThrow(/CHECK/);
  });
});

test('a file of schema 3 is brought up to date: its rows stay as they were written, and new ones are packed', async () => {
  const old = openSqlite(path);
  for (const step of steps.slice(0, 3)) old.exec(step);
  old.exec(`PRAGMA application_id = ${0x42524a41}; PRAGMA user_version = 3`);
  old.close();
  const looked = await openStore({ path, looks: true });
  expect(await bodies(looked)).toEqual([]);
  await looked.close();
  const store = await here();
  await appended(store, [left], null);
  await appended(store, events);
  await store.close();
  expect(sql('SELECT version, body, packed IS NULL FROM events ORDER BY position')).toEqual([
    [1, JSON.stringify(left), 1],
    [2, '', 0],
    [3, '', 0],
    [4, '', 0],
  ]);
  expect(sql('PRAGMA foreign_key_check')).toEqual([]);
});
