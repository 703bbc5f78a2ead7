// Sockets: origins, sessions, two people and a bot through a hand, reloads and cut wires in the middle of it, the floor.
import { checkProof, type PackProof, PROTOCOL, type TableView } from '@baraja/room';
import { houses } from 'baraja/books';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { autoplay, Client, HOLD, server, until } from './test/client.js';

let running: Running;
beforeAll(async () => {
  running = await server();
});
afterAll(() => running.stop());

const enter = (): Promise<Client> => new Client(running.url).enter();
/** A private table with bots; its host and a friend. */
async function company(bots = 1): Promise<{ ana: Client; beto: Client; table: string }> {
  const [ana, beto] = await Promise.all([enter(), enter()]);
  const { table } = await ana.json<{ table: string }>('/api/tables', { ...HOLD, bots });
  await Promise.all([ana.watch(table), beto.watch(table)]);
  return { ana, beto, table };
}
const freeSeats = (view: TableView): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((seat) => !view.seats.some((s) => s.seat === seat));
async function sit(client: Client, table: string): Promise<number> {
  const [seat] = freeSeats(await client.watch(table));
  expect(await client.ask(table, { type: 'sit', seat: seat!, buyIn: 30_000 })).toMatchObject({ t: 'ack' });
  return seat!;
}

test('a page of another site may not open a socket for you; nor may a stranger', async () => {
  const ana = new Client(running.url);
  await ana.http('/api/me');
  const { host } = new URL(running.url);
  for (const origin of ['https://evil.example', `http://${host}.evil.example`, 'null', 'http://127.0.0.1:1']) {
    await ana.connect({ origin });
    expect([origin, ana.closedWith]).toEqual([origin, 4403]);
  }
  await ana.connect({ origin: `http://${host}` });
  expect(ana.frames.at(-1)).toMatchObject({ t: 'hello', you: { balance: 1_000_000 }, protocol: PROTOCOL });
  const nobody = new Client(running.url);
  await nobody.connect();
  expect(nobody.closedWith).toBe(4401);
  nobody.cookie = `${ana.cookie.slice(0, -3)}abc`;
  await nobody.connect();
  expect(nobody.closedWith).toBe(4401);
});

test('two people and a bot play hands to the end; everybody is told the same, but for faces', async () => {
  const { ana, beto, table } = await company();
  const rail = await enter();
  await rail.watch(table);
  const seats = [await sit(ana, table), await sit(beto, table)];
  const stops = [autoplay(ana, table), autoplay(beto, table)];
  await until(() => ana.view(table).rounds > 4 && ana.view(table).last !== null);
  for (const stop of stops) stop();
  const told = (c: Client) => c.frames.flatMap((f) => (f.t === 'update' ? [{ ...f, view: null }] : []));
  const common = Math.min(told(ana).length, told(beto).length, told(rail).length);
  expect(common).toBeGreaterThan(30);
  // One of them may have heard of what follows already.
  const last = Math.min(...[ana, beto].map((c) => told(c).at(-1)!.version));
  const lastFive = (c: Client) =>
    JSON.stringify(
      told(c)
        .filter(({ version }) => version <= last)
        .slice(-5),
    );
  expect(lastFive(beto)).toBe(lastFive(ana));
  // Versions follow one another without a gap.
  for (const client of [ana, beto, rail]) {
    let version: number | null = null;
    for (const f of client.frames)
      if (f.t === 'update' || f.t === 'table') {
        if (f.t === 'update' && version !== null) expect(f.from).toBe(version);
        version = f.version;
      }
  }
  // The rail sees what lies open and nothing else; each of the two also saw a hand of his own.
  for (const f of rail.frames)
    if (f.t === 'update' && f.view.round)
      expect(Object.keys(f.view.round.faces).map(Number)).toEqual([...f.view.round.open]);
  for (const [i, client] of [ana, beto].entries()) {
    const saw = client.frames.some((f) => {
      const round = f.t === 'update' ? f.view.round : null;
      return round?.zones[`hand:${seats[i]}`]?.some((card) => round.faces[card] && !round.open.includes(card));
    });
    expect(saw).toBe(true);
  }
  for (const c of [ana, beto, rail]) c.cut();
});

