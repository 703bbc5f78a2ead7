// Every clause that a table cites does what it was seen to do when somebody last read it: one file for each game, in `cited`.
// UPDATE_GOLDENS=1 npx vitest run packages/laws/src/cited writes them anew; read the difference before committing it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameBooks } from 'baraja/books';
import { describe, expect, test } from 'vitest';
import { type Cited, citedAt, readCited, writeCited } from './cited.js';
import { kindsOf, subjectsOf } from './subjects.js';
import { openedAt } from './switched.js';

/** Rounds at every table; a round of a rummy takes some hundreds of decisions. */
const SEEDS = 12;
const LONG_SEEDS = 1;
const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'cited');
const fileOf = (game: string): string => join(folder, `${game}.txt`);

describe.each(gameBooks.map((book) => [book.id, book] as const))('%s', (id, book) => {
  let played: Cited | undefined;
  const now = (): Cited => {
    if (played) return played;
    const lives = kindsOf(book).map((stake) => openedAt(book, { stake })!);
    played = citedAt(subjectsOf(book), lives, (subject) => (subject.isLong ? LONG_SEEDS : SEEDS));
    return played;
  };
  if (process.env.UPDATE_GOLDENS === '1') writeFileSync(fileOf(id), writeCited(now()));
  const kept = readCited(existsSync(fileOf(id)) ? readFileSync(fileOf(id), 'utf8') : '');
  test.each([...kept])('%s is cited for what it does, and for nothing else', (rule, lines) => {
    expect([...(now().get(rule) ?? [])].sort()).toEqual([...lines].sort());
  });
  test('no other clause is cited', () => {
    expect([...now().keys()].filter((rule) => !kept.has(rule))).toEqual([]);
  });
});

test('nothing is kept of what is no game any more', () => {
  expect(readdirSync(folder).sort()).toEqual(gameBooks.map(({ id }) => `${id}.txt`).sort());
});
