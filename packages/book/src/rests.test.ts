// What a table rests on is its own house's word, a custom's or the law's: never a clause or a ruling of another house, but for a
// floor's list that the house takes by name.
import { entriesOf, isRefused, knobsOf, openPages, type PageOpening, stakesOn } from 'baraja/document';
import { expect, test } from 'vitest';
import type { ReadGame } from './library.js';
import { HOUSES } from './test/houses.js';

const houses = HOUSES.map(([, read]) => read);

/** Every stake, and every choice of every switch. */
function* openings({ pages }: ReadGame): Generator<PageOpening> {
  const stakes = stakesOn(pages);
  for (const { id: stake } of isRefused(stakes) ? [] : stakes) yield { stake };
  for (const [key, { kind }] of knobsOf(pages))
    for (const value of kind.kind === 'choice' ? kind.values : []) yield { switches: { [key]: value } };
}
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) yield* textsIn(part);
}

/** The clauses and rulings whose words stand in a house's own folder. */
const ownIds = ({ games }: (typeof houses)[number]): ReadonlySet<string> =>
  new Set(
    [...games.values()]
      .flatMap(({ from }) => from.filter(({ source }) => source.file.startsWith('houses/')))
      .flatMap(({ data: { clauses = {}, rulings = {} } }) => Object.entries({ ...clauses, ...rulings }))
      .flatMap(([id, { en }]) => (en === undefined ? [] : [id])),
  );

test('a clause or a ruling stands in the folder of one house', () => {
  const all = houses.flatMap((house) => [...ownIds(house)]);
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
});

const known = new Set(houses.flatMap(({ words }) => [...words.keys()]));
test.each(houses.map((house) => [house.house!.name, house] as const))(
  'tables of %s rest on what stands on their pages',
  (_, { games }) => {
    for (const game of games.values()) {
      const entries = entriesOf(game.pages).map(({ entry }) => entry);
      // A floor's list that is taken from another house by name is cited as there, and so is a line that names its clause.
      const lines = entries.flatMap(({ floor = [] }) => floor.filter(({ of, by }) => (of ?? by) !== undefined));
      const mine = new Set([...entries.map(({ id }) => id), ...textsIn(lines)]);
      for (const opening of openings(game)) {
        const cited = [...textsIn(openPages(game.pages, opening))].filter((text) => known.has(text));
        expect(
          cited.filter((id) => !mine.has(id)),
          `${game.pages.game} ${JSON.stringify(opening)}`,
        ).toEqual([]);
      }
    }
  },
);
