// docs/adding-a-game.md: the game of streets on the page is a game, and the page names everything such a game may say.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGame, STREET_NAMES, streetRules } from 'baraja/games';
import { describe, expect, test } from 'vitest';
import { mustConform } from '../conforms.js';
import { cites } from './games.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
const example: object = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!);
const rules = streetRules.parse({ ...example, cites });
const named = (name: string): boolean => page.includes(`\`${name}\``) || page.includes(`"${name}"`);

test('the game on the page keeps every law', () => {
  const seats = [0, 1, 2, 3];
  const report = mustConform(
    {
      name: 'five-card stud',
      game: makeGame('five-card-stud', rules, seats),
      setup: {
        chips: { 'stack:0': 9000, 'stack:1': 2500, 'stack:2': 400, 'stack:3': 5000 },
        markers: { button: 0 },
        terms: {
          posts: seats.map((seat) => ({ seat, amount: 100, kind: 'ante', rule: 'ST-BET' })),
          fees: [],
          halves: 2,
          dealer: 'engine',
        },
      },
    },
    { seeds: 40, knows: () => true },
  );
  expect([report.rounds, report.decisions > 200]).toEqual([40, true]);
});

describe('the page names', () => {
  const { shape } = streetRules;
  const street = shape.streets.element.shape;
  test.each([
    ['everything a page may say', Object.keys(shape)],
    ['everything a street may say', Object.keys(street)],
    ['every clause', Object.keys(shape.cites.shape)],
    ['every way to begin', street.begins.options],
    ['every kind of limit', street.limit.options.map((option) => option.shape.kind.value)],
  ])('%s', (_what, names) => {
    expect(names.filter((name) => !named(name))).toEqual([]);
  });
  test('where the names of streets are', () => {
    expect(page).toContain('STREET_NAMES');
    expect(rules.streets.every(({ name }) => STREET_NAMES.includes(name))).toBe(true);
  });
});
