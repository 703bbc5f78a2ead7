// Coming and going over real sockets: the others see it at once; who comes back is told what he missed; a table that is closed
// says so.
import type { ServerFrame } from '@baraja/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { autoplay, Client, HOLD, server, until } from './test/client.js';

let running: Running;
beforeAll(async () => {
  running = await server();
});
afterAll(() => running.stop());

const enter = (): Promise<Client> => new Client(running.url).enter();
type Update = Extract<ServerFrame, { t: 'update' }>;

/** A private table, its host, and somebody who sits at seat 2 of it. */
async function seated(bots = 0): Promise<{ ana: Client; beto: Client; table: string }> {
  const [ana, beto] = await Promise.all([enter(), enter()]);
  const { table } = await ana.json<{ table: string }>('/api/tables', { ...HOLD, bots });
  await ana.watch(table);
  const { seats } = await beto.watch(table);
  const seat = [2, 3, 4, 5].find((n) => !seats.some((s) => s.seat === n))!;
  expect(await beto.ask(table, { type: 'sit', seat, buyIn: 30_000 })).toMatchObject({ t: 'ack' });
  return { ana, beto, table };
}
const here = ({ view }: Update, patron: string): boolean => view.seats.find((s) => s.patron.id === patron)!.here;
const idOf = async (client: Client): Promise<string> => (await client.json<{ id: string }>('/api/me')).id;

test('a wire is cut, and comes back: the others see it at once, with nothing else changed', async () => {
  const { ana, beto, table } = await seated();
  const id = await idOf(beto);
  await until(() => ana.view(table).seats.some((s) => s.here && s.patron.id === id));
  const { version } = ana.view(table);
  const away = ana.next('update', (f) => !here(f, id));
  beto.cut();
  expect(await away).toMatchObject({ from: version, version, events: [] });
  const back = ana.next('update', (f) => here(f, id));
  await beto.connect();
  const own = beto.frames.length;
  await beto.watch(table);
  expect(await back).toMatchObject({ from: version, version, events: [] });
  // The one who came back is shown the table, and not told of himself besides.
  expect(beto.frames.slice(own).map((f) => f.t)).toEqual(['table']);
  // A second window closed, or the same table looked at again, is no going away.
  const before = ana.frames.length;
  const window = new Client(running.url);
  window.cookie = beto.cookie;
  await window.connect();
  await window.watch(table);
  await beto.watch(table);
  window.cut();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ana.frames.slice(before)).toEqual([]);
  for (const c of [ana, beto]) c.cut();
});

test('somebody who looks in and out twenty times a second is not told of twenty times', async () => {
  const { ana, beto, table } = await seated();
  const before = ana.frames.length;
  const since = performance.now();
  for (let i = 0; i < 15; i++) {
    beto.send({ t: 'unwatch', table });
    beto.send({ t: 'watch', table });
  }
  await beto.next('table', () => beto.frames.filter((f) => f.t === 'table').length >= 16);
  await new Promise((resolve) => setTimeout(resolve, 400));
  const id = await idOf(beto);
  const told = ana.frames.slice(before).filter((f): f is Update => f.t === 'update');
  // One word at once, and then one in 300 ms.
  expect(told.length).toBeLessThanOrEqual(2 + (performance.now() - since) / 300);
  expect(here(told.at(-1)!, id)).toBe(true);
  for (const c of [ana, beto]) c.cut();
});

test('a wire that is dead without having been cut is noticed', async () => {
  const { ana, beto } = await seated();
  const id = await idOf(beto);
  const away = ana.next('update', (f) => !here(f, id));
  beto.freeze();
  running.sockets.beat();
  ana.send({ t: 'ping' });
  await ana.next('pong');
  running.sockets.beat();
  expect(await away).toMatchObject({ events: [] });
  expect(ana.closedWith).toBeNull();
  for (const c of [ana, beto]) c.cut();
});

test('who says which version he has seen is told what he missed, and nothing twice', async () => {
  const { ana, beto, table } = await seated(2);
  const stops = [autoplay(beto, table)];
  await until(() => beto.view(table).rounds > 1);
  const seen = beto.view(table).version;
  const told = (c: Client) => c.frames.filter((f): f is Update => f.t === 'update');
  beto.cut();
  stops.push(autoplay(ana, table));
  await until(() => ana.view(table).version > seen);
  const mark = beto.frames.length;
  await beto.connect();
  const first = beto.next('update', (f) => f.table === table);
  beto.send({ t: 'watch', table, seen });
  const { from, version, events, view } = await first;
  for (const stop of stops) stop();
  expect([from, events.length, view.version]).toEqual([seen, version - seen, version]);
  expect(beto.frames.slice(mark).some((f) => f.t === 'table')).toBe(false);
  // The very events the others were told, none of them with a seal.
  await until(() => (told(ana).at(-1)?.version ?? 0) >= version);
  const others = told(ana).flatMap((f) => f.events.map((e, i) => [f.from + 1 + i, e] as const));
  const known = new Map(others);
  for (const [i, e] of events.entries()) expect(known.get(from + 1 + i)).toEqual(e);
  expect(JSON.stringify(events)).not.toContain('sealed');
  // From there on every update follows on the one before.
  await until(() => told(ana).at(-1)!.version === running.room.tables.get(table)!.version);
  let at = seen;
  for (const f of beto.frames.slice(mark)) {
    if (f.t !== 'update') continue;
    expect(f.from).toBe(at);
    at = f.version;
  }
  for (const c of [ana, beto]) c.cut();
});

test('nothing missed: the view alone; from the future, or too long ago: the whole table', async () => {
  const { ana, table } = await seated();
  const { version } = running.room.tables.get(table)!;
  const same = ana.next('update');
  ana.send({ t: 'watch', table, seen: version });
  expect(await same).toMatchObject({ from: version, version, events: [], view: { id: table } });
  const whole = ana.next('table');
  ana.send({ t: 'watch', table, seen: version + 1 });
  expect((await whole).version).toBe(version);
  const bad = ana.next('bad');
  ana.send({ t: 'watch', table, seen: 0 });
  expect(await bad).toMatchObject({ why: 'no-such-frame' });
  ana.cut();
});

test('a table that is closed for good says so to those who look; and to who asks for one that never was', async () => {
  const { ana, beto, table } = await seated();
  const eyes = await enter();
  await eyes.watch(table);
  expect(await beto.ask(table, { type: 'leave' })).toMatchObject({ t: 'ack' });
  const gone = [ana.next('gone'), eyes.next('gone')];
  await (running.room as unknown as { shut(table: string): Promise<void> }).shut(table);
  for (const frame of gone) expect(await frame).toEqual({ t: 'gone', table });
  const again = ana.next('gone');
  ana.send({ t: 'watch', table });
  expect(await again).toEqual({ t: 'gone', table });
  expect(await ana.ask(table, { type: 'leave' }, { expect: 1 })).toMatchObject({
    t: 'refused',
    refusal: { refused: 'no-such-table' },
  });
  for (const c of [ana, beto, eyes]) c.cut();
});

test('somebody who sits at a table that is closed is told, though he looks elsewhere; he has his chips back', async () => {
  const { ana, beto, table } = await seated();
  const { balance } = await beto.json<{ balance: number }>('/api/me');
  const gone = beto.next('gone');
  beto.send({ t: 'unwatch', table });
  await (running.room as unknown as { shut(table: string): Promise<void> }).shut(table);
  expect(await gone).toEqual({ t: 'gone', table });
  expect((await beto.json<{ balance: number }>('/api/me')).balance).toBe(balance + 30_000);
  for (const c of [ana, beto]) c.cut();
});
