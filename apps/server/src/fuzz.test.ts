// A seeded fuzzer over the whole protocol: frames that were right before they were bent, wrong types, long and deep and binary
// ones, out of turn, replayed, in floods. Nothing breaks, nothing refused changes anything, nobody else notices.
import { seeded } from 'baraja';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { Client, HOLD, server, until } from './test/client.js';

const rounds = Number(process.env.BARAJA_FUZZ ?? 1500);
const seed = Number(process.env.BARAJA_SEED ?? 20_260_301);
const troubles: string[] = [];
let running: Running;
/** A clock of our own, so that the fuzzer is not slowed down by the limits it does not test. */
const clock = { now: 1_700_000_000_000 };
beforeAll(async () => {
  const now = () => clock.now;
  running = await server({ now, onTrouble: (table, error) => troubles.push(`${table}: ${error}`) });
});
afterAll(() => running.stop());

const rng = seeded(seed);
const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
const enter = (): Promise<Client> => new Client(running.url).enter();

/** Values nobody expects. */
const odd = (): unknown =>
  pick([
    () => null,
    () => -1,
    () => 1e308,
    () => 0.5,
    () => 2 ** 53,
    () => '',
    () => 'x'.repeat(3_000),
    () => '\u0000\u202E"}',
    () => [],
    () => ({}),
    () => true,
    () => ({ toString: 1, constructor: { prototype: 1 } }),
    () => Array.from({ length: 200 }, (_, i) => i),
    () => JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown,
    () => '__proto__',
    () => Number.MAX_SAFE_INTEGER,
  ])();

/** A frame that would be understood. */
function valid(tables: readonly string[]): Record<string, unknown> {
  const table = pick(tables);
  const ask = pick<() => object>([
    () => ({ type: 'act', act: pick(['fold', 'call', 'check', 'raise', 'bet', 'shuffle', 'void', 'push']) }),
    () => ({ type: 'act', act: 'raise', amount: rng.below(100_000) }),
    () => ({ type: 'act', act: 'discard', cards: [rng.below(52)] }),
    () => ({ type: 'rule', incident: pick(['void', 'misdeal', 'exposed-card', 'x']), confirm: rng.below(2) === 0 }),
    () => ({
      type: 'rule',
      incident: 'foul-hand',
      seat: rng.below(11),
      reason: pick(['x', 'a card fell']),
      confirm: true,
    }),
    () => ({ type: pick(['agree', 'object', 'withdraw']), proposal: rng.below(60) }),
    () => ({ type: 'dealer', act: pick(['push', 'go-on']) }),
    () => ({ type: 'sit', seat: rng.below(12), buyIn: rng.below(50_000) }),
    () => ({ type: 'topUp', amount: rng.below(2 ** 40) }),
    () => ({ type: 'sitOut' }),
    () => ({ type: 'comeBack', post: true }),
    () => ({ type: 'leave' }),
    () => ({ type: 'changeSeat', to: rng.below(12), post: false }),
  ])();
  return pick<() => Record<string, unknown>>([
    () => ({ t: 'do', id: pick(['a', 'b', `n${rng.below(1e6)}`]), table, expect: rng.below(300), ask }),
    () => ({ t: 'do', id: `m${rng.below(1e6)}`, table, expect: running.room.tables.get(table)?.version ?? 0, ask }),
    () => ({ t: 'watch', table }),
    () => ({ t: 'unwatch', table }),
    () => ({ t: 'chat', table, text: 'x' }),
    () => ({ t: 'react', table, line: rng.below(5), sign: 'up' }),
    () => ({ t: 'lobby', on: rng.below(2) === 0 }),
    () => ({ t: 'ping' }),
  ])();
}
/** Bends one thing somewhere inside. */
function bent(frame: Record<string, unknown>): Record<string, unknown> {
  const copy = structuredClone(frame);
  let at = copy;
  if (typeof at.ask === 'object' && at.ask !== null && rng.below(2) === 0) at = at.ask as Record<string, unknown>;
  const key = pick([...Object.keys(at), 'seat', 'patron', 'faces', 'actor', 'floor']);
  if (rng.below(3) === 0) delete at[key];
  else at[key] = odd();
  return copy;
}
function bytes(tables: readonly string[]): string | Buffer {
  const frame = valid(tables);
  switch (rng.below(8)) {
    case 0:
      return JSON.stringify(frame);
    case 1:
      return Buffer.from(JSON.stringify(frame));
    case 2:
      return JSON.stringify(frame).slice(0, rng.below(40));
    case 3:
      return `${'['.repeat(rng.below(2_000))}1`;
    case 4:
      return 'x'.repeat(rng.below(8_000));
    case 5:
      return Buffer.from(Array.from({ length: rng.below(300) }, () => rng.below(256)));
    default:
      return JSON.stringify(bent(bent(frame)));
  }
}

