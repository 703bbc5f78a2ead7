// What the engine checks by its own few lines, the library finds too: the same values pass, and what is wrong is wrong at the same places,
// for the same reasons and by the same clauses.
import { gameBooks, isOpened, openBook } from 'baraja/books';
import { isClash } from 'baraja/facts';
import { type TableRules, tableRules } from 'baraja/table';
import { describe, expect, test } from 'vitest';
import { declared } from './declared.js';

const library = declared(tableRules);
interface Amiss {
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly params?: unknown;
}
/** A shape is wrong, or a clash has its name and its clause. */
const told = ({ message, path, params }: Amiss) => [isClash(message) ? message : 'shape', path.join('.'), params];
type Reads = (value: unknown) => { readonly success: boolean; readonly data?: unknown; readonly error?: unknown };
const readBy =
  (reads: Reads) =>
  (value: unknown): unknown => {
    try {
      const { success, data, error } = reads(value);
      return success ? data : (error as { readonly issues: readonly Amiss[] }).issues.map(told);
    } catch (error) {
      return `${error}`;
    }
  };
const here = readBy((value) => tableRules.safeParse(value));
const there = readBy((value) => library.safeParse(value, { jitless: true }));

const OTHERS: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  -1,
  0,
  1,
  3,
  1.5,
  Number.NaN,
  60,
  [],
  [1, 'x'],
  {},
  { kind: 'none' },
];
type Path = readonly (string | number)[];
function* placesIn(value: unknown, at: Path = []): Generator<Path> {
  yield at;
  if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      yield* placesIn(one, [...at, Array.isArray(value) ? Number(key) : key]);
}
/** The same with something else in one place. */
function put(whole: unknown, [key, ...deeper]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], deeper, value);
  return copy;
}
function without(whole: unknown, [key, ...deeper]: Path): unknown {
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string | number, unknown>;
  if (deeper.length > 0) copy[key!] = without(copy[key!], deeper);
  else delete copy[key!];
  return copy;
}
/** Clauses are all alike, and so are the lines of the floor. */
const isAlike = (at: Path): boolean =>
  (at.at(-2) === 'cites' && !['deal', 'seats'].includes(String(at.at(-1)))) || (at[1] === 'floor' && Number(at[2]) > 2);
function* brokenOf(rules: TableRules): Generator<readonly [what: string, value: unknown]> {
  for (const at of placesIn(rules)) {
    if (isAlike(at)) continue;
    for (const other of OTHERS) yield [`${at.join('.')}: ${JSON.stringify(other)}`, put(rules, at, other)];
    yield [`${at.join('.')}.strange`, put(rules, [...at, 'strange'], 1)];
    if (at.length > 0) yield [`no ${at.join('.')}`, without(rules, at)];
  }
}

const byFamily = new Map(
  gameBooks.filter(({ pages }) => pages.choice === undefined).map((book) => [book.pages.family, book]),
);
describe.each([...byFamily])('a table of %s', (_family, book) => {
  const rules = openBook(book, {});
  test('is read alike, and whatever is wrong in it', () => {
    if (!isOpened(rules)) throw new Error(rules.refused);
    expect(here(rules)).toEqual(there(rules));
    const otherwise = [...brokenOf(rules)].flatMap(([what, value]) => {
      const [ours, its] = [here(value), there(value)].map((read) => JSON.stringify(read));
      return ours === its ? [] : [{ what, ours, its }];
    });
    expect(otherwise).toEqual([]);
  });
});
