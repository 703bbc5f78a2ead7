// The rules desk against dealt hands: whatever may go wrong at any game of any house, the desk, told how a hand stands, says what the
// table does: the remedy or why there is none, the clause, and the money. `npm run desk` looks at many more hands, with every switch.
import { type GameBook, gameBooks, gameOf, stakesOf } from 'baraja/books';
import { lawWordsOf, linesAt, reportsAt } from 'baraja/games';
import type { TableRules } from 'baraja/table';
import { expect, test } from 'vitest';
import { FloorDesk } from './floor-desk.js';
import { TELLS } from './floor-money.js';
import { type Placing, subjectAt } from './subjects.js';
import { openedAt, throwsOf } from './switched.js';

const LONG = Number(process.env.BARAJA_DESK ?? 0);
/** So many rounds at each table at least, and so many at most where a line of the floor's law has not come to pass yet. */
const LEAST = LONG || 2;
const MOST = LONG || 12;
const LONG_GAME = 1;

function tablesOf({ id }: GameBook): readonly Placing[] {
  const offered = stakesOf(id);
  if ('refused' in offered) throw new Error(`${id} opens no table`);
  const [first, last] = [offered[0]!.id, offered.at(-1)!.id];
  const plain = { switches: {}, dealer: 'person' } as const;
  return [
    { ...plain, name: 'five', stake: last, scene: { seats: 5, stacks: 'deep' } },
    { ...plain, name: 'heads-up', stake: last, scene: { seats: 2, stacks: 'deep' } },
    { ...plain, name: 'full', stake: first, dealer: 'engine', scene: { seats: 10, stacks: 'short' } },
  ];
}
/** What a desk goes by. */
const lawOf = ({ game }: TableRules): string =>
  JSON.stringify([linesAt(game), ...['feeOnVoid', 'outOfTurn', 'window'].map((key) => game[key as never])]);
/** Tables at which one switch makes another law. In a short run each setting is tried at one game of a house. */
function switchedTables(book: GameBook, tried: Set<string>): readonly Placing[] {
  const [{ stake, ...five }] = tablesOf(book) as [Placing];
  const usual = lawOf(openedAt(book, { stake })!);
  return throwsOf(book, stake).flatMap(({ key, value }): Placing[] => {
    const setting = `${gameOf(book.id).house} ${key} ${String(value)}`;
    if (!LONG && tried.has(setting)) return [];
    const switches = { [key]: value };
    const rules = openedAt(book, { stake, switches });
    if (rules === undefined || lawOf(rules) === usual) return [];
    tried.add(setting);
    return [{ ...five, stake, switches, name: `${key} ${String(value)}` }];
  });
}
const lineOf = ({ report, by, remedy }: ReturnType<typeof linesAt>[number]): readonly string[] =>
  remedy === undefined ? [] : [`${report} ${by} ${typeof remedy === 'string' ? remedy : Object.keys(remedy)[0]}`];

/** What the desk and the tables of a game differ in, and which lines never came to pass. */
function looked(book: GameBook, tables: readonly Placing[]): { wrong: readonly string[]; unmet: readonly string[] } {
  const wrong: string[] = [];
  const met = new Set<string>();
  const lines = new Set<string>();
  for (const placing of tables) {
    const { game: rules } = openedAt(book, placing)!;
    for (const line of linesAt(rules).flatMap(lineOf)) lines.add(line);
    const subject = subjectAt(book, placing);
    const desk = new FloorDesk(rules, subject.game);
    const isDone = () => [...lines].every((line) => met.has(line) || desk.met.has(line));
    for (let seed = 0; seed < MOST && (seed < LEAST || !isDone()); seed++) {
      desk.follow(subject, subject.isLong ? seed * 2 + 1 : seed);
      if (subject.isLong && seed + 1 >= LONG_GAME && !LONG) break;
    }
    for (const one of desk.met) met.add(one);
    wrong.push(...[...desk.wrong].map((one) => `${placing.name}: ${one}`));
  }
  return { wrong, unmet: [...lines].filter((line) => !met.has(line)) };
}

const PATIENCE = 120_000;
test.each(gameBooks.map((book) => [book.id, book] as const))(
  '%s: for each irregularity the desk says what the table does, and every line of its floor law comes to pass',
  (_id, book) => {
    expect(looked(book, tablesOf(book))).toEqual({ wrong: [], unmet: [] });
  },
  PATIENCE,
);
test(
  'with any switch that makes another floor law',
  () => {
    const tried = new Set<string>();
    const wrong = gameBooks.flatMap((book) =>
      switchedTables(book, tried).flatMap((table) => looked(book, [table]).wrong.map((one) => `${book.id} ${one}`)),
    );
    expect(wrong).toEqual([]);
    expect(tried.size).toBeGreaterThan(0);
  },
  PATIENCE,
);
test('every game has something that can go wrong; what each remedy tells is known', () => {
  const silent = gameBooks.filter((book) => reportsAt(openedAt(book, {})!.game).length === 0);
  expect(silent.map(({ id }) => id)).toEqual([]);
  const remedies = gameBooks.flatMap((book) => {
    const { game } = openedAt(book, {})!;
    return Object.keys(lawWordsOf(game.family === 'rummy' ? game.game : game.family)!.remedies);
  });
  expect([...new Set(remedies)].filter((remedy) => TELLS[remedy] === undefined)).toEqual([]);
});
