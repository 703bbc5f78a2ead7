// Every clause that does something has a test that does it, or an example in its document that is played. What its document leaves to
// people (`unplayed`), and information that nothing shows, is listed in docs/compliance.md, and stands on the rules page of its games.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHouse } from '@baraja/book';
import { folder, housesIn } from '@baraja/book/node';
import { type Clause, clause, clauses, type GameId, games, type HouseId, houses, markOf, rulings } from 'baraja/books';
import { type Language, rulesPage, words } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import { testsByRule, testsIn, testsOf } from './named/tests.js';
import { root } from './setup.mjs';

const named = testsByRule(testsIn(root));

/** Clauses whose own document plays them. */
const shown = new Set(
  housesIn(root)
    .flatMap((id) => [...readHouse(id, folder(root)).words])
    .flatMap(([id, { examples = [] }]) => (examples.length > 0 ? [id] : [])),
);

const isDone = (id: string): boolean => shown.has(id) || (named.get(id)?.some(({ does }) => does) ?? false);
/** Whose clause it is to keep: people's, as its document says, or nobody's where it only informs and nothing shows it. */
const isPeoples = ({ id, tag, kept }: Clause): boolean => kept !== undefined || (tag === 'info' && !isDone(id));

test('every clause that does something has a test that does it, or an example in its document', () => {
  const undone = clauses.filter((one) => !isPeoples(one) && !isDone(one.id));
  expect(undone.map(({ id, tag }) => `${id} (${tag})`)).toEqual([]);
});
describe('docs/compliance.md lists what people keep and no table does', () => {
  const pages = games.map(({ id, house, name }) => ({ id, house, name, texts: textsOn(house, id) }));
  const peoples = clauses.filter(isPeoples);
  const shownAt = (id: string) => pages.filter(({ texts }) => texts.en.has(id));
  /** 'Rogelio’s: Stud, Stud Hi-Lo': the pages it stands on, house by house. */
  const whereIs = (id: string): string =>
    houses
      .flatMap((house) => {
        const at = shownAt(id).filter((page) => page.house === house.id);
        const all = pages.filter((page) => page.house === house.id);
        if (at.length === 0) return [];
        return [`${house.name}: ${at.length === all.length ? 'every game' : at.map(({ name }) => name).join(', ')}`];
      })
      .join('; ');
  test('each clause, with why its document leaves it to people, and where it stands', () => {
    const rows = peoples.map(({ id, text }) => {
      const why = clause(id) && markOf(id)?.unplayed?.en;
      return `| ${id} | ${text} | ${why ?? 'It informs; nothing is asked of anybody.'} | ${whereIs(id)} |`;
    });
    const head = ['| Clause | What it says | Why no table does it | Pages |', '|---|---|---|---|'];
    const page = readFileSync(join(root, 'docs/compliance.md'), 'utf8');
    expect(page.split('<!-- people -->\n')[1]?.split('\n<!-- /people -->')[0]).toBe([...head, ...rows].join('\n'));
  });
  test.each(peoples.map((one) => [one.id, one] as const))(
    '%s is on a page, in both languages',
    (id, { text, es, kept }) => {
      const at = shownAt(id);
      expect(at.length).toBeGreaterThan(0);
      for (const { texts } of at) {
        expect(texts.en.get(id)).toBe(kept ? `${text} ${words('en').rules.byPeople}` : text);
        expect(texts.es.get(id)).toBe(kept ? `${es?.text} ${words('es').rules.byPeople}` : es?.text);
      }
    },
  );
});
/** The clauses on a game's page, in each language. */
function textsOn(house: HouseId, game: GameId): Readonly<Record<Language, ReadonlyMap<string, string>>> {
  const at = (language: Language): ReadonlyMap<string, string> => {
    const page = rulesPage(house, game, { language });
    if ('refused' in page) throw new Error(page.refused);
    const told = page.sections.flatMap(({ entries }) => entries.flatMap((one) => (one.kind === 'sheet' ? [one] : [])));
    return new Map(told.map(({ id, text }) => [id, text]));
  };
  return { en: at('en'), es: at('es') };
}
test('every clause a title names is in the books: one that is lost is missed', () => {
  const ids = new Set([...clauses, ...rulings].map(({ id }) => id));
  const prefixes = new Set([...ids].map((id) => id.replace(/-[^-]+$/, '')));
  const lost = [...named.keys()].filter((id) => prefixes.has(id.replace(/-[^-]+$/, '')) && !ids.has(id));
  expect(lost).toEqual([]);
});
describe('a test that does something is told from one that finds words', () => {
  const imports = `import { rulesPage } from '../../src/words/index.js';
    import { clause } from '../../src/books/index.js';
    import { deal } from '../testing/poker.js';
    const page = () => rulesPage('rogelios', 'rog-hold');
    const hand = () => deal({ stacks: [1, 2] });`;
  const does = (body: string) =>
    testsOf('a.test.ts', `${imports}\ntest('ROG-HOLD-04 a card', () => { ${body} });`)[0]?.does;
  test.each([
    ["expect(page()).toContain('ROG-HOLD-04');", false],
    ["expect(clause('ROG-HOLD-04')).toMatchObject({ hand: 'burn' });", false],
    ['expect(hand().cards).toEqual([]);', true],
    ["for (const hand of [page()]) expect(hand).toContain('burn');", false],
  ])('%s', (body, expected) => {
    expect(does(body)).toBe(expected);
  });
  test.each([
    ["onPage('rog-draw', 'ROG-DRAW-D1');", false],
    ["expect(duel(p, 'As Ks Qs Js Ts', '2c 3c 4c 5c 7d')).toBe('first');", true],
  ])('of what a helper is asked: %s', (body, expected) => {
    const text = `import { duel, onPage } from './look.js';\ntest('ROG-DRAW-D1 protected', () => { ${body} });`;
    expect(testsOf('packages/engine/test/draw/planted.test.ts', text, root)[0]?.does).toBe(expected);
  });
});
