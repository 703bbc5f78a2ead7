// Killed at any byte: whatever the store holds, the table folded from it is the table that was live, and goes on from there.
import { seeded } from 'baraja';
import { type GameId, gameBooks, gameOf } from 'baraja/books';
import { expect, test } from 'vitest';
import { SNAPSHOT } from './ends.js';
import { TableActor } from './index.js';
import { stir } from './test/people.js';
import { ask, Eyes, grant, HOLD, idle, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const people = ['Ana', 'Beto', 'Chuy'].map(person);

/** What must be the same after a restart. Clocks start again, and nobody has looked in yet. */
function essence(table: TableActor) {
  const { state, version, played } = table;
  const { pledged } = table.shuffler;
  const { live, rules: _rules, ...rest } = state;
  const round = live && { number: live.number, seats: live.game.seats, table: live.round, before: live.before };
  const views = ['ana', 'beto', 'chuy', 'nobody'].map((patron) => {
    const { clocks: _clocks, watching: _watching, seats, last: _last, ...view } = table.viewFor(patron);
    return { ...view, seats: seats.map(({ here: _here, bank: _bank, ...seat }) => seat) };
  });
  const seeds = (secrets: (typeof pledged)[number]['secrets']) =>
    secrets.map(({ seed }) => Buffer.from(seed).toString('hex'));
  const packs = pledged.map(({ secrets, ...p }) => ({ ...p, seeds: seeds(secrets) }));
  return JSON.parse(JSON.stringify({ rest, round, version, packs, played: live && played, views })) as unknown;
}
async function crowd(world: StillWorld): Promise<void> {
  for (const { patron } of people) await grant(world, patron, 5_000_000);
}

test.each(gameBooks.map(({ id }) => id))('%s: folded again at random points it is the live table', async (id) => {
  const world = await stillWorld(11, 0);
  const table = await tableIn(world, { house: gameOf(id as GameId).house, game: id }, { bots: 2 });
  await crowd(world);
  let resumed = 0;
  for (let step = 0; step < 300 && resumed < 4; step++) {
    if ((await stir(table, people, world.rng)) === null) await world.tick(table);
    if (world.rng.below(12) > 0) continue;
    const again = await TableActor.resume(world.restarted(), table.id);
    expect(essence(again!)).toEqual(essence(table));
    resumed++;
  }
  expect(resumed).toBe(4);
  expect(world.troubles).toEqual([]);
});

test('a process that dies goes on where it stood, and again, and again', async () => {
  let world = await stillWorld(5, 0);
  let table: TableActor = await tableIn(world, HOLD, { bots: 3 });
  await crowd(world);
  const rng = seeded(2);
  let [deaths, rounds] = [0, 0];
  for (let step = 0; step < 450; step++) {
    if ((await stir(table, people, rng)) === null) await world.tick(table);
    if (rng.below(25) > 0) continue;
    rounds = table.state.rounds;
    world = world.restarted();
    table = (await TableActor.resume(world, table.id))!;
    table.arrange();
    expect(table.state.rounds).toBe(rounds);
    deaths++;
  }
  expect(deaths).toBeGreaterThan(8);
  expect(table.state.rounds).toBeGreaterThan(2);
  expect(world.troubles).toEqual([]);
  expect(await world.store.ledger.audit()).toMatchObject({ sound: true });
  expect(await world.store.verifyStream(table.stream)).toMatchObject({ sound: true });
});

test('between the pledge and the shuffle: the pack that was pledged is the one that is dealt', async () => {
  const world = await stillWorld(1, 0);
  const table = await tableIn(world, HOLD, { bots: 3 });
  table.arrange();
  let root: string | undefined;
  const { append } = world.store;
  // The process dies right after the pledge is stored: the shuffle never reaches the store.
  const dying = Object.create(world.store) as typeof world.store;
  dying.append = (sheet) => {
    if (JSON.stringify(sheet.events).includes('"PackShuffled"')) return Promise.reject(new Error('dead'));
    return append.call(world.store, sheet);
  };
  Object.assign(world, { store: dying });
  for (let i = 0; i < 20 && !root; i++) {
    await world.tick(table).catch(() => {});
    root = table.shuffler.pledged[0]?.root;
  }
  Object.assign(world, { store: Object.getPrototypeOf(dying) });
  expect(root).toBeDefined();
  const next = world.restarted();
  const again = (await TableActor.resume(next, table.id))!;
  expect(again.shuffler.pledged[0]?.root).toBe(root);
  expect(again.state.live?.round.menus[0]?.actor).toBe('chance');
  again.arrange();
  await next.tick(again);
  expect(again.viewFor('x').round?.roots.map((r) => r.root)).toEqual([root]);
  expect(again.state.live?.round.faces).toEqual(again.shuffler.pledged[0]?.faces);
  expect(next.troubles).toEqual([]);
});

test('a snapshot every fifty rounds, and the same table with it as without', async () => {
  const world = await stillWorld(4, 0);
  const table = await tableIn(world, HOLD, { bots: 2 });
  table.arrange();
  while (table.state.rounds < 54) await world.tick(table);
  const kept = await world.store.getSnapshot(table.stream, SNAPSHOT);
  expect(kept?.body).toMatchObject({ state: { rounds: 50 } });
  let read = 0;
  const counting = Object.create(world.store) as typeof world.store;
  counting.pages = (stream, from, size) => {
    read = from ?? 1;
    return world.store.pages(stream, from, size);
  };
  const next = world.restarted();
  Object.assign(next, { store: counting });
  const again = (await TableActor.resume(next, table.id))!;
  expect(read).toBe(kept!.version + 1);
  expect(essence(again)).toEqual(essence(table));
});

test('a store that fails for a moment holds nobody up for long, and nothing is told that it does not hold', async () => {
  const world = await stillWorld(8, 0);
  const table = await tableIn(world, HOLD, { bots: 4 });
  const eyes = new Eyes('rail');
  table.watch(eyes);
  let left = 0;
  const flaky = Object.create(world.store) as typeof world.store;
  const { append } = world.store;
  flaky.append = async (sheet) => {
    if (left-- > 0) throw new Error('the disk is full');
    return append.call(world.store, sheet);
  };
  Object.assign(world, { store: flaky });
  for (let step = 0; step < 400; step++) {
    if (world.rng.below(15) === 0) left = 1 + world.rng.below(3);
    await world.tick(table).catch(() => {});
    const stored = (await world.store.latest(table.stream)).version;
    expect(table.version).toBe(stored);
    const told = eyes.frames.at(-1);
    if (told && 'version' in told) expect(told.version).toBeLessThanOrEqual(stored);
  }
  left = 0;
  for (let i = 0; i < 30; i++) await world.tick(table);
  expect(table.state.rounds).toBeGreaterThan(3);
  expect(world.troubles.some((t) => t.includes('the disk is full'))).toBe(true);
});

test('another writer came first: the table takes over what he stored', async () => {
  const world = await stillWorld(6, 0);
  const table = await tableIn(world, HOLD, { bots: 3 });
  await crowd(world);
  const other = (await TableActor.resume(world.restarted(), table.id))!;
  expect(await ask(other, people[0]!, { type: 'sit', seat: 2, buyIn: 10_000 })).toMatchObject({ done: true });
  const eyes = new Eyes('rail');
  table.watch(eyes);
  const answer = await table.ask(people[1]!, 'x', table.version, { type: 'sit', seat: 5, buyIn: 10_000 });
  expect(answer).toHaveProperty('refusal');
  await world.store.latest(table.stream);
  const first = await ask(table, people[0]!, { type: 'sitOut' });
  await idle(table);
  expect([first, table.seatOf('ana')]).toMatchObject([{ done: true }, 2]);
  expect(essence((await TableActor.resume(world.restarted(), table.id))!)).toEqual(essence(table));
});

test.each([
  ['Riased is no fact of this game', { type: 'Riased', seat: 1 }],
  ['Bet lacks its note', { type: 'Bet', seat: 1 }],
  [
    'PotAwarded: shares.0.way is not one of high, low, uncontested',
    { type: 'PotAwarded', note: { pot: 0, shares: [{ seat: 1, amount: 1, way: 'hi' }], odd: null } },
  ],
])('a record with a fact that is none does not go on: %s', async (message, event) => {
  const world = await stillWorld(3, 0);
  const table = await tableIn(world, HOLD, { bots: 3 });
  table.arrange();
  for (let i = 0; i < 40 && table.state.live === null; i++) await world.tick(table);
  const { number: round } = table.state.live!;
  const { version } = await world.store.latest(table.stream);
  const events = [{ type: 'Played', round, event }];
  await world.store.append({ stream: table.stream, expect: version, at: world.now(), events });
  await expect(TableActor.resume(world.restarted(), table.id)).rejects.toThrow(message);
});
