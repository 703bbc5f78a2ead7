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
    await beto.json('/api/tables', { ...HOLD, stake: ['4/8', '6/12', '2/4'][i], listed: true });
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

test('practice is not listed, nor a table its host keeps to himself; one he lists is, unless bots play', async () => {
  const ana = await enter();
  await ana.json('/api/practice', HOLD);
  const open = async (more: object) => (await ana.json<{ table: string }>('/api/tables', { ...HOLD, ...more })).table;
  const [own, withBots, listed] = [await open({}), await open({ bots: 2, listed: true }), await open({ listed: true })];
  const shown = running.room.lobby().tables.map(({ id }) => id);
  expect(shown).toContain(listed);
  for (const id of [own, withBots, ...running.room.tables.keys()].filter(
    (one) => running.room.tables.get(one)!.opened.practice,
  ))
    expect(shown).not.toContain(id);
  expect(shown).not.toContain(own);
  ana.cut();
});

test('who follows by difference is told where he sits, with what, and whose turn it is; others are not', async () => {
  const [ana, beto, chuy] = await Promise.all([enter(), enter(), enter()]);
  const { table } = await ana.json<{ table: string }>('/api/tables', HOLD);
  const yours = (client: Client) => framesOf(client, 'yours').at(-1)?.tables ?? null;
  for (const client of [ana, beto, chuy]) client.send({ t: 'lobby', on: true, by: 'difference' });
  await until(() => yours(ana) !== null && yours(chuy) !== null);
  expect(yours(ana)).toEqual([]);
  for (const client of [ana, beto]) {
    await client.watch(table);
    const seat = client === ana ? 1 : 2;
    expect(await client.ask(table, { type: 'sit', seat, buyIn: 30_000 })).toMatchObject({ t: 'ack' });
  }
  const turns = () => [ana, beto].map((client) => yours(client)?.[0]?.turn ?? null);
  await until(() => turns().some((turn) => turn?.you) && turns().some((turn) => turn && !turn.you));
  const at = turns().findIndex((turn) => turn?.you);
  const [asked, other] = at === 0 ? [ana, beto] : [beto, ana];
  expect(yours(asked)![0]).toMatchObject({ table, house: 'rogelios', playing: true, away: false });
  expect(yours(asked)![0]!.cards).toHaveLength(2);
  expect(yours(asked)![0]!.cards).not.toEqual(yours(other)![0]!.cards);
  expect(yours(asked)![0]!.turn).toMatchObject({ you: true, toCall: expect.any(Number) });
  const me = await asked.json<{ name: string }>('/api/me');
  expect(yours(other)![0]!.turn).toEqual({ you: false, name: me.name });
  // The chips before one and those in the pot are what one bought.
  const { round, seats } = asked.view(table);
  const stacks = seats.reduce((sum, { stack }) => sum + stack, 0);
  const mine = yours(asked)![0]!.chips + yours(other)![0]!.chips;
  expect(mine).toBe(stacks);
  expect(round).not.toBeNull();
  expect(yours(chuy)).toEqual([]);
  for (const c of [ana, beto, chuy]) c.cut();
});

test('a client of before, that asks without a difference, gets the whole lobby at every change', async () => {
  const ana = await enter();
  ana.send({ t: 'lobby', on: true });
  await until(() => framesOf(ana, 'lobby').length === 1);
  const beto = await enter();
  await beto.json('/api/tables', { house: 'rogelios', game: 'stud', listed: true });
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
