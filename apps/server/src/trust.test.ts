// What the server believes of whom: addresses behind proxies, passwords that are guessed, sessions that were ended.
import { afterAll, expect, test } from 'vitest';
import { limitKey } from './address.js';
import type { Running } from './index.js';
import { PATIENCE } from './patience.js';
import { Client, server, until } from './test/client.js';

const running: Running[] = [];
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
});
const open = async (...[more]: Parameters<typeof server>): Promise<Running> => {
  const one = await server(more);
  running.push(one);
  return one;
};
type Answer = { status: number; body: { refused?: string; facts?: { seconds: number } }; retry: string | null };
async function guess(
  client: Client,
  password: string,
  headers: Record<string, string> = {},
  name = 'Ana',
): Promise<Answer> {
  const response = await client.http('/api/signin', { name, password }, headers);
  const body = (await response.json()) as Answer['body'];
  return { status: response.status, body, retry: response.headers.get('retry-after') };
}

test('hops are counted from the right: what a visitor writes himself is not believed', async () => {
  const at = { now: 1_700_000_000_000 };
  for (const [proxies, secure] of [
    [0, true],
    [1, true],
    [2, false],
  ] as const) {
    const { url } = await open({ proxies, secure, now: () => at.now });
    const come = (forwarded: string): Promise<Response> =>
      new Client(url).http('/api/me', undefined, { 'x-forwarded-for': forwarded });
    const real = { 0: '', 1: ', 10.0.0.9', 2: ', 10.0.0.9, 10.0.0.1' }[proxies];
    const answers: number[] = [];
    for (let i = 0; i < 64; i++) answers.push((await come(`198.51.100.${i}${real}`)).status);
    expect(answers.slice(0, 60)).toEqual(Array(60).fill(200));
    expect([proxies, answers.slice(60)]).toEqual([proxies, Array(4).fill(429)]);
    // Another visitor, as the proxies saw him, is another.
    const other = { 0: 429, 1: 200, 2: 200 }[proxies];
    const theirs = { 0: '198.51.100.1', 1: '198.51.100.1, 10.0.0.8', 2: '198.51.100.1, 10.0.0.8, 10.0.0.1' }[proxies];
    expect((await come(theirs)).status).toBe(other);
  }
});

