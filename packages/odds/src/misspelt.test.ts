// What does not compile where odds play and read rules: each line is planted, and the types stage fails on one that compiles.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Event } from 'baraja';
import { expect, test } from 'vitest';
import type { PokerRules } from './equity/index.js';
import type { Chooser } from './sims/rehearsal.js';

const chooses = (): readonly Chooser[] => [
  // @ts-expect-error an option that nobody declared
  (_round, _menu, actor) => ({ type: 'stnad', actor }),
];
const reads = (e: Event, rules: PokerRules) => [
  // @ts-expect-error a kind that nobody tells
  e.type === 'CollectoinTaken',
  // @ts-expect-error a field misspelt
  e.type === 'BonusSettled' && e.note.bte,
  // @ts-expect-error a family that there is not
  rules.family === 'comunity',
];

test('four are planted: the types stage finds each', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  expect([chooses, reads]).toHaveLength(2);
  expect(source.match(/^\s*\/\/ @ts-expect-error \S/gm)).toHaveLength(4);
});
