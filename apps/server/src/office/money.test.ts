// The money of the day and its records over HTTP: boxes are pulled and counted by two, the cage writes slips, statements add up, and an
// inspector takes a copy along.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditShuffles, exportedWith, openStore } from '@baraja/room';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../index.js';
import { Client, server } from '../test/client.js';

const HOUSE = 'rogelios';
const at = (path: string): string => `/api/office/${HOUSE}${path}`;
interface Money {
  readonly standing: readonly { table: string; kind: 'hand' | 'jackpot'; amount?: number }[];
  readonly counts: readonly {
    number: number;
    sheets: readonly unknown[];
    closed: unknown;
    boxes: readonly {
      table: string;
      kind: string;
      book?: number;
      fees?: number;
      counted?: number;
      variance?: number;
    }[];
  }[];
}

describe('the money of the day', () => {
  let running: Running;
  const staff = new Map<string, Client>();
  const one = (role: string): Client => staff.get(role)!;
  let ana: { readonly id: string };
  async function account(name: string): Promise<Client> {
    const client = new Client(running.url);
    await client.http('/api/me');
    await client.json('/api/account', { name, password: 'a long enough one' });
    return client;
  }
  beforeAll(async () => {
    running = await server();
    const owner = await account('Olga');
    await owner.http('/api/office/take', { code: await running.room.people.ownerLink() });
    staff.set('owner', owner);
    for (const [name, role] of [
      ['Cira', 'cage'],
      ['Cata', 'cage'],
      ['Ines', 'inspector'],
    ] as const) {
      const made = await owner.json<{ code: string }>(at('/people/invite'), { role, hours: 1 });
      const client = await account(name);
      expect((await client.http('/api/office/take', { code: made.code })).status).toBe(200);
      if (role === 'cage') expect((await client.http(at('/duty/in'), { role })).status).toBe(200);
      staff.set(name, client);
    }
    const patron = await account('Ana');
    ana = await patron.json<{ id: string }>('/api/me');
    // A hand of a house's table, by its fees.
    const fee = { rule: 'ROG-FEE-1', patron: null, table: 't1' };
    await running.room.store.append({
      ...{ stream: 'table-t1', expect: 0, at: Date.now() },
      events: [
        {
          ...{ type: 'TableOpened', id: 't1', name: '=Table 1', opening: { house: HOUSE, game: 'hold' }, hash: '00' },
          ...{ host: null, practice: false, unlisted: false },
        },
        {
          type: 'RoundClosed',
          round: 1,
          stacks: [],
          drop: 300,
          jackpot: 100,
          voided: false,
          whole: null,
          rule: 'ROG-FEE-1',
        },
      ],
      transfers: [
        { ...fee, id: 'table-t1/1/0', from: 'grant', to: 'wallet:x', amount: 400, reason: 'grant' },
        { ...fee, id: 'table-t1/1/1', from: 'wallet:x', to: 'felt:t1', amount: 400, reason: 'buy-in' },
        { ...fee, id: 'table-t1/1/2', from: 'felt:t1', to: `drop:${HOUSE}/t1/hand`, amount: 300, reason: 'collection' },
        {
          ...{ ...fee, id: 'table-t1/1/3', from: 'felt:t1', to: `drop:${HOUSE}/t1/jackpot`, amount: 100 },
          reason: 'jackpot-contribution',
        },
      ],
    });
    return () => running.stop();
  });

  test('who counts does not see what the book says; the manager and the inspector do', async () => {
    const seen = await one('Cira').json<Money>(at('/money'));
    expect(seen.standing.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['hand', undefined],
      ['jackpot', undefined],
    ]);
    for (const who of ['owner', 'Ines'])
      expect((await one(who).json<Money>(at('/money'))).standing.map(({ amount }) => amount)).toEqual([300, 100]);
  });
  test('pulled and counted by two; until the second sheet is in nobody is told a figure; then it balances with the hands', async () => {
    expect((await one('Ines').http(at('/money/pull'), {})).status).toBe(403);
    expect((await one('Cira').http(at('/money/pull'), { id: 'p1' })).status).toBe(200);
    const figures = [
      { table: 't1', kind: 'hand', amount: 295 },
      { table: 't1', kind: 'jackpot', amount: 100 },
    ];
    expect((await one('Cira').http(at('/money/count'), { number: 1, figures, id: 'c1' })).status).toBe(200);
    for (const who of ['owner', 'Cata', 'Ines']) {
      const { counts } = await one(who).json<Money>(at('/money'));
      expect(counts[0]).toMatchObject({ closed: null, boxes: [{ table: 't1', kind: 'hand' }, { kind: 'jackpot' }] });
      expect(JSON.stringify(counts)).not.toMatch(/295|300/);
    }
    expect(await one('Cira').json(at('/money/count'), { number: 1, figures })).toMatchObject({
      refused: 'counted-already',
    });
    await one('Cata').http(at('/money/count'), { number: 1, figures });
    const { counts } = await one('Ines').json<Money>(at('/money'));
    expect(counts[0]!.boxes).toMatchObject([
      { kind: 'hand', book: 300, fees: 300, counted: 295, variance: -5 },
      { kind: 'jackpot', book: 100, fees: 100, counted: 100, variance: 0 },
    ]);
  });
  test('a correction wants a manager and a reason; the old figure stays', async () => {
    const figure = { number: 1, table: 't1', kind: 'hand', amount: 300 };
    expect((await one('Cira').http(at('/money/correct'), { ...figure, reason: 'x' })).status).toBe(403);
    expect((await one('owner').http(at('/money/correct'), figure)).status).toBe(400);
    expect((await one('owner').http(at('/money/correct'), { ...figure, reason: 'found five' })).status).toBe(200);
    const { counts } = await one('Ines').json<Money>(at('/money'));
    expect(counts[0]).toMatchObject({
      boxes: [{ counted: 300, variance: 0 }, {}],
      corrections: [{ before: 295, after: 300, reason: 'found five', by: { name: 'Olga', role: 'owner' } }],
    });
  });
  test('the cage sells and cashes by slips with numbers; nobody’s chips go below nothing; cash of a day is flagged', async () => {
    const slip = (what: string, amount: number, id: string) =>
      one('Cira').json(at('/cage/slip'), { what, patron: 'Ana', amount, id });
    await slip('sold', 600_000, 's1');
    const { reported: first } = await one('Ines').json<{ reported: object[] }>(at('/cage'));
    expect(first, '$5,000 is looked at').toMatchObject([{ patron: ana.id, in: 600_000, isReported: false }]);
    await slip('sold', 600_000, 's1');
    await slip('sold', 500_000, 's2');
    const { balance } = await running.room.store.ledger.balance(`wallet:${ana.id}`);
    expect(await slip('cashed', balance + 1, 's3')).toMatchObject({
      ...{ refused: 'not-enough-chips', facts: { available: balance } },
    });
    await slip('cashed', 40_000, 's4');
    const { slips, reported } = await one('Ines').json<{ slips: object[]; reported: object[] }>(at('/cage'));
    expect(slips).toMatchObject([
      { number: 1, what: 'sold', amount: 600_000, name: 'Ana', by: { name: 'Cira' } },
      { number: 2, what: 'sold', amount: 500_000 },
      { number: 3, what: 'cashed', amount: 40_000 },
    ]);
    expect(reported).toMatchObject([{ patron: ana.id, in: 1_100_000, out: 40_000, isReported: true }]);
    expect(await one('Cira').json(at('/cage/slip'), { what: 'granted', patron: 'Cira', amount: 100 })).toMatchObject({
      refused: 'own-chips',
    });
    const wrong = { number: 3, amount: 45_000, reason: 'a rack was counted twice' };
    expect((await one('owner').http(at('/cage/correct'), wrong)).status).toBe(200);
  });
  test('GLI 2.5.5 who has excluded himself, or is barred, gets no chips and no jackpot; what he has is cashed', async () => {
    const slip = (patron: string, what: string) =>
      one('Cira').json<{ refused?: string }>(at('/cage/slip'), { what, patron, amount: 100 });
    const bea = await account('Bea');
    expect((await slip('Bea', 'sold')).refused).toBeUndefined();
    await account('Lupe');
    expect((await one('owner').http(at('/bars/add'), { name: 'Lupe', days: 1, reason: 'threw cards' })).status).toBe(
      200,
    );
    expect((await bea.http('/api/me/exclude', { how: 'day' })).status).toBe(200);
    for (const [who, what] of [
      ['Bea', 'sold'],
      ['Bea', 'granted'],
      ['Lupe', 'sold'],
    ] as const)
      expect((await slip(who, what)).refused, `${who} ${what}`).toBe('kept-out');
    expect((await slip('Bea', 'cashed')).refused).toBeUndefined();
    const list = await bea.json<{ refused?: string }>(`/api/lists/${HOUSE}/join`, { game: 'rog-hold', stake: '3/6' });
    expect(list.refused).toBe('kept-out');
  });
  test('the house’s own money is brought to the cage and taken out, with a reason, once, and never more than lies there', async () => {
    const lies = async (): Promise<number> => (await one('Ines').json<{ float: number }>(at('/cage'))).float;
    const before = await lies();
    const moved = { way: 'in', amount: 100_000, reason: 'the night’s float', id: 'f1' };
    expect((await one('Cira').http(at('/cage/float'), moved)).status).toBe(403);
    for (const _ of ['asked', 'asked again'])
      expect((await one('owner').http(at('/cage/float'), moved)).status).toBe(200);
    expect(await lies()).toBe(before + 100_000);
    const out = { way: 'out', amount: before + 100_001, reason: 'to the bank' };
    expect(await one('owner').json(at('/cage/float'), out)).toMatchObject({
      ...{ refused: 'not-enough-chips', facts: { available: before + 100_000 } },
    });
    expect((await one('owner').http(at('/cage/float'), { ...out, amount: 100_000 })).status).toBe(200);
    expect(await lies()).toBe(before);
  });
  test('a patron’s statement has every line with its id, and its opening and lines make its closing', async () => {
    const path = at(`/cage/statement?patron=Ana&from=0&to=${Date.now() + 1000}`);
    const { opening, closing, sums, lines } = await one('Ines').json<{
      opening: number;
      closing: number;
      sums: Record<string, number>;
      lines: { id: string; amount: number }[];
    }>(path);
    expect(lines.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(sums).toMatchObject({ deposit: 1_100_000, withdrawal: -40_000, correction: -5_000 });
    expect(closing).toBe((await running.room.store.ledger.balance(`wallet:${ana.id}`)).balance);
  });
  test('the jackpot’s fund is paid by the rule the house posts, by a manager with a reason', async () => {
    const rule = {
      en: 'Quads are beaten.',
      es: 'Se gana a un póker.',
      shares: [{ en: 'All of it', es: 'Todo', percent: 100 }],
    };
    expect((await one('Cira').http(at('/jackpots/rule'), { ...rule, reason: 'x' })).status).toBe(403);
    expect((await one('owner').http(at('/jackpots/rule'), { ...rule, reason: 'posted at the cage' })).status).toBe(200);
    const { rule: posted, value } = await one('Ines').json<{ rule: object; value: number }>(at('/jackpots'));
    expect([posted, value]).toEqual([{ number: 1, ...rule }, 100]);
    const award = { won: 'Table 1, hand 1', to: [{ share: 1, patron: 'Ana' }], reason: 'shown and counted', id: 'j1' };
    for (const _ of ['asked', 'asked again'])
      expect((await one('owner').http(at('/jackpots/award'), award)).status).toBe(200);
    const { value: left, awards } = await one('Ines').json<{ value: number; awards: object[] }>(at('/jackpots'));
    expect([left, awards.length]).toEqual([0, 1]);
    expect(await one('owner').json(at('/jackpots/progressive/remove'), { table: 't1', reason: 'x' })).toMatchObject({
      refused: 'no-progressive',
    });
  });
  test('reports have title, interval and totals, as a spreadsheet too, where no name is a formula; or say that nothing was', async () => {
    const csv = await one('Ines').http(at('/records/report/hands?as=csv'));
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const [title, head, row, total] = (await csv.text()).split('\r\n');
    expect(title).toMatch(/^report,hands,house,rogelios,from,\d{4}-/);
    expect([head, row]).toEqual([expect.stringContaining('table,game'), expect.stringContaining("'=Table 1")]);
    expect(total).toMatch(/^Total,.*3\.00,0\.00,1\.00$/);
    const of = async (only: string) => (await one('Ines').http(at(`/records/report/hands?as=csv&only=${only}`))).text();
    expect(await of('table%201')).toMatch(/^Total,.*3\.00,0\.00,1\.00$/m);
    expect(await of('nobody')).toMatch(/No activity\r\n$/);
    const empty = await one('Ines').http(at('/records/report/hands?as=csv&day=2001-01-01'));
    expect(await empty.text()).toMatch(/No activity\r\n$/);
    expect((await one('Cira').http(at('/records/report/hands'))).status).toBe(403);
  });
  test('the statement of the day balances', async () => {
    const text = await (await one('Ines').http(at('/records/day?as=text'))).text();
    expect(text).toContain('The statement balances.');
    expect(text).toContain('2.95 corrected to 3.00 by Olga (owner): found five');
  });
  test('an inspector takes a sealed copy along that is proved without the room’s keys; the cage does not', async () => {
    expect((await one('Cira').http(at('/records/export'))).status).toBe(403);
    const folder = await mkdtemp(join(tmpdir(), 'baraja-inspector-'));
    const path = join(folder, 'copy.db');
    await writeFile(path, Buffer.from(await (await one('Ines').http(at('/records/export'))).arrayBuffer()));
    const copy = await openStore({ path, looks: true });
    const along = await exportedWith(copy);
    expect(await auditShuffles(copy, along!.opener)).toMatchObject({ faults: [] });
    expect(await copy.ledger.audit(along!.whole)).toMatchObject({ sound: true, withheld: expect.any(Number) });
    for (const { stream } of await copy.streams())
      expect(await copy.verifyStream(stream, true)).toMatchObject({ sound: true });
    expect(await copy.verifyStream(`office-${HOUSE}`)).toMatchObject({ sound: true, withheld: 0 });
    // Nowhere but in a copy may anything be held back.
    expect(await copy.ledger.audit()).toMatchObject({ sound: false });
    const patron = `patron-${(await one('Ines').json<{ id: string }>('/api/me')).id}`;
    expect(await copy.verifyStream(patron)).toMatchObject({ sound: false });
    await copy.close();
    await rm(folder, { recursive: true });
  });
  test('no copy has a password, a session, a second factor’s secret; an inspector’s nothing of other houses or of friends', async () => {
    const { room } = running;
    const owner = one('owner');
    await owner.http('/api/office/jalisco/cage/float', { way: 'in', amount: 777, reason: 'elsewhere entirely' });
    const { table } = await owner.json<{ table: string }>('/api/tables', {
      house: HOUSE,
      game: 'hold',
      name: 'Friends',
    });
    const secrets: string[] = [];
    for (const { stream } of await room.store.streams('patron-'))
      for (const { body } of await room.store.read(stream)) {
        const { hash, session } = body as { hash?: string; session?: { key: string } };
        secrets.push(...(hash ? [hash] : []), ...(session ? [session.key] : []));
      }
    expect(secrets.length).toBeGreaterThan(1);
    const taken = async (by: Client): Promise<string> =>
      Buffer.from(await (await by.http(at('/records/export'))).arrayBuffer()).toString('latin1');
    const [all, ours] = [await taken(owner), await taken(one('Ines'))];
    for (const secret of secrets) for (const text of [all, ours]) expect(text).not.toContain(secret);
    const others = ['elsewhere entirely', 'cage:jalisco', 'Friends'];
    expect(others.map((text) => [all.includes(text), ours.includes(text)])).toEqual(others.map(() => [true, false]));
    expect(ours).toContain('found five');
    expect(room.tables.has(table)).toBe(true);
  });
});
