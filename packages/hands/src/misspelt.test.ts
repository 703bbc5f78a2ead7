// What does not compile where hands are read and told: each line is planted, and the types stage fails on one that compiles.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WrittenTable } from 'baraja/table';
import { expect, test } from 'vitest';
import { fault } from './fault.js';
import type { Act, PokerPost } from './poker.js';

const reads = (told: Extract<WrittenTable, { type: 'Played' }>['event']) => [
  // @ts-expect-error a kind that nobody tells
  told.type === 'PotAwraded',
  // @ts-expect-error a field misspelt
  told.type === 'PotAwarded' && told.note.sahres,
];
const tells = (act: Act, post: PokerPost) => [
  // @ts-expect-error a deed that nobody knows
  act.act === 'rasie',
  // @ts-expect-error a post that nobody makes
  post.kind === 'small-bilnd',
];
const refuses = () => [
  // @ts-expect-error a fault that nobody declared
  fault('canot-say', { what: 'x' }),
  // @ts-expect-error a field misspelt
  fault('cannot-say', { waht: 'x' }),
];

test('six are planted: the types stage finds each', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  expect([reads, tells, refuses]).toHaveLength(3);
  expect(source.match(/^\s*\/\/ @ts-expect-error \S/gm)).toHaveLength(6);
});
