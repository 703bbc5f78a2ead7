// BAR-125: the seat of somebody who is away is kept as long as posted, and then freed, his chips where they came from.
import type { By } from 'baraja/table';
import { expect, test } from 'vitest';
import { usualAbsence } from './index.js';
import { ask, Eyes, grant, HOLD, person, stillWorld, tableIn } from './test/world.js';

const ana = person('Ana');
const beto = person('Beto');
const seated = (table: Awaited<ReturnType<typeof tableIn>>) => table.state.sittings.map((s) => s.patron.id);

test('BAR-125 who sits out keeps his seat as long as posted; then it is free, and his chips are in his wallet', async () => {
  const world = await stillWorld(1);
  const table = await tableIn(world);
  await grant(world, 'ana', 100_000);
  table.watch(new Eyes('ana'));
  await ask(table, ana, { type: 'sit', seat: 1, buyIn: 20_000 });
  expect(table.viewFor('ana').keeps).toBe(usualAbsence.table);
  await world.pass(table, 3 * usualAbsence.table);
  expect(seated(table)).toEqual(['ana']); // there, and not sitting out
  await ask(table, ana, { type: 'sitOut' });
  await world.pass(table, usualAbsence.table - 1);
  expect(seated(table)).toEqual(['ana']);
  await world.pass(table, 1);
  expect(seated(table)).toEqual([]);
  expect((await world.store.ledger.balance('wallet:ana')).balance).toBe(100_000);
  const events = (await world.store.read(table.stream)).map((e) => e.body as unknown as { type: string; by?: By });
  expect(events.find((e) => e.type === 'Left')?.by).toEqual({
    who: 'clock',
    why: 'absent',
    rule: 'BAR-125',
    after: usualAbsence.table,
  });
  expect(world.troubles).toEqual([]);
});

test('BAR-125 who comes back in time begins anew; who went away from the table and stays away loses the seat', async () => {
  const world = await stillWorld(2);
  const table = await tableIn(world);
  for (const { patron } of [ana, beto]) await grant(world, patron, 100_000);
  let stop = table.watch(new Eyes('ana'));
  await ask(table, ana, { type: 'sit', seat: 1, buyIn: 20_000 });
  stop();
  await world.pass(table, usualAbsence.table - 1);
  stop = table.watch(new Eyes('ana'));
  await world.pass(table, 10);
  stop();
  await world.pass(table, usualAbsence.table - 1);
  expect(seated(table)).toEqual(['ana']);
  await world.pass(table, 1);
  expect(seated(table)).toEqual([]);
  expect(world.troubles).toEqual([]);
});

test('BAR-125 in the middle of a hand the seat is freed when the hand is over', async () => {
  const world = await stillWorld(3);
  world.absence = { table: 5_000, practice: 5_000 };
  const table = await tableIn(world);
  for (const { patron } of [ana, beto]) await grant(world, patron, 100_000);
  for (const [i, who] of [ana, beto].entries()) await ask(table, who, { type: 'sit', seat: i + 1, buyIn: 20_000 });
  for (let i = 0; i < 50 && table.state.live === null; i++) await world.tick(table);
  await world.pass(table, 600_000);
  expect(seated(table)).toEqual([]);
  const sum = async (name: 'ana' | 'beto') => (await world.store.ledger.balance(`wallet:${name}`)).balance;
  const fees = (await world.store.ledger.accounts('drop:')).reduce((n, { balance }) => n + balance, 0);
  const jackpots = (await world.store.ledger.accounts('jackpot:')).reduce((n, { balance }) => n + balance, 0);
  expect((await sum('ana')) + (await sum('beto')) + fees + jackpots).toBe(200_000);
  expect(world.troubles).toEqual([]);
});

test('a practice table that was left: the chips are back in the purse, and the room is told', async () => {
  const world = await stillWorld(4);
  const left: string[] = [];
  world.deserted = (id) => left.push(id);
  const table = await tableIn(world, HOLD, { bots: 4, practice: true });
  const stop = table.watch(new Eyes('ana'));
  await ask(table, ana, { type: 'sit', seat: 2, buyIn: 20_000 });
  for (let i = 0; i < 2000 && table.state.rounds < 1; i++) await world.tick(table);
  stop();
  await world.pass(table, 600_000);
  expect(seated(table)).not.toContain('ana');
  expect(left).toContain(table.id);
  expect((await world.store.ledger.balance('purse:ana')).balance).toBeGreaterThan(0);
});
