// A club over real HTTP and sockets: a host lets people in, gives chips and opens tables without a fee; who won and lost is settled to the
// cent, and stands after a restart; what is the host's is nobody else's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClubShown, ServerFrame } from '@baraja/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { Client, server, until } from './test/client.js';
import { owner } from './test/staff.js';

let running: Running;
const data = mkdtempSync(join(tmpdir(), 'baraja-club-'));
let [ana, beto, chuy, dora]: Client[] = [];
let club = '';
let table = '';
const ids = new Map<Client, string>();
const idOf = (one: Client | undefined): string => ids.get(one!)!;
const at = (path: string): string => `/api/clubs/${club}${path}`;
const refused = async (answer: Promise<Response>) => ((await (await answer).json()) as { refused?: string }).refused;
const why = (frame: ServerFrame) => (frame.t === 'refused' ? frame.refusal.refused : frame.t);
const shown = (one: Client | undefined) => one!.json<ClubShown>(at(''));
beforeAll(async () => {
  running = await server({ data });
  for (const name of ['Ana', 'Beto', 'Chuy', 'Dora']) {
    const one = await new Client(running.url).enter();
    await one.http('/api/me/name', { name });
    ids.set(one, (await one.json<{ id: string }>('/api/me')).id);
  }
  [ana, beto, chuy, dora] = [...ids.keys()];
});
afterAll(async () => {
  await running.stop();
  rmSync(data, { recursive: true, force: true });
});

test('founded by anybody; who has the link asks, a host lets in or not; others see whose it is and no more', async () => {
  ({ club } = await ana!.json<{ club: string }>('/api/clubs', { name: 'Thursdays' }));
  expect(await shown(beto)).toEqual({ id: club, name: 'Thursdays', host: 'Ana', size: 1, you: 'none', inside: null });
  const told = ana!.next('clubChanged');
  for (const one of [beto, chuy, dora]) expect(await refused(one!.http(at('/join'), {}))).toBeUndefined();
  expect((await told).club).toBe(club);
  expect(await refused(beto!.http(at('/admit'), { person: idOf(beto), admit: true })), 'himself').toBe('not-a-host');
  for (const one of [beto, chuy, dora]) await ana!.http(at('/admit'), { person: idOf(one), admit: one !== dora });
  expect((await shown(ana)).inside?.members.map(({ name, role }) => [name, role])).toEqual([
    ['Ana', 'host'],
    ['Beto', 'member'],
    ['Chuy', 'member'],
  ]);
  expect([(await shown(beto)).you, (await shown(dora)).you]).toEqual(['member', 'none']);
  expect((await beto!.json<{ clubs: object[] }>('/api/clubs')).clubs).toMatchObject([
    { id: club, name: 'Thursdays', you: 'member' },
  ]);
});

test('hosts alone give chips and open tables, and none with a fee; a co-host is the host’s to name', async () => {
  const give = (by: Client | undefined, to: Client | undefined, amount: number) =>
    refused(by!.http(at('/chips'), { person: idOf(to), amount }));
  expect(await give(beto, beto, 50_000)).toBe('not-a-host');
  expect(await refused(beto!.http(at('/cohost'), { person: idOf(beto), on: true }))).toBe('not-a-host');
  await ana!.http(at('/cohost'), { person: idOf(beto), on: true });
  expect(await give(ana, dora, 50_000), 'not one of them').toBe('not-a-member');
  for (const one of [ana, beto, chuy]) expect(await give(beto, one, 50_000)).toBeUndefined();
  expect(await give(beto, chuy, -60_000), 'more than there is').toBe('not-enough-chips');
  expect(await refused(ana!.http(at('/tables'), { house: 'rogelios', game: 'hold' }))).toBe('house-fee');
  expect(await refused(chuy!.http(at('/tables'), { house: 'casa', game: 'hold' }))).toBe('not-a-host');
  ({ table } = await beto!.json<{ table: string }>(at('/tables'), { house: 'casa', game: 'hold' }));
  expect((await shown(chuy)).inside?.tables).toMatchObject([{ id: table, seated: [] }]);
});

