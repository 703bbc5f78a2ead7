// A house's lists over real HTTP, as the desk and a patron's telephone ask for each thing by name; and a table that takes two people.
import type { DeskLists } from '@baraja/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../index.js';
import { type Client, server, until } from '../test/client.js';
import { idOf, owner, person, staff } from '../test/staff.js';

const HOUSE = 'rogelios';
const at = (path: string): string => `/api/office/${HOUSE}${path}`;
const KIND = { game: 'rog-hold', stake: '3/6' };
let running: Running;
let [olga, fay, ana, beto]: Client[] = [];
const tables: string[] = [];
const refused = async (answer: Promise<Response>) => ((await (await answer).json()) as { refused?: string }).refused;
const lists = () => fay!.json<DeskLists>(at('/lists'));
const asks = (path: string, body: object) => refused(fay!.http(at(`/lists/${path}`), body));
const actor = (i: number) => running.room.tables.get(tables[i]!)!;

beforeAll(async () => {
  running = await server({ proxies: 1 });
  olga = await owner(running);
  fay = await staff(running, { by: olga, house: HOUSE, role: 'floor' });
  [ana, beto] = await Promise.all(['Ana', 'Beto'].map((name) => person(running, name)));
  await beto!.connect();
});
afterAll(() => running.stop());

test('whoever telephones is written down, arrives with his account, is called to a seat, and takes it from his phone', async () => {
  const { name } = await ana!.json<{ name: string }>('/api/me');
  expect(
    await asks('rules', { page: 3, callIn: 30, absent: 20, lunch: 45, lock: 9, calls: 'desk', reason: 'busy' }),
  ).toBeUndefined();
  expect(await asks('join', { ...KIND, name: 'A voice', phone: true, minutes: 20 })).toBeUndefined();
  for (const _ of [1, 2])
    tables.push((await fay!.json<{ table: string }>(at('/tables/open'), { game: 'hold', stake: '3/6' })).table);
  const { places, rules } = await lists();
  expect(rules).toMatchObject({ page: 3, calls: 'desk' });
  expect(places).toMatchObject([{ name: 'A voice', account: false }]);
  const { entry } = places[0]!;
  expect(await asks('page', { entry, table: tables[0]! })).toBe('not-arrived');
  expect(await asks('arrive', { entry })).toBe('no-account');
  expect(await asks('arrive', { entry, account: name })).toBeUndefined();
  expect(await asks('page', { entry, table: tables[0]!, seat: 4 })).toBeUndefined();
  const { calls } = await ana!.json<{ calls: { call: string; seat: number }[] }>('/api/lists');
  expect(calls).toMatchObject([{ seat: 4 }]);
  expect(await refused(beto!.http(`/api/lists/${HOUSE}/take`, { call: calls[0]!.call }))).toBe('not-called');
  expect(await refused(ana!.http(`/api/lists/${HOUSE}/take`, { call: calls[0]!.call }))).toBeUndefined();
  expect(actor(0).seatOf(await idOf(ana!))).toBe(4);
});

test('a seat is kept for somebody and let go; a table feeds another; somebody is moved with his chips, and goes to eat', async () => {
  const id = await idOf(ana!);
  const kept = { table: tables[1]!, seat: 2 };
  expect(await asks('lock', { ...kept, name: 'A friend' })).toBeUndefined();
  const sit = { type: 'sit', seat: 2, buyIn: actor(1).rules.buyIn.min } as const;
  await beto!.watch(tables[1]!);
  expect(await beto!.ask(tables[1]!, sit)).toMatchObject({ refusal: { refused: 'seat-held' } });
  expect(await asks('unlock', kept)).toBeUndefined();
  expect(await asks('unlock', kept)).toBe('not-locked');
  expect(await asks('feeder', { main: tables[0]!, feeder: tables[0]! })).toBe('same-table');
  expect(await asks('feeder', { main: tables[0]!, feeder: tables[1]! })).toBeUndefined();
  expect(await asks('feeder', { main: tables[0]!, feeder: null })).toBeUndefined();
  expect(await asks('move', { from: tables[1]!, at: 4, to: tables[0]! })).toBe('not-seated');
  expect(await asks('move', { from: tables[0]!, at: 4, to: tables[1]!, seat: 5 })).toBeUndefined();
  await until(() => actor(1).seatOf(id) === 5);
  expect(actor(0).seatOf(id)).toBeNull();
  expect(await asks('lunch', { table: tables[1]!, seat: 5 })).toBeUndefined();
  expect(await asks('lunch', { table: tables[1]!, seat: 5 })).toBe('already-at-lunch');
  expect(await lists()).toMatchObject({ locks: [], feeders: {}, lunches: [{ table: tables[1]! }] });
});

test('a switch that takes two people: who asked for it cannot confirm it, somebody else does, and the table opens', async () => {
  const asked = { game: 'sthl', switches: { 'rog.sthl.joker': 'bug' }, reason: 'they asked for it' };
  const { table } = await fay!.json<{ table: string }>(at('/tables/open'), asked);
  expect(running.room.tables.has(table)).toBe(false);
  const word = { table, open: true, reason: 'seen' };
  expect(await refused(fay!.http(at('/tables/confirm'), word))).toBe('second-person');
  expect(await refused(olga!.http(at('/tables/confirm'), word))).toBeUndefined();
  expect(running.room.tables.has(table)).toBe(true);
});
