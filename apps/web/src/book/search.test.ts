// The search over the books finds a clause by words of either language, misspelt or not, among the first; and shows where it is read.
import { houses } from 'baraja/books';
import { houseBook } from 'baraja/words';
import { expect, test } from 'vitest';
import { BookIndex } from './search.js';

const index = new BookIndex(houses.map(({ id }) => houseBook(id)));
const FIRST = 5;
const first = (query: string, language: 'en' | 'es'): readonly string[] =>
  index.search(query, { language }, FIRST).map(({ clause }) => clause);

test.each([
  ['en', 'two cards exposed', 'ROG-HOLD-01b'],
  ['es', 'se ven dos cartas', 'ROG-HOLD-01b'],
  ['en', 'string raise', 'ROG-CPHL-09'],
  ['es', 'apuesta en dos movimientos', 'ROG-DRAW-D3'],
  ['en', 'joker', 'SPAN-JOK-1'],
  ['es', 'comodín', 'JAL-DRAW-1'],
  ['en', 'missed blinds', 'ROG-CPHL-16'],
  ['es', 'ciegas que se pasaron', 'ROG-HOLD-10'],
  ['en', 'odd chip', 'AMB-GEN-05'],
  ['es', 'ficha que sobra', 'CASA-10'],
  ['en', 'too many cards on the flop', 'ROG-HOLD-02'],
  ['en', 'bank cannot cover the bets', 'CASA-BJ-4'],
  ['es', 'cuota por mano', 'VEN-DRAW-3'],
  ['en', 'cards off the table', 'ROG-DRAW-A2a'],
  ['en', 'heads up button', 'ROG-HOLD-15'],
  ['es', 'cuántas subidas', 'SNK-HOLD-11'],
  ['en', 'rog-hold-g9', 'ROG-HOLD-G9'],
] as const)('%s: %s', (language, query, clause) => {
  expect(first(query, language)).toContain(clause);
});

test.each([
  ['en', 'two cards expozed', 'ROG-HOLD-01b'],
  ['en', 'strng rase', 'ROG-CPHL-09'],
  ['es', 'comodin', 'JAL-DRAW-1'],
  ['es', 'siegas que se pasaron', 'ROG-HOLD-10'],
] as const)('misspelt, %s: %s', (language, query, clause) => {
  expect(first(query, language)).toContain(clause);
});

test('words of the other language are found all the same, and shown in it', () => {
  const [found] = index.search('se ven dos cartas al repartir', { language: 'en' });
  expect(found).toMatchObject({ clause: 'ROG-HOLD-01b', language: 'es', place: { house: 'rogelios', game: 'hold' } });
  expect(found!.text.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['ven', 'dos', 'cartas']),
  );
});
test('what many books have is found once, and read in the one that lies open', () => {
  const query = { language: 'en', near: { house: 'casa', game: 'casa-hold' } } as const;
  const found = index.search('AMB-GEN-05', query);
  expect(found.filter(({ clause }) => clause === 'AMB-GEN-05')).toMatchObject([
    { place: { house: 'casa', game: 'hold' } },
  ]);
});
test('nothing is found for nothing, and for little words', () => {
  expect([index.search('', { language: 'en' }), index.search('the of', { language: 'en' })]).toEqual([[], []]);
});
