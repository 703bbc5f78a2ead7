// A dispute about a hand that was really played: opened by who was dealt in, looked at as each of them saw it, decided once by somebody who
// was not, and put right to the cent beside the old entries. AMB-GEN-20: the hand itself stays as it was played.
import type { Dispute, IncidentLine, OwnPage, Report } from '@baraja/room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../index.js';
import { type Client, server } from '../test/client.js';
import { idOf, owner, person, staff } from '../test/staff.js';

const HOUSE = 's-and-k';
const office = (path: string): string => `/api/office/${HOUSE}${path}`;
let running: Running;
let [ana, pia, rod, flo, boss]: Client[] = [];
let table = '';

/** Whoever is to act folds, until the hand is over. */
async function handOver(people: readonly Client[], table: string): Promise<void> {
  const actor = running.room.tables.get(table)!;
  while (actor.state.live === null) await people[0]!.next('update');
  while (actor.state.live !== null) await acts(people, table, ['fold', 'drop', 'pass']);
}
/** Whoever is to act does what is likeliest; where nobody is, something happens first. */
async function acts(people: readonly Client[], table: string, likeliest: readonly string[]): Promise<void> {
  const actor = running.room.tables.get(table)!;
  const seat = actor.state.live?.round.menus.find((m) => typeof m.actor === 'number')?.actor as number | undefined;
  if (seat === undefined) {
    await people[0]!.next('update');
    return;
  }
  const { menu } = actor.viewFor(await idOf(people[seat - 1]!)).round!;
  const wanted = menu.find(({ type }) => likeliest.includes(type)) ?? menu[0]!;
  await people[seat - 1]!.ask(table, { type: 'act', act: wanted.type });
}
beforeAll(async () => {
  running = await server({ proxies: 1 });
  ana = await owner(running);
  boss = await staff(running, { by: ana, house: HOUSE, role: 'manager' });
  flo = await staff(running, { by: ana, house: HOUSE, role: 'floor' });
  [pia, rod] = await Promise.all([person(running, 'Pia'), person(running, 'Rod')]);
  for (const one of [pia, rod]) await one.connect();
  ({ table } = await pia.json<{ table: string }>('/api/tables', { house: HOUSE, game: 'lob', bots: 0 }));
  await sitDown([pia, rod], table);
  await handOver([pia, rod], table);
});
async function sitDown(people: readonly Client[], at: string): Promise<void> {
  for (const [i, one] of people.entries()) {
    const { buyIn } = (await one.watch(at)).rules;
    expect(await one.ask(at, { type: 'sit', seat: i + 1, buyIn: buyIn.min })).toMatchObject({ t: 'ack' });
  }
}
afterAll(() => running.stop());
const refused = async (answer: Promise<Response>) => ((await (await answer).json()) as { refused?: string }).refused;
const wallet = async (who: Client) => (await who.json<{ wallet: number }>('/api/wallet')).wallet;
const claim = 'I had called before he folded.';
let dispute = '';

test('only who was dealt in may open one, and one a hand', async () => {
  expect(await refused(flo!.http('/api/disputes', { table, round: 1, claim }))).toBe('not-dealt-in');
  expect(await refused(pia!.http('/api/disputes', { table, round: 99, claim }))).toBe('no-such-hand');
  ({ dispute } = await pia!.json<{ dispute: string }>('/api/disputes', { table, round: 1, claim }));
  expect(await refused(pia!.http('/api/disputes', { table, round: 1, claim }))).toBe('disputed-already');
  const { disputes } = await flo!.json<{ disputes: Dispute[] }>(office('/disputes'));
  expect(disputes).toMatchObject([{ id: dispute, table, round: 1, claim, decided: null }]);
});

test('staff see the hand as each who was dealt in saw it, and that they looked is on record', async () => {
  interface Looked {
    readonly dealt: readonly { readonly seat: number; readonly id: string }[];
    readonly record: { readonly seat: number | null; readonly faces: Readonly<Record<number, string>> };
  }
  const rail = await flo!.json<Looked>(office('/hands/look'), { table, round: 1 });
  expect(rail.record.seat).toBeNull();
  expect(rail.dealt.map(({ seat }) => seat).sort()).toEqual([1, 2]);
  const seen = [];
  for (const { id, seat } of rail.dealt) {
    const { record } = await flo!.json<Looked>(office('/hands/look'), { table, round: 1, as: id });
    expect(record.seat).toBe(seat);
    seen.push(Object.keys(record.faces));
  }
  expect(seen[0], 'each knew other cards').not.toEqual(seen[1]);
  const own = await pia!.json<{ faces: object }>(`/api/tables/${table}/rounds/1`);
  const { record } = await flo!.json<Looked>(office('/hands/look'), { table, round: 1, as: await idOf(pia!) });
  expect(record.faces).toEqual(own.faces);
  const stored = await running.room.store.read(`office-${HOUSE}`);
  expect(stored.map(({ body }) => (body as { type: string }).type)).toContain('HandLookedAt');
  expect(await refused(flo!.http(office('/hands/look'), { table, round: 1, as: await idOf(boss!) }))).toBe(
    'not-dealt-in',
  );
  expect(await refused(flo!.http('/api/office/rogelios/hands/look', { table, round: 1 })), 'another house').toBe(
    'not-staff',
  );
});

