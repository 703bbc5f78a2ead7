/** What a table is pinned by: how it is played and the words it rests on, apart. */
import { expect, test } from 'vitest';
import type { TableRules } from '../table/index.js';
import { canonical, type GameId, gameBooks, gameOf, isOpened, type Opening, openTable, pinOf } from './index.js';

const opened = (id: GameId, how: Partial<Opening> = {}): TableRules => {
  const rules = openTable({ house: gameOf(id).house, game: id, ...how });
  if (!isOpened(rules)) throw new Error(JSON.stringify(rules));
  return rules;
};
/** The same data, written down the other way round at every depth. */
const turned = <T>(value: T): T => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, turned(field)]),
  ) as T;
};

test('canonical text knows no order of keys, keeps the order of lists, and leaves out what is undefined', () => {
  expect(canonical({ b: [2, 1], a: { d: null, c: 'é' }, e: undefined })).toBe('{"a":{"c":"é","d":null},"b":[2,1]}');
  expect(canonical({ a: [1, 2] })).not.toBe(canonical({ a: [2, 1] }));
});
test.each(gameBooks)(
  '$id is pinned by what is played, in whatever order it is written down, and by no word',
  ({ id }) => {
    const rules = opened(id);
    expect(JSON.stringify(turned(rules))).not.toBe(JSON.stringify(rules));
    expect(pinOf(turned(rules))).toBe(rules.hash);
    expect(pinOf({ ...rules, words: 'put better' })).toBe(rules.hash);
    expect(pinOf({ ...rules, seats: { ...rules.seats, max: rules.seats.max - 1 } })).not.toBe(rules.hash);
    expect(pinOf({ ...rules, cites: { ...rules.cites, seats: 'AMB-GEN-01' } })).not.toBe(rules.hash);
    expect(rules.words).toMatch(/^[0-9a-f]{64}$/);
  },
);
