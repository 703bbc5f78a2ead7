// Before an edition goes into force: what the changed clauses explain passes, what none of them explains does not.
import type { Entry, GamePages } from 'baraja/document';
import { expect, test } from 'vitest';
import type { ReadGame } from '../library.js';
import { folder } from '../node/index.js';
import { readHouse } from '../read.js';
import { weigh } from './index.js';
import { handsAt } from './test/hands.js';

const files = folder(new URL('../../../..', import.meta.url).pathname);
const read = (house: string, game: string): ReadGame => readHouse(house, files).games.get(game)!;
/** The pages with an entry put otherwise. */
const otherwise = ({ pages, ...game }: GamePages, id: string, change: (entry: Entry) => Entry): GamePages => ({
  ...game,
  pages: pages.map((page) => ({ ...page, entries: page.entries.map((e) => (e.id === id ? change(e) : e)) })),
});
const setterIn = ({ pages }: GamePages): string =>
  pages.flatMap(({ entries }) => entries).findLast(({ sets }) => sets?.raisesMax !== undefined)!.id;
const fewerIn = (pages: GamePages): GamePages =>
  otherwise(pages, setterIn(pages), (entry) => ({ ...entry, sets: { ...entry.sets, raisesMax: 1 } }));

test('a change that its clause explains: in hands that are made up, and in hands on record', async () => {
  const game = read('rogelios', 'rog-hold');
  expect(await weigh(game.pages, fewerIn(game.pages), { rounds: 12, past: handsAt(game, '3/6', 4) })).toEqual({
    game: 'rog-hold',
    hands: 16,
    unexplained: 0,
    first: null,
  });
});
test('a difference that no changed clause explains is counted, and one is named', async () => {
  // Nothing that a document can say: to whoever compares entries they are alike, and one of them holds nowhere.
  const fewer = fewerIn(read('casa', 'casa-hold').pages);
  const holding = (when: NonNullable<Entry['only when']>): GamePages =>
    otherwise(fewer, setterIn(fewer), (entry) => ({ ...entry, 'only when': when }));
  const found = await weigh(holding({}), holding({ form: undefined as never }), { rounds: 12 });
  expect(found.unexplained).toBeGreaterThan(0);
  expect(found.first).toMatchObject({ at: { seed: expect.any(Number) }, stake: expect.any(String) });
});
