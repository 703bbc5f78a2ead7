// Dealer's choice at a table of the room: who is asked, by a clock; what he says is stored and told; every hand is dealt, replayed and
// proved by its own game; and a process that dies in the middle loses nothing.
import { gameBook, games, isOpened, openAmong } from 'baraja/books';
import type { GameChosen, RoundOpened } from 'baraja/table';
import { expect, test } from 'vitest';
import { logOf, roundFor, roundsOf } from '../house/history.js';
import { auditShuffles } from '../house/shuffles.js';
import { keepWhole } from './ends.js';
import { TableActor } from './index.js';
import type { StoredTableEvent } from './kinds.js';
import { ask, Eyes, grant, idle, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const CHOICE = games.find(({ choice }) => choice !== undefined)!;
const OPENING = { house: CHOICE.house, game: CHOICE.id };
const [FIRST, ...OTHERS] = CHOICE.choice!;
const hashOf = (id: string): string => {
  const rules = openAmong(gameBook(id)!, {});
  if (!isOpened(rules)) throw new Error(rules.refused);
  return rules.hash;
};

async function until(world: StillWorld, table: TableActor, what: () => boolean): Promise<void> {
  for (let i = 0; i < 4000 && !what(); i++) if (!(await world.tick(table))) await idle(table);
  expect(what()).toBe(true);
}
async function bots(seed = 3): Promise<{ world: StillWorld; table: TableActor }> {
  const world = await stillWorld(seed, 0);
  const table = await tableIn(world, OPENING, { bots: 4, practice: true });
  table.watch(new Eyes('rail'));
  table.arrange();
  return { world, table };
}
const stored = async (world: StillWorld, table: TableActor): Promise<readonly StoredTableEvent[]> =>
  (await world.store.read(table.stream)).map(({ body }) => body as unknown as StoredTableEvent);
const of = <T extends StoredTableEvent['type']>(all: readonly StoredTableEvent[], type: T) =>
  all.filter((e): e is Extract<StoredTableEvent, { type: T }> => e.type === type);
const chosenIn = async (world: StillWorld, table: TableActor): Promise<readonly GameChosen[]> =>
  of(await stored(world, table), 'GameChosen') as readonly GameChosen[];

/** Two people at a table of an evening, with the button drawn for, and one of them asked. */
async function evening() {
  const world = await stillWorld(5, 0);
  const table = await tableIn(world, OPENING, { host: 'ana' });
  const [ana, beto] = [person('Ana'), person('Beto')];
  const eyes = new Eyes('beto');
  for (const [i, who] of [ana, beto].entries()) {
    await grant(world, who.patron, 100_000);
    table.watch(who === beto ? eyes : new Eyes(who.patron));
    expect(await ask(table, who, { type: 'sit', seat: i + 1, buyIn: table.rules.buyIn.max! })).toMatchObject({
      done: true,
    });
  }
  await until(world, table, () => table.viewFor('ana').choice !== null);
  const { seat } = table.viewFor('ana').choice!;
  const [chooser, other] = seat === 1 ? [ana, beto] : [beto, ana];
  return { world, table, eyes, seat, chooser, other };
}

test('bots choose hand by hand; each hand is dealt, replayed and proved by its own game, and a restart knows which', async () => {
  const { world, table } = await bots();
  await until(world, table, () => table.state.rounds >= 9 && table.state.live === null);
  const all = await stored(world, table);
  const choices = of(all, 'GameChosen') as readonly GameChosen[];
  const opened = of(all, 'RoundOpened') as readonly RoundOpened[];
  expect(new Set(choices.map(({ game }) => game)).size).toBeGreaterThan(2);
  for (const [i, { gameId, hash, markers }] of opened.entries()) {
    const { game, seat, rule } = choices[i]!;
    expect({ gameId, hash, button: markers.button }).toEqual({ gameId: game, hash: hashOf(game), button: seat });
    expect(rule).toBe(table.rules.choice!.rule);
  }
  const log = (await logOf(world, table.id))!;
  for (const { round } of await roundsOf(log)) {
    const kept = await roundFor(log, round, 'nobody');
    if (kept === null || 'refused' in kept) throw new Error(`hand ${round} cannot be read`);
    expect(kept.rules.gameId).toBe(opened[round - 1]!.gameId);
    expect(kept.edition).toBe('today');
    expect(kept.receipt!.edition).toBe(choices[round - 1]!.edition);
    expect(kept.events[0]!.event).toMatchObject({ type: 'GameChosen', game: kept.rules.gameId });
  }
  expect(await auditShuffles(world.store, world.sealer)).toMatchObject({ faults: [], unfolded: 0 });
  expect(await world.store.ledger.audit()).toMatchObject({ sound: true });
  const folded = (await TableActor.resume(world.restarted(), table.id))!;
  expect([folded.rules, folded.edition, folded.editions.own]).toEqual([table.rules, table.edition, table.editions.own]);
  await keepWhole(table);
  const kept = (await TableActor.resume(world.restarted(), table.id))!;
  expect([kept.rules, kept.state.chosen, kept.editions.own]).toEqual([
    table.rules,
    table.state.chosen,
    table.editions.own,
  ]);
  expect(world.troubles).toEqual([]);
});

test('whoever gets the button is asked, and nobody else; his word is stored with his name and told to all', async () => {
  const { world, table, eyes, seat, chooser, other } = await evening();
  const { choice, clocks } = table.viewFor('beto');
  expect(choice).toMatchObject({ seat, usual: FIRST });
  expect(choice!.games.map(({ id }) => id)).toEqual([FIRST, ...OTHERS]);
  expect(clocks).toMatchObject([{ seat, bank: 0 }]);
  const { rule } = table.rules.choice!;
  const game = OTHERS.at(-1)!;
  expect(await ask(table, other, { type: 'choose', game })).toMatchObject({
    refusal: { refused: 'not-your-choice', rule },
  });
  expect(await ask(table, person('Chuy'), { type: 'choose', game })).toMatchObject({
    refusal: { refused: 'not-seated' },
  });
  expect(await ask(table, chooser, { type: 'choose', game: 'rog-hold' })).toMatchObject({
    refusal: { refused: 'not-among', rule },
  });
  expect(await ask(table, chooser, { type: 'choose', game })).toMatchObject({ done: true });
  const said = { type: 'GameChosen', seat, patron: chooser.patron, game, hash: hashOf(game), rule };
  expect(await chosenIn(world, table)).toMatchObject([said]);
  expect(eyes.frames.flatMap((f) => (f.t === 'update' ? f.events : []))).toContainEqual(expect.objectContaining(said));
  expect(table.viewFor('beto')).toMatchObject({ choice: null, rules: { gameId: game } });
  await until(world, table, () => table.state.live !== null);
  expect(table.state.live!.game.id).toBe(game);
  expect(await ask(table, chooser, { type: 'choose', game })).toMatchObject({ refusal: { refused: 'round-running' } });
});

test('a game without cards for a seat that is taken is on the list with the reason', async () => {
  const { table } = await evening();
  await ask(table, person('Ana'), { type: 'changeSeat', to: table.rules.seats.max, post: false });
  const small = table.viewFor('ana').choice!.games.filter(({ why }) => why !== null);
  expect(small.length).toBeGreaterThan(0);
  for (const { id, why } of small) {
    const rules = openAmong(gameBook(id)!, {});
    if (!isOpened(rules)) throw new Error(id);
    expect(why).toMatchObject({ refused: 'seats-too-few', rule: rules.cites.seats, facts: { max: rules.seats.max } });
  }
});

test('who lets the time pass gets the first game, and after that the same again, as the clock’s doing', async () => {
  const { world, table, seat } = await evening();
  await until(world, table, () => table.state.live !== null);
  const { silentRule } = table.rules.choice!;
  const by = { who: 'clock', why: 'time', rule: silentRule };
  expect(await chosenIn(world, table)).toMatchObject([{ seat, game: FIRST, by }]);
  expect(table.state.sittings.map(({ away }) => away)).toEqual([null, null]);
});

test('whoever practises alone has no clock, and the hand waits for his choice', async () => {
  const world = await stillWorld(8, 0);
  const table = await tableIn(world, OPENING, { bots: 1, practice: true });
  const ana = person('Ana');
  table.watch(new Eyes('ana'));
  const seat = [1, 2, 3].find((n) => table.seatOf(`bot-${table.id}-${n}`) === null)!;
  expect(await ask(table, ana, { type: 'sit', seat, buyIn: table.rules.buyIn.max! })).toMatchObject({ done: true });
  await until(
    world,
    table,
    () => table.viewFor('ana').choice?.seat === seat || table.viewFor('ana').round?.menu.length !== 0,
  );
  for (let i = 0; table.viewFor('ana').choice?.seat !== seat; i++) {
    expect(i).toBeLessThan(60);
    const act = table
      .viewFor('ana')
      .round?.menu.find(({ type }) => type === 'check' || type === 'fold' || type === 'call');
    if (act) await ask(table, ana, { type: 'act', act: act.type });
    else if (table.viewFor('ana').round?.menu.length) await ask(table, ana, { type: 'playOut' });
    for (let n = 0; n < 30 && (await world.tick(table, 60_000)); n++);
  }
  expect(table.viewFor('ana').clocks).toEqual([]);
  expect(await world.tick(table)).toBe(false);
  expect(await ask(table, ana, { type: 'choose', game: OTHERS[0]! })).toMatchObject({ done: true });
});

test('killed at any point of a choice, nothing is lost: it was made, or is asked for again', async () => {
  for (let dies = 0; dies < 5; dies++) {
    const { world, table } = await bots(20 + dies);
    await until(
      world,
      table,
      () => table.state.rounds >= 1 && table.state.live === null && table.choices.chooser() !== null,
    );
    const { append } = world.store;
    let appends = 0;
    // The process dies before its so-many-eth append from now on is stored.
    world.store.append = (sheet) =>
      appends++ >= dies ? Promise.reject(new Error('dead')) : append.call(world.store, sheet);
    for (let i = 0; i < 5; i++) await world.tick(table).catch(() => {});
    world.store.append = append;
    const next = world.restarted();
    const again = (await TableActor.resume(next, table.id))!;
    again.watch(new Eyes('rail'));
    again.arrange();
    await until(next, again, () => again.state.rounds >= 3 && again.state.live === null);
    const all = await stored(next, again);
    const dealt = of(all, 'RoundOpened').map(({ gameId }) => gameId);
    expect(
      of(all, 'GameChosen')
        .map(({ game }) => game)
        .slice(0, dealt.length),
    ).toEqual(dealt);
    expect(await next.store.ledger.audit()).toMatchObject({ sound: true });
    expect(await next.store.verifyStream(table.stream)).toMatchObject({ sound: true });
    expect(await auditShuffles(next.store, next.sealer)).toMatchObject({ faults: [], unfolded: 0 });
  }
});