test('a reload in the middle of a hand shows exactly the table that was left', async () => {
  const { ana, beto, table } = await company(0);
  await sit(ana, table);
  await sit(beto, table);
  await until(() => (ana.view(table).round?.menu.length ?? 0) > 0 || (beto.view(table).round?.menu.length ?? 0) > 0);
  const who = (ana.view(table).round?.menu.length ?? 0) > 0 ? ana : beto;
  const before = who.view(table);
  who.cut();
  const again = new Client(running.url);
  again.cookie = who.cookie;
  await again.connect();
  const after = await again.watch(table);
  const still = ({ clocks: _clocks, watching: _watching, seats, ...view }: TableView) => ({
    ...view,
    seats: seats.map(({ here: _here, bank: _bank, ...seat }) => seat),
  });
  expect(still(after)).toEqual(still(before));
  expect(Object.keys(after.round!.faces).length).toBeGreaterThan(0);
  const option = after.round!.menu.find((o) => o.type === 'call' || o.type === 'check')!;
  expect(await again.ask(table, { type: 'act', act: option.type })).toMatchObject({ t: 'ack' });
  for (const c of [again, ana, beto]) c.cut();
});

test('a wire cut between asking and the answer: asked again under the same id, it is done once', async () => {
  const { ana, beto, table } = await company(0);
  await sit(ana, table);
  const { balance } = await ana.json<{ balance: number }>('/api/me');
  const frame = { t: 'do', id: 'once', table, expect: ana.view(table).version, ask: { type: 'topUp', amount: 5_000 } };
  ana.send(frame);
  await new Promise((resolve) => setTimeout(resolve, 1));
  ana.cut();
  await ana.connect();
  await ana.watch(table);
  for (let i = 0; i < 3; i++)
    expect(await ana.ask(table, { type: 'topUp', amount: 5_000 }, { id: 'once' })).toMatchObject({
      t: 'ack',
      id: 'once',
    });
  expect((await ana.json<{ balance: number }>('/api/me')).balance).toBe(balance - 5_000);
  for (const c of [ana, beto]) c.cut();
});

test('a host who plays proposes; raw frames of his rule nothing; his friend has the word', async () => {
  const { ana, beto, table } = await company(0);
  await sit(ana, table);
  await sit(beto, table);
  await until(() => ana.view(table).round !== null && beto.view(table).round !== null);
  expect([ana.view(table).you.floor, beto.view(table).you.floor]).toEqual([true, false]);
  const rule = { type: 'rule', incident: 'void', reason: 'I am losing' } as const;
  const refusal = (refused: string) => ({ t: 'refused', refusal: { refused } });
  expect(await beto.ask(table, { ...rule, confirm: true })).toMatchObject(refusal('floor-only'));
  await until(async () => (await ana.ask(table, { ...rule, confirm: false })).t === 'ruling');
  const bare = { type: 'rule', incident: 'void', confirm: true } as const;
  expect(await ana.ask(table, bare)).toMatchObject(refusal('reason-missing'));
  expect(await ana.ask(table, { type: 'dealer', act: 'void' })).toMatchObject(refusal('dealer-only'));
  await until(async () => (await ana.ask(table, { ...rule, confirm: true })).t === 'ack');
  await until(() => beto.view(table).proposal?.you === 'asked');
  const { number, rule: clause, money, reason } = beto.view(table).proposal!;
  expect([typeof clause, money.length > 0, reason]).toEqual(['string', true, 'I am losing']);
  for (const type of ['agree', 'object'] as const)
    expect(await ana.ask(table, { type, proposal: number })).toMatchObject(refusal('not-asked'));
  expect(await ana.ask(table, { type: 'leave' })).toMatchObject(refusal('ruling-pending'));
  expect(ana.view(table).round).not.toBeNull();
  expect(await beto.ask(table, { type: 'object', proposal: number })).toMatchObject({ t: 'ack' });
  await until(() => ana.view(table).proposal === null);
  expect(ana.view(table).round).not.toBeNull();
  expect(await ana.ask(table, { ...rule, confirm: true })).toMatchObject(refusal('ruling-refused'));
  for (const c of [ana, beto]) c.cut();
});

