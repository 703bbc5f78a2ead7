// A fuzzer over the office: people of every role, on duty and off, of this house and another, ask every route for what its own schema says,
// with tables, people, counts and slips that there are. Whoever may not is told so and nothing is stored; what is stored says who did it in
// a role that may; nothing of another house or of friends changes; the book stays sound. `npm run roles` does much more of it.
import { type ActName, actOf, ROLES, type Role, type ServerFrame, usualClock } from '@baraja/room';
import { seeded } from 'baraja';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../index.js';
import { askedFor, type Known } from '../test/asked.js';
import { Client, server } from '../test/client.js';
import { idOf, owner, person, staff } from '../test/staff.js';

const RUNS = Number(process.env.BARAJA_ROLES ?? 300);
const rng = seeded(Number(process.env.BARAJA_SEED ?? 17));
const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
const HOUSE = 'rogelios';
const OTHER = 's-and-k';
let running: Running;
const troubles: unknown[] = [];
interface Somebody {
  readonly client: Client;
  readonly id: string | null;
  readonly what: string;
}
const people: Somebody[] = [];
let known: Known = {};
/** Streams that nobody of this house touches. */
const theirs: string[] = [];

const done = (frame: ServerFrame): void => expect(frame).toMatchObject({ t: 'ack' });
/** A table with two who hold cards; nobody's time runs out. */
async function seated(client: Client, table: string, others: readonly Client[]): Promise<string> {
  for (const [i, one] of [client, ...others].entries()) {
    const { buyIn } = (await one.watch(table)).rules;
    done(await one.ask(table, { type: 'sit', seat: i + 1, buyIn: buyIn.min }));
  }
  return table;
}
const office = (house: string, path: string): string => `/api/office/${house}${path}`;
beforeAll(async () => {
  const clock = { ...usualClock, choice: 1e9, bank: 1e9 };
  running = await server({ proxies: 1, clock, onTrouble: (_, error) => troubles.push(error) });
  const ana = await owner(running);
  const add = async (what: string, client: Client) =>
    void people.push({ what, client, id: what === 'stranger' ? null : await idOf(client) });
  await add('owner', ana);
  for (const role of ROLES)
    for (const on of role === 'owner' ? [] : [true, false])
      await add(`${role} ${on}`, await staff(running, { by: ana, house: HOUSE, role, on }));
  await add('elsewhere', await staff(running, { by: ana, house: OTHER, role: 'manager' }));
  const [pat, pia] = await Promise.all([person(running, 'Pat'), person(running, 'Pia')]);
  for (const one of [pat, pia]) await one.connect();
  await add('patron', pat);
  await add('stranger', new Client(running.url));
  const opened = async (house: string, body: object) =>
    (await ana.json<{ table: string }>(office(house, '/tables/open'), body)).table;
  const [ours, next] = [await opened(HOUSE, { game: 'hold', stake: '3/6' }), await opened(HOUSE, { game: 'p215' })];
  const other = await opened(OTHER, { game: 'hold' });
  const { table: own } = await pat.json<{ table: string }>('/api/tables', { house: HOUSE, game: 'draw', bots: 0 });
  for (const table of [ours, other, own]) await seated(pat, table, [pia]);
  const { code } = await ana.json<{ code: string }>(office(HOUSE, '/people/invite'), { role: 'cage' });
  await ana.http(office(HOUSE, '/money/pull'), {});
  await ana.http(office(HOUSE, '/cage/slip'), { what: 'sold', patron: await idOf(pat), amount: 5000 });
  const ids = people.flatMap(({ id }) => id ?? []);
  const tables = [ours, next, other, own, 'none'];
  known = {
    ...{ table: tables, main: tables, feeder: [...tables, null], from: tables, to: tables, end: [false] },
    ...{ person: ids, patron: ids, account: ['Pat', 'Olga'], code: [code], number: [1, 2], game: ['hold', 'p215'] },
    ...{ stake: ['3/6', '20/40'], day: ['2026-03-01'], seat: [1, 2, 3], at: [1, 2], round: [1], kind: ['hand'] },
  };
  theirs.push(`office-${OTHER}`, `table-${other}`, `table-${own}`);
}, 60_000);
afterAll(() => running.stop());

/** Why he may not, by the table of roles and what he is by now; null where he may. */
function barred({ id }: Somebody, act: ActName): string | null {
  if (id === null) return 'not-signed-in';
  const own = running.room.people.rolesAt(id, HOUSE);
  if (own.length === 0) return 'not-staff';
  const fit = own.filter((role) => actOf(act).roles.includes(role));
  if (fit.length === 0) return 'not-your-role';
  const duty = running.room.people.dutyOf(id);
  const isOn = (role: Role) => role === 'owner' || (duty?.house === HOUSE && duty.role === role);
  return !actOf(act).duty || fit.some(isOn) ? null : 'not-on-duty';
}
const versions = (streams: readonly string[]) =>
  Promise.all(streams.map(async (stream) => (await running.room.store.latest(stream)).version));
interface Acted {
  readonly type: string;
  readonly by?: { readonly id: string; readonly role: Role };
}

test('whatever people of any role ask of any route', async () => {
  const journals = [`office-${HOUSE}`, 'staff'];
  const elsewhere = await versions(theirs);
  let [did, tried] = [0, 0];
  for (let run = 0; run < RUNS; run++) {
    const route = pick(running.office.filter(({ url }) => !url.endsWith('/export')));
    const who = pick(people);
    const body = askedFor(route.asks, known, rng);
    const why = barred(who, route.act);
    const before = await versions(journals);
    const stored = (await running.room.store.head())?.events;
    const at = `${who.what}: ${route.method} ${route.url} ${JSON.stringify(body)}`;
    who.client.from = { 'x-forwarded-for': `10.9.${run >> 8}.${run & 255}` };
    const path = route.url.replace(':house', HOUSE).replace(':name', 'hands');
    const query = new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]));
    const isGet = route.method === 'GET';
    const answer = await who.client.http(isGet ? `${path}?${query}` : path, isGet ? undefined : body);
    const text = await answer.text();
    expect(answer.status, at).toBeLessThan(500);
    if (why !== null) {
      tried++;
      expect(text, at).toContain(`"refused":"${why}"`);
      expect((await running.room.store.head())?.events, at).toBe(stored);
      continue;
    }
    for (const kept of ['not-signed-in', 'not-staff', 'not-on-duty'])
      expect(text, at).not.toContain(`"refused":"${kept}"`);
    for (const [i, stream] of journals.entries())
      for (const { body: event } of await running.room.store.read(stream, before[i]! + 1)) {
        const { by } = event as unknown as Acted;
        if (by === undefined) continue;
        did++;
        expect(by.id, `${at} stored ${JSON.stringify(event)}`).toBe(who.id);
        expect(actOf(route.act).roles, at).toContain(by.role);
      }
  }
  expect(await versions(theirs), 'another house, or friends').toEqual(elsewhere);
  expect([did > 0, tried > 0], 'something was done, and something refused').toEqual([true, true]);
  expect(await running.room.store.ledger.audit()).toMatchObject({ sound: true });
  for (const stream of journals) expect((await running.room.store.verifyStream(stream)).sound).toBe(true);
  expect(troubles).toEqual([]);
}, 3_600_000);