/** What is kept of a table, and what lies on it. Other tables go on meanwhile: seats of those who are away are freed. */
async function kept(table: string): Promise<string> {
  const { store } = running.room;
  return JSON.stringify([await store.streams(`table-${table}`), await store.ledger.balance(`felt:${table}`)]);
}

test(`${rounds} bent frames: no crash, no leak of the inside, the room stands`, async () => {
  const host = await enter();
  const tables: string[] = [];
  for (const bots of [0, 2]) {
    const { table } = await host.json<{ table: string }>('/api/tables', { ...HOLD, bots });
    tables.push(table);
  }
  tables.push('no-such-table');
  let fuzzers = await Promise.all(Array.from({ length: 3 }, enter));
  fuzzers.push(host);
  const bystander = await enter();
  await bystander.watch(tables[0]!);
  let heard = 0;
  for (let i = 0; i < rounds; i++) {
    clock.now += 200;
    if (pick(fuzzers).raw(bytes(tables))) heard++;
    if (i % 25 > 0) continue;
    await new Promise((resolve) => setImmediate(resolve));
    for (const dead of fuzzers.filter((f) => f.closedWith !== null)) {
      fuzzers = fuzzers.filter((f) => f !== dead);
      await dead.connect();
      fuzzers.push(dead);
    }
  }
  // Most of them went out on an open socket: one that was closed for its faults is opened again.
  expect(heard).toBeGreaterThan(rounds / 3);
  bystander.send({ t: 'ping' });
  await bystander.next('pong');
  expect(bystander.closedWith).toBeNull();
  for (const f of [...fuzzers, bystander])
    for (const text of f.texts) expect(text).not.toMatch(/node_modules|\bat \w+ \(|"sealed"|saltKey|SQLITE|constraint/);
  expect(troubles).toEqual([]);
  for (const { stream } of await running.room.store.streams())
    expect(await running.room.store.verifyStream(stream)).toMatchObject({ sound: true });
  expect(await running.room.store.ledger.audit()).toMatchObject({ sound: true });
  // Bots play on meanwhile: a balance is asked for again until no hand has ended while it was read.
  for (const [id, table] of running.room.tables)
    await until(async () => {
      const { balance } = await running.room.store.ledger.balance(`felt:${id}`);
      return balance === table.state.sittings.reduce((sum, s) => sum + s.stack + s.behind, 0);
    });
  for (const f of [...fuzzers, bystander]) f.cut();
});

test('what is refused changes nothing: no event, no cent', async () => {
  const [host, ana] = [await enter(), await enter()];
  const { table } = await host.json<{ table: string }>('/api/tables', { ...HOLD });
  await ana.watch(table);
  const refusals = new Set<string>();
  const before = await kept(table);
  for (let i = 0; i < 300; i++) {
    clock.now += 1_000;
    // She is not seated and has no floor; and what she could do, sitting down, is bent so that it cannot be.
    const ask = valid([table]).ask as { type: string } | undefined;
    if (!ask) continue;
    const asked = ask.type === 'sit' ? { ...ask, buyIn: pick([0, 1, 999, 2 ** 39]) } : ask;
    const answer = await ana.ask(table, asked as never, { expect: running.room.tables.get(table)!.version });
    expect(answer.t).toBe('refused');
    if (answer.t === 'refused') refusals.add(answer.refusal.refused);
  }
  expect(await kept(table)).toBe(before);
  expect([...refusals].sort()).toEqual(expect.arrayContaining(['dealer-only', 'floor-only', 'not-seated']));
  for (const c of [host, ana]) c.cut();
});

test('a socket that floods is closed; the others play on', async () => {
  const [host, flood, beto] = [await enter(), await enter(), await enter()];
  const { table } = await host.json<{ table: string }>('/api/tables', { ...HOLD });
  await Promise.all([flood.watch(table), beto.watch(table)]);
  const before = await kept(table);
  for (let i = 0; i < 3_000 && flood.closedWith === null; i++) {
    flood.send({ t: 'do', id: `f${i}`, table, expect: 0, ask: { type: 'leave' } });
    if (i % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await until(() => flood.closedWith === 4429);
  expect(await kept(table)).toBe(before);
  expect(flood.frames.filter((f) => f.t === 'bad').length).toBeLessThanOrEqual(22);
  clock.now += 5_000;
  expect(await beto.ask(table, { type: 'sit', seat: 3, buyIn: 30_000 })).toMatchObject({ t: 'ack' });
  for (const c of [host, flood, beto]) c.cut();
});

test('a frame too long for anybody closes the socket unread', async () => {
  const ana = await enter();
  ana.raw('x'.repeat(1_000_000));
  await until(() => ana.closedWith !== null);
  expect(ana.closedWith).toBe(1009);
});
