// What somebody of the staff, or somebody with his password, tries beyond his role: other houses' people, an inspector's place, the floor
// without the second factor, play while on duty, hands and tables that are not the house's.
import { codeAt, type ServerFrame } from '@baraja/room';
import { houses } from 'baraja/books';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../index.js';
import { Client, server, until } from '../test/client.js';
import { idOf, owner, person, staff } from '../test/staff.js';

const HOUSE = 'rogelios';
const OTHER = houses.find(({ id }) => id !== HOUSE)!.id;
const at = (path: string): string => `/api/office/${HOUSE}${path}`;
const reason = 'because';
let running: Running;
let [ana, max, fay]: Client[] = [];
let table = '';
beforeAll(async () => {
  running = await server({ proxies: 1 });
  ana = await owner(running);
  max = await staff(running, { by: ana, house: HOUSE, role: 'manager' });
  fay = await staff(running, { by: ana, house: HOUSE, role: 'floor' });
  ({ table } = await fay.json<{ table: string }>(at('/tables/open'), { game: 'hold', stake: '3/6' }));
});
afterAll(() => running.stop());
const refused = async (answer: Promise<Response>) => ((await (await answer).json()) as { refused?: string }).refused;
const why = (frame: ServerFrame) => (frame.t === 'refused' ? frame.refusal.refused : frame.t);
const nameOf = async (one: Client) => (await one.json<{ name: string }>('/api/me')).name;
/** The same account, signed in from another browser. */
async function elsewhere(one: Client): Promise<Client> {
  const name = await nameOf(one);
  const again = new Client(running.url);
  again.from = one.from;
  const answer = await again.http('/api/signin', { name, password: `a long one for ${name.split(' ')[1]}` });
  expect(answer.status).toBe(200);
  return again;
}

test('a manager does not come to another house’s role through the account of its staff', async () => {
  const cam = await staff(running, { by: ana!, house: OTHER, role: 'cage', on: false });
  const [person, name] = await Promise.all([idOf(cam), nameOf(cam)]);
  expect(await refused(max!.http(at('/people/reset'), { name, reason }))).toBe('above-you');
  expect(await refused(max!.http(at('/people/sessions'), { person, end: true, reason }))).toBe('above-you');
  expect(await refused(max!.http(at('/people/clear-second-factor'), { person, reason }))).toBe('above-you');
  expect(await refused(max!.http(at('/people/end-role'), { person, role: 'cage', reason }))).toBe('no-such-person');
  expect((await cam.http(`/api/office/${OTHER}/money`)).status, 'and he is signed in still').toBe(200);
});

test('who runs a house neither names nor dismisses who inspects it, nor takes an inspector’s password', async () => {
  const ivy = await staff(running, { by: ana!, house: HOUSE, role: 'inspector' });
  const [person, name] = await Promise.all([idOf(ivy), nameOf(ivy)]);
  expect(await refused(max!.http(at('/people/invite'), { role: 'inspector' }))).toBe('above-you');
  expect(await refused(max!.http(at('/people/end-role'), { person, role: 'inspector', reason }))).toBe('above-you');
  expect(await refused(max!.http(at('/people/reset'), { name, reason }))).toBe('above-you');
});

test('without the second factor nothing is done at a table either; codes are not tried for ever', async () => {
  const flo = await staff(running, { by: ana!, house: HOUSE, role: 'floor' });
  const { secret } = await flo.json<{ secret: string }>('/api/office/second-factor', {});
  const code = codeAt(secret, Date.now());
  expect((await flo.http('/api/office/second-factor/code', { how: 'set', code })).status).toBe(200);
  const thief = await elsewhere(flo);
  await thief.connect();
  await thief.watch(table);
  for (const ask of [
    { type: 'pause', reason },
    { type: 'giveNotice', limit: 5000, reason },
    { type: 'rule', incident: 'misdeal', confirm: false },
    { type: 'floorCame' },
  ] as const)
    expect(why(await thief.ask(table, ask)), ask.type).toBe('second-factor');
  expect((await thief.http(`/api/tables/${table}/proposition`, { seat: 1, proposition: true })).status).toBe(403);
  const tries = [];
  for (let i = 0; i < 6; i++)
    tries.push(await refused(thief.http('/api/office/second-factor/code', { how: 'show', code: '000000' })));
  expect(tries).toContain('wait');
  expect(why(await thief.ask(table, { type: 'pause', reason }))).toBe('second-factor');
  await flo.connect();
  await flo.watch(table);
  for (const type of ['pause', 'resume'] as const) expect(why(await flo.ask(table, { type, reason }))).toBe('ack');
});