test('members alone sit, with the club’s chips and no more of them; its hosts hold the floor', async () => {
  const sits = async (one: Client | undefined, seat: number, buyIn?: number) => {
    const { rules } = await one!.watch(table);
    return why(await one!.ask(table, { type: 'sit', seat, buyIn: buyIn ?? rules.buyIn.min }));
  };
  const before = await dora!.json('/api/wallet');
  expect(await sits(dora, 4)).toBe('members-only');
  expect([await sits(ana, 1), await sits(chuy, 3)]).toEqual(['ack', 'ack']);
  const { buyIn } = ana!.view(table).rules;
  expect(await sits(beto, 2, Math.max(buyIn.min, 50_001)), 'wallets are not asked').toBe('club-short');
  for (const one of [ana, beto]) expect((await one!.watch(table)).you.floor).toBe(true);
  expect((await chuy!.watch(table)).you.floor).toBe(false);
  expect(await dora!.json('/api/wallet')).toEqual(before);
});

test('settled when nobody sits any more: who won and lost, to the cent; chips are given back, and standings stay', async () => {
  const actor = running.room.tables.get(table)!;
  await until(() => actor.state.live !== null);
  expect(await refused(ana!.http(at('/settle'), {}))).toBe('still-seated');
  /** Ana stays in and Chuy gives up, whenever one of them is asked. */
  const play = async () => {
    for (const [seat, acts, one] of [
      [1, ['check', 'call'], ana],
      [3, ['fold', 'check'], chuy],
    ] as const) {
      const menu = actor.state.live?.round.menus.find(({ actor: who }) => who === seat);
      const act = acts.find((type) => menu?.options.some((option) => option.type === type));
      if (act) await one!.ask(table, { type: 'act', act });
    }
  };
  // The table is stopped between two hands while they are not even, so that nobody leaves in a hand and makes it even again.
  for (;;) {
    await ana!.ask(table, { type: 'pause', reason: 'the last hand' });
    await until(async () => {
      await play();
      return actor.state.live === null;
    });
    if (new Set(actor.state.sittings.map(({ stack }) => stack)).size > 1) break;
    await ana!.ask(table, { type: 'resume' });
    await until(() => actor.state.live !== null);
  }
  for (const one of [chuy, ana]) await one!.ask(table, { type: 'leave' });
  await until(() => actor.state.sittings.length === 0);
  const { inside } = await shown(ana);
  const nets = new Map(inside!.members.map(({ name, net }) => [name, net]));
  expect([...nets.values()].reduce((sum, net) => sum + net, 0)).toBe(0);
  expect(nets.get('Ana'), 'somebody has won').not.toBe(0);
  const [first] = inside!.payments;
  expect([inside!.payments.length, first!.amount]).toEqual([1, Math.abs(nets.get('Ana')!)]);
  expect(await refused(chuy!.http(at('/settle'), {}))).toBe('not-a-host');
  expect(await refused(beto!.http(at('/settle'), {}))).toBeUndefined();
  expect(await refused(ana!.http(at('/settle'), {}))).toBe('nothing-to-settle');
  await running.stop();
  running = await server({ data });
  const again = new Client(running.url);
  again.cookie = chuy!.cookie;
  const { inside: after } = await again.json<ClubShown>(at(''));
  expect(after!.standings.map(({ name, evenings, net }) => [name, evenings, net]).sort()).toEqual(
    [...nets].map(([name, net]) => [name, 1, net]).sort(),
  );
  expect(after!.members.map(({ given, has }) => [given, has])).toEqual([0, 1, 2].map(() => [0, 0]));
  expect(after!.evenings[0]!.payments).toEqual(inside!.payments);
  expect(await running.room.store.ledger.audit()).toMatchObject({ sound: true });
});

test('what a club plays by a house’s book is in no file of that house’s hands', async () => {
  const hands = async (one: Client, path: string): Promise<string> => (await one.http(path)).text();
  const member = new Client(running.url);
  member.cookie = ana!.cookie;
  expect(await hands(member, '/api/hands/export?form=jsonl')).toContain(table);
  expect(await hands(await owner(running), '/api/office/casa/records/hands')).toBe('');
});
