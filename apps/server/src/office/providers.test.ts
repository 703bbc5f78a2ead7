// Proposition players under a provider's contract, over real HTTP and sockets: where and when they sit, marked, and that they leave when
// its hours are over; and that nobody on the house's staff sits where players bank.
import type { ProviderShown, ServerFrame } from '@baraja/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../index.js';
import { type Client, server, until } from '../test/client.js';
import { idOf, owner, person, staff } from '../test/staff.js';

const HOUSE = 'rogelios';
const at = (path: string): string => `/api/office/${HOUSE}${path}`;
const reason = 'approved by the bureau';
const HOUR = 3_600_000;
/** Eight in the evening at the house. */
let now = Date.parse('2026-03-03T20:00:00-08:00');
let running: Running;
let [ana, max, pia, rod, pat]: Client[] = [];
const tables: string[] = [];
const refused = async (answer: Promise<Response>) => ((await (await answer).json()) as { refused?: string }).refused;
const why = (frame: ServerFrame) => (frame.t === 'refused' ? frame.refusal.refused : frame.t);
const contract = { name: 'Prop Co', games: ['p215'], tables: 1, hours: '18:00-02:00', until: null };
async function sits(one: Client, table: string, seat: number): Promise<string> {
  const { buyIn } = (await one.watch(table)).rules;
  return why(await one.ask(table, { type: 'sit', seat, buyIn: buyIn.min }));
}
const marks = async (table: string) =>
  (await pat!.watch(table)).seats.map(({ seat, patron }) => [seat, patron.proposition ?? false]);

beforeAll(async () => {
  running = await server({ proxies: 1, now: () => now });
  ana = await owner(running);
  max = await staff(running, { by: ana, house: HOUSE, role: 'manager' });
  [pia, rod, pat] = await Promise.all(['Pia', 'Rod', 'Pat'].map((name) => person(running, name)));
  for (const one of [ana, pia!, rod!, pat!]) await one.connect();
  for (const game of ['p215', 'p215', 'hold'])
    tables.push((await ana.json<{ table: string }>(at('/tables/open'), { game })).table);
});
afterAll(() => running.stop());

test('REG-44 a contract names games, tables and hours; a player is named under it, and nobody of the staff is', async () => {
  const keep = (body: object) => refused(max!.http(at('/providers/contract'), { ...contract, ...body, reason }));
  expect(await keep({ games: ['hold'] }), 'nobody banks there').toBe('not-banked');
  expect(await keep({ hours: '25:00-26:00' })).toBe('bad-request');
  expect(await keep({ least: 2 }), 'of one table').toBe('least-above-most');
  expect(await keep({ least: 1 })).toBeUndefined();
  const named = async (patron: Client) =>
    refused(max!.http(at('/providers/player'), { patron: await idOf(patron), provider: 'prop co', reason }));
  expect(await named(max!)).toBe('is-staff');
  expect([await named(pia!), await named(rod!), await named(pia!)]).toEqual([undefined, undefined, 'has-provider']);
  const { providers } = await max!.json<{ providers: ProviderShown[] }>(at('/providers'));
  expect(providers).toMatchObject([{ name: 'Prop Co', tables: 1, hours: '18:00-02:00', players: [{}, {}] }]);
  expect(providers, 'fewer tables than it has promised').toMatchObject([{ least: 1, at: 0, isShort: true }]);
});

test('REG-44 whoever plays for it is marked when he sits down, alone of his provider, and at no more tables than it has', async () => {
  expect(await sits(pia!, tables[0]!, 1)).toBe('ack');
  expect(await marks(tables[0]!)).toEqual([[1, true]]);
  const { providers } = await max!.json<{ providers: ProviderShown[] }>(at('/providers'));
  expect(providers).toMatchObject([{ at: 1, isShort: false }]);
  expect(await sits(rod!, tables[0]!, 2)).toBe('provider-seated');
  expect(await sits(rod!, tables[1]!, 2)).toBe('provider-tables');
  expect(await sits(rod!, tables[2]!, 2), 'where nobody banks he is anybody').toBe('ack');
  expect(await sits(pat!, tables[0]!, 3)).toBe('ack');
  await ana!.watch(tables[0]!);
  expect(why(await ana!.ask(tables[0]!, { type: 'proposition', seat: 3, proposition: true }))).toBe('by-contract');
});

test('REG-44 when its hours are over he leaves, and sits down no more until they begin', async () => {
  const id = await idOf(pia!);
  now += 7 * HOUR;
  running.room.lookAfter(id);
  const actor = running.room.tables.get(tables[0]!)!;
  await until(() => actor.seatOf(id) === null || actor.state.live !== null);
  for (const one of [pia!, pat!]) if (actor.state.live) await one.ask(tables[0]!, { type: 'leave' });
  await until(() => actor.seatOf(id) === null);
  expect(await sits(pia!, tables[1]!, 1)).toBe('provider-hours');
  now += 16 * HOUR;
  expect(await sits(pia!, tables[1]!, 1)).toBe('ack');
  expect(await refused(max!.http(at('/providers/end'), { provider: 'prop co', reason }))).toBeUndefined();
  expect(await refused(max!.http(at('/providers/end'), { provider: 'prop co', reason }))).toBe('no-such-provider');
});

test('REG-40 the house never banks: nobody on its staff sits where players do, on duty or off', async () => {
  const dan = await staff(running, { by: ana!, house: HOUSE, role: 'dealer', on: false });
  await dan.connect();
  for (const one of [ana!, dan]) expect(await sits(one, tables[1]!, 4)).toBe('staff-bank');
  expect(await sits(dan, tables[2]!, 4), 'off duty, at a game without a bank').toBe('ack');
});
