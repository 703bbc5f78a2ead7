/**
 * A text that trackers read, in the shape of PokerStars'. A raise says both by how much and to what; a call and a bet what they put in. A
 * fee that a house takes from a stack is gone before the hand begins. Where a hand comes from stands in the name of its table.
 */
import type { Chips, Seat } from 'baraja';
import type { OwnGame, OwnTable } from 'baraja/own';
import { printed } from './cards.js';
import { type Fault, fault } from './fault.js';
import { inCents } from './money.js';
import type { Act, MaybeFace, PokerHand, PokerPost, PostKind } from './poker.js';
import { type Counted, type Counting, counted, type StreetName } from './streets.js';

export const STARS_GAMES: readonly (readonly [name: string, game: OwnGame])[] = [
  ['Hold’em', 'hold'],
  ['6+ Hold’em', 'short'],
  ['Omaha', 'oma'],
  ['Omaha Hi/Lo', 'ohl'],
  ['5 Card Omaha', 'oma5'],
  ['5 Card Omaha Hi/Lo', 'ohl5'],
  ['7 Card Stud', 'stud'],
  ['7 Card Stud Hi/Lo', 'sthl'],
  ['Razz', 'razz'],
  ['5 Card Draw', 'draw'],
  ['Single Draw 2-7 Lowball', '27s'],
  ['Triple Draw 2-7 Lowball', '27t'],
  ['Badugi', 'bad'],
].map(([name, game]) => [name!.replace('’', "'"), game as OwnGame] as const);
export const STARS_LIMITS: readonly (readonly [name: string, limit: OwnTable['limit']])[] = [
  ['No Limit', 'no'],
  ['Pot Limit', 'pot'],
  ['Limit', 'fixed'],
];
export const STARS_HEADS: Readonly<Record<StreetName, string>> = {
  Preflop: 'HOLE CARDS',
  Flop: 'FLOP',
  Turn: 'TURN',
  River: 'RIVER',
  'Third Street': '3rd STREET',
  'Fourth Street': '4th STREET',
  'Fifth Street': '5th STREET',
  'Sixth Street': '6th STREET',
  'Seventh Street': 'RIVER',
  Deal: 'DEALING HANDS',
  'First Draw': 'FIRST DRAW',
  'Second Draw': 'SECOND DRAW',
  'Third Draw': 'THIRD DRAW',
};
export const STARS_POSTS: Readonly<Record<PostKind, string>> = {
  ante: 'posts the ante',
  'small-blind': 'posts small blind',
  'big-blind': 'posts big blind',
  'dead-small': 'posts small blind',
  'live-big': 'posts big blind',
  kill: 'posts big blind',
  straddle: 'posts straddle',
};

const dollars = (chips: Chips): string => `$${inCents(chips)}`;
const bracket = (cards: readonly MaybeFace[]): string => `[${printed(cards, ' ')}]`;
const known = (cards: readonly MaybeFace[]): readonly MaybeFace[] => cards.filter((card) => card !== null);

