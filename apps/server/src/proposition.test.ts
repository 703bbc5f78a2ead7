// A third-party proposition player over the wire: marked by who holds the floor and nobody else, on record, and seen by everybody.
import type { TableActor } from '@baraja/room';
import { bankRegister, type TableEvent } from 'baraja/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { Client, HOLD, server } from './test/client.js';

let running: Running;
beforeAll(async () => {
  running = await server();
});
afterAll(() => running.stop());
const enter = (): Promise<Client> => new Client(running.url).enter();
const PURE = { house: 'rogelios', game: 'p215' };

async function company(opening: object = PURE): Promise<{ ana: Client; beto: Client; table: string; seat: number }> {
  const [ana, beto] = await Promise.all([enter(), enter()]);
  const { table } = await ana.json<{ table: string }>('/api/tables', { ...opening, bots: 0 });
  await ana.watch(table);
  const { buyIn } = (await beto.watch(table)).rules;
  expect(await beto.ask(table, { type: 'sit', seat: 4, buyIn: buyIn.min })).toMatchObject({ t: 'ack' });
  return { ana, beto, table, seat: 4 };
}
const seenBy = async (client: Client, table: string): Promise<unknown> =>
  (await client.watch(table)).seats.map(({ seat, patron }) => [seat, patron.proposition ?? false]);
const eventsOf = async ({ world, stream, version }: TableActor): Promise<readonly TableEvent[]> =>
  (await world.store.read(stream, 1, version)).map(({ body }) => body as unknown as TableEvent);

test('BAR-90, REG-44 the floor marks him over the socket: everybody is told, sees it, and it is on record', async () => {
  const { ana, beto, table, seat } = await company();
  expect(await ana.ask(table, { type: 'proposition', seat, proposition: true })).toMatchObject({ t: 'ack' });
  const rail = await enter();
  for (const client of [ana, beto, rail]) expect(await seenBy(client, table)).toEqual([[4, true]]);
  const told = beto.frames.flatMap((f) => (f.t === 'update' ? f.events : []));
  expect(told).toContainEqual({ type: 'PropositionMarked', seat, proposition: true, rule: 'BAR-90' });
  const again = await ana.ask(table, { type: 'proposition', seat, proposition: true });
  expect(again).toMatchObject({ t: 'refused', refusal: { refused: 'mark-unchanged', rule: 'BAR-90' } });
  expect(await ana.ask(table, { type: 'proposition', seat, proposition: false })).toMatchObject({ t: 'ack' });
  expect(await seenBy(rail, table)).toEqual([[4, false]]);
});

test('he cannot mark himself, nor can anybody else who does not hold the floor', async () => {
  const { ana, beto, table, seat } = await company();
  const rail = await enter();
  for (const client of [beto, rail])
    expect(await client.ask(table, { type: 'proposition', seat, proposition: true })).toMatchObject({
      t: 'refused',
      refusal: { refused: 'floor-only' },
    });
  const path = `/api/tables/${table}/proposition`;
  expect((await beto.http(path, { seat, proposition: true })).status).toBe(403);
  expect(await seenBy(ana, table)).toEqual([[4, false]]);
  // Nor by slipping it in with something else.
  await beto.ask(table, { type: 'leave' });
  const { buyIn } = (await beto.watch(table)).rules;
  const bad = beto.next('bad');
  const sly = { type: 'sit', seat: 5, buyIn: buyIn.min, proposition: true };
  beto.send({ t: 'do', id: 'x1', table, expect: 1, ask: sly });
  expect(await bad).toMatchObject({ why: 'no-such-frame' });
});

test('over HTTP: done, refused with the rule, no such table, a faulty body', async () => {
  const { ana, table, seat } = await company();
  const path = `/api/tables/${table}/proposition`;
  expect(await ana.json(path, { seat, proposition: true })).toEqual({ done: true });
  expect(await seenBy(ana, table)).toEqual([[4, true]]);
  const again = await ana.http(path, { seat, proposition: true });
  expect([again.status, await again.json()]).toMatchObject([409, { refused: 'mark-unchanged', rule: 'BAR-90' }]);
  expect((await ana.http(path, { seat: 2, proposition: true })).status).toBe(409);
  expect((await ana.http('/api/tables/none/proposition', { seat, proposition: true })).status).toBe(404);
  expect((await ana.http(path, { seat, proposition: 'yes' })).status).toBe(400);
  expect((await ana.http(path, { seat, proposition: true, patron: 'x' })).status).toBe(400);
});

test('where no player banks there is nobody to mark', async () => {
  for (const opening of [HOLD, { house: 'spanish-poker', game: 'span' }]) {
    const { ana, table, seat } = await company(opening);
    expect(await ana.ask(table, { type: 'proposition', seat, proposition: true })).toMatchObject({
      t: 'refused',
      refusal: { refused: 'no-player-bank', rule: 'BAR-90' },
    });
  }
});

test('REG-82 the mark goes with him to another seat, comes back with him, and stands in the bank register', async () => {
  const { ana, beto, table, seat } = await company();
  await ana.ask(table, { type: 'proposition', seat, proposition: true });
  expect(await beto.ask(table, { type: 'changeSeat', to: 2, post: true })).toMatchObject({ t: 'ack' });
  expect(await seenBy(ana, table)).toEqual([[2, true]]);
  await beto.ask(table, { type: 'leave' });
  const { buyIn } = (await beto.watch(table)).rules;
  await beto.ask(table, { type: 'sit', seat: 3, buyIn: buyIn.min });
  expect(await seenBy(ana, table)).toEqual([[3, true]]);
  const chuy = await enter();
  await chuy.watch(table);
  await chuy.ask(table, { type: 'sit', seat: 6, buyIn: buyIn.min });
  const isAsked = (client: Client) => client.view(table).round?.menu.some(({ type }) => type === 'bank') ?? false;
  const actor = running.room.tables.get(table)!;
  for (let i = 0; i < 400 && !isAsked(beto); i++) {
    if (isAsked(chuy)) await chuy.ask(table, { type: 'act', act: 'decline-bank' });
    else await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { amount } = beto.view(table).round!.menu.find(({ type }) => type === 'bank')!;
  expect(await beto.ask(table, { type: 'act', act: 'bank', amount: amount!.min })).toMatchObject({ t: 'ack' });
  const register = (log: readonly TableEvent[]) => bankRegister([...log, closed(actor.state.rounds)]).at(-1);
  expect(register(await eventsOf(actor))?.banker).toMatchObject({ seat: 3, proposition: true });
});
const closed = (round: number): TableEvent => ({
  type: 'RoundClosed',
  round,
  stacks: [],
  drop: 0,
  jackpot: 0,
  voided: false,
  whole: null,
  rule: 'x',
});