test('a refused act says why and by which rule; a stale one gets the table as it is', async () => {
  const { ana, beto, table } = await company(0);
  await sit(ana, table);
  await sit(beto, table);
  const menu = (c: Client) => c.view(table).round?.menu.length ?? 0;
  await until(() => menu(ana) > 0 || menu(beto) > 0);
  const [turn, other] = menu(ana) > 0 ? [ana, beto] : [beto, ana];
  expect(await other.ask(table, { type: 'act', act: 'fold' })).toMatchObject({ refusal: { refused: 'not-your-turn' } });
  const low = await turn.ask(table, { type: 'act', act: 'raise', amount: 1 });
  expect(low).toMatchObject({ t: 'refused', refusal: { rule: expect.any(String) } });
  const stale = await turn.ask(table, { type: 'act', act: 'fold' }, { expect: 1 });
  expect(stale).toMatchObject({ t: 'stale', view: { id: table } });
  for (const c of [ana, beto]) c.cut();
});

test('chat reaches whoever looks on, not too fast; a proof of every card one has seen', async () => {
  const { ana, beto, table } = await company(2);
  const heard = beto.next('chat');
  ana.send({ t: 'chat', table, text: '  hola ' });
  expect(await heard).toMatchObject({ text: 'hola' });
  const bad = ana.next('bad');
  for (let i = 0; i < 6; i++) ana.send({ t: 'chat', table, text: 'again' });
  expect(await bad).toMatchObject({ why: 'too-fast' });
  await sit(ana, table);
  const stop = autoplay(ana, table);
  await until(() => ana.view(table).rounds > 2);
  const stranger = await enter();
  stranger.send({ t: 'chat', table, text: 'I am not even looking' });
  expect(await stranger.next('bad')).toMatchObject({ why: 'no-such-table' });
  const { rounds } = await ana.json<{ rounds: { round: number }[] }>(`/api/tables/${table}/rounds`);
  stop();
  const path = `/api/tables/${table}/rounds/${rounds[0]!.round}`;
  type Kept = { proofs: PackProof[]; faces: object };
  const [mine, theirs] = [await ana.json<Kept>(path), await stranger.json<Kept>(path)];
  for (const proof of mine.proofs) expect((await checkProof(proof)).faults).toEqual([]);
  expect(Object.keys(mine.faces).length).toBeGreaterThanOrEqual(Object.keys(theirs.faces).length);
  for (const c of [ana, beto, stranger]) c.cut();
});

test('the lobby is told to whoever wants it', async () => {
  const ana = await enter();
  const first = ana.next('lobby');
  ana.send({ t: 'lobby', on: true });
  expect((await first).lobby.houses.map(({ id }) => id)).toEqual(houses.map(({ id }) => id));
  const changed = ana.next('lobby', (f) => f.lobby.tables.length > 0);
  await ana.json('/api/tables', { ...HOLD, listed: true });
  expect((await changed).lobby.tables[0]).toMatchObject({ house: 'rogelios', taken: 0 });
  ana.send({ t: 'ping' });
  expect(await ana.next('pong')).toEqual({ t: 'pong' });
  ana.cut();
});

test('one patron has so many windows, and no more', async () => {
  const ana = await enter();
  const more = Array.from({ length: 22 }, () => {
    const c = new Client(running.url);
    c.cookie = ana.cookie;
    return c;
  });
  for (const c of more) await c.connect();
  await until(() => more.filter((c) => c.closedWith === 4429).length === 3);
  for (const c of [ana, ...more]) c.cut();
});
