// A figure of the law that is dated: it binds no table before its day, and every one from then on, between two hands, with its clause; what
// was dealt before is read by the law of its own day.
import { gameBook, gameBooks, isOpened } from 'baraja/books';
import { afterEach, expect, test } from 'vitest';
import { logOf, roundFor, roundsOf } from '../house/history.js';
import { auditShuffles } from '../house/shuffles.js';
import { dateAt, openOn } from './day.js';
import { TableActor } from './index.js';
import type { EditionChanged, StoredTableEvent } from './kinds.js';
import { put, setOtherwise } from './test/otherwise.js';
import { Eyes, idle, type StillWorld, stillWorld, tableIn } from './test/world.js';

const GAME = gameBooks.find(({ id }) => id === 'jal-draw')!;
const OPENING = { house: GAME.house, game: GAME.id };
const DAY = 24 * 3_600_000;
afterEach(() => put(GAME));

const dollars = (n: number, since: string) => ({ wagerMax: `$${n}`, since });
/** The ordinance has another figure from a day on. */
const coming = (day: string, figure: number): void =>
  setOtherwise(GAME.id, 'ordinance', {
    'by day': { '1999-01-01': dollars(200, '1999-01-01'), [day]: dollars(figure, day) },
  });
const wagerMax = (world: StillWorld): number | undefined => {
  const rules = openOn(OPENING, world.now());
  return isOpened(rules) ? rules.ordinance!.wagerMax : undefined;
};
async function until(world: StillWorld, table: TableActor, what: () => boolean): Promise<void> {
  for (let i = 0; i < 3000 && !what(); i++) if (!(await world.tick(table))) await idle(table);
  expect(what()).toBe(true);
}
const changesOf = async (world: StillWorld, table: TableActor): Promise<readonly EditionChanged[]> =>
  (await world.store.read(table.stream))
    .map(({ body }) => body as unknown as StoredTableEvent)
    .flatMap((e) => (e.type === 'EditionChanged' ? [e] : []));
/** A table of bots whose third day brings another figure. */
async function played(figure: number) {
  const world = await stillWorld(3, 0);
  const day = dateAt(GAME.house, world.now() + 2 * DAY);
  coming(day, figure);
  const table = await tableIn(world, OPENING, { bots: 4, practice: true });
  table.watch(new Eyes('rail'));
  table.arrange();
  await until(world, table, () => table.state.rounds >= 2 && table.state.live === null);
  return { world, table, day };
}

test('JAL-ORD-A a figure of the law binds no table before its day, and each from then on, told with its clause', async () => {
  const { world, table, day } = await played(300);
  expect([table.rules.ordinance!.wagerMax, wagerMax(world)]).toEqual([20_000, 20_000]);
  const before = table.state.rounds;
  world.leap(2 * DAY);
  await until(world, table, () => table.rules.ordinance!.wagerMax === 30_000);
  await until(world, table, () => table.state.rounds > before + 1);
  const changes = await changesOf(world, table);
  expect(changes).toEqual([
    expect.objectContaining({ why: 'law', day, law: ['JAL-ORD-A'], by: null, hash: table.rules.hash }),
  ]);
  expect(wagerMax(world)).toBe(30_000);
  // Found again, it is by the law of that day; and each hand by that of its own.
  const next = world.restarted();
  const again = (await TableActor.resume(next, table.id))!;
  expect(again.rules.hash).toBe(table.rules.hash);
  const log = (await logOf(next, table.id))!;
  for (const { round } of await roundsOf(again)) {
    const kept = await roundFor(log, round, 'nobody');
    if (kept === null || 'refused' in kept) throw new Error(`hand ${round} cannot be read`);
    expect(kept.rules.ordinance!.wagerMax, `hand ${round}`).toBe(round <= before ? 20_000 : 30_000);
  }
  expect(await auditShuffles(next.store, next.sealer)).toMatchObject({ faults: [], unfolded: 0 });
  expect(world.troubles).toEqual([]);
});
test('a table that the law of the day does not let be deals no hand until its house has an edition that keeps it', async () => {
  const { world, table } = await played(150);
  const before = table.state.rounds;
  world.leap(2 * DAY);
  await until(world, table, () => table.editions.barred);
  for (let i = 0; i < 20; i++) if (!(await world.tick(table, DAY))) await idle(table);
  expect([table.state.rounds, table.state.live]).toEqual([before, null]);
  expect(world.troubles).toEqual([expect.stringMatching(/no hand is dealt here: JAL-ORD-A/)]);
  const book = gameBook(GAME.id)!;
  const pages = book.pages.pages.map((page) => ({
    ...page,
    entries: page.entries.map((entry) =>
      entry.presets && 'jal.table_limit' in entry.presets
        ? { ...entry, presets: { ...entry.presets, 'jal.table_limit': '$150' } }
        : entry,
    ),
  }));
  put({ ...book, pages: { ...book.pages, pages } });
  await table.editions.offerCurrent();
  table.arrange();
  await until(world, table, () => table.state.rounds > before);
  expect(table.rules.ordinance).toMatchObject({ wagerMax: 15_000, tableMax: 15_000 });
});
