/** The stakes a page offers: in cents as in dollars, and the same figures in several forms. */
import { expect, test } from 'vitest';
import { resolve } from './open.js';
import type { Entry, GamePages } from './page.js';
import { figuresOf, stakesAt } from './stakes.js';

const pagesOf = (entry: Partial<Entry>, stakes: GamePages['stakes']): GamePages => ({
  house: 'casa',
  game: 'casa-hold',
  family: 'streets',
  stakes,
  without: [],
  pages: [{ name: 'page', entries: [{ id: 'CASA-2', sheet: true, ...entry }] }],
});
const offered = (stakes: string, page: Omit<GamePages['stakes'], 'from'>) =>
  stakesAt(pagesOf({ rows: { posted: [{ stakes }] } }, { from: 'posted', ...page }), new Map(), new Map(), {});

test('figures are dollars, and cents below a dollar', () => {
  const of = offered('0.05/0.10 0.50/1 2.5/5 3/6', { forms: ['limit'] });
  expect(of.map(({ id, low, high }) => [id, low, high])).toEqual([
    ['0.05/0.10', 5, 10],
    ['0.50/1', 50, 100],
    ['2.5/5', 250, 500],
    ['3/6', 300, 600],
  ]);
});
test('the same figures in another form are told apart by its name', () => {
  const of = offered('1/2 2/4', { forms: ['limit', 'pot-limit'] });
  expect(of.map(({ id, form }) => [id, form])).toEqual([
    ['1/2', 'limit'],
    ['2/4', 'limit'],
    ['1/2 pot-limit', 'pot-limit'],
    ['2/4 pot-limit', 'pot-limit'],
  ]);
  expect(of.map(figuresOf)).toEqual(['1/2', '2/4', '1/2', '2/4']);
  expect(offered('1/2 1/2', { forms: ['limit', 'spread'] }).map(({ id }) => id)).toEqual(['1/2', '1-2']);
});
test('a street rests on whoever sets the streets, unless it names its own clause', () => {
  const streets = [
    { name: 'preflop', down: 2 },
    { name: 'flop', rule: 'CASA-9' },
  ];
  const pages = pagesOf({ id: 'CASA-3', sets: { streets } }, { from: 'posted' });
  const stake = { id: '1/2', form: 'limit', low: 100, high: 200, rule: 'CASA-2' } as const;
  const { values } = resolve(pages, stake, { knobs: new Map(), settings: new Map(), thrown: {} }, {});
  const { streets: read } = values.game as { readonly streets: readonly { readonly rule: string }[] };
  expect(read.map(({ rule }) => rule)).toEqual(['CASA-3', 'CASA-9']);
});
