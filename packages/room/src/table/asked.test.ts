// Whom a banked table asks, and when: everybody who bets has a clock of his own; where nobody will bank the table does not spin, but
// asks again after a while, or as soon as something has changed; bots bank.
import type { Opening } from 'baraja/books';
import { describe, expect, test } from 'vitest';
import { type StoredTableEvent, type TableActor, usualClock } from './index.js';
import { ask, Eyes, grant, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const BANKED: readonly Opening[] = [
  { house: 'ven-a-mexico', game: 'nb21' },
  { house: 'rogelios', game: 'p215' },
  { house: 's-and-k', game: 'pgp' },
];
const SPAN: Opening = { house: 'spanish-poker', game: 'span' };
const [ana, beto, chuy] = ['Ana', 'Beto', 'Chuy'].map(person) as [
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
];
const { choice, bank } = usualClock;

async function seated(opening: Opening, who = [ana, beto], seed = 1): Promise<[StillWorld, TableActor]> {
  const world = await stillWorld(seed);
  const table = await tableIn(world, opening);
  for (const [i, one] of who.entries()) {
    await grant(world, one.patron, 10_000_000);
    const buyIn = table.rules.buyIn.min;
    expect(await ask(table, one, { type: 'sit', seat: i + 1, buyIn })).toMatchObject({ done: true });
  }
  return [world, table];
}
const menuOf = (table: TableActor, patron: string): readonly string[] =>
  table.viewFor(patron).round?.menu.map((o) => o.type) ?? [];
/** Time passes; whoever is offered the bank declines it at once. Answers when each hand was opened. */
async function declining(world: StillWorld, table: TableActor, ms: number): Promise<void> {
  const until = world.now() + ms;
  while (world.now() < until) {
    const who = [ana, beto, chuy].find(({ patron }) => menuOf(table, patron).includes('decline-bank'));
    if (who) await ask(table, who, { type: 'act', act: 'decline-bank' });
    else if (!(await world.tick(table, until - world.now()))) world.leap(until - world.now());
  }
}
async function openedAt({ world, stream, version }: TableActor): Promise<number[]> {
  const stored = await world.store.read(stream, 1, version);
  return stored.filter(({ body }) => (body as unknown as StoredTableEvent).type === 'RoundOpened').map(({ at }) => at);
}

describe.each(BANKED)('$game: nobody banks', (opening) => {
  test('REG-42 the table asks again after fifteen seconds, then half a minute, a minute, two; it does not spin', async () => {
    const [world, table] = await seated(opening);
    await declining(world, table, 700_000);
    const times = await openedAt(table);
    const gaps = times.slice(1).map((at, i) => Math.round((at - times[i]!) / 1000));
    expect(gaps.slice(0, 6)).toEqual([15, 30, 60, 120, 120, 120]);
    expect(times.length).toBeLessThan(10);
    expect(world.troubles).toEqual([]);
  });
  test('and at once when somebody sits down or buys chips; fidgeting does not make it spin', async () => {
    const [world, table] = await seated(opening);
    await declining(world, table, 200_000);
    const { rounds } = table.state;
    await grant(world, chuy.patron, 10_000_000);
    await ask(table, chuy, { type: 'sit', seat: 3, buyIn: table.rules.buyIn.min });
    await declining(world, table, 2_500);
    expect(table.state.rounds).toBe(rounds + 1);
    // And if that came to nothing too, it goes on waiting as before.
    await declining(world, table, 100_000);
    expect(table.state.rounds).toBe(rounds + 1);
    for (let i = 0; i < 100; i++) {
      await ask(table, ana, i % 2 === 0 ? { type: 'sitOut' } : { type: 'comeBack', post: true });
      await declining(world, table, 100);
    }
    expect(table.state.rounds).toBeLessThan(rounds + 9);
  });
  test('once somebody banks, the next hands follow as usual', async () => {
    const [world, table] = await seated(opening);
    await declining(world, table, 100_000);
    const { rounds } = table.state;
    await table.seatBots(3);
    await declining(world, table, 180_000);
    expect(table.state.rounds).toBeGreaterThan(rounds + 3);
    const events = (await world.store.read(table.stream)).map((e) => e.body as unknown as StoredTableEvent);
    expect(events.some((e) => e.type === 'Played' && e.event.type === 'BankPosted')).toBe(true);
  });
});

describe.each(BANKED)('$game: bots', (opening) => {
  test('REG-41 they bank when it is their turn, and the bank goes round', async () => {
    const world = await stillWorld(6, 0);
    const table = await tableIn(world, opening, { bots: 4 });
    table.arrange();
    for (let i = 0; i < 20_000 && table.state.rounds < 40; i++) await world.tick(table);
    const events = (await world.store.read(table.stream, 1, table.version)).map(
      (e) => e.body as unknown as StoredTableEvent,
    );
    const banked = events.flatMap((e) => (e.type === 'Played' && e.event.type === 'BankPosted' ? [e.event.seat!] : []));
    expect(banked.length).toBeGreaterThan(30);
    expect(new Set(banked).size).toBe(4);
    expect(banked.every((seat, i) => !(seat === banked[i + 1] && seat === banked[i + 2]))).toBe(true);
    expect(world.troubles).toEqual([]);
  });
});

describe('all are asked at once', () => {
  test('each has a clock of his own, and it goes on while others choose', async () => {
    const [world, table] = await seated(SPAN);
    table.watch(new Eyes('ana'));
    await world.pass(table, 1_000);
    expect([ana, beto].map(({ patron }) => menuOf(table, patron).includes('ante'))).toEqual([true, true]);
    await world.pass(table, 5_000);
    const clockOf = (seat: number) => table.viewFor('rail').clocks.find((clock) => clock.seat === seat)!;
    expect(table.viewFor('rail').clocks.map(({ seat }) => seat)).toEqual([1, 2]);
    const before = clockOf(1);
    await ask(table, beto, { type: 'act', act: 'ante', amount: table.rules.game.chip * 5 });
    expect(clockOf(1).left).toBe(before.left);
    // He has made a choice and has another before him: his time begins anew.
    expect(clockOf(2)).toMatchObject({ seat: 2, left: choice });
  });
  test('whoever says nothing is played for when his time is up, each at his own time', async () => {
    const [world, table] = await seated(SPAN);
    await world.pass(table, 1_000);
    const { version } = table;
    await world.pass(table, choice + bank - 2_000);
    expect(table.version).toBe(version);
    await world.pass(table, 5_000);
    expect(table.state.live).toBeNull();
    const events = (await world.store.read(table.stream, version + 1)).map(
      (e) => e.body as unknown as StoredTableEvent,
    );
    const silent = events.flatMap((e) => (e.type === 'Played' && e.event.seat != null ? [e.event.seat] : []));
    expect(new Set(silent)).toEqual(new Set([1, 2]));
    expect(world.troubles).toEqual([]);
  });
  test('nobody bets: the table waits before it asks again', async () => {
    const [world, table] = await seated(SPAN);
    const until = world.now() + 120_000;
    while (world.now() < until) {
      const who = [ana, beto].find(({ patron }) => menuOf(table, patron).includes('sit-out-hand'));
      if (who) await ask(table, who, { type: 'act', act: 'sit-out-hand' });
      else if (!(await world.tick(table, until - world.now()))) world.leap(until - world.now());
    }
    expect(table.state.rounds).toBeLessThan(6);
  });
});
