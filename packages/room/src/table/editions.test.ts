// A new edition of a table's book closes nothing: it is offered, taken up between two hands, and every hand is read by its own.
import { clause, gameBooks, isRuling, word } from 'baraja/books';
import { afterEach, expect, test } from 'vitest';
import { logOf, roundFor, roundsOf } from '../house/history.js';
import { auditShuffles } from '../house/shuffles.js';
import { editionsIn } from './editions.js';
import { TableActor, type Weigh, type Weighed } from './index.js';
import type { EditionChanged, StoredTableEvent } from './kinds.js';
import { put, setOtherwise } from './test/otherwise.js';
import { ask, Eyes, grant, idle, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const GAME = gameBooks.find(({ id }) => id === 'ven-hold')!;
const OPENING = { house: GAME.house, game: GAME.id };
const WORDS = clause('VEN-HOLD-14')!;
afterEach(() => {
  put(GAME);
  word({ entries: [WORDS as never] });
});

/** The house puts a clause better: nothing is played otherwise. */
function putBetter(text: string): void {
  if (isRuling(WORDS)) throw new Error('a ruling');
  word({ entries: [{ ...WORDS, text, on: 'houses' } as never] });
}
async function played(host?: string): Promise<{ world: StillWorld; table: TableActor }> {
  const world = await stillWorld(3, 0);
  const table = await tableIn(world, OPENING, { bots: 4, practice: host === undefined, ...(host ? { host } : {}) });
  table.watch(new Eyes('rail'));
  table.arrange();
  await until(world, table, () => table.state.rounds >= 2);
  return { world, table };
}
async function until(world: StillWorld, table: TableActor, what: () => boolean): Promise<void> {
  for (let i = 0; i < 3000 && !what(); i++) if (!(await world.tick(table))) await idle(table);
  expect(what()).toBe(true);
}
const changesOf = async (world: StillWorld, table: TableActor): Promise<readonly EditionChanged[]> =>
  (await world.store.read(table.stream))
    .map(({ body }) => body as unknown as StoredTableEvent)
    .flatMap((e) => (e.type === 'EditionChanged' ? [e] : []));

test('a word is changed and the room started again: the table goes on, and its old hands have their old words', async () => {
  const { world, table } = await played();
  const before = table.edition!;
  const told = await roundsOf(table);
  putBetter('Put better.');
  const next = world.restarted();
  const again = (await TableActor.resume(next, table.id))!;
  expect(again.rules.hash).toBe(table.rules.hash);
  expect(again.edition).toBe(before);
  await again.editions.offerCurrent();
  again.watch(new Eyes('rail'));
  again.arrange();
  await until(next, again, () => again.edition !== before);
  const [change] = await changesOf(next, again);
  expect(change).toMatchObject({ edition: again.edition, hash: table.rules.hash, by: null, why: 'new-edition' });
  await until(next, again, () => again.state.rounds > table.state.rounds + 1);
  const editions = editionsIn(next.store);
  const text = async (id: string) => (await editions.find(id))!.texts.find(({ id: rule }) => rule === WORDS.id);
  expect(await text(before)).toMatchObject({ text: (WORDS as { text: string }).text });
  expect(await text(again.edition!)).toMatchObject({ text: 'Put better.' });
  const log = (await logOf(next, table.id))!;
  for (const { round } of [...told, ...(await roundsOf(again))])
    expect(await roundFor(log, round, 'nobody')).toMatchObject({ round, edition: 'today' });
  expect(next.troubles).toEqual([]);
});

test('a ruling in other words, and a restart: the jackpot is posted as before, and stays so under the new edition', async () => {
  const ruling = clause('AMB-SPAN-10')!;
  const world = await stillWorld(3, 0);
  const table = await tableIn(world, { house: 'spanish-poker', game: 'span' }, { bots: 3, practice: true });
  table.watch(new Eyes('rail'));
  table.arrange();
  await until(world, table, () => table.state.rounds >= 3 && table.state.live === null);
  const { progressive } = table.state;
  expect(progressive!.at.meter).toBeGreaterThan(0);
  const before = table.edition;
  try {
    word({ entries: [{ ...ruling, ruling: 'Put better.', on: 'houses' } as never] });
    const next = world.restarted();
    const again = (await TableActor.resume(next, table.id))!;
    expect([again.state.progressive, again.edition]).toEqual([progressive, before]);
    await again.editions.offerCurrent();
    await idle(again);
    expect(again.edition).not.toBe(before);
    expect(again.state.progressive).toEqual(progressive);
    expect(again.viewFor('nobody').jackpot).toEqual(table.viewFor('nobody').jackpot);
    expect(await next.store.ledger.audit()).toMatchObject({ sound: true });
    expect(await auditShuffles(next.store, next.sealer)).toMatchObject({ faults: [], unfolded: 0 });
  } finally {
    word({ entries: [ruling as never] });
  }
});

test('a value is changed: hands before it are read by the rules they were dealt by, hands after it by the new ones', async () => {
  const { world, table } = await played();
  setOtherwise(GAME.id, 'seats.min', 3);
  const old = table.rules;
  await table.editions.offerCurrent();
  await until(world, table, () => table.rules.seats.min === 3);
  const changed = table.state.rounds;
  await until(world, table, () => table.state.rounds > changed + 1);
  const log = (await logOf(world, table.id))!;
  const hashes = new Map<number, string>();
  for (const { round } of await roundsOf(table)) {
    const kept = await roundFor(log, round, 'nobody');
    if (kept === null || 'refused' in kept) throw new Error(`hand ${round} cannot be read`);
    hashes.set(round, kept.rules.hash);
  }
  expect(hashes.get(1)).toBe(old.hash);
  expect(hashes.get(Math.max(...hashes.keys()))).toBe(table.rules.hash);
  expect(await auditShuffles(world.store, world.sealer)).toMatchObject({ faults: [], unfolded: 0 });
  const again = (await TableActor.resume(world.restarted(), table.id))!;
  expect(again.rules).toEqual(table.rules);
  expect(again.version).toBe(table.version);
});

test('whoever holds the floor decides, and nobody else; those who sit there see what is otherwise', async () => {
  const { world, table } = await played('ana');
  const [ana, beto] = [person('Ana'), person('Beto')];
  await grant(world, 'beto', 100_000);
  expect(await ask(table, ana, { type: 'newEdition', take: true })).toMatchObject({
    refusal: { refused: 'no-edition' },
  });
  putBetter('Put better.');
  await table.editions.offerCurrent();
  const rounds = table.state.rounds;
  await until(world, table, () => table.state.rounds > rounds + 1);
  expect(await changesOf(world, table)).toEqual([]);
  expect(table.viewFor('beto').edition).toMatchObject({ changes: [{ rule: WORDS.id, how: 'words' }], taken: false });
  expect(await ask(table, beto, { type: 'newEdition', take: true })).toMatchObject({
    refusal: { refused: 'floor-only' },
  });
  expect(await ask(table, ana, { type: 'newEdition', take: true })).toMatchObject({ done: true });
  await until(world, table, () => table.viewFor('beto').edition === null);
  expect(await changesOf(world, table)).toMatchObject([{ by: { id: 'ana', name: 'Ana' } }]);
});

test('killed at any point of the change, nothing is lost: the table is found under the one edition or the other', async () => {
  for (let dies = 0; dies < 6; dies++) {
    const { world, table } = await played();
    const [rounds, chips] = [table.state.rounds, table.state.sittings.length];
    putBetter(`Put better, ${dies}.`);
    const { append } = world.store;
    let appends = 0;
    // The process dies before its so-many-eth append from now on is stored.
    world.store.append = (sheet) =>
      appends++ >= dies ? Promise.reject(new Error('dead')) : append.call(world.store, sheet);
    await table.editions.offerCurrent().catch(() => {});
    for (let i = 0; i < 5; i++) await world.tick(table).catch(() => {});
    world.store.append = append;
    const next = world.restarted();
    const again = (await TableActor.resume(next, table.id))!;
    expect(again.state.rounds).toBeGreaterThanOrEqual(rounds);
    expect(again.state.sittings.length).toBe(chips);
    expect(again.rules.hash).toBe(table.rules.hash);
    await again.editions.offerCurrent();
    again.watch(new Eyes('rail'));
    again.arrange();
    await until(next, again, () => again.state.rounds > rounds + 1);
    expect(await changesOf(next, again)).toHaveLength(1);
    expect(await next.store.ledger.audit()).toMatchObject({ sound: true });
    expect(await next.store.verifyStream(table.stream)).toMatchObject({ sound: true });
  }
});

test('an edition is compared before it is played by: with a difference that nobody explains it is not taken up', async () => {
  const { world, table } = await played('ana');
  const ana = person('Ana');
  let answer: (found: Weighed) => void = () => {};
  const asked: string[] = [];
  const weigh: Weigh = (house, was, is) => {
    asked.push(`${house} ${was.game} ${is.game}`);
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  Object.assign(world, { weigh });
  setOtherwise(GAME.id, 'seats.min', 3);
  await table.editions.offerCurrent();
  expect(asked).toEqual(['ven-a-mexico ven-hold ven-hold']);
  expect(table.viewFor('ana').edition).toMatchObject({ weighed: 'comparing' });
  // The floor's word is taken, and waits for it; the table plays on.
  expect(await ask(table, ana, { type: 'newEdition', take: true })).toMatchObject({ done: true });
  const { rounds } = table.state;
  await until(world, table, () => table.state.rounds > rounds + 1);
  expect(await changesOf(world, table)).toEqual([]);
  answer({ hands: 60, unexplained: 2 });
  await until(world, table, () => table.viewFor('ana').edition?.weighed === 'unexplained');
  expect(await ask(table, ana, { type: 'newEdition', take: true })).toMatchObject({
    refusal: { refused: 'edition-unexplained' },
  });
  await until(world, table, () => table.state.rounds > rounds + 3);
  expect(await changesOf(world, table)).toEqual([]);
  // The house mends it.
  setOtherwise(GAME.id, 'seats.min', 4);
  await table.editions.offerCurrent();
  expect(await ask(table, ana, { type: 'newEdition', take: true })).toMatchObject({ done: true });
  answer({ hands: 60, unexplained: 0 });
  await until(world, table, () => table.rules.seats.min === 4);
});
test('nobody can say what comes of an edition: it is not played by, and that is told; other words alone are not compared', async () => {
  const { world, table } = await played();
  const weigh: Weigh = () => Promise.reject(new Error('no thread'));
  Object.assign(world, { weigh });
  putBetter('Put better.');
  await table.editions.offerCurrent();
  await until(world, table, () => table.state.rounds > 0 && table.viewFor('nobody').edition === null);
  setOtherwise(GAME.id, 'seats.min', 3);
  await table.editions.offerCurrent();
  await until(world, table, () => table.viewFor('nobody').edition?.weighed === 'unexplained');
  expect(world.troubles).toEqual(['no thread']);
  expect(table.rules.seats.min).toBe(2);
});
