// The pack must reach for every seat, no step deals short, and a table knows what it may be asked.
import { describe, expect, test } from 'vitest';
import { type GameBook, gameBook, gameBooks, gameOf, type OpeningRefusal, openBook } from '../books/index.js';
import { clauseOf, supplyFor } from '../games/index.js';
import { fromTop } from '../steps/index.js';
import { rulesOf } from '../testing/opening.js';
import { words } from '../words/index.js';
import { emptyTable, type TableCommand, type TableRules, tableRules } from './index.js';
import { Room } from './test/room.js';

const open = (id: (typeof gameBooks)[number]['id']): TableRules => rulesOf({ house: gameOf(id).house, game: id });

/** A book with other values, by the clauses that say so in it. */
const withSet = ({ pages, ...book }: GameBook, values: Readonly<Record<string, unknown>>): GameBook => ({
  ...book,
  pages: {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      entries: page.entries.map((entry) => ({
        ...entry,
        ...(entry.sets && {
          sets: Object.fromEntries(Object.entries(entry.sets).map(([key, was]) => [key, values[key] ?? was])),
        }),
      })),
    })),
  },
});

describe('AMB-GEN-03 card supply', () => {
  test.each(gameBooks.map(({ id }) => id))('%s: the pack reaches for every seat of its table', (id) => {
    const { game, seats } = open(id);
    const { needs, has } = supplyFor(game, seats.max);
    expect(needs).toBeLessThanOrEqual(has);
  });
  test('a pack too small for its seats is refused when the table is opened, in both languages', () => {
    const book = gameBook('rog-oma')!;
    const six = withSet(book, { hole: 6 });
    const refused = openBook(six, {}); // ten hands of six, a board of five and three burns
    expect(refused).toEqual({
      refused: 'pack-too-small',
      rule: rulesOf({ house: 'rogelios', game: 'oma' }).cites.seats,
      facts: { seats: 10, needs: 68, has: 52 },
    });
    expect(openBook(six, { switches: { 'table.seats.max': 7 } })).toMatchObject({ game: { hole: 6 } });
    const told = refused as OpeningRefusal;
    expect(words('en').refusal(told)).toBe(
      'The pack is too small for 10 seats: they may need 68 cards, and it has 52 (AMB-GEN-03).',
    );
    expect(words('es').refusal(told)).toBe(
      'El mazo no alcanza para 10 asientos: pueden hacer falta 68 cartas, y tiene 52 (AMB-GEN-03).',
    );
  });
  test('a table whose rules are read back is held to it too', () => {
    const read = tableRules.safeParse({ ...open('snk-pgp'), seats: { min: 2, max: 8 } }); // eight hands of seven, 53 cards
    expect([read.success, clauseOf(read.error?.issues ?? [])]).toEqual([false, 'AMB-GEN-03']);
  });
  test('a step that would deal more cards than there are is a fault, not a short deal', () => {
    expect(fromTop([7, 8, 9], 2)).toEqual([9, 8]);
    expect(fromTop([], 0)).toEqual([]);
    expect(() => fromTop([7, 8], 3)).toThrow('3 cards are to be dealt, and 2 are left');
  });
});

test('a command no table knows is refused with a code, changes nothing, and has words', () => {
  const room = new Room(open('rog-hold')).open([1, 2, 3]);
  const refused = room.refused({ type: 'tip' } as unknown as TableCommand);
  expect(refused).toEqual({ refused: 'unknown-command', rule: null, facts: { command: 'tip' } });
  expect(words('en').refusal(refused)).toBe('A table takes no command called “tip”.');
  expect(words('es').refusal(refused)).toBe('En una mesa no se puede pedir «tip».');
  const empty = new Room(open('rog-hold'));
  expect(empty.refused({} as unknown as TableCommand)).toMatchObject({ refused: 'unknown-command' });
  expect(empty.state).toEqual(emptyTable(empty.rules));
});
