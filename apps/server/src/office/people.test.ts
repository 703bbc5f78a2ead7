// Staff over real HTTP: links, duty, a second factor, a forgotten password, and sessions that are listed and ended.
import { codeAt, type StaffPost } from '@baraja/room';
import { gamesOf, houses } from 'baraja/books';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../index.js';
import { Client, server } from '../test/client.js';
import { idOf, owner, person, staff } from '../test/staff.js';

const HOUSE = houses[0]!.id;
const office = (path: string): string => `/api/office/${HOUSE}${path}`;
let running: Running;
let ana: Client;
let now = Date.now();
beforeAll(async () => {
  running = await server({ proxies: 1, now: () => now });
  ana = await owner(running);
});
afterAll(() => running.stop());
const refused = async (answer: Promise<Response>) => ((await (await answer).json()) as { refused?: string }).refused;
interface Here {
  readonly houses: readonly {
    readonly house: string;
    readonly roles: readonly string[];
    readonly acts: readonly string[];
  }[];
  readonly duty: { readonly house: string; readonly role: string } | null;
  readonly secondFactor: { readonly isSet: boolean; readonly isConfirmed: boolean } | null;
}

test('an owner has every house; a guest cannot take a role; whoever is invited has one house', async () => {
  const here = await ana.json<Here>('/api/office');
  expect(here.houses.map(({ house }) => house)).toEqual(houses.map(({ id }) => id));
  const guest = await new Client(running.url).enter();
  const { code } = await ana.json<{ code: string }>(office('/people/invite'), { role: 'dealer' });
  expect(await guest.json('/api/office/link', { code })).toEqual({ house: HOUSE, role: 'dealer' });
  expect(await refused(guest.http('/api/office/take', { code }))).toBe('guest');
  const dan = await person(running, 'Dan');
  expect((await dan.http('/api/office/take', { code })).status).toBe(200);
  expect(await refused(dan.http('/api/office/take', { code }))).toBe('no-such-invitation');
  expect((await dan.json<Here>('/api/office')).houses.map(({ house, roles }) => [house, roles])).toEqual([
    [HOUSE, ['dealer']],
  ]);
  const { staff: listed } = await ana.json<{ staff: { id: string; posts: StaffPost[] }[] }>(office('/people'));
  expect(listed.find(({ id }) => id === undefined)).toBeUndefined();
  expect(listed.map(({ posts }) => posts.map(({ role }) => role))).toContainEqual(['dealer']);
  expect(JSON.stringify(await ana.json(office('/people')))).not.toContain(code);
});

test('what changes in the office is told to who looks at it', async () => {
  const max = await staff(running, { by: ana, house: HOUSE, role: 'manager', on: false });
  await max.connect();
  max.send({ t: 'office', house: HOUSE, on: true });
  const told = max.next('officeChanged', ({ house }) => house === HOUSE);
  max.send({ t: 'ping' });
  await max.next('pong');
  await max.http(office('/duty/in'), { role: 'manager' });
  expect(await told).toEqual({ t: 'officeChanged', house: HOUSE, parts: ['people'] });
  expect((await max.json<Here>('/api/office')).duty).toMatchObject({ house: HOUSE, role: 'manager' });
});

test('a second factor: another session of the same account stays outside until it shows a code', async () => {
  const cam = await staff(running, { by: ana, house: HOUSE, role: 'cage', on: false });
  const { secret, link } = await cam.json<{ secret: string; link: string }>('/api/office/second-factor', {});
  expect(link).toMatch(/^otpauth:\/\/totp\/Baraja/);
  const code = (how: string, digits: string) => cam.http('/api/office/second-factor/code', { how, code: digits });
  expect((await code('set', codeAt(secret, now))).status).toBe(200);
  const again = new Client(running.url);
  again.from = cam.from;
  const { name } = await cam.json<{ name: string }>('/api/me');
  const password = `a long one for ${name.split(' ')[1]}`;
  expect((await again.http('/api/signin', { name, password })).status).toBe(200);
  expect(await refused(again.http(office('/duty/in'), { role: 'cage' }))).toBe('second-factor');
  expect(await refused(again.http('/api/office/second-factor', {}))).toBe('second-factor');
  expect(await refused(again.http('/api/office/second-factor/code', { how: 'show', code: '000000' }))).toBe(
    'wrong-code',
  );
  now += 60_000;
  expect((await again.http('/api/office/second-factor/code', { how: 'show', code: codeAt(secret, now) })).status).toBe(
    200,
  );
  expect((await again.http(office('/duty/in'), { role: 'cage' })).status).toBe(200);
});

