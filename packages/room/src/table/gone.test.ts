// A house is gone, its folder taken away or left out as unexplained: the tables it had are found again, named, seen, played on, read and
// closed by the editions they have.
import { gameBooks, games, gamesOf, houseOf, houses, lay, list, shortName, unshelve } from 'baraja/books';
import { afterEach, expect, test } from 'vitest';
import { Cage } from '../house/cage.js';
import { logOf, type RoundKept, roundFor, roundsOf, toldOf } from '../house/history.js';
import { listed, yours } from '../house/lobby.js';
import { auditShuffles } from '../house/shuffles.js';
import type { Store } from '../store/index.js';
import { retire, TableActor } from './index.js';
import { ask, Eyes, grant, idle, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const GONE = 'gone';
const renamed = (game: string): string => `${GONE}-${shortName(game)}`;
/** A house as another is, which can be taken away again. */
function open(as: string): void {
  list({
    houses: [{ ...houseOf(as), id: GONE, name: 'Gone', practice: [] }],
    games: gamesOf(as).map(({ choice, ...game }) => ({
      ...{ ...game, id: renamed(game.id), house: GONE },
      ...(choice ? { choice: choice.map(renamed) } : {}),
    })),
  });
  const books = gameBooks.filter(({ house }) => house === as);
  lay({
    pages: Object.fromEntries(
      books.flatMap(({ id, pages: { pages } }) => pages.map((page, i) => [`${id} ${i}`, page])),
    ),
    games: books.map(({ id, words, pages: { pages, choice, ...game } }) => ({
      ...{ ...game, game: renamed(id), house: GONE, words },
      pages: pages.map((_, i) => `${id} ${i}`),
      ...(choice ? { choice: choice.map(renamed) } : {}),
    })),
  });
}
afterEach(() => unshelve(GONE));

async function until(world: StillWorld, table: TableActor, what: () => boolean): Promise<void> {
  for (let i = 0; i < 4000 && !what(); i++) if (!(await world.tick(table))) await idle(table);
  expect(what()).toBe(true);
}
/** Some hands are played; then the room closes, and the house is not there when it opens again. */
async function found(world: StillWorld, table: TableActor, rounds = 2): Promise<[StillWorld, TableActor]> {
  table.watch(new Eyes('rail'));
  table.arrange();
  await until(world, table, () => table.state.rounds >= rounds);
  unshelve(GONE);
  expect(houses.some(({ id }) => id === GONE)).toBe(false);
  const next = world.restarted();
  const again = (await TableActor.resume(next, table.id))!;
  again.watch(new Eyes('rail'));
  again.arrange();
  return [next, again];
}
/** All that a room says of a table, and every hand of it, and its shuffles. */
async function expectTold(world: StillWorld, table: TableActor, called: string): Promise<void> {
  expect(listed(table)).toMatchObject({ called, house: GONE });
  expect(table.viewFor('ana')).toMatchObject({ called, rules: { house: GONE } });
  const log = (await logOf(world, table.id))!;
  for (const told of [toldOf(log), toldOf(table)])
    expect(told).toMatchObject({ called, house: GONE, edition: 'today' });
  const rounds = await roundsOf(log);
  expect(rounds.length).toBeGreaterThan(1);
  for (const { round } of rounds) {
    const hand = (await roundFor(log, round, 'nobody')) as RoundKept;
    expect(hand).toMatchObject({ round, edition: 'today', receipt: { edition: expect.any(String) } });
    expect(hand.proofs.length).toBeGreaterThan(0);
  }
  expect(await auditShuffles(world.store as Store, world.sealer)).toMatchObject({ faults: [], unfolded: 0 });
}

test('a table of one’s own and one of the staff’s: in the lobby, at the cage and in their hands as they were, and played on', async () => {
  open('ven-a-mexico');
  const opening = { house: GONE, game: 'hold' };
  const world = await stillWorld(3, 0);
  const name = `Gone · ${games.find(({ id }) => id === 'gone-hold')!.name} ${(await tableIn(world, opening, { id: 'first' })).rules.stake}`;
  const staff = { id: 'max', name: 'Max', role: 'floor' };
  for (const [id, by] of [['hosted'], ['staffs', staff]] as const) {
    const whose = by ? { host: null, by } : { host: 'ana' };
    const made = { id, name, opening, practice: false, unlisted: false, ...whose };
    const table = await TableActor.open(world, made);
    // While the house is there, whoever shows the table says its name in his own language.
    expect(table.viewFor('ana').called).toBeNull();
    await table.seatBots(3);
    await grant(world, 'ana', 100_000);
    const { seats, buyIn } = table.rules;
    const sits = { type: 'sit', seat: seats.max, buyIn: buyIn.min } as const;
    expect(await ask(table, person('Ana'), sits)).toMatchObject({ done: true });
    const [next, again] = await found(world, table);
    await until(next, again, () => again.state.rounds > table.state.rounds);
    await expectTold(next, again, name);
    expect(yours(again, 'ana')).toMatchObject({ called: name, house: GONE });
    const rules = { to: 0, every: 0 };
    const cage = new Cage({ store: world.store, now: next.now, rules, tables: () => [again] });
    expect((await cage.shown('ana')).tables).toMatchObject([{ called: name, house: GONE }]);
    expect(next.troubles).toEqual([]);
    open('ven-a-mexico');
  }
});

test('a dealer’s choice goes on with the games that were dealt at it', async () => {
  open(games.find(({ choice }) => choice !== undefined)!.house);
  const choice = games.find((game) => game.house === GONE && game.choice)!;
  const world = await stillWorld(3, 0);
  const table = await tableIn(world, { house: GONE, game: choice.id }, { bots: 4, practice: true });
  const [next, again] = await found(world, table, 3);
  await until(next, again, () => again.choices.chooser() !== null);
  const may = again.viewFor('nobody').choice!.games.map(({ id }) => id);
  expect(may.length).toBeGreaterThan(1);
  expect(choice.choice).toEqual(expect.arrayContaining(may));
  await until(next, again, () => again.state.rounds > table.state.rounds);
  await expectTold(next, again, 'A table');
  expect(next.troubles).toEqual([]);
});

test('closed for good, its players have their chips, and what they were promised is carried by the clause of its edition', async () => {
  open('spanish-poker');
  const world = await stillWorld(3, 0);
  const table = await tableIn(world, { house: GONE, game: 'span' }, { bots: 3, practice: true });
  const [next, again] = await found(world, table, 3);
  await until(next, again, () => again.state.live === null);
  await again.park();
  const cites = again.rules.cites.carried;
  expect(cites).toEqual(expect.any(String));
  await retire(next, again.id);
  const { ledger } = world.store;
  for (const account of ['felt:t1', 'tray:t1'] as const) expect((await ledger.balance(account)).balance).toBe(0);
  const carried = (await ledger.entries(0, 10_000)).filter(({ to }) => to === `jackpot:practice/${GONE}/carried`);
  expect(carried.length).toBeGreaterThan(0);
  for (const { rule } of carried) expect(rule).toBe(cites);
  expect(await ledger.audit()).toMatchObject({ sound: true });
});
