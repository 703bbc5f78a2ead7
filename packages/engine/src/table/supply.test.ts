// The pack must reach for every seat, no step deals short, and a table knows what it may be asked.
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../test/testing/opening.js';
import { gameBooks, gameOf } from '../books/index.js';
import { clauseOf, supplyFor } from '../games/index.js';
import { fromTop } from '../steps/index.js';
import { words } from '../words/index.js';
import { emptyTable, type TableCommand, type TableRules, tableRules } from './index.js';
import { Room } from './test/room.js';

const open = (id: (typeof gameBooks)[number]['id']): TableRules => rulesOf({ house: gameOf(id).house, game: id });

describe('AMB-GEN-03 card supply', () => {
  test.each(gameBooks.map(({ id }) => id))('%s: the pack reaches for every seat of its table', (id) => {
    const { game, seats } = open(id);
    const { needs, has } = supplyFor(game, seats.max);
    expect(needs).toBeLessThanOrEqual(has);
  });
  test('a pack too small for its seats is refused when the table is opened, in both languages', () => {
    const rules = open('snk-pgp');
    const read = tableRules.safeParse({ ...rules, seats: { min: 2, max: 8 } }); // eight hands of seven, 53 cards
    const issues = read.error?.issues ?? [];
    expect([read.success, clauseOf(issues)]).toEqual([false, 'AMB-GEN-03']);
    const why = issues.map(({ message }) => message).join('; ');
    const refused = { refused: 'settings-clash', rule: 'AMB-GEN-03', facts: { why } } as const;
    expect(words('en').refusal(refused)).toContain('the pack is too small for so many seats');
    expect(words('es').refusal(refused)).toContain('el mazo no alcanza para tantos asientos');
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
