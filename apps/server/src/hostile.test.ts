// What a hostile visitor tries: other people's cookies, other sites' pages, floods through many windows, the socket's own pings,
// words that hide or turn round, names of things every object has, files that are not the page's.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Buckets } from './bucket.js';
import type { Running } from './index.js';
import { Client, HOLD, server, until } from './test/client.js';

let running: Running;
let folder: string;
const troubles: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baraja-web-'));
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'outside.txt'), 'not for you');
  writeFileSync(join(folder, 'web', '.hidden'), 'not for you');
  writeFileSync(join(folder, 'web', 'index.html'), 'the page');
  writeFileSync(join(folder, 'web', 'assets', 'a.js'), 'a script');
  const onTrouble = (table: string, error: unknown) => void troubles.push(`${table}: ${error}`);
  running = await server({ web: join(folder, 'web'), onTrouble });
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(troubles).toEqual([]);
});
const enter = (): Promise<Client> => new Client(running.url).enter();
const PROTO = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** A path as it is written, which fetch would tidy up. Answers the whole of what came back. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(running.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
const get = (path: string): Promise<string> => raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

describe('over HTTP', () => {
  test('only the page’s own files are given out', async () => {
    const up = ['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/assets/../../outside.txt'];
    up.push('/assets/..%2f..%2foutside.txt', '/assets/..%5c..%5coutside.txt', '/assets/.%2e/.%2e/outside.txt');
    up.push('/.hidden', '/%2ehidden', '//etc/passwd', '/%00', '/assets/a.js%00.html', `/${folder}/outside.txt`);
    for (const path of up) {
      const answer = await get(path);
      expect(answer, path).toMatch(/^HTTP\/1.1 [234]\d\d/);
      expect(answer, path).not.toMatch(/not for you|root:/);
    }
    expect(await get('/assets/a.js')).toMatch(/a script/);
    expect(await get('/t/abc')).toMatch(/the page/);
  });

  test('a page of another site does nothing for you, not even sign you out', async () => {
    const ana = new Client(running.url);
    const { id } = await ana.json<{ id: string }>('/api/me');
    const { host } = new URL(running.url);
    const posts: [string, object][] = [
      ['/api/signout', {}],
      ['/api/me/name', { name: 'Mallory' }],
      ['/api/tables', HOLD],
    ];
    for (const [path, body] of posts)
      for (const origin of ['https://evil.example', 'null', `https://${host}.evil.example`, 'x']) {
        const response = await ana.http(path, body, { origin });
        expect([path, origin, response.status]).toEqual([path, origin, 403]);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    expect(await ana.json('/api/me')).toMatchObject({ id });
    expect((await ana.http('/api/me/name', { name: 'Ana M' }, { origin: `http://${host}` })).status).toBe(200);
  });

  test('names that every object has name no house, no game, no stake, no switch, no clause, no table', async () => {
    const ana = new Client(running.url);
    for (const name of PROTO) {
      for (const path of [`clause/${name}`, `rules/${name}/hold`, `rules/rogelios/${name}`, `tables/${name}/rounds`])
        expect((await ana.http(`/api/${path}`)).status, path).toBeGreaterThanOrEqual(400);
      const switches = encodeURIComponent(`{"${name}":{"x":1}}`);
      expect((await ana.http(`/api/rules/rogelios/hold?switches=${switches}`)).status).toBe(422);
    }
    const bodies = PROTO.slice(0, 3).flatMap((name) => [
      `{"house":"${name}","game":"hold"}`,
      `{"house":"rogelios","game":"${name}"}`,
      `{"house":"rogelios","game":"hold","stake":"${name}"}`,
      `{"house":"rogelios","game":"hold","switches":{"${name}":{"prototype":{}}}}`,
    ]);
    for (const body of bodies) expect([400, 422], body).toContain((await ana.http('/api/practice', body)).status);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test('newcomers from one address: a class at once, not a town', async () => {
    const town = await server({ now: () => 1_700_000_000_000 });
    const before = (await town.room.store.streams('patron-')).length;
    const statuses = await Promise.all(
      Array.from({ length: 80 }, async () => (await fetch(`${town.url}/api/me`)).status),
    );
    expect(statuses.filter((s) => s === 200)).toHaveLength(60);
    expect(statuses.filter((s) => s === 429)).toHaveLength(20);
    expect((await town.room.store.streams('patron-')).length - before).toBe(60);
    await town.stop();
  });

  test('one host has so many tables: deserted ones make room, and if none is deserted, no more', async () => {
    const { room } = running;
    const host = (await room.patrons.arrive()).id;
    const stops: (() => void)[] = [];
    for (let i = 0; i < 30; i++) {
      expect(await room.mayHost(host)).toBe(true);
      const table = await room.privateTable(host, HOLD, { bots: 0 });
      if ('watch' in table) stops.push(table.watch({ patron: host, send: () => {} }));
    }
    expect(await room.mayHost(host)).toBe(false);
    stops[7]!();
    expect(await room.mayHost(host)).toBe(true);
    expect([...room.tables.values()].filter(({ opened }) => opened.host === host)).toHaveLength(29);
    for (const stop of stops) stop();
  });
});

describe('over the socket', () => {
  test('names that every object has are nothing here', async () => {
    const ana = await enter();
    const { table } = await ana.json<{ table: string }>('/api/tables', HOLD);
    await ana.watch(table);
    const frames = PROTO.slice(0, 2).flatMap((name) => [
      `{"t":"${name}"}`,
      `{"t":"watch","table":"${table}","${name}":{"x":1}}`,
      `{"t":"do","id":"a","table":"${table}","expect":1,"ask":{"type":"${name}"}}`,
      `{"t":"do","id":"a","table":"${table}","expect":1,"ask":{"type":"sitOut","${name}":1}}`,
    ]);
    for (const frame of frames) {
      const bad = ana.next('bad');
      ana.raw(frame);
      expect(await bad).toEqual({ t: 'bad', why: 'no-such-frame' });
    }
    const { version } = running.room.tables.get(table)!;
    for (const name of PROTO) {
      const id = name.replaceAll(/[^a-zA-Z]/g, '-');
      expect(await ana.ask(table, { type: 'act', act: name }, { id, expect: version })).toMatchObject({ t: 'refused' });
      const rule = { type: 'rule', incident: name, reason: 'none', confirm: true } as const;
      expect(await ana.ask(table, rule, { id: `${id}2`, expect: version })).toMatchObject({ t: 'refused' });
    }
    expect(await ana.ask('__proto__', { type: 'leave' }, { expect: 1 })).toMatchObject({
      refusal: { refused: 'no-such-table' },
    });
    ana.cut();
  });

  test('amounts that are none: below zero, broken, endless, too large', async () => {
    const ana = await enter();
    const { table } = await ana.json<{ table: string }>('/api/tables', HOLD);
    const { version } = await ana.watch(table);
    for (const amount of ['-1', '-0.5', '1e400', '1e15', '30000.5', '"30000"', '[30000]', 'null', 'true']) {
      const bad = ana.next('bad');
      ana.raw(`{"t":"do","id":"x","table":"${table}","expect":1,"ask":{"type":"sit","seat":1,"buyIn":${amount}}}`);
      expect(await bad, amount).toEqual({ t: 'bad', why: 'no-such-frame' });
    }
    for (const buyIn of [0, 1, 2 ** 40])
      expect(await ana.ask(table, { type: 'sit', seat: 1, buyIn })).toMatchObject({ t: 'refused' });
    expect(running.room.tables.get(table)!.version).toBe(version);
    expect(await ana.json('/api/me')).toMatchObject({ balance: 1_000_000 });
    ana.cut();
  });

  test('chat is limited by patron, however many windows he has and however often he comes back', async () => {
    const [ana, beto] = await Promise.all([enter(), enter()]);
    const { table } = await ana.json<{ table: string }>('/api/tables', HOLD);
    await ana.watch(table);
    const since = performance.now();
    const heard = () => ana.frames.filter((f) => f.t === 'chat').length;
    for (let window = 0; window < 6; window++) {
      await beto.connect();
      await beto.watch(table);
      for (let i = 0; i < 3; i++) beto.send({ t: 'chat', table, text: 'buy my chips' });
      beto.send({ t: 'ping' });
      await beto.next('pong');
      beto.cut();
    }
    await until(() => heard() >= 4);
    await rest(50);
    // Four at once, and another every two seconds.
    expect(heard()).toBeLessThanOrEqual(7 + (performance.now() - since) / 2000);
    ana.cut();
  });

  test('what is invisible or turns text round is taken out of chat and of tables’ names', async () => {
    const ana = await enter();
    const name = 'a\u202Eb\u0000c\nd\u2066e';
    const { table } = await ana.json<{ table: string }>('/api/tables', { ...HOLD, name });
    expect((await ana.watch(table)).name).toBe('a b c d e');
    const heard = ana.next('chat');
    ana.send({ t: 'chat', table, text: ' \u200Fx\u202D\u0007y 👩‍🚀 ñ ' });
    expect(await heard).toMatchObject({ text: 'x y 👩‍🚀 ñ' });
    const bad = ana.next('bad');
    ana.send({ t: 'chat', table, text: '\u202E\u0000 \n' });
    expect(await bad).toMatchObject({ why: 'no-such-frame' });
    expect((await ana.http('/api/tables', { ...HOLD, name: '\u202E' })).status).toBe(400);
    ana.cut();
  });

  test('a socket that floods with its own pings, or goes on after it was closed, is cut off', async () => {
    const [ana, beto] = await Promise.all([enter(), enter()]);
    ana.pings(500);
    await until(() => ana.closedWith !== null);
    expect(ana.closedWith).toBe(4429);
    // Somebody who does not know when it is over: he sends on, and takes no notice of the close.
    const { hostname, port } = new URL(running.url);
    const wire = connect(Number(port), hostname);
    wire.on('error', () => {});
    const key = randomBytes(16).toString('base64');
    const head = ['GET /ws HTTP/1.1', `Host: ${hostname}:${port}`, 'Upgrade: websocket', 'Connection: Upgrade'];
    const more = [`Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Version: 13', `Cookie: ${ana.cookie}`, '', ''];
    wire.write([...head, ...more].join('\r\n'));
    const body = Buffer.from('{"t":"ping"}');
    const frame = Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
    const closed = new Promise((resolve) => wire.on('close', resolve));
    const flood = setInterval(() => wire.write(Buffer.concat(Array(100).fill(frame))), 5);
    await closed;
    clearInterval(flood);
    beto.send({ t: 'ping' });
    await beto.next('pong');
    beto.cut();
  });
});

test('buckets are kept for many, and forgotten when they are full again', () => {
  let now = 0;
  const buckets = new Buckets(2, 1, () => now);
  expect([1, 2, 3].map(() => buckets.take('ana'))).toEqual([true, true, false]);
  for (let i = 0; i < 20_000; i++) buckets.take(`guest ${i}`);
  const { each } = buckets as unknown as { each: Map<string, unknown> };
  expect(each.size).toBeLessThanOrEqual(10_000);
  now += 10_000;
  expect(buckets.take('ana')).toBe(true);
});