test('a decision needs a clause, those who were dealt in, and money that is there; it is made once', async () => {
  const [p, r] = await Promise.all([idOf(pia!), idOf(rod!)]);
  const before = await Promise.all([wallet(pia!), wallet(rod!)]);
  const decided = { dispute, rule: 'AMB-GEN-20', reason: 'the call was heard by the dealer' };
  const money = [
    { patron: p, amount: 2500 },
    { patron: r, amount: -2500 },
  ];
  const tried = (body: object) => refused(boss!.http(office('/disputes/redress'), { ...decided, ...body }));
  expect(await refused(flo!.http(office('/disputes/redress'), { ...decided, money }))).toBe('not-your-role');
  expect(await tried({ money, rule: null })).toBe('rule-missing');
  expect(await tried({ money, rule: 'NO-SUCH-1' })).toBe('no-such-rule');
  expect(await tried({ money: [] })).toBe('no-money');
  expect(await tried({ money: [{ patron: await idOf(flo!), amount: 100 }] })).toBe('not-dealt-in');
  expect(await tried({ money: [{ patron: r, amount: -900_000_000 }] })).toBe('overdrawn');
  expect(await Promise.all([wallet(pia!), wallet(rod!)]), 'nothing has moved').toEqual(before);
  expect(await boss!.json(office('/disputes/redress'), { ...decided, money })).toEqual({ done: true });
  expect(await Promise.all([wallet(pia!), wallet(rod!)])).toEqual([before[0]! + 2500, before[1]! - 2500]);
  expect(await tried({ money })).toBe('decided-already');
  const { disputes } = await pia!.json<{ disputes: Dispute[] }>(`/api/disputes/${HOUSE}`);
  expect(disputes[0]!.decided).toMatchObject({ verdict: 'redress', rule: 'AMB-GEN-20', reason: decided.reason });
  expect((await running.room.store.verifyStream(`office-${HOUSE}`)).sound).toBe(true);
});