/** The text; or what of it such a text has no word for. */
export function starsOf(poker: PokerHand): string | Fault {
  const game = STARS_GAMES.find(([, one]) => one === poker.own?.game)?.[0];
  const limit = STARS_LIMITS.find(([, one]) => one === poker.own?.limit)?.[0];
  if (game === undefined || limit === undefined)
    return fault('cannot-say', { what: poker.of?.game ?? String(poker.own?.game) });
  const own = poker.acts.find((act) => act.act === 'own');
  if (own?.act === 'own') return fault('cannot-say', { what: own.type });
  const fees = poker.of?.fees ?? [];
  if (fees.some(({ from }) => from !== undefined)) return fault('cannot-say', { what: 'CollectionTaken' });
  const told = counted(poker);
  const lines = [
    ...head(poker, `${game} ${limit}`),
    ...told.posts.map((post) => postLine(post, nameOf(poker, post.seat))),
    ...streetLines(poker, told),
    ...endLines(poker, told),
    ...summary(poker, told),
  ];
  return `${lines.join('\n')}\n`;
}
/** A table that was named here before, and read again: house, game, stake, table and hand. */
const isNamed = (table: string): boolean => table.split('|').length === 5;
const nameOf = ({ players }: PokerHand, seat: Seat): string => players.find((one) => one.seat === seat)!.name;
/** The same hand has the same number, so that nobody reads it in twice. */
function numberOf({ table, id, of }: PokerHand): string {
  if ((of === null || isNamed(table)) && /^\d+$/.test(id)) return id;
  let hash = 7;
  for (const letter of `${table} ${id}`) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_000_007;
  return /^\d{1,9}$/.test(id) ? `${hash}${id.padStart(9, '0')}` : String(hash);
}
function head(poker: PokerHand, game: string): readonly string[] {
  const { own, of, players, at } = poker;
  const [low, high] = own?.limit === 'fixed' ? (own.bets ?? [0, 0]) : (own?.blinds ?? [0, own?.bets?.[0] ?? 0]);
  const feeOf = (seat: Seat): Chips => (of?.fees ?? []).reduce((n, fee) => n + (fee.seat === seat ? fee.amount : 0), 0);
  const table =
    of === null || isNamed(poker.table) ? poker.table : [of.house, of.game, of.stake, poker.table, poker.id].join('|');
  return [
    `PokerStars Hand #${numberOf(poker)}:  ${game} (${dollars(low)}/${dollars(high)} USD) - ${dateOf(at)}`,
    `Table '${table.replaceAll("'", '’')}' ${poker.seats}-max Seat #${players.at(-1)!.seat} is the button`,
    ...[...players]
      .sort((a, b) => a.seat - b.seat)
      .map(({ seat, name, stack }) => `Seat ${seat}: ${name} (${dollars(stack - feeOf(seat))} in chips)`),
  ];
}
/** '2026/01/01 00:01:00 UTC'. */
const dateOf = (at: number | null): string => {
  const iso = new Date(at ?? 0).toISOString();
  return `${iso.slice(0, 10).replaceAll('-', '/')} ${iso.slice(11, 19)} UTC`;
};
const allIn = (isAll: boolean): string => (isAll ? ' and is all-in' : '');
const postLine = ({ kind, put, allIn: isAll }: PokerPost & { put: Chips; allIn: boolean }, name: string): string =>
  `${name}: ${STARS_POSTS[kind]} ${dollars(put)}${allIn(isAll)}`;

