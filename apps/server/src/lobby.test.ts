// The lobby over the socket: whole once, then by difference, seldom, compressed, and not for the asking as often as one likes.
import type { Lobby, ServerFrame } from '@baraja/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Running } from './index.js';
import { Client, HOLD, server, until } from './test/client.js';

let running: Running;
beforeAll(async () => {
  running = await server({ bots: true });
});
afterAll(() => running.stop());
type Change = Extract<ServerFrame, { t: 'lobbyChange' }>;
const enter = (): Promise<Client> => new Client(running.url).enter();
const framesOf = <T extends ServerFrame['t']>(client: Client, t: T) =>
  client.frames.filter((f): f is Extract<ServerFrame, { t: T }> => f.t === t);

test('who follows by difference has, after every change, the very lobby the room has', async () => {
  const ana = await enter();
  const first = ana.next('lobby');
  ana.send({ t: 'lobby', on: true, by: 'difference' });
  let { version, lobby } = await first;
  const beto = await enter();
  for (let i = 0; i < 3; i++) {
    const told = ana.next('lobbyChange');
    const { table } = await beto.json<{ table: string }>('/api/practice', {
      ...HOLD,
      stake: ['4/8', '6/12', '2/4'][i],
    });
    if (table === undefined) continue;
    await told;
  }
  const now = (): Lobby => running.room.lobby();
  const follow = (): boolean => {
    for (const { from, version: to, tables, gone } of framesOf(ana, 'lobbyChange') as Change[]) {
      if (from < version) continue;
      expect(from).toBe(version);
      version = to;
      const others = lobby.tables.filter(({ id }) => !gone.includes(id) && !tables.some((t) => t.id === id));
      lobby = { ...lobby, tables: [...others, ...tables] };
    }
    const sorted = (one: Lobby) => JSON.stringify([...one.tables].sort((a, b) => a.id.localeCompare(b.id)));
    return sorted(lobby) === sorted(now());
  };
  await until(follow);
  expect(framesOf(ana, 'lobby')).toHaveLength(1);
  expect(framesOf(ana, 'lobbyChange').every((f) => JSON.stringify(f).length < 3000)).toBe(true);
  for (const c of [ana, beto]) c.cut();
});

test('a client of before, that asks without a difference, gets the whole lobby at every change', async () => {
  const ana = await enter();
  ana.send({ t: 'lobby', on: true });
  await until(() => framesOf(ana, 'lobby').length === 1);
  const beto = await enter();
  await beto.json('/api/practice', { house: 'rogelios', game: 'stud' });
  await beto.json('/api/practice', { house: 'jalisco', game: 'draw' });
  await until(() => framesOf(ana, 'lobby').length >= 2);
  expect(framesOf(ana, 'lobbyChange')).toEqual([]);
  for (const c of [ana, beto]) c.cut();
});

test('asking for it is limited for a patron, through all his sockets', async () => {
  const ana = await enter();
  const windows = [ana];
  for (let i = 0; i < 3; i++) {
    const other = new Client(running.url);
    other.cookie = ana.cookie;
    windows.push(await other.enter());
  }
  for (let i = 0; i < 10; i++) for (const one of windows) one.send({ t: 'lobby', on: true });
  await until(() => windows.every((one) => framesOf(one, 'bad').length + framesOf(one, 'lobby').length >= 10));
  const given = windows.reduce((sum, one) => sum + framesOf(one, 'lobby').length, 0);
  expect(given).toBeGreaterThanOrEqual(8);
  expect(given).toBeLessThan(14);
  expect(framesOf(ana, 'bad')).toContainEqual({ t: 'bad', why: 'too-fast' });
  for (const one of windows) one.cut();
});

test('it comes compressed to whoever can read that', async () => {
  const ana = new Client(running.url);
  await ana.http('/api/me');
  const bytes = async (perMessageDeflate: boolean): Promise<number> => {
    const headers = { cookie: ana.cookie };
    const ws = new WebSocket(`${running.url.replace('http', 'ws')}/ws`, { headers, perMessageDeflate });
    const wire = new Promise<{ bytesRead: number }>((resolve) => {
      ws.on('upgrade', ({ socket }) => resolve(socket));
    });
    const got = new Promise<void>((resolve) => {
      ws.on('message', (data) => {
        const frame = JSON.parse(String(data)) as ServerFrame;
        if (frame.t === 'hello') ws.send(JSON.stringify({ t: 'lobby', on: true, by: 'difference' }));
        if (frame.t === 'lobby') resolve();
      });
    });
    await got;
    const { bytesRead } = await wire;
    ws.terminate();
    return bytesRead;
  };
  const [plain, small] = [await bytes(false), await bytes(true)];
  expect(plain).toBeGreaterThan(30_000);
  expect(small).toBeLessThan(plain / 4);
});
