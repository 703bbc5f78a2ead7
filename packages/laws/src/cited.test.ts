// Every clause that a table cites does what it was seen to do when somebody last read it: one file for each game, in `cited`.
// UPDATE_GOLDENS=1 npx vitest run packages/laws/src/cited writes them anew; read the difference before committing it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameId, gameBooks, gameOf, type Stake, stakesOf } from 'baraja/books';
import { rulesPage } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import { type Cited, citedAt, readCited, writeCited } from './cited.js';
import type { Subject } from './subject.js';
import { kindsOf, subjectsOf } from './subjects.js';
import { openedAt } from './switched.js';

/** Seeds of rounds at every table, reports in every other one; a round of a rummy takes some hundreds of decisions. */
const SEEDS = Array.from({ length: 16 }, (_, seed) => seed);
const LONG_SEEDS = [1, 7];
const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'cited');
const fileOf = (game: string): string => join(folder, `${game}.txt`);

/** What is offered, and by which clause. */
function withStakes(cited: Cited, offered: readonly Stake[]): Cited {
  const all = new Map([...cited].map(([rule, lines]) => [rule, new Set(lines)]));
  for (const { id, form, rule } of offered) all.set(rule, new Set([...(all.get(rule) ?? []), `offers ${id}, ${form}`]));
  return all;
}

/** The ids of everything on a game's rules page. */
function shownAt(id: GameId): ReadonlySet<string> {
  const page = rulesPage(gameOf(id).house, id, { language: 'en' });
  if ('refused' in page) throw new Error(`${id} has no rules page`);
  return new Set(page.sections.flatMap(({ entries }) => entries.flatMap((one) => ('id' in one ? [one.id] : []))));
}

describe.each(gameBooks.map((book) => [book.id, book] as const))('%s', (id, book) => {
  let played: Cited | undefined;
  const now = (): Cited => {
    if (played) return played;
    const lives = kindsOf(book).map((stake) => openedAt(book, { stake })!);
    const offered = stakesOf(id);
    const posted = 'refused' in offered ? [] : offered.map((stake) => openedAt(book, { stake: stake.id })!);
    const seeds = ({ isLong }: Subject) => (isLong ? LONG_SEEDS : SEEDS);
    played = citedAt({ tables: subjectsOf(book), lives, posted, seeds });
    if (!('refused' in offered)) played = withStakes(played, offered);
    return played;
  };
  if (process.env.UPDATE_GOLDENS === '1') writeFileSync(fileOf(id), writeCited(now()));
  const kept = readCited(existsSync(fileOf(id)) ? readFileSync(fileOf(id), 'utf8') : '');
  test.each([...kept])('%s is cited for what it does, and for nothing else', (rule, lines) => {
    expect([...(now().get(rule) ?? [])].sort()).toEqual([...lines].sort());
  });
  test('whatever is cited is on the rules page of the game', () => {
    const shown = shownAt(id);
    expect([...now().keys()].filter((rule) => !shown.has(rule))).toEqual([]);
  });
  test('no other clause is cited', () => {
    expect([...now().keys()].filter((rule) => !kept.has(rule))).toEqual([]);
  });
});

test('nothing is kept of what is no game any more', () => {
  expect(readdirSync(folder).sort()).toEqual(gameBooks.map(({ id }) => `${id}.txt`).sort());
});

describe('a bound is by the clause that sets it, and by no other', () => {
  const bounds = [
    ['AMB-JAL-06', 'jal-draw', 'less', 'bet', 'too-small'],
    ['JAL-DRAW-W2', 'jal-draw', 'more', 'bet', 'too-big'],
    ['JAL-LOB-W2', 'jal-lob', 'more', 'raise', 'too-big'],
    ['AMB-VEN-06', 'ven-draw', 'less', 'raise', 'too-small'],
    ['VEN-DRAW-4', 'ven-draw', 'more', 'name-price', 'too-big'],
    ['ROG-DRAW-BL3', 'rog-draw', 'less', 'bet', 'too-small'],
    ['ROG-DRAW-D7', 'rog-draw', 'less', 'raise', 'too-small'],
    ['ROG-DRAW-W1', 'rog-draw', 'more', 'raise', 'too-big'],
    ['AMB-ROG-38', 'rog-lob', 'more', 'bet', 'too-big'],
    ['AMB-ROG-70', 'rog-hold-nl', 'less', 'bet', 'too-small'],
    ['AMB-ROG-60', 'rog-p215', 'less', 'double', 'too-small'],
  ] as const;
  // What is kept was played above.
  const kept = (game: string): Cited => readCited(readFileSync(fileOf(game), 'utf8'));
  test.each(bounds)('%s at %s: %s than one may %s', (rule, game, word, type, code) => {
    const line = `keeps from ${word} than one may ${type}: amount-${code}`;
    const others = ['tableStakes', 'wagerMax'].map((key) => openedCites(game)[key]);
    const by = [...kept(game)].filter(([, lines]) => lines.has(line)).map(([one]) => one);
    expect(by.filter((one) => !others.includes(one))).toEqual([rule]);
  });
  const openedCites = (game: string): Readonly<Record<string, string | undefined>> =>
    openedAt(gameBooks.find(({ id }) => id === game)!, {})!.game.cites;
});
