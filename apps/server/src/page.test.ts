// The page beside the room, over real HTTP: what is compressed and for whom, what a browser keeps for ever and what it asks for again,
// and the lobby by HTTP, which is limited as the frame is.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { Client, server } from './test/client.js';

const SCRIPT = `export const text = '${'a script of some length; '.repeat(400)}';`;
let folder: string;
let running: Running;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baraja-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Baraja</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'table-4fe2a1b0.js'), SCRIPT);
  // The build leaves a file's smallest form beside it.
  writeFileSync(join(folder, 'assets', 'oval-77a0c2d1.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'oval-77a0c2d1.js.br'), brotliCompressSync(SCRIPT));
  running = await server({ web: folder, docs: join(folder, 'site') });
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

/** As it comes over the wire: nothing is unpacked. */
const fetched = (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage & { body: Buffer }> =>
  new Promise((resolve, reject) => {
    get(`${running.url}${path}`, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve(Object.assign(answer, { body: Buffer.concat(chunks) })));
    }).on('error', reject);
  });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'scripts and answers come compressed with %s to whoever can read it, and plain to others',
  async (encoding, unpack) => {
    for (const path of ['/assets/table-4fe2a1b0.js', '/api/lobby', '/api/rules/rogelios/rog-hold']) {
      const [small, plain] = [await fetched(path, { 'accept-encoding': encoding }), await fetched(path)];
      expect(small.headers['content-encoding'], path).toBe(encoding);
      expect(small.headers.vary, path).toMatch(/accept-encoding/i);
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      expect(unpack(small.body).toString()).toBe(plain.body.toString());
      expect(small.body.length, path).toBeLessThan(plain.body.length / 3);
    }
  },
);

test('a file whose smallest form lies beside it goes out as that form, byte for byte, and is kept for ever', async () => {
  const small = await fetched('/assets/oval-77a0c2d1.js', { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers['content-type']).toMatch(/javascript/);
  expect(small.headers['cache-control']).toMatch(/immutable/);
  expect(small.headers.vary).toMatch(/accept-encoding/i);
  expect(small.body.equals(brotliCompressSync(SCRIPT))).toBe(true);
  expect((await fetched('/assets/oval-77a0c2d1.js')).body.toString()).toBe(SCRIPT);
});

test('what is short stays as it is', async () => {
  expect((await fetched('/api/health', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test('a file with a hash in its name is kept for ever; the page itself is asked for again, and is the same until it changes', async () => {
  const script = await fetched('/assets/table-4fe2a1b0.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/index.html', '/t/abc', '/icon.svg']) {
    const { headers, statusCode } = await fetched(path);
    expect([statusCode, headers['cache-control']], path).toEqual([200, 'no-cache']);
  }
  const { headers } = await fetched('/index.html');
  expect((await fetched('/index.html', { 'if-none-match': headers.etag! })).statusCode).toBe(304);
});

test('a script of another build is not there: it is not the page under its name', async () => {
  const gone = await fetched('/assets/table-00000000.js');
  expect(gone.statusCode).toBe(404);
  expect(JSON.parse(gone.body.toString())).toEqual({ refused: 'no-such-page' });
});

test('guests who come at once from one address get every file, however many', async () => {
  const codes = new Set<number | undefined>();
  for (let i = 0; i < 700; i++) codes.add((await fetched('/assets/table-4fe2a1b0.js')).statusCode);
  expect([...codes]).toEqual([200]);
  expect((await fetched('/api/health')).statusCode).toBe(200);
});

test('the lobby by HTTP is limited as the frame is, and counts together with it', async () => {
  const at = { now: 1_700_000_000_000 };
  const room = await server({ now: () => at.now });
  const ana = await new Client(room.url).enter();
  for (let i = 0; i < 4; i++) {
    const told = ana.next('lobby');
    ana.send({ t: 'lobby', on: true });
    await told;
  }
  const codes: number[] = [];
  for (let i = 0; i < 6; i++) codes.push((await ana.http('/api/lobby')).status);
  expect(codes).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await (await ana.http('/api/lobby')).json()).toEqual({ refused: 'too-fast' });
  const bad = ana.next('bad');
  ana.send({ t: 'lobby', on: true });
  expect(await bad).toMatchObject({ why: 'too-fast' });
  // Another patron is not touched by it, and after two seconds there is one more.
  expect((await (await new Client(room.url).enter()).http('/api/lobby')).status).toBe(200);
  at.now += 2000;
  expect((await ana.http('/api/lobby')).status).toBe(200);
  expect((await ana.http('/api/lobby')).status).toBe(429);
  // Without a session it is the address that counts.
  at.now += 60_000;
  const nobody: number[] = [];
  for (let i = 0; i < 70; i++) nobody.push((await fetch(`${room.url}/api/lobby`)).status);
  expect(nobody.filter((code) => code === 200)).toHaveLength(60);
  ana.cut();
  await room.stop();
});

test('the documentation answers under /docs as soon as it has been made, and until then says that it has not', async () => {
  expect((await fetched('/docs')).headers.location).toBe('/docs/');
  const before = await fetched('/docs/start.html');
  expect([before.statusCode, before.body.toString()]).toEqual([404, expect.stringContaining('still being made')]);
  mkdirSync(join(folder, 'site', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'site', 'start.html'), '<!doctype html><title>Start</title>');
  writeFileSync(join(folder, 'site', 'assets', 'app-1.js'), SCRIPT);
  const after = await fetched('/docs/start.html');
  expect([after.statusCode, after.body.toString()]).toEqual([200, expect.stringContaining('<title>Start')]);
  expect((await fetched('/docs/assets/app-1.js')).headers['cache-control']).toContain('immutable');
});
