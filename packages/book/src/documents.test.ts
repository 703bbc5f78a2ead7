// The documents against the books that are in force: every stake, every choice of every switch, and mixtures of them open the same
// tables from both, or are refused by the same clause.
import {
  clauses,
  defaultOf,
  type GameId,
  games,
  houses,
  isOpened,
  keysOf,
  openTable,
  rulings,
  type Stake,
  type Switch,
  stakesOf,
  switchesFor,
} from 'baraja/books';
import { entriesOf, isRefused, knobsOf, openPages, stakesOn } from 'baraja/document';
import { describe, expect, test } from 'vitest';
import { readHouse } from './library.js';
import { folder, housesIn } from './node/index.js';
import { printFault } from './source.js';

const ROOT = new URL('../../..', import.meta.url).pathname;
const read = housesIn(ROOT)
  .filter((id) => houses.some((house) => house.id === id))
  .map((id) => [id, readHouse(id, folder(ROOT))] as const);

/** Before a figure of the law was set, on the day itself and long after. */
const DAYS = ['1998-12-31', '1999-01-01', '2031-07-04'];

/** Numbers from a seed, the same every time. */
function dice(seed: number): (sides: number) => number {
  let at = seed;
  return (sides) => {
    at = (at * 1103515245 + 12345) & 0x7fffffff;
    return (at >> 8) % sides;
  };
}
type Rows = readonly Readonly<Record<string, number | string>>[];
/** What a switch is thrown to here: every choice; of figures and tables a sample, good and bad. */
function throwsOf(entry: Switch, game: GameId): readonly unknown[] {
  const { kind } = entry;
  const rows = (): Rows => defaultOf(entry, game) as Rows;
  switch (kind.kind) {
    case 'choice':
      return [...kind.values, 'nonsense'];
    case 'fixed':
      return [kind.value, 'nonsense'];
    case 'number':
      return [kind.min, kind.min + 1, 2, 5, 6, 7, 8, 9, 10, kind.max ?? 30, 99];
    case 'amount':
      return [kind.min, ...kind.words, 0, 25, 250, 500, 700, 20_000, 40_000];
    case 'percent':
      return [0, 30, 100, 101];
    case 'pairs':
      return [
        rows(),
        [
          { at: '3/6', low: 200, high: 300 },
          { at: '4-8', low: 400, high: 800 },
        ],
        [{ at: '2/5', low: 300, high: 500 }],
        [
          { at: '5-10', low: 500, high: 1000 },
          { at: '3-6', low: 100, high: 600 },
        ],
      ];
    case 'table':
      return [
        rows(),
        rows().slice(0, 6),
        ...['fee', 'jackpot', 'pays', 'rate', 'high']
          .filter((column) => column in kind.columns)
          .map((column) => rows().map((row) => ({ ...row, [column]: Number(row[column]) + 200 }))),
        rows().map((row) => ('rule' in row ? { ...row, rule: 'NOBODY-1' } : row)),
        [],
      ];
  }
}

describe.each(read)('%s', (id, { games: pages, faults }) => {
  test('its documents are as they should be', () => {
    expect(faults.map(printFault)).toEqual([]);
  });
  test.each([...pages])('%s opens the same tables as the book', (game, { pages: page }) => {
    const gameId = game as GameId;
    const stakes = stakesOf(gameId) as readonly Stake[];
    const list = switchesFor(id as never, gameId);
    expect([...knobsOf(page).keys()].sort()).toEqual(list.flatMap(keysOf).sort());
    expect(stakesOn(page)).toEqual(stakes);
    const odd: string[] = [];
    const compare = (stake: string | undefined, switches: Readonly<Record<string, unknown>>, on?: string): boolean => {
      const how = { switches, ...(stake === undefined ? {} : { stake }), ...(on === undefined ? {} : { on }) };
      const book = openTable({ house: id, game, ...how });
      const mine = openPages(page, how);
      const told = `${stake ?? ''} ${JSON.stringify(switches).slice(0, 200)}`;
      if (isOpened(book) !== !isRefused(mine))
        odd.push(`${told}: book ${JSON.stringify(book).slice(0, 160)}, document ${JSON.stringify(mine).slice(0, 260)}`);
      else if (isOpened(book))
        odd.push(
          ...differences({ ...book, words: undefined, hash: 'unknown' }, { ...mine, hash: 'unknown' }).map(
            (d) => `${told}: ${d}`,
          ),
        );
      else if (book.refused !== (mine as typeof book).refused || book.rule !== (mine as typeof book).rule)
        odd.push(`${told}: book ${book.refused} ${book.rule}, document ${JSON.stringify(mine).slice(0, 200)}`);
      if (isOpened(book) && !isRefused(mine)) expect(mine.hash === book.hash || odd.length > 0, told).toBe(true);
      return isOpened(book);
    };
    for (const { id: stake } of stakes) compare(stake, {});
    compare('no such stake', {});
    for (const day of DAYS) compare(undefined, {}, day);
    const throws = list.flatMap((entry) =>
      keysOf(entry).flatMap((key) => throwsOf(entry, gameId).map((value) => [key, value] as const)),
    );
    const fine = throws.filter(([key, value]) => {
      const first = compare(undefined, { [key]: value });
      return (stakes.length > 1 && compare(stakes.at(-1)!.id, { [key]: value })) || first;
    });
    const roll = dice(7);
    for (let i = 0; i < 400; i++) {
      const from = i % 5 === 0 ? throws : fine;
      const mixed = Object.fromEntries(Array.from({ length: 2 + roll(4) }, () => from[roll(from.length)]!));
      compare(stakes[roll(stakes.length)]!.id, mixed);
    }
    expect(odd.slice(0, 12)).toEqual([]);
  });
});

/** Where two tables differ. */
function differences(book: unknown, mine: unknown, path = ''): readonly string[] {
  if (JSON.stringify(book) === JSON.stringify(mine)) return [];
  if (book === null || mine === null || typeof book !== 'object' || typeof mine !== 'object')
    return [`${path}: book ${JSON.stringify(book)}, document ${JSON.stringify(mine)}`];
  const keys = new Set([...Object.keys(book), ...Object.keys(mine)]);
  return [...keys].flatMap((key) =>
    differences((book as Record<string, unknown>)[key], (mine as Record<string, unknown>)[key], `${path}.${key}`),
  );
}
test('every game, clause and ruling of the books stands in the documents, and none in them is another house’s', () => {
  const written = read.flatMap(([, { games: pages }]) => [...pages.keys()]);
  expect(written.sort()).toEqual(games.map(({ id }) => String(id)).sort());
  const words = new Set(read.flatMap(([, house]) => [...house.words.keys()]));
  expect([...clauses, ...rulings].map(({ id }) => id).filter((id) => !words.has(id))).toEqual([]);
  for (const [id, { games: pages }] of read) {
    const { code } = houses.find((house) => house.id === id)!;
    for (const { pages: page } of pages.values())
      for (const { entry } of entriesOf(page))
        expect(entry.id).toMatch(new RegExp(`^(?:BAR|REG|AMB-GEN|AMB-${code}|${code})-`));
  }
});
