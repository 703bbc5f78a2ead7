// Every clause that does something has a test that does it, or an example in its document that is played. What is said to people and not
// to a table, conduct (`proc`) and information (`info`), is found on the rules page: the page's own test looks for all of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHouse } from '@baraja/book';
import { folder, housesIn } from '@baraja/book/node';
import { clauses, rulings } from 'baraja/books';
import { describe, expect, test } from 'vitest';
import { testsByRule, testsIn, testsOf } from './named/tests.js';
import { root } from './setup.mjs';

const isTold = (tag: string): boolean => tag === 'proc' || tag === 'info';
const named = testsByRule(testsIn(root));

/** Clauses whose own document plays them. */
const shown = new Set(
  housesIn(root)
    .flatMap((id) => [...readHouse(id, folder(root)).words])
    .flatMap(([id, { examples = [] }]) => (examples.length > 0 ? [id] : [])),
);

test('every clause that does something has a test that does it, or an example in its document', () => {
  const isDone = (id: string): boolean => shown.has(id) || (named.get(id)?.some(({ does }) => does) ?? false);
  const undone = clauses.filter(({ id, tag }) => !isTold(tag) && !isDone(id));
  expect(undone.map(({ id, tag }) => `${id} (${tag})`)).toEqual([]);
});
test('docs/compliance.md lists the clauses that are said to people and that no table does, each on its page', () => {
  const isDone = (id: string): boolean => shown.has(id) || (named.get(id)?.some(({ does }) => does) ?? false);
  const told = clauses.filter(({ id, tag }) => isTold(tag) && !isDone(id));
  const listed = [
    ...readFileSync(join(root, 'docs/compliance.md'), 'utf8').matchAll(/^\| ([A-Z]+-[A-Za-z0-9-]+) \|/gm),
  ];
  expect(listed.map(([, id]) => id)).toEqual(told.map(({ id }) => id));
});
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
});
