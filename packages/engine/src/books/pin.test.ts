/** What a table is pinned by: how it is played and the words it rests on, apart; and tables that the first edition pinned. */
import { expect, test } from 'vitest';
import type { TableRules } from '../table/index.js';
import { clausesOfGame, type GameId, gameOf, rulings } from './clauses/index.js';
import type { Settings } from './game-book.js';
import { canonical, sha256 } from './hash.js';
import { gameBook, gameBooks, isOpened, type Opening, openTable } from './index.js';
import { pinOf } from './pin.js';
import { settingsOf, valuesOf } from './values.js';

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
test('a table that was opened under the first edition keeps its hash; one of other rules does not pass for it', () => {
  const id = 'snk-hold';
  const switches = { 'table.seats.max': 9 };
  const settings = settingsOf(id, switches) as Settings;
  const book = gameBook(id)!;
  const posted = { dealer: 'engine', bots: 'marked', on: undefined } as const;
  const values = valuesOf('s-and-k', book, book.stakes(settings)[0]!, settings, posted);
  const words = sha256(JSON.stringify([clausesOfGame(id), rulings]));
  const pinned = sha256(JSON.stringify(['1', id, values, settings.entries(), words]));
  const rules = opened(id, { switches });
  expect(rules.hash).not.toBe(pinned);
  expect(opened(id, { switches, pinned })).toEqual({ ...rules, hash: pinned });
  expect(opened(id, { pinned }).hash).toBe(opened(id).hash);
  expect(opened(id, { switches, pinned: rules.hash })).toEqual(rules);
});