describe('at a table of the house', () => {
  const reason = 'it was said at the desk';
  let [at, ruled]: [string, NonNullable<IncidentLine['ruled']>] = ['', { table: '', at: 0 }];
  let foreseen: readonly { readonly seat: number; readonly amount: number }[] = [];
  const incident = async () => (await flo!.json<{ incidents: IncidentLine[] }>(office('/incidents'))).incidents[0]!;
  beforeAll(async () => {
    const two = [pia!, rod!];
    for (const one of two) await one.ask(table, { type: 'leave' });
    at = (await flo!.json<{ table: string }>(office('/tables/open'), { game: 'lob' })).table;
    await sitDown(two, at);
    await flo!.connect();
    const actor = running.room.tables.get(at)!;
    while (actor.state.live === null) await pia!.next('update');
    const simple = (await flo!.watch(at)).round!.floor!.options.find((o) => !o.cards && !o.seats && !o.amount)!;
    const asked = { type: 'rule', incident: simple.type, confirm: false } as const;
    const answer = await flo!.ask(at, asked);
    foreseen = answer.t === 'ruling' ? answer.ruling.money : [];
    const done = { incident: simple.type, confirm: true, reason: 'seen by the dealer' };
    expect(await flo!.ask(at, { type: 'rule', ...done })).toMatchObject({ t: 'ack' });
    ruled = (await incident()).ruled!;
  });

  test('what it moved is on record as it was shown before it was confirmed', async () => {
    const names = await Promise.all(
      [pia!, rod!].map(async (one) => (await one.json<{ name: string }>('/api/me')).name),
    );
    const { money, rule } = await incident();
    expect(rule).not.toBeNull();
    expect(money!.length, 'the pot was put back').toBeGreaterThan(0);
    expect(money).toEqual(foreseen.map(({ seat, amount }) => ({ seat, name: names[seat - 1], amount })));
  });
  test('a ruling is confirmed by somebody else, or overruled by a clause; the last word stands, all are on record', async () => {
    const judge = (by: Client, body: object) =>
      refused(by.http(office('/incidents/judge'), { ...ruled, verdict: 'confirmed', reason, ...body }));
    expect(await judge(flo!, {}), 'his own').toBe('second-person');
    expect(await judge(boss!, { at: 1 })).toBe('no-such-incident');
    expect(await judge(boss!, { table }), 'what friends play').toBe('no-such-incident');
    expect(await judge(boss!, {})).toBeUndefined();
    expect(await judge(boss!, {})).toBe('decided-already');
    expect(await judge(boss!, { verdict: 'overruled' })).toBe('rule-missing');
    expect(await judge(boss!, { verdict: 'overruled', rule: 'NO-SUCH-1' })).toBe('no-such-rule');
    expect(await judge(boss!, { verdict: 'overruled', rule: 'AMB-GEN-20' })).toBeUndefined();
    const { name } = await boss!.json<{ name: string }>('/api/me');
    const said = { verdict: 'overruled', judge: name, clause: 'AMB-GEN-20', grounds: reason };
    expect(await incident()).toMatchObject(said);
    const report = async (which: string) => {
      const { columns, rows } = await boss!.json<Report>(office(`/records/report/${which}`));
      return rows.map((row) => Object.fromEntries(columns.map(({ id }, i) => [id, row[i]])));
    };
    expect((await report('incidents')).at(-1)).toMatchObject(said);
    expect((await report('events')).filter(({ act }) => act === 'RulingJudged')).toMatchObject([
      { before: '', after: 'confirmed', person: name },
      { before: 'confirmed', after: 'overruled', person: name, reason },
    ]);
  });
  test('staff write a dispute down for who was dealt in, and the floor decides that the hand stands', async () => {
    await handOver([pia!, rod!], at);
    const patron = await idOf(pia!);
    const asked = { table: at, round: 1, patron, claim: 'I had the joker.', reason };
    const opened = (by: Client, body: object) => refused(by.http(office('/disputes/open'), { ...asked, ...body }));
    expect(await opened(pia!, {})).toBe('not-staff');
    expect(await opened(flo!, { table }), 'what friends play').toBe('no-such-hand');
    expect(await opened(flo!, { patron: await idOf(boss!) })).toBe('not-dealt-in');
    expect(await opened(flo!, {})).toBeUndefined();
    expect(await opened(flo!, {})).toBe('disputed-already');
    const { disputes } = await pia!.json<{ disputes: Dispute[] }>(`/api/disputes/${HOUSE}`);
    expect(disputes[0]).toMatchObject({ table: at, claim: asked.claim, by: { id: await idOf(flo!) }, decided: null });
    const stands = { dispute: disputes[0]!.id, reason: 'the cards say otherwise' };
    expect(await refused(pia!.http(office('/disputes/stand'), stands))).toBe('not-staff');
    expect(await flo!.json(office('/disputes/stand'), stands)).toEqual({ done: true });
    const { disputes: after } = await pia!.json<{ disputes: Dispute[] }>(`/api/disputes/${HOUSE}`);
    expect(after[0]!.decided).toMatchObject({ verdict: 'stands', reason: stands.reason, money: [] });
  });
  test('hands in which a ruling was made are found: ruled at the table, put back by the floor, decided afterwards', async () => {
    const found = async (who: Client, query: string, of = at) =>
      (await who.json<OwnPage>(`/api/hands?${query}&table=${of}`)).hands.map(({ round }) => round);
    expect(await found(pia!, 'kind=ruling'), 'ruled at the table').toEqual([1]);
    expect(await found(rod!, 'clause=AMB-GEN-20'), 'by which it was overruled').toEqual([1]);
    const actor = running.room.tables.get(at)!;
    while (actor.viewFor(await idOf(flo!)).putsBack?.every((one) => one === null) ?? true)
      await (actor.state.live === null ? pia!.next('update') : acts([pia!, rod!], at, ['call', 'check', 'yes']));
    const seat = actor.viewFor(await idOf(flo!)).putsBack!.find((one) => one !== null)!;
    const back = actor.state.live!.number;
    expect(await flo!.ask(at, { type: 'putBack', seat, reason: 'he was not heard' })).toMatchObject({ t: 'ack' });
    await handOver([pia!, rod!], at);
    await handOver([pia!, rod!], at);
    expect(await found(pia!, 'kind=ruling')).toEqual([back, 1]);
    expect(await found(rod!, 'kind=ruling')).toEqual([back, 1]);
    expect(await found(pia!, ''), 'another was left alone').toContain(back + 1);
    // Nobody ruled at the table of friends until the office did.
    expect(await found(rod!, 'kind=ruling&clause=AMB-GEN-20', table)).toEqual([1]);
    expect(await found(flo!, 'kind=ruling')).toEqual([]);
  });
});

test('nobody decides, or looks into, a hand he was dealt into; one’s own dispute can be taken back', async () => {
  const code = (await ana!.json<{ code: string }>(office('/people/invite'), { role: 'manager' })).code;
  await rod!.http('/api/office/take', { code });
  const { dispute: second } = await rod!.json<{ dispute: string }>('/api/disputes', { table, round: 1, claim: 'No.' });
  expect(await refused(rod!.http(office('/hands/look'), { table, round: 1, as: await idOf(pia!) }))).toBe('own-hand');
  await running.room.people.clockIn(await idOf(rod!), HOUSE, 'manager', false);
  const stands = { dispute: second, reason: 'mine' };
  expect(await refused(rod!.http(office('/disputes/stand'), stands))).toBe('own-hand');
  const ruling = (await rod!.json<{ incidents: IncidentLine[] }>(office('/incidents'))).incidents[0]!.ruled;
  const judged = { ...ruling, verdict: 'confirmed', reason: 'mine' };
  expect(await refused(rod!.http(office('/incidents/judge'), judged))).toBe('own-hand');
  expect(await refused(pia!.http('/api/disputes/withdraw', { house: HOUSE, dispute: second }))).toBe('no-such-dispute');
  expect((await rod!.http('/api/disputes/withdraw', { house: HOUSE, dispute: second })).status).toBe(200);
});