test('an IPv6 network is one address, and an IPv4 address is itself however it is written', () => {
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(limitKey('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(limitKey('::1')).toBe('0:0:0:0::/64');
  expect(limitKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect([limitKey('::ffff:10.0.0.1'), limitKey('10.0.0.1')]).toEqual(['10.0.0.1', '10.0.0.1']);
});

test('wrong passwords slow down by account, whatever addresses they come from, and say how long; the owner gets in', async () => {
  const at = { now: 1_700_000_000_000 };
  const { url } = await open({ proxies: 1, now: () => at.now });
  const ana = new Client(url);
  const made = await ana.http('/api/account', { name: 'Ana', password: 'correct horse' });
  const known = made.headers
    .getSetCookie()
    .find((set) => set.startsWith('baraja-known'))!
    .split(';')[0]!;
  const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
  for (let i = 0; i < PATIENCE.account.free; i++)
    expect(await guess(new Client(url), `guess ${i}`, from(i))).toMatchObject({ status: 401 });
  // However the name is written it is the same account.
  const next = await guess(new Client(url), 'correct horse', from(50), ' ANA ');
  expect(next).toMatchObject({ status: 429, body: { refused: 'wait', facts: { seconds: 1 } }, retry: '1' });
  // Many at once are no way round, and waiting is not made longer by asking.
  at.now += 1001;
  const many = await Promise.all([60, 61, 62, 63].map((n) => guess(new Client(url), 'guess again', from(n))));
  expect(many.map((one) => one.status).sort()).toEqual([401, 429, 429, 429]);
  expect((await guess(new Client(url), 'guess', from(64))).body.facts).toEqual({ seconds: 2 });
  // From the browser she signed in with before, nobody else's guesses count.
  const again = new Client(url);
  again.cookie = known;
  expect(await guess(again, 'correct horse', from(70))).toMatchObject({ status: 200 });
  // And from a new one after a bounded wait.
  for (let i = 0; i < 20; i++) {
    at.now += PATIENCE.account.most + 1;
    expect(await guess(new Client(url), `guess ${i}`, from(100 + i))).toMatchObject({ status: 401 });
  }
  const waits = await guess(new Client(url), 'correct horse', from(130));
  expect(waits.body.facts!.seconds * 1000).toBeLessThanOrEqual(PATIENCE.account.most);
  at.now += PATIENCE.account.most + 1;
  expect(await guess(new Client(url), 'correct horse', from(131))).toMatchObject({ status: 200 });
  // What was right is forgiven.
  expect(await guess(new Client(url), 'guess', from(132))).toMatchObject({ status: 401 });
  expect(await guess(new Client(url), 'guess', from(133))).toMatchObject({ status: 401 });
});

test('wrong passwords slow down by address, whatever names they are for', async () => {
  const at = { now: 1_700_000_000_000 };
  const { url } = await open({ now: () => at.now });
  const thief = new Client(url);
  const { free } = PATIENCE.address;
  for (let i = 0; i < free; i++) expect((await guess(thief, 'guess', {}, `Name ${i}`)).status).toBe(401);
  expect(await guess(thief, 'guess', {}, 'Another')).toMatchObject({ status: 429, body: { refused: 'wait' } });
});

test('signing out ends the session: its cookie is nobody’s, its sockets are closed, others are not', async () => {
  const { url } = await open();
  const here = await new Client(url).enter();
  const { id } = await here.json<{ id: string }>('/api/account', { name: 'Ana', password: 'correct horse' });
  const stolen = here.cookie;
  const tab = new Client(url);
  tab.cookie = stolen;
  await tab.enter();
  const elsewhere = new Client(url);
  expect(await guess(elsewhere, 'correct horse')).toMatchObject({ status: 200 });
  await elsewhere.enter();
  await here.http('/api/signout', {});
  await until(() => here.closedWith !== null && tab.closedWith !== null);
  expect([here.closedWith, tab.closedWith, elsewhere.closedWith]).toEqual([4401, 4401, null]);
  expect(stolen).toMatch(/^baraja=|; baraja=/);
  const thief = new Client(url);
  thief.cookie = stolen;
  await thief.connect();
  await until(() => thief.closedWith !== null);
  expect(thief.closedWith).toBe(4401);
  expect((await thief.json<{ id: string }>('/api/me')).id).not.toBe(id);
  expect(await elsewhere.json('/api/me')).toMatchObject({ id });
});

test('signing out everywhere ends all sessions of the account, and nobody else’s', async () => {
  const { url } = await open();
  const here = await new Client(url).enter();
  const { id } = await here.json<{ id: string }>('/api/account', { name: 'Ana', password: 'correct horse' });
  const elsewhere = new Client(url);
  await guess(elsewhere, 'correct horse');
  await elsewhere.enter();
  const stranger = await new Client(url).enter();
  const cookies = [here.cookie, elsewhere.cookie];
  await here.http('/api/signout', { everywhere: true });
  await until(() => here.closedWith !== null && elsewhere.closedWith !== null);
  expect([here.closedWith, elsewhere.closedWith, stranger.closedWith]).toEqual([4401, 4401, null]);
  for (const cookie of cookies) {
    const old = new Client(url);
    old.cookie = cookie;
    expect((await old.json<{ id: string }>('/api/me')).id).not.toBe(id);
  }
  const back = new Client(url);
  expect(await guess(back, 'correct horse')).toMatchObject({ status: 200 });
  expect(await back.json('/api/me')).toMatchObject({ id });
});
