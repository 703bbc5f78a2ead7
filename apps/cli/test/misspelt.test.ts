// What does not compile at the terminal: each line is planted, and the types stage fails on one that compiles.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TableEvent } from 'baraja/table';
import { expect, test } from 'vitest';
import type { Driver } from '../src/driver.js';
import { keyOf, typeOf } from '../src/screen.js';

const terminal = (driver: Driver) => [
  // @ts-expect-error an option that nobody declared
  driver.act({ type: 'chekc', actor: 1 }),
  // @ts-expect-error a command that nobody declared
  driver.try({ type: 'situot', seat: 1 }),
  // @ts-expect-error an option that nobody declared
  keyOf('rasie'),
];
/** What it reads of a round, and why something is refused. */
const reads = (driver: Driver, { event }: Extract<TableEvent, { type: 'Played' }>) => [
  // @ts-expect-error a kind that nobody tells
  event.type === 'PotAwraded',
  // @ts-expect-error a field misspelt
  event.type === 'PotAwarded' && event.note.sahres,
  // @ts-expect-error a reason that nobody declared
  driver.try({ type: 'deal' })?.refused === 'too-few-palyers',
];

test('six are planted: the types stage finds each', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  expect([terminal, reads]).toHaveLength(2);
  expect(source.match(/^\s*\/\/ @ts-expect-error \S/gm)).toHaveLength(6);
});
test('a letter stands for what is on the menu, a name for itself, and anything else for nothing', () => {
  expect(typeOf('d', [{ type: 'double' }])).toBe('double');
  expect(typeOf('d', [{ type: 'draw' }])).toBe('draw');
  expect(typeOf('surrender', [])).toBe('surrender');
  expect(typeOf('juggle', [{ type: 'fold' }])).toBeNull();
});
