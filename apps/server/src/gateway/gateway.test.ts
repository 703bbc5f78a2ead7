// Two servers of one room, over real sockets, on each bus there is: whoever connects to either is served, wherever the room is kept; and
// when it moves, sockets at the other stay open, and what was asked is answered.
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSES } from '@baraja/room';
import { natsAddress } from '@baraja/room/test/bus';
import { freshDatabase } from '@baraja/room/test/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AtGateway, Running } from '../index.js';
import { autoplay, Client, HOLD, server, until } from '../test/client.js';

const nats = await natsAddress();
const buses: (readonly [string, (db: string) => string])[] = [['LISTEN and NOTIFY', (db) => db]];
if (nats !== null) buses.push(['NATS', () => nats]);

describe.each(buses)('two servers of one room on %s', (_, busOf) => {
  let folder: string;
  let first: Running;
  /** It stands by until the first one leaves. */
  let second: Promise<Running>;
  let gateway: AtGateway;
  let ana: Client;
  let luz: Client;
  let table = '';
  let hasMoved = false;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'baraja-gateway-'));
    const db = await freshDatabase();
    const shared = { db, bus: busOf(db), refill: { to: 1_000_000, every: 1000 } };
    first = await server({ ...shared, data: join(folder, 'a') });
    await until(() => existsSync(join(folder, 'a', 'heads.txt')));
    for (const key of ['seal.key', 'room.key', 'session.key', 'heads.txt'])
      cpSync(join(folder, 'a', key), join(folder, 'b', key));
    gateway = await new Promise((resolve, reject) => {
      second = server({ ...shared, data: join(folder, 'b'), onGateway: resolve });
      second.catch(reject);
    });
    [ana, luz] = await Promise.all([new Client(first.url).enter(), new Client(gateway.url).enter()]);
  });
  afterAll(async () => {
    if (!hasMoved) await first.stop();
    await (await second).stop();
    await rm(folder, { recursive: true });
  });

  test('whoever comes in at the one that stands by has a name, a wallet, the lobby and a table there', async () => {
    expect(await luz.json('/api/me')).toMatchObject({ guest: true, balance: 1_000_000 });
    const opened = await luz.json<{ table: string }>('/api/tables', { ...HOLD, name: 'Two servers', listed: true });
    table = opened.table;
    const lobby = await ana.json<{ tables: { id: string; name: string }[] }>('/api/lobby');
    expect(lobby.tables.find(({ id }) => id === table)?.name).toBe('Two servers');
    expect(await (await luz.http('/api/ready')).json()).toEqual({ ready: true, why: null });
    // Refusals come through as they are, with their status.
    expect((await luz.http('/api/rules/nobody/hold')).status).toBe(404);
    expect((await luz.http('/api/tables', { ...HOLD, bots: -1 })).status).toBe(400);
    // Longer than a bus carries at once: in pieces, put together again.
    const docs = await luz.json<{ paths: Record<string, unknown> }>('/api/docs');
    expect(Object.keys(docs.paths)).toContain('/api/lobby');
  });

  test('people at both play at one table, and hear each other', async () => {
    await Promise.all([ana.watch(table), luz.watch(table)]);
    expect(await ana.ask(table, { type: 'sit', seat: 1, buyIn: 30_000, post: true })).toMatchObject({ t: 'ack' });
    expect(await luz.ask(table, { type: 'sit', seat: 2, buyIn: 30_000, post: true })).toMatchObject({ t: 'ack' });
    const stops = [autoplay(ana, table), autoplay(luz, table)];
    const heard = ana.next('chat');
    luz.send({ t: 'chat', table, text: 'from the other server' });
    expect((await heard).text).toBe('from the other server');
    await until(() => ana.view(table).rounds >= 2 && luz.view(table).rounds >= 2);
    for (const stop of stops) stop();
    // To each his own cards, over the bus as over a wire.
    const both = [ana, luz].map((one) => one.view(table).seats.find(({ seat }) => seat === one.view(table).you.seat));
    expect(both.map((own) => own?.seat)).toEqual([1, 2]);
  });

  test('at a gateway the same strangers are turned away, for the same reasons', async () => {
    const stranger = new Client(gateway.url);
    await stranger.connect();
    await until(() => stranger.closedWith !== null);
    expect(stranger.closedWith).toBe(CLOSES.unknown);
    const page = new Client(gateway.url);
    page.cookie = luz.cookie;
    await page.connect({ origin: 'http://elsewhere.example' });
    expect(page.closedWith).toBe(CLOSES.otherSite);
    expect((await luz.http('/api/me/name', { name: 'X' }, { origin: 'http://elsewhere.example' })).status).toBe(403);
    // Nobody says through a gateway where he comes from, or that he sits at the machine.
    const handing = { files: [], lang: 'en', reason: 'none' };
    const handed = await luz.http('/api/documents/x', handing, { 'x-forwarded-for': '127.0.0.1' });
    expect([403, 404]).toContain(handed.status);
  });

  test('a session that is ended at one server is ended at the other', async () => {
    const here = await new Client(first.url).enter();
    const there = new Client(gateway.url);
    there.cookie = here.cookie;
    await there.connect();
    await here.http('/api/signout', {});
    await until(() => there.closedWith === CLOSES.unknown && here.closedWith === CLOSES.unknown);
  });

  test('a program plays through a gateway', async () => {
    const lines: { t: string }[] = [];
    const { WebSocket } = await import('ws');
    const bot = new WebSocket(`${gateway.url.replace('http', 'ws')}/bot`, { headers: { cookie: luz.cookie } });
    bot.on('message', (data) => lines.push(JSON.parse(String(data)) as { t: string }));
    await until(() => lines.some(({ t }) => t === 'hello'));
    bot.terminate();
  });

  test('the room moves: sockets at the gateway stay open, play goes on, and a repeat gets the first answer', async () => {
    const asked = { id: 'twice', expect: luz.view(table).version };
    const once = await luz.ask(table, { type: 'sitOut' }, asked);
    hasMoved = true;
    const closing = first.stop();
    await until(() => ana.closedWith === CLOSES.closing);
    // Asked while nobody keeps the room: it is answered by whoever keeps it next.
    const back = luz.ask(table, { type: 'sitOut' }, asked);
    await closing;
    const moved = await second;
    expect(await back).toEqual(once);
    expect(luz.closedWith).toBeNull();
    const again = new Client(moved.url);
    again.cookie = ana.cookie;
    ana = await again.enter();
    await ana.watch(table);
    expect(ana.view(table).you.seat).toBe(1);
    const rounds = ana.view(table).rounds;
    const stops = [autoplay(ana, table), autoplay(luz, table)];
    await luz.ask(table, { type: 'comeBack', post: true });
    await until(() => luz.view(table).rounds > rounds);
    for (const stop of stops) stop();
    expect(luz.closedWith).toBeNull();
    expect(await luz.json('/api/me')).toMatchObject({ guest: true });
  });
});
