// The page about the laws names every law and every planted fault, and docs/games.md has a lamp for every game.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGame } from 'baraja/games';
import { describe, expect, test } from 'vitest';
import { mustConform } from './conforms.js';
import { lampsByGame } from './lamps.js';
import { lawNames } from './laws.js';
import { mutants } from './mutants/index.js';
import { cites, page as pageOf, STREET_CLAUSES } from './streets/games.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('docs/laws.md', () => {
  const rows = read('docs/laws.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  test('has every law, and no other', () => {
    const named = rows.map((row) => /^\| `([a-z-]+)` \|/.exec(row)?.[1]);
    expect([...named].sort()).toEqual([...lawNames].sort());
  });
  test('has every planted fault beside the law that kills it', () => {
    const missing = mutants.filter(
      ({ law, name }) => !rows.some((row) => row.startsWith(`| \`${law}\``) && row.includes(name)),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

test('docs/games.md lights every game', () => {
  /** House, name, short name. */
  const games = (text: string): string[] =>
    text
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| House'))
      .map((line) => {
        const cells = line.split('|').map((cell) => cell.trim());
        return cells.slice(1, 4).join(' | ');
      });
  const page = read('docs/games.md');
  const lit = page.slice(page.indexOf('<!-- lamps'), page.indexOf('<!-- /lamps'));
  expect(games(lit)).toEqual(games(lampsByGame([])));
  expect(lit).not.toMatch(/✗|\| \? \||rules to read/);
});

test('the page of streets in docs/adding-a-game.md is a game, and keeps the laws', () => {
  const shown = JSON.parse(/```json\n([\s\S]*?)```/.exec(read('docs/adding-a-game.md'))![1]!) as object;
  expect(shown).not.toHaveProperty('cites');
  const rules = pageOf({ ...shown, cites });
  expect(rules).toMatchObject(shown);
  const game = makeGame('page', rules, [0, 1, 2]);
  const setup = {
    chips: { 'stack:0': 9000, 'stack:1': 2500, 'stack:2': 700 },
    markers: { button: 0 },
    terms: { posts: [], fees: [], halves: 2, dealer: 'engine' as const },
  };
  const knows = (rule: string): boolean => /^XYZ-STUD-|^AMB-GEN-09$/.test(rule) || Object.hasOwn(STREET_CLAUSES, rule);
  expect(mustConform({ name: 'page', game, setup }, { seeds: 3, knows }).rounds).toBe(3);
});
