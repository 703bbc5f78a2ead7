// A table, and every past hand of it, is read in the words of its own edition, whatever the house says today.
import {
  clause,
  editionOf,
  entriesOf,
  gameBook,
  gamesOf,
  houseOf,
  isRuling,
  lay,
  list,
  unshelve,
  word,
} from 'baraja/books';
import { afterEach, expect, test } from 'vitest';
import type { TableActor } from '../table/index.js';
import { ask, Eyes, idle, person, type StillWorld, stillWorld, tableIn } from '../table/test/world.js';
import { changesAt, clauseAt, rulesAt } from './by-edition.js';
import { logOf } from './history.js';

const HOUSE = houseOf('ven-a-mexico');
const GAME = 'ven-hold';
const RULE = 'VEN-HOLD-14';
const games = gamesOf(HOUSE.id);
const words = entriesOf(HOUSE.id);
const books = games.map(({ id }) => gameBook(id)!);
/** The house as it was. */
function restore(): void {
  list({ houses: [HOUSE], games });
  word({ entries: words });
  for (const { pages: all, words: hash } of books) {
    const { pages, ...game } = all;
    const named = Object.fromEntries(pages.map((page, i) => [`${i}`, page]));
    lay({ pages: named, games: [{ ...game, pages: Object.keys(named), words: hash }] });
  }
}
afterEach(restore);

const said = clause(RULE)!;
if (isRuling(said)) throw new Error(`${RULE} is a ruling`);
const BETTER = 'Put better.';
const putBetter = () =>
  word({ entries: words.map((one) => (one.id === RULE ? { ...one, text: BETTER } : one)) as typeof words });

async function until(world: StillWorld, table: TableActor, what: () => boolean): Promise<void> {
  for (let i = 0; i < 3000 && !what(); i++) if (!(await world.tick(table))) await idle(table);
  expect(what()).toBe(true);
}
async function played(): Promise<{ world: StillWorld; table: TableActor }> {
  const world = await stillWorld(3, 0);
  const table = await tableIn(world, { house: HOUSE.id, game: GAME }, { bots: 4, practice: false, host: 'ana' });
  table.watch(new Eyes('rail'));
  table.arrange();
  await until(world, table, () => table.state.rounds >= 2);
  return { world, table };
}

test('a clause and the rules page: of a table by what it is played by, of a hand by what it was dealt under', async () => {
  const { world, table } = await played();
  expect(await clauseAt(table, RULE)).toMatchObject({ clause: { text: said.text }, stands: 'same' });
  expect(await changesAt(table)).toBeNull();
  putBetter();
  await table.editions.offerCurrent();
  const before = { clause: { text: said.text }, stands: 'otherwise', today: { text: BETTER } };
  expect(await clauseAt(table, RULE)).toMatchObject(before);
  expect(await rulesAt(table, 'en')).toMatchObject({ edition: 'earlier', changed: { [RULE]: 'otherwise' } });
  expect(await changesAt(table)).toMatchObject([
    { rule: RULE, how: 'words', was: { clause: { text: said.text } }, is: { clause: { text: BETTER } } },
  ]);
  await ask(table, person('Ana'), { type: 'newEdition', take: true });
  await until(world, table, () => table.edition === editionOf(GAME).id);
  const { rounds } = table.state;
  await until(world, table, () => table.state.rounds > rounds + 1);
  expect(await clauseAt(table, RULE)).toMatchObject({ clause: { text: BETTER }, stands: 'same' });
  expect(await rulesAt(table, 'en')).toMatchObject({ edition: 'today', changed: {} });
  expect(await clauseAt(table, RULE, 1)).toMatchObject(before);
  expect(await clauseAt(table, RULE, table.state.rounds)).toMatchObject({ clause: { text: BETTER }, stands: 'same' });
  expect([await clauseAt(table, RULE, 9999), await clauseAt(table, 'NO-SUCH-1', 1)]).toEqual([null, null]);
});

test('whatever became of the house: at its old hands, its clauses and rules answer as before', async () => {
  const { world, table } = await played();
  unshelve(HOUSE.id);
  expect(clause(RULE)).toBeUndefined();
  const gone = { clause: { text: said.text }, stands: 'gone', today: null };
  const closed = (await logOf(world.restarted(), table.id))!;
  for (const log of [table, closed]) {
    expect([await clauseAt(log, RULE), await clauseAt(log, RULE, 1)]).toMatchObject([gone, gone]);
    const page = (await rulesAt(log, 'es'))!;
    expect([page.edition, page.changed[RULE]]).toEqual(['earlier', 'gone']);
  }
});
