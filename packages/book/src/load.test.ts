// A house from its texts: a program opens a table from it without a folder, and is told what is wrong instead.
import { findHouse, isOpened } from 'baraja/books';
import { expect, test } from 'vitest';
import { isBook, loadBook, openTable } from './load.js';
import { newHouse } from './new.js';
import { printFault } from './source.js';
import { files } from './test/houses.js';

const own = newHouse(
  {
    ...{ id: 'la-luna', code: 'LUNA', name: 'La Luna', place: 'Tepic', language: 'en' },
    ...{ game: 'limit', stakes: '3/6', small: '$1', big: '$3', fee: '$0' },
  },
  files('customs/poker.yaml')!,
);
/** With the customs it takes, as a program would fetch them. */
const texts = (changed: Readonly<Record<string, string>> = {}) => {
  const all = Object.entries({ ...own, ...changed }).map(([path, text]) => [
    `houses/la-luna/${path.split('/').at(-1)}`,
    text,
  ]);
  const known = Object.fromEntries(all) as Readonly<Record<string, string>>;
  return (path: string) => known[path] ?? files(path);
};

test('a book is loaded, its table opened by id or by name, and an unknown game is refused with those there are', () => {
  const book = loadBook(texts(), 'la-luna');
  if (!isBook(book)) throw new Error(book.faults.map(printFault).join('\n'));
  const [id = ''] = book.games;
  for (const game of [id, id.split('-').at(-1)!]) {
    const rules = openTable(book, { game });
    expect(rules).toMatchObject({ house: 'la-luna', gameId: id });
    expect(isOpened(rules)).toBe(true);
  }
  expect(openTable(book, { game: 'chess' })).toMatchObject({ refused: 'unknown-game', facts: { known: id } });
  expect(openTable(book, { game: id, stake: '1000/2000' })).toHaveProperty('refused');
  // Nobody else knows it, until it is put beside the others.
  expect(findHouse('la-luna')).toBeUndefined();
});
test('what is wrong comes instead of a book, by file and line', () => {
  const [page = '', text = ''] = Object.entries(own).find(([path]) => path.endsWith('hold.yaml'))!;
  const loaded = loadBook(texts({ [page]: text.replace('family: community', 'family: comunity') }), 'la-luna');
  expect(isBook(loaded) ? [] : loaded.faults.map(printFault)).toEqual([
    expect.stringMatching(/^houses\/la-luna\/hold\.yaml:\d+:\d+: .*did you mean community\?/),
  ]);
});
test('one house among texts need not be named; two must be', () => {
  const page = 'houses/la-luna/house.yaml';
  expect(isBook(loadBook({ [page]: 'house: la-luna' }))).toBe(false);
  expect(() => loadBook({ [page]: '', 'houses/other/house.yaml': '' })).toThrow('say which');
});
