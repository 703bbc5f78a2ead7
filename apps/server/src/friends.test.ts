// Friends at a table by its link, over real HTTP and sockets: who is coming, what each owes whom by the room's book, and playing again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settlement } from '@baraja/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { autoplay, Client, HOLD, server, until } from './test/client.js';

let folder: string;
let running: Running;
let ana: Client;
let luz: Client;
let table = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baraja-friends-'));
  running = await server({ data: folder });
  [ana, luz] = await Promise.all([new Client(running.url).enter(), new Client(running.url).enter()]);
  await ana.json('/api/me/name', { name: 'Ana' });
  await luz.json('/api/me/name', { name: 'Luz' });
  table = (await ana.json<{ table: string }>('/api/tables', { ...HOLD, name: 'Friday', bots: 0 })).table;
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});
const guests = (who: Client) => who.view(table).evening?.guests;

test('who has the link says that he is coming: everybody there sees it at once, and who is here', async () => {
  await ana.watch(table);
  expect(ana.view(table).evening).toEqual({ guests: [], rematch: null });
  const told = ana.next('update', ({ view }) => view.evening?.guests.length === 1);
  expect(await luz.json(`/api/tables/${table}/coming`, { coming: true })).toEqual({ done: true });
  await told;
  expect(guests(ana)).toEqual([{ name: 'Luz', you: false, here: false, seated: false }]);
  const came = ana.next('update', ({ view }) => view.evening?.guests[0]?.here === true);
  await luz.watch(table);
  await came;
  expect(guests(luz)).toEqual([{ name: 'Luz', you: true, here: true, seated: false }]);
  // Somebody of the same name passes for nobody else.
  const other = await new Client(running.url).enter();
  await other.json('/api/me/name', { name: 'luz' });
  await other.json(`/api/tables/${table}/coming`, { coming: true });
  await until(() => guests(ana)?.length === 2);
  expect(guests(ana)?.map(({ name }) => name)).toEqual(['Luz', 'luz (2)']);
  await other.json(`/api/tables/${table}/coming`, { coming: false });
  await until(() => guests(ana)?.length === 1);
});

test('at practice and at tables in the lobby nobody says so, nor of a table that is not', async () => {
  const { table: practice } = await ana.json<{ table: string }>('/api/tables', { ...HOLD, bots: 2 });
  const { table: listed } = await ana.json<{ table: string }>('/api/tables', { ...HOLD, listed: true });
  for (const [at, status] of [
    [practice, 409],
    [listed, 409],
    ['nowhere', 404],
  ] as const)
    expect((await luz.http(`/api/tables/${at}/coming`, { coming: true })).status).toBe(status);
  expect((await luz.http(`/api/tables/${table}/coming`, { coming: 'perhaps' })).status).toBe(400);
  await luz.watch(practice);
  expect(luz.view(practice).evening).toBeUndefined();
  expect((await luz.http(`/api/tables/${practice}/settlement`)).status).toBe(404);
});

test('what each owes whom is what the book says he brought and has, with the fees as the house’s', async () => {
  const stops = [ana, luz].map((one) => autoplay(one, table));
  for (const [i, one] of [ana, luz].entries()) await one.ask(table, { type: 'sit', seat: i + 1, buyIn: 40_000 });
  await until(() => (ana.views.get(table)?.rounds ?? 0) > 3);
  await until(async () => {
    const { type } = (await luz.ask(table, { type: 'leave' })) as { type?: string };
    return type === undefined && !ana.view(table).seats.some(({ seat }) => seat === 2);
  });
  for (const stop of stops) stop();
  const { people, house, payments } = await ana.json<Settlement>(`/api/tables/${table}/settlement`);
  const wallet = async (who: Client) => (await who.json<{ balance: number }>('/api/me')).balance;
  const by = (name: string) => people.find((one) => one.name === name)!;
  expect(by('Ana')).toMatchObject({ you: true, bought: 40_000, took: 0 });
  expect(by('Luz').net).toBe((await wallet(luz)) - 1_000_000);
  expect(by('Ana').net).toBe((await wallet(ana)) - 1_000_000 + by('Ana').has);
  expect(house).toBeGreaterThan(0);
  expect(people.reduce((sum, { net }) => sum + net, house)).toBe(0);
  for (const { name, net } of people) {
    const paid = payments.reduce(
      (sum, { from, to, amount }) => sum + (to === name ? amount : 0) - (from === name ? amount : 0),
      0,
    );
    expect([name, paid]).toEqual([name, net]);
  }
});

test('those who played play again at another table like it: opened once, and told to everybody; others may not', async () => {
  const stranger = await new Client(running.url).enter();
  expect((await stranger.http(`/api/tables/${table}/rematch`, {})).status).toBe(403);
  const told = ana.next('update', ({ view }) => view.evening?.rematch != null);
  const { table: next } = await luz.json<{ table: string }>(`/api/tables/${table}/rematch`, {});
  expect(await ana.json(`/api/tables/${table}/rematch`, {})).toEqual({ table: next });
  expect((await told).view.evening?.rematch).toEqual({ table: next, by: 'Luz' });
  expect(running.room.tables.get(next)!.opened).toMatchObject({ name: 'Friday', unlisted: true, practice: false });
  expect(running.room.tables.get(next)!.rules.hash).toBe(running.room.tables.get(table)!.rules.hash);
});

test('it is all still there when the room opens again', async () => {
  const before = running.room.tables.get(table)!.evening.viewFor('', { isHere: () => false, seatOf: () => null });
  await running.stop();
  running = await server({ data: folder });
  const again = running.room.tables.get(table)!.evening.viewFor('', { isHere: () => false, seatOf: () => null });
  expect(again).toEqual(before);
  expect(again.guests.map(({ name }) => name)).toEqual(['Luz']);
  expect(again.rematch).not.toBeNull();
});

test('a sign to what was said is counted once for each person, taken back by the same again, and told to who is there', async () => {
  const [eva, leo] = await Promise.all([new Client(running.url).enter(), new Client(running.url).enter()]);
  await Promise.all([eva.watch(table), leo.watch(table)]);
  const said = leo.next('chat');
  eva.send({ t: 'chat', table, text: 'Nice hand' });
  const { line } = await said;
  const signs = async (who: Client, sign: string) => {
    const told = eva.next('reacted');
    who.send({ t: 'react', table, line, sign });
    const { counts, on } = await told;
    return { counts, on };
  };
  expect(await signs(leo, 'clap')).toEqual({ counts: { clap: 1 }, on: true });
  expect(await signs(eva, 'clap')).toEqual({ counts: { clap: 2 }, on: true });
  expect(await signs(leo, 'clap')).toEqual({ counts: { clap: 1 }, on: false });
  const bad = leo.next('bad');
  leo.send({ t: 'react', table, line, sign: 'insult' });
  expect(await bad).toMatchObject({ t: 'bad' });
  // Nobody who is not there signs anything, nor a line that is not.
  const far = await new Client(running.url).enter();
  const refused = far.next('bad');
  far.send({ t: 'react', table, line, sign: 'sad' });
  expect(await refused).toMatchObject({ why: 'no-such-table' });
  eva.send({ t: 'react', table, line: 99, sign: 'sad' });
  expect(await signs(leo, 'heart')).toEqual({ counts: { clap: 1, heart: 1 }, on: true });
  // Who comes later to a table by link is told the last of it.
  const late = await new Client(running.url).enter();
  const heard = late.next('chat');
  await late.watch(table);
  expect(await heard).toMatchObject({ text: 'Nice hand', line });
  for (const one of [eva, leo, far, late]) one.cut();
});
