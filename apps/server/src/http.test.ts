// The HTTP part, over real HTTP: sessions, accounts, limits, headers, the OpenAPI document, and tables refused with the rule.
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from './index.js';
import { Sessions } from './sessions.js';
import { Client, HOLD, server } from './test/client.js';

let running: Running;
const at = { now: 1_700_000_000_000 };
beforeAll(async () => {
  running = await server({ now: () => at.now });
});
afterAll(() => running.stop());
const client = (): Client => new Client(running.url);

describe('sessions', () => {
  test('a guest gets a cookie scripts cannot read and other sites cannot send', async () => {
    const response = await client().http('/api/me');
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^baraja=[A-Za-z0-9]+\.[0-9a-z]+\.[A-Za-z0-9_-]{12}\.[A-Za-z0-9_-]{43};/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).toMatch(/Max-Age=2592000/);
    expect(await response.json()).toMatchObject({ guest: true, balance: 1_000_000 });
  });

  test('behind https the cookie is for https alone', async () => {
    const secure = await server({ secure: true });
    const response = await fetch(`${secure.url}/api/me`);
    expect(response.headers.getSetCookie()[0]).toMatch(/Secure/);
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age/);
    await secure.stop();
  });

  test('the same cookie is the same patron; none, a forged, a changed or an old one is not', async () => {
    const ana = client();
    const { id } = await ana.json<{ id: string }>('/api/me');
    expect(await ana.json('/api/me')).toMatchObject({ id });
    const { cookie } = ana;
    const [name, value] = cookie.split('=') as [string, string];
    const [patron, issued] = value.split('.') as [string, string];
    const forged = createHmac('sha256', '').update(`${patron}.${issued}`).digest('base64url');
    const wrong = ['', `${name}=`, `${name}=${patron}`, `${name}=${patron}.${issued}.${forged}`];
    wrong.push(`${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`, `${name}=x${value}`);
    for (const one of wrong) {
      const stranger = client();
      stranger.cookie = one;
      expect((await stranger.json<{ id: string }>('/api/me')).id).not.toBe(id);
    }
    at.now += 31 * 24 * 60 * 60 * 1000;
    ana.cookie = cookie;
    expect((await ana.json<{ id: string }>('/api/me')).id).not.toBe(id);
  });

  test('a key that was cut short is never used', () => {
    const folder = mkdtempSync(join(tmpdir(), 'baraja-key-'));
    try {
      for (const half of ['', 'abcd', `${'z'.repeat(64)}`]) {
        writeFileSync(join(folder, 'session.key'), half);
        const sessions = Sessions.in(folder, () => 1);
        const body = 'ana.1';
        const guessed = createHmac('sha256', Buffer.from(half, 'hex')).update(body).digest('base64url');
        expect(sessions.read(`${body}.${guessed}`)).toBeNull();
        const key = readFileSync(join(folder, 'session.key'), 'utf8');
        expect(key).toMatch(/^[0-9a-f]{64}$/);
        expect(Sessions.in(folder, () => 1).read(sessions.issue('ana'))).toMatchObject({ patron: 'ana' });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('accounts', () => {
  test('a name and a password keep the wallet, from another browser too', async () => {
    const ana = client();
    const { id } = await ana.json<{ id: string }>('/api/me');
    expect(await ana.json('/api/account', { name: 'Ana', password: 'correct horse' })).toMatchObject({
      id,
      name: 'Ana',
    });
    const elsewhere = client();
    expect(await elsewhere.json('/api/signin', { name: 'ana', password: 'correct horse' })).toMatchObject({ id });
    expect(await elsewhere.json('/api/me')).toMatchObject({ id, guest: false });
    const body = await (await elsewhere.http('/api/me')).text();
    expect(body).not.toMatch(/hash|salt|password/);
    await elsewhere.json('/api/signout', {});
    expect((await elsewhere.json<{ id: string }>('/api/me')).id).not.toBe(id);
  });

  test('bodies that are not what they should be are refused, and say nothing of the inside', async () => {
    const mary = client();
    const bad: [string, unknown][] = [
      ['/api/me/name', { name: 5 }],
      ['/api/me/name', { name: 'Ana', more: 1 }],
      ['/api/me/name', '{'],
      ['/api/signin', { name: 'x'.repeat(100), password: 'x' }],
      ['/api/tables', { house: 'rogelios', game: 'hold', bots: 1e9 }],
      ['/api/tables', { house: ['rogelios'], game: {} }],
      ['/api/practice', []],
    ];
    for (const [path, body] of bad) {
      const response = await mary.http(path, body);
      expect([path, response.status]).toEqual([path, 400]);
      expect(await response.text()).not.toMatch(/node_modules|\.ts|at \w+ \(/);
    }
    expect((await mary.http('/api/me/name', `{"name":"${'x'.repeat(70_000)}"}`)).status).toBe(413);
    expect((await mary.http('/api/me/name', { name: '<script>' })).status).toBe(409);
  });
});

test('security headers on every answer', async () => {
  for (const path of ['/api/me', '/api/lobby', '/api/nothing']) {
    const { headers } = await client().http(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'|default-src 'self'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('the OpenAPI document has every route, with a summary', async () => {
  const doc = await client().json<{ paths: Record<string, Record<string, { summary?: string }>> }>('/api/docs');
  const sources = ['./http.ts', './accounts.ts', './past.ts', './hands.ts', './friends.ts', './cage.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const source = sources.join('\n');
  const asked = [...source.matchAll(/app\.(get|post)\(\s*'([^']+)'/g)].map(([, method, path]) => [method!, path!]);
  expect(asked.length).toBeGreaterThan(12);
  for (const [method, path] of [...asked, ['get', '/api/health']] as [string, string][]) {
    const known = doc.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];
    expect(known?.summary, `${method} ${path}`).toBeTruthy();
  }
});

describe('opening tables', () => {
  test('what cannot be is refused with a reason and a rule', async () => {
    const ana = client();
    const open = async (body: object) => {
      const response = await ana.http('/api/tables', body);
      return [
        response.status,
        (await response.json()) as { refused: string; rule: string | null; text: string },
      ] as const;
    };
    const cases: [object, string][] = [
      [{ ...HOLD, house: 'nowhere' }, 'unknown-house'],
      [{ ...HOLD, game: 'bridge' }, 'unknown-game'],
      [{ ...HOLD, stake: '7/13' }, 'unknown-stake'],
      [{ ...HOLD, switches: { 'no.such': 1 } }, 'unknown-switch'],
      [{ ...HOLD, switches: { 'table.seats.max': 'many' } }, 'bad-switch-value'],
      [{ ...HOLD, switches: { 'table.seats.max': { $gt: 1 } } }, 'bad-switch-value'],
    ];
    for (const [body, code] of cases) {
      const [status, answer] = await open(body);
      expect([code, status, answer.refused]).toEqual([code, 422, code]);
      expect(answer.text.length).toBeGreaterThan(10);
      if (code === 'unknown-stake' || code === 'bad-switch-value') expect(answer.rule).toMatch(/^[A-Z]+-/);
    }
    expect((await open({ ...HOLD, switches: { ['__proto__']: 1, constructor: 2 } }))[0]).toBeGreaterThanOrEqual(400);
    expect(running.room.tables.size).toBe(0);
  });

  test('a private table is found by its link alone, and its host has the floor', async () => {
    const ana = client();
    const { table } = await ana.json<{ table: string }>('/api/tables', { ...HOLD, name: 'Ours', bots: 2 });
    expect(running.room.tables.get(table)!.opened).toMatchObject({ name: 'Ours', unlisted: true });
    const { tables } = await ana.json<{ tables: { id: string }[] }>('/api/lobby');
    expect(tables.map((t) => t.id)).not.toContain(table);
    const { id } = await ana.json<{ id: string }>('/api/me');
    expect(running.room.tables.get(table)!.rolesOf(id)).toEqual({ floor: true, dealer: false });
  });

  test('a practice table: one that stands, or a new one', async () => {
    const ana = client();
    const { table } = await ana.json<{ table: string }>('/api/practice', HOLD);
    expect(await ana.json('/api/practice', HOLD)).toEqual({ table });
    expect(running.room.tables.get(table)!.state.sittings.every((s) => s.patron.bot)).toBe(true);
    expect((await ana.http('/api/tables/no-such/rounds')).status).toBe(404);
    expect((await ana.http('/api/tables/no-such/proof')).status).toBe(404);
    expect((await ana.http(`/api/tables/${table}/rounds/99`)).status).toBe(404);
    expect((await ana.http(`/api/tables/${table}/rounds/x`)).status).toBe(400);
  });
});

test('the rules of a table as it would be opened, for whoever learns its game; and no table is opened by it', async () => {
  const ana = client();
  const before = running.room.tables.size;
  expect(await ana.json('/api/opened/rogelios/hold')).toMatchObject({
    house: 'rogelios',
    game: { family: 'community' },
  });
  expect((await ana.http('/api/opened/rogelios/bridge')).status).toBe(404);
  expect((await ana.http('/api/opened/nobody/hold')).status).toBe(404);
  expect(running.room.tables.size).toBe(before);
});

test('a table’s rules and clauses answer in the words it is played by; what is not there says so', async () => {
  const ana = client();
  const { table } = await ana.json<{ table: string }>('/api/tables', { house: 'rogelios', game: 'hold', bots: 0 });
  const at = `/api/tables/${table}`;
  expect(await ana.json(`${at}/clause/BAR-2`)).toMatchObject({ clause: { id: 'BAR-2' }, stands: 'same', ours: true });
  expect(await ana.json(`${at}/rules?lang=es`)).toMatchObject({ language: 'es', edition: 'today', changed: {} });
  expect(await ana.json(`${at}/edition`)).toEqual({ changes: null });
  for (const [path, refused] of [
    [`${at}/clause/NOPE-1`, 'unknown-clause'],
    [`${at}/rounds/7/clause/BAR-2`, 'unknown-clause'],
    ['/api/tables/nobody/clause/BAR-2', 'no-such-table'],
    ['/api/tables/nobody/rules', 'no-such-table'],
    ['/api/tables/nobody/edition', 'no-such-table'],
  ] as const) {
    const answer = await ana.http(path);
    expect([answer.status, await answer.json()], path).toEqual([404, { refused }]);
  }
  expect((await ana.http(`${at}/rounds/0/clause/BAR-2`)).status).toBe(400);
});

test('rules pages, clauses and the wallet answer', async () => {
  const ana = client();
  expect((await ana.http('/api/rules/rogelios/hold?lang=es')).status).toBe(200);
  expect((await ana.http('/api/rules/rogelios/bridge')).status).toBe(404);
  expect((await ana.http('/api/rules/rogelios/hold?switches=%7B%22no%22%3A1%7D')).status).toBe(422);
  expect((await ana.http('/api/clause/BAR-2')).status).toBe(200);
  expect((await ana.http('/api/clause/NOPE-1')).status).toBe(404);
  expect(await ana.json('/api/wallet')).toMatchObject({ wallet: 1_000_000, purse: 0, tables: [] });
  expect(await ana.json('/api/wallet/lines')).toMatchObject({ lines: [{ reason: 'grant' }], next: null });
  expect(await ana.json('/api/health')).toMatchObject({ open: true });
});
