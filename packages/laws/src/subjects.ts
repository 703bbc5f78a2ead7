// The list of everything that is held to the laws. It is read off the books: every game a house offers, at tables that between
// them have each form of limit, from two seats to a full table, and every switch thrown. Nothing is listed here by hand.
import { createHash } from 'node:crypto';
import type { Setup } from 'baraja';
import { citableAt, type GameBook, gameBooks, gameOf, stakesOf } from 'baraja/books';
import { KUHN_CLAUSES, kuhn, LEDUC_CLAUSES, leduc } from 'baraja/games';
import type { TableRules } from 'baraja/table';
import { bankedWeigh, spanishOrder, twentyOneOrder } from './banked.js';
import { rummyPropose, rummyWeigh } from './rummies.js';
import type { Order, Subject } from './subject.js';
import { halves, openedAt, type Switches, thrown } from './switched.js';
import { dealtAt, type Scene } from './tables.js';

/** A book in twelve hexadecimal digits. */
export const hashOf = (book: unknown): string =>
  createHash('sha256').update(JSON.stringify(book)).digest('hex').slice(0, 12);

const knownTo = (clauses: object) => (rule: string) => Object.hasOwn(clauses, rule);

/** The two small games of the census, which no house offers. */
export const smallSubjects: readonly Subject[] = [
  {
    name: 'kuhn',
    game: kuhn,
    setup: { chips: { 'stack:0': 10, 'stack:1': 10 }, markers: {}, terms: null },
    book: { id: 'kuhn', hash: hashOf(KUHN_CLAUSES) },
    knows: knownTo(KUHN_CLAUSES),
  },
  {
    name: 'leduc',
    game: leduc,
    setup: { chips: { 'stack:0': 20, 'stack:1': 20 }, markers: {}, terms: null },
    book: { id: 'leduc', hash: hashOf(LEDUC_CLAUSES) },
    knows: knownTo(LEDUC_CLAUSES),
  },
];

let all: readonly Subject[] | null = null;
/** Every subject, in the order of docs/games.md. Made once: it opens some hundreds of tables. */
export function subjects(): readonly Subject[] {
  all ??= [...gameBooks.flatMap(subjectsOf), ...smallSubjects];
  return all;
}

/** A table the laws are tried at: its settings, and how it came to the deal. */
export interface Placing {
  readonly name: string;
  readonly stake: string;
  readonly switches: Switches;
  readonly dealer: 'engine' | 'person';
  readonly scene: Scene;
}

/** The subjects of one game. */
export const subjectsOf = (book: GameBook): readonly Subject[] => placingsOf(book).map((p) => subjectAt(book, p));

/** Families whose rarest deals are helped along. */
const ORDERS: Readonly<Record<string, (setup: Setup) => Order>> = {
  'twenty-one': twentyOneOrder,
  'spanish-poker': spanishOrder,
};

export const subjectAt = (book: GameBook, { name, stake, switches, dealer, scene }: Placing): Subject =>
  subjectOf(openedAt(book, { stake, switches, dealer })!, name, scene);

/** A table as it was opened, by whatever book. */
export function subjectOf(rules: TableRules, name: string, scene: Scene): Subject {
  const dealt = dealtAt(rules, scene);
  const named = citableAt(rules);
  return {
    name: `${rules.gameId} ${name}`,
    ...dealt,
    ...(rules.game.family === 'rummy'
      ? { propose: rummyPropose(dealt.game, rules.game), weigh: rummyWeigh, isLong: true }
      : {}),
    ...(rules.seating.kind === 'bank' ? { weigh: bankedWeigh } : {}),
    ...(ORDERS[rules.game.family] ? { order: ORDERS[rules.game.family]!(dealt.setup) } : {}),
    // The values a round is played by. The book's own hash covers every word of every ruling, which no round depends on.
    book: {
      id: `${rules.house} ${rules.gameId} ${rules.stake}`,
      hash: hashOf([rules.game, rules.forced, rules.fee]),
    },
    knows: (rule) => named.has(rule),
  };
}

/** Where the laws are tried at a game: by the sheet with all seats taken and with two, then with everything thrown. */
export function placingsOf(book: GameBook): readonly Placing[] {
  const stakes = kindsOf(book);
  const [first] = stakes;
  const last = stakes.at(-1)!;
  const more = thrown(book, stakes).map(
    ({ stake, switches }, i): Placing => ({
      name: `switched ${i + 1}`,
      stake,
      switches,
      dealer: i % 2 === 0 ? 'person' : 'engine',
      scene: { seats: i % 2 === 0 ? 4 : 7, stacks: i % 2 === 0 ? 'short' : 'deep' },
    }),
  );
  return [
    {
      name: 'full',
      stake: first!,
      switches: {},
      dealer: 'engine',
      scene: { seats: 10, stacks: 'short', returning: true },
    },
    { name: 'heads-up', stake: last, switches: {}, dealer: 'person', scene: { seats: 2, stacks: 'deep' } },
    ...between(book, last),
    ...withBanks(book, stakes),
    ...more,
  ];
}

/** What tells one stake of a game from another. */
const sizeOf = (game: TableRules['game']): string | number =>
  'limit' in game
    ? game.limit.kind
    : 'streets' in game
      ? game.streets[0]!.limit.kind
      : 'condition' in game
        ? game.condition
        : 'point' in game
          ? game.point
          : 'leastWager' in game
            ? game.leastWager
            : game.family;

/** A rummy at every number of seats between two and all of them: a card that goes round is another thing at each. */
function between(book: GameBook, stake: string): readonly Placing[] {
  const { family, players } = gameOf(book.id);
  if (family !== 'rummy') return [];
  return Array.from({ length: players.max - 3 }, (_, i) => i + 3).map((seats) => ({
    name: `${seats} seats`,
    stake,
    switches: {},
    dealer: seats % 2 === 0 ? 'person' : 'engine',
    scene: { seats, stacks: 'mixed', returning: seats % 2 === 1 },
  }));
}

/**
 * Where somebody banks: switches thrown by halves at full tables with chips for many wagers, since a bank is short, a hand split
 * and a bonus paid together or not at all; and twenty-one out of one deck, whose cards run out in the middle of a round.
 */
function withBanks(book: GameBook, stakes: readonly string[]): readonly Placing[] {
  const { players } = gameOf(book.id);
  const stake = stakes[Math.floor(stakes.length / 2)]!;
  const { game, seating } = openedAt(book, { stake })!;
  if (seating.kind !== 'bank') return [];
  const full = { seats: players.max, stacks: 'deep' } as const;
  const crowd = { stake, dealer: 'engine', scene: full } as const;
  return [
    ...halves(book, stake).map((switches, i): Placing => ({ ...crowd, name: `half ${i + 1}`, switches })),
    ...(game.family === 'twenty-one' ? [{ ...crowd, name: 'one deck', switches: { 'bank.decks': 1 } }] : []),
  ];
}

/** One stake of each kind: each form of limit or each condition, with each kind of fee it is played for. */
export function kindsOf(book: GameBook): readonly string[] {
  const offered = stakesOf(book.id);
  if ('refused' in offered) throw new Error(`${book.id} opens no table: ${JSON.stringify(offered)}`);
  const kinds = new Map<string, string>();
  for (const { id } of offered) {
    const { game, fee } = openedAt(book, { stake: id }) as TableRules;
    const kind = `${sizeOf(game)} ${fee.kind}`;
    if (!kinds.has(kind)) kinds.set(kind, id);
  }
  return [...kinds.values()];
}
