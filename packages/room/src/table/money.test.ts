// Money: after every command each account of the table holds exactly what the table says, and the whole book adds up.
import { seeded } from 'baraja';
import { type GameId, gameBooks, gameOf, type Opening } from 'baraja/books';
import { describe, expect, test } from 'vitest';
import type { TableActor } from './index.js';
import { expectBalanced } from './test/balanced.js';
import { stir } from './test/people.js';
import { ask, grant, HOLD, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

/** A table with bonuses: their account is not the felt's. */
const bonuses: Opening = {
  house: 'rogelios',
  game: 'p215',
  switches: {
    'rog.p215.bonus_table': [
      { bonus: 'unsuited_777', fee: 50, pays: 500 },
      { bonus: 'pd_888', fee: 0, pays: 300 },
      { bonus: 'streak', fee: 50, pays: 100 },
    ],
    'rog.p215.bonus.unsuited_777': 'config',
    'rog.p215.bonus.pd_888': 'config',
    'rog.p215.bonus.streak': 'config',
  },
};
const openings: readonly Opening[] = [
  ...gameBooks.map(({ id }) => ({ house: gameOf(id as GameId).house, game: id })),
  bonuses,
];

const people = ['Ana', 'Beto', 'Chuy', 'Dora'].map(person);

/** So many rounds with bots and people coming and going; the floor voids one in a while. */
async function playRounds(world: StillWorld, table: TableActor, rounds: number): Promise<{ voids: number }> {
  const floor = person('Host');
  let voids = 0;
  table.watch({ patron: 'host', send: () => {} });
  for (let steps = 0; table.state.rounds < rounds && steps < rounds * 400; steps++) {
    const before = table.version;
    const answer = await stir(table, people, world.rng);
    if (answer && 'done' in answer) await expectBalanced(world, table);
    if (table.state.live && world.rng.below(300) === 0) {
      const ruled = await ask(table, floor, { type: 'rule', incident: 'void', reason: 'why not', confirm: true });
      if ('done' in ruled) voids++;
    }
    if (answer === null) await world.tick(table);
    if (table.version !== before) await expectBalanced(world, table);
  }
  return { voids };
}

test.each(openings)(
  '$game: the felt’s account is the players’ chips on it, and every fund what the table keeps, after every command',
  async (opening) => {
    const world = await stillWorld(7, 0);
    const table = await tableIn(world, opening, { bots: 2, host: 'host' });
    for (const { patron } of people) await grant(world, patron, 5_000_000);
    await playRounds(world, table, 6);
    expect(table.state.rounds).toBeGreaterThanOrEqual(6);
    expect(world.troubles).toEqual([]);
    expect(await world.store.ledger.audit()).toMatchObject({ sound: true });
    expect((await world.store.ledger.trialBalance()).total).toBe(0);
    expect(await world.store.verifyStream(table.stream)).toMatchObject({ sound: true });
  },
);

describe('time collection', () => {
  test('every half hour is paid from the stacks into the drop', async () => {
    const timed = { ...HOLD, stake: '20/40' };
    const world = await stillWorld(3, 0);
    const table = await tableIn(world, timed, { bots: 3, host: 'host' });
    for (const { patron } of people) await grant(world, patron, 5_000_000);
    for (let halfHours = 1; halfHours <= 6; halfHours++) {
      await playRounds(world, table, halfHours * 5);
      world.leap(31 * 60_000);
    }
    await playRounds(world, table, 33);
    const { balance } = await world.store.ledger.balance(`drop:private/rogelios/${table.id}/time`);
    expect(table.rules.fee.kind).toBe('time');
    expect(balance).toBe(table.state.takings.drop);
    expect(balance).toBeGreaterThan(0);
    expect(world.troubles).toEqual([]);
    expect(await world.store.ledger.audit()).toMatchObject({ sound: true });
  });
});

test('what is taken lies in boxes by table and kind of fee; at a table of somebody’s own, apart from the house’s', async () => {
  const world = await stillWorld(5, 0);
  const table = await tableIn(world, HOLD, { bots: 6, host: 'host' });
  for (const { patron } of people) await grant(world, patron, 5_000_000);
  const { voids } = await playRounds(world, table, 60);
  const { drop, jackpot } = table.state.takings;
  const { accounts } = world.store.ledger;
  expect((await accounts('drop:')).map(({ account, balance }) => [account, balance])).toEqual([
    [`drop:private/rogelios/${table.id}/hand`, drop],
    [`drop:private/rogelios/${table.id}/jackpot`, jackpot],
  ]);
  expect(await accounts('jackpot:')).toEqual([]);
  expect(drop).toBeGreaterThan(0);
  expect(voids).toBeGreaterThan(0);
});

test('a void gives every chip back but what the house keeps', async () => {
  const world = await stillWorld(9, 0);
  const table = await tableIn(world, HOLD, { bots: 5, host: 'host' });
  table.watch({ patron: 'host', send: () => {} });
  const rng = seeded(1);
  for (let voids = 0; voids < 10; ) {
    await world.tick(table);
    const { live } = table.state;
    if (!live || rng.below(8) > 0) continue;
    const brought = table.state.sittings.map((s) => [s.seat, s.stack] as const);
    const ruled = await ask(table, person('Host'), {
      type: 'rule',
      incident: 'void',
      reason: 'why not',
      confirm: true,
    });
    if (!('done' in ruled)) continue;
    voids++;
    const after = new Map(table.state.sittings.map((s) => [s.seat, s.stack]));
    const lost = brought.reduce((sum, [seat, stack]) => sum + stack - after.get(seat)!, 0);
    expect(lost).toBeGreaterThanOrEqual(0);
    await expectBalanced(world, table);
    expect(table.state.live).toBeNull();
  }
});
