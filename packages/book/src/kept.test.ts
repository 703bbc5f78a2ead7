// A house that goes on writing: an edition is read in its own words afterwards, and beside the next one says what has changed.
import { asKept, clause, clauseKept, type Edition, editionOf, type RuleId, unshelve } from 'baraja/books';
import { changesShown, type RulesKept, rulesKept } from 'baraja/words';
import { afterAll, expect, test } from 'vitest';
import { isBook, loadBook } from './load.js';
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
const [page = '', text = ''] = Object.entries(own).find(([path]) => path.endsWith('hold.yaml'))!;
/** The house as it now writes its game, put in the place of what it wrote before. */
function written(...changes: readonly (readonly [from: string, to: string])[]): Edition {
  const now = changes.reduce((all, [from, to]) => {
    expect(all).toContain(from);
    return all.replace(from, to);
  }, text);
  const all = Object.fromEntries(
    Object.entries({ ...own, [page]: now }).map(([path, one]) => [`houses/la-luna/${path.split('/').at(-1)}`, one]),
  ) as Readonly<Record<string, string>>;
  const book = loadBook((path) => all[path] ?? files(path), 'la-luna');
  if (!isBook(book)) throw new Error(book.faults.map(printFault).join('\n'));
  book.shelve();
  return editionOf('luna-hold');
}
afterAll(() => unshelve('la-luna')); // other tests go over all houses

const first = written();
const next = written(
  ['en: The best five of seven cards win.', 'en: Five of the seven cards are a hand.'],
  ['Three raises a round', 'Two raises a round'],
  ['raisesMax: 3', 'raisesMax: 2'],
  ['LUNA-HOLD-5:', 'LUNA-HOLD-8:'],
);
const textOf = (edition: Edition, id: RuleId) => clauseKept(edition, id)?.clause as { text: string } | undefined;

test('a clause is read in the words of its edition, and today’s beside them where they are others', () => {
  expect(clauseKept(first, 'LUNA-HOLD-1')).toMatchObject({ stands: 'same', today: null });
  expect(clauseKept(first, 'LUNA-HOLD-2')).toMatchObject({
    clause: { text: 'The best five of seven cards win.' },
    stands: 'otherwise',
    today: { text: 'Five of the seven cards are a hand.' },
  });
  expect(textOf(next, 'LUNA-HOLD-2')?.text).toBe('Five of the seven cards are a hand.');
  expect(clauseKept(next, 'LUNA-HOLD-2')).toMatchObject({ stands: 'same' });
});
test('a clause that is gone is gone today, and still answers where it was played by', () => {
  expect(clause('LUNA-HOLD-5')).toBeUndefined();
  expect(clauseKept(first, 'LUNA-HOLD-5')).toMatchObject({
    clause: { text: 'Whoever bet last shows first, then the others in turn.' },
    stands: 'gone',
    today: null,
  });
  expect(clauseKept(next, 'LUNA-HOLD-5')).toBeNull();
  // What an edition has no words of is read in today's.
  for (const edition of [first, null])
    expect(clauseKept(edition, 'LUNA-HOLD-8')).toMatchObject({ stands: 'unkept', today: null });
  expect(clauseKept(first, 'NO-SUCH-1')).toBeNull();
});
test('the rules page of an edition has its words, in either language, and says what is otherwise today', () => {
  const pageOf = (edition: Edition, language: 'en' | 'es' = 'en') => {
    const found = rulesKept(edition, { language });
    if ('refused' in found) throw new Error(found.refused);
    return found;
  };
  const said = ({ sections }: RulesKept, id: RuleId) =>
    sections.flatMap(({ entries }) =>
      entries.flatMap((one) => (one.kind !== 'intro' && one.id === id ? [one.text] : [])),
    );
  const [then, now] = [pageOf(first), pageOf(next)];
  expect([then.edition, now.edition, now.changed]).toEqual(['earlier', 'today', {}]);
  expect(then.changed).toEqual({
    'LUNA-HOLD-2': 'otherwise',
    'LUNA-HOLD-4': 'otherwise',
    'LUNA-HOLD-5': 'gone',
  });
  expect(said(then, 'LUNA-HOLD-2')).toEqual(['The best five of seven cards win.']);
  expect(said(now, 'LUNA-HOLD-2')).toEqual(['Five of the seven cards are a hand.']);
  expect(said(pageOf(first, 'es'), 'LUNA-HOLD-5')).toEqual([
    'Muestra primero quien apostó al último, luego los demás por turno.',
  ]);
  expect([said(now, 'LUNA-HOLD-5'), said(then, 'LUNA-HOLD-8')]).toEqual([[], []]);
});
test('two editions beside each other: the words before and now, and the values before and now', () => {
  const changes = new Map(changesShown(first, next).map((one) => [one.rule, one]));
  expect([...changes].map(([rule, { how }]) => [rule, how]).sort()).toEqual([
    ['LUNA-HOLD-2', 'words'],
    ['LUNA-HOLD-4', 'plays'],
    ['LUNA-HOLD-5', 'gone'],
    ['LUNA-HOLD-8', 'new'],
  ]);
  expect(changes.get('LUNA-HOLD-2')).toMatchObject({
    was: { clause: { text: 'The best five of seven cards win.' }, comes: [] },
    is: { clause: { text: 'Five of the seven cards are a hand.' }, comes: [] },
  });
  const { was, is } = changes.get('LUNA-HOLD-4')!;
  expect([was?.comes, is?.comes]).toEqual([
    [{ en: expect.stringMatching(/: 3$/), es: expect.stringMatching(/: 3$/) }],
    [{ en: expect.stringMatching(/: 2$/), es: expect.stringMatching(/: 2$/) }],
  ]);
  expect([changes.get('LUNA-HOLD-5')?.is, changes.get('LUNA-HOLD-8')?.was]).toEqual([null, null]);
  expect(changes.get('LUNA-HOLD-5')?.was?.comes).toEqual(changes.get('LUNA-HOLD-8')?.is?.comes);
});
test('whatever became of the house: its editions are read as before', () => {
  unshelve('la-luna');
  expect(clause('LUNA-HOLD-2')).toBeUndefined();
  for (const edition of [first, next]) expect(clauseKept(edition, 'LUNA-HOLD-2')).toMatchObject({ stands: 'gone' });
  expect(textOf(next, 'LUNA-HOLD-2')?.text).toBe('Five of the seven cards are a hand.');
  expect(asKept(first).listing.name).toBe('Texas Hold’em');
  expect(rulesKept(first, { language: 'en' })).toMatchObject({ house: 'la-luna', edition: 'earlier' });
});