function streetLines(poker: PokerHand, { streets }: Counting): readonly string[] {
  const board: MaybeFace[] = [];
  const held = new Map<Seat, MaybeFace[]>();
  return streets.flatMap(({ name, board: cards, acts }) => {
    const before = board.length > 0 ? `${bracket(board)} ` : '';
    board.push(...cards);
    const here = cards.length > 0 ? ` ${before}${bracket(cards)}` : '';
    return [`*** ${STARS_HEADS[name]} ***${here}`, ...dealLines(poker, acts, held)];
  });
}
/** Cards that come to a seat on one street stand in one line, behind those it has; what was not seen is not there. */
function dealLines(poker: PokerHand, acts: readonly Counted[], held: Map<Seat, MaybeFace[]>): readonly string[] {
  const out: string[] = [];
  let run: Extract<Act, { act: 'deal' }>[] = [];
  const flush = (): void => {
    for (const seat of new Set(run.map((one) => one.seat))) {
      const news = known(run.filter((one) => one.seat === seat).flatMap(({ cards }) => cards));
      const had = known(held.get(seat) ?? []);
      held.set(seat, [...(held.get(seat) ?? []), ...news]);
      if (news.length > 0)
        out.push(`Dealt to ${nameOf(poker, seat)} ${had.length > 0 ? `${bracket(had)} ` : ''}${bracket(news)}`);
    }
    run = [];
  };
  for (const one of acts) {
    if (one.act.act === 'deal') {
      run.push(one.act);
      continue;
    }
    flush();
    if (one.act.act === 'throw') {
      const cards = held.get(one.act.seat) ?? [];
      for (const card of one.act.cards) cards.splice(Math.max(0, cards.indexOf(card)), cards.includes(card) ? 1 : 0);
    }
    if (one.act.act !== 'board') out.push(`${nameOf(poker, one.act.seat)}: ${deedOf(one)}`);
  }
  flush();
  return out;
}
function deedOf({ act, put, allIn: isAll, before }: Counted): string {
  switch (act.act) {
    case 'fold':
      return 'folds';
    case 'check':
      return 'checks';
    case 'call':
      return `calls ${dollars(put)}${allIn(isAll)}`;
    case 'bet':
      return `bets ${dollars(put)}${allIn(isAll)}`;
    case 'raise':
      return `raises ${dollars(act.to - before)} to ${dollars(act.to)}${allIn(isAll)}`;
    case 'open':
      return `brings in for ${dollars(put)}${allIn(isAll)}`;
    case 'throw': {
      if (act.cards.length === 0) return 'stands pat';
      const seen = act.cards.every((card) => card !== null) ? ` ${bracket(act.cards)}` : '';
      return `discards ${act.cards.length} card${act.cards.length > 1 ? 's' : ''}${seen}`;
    }
    default:
      return '';
  }
}

function endLines(poker: PokerHand, { showdown, returned }: Counting): readonly string[] {
  const potName = (i: number): string => (poker.pots.length < 2 ? 'pot' : i === 0 ? 'main pot' : `side pot-${i}`);
  return [
    ...(returned && poker.end
      ? [`Uncalled bet (${dollars(returned.amount)}) returned to ${nameOf(poker, returned.seat)}`]
      : []),
    ...(showdown.length > 0 ? ['*** SHOW DOWN ***'] : []),
    ...showdown.flatMap(({ act }) =>
      act.act === 'show'
        ? [`${nameOf(poker, act.seat)}: shows ${bracket(act.cards)}`]
        : act.act === 'muck'
          ? [`${nameOf(poker, act.seat)}: mucks hand`]
          : [],
    ),
    ...poker.pots.flatMap(({ wins }, i) =>
      wins.map(({ seat, amount }) => `${nameOf(poker, seat)} collected ${dollars(amount)} from ${potName(i)}`),
    ),
  ];
}
function summary(poker: PokerHand, { total, streets }: Counting): readonly string[] {
  const won = (seat: Seat): Chips =>
    poker.pots.flatMap(({ wins }) => wins).reduce((n, one) => n + (one.seat === seat ? one.amount : 0), 0);
  const board = streets.flatMap((street) => street.board);
  const collected = poker.pots.reduce((n, { amount }) => n + amount, 0);
  const came = (seat: Seat): string => {
    const shown = poker.acts.find((act) => act.act === 'show' && act.seat === seat);
    const got = won(seat) > 0 ? (shown ? `won (${dollars(won(seat))})` : `collected (${dollars(won(seat))})`) : 'lost';
    if (shown?.act === 'show') return `showed ${bracket(shown.cards)} and ${got}`;
    if (won(seat) > 0) return got;
    return poker.acts.some((act) => act.act === 'fold' && act.seat === seat) ? 'folded' : 'mucked';
  };
  return [
    '*** SUMMARY ***',
    `Total pot ${dollars(total)} | Rake ${dollars(poker.pots.length > 0 ? total - collected : 0)}`,
    ...(board.length > 0 ? [`Board ${bracket(board)}`] : []),
    ...[...poker.players]
      .sort((a, b) => a.seat - b.seat)
      .map(
        ({ seat, name }) =>
          `Seat ${seat}: ${name}${seat === poker.players.at(-1)!.seat ? ' (button)' : ''} ${came(seat)}`,
      ),
  ];
}