test('a session that has shown no code sees a house’s table as everybody does; once it has, as the floor does', async () => {
  const fay = await staff(running, { by: ana, house: HOUSE, role: 'floor' });
  const { table } = await fay.json<{ table: string }>(office('/tables/open'), { game: gamesOf(HOUSE)[0]!.id });
  const { secret } = await fay.json<{ secret: string }>('/api/office/second-factor', {});
  now += 60_000;
  await fay.http('/api/office/second-factor/code', { how: 'set', code: codeAt(secret, now) });
  const again = new Client(running.url);
  again.from = fay.from;
  const { name } = await fay.json<{ name: string }>('/api/me');
  await again.http('/api/signin', { name, password: `a long one for ${name.split(' ')[1]}` });
  for (const one of [fay, again]) await one.connect();
  expect((await fay.watch(table)).you.floor).toBe(true);
  expect((await again.watch(table)).you.floor).toBe(false);
  now += 60_000;
  const told = again.next('table', (frame) => frame.table === table);
  await again.http('/api/office/second-factor/code', { how: 'show', code: codeAt(secret, now) });
  expect((await told).view.you.floor).toBe(true);
});

test('a forgotten password: a link by staff, good once; sessions of before are over, and nobody resets who stands above', async () => {
  const max = await staff(running, { by: ana, house: HOUSE, role: 'manager', on: false });
  const pat = await person(running, 'Pat');
  await pat.connect();
  const { name } = await pat.json<{ name: string }>('/api/me');
  const { name: boss } = await ana.json<{ name: string }>('/api/me');
  const reason = 'forgot it, showed a passport';
  expect(await refused(max.http(office('/people/reset'), { name: boss, reason }))).toBe('above-you');
  expect(await refused(max.http(office('/people/reset'), { name: 'nobody at all', reason }))).toBe('no-such-person');
  expect((await max.http(office('/people/reset'), { name })).status, 'no reason').toBe(400);
  const { code } = await max.json<{ code: string }>(office('/people/reset'), { name, reason });
  const fresh = new Client(running.url);
  expect(await refused(fresh.http('/api/reset', { code, password: 'short' }))).toBe('bad-password');
  expect((await fresh.http('/api/reset', { code, password: 'a new and longer one' })).status).toBe(200);
  expect(await refused(fresh.http('/api/reset', { code, password: 'another one, longer' }))).toBe('no-such-invitation');
  expect((await fresh.http('/api/signin', { name, password: 'a new and longer one' })).status).toBe(200);
  expect((await pat.json<{ name: string }>('/api/me')).name, 'the old session is over').not.toBe(name);
});

test('sessions are listed with their browser and ended, by oneself one by one, by staff all at once', async () => {
  const pat = await person(running, 'Pia');
  const { name, id } = await pat.json<{ name: string; id: string }>('/api/me');
  const phone = new Client(running.url);
  phone.from = { ...pat.from, 'user-agent': 'Telephone' };
  await phone.http('/api/signin', { name, password: `a long one for ${name.split(' ')[1]}` });
  interface Shown {
    readonly sessions: readonly { readonly key: string; readonly agent: string; readonly isThis: boolean }[];
  }
  const { sessions } = await pat.json<Shown>('/api/me/sessions');
  expect(sessions.map(({ agent, isThis }) => [agent === 'Telephone', isThis])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect((await pat.http('/api/me/sessions/end', { key: sessions[0]!.key })).status).toBe(200);
  expect(await idOf(phone), 'a guest now').not.toBe(id);
  expect(await refused(pat.http('/api/me/sessions/end', { key: sessions[0]!.key }))).toBe('no-such-session');
  const told = await ana.json<Shown>(office('/people/sessions'), { person: id, reason: 'a lost tablet' });
  expect(told.sessions).toHaveLength(1);
  expect((await ana.http(office('/people/sessions'), { person: id, end: true, reason: 'a lost tablet' })).status).toBe(
    200,
  );
  expect(await idOf(pat)).not.toBe(id);
});