test('whoever clocks in while he sits down does not stay: nobody on duty plays', async () => {
  const dan = await staff(running, { by: ana!, house: HOUSE, role: 'dealer', on: false });
  await dan.connect();
  const { buyIn } = (await dan.watch(table)).rules;
  const id = await idOf(dan);
  expect(why(await dan.ask(table, { type: 'sit', seat: 3, buyIn: buyIn.min }))).toBe('ack');
  expect(await refused(dan.http(at('/duty/in'), { role: 'dealer' }))).toBe('seated');
  // As if he had sat down between the question and the answer.
  await running.room.people.clockIn(id, HOUSE, 'dealer', false);
  await until(() => running.room.tables.get(table)!.seatOf(id) === null);
  expect(why(await dan.ask(table, { type: 'sit', seat: 3, buyIn: buyIn.min }))).toBe('on-duty');
});

test('what friends play is not the house’s to look into, nor where a patron plays besides', async () => {
  const [pia, rod] = await Promise.all([person(running, 'Pia'), person(running, 'Rod')]);
  const { table: own } = await pia.json<{ table: string }>('/api/tables', { house: HOUSE, game: 'hold', bots: 0 });
  for (const [i, one] of [pia, rod].entries()) {
    await one.connect();
    const { buyIn } = (await one.watch(own)).rules;
    expect(why(await one.ask(own, { type: 'sit', seat: i + 1, buyIn: buyIn.min }))).toBe('ack');
  }
  const actor = running.room.tables.get(own)!;
  await until(() => actor.state.live !== null);
  for (const one of [pia, rod]) await one.ask(own, { type: 'leave' });
  await until(() => actor.state.live === null && actor.state.rounds > 0);
  expect(await refused(fay!.http(at('/hands/look'), { table: own, round: 1 }))).toBe('no-such-hand');
  expect(await refused(fay!.http(at('/tables/pause'), { table: own, reason }))).toBe('no-such-table');
  const path = at(`/cage/statement?patron=${encodeURIComponent(await nameOf(pia))}&from=0&to=${Date.now() + 1000}`);
  const told = await max!.json<{ opening: number; closing: number; lines: { id: string; amount: number }[] }>(path);
  expect(told.lines.length).toBeGreaterThan(1);
  expect(told.lines.reduce((sum, { amount }) => sum + amount, told.opening)).toBe(told.closing);
  expect(JSON.stringify(told), 'its link').not.toContain(own);
});

test('of the office a patron is told no more than the board shows', async () => {
  const pat = await person(running, 'Pat');
  await pat.connect();
  pat.send({ t: 'office', house: HOUSE, on: true });
  const told = pat.next('officeChanged');
  pat.send({ t: 'ping' });
  await pat.next('pong');
  await max!.http(at('/jackpots/disable'), { reason });
  await fay!.http(at('/tables/rename'), { table, name: 'Seven', reason });
  expect((await told).parts).toEqual(['tables']);
});

test('a house runs no more tables than it is licensed for, and its owner alone says how many those are', async () => {
  const licence = (by: Client | undefined, tables: number | null) =>
    refused(by!.http(at('/tables/licence'), { tables, reason }));
  expect(await licence(max, 9)).toBe('not-your-role');
  expect(await licence(ana, 1)).toBeUndefined();
  const open = () => refused(fay!.http(at('/tables/open'), { game: 'hold', stake: '3/6' }));
  expect(await open()).toBe('licence');
  await licence(ana, null);
  expect(await open()).toBeUndefined();
});
