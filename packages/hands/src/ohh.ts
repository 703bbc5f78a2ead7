/**
 * Open Hand History: JSON objects with a blank line between them. An amount is what an act puts in, also for a raise, so it is converted
 * both ways; before the flop nothing is a bet. A fee that a house takes from a stack is gone before the hand begins. What only a house's
 * table knows stands under `_baraja`.
 */
import type { Chips, Seat } from 'baraja';
import { cardOf, printed } from './cards.js';
import { type Fault, fault } from './fault.js';
import { isCutShort } from './json.js';
import { Bad, chipsOf } from './money.js';
import { type Ours, oursIn } from './ours.js';
import { type Act, Betting, type PokerHand, type PokerPost, type PostKind } from './poker.js';
import { type Counted, counted } from './streets.js';

const GAMES: Readonly<Record<string, string>> = {
  hold: 'Holdem',
  short: 'Holdem',
  pine: 'Holdem',
  oma: 'Omaha',
  oma5: 'Omaha',
  ohl: 'OmahaHiLo',
  ohl5: 'OmahaHiLo',
  stud: 'Stud',
  razz: 'Stud',
  sthl: 'StudHiLo',
  draw: 'Draw',
  '27s': 'Draw',
  '27t': 'Draw',
  bad: 'Draw',
};
const POSTS: Readonly<Record<PostKind, string>> = {
  ante: 'Post Ante',
  'small-blind': 'Post SB',
  'big-blind': 'Post BB',
  'dead-small': 'Post Dead',
  'live-big': 'Post Extra Blind',
  kill: 'Post Extra Blind',
  straddle: 'Straddle',
};

interface OhhAction {
  readonly action_number: number;
  readonly player_id: number;
  readonly action: string;
  readonly amount?: number;
  readonly is_allin?: boolean;
  readonly cards?: readonly string[];
  /** What a house's own act is called. */
  readonly _baraja?: string;
}
interface OhhRound {
  readonly id: number;
  readonly street: string;
  readonly cards: readonly string[];
  readonly actions: readonly OhhAction[];
}

// --- out ----------------------------------------------------------------------------------------------------------

const money = (chips: Chips): number => chips / 100;
export function ohhOf(poker: PokerHand): string {
  const { own, of, players, at } = poker;
  const { posts, streets, showdown } = counted(poker);
  const idOf = (seat: Seat): number => players.findIndex((one) => one.seat === seat);
  const feeOf = (seat: Seat): Chips =>
    (of?.fees ?? []).reduce((n, fee) => n + (fee.seat === seat && fee.from === undefined ? fee.amount : 0), 0);
  const blind = (kind: PostKind): number => money(poker.posts.find((post) => post.kind === kind)?.amount ?? 0);
  let number = 0;
  const actionOf = (one: Omit<OhhAction, 'action_number'>): OhhAction => ({ action_number: ++number, ...one });
  const posted = posts.map(({ seat, kind, put, allIn }) =>
    actionOf({ player_id: idOf(seat), action: POSTS[kind], amount: money(put), is_allin: allIn }),
  );
  const rounds: OhhRound[] = streets.map(({ name, board, acts }, id) => ({
    id,
    street: name,
    cards: board.map((card) => printed([card])),
    actions: [...(id === 0 ? posted : []), ...acts.flatMap((one) => told(one, id, idOf).map(actionOf))],
  }));
  if (showdown.length > 0)
    rounds.push({
      id: rounds.length,
      street: 'Showdown',
      cards: [],
      actions: showdown.flatMap((one) => told(one, rounds.length, idOf).map(actionOf)),
    });
  const ohh = {
    spec_version: '1.4.7',
    site_name: 'Baraja',
    network_name: 'Baraja',
    internal_version: '1',
    tournament: false,
    game_number: `${poker.table}-${poker.id}`,
    start_date_utc: at === null ? '' : new Date(at).toISOString(),
    table_name: poker.table,
    table_size: poker.seats,
    game_type: GAMES[String(own?.game)] ?? 'Draw',
    bet_limit: { bet_type: own?.limit === 'no' ? 'NL' : own?.limit === 'pot' ? 'PL' : 'FL', bet_cap: 0 },
    currency: 'USD',
    dealer_seat: players.at(-1)!.seat,
    small_blind_amount: blind('small-blind'),
    big_blind_amount: blind('big-blind'),
    ante_amount: blind('ante'),
    ...(typeof poker.eyes === 'number' ? { hero_player_id: idOf(poker.eyes) } : {}),
    flags: typeof poker.eyes === 'number' ? [] : ['Observed'],
    players: players.map(({ seat, name, stack }, id) => ({
      id,
      seat,
      name,
      display: name,
      starting_stack: money(stack - feeOf(seat)),
      is_sitting_out: false,
    })),
    rounds,
    pots: poker.pots.map(({ amount, wins }, i) => ({
      number: i,
      amount: money(amount),
      rake: 0,
      player_wins: wins.map((win) => ({ player_id: idOf(win.seat), win_amount: money(win.amount) })),
    })),
    _baraja: { id: poker.id, eyes: poker.eyes, own, of, posts: poker.posts, end: poker.end },
  };
  return `${JSON.stringify({ ohh }, null, 1)}\n`;
}
function told(
  { act, put, allIn }: Counted,
  round: number,
  idOf: (seat: Seat) => number,
): readonly Omit<OhhAction, 'action_number'>[] {
  if (act.act === 'board') return [];
  const player_id = idOf(act.seat);
  const cards = 'cards' in act ? { cards: act.cards.map((card) => printed([card])) } : {};
  const paid = { amount: money(put), is_allin: allIn };
  switch (act.act) {
    case 'fold':
      return [{ player_id, action: 'Fold' }];
    case 'check':
      return [{ player_id, action: 'Check' }];
    case 'call':
      return [{ player_id, action: 'Call', ...paid }];
    case 'bet':
    case 'raise':
      // Before the flop the blinds were bets already, so that nothing is called one.
      return [{ player_id, action: act.act === 'bet' && round > 0 ? 'Bet' : 'Raise', ...paid }];
    case 'open':
      return [{ player_id, action: 'Post Extra Blind', ...paid, _baraja: 'open' }];
    case 'throw':
      return [{ player_id, action: 'Mucks Cards', ...cards, _baraja: 'throw' }];
    case 'deal':
      return [{ player_id, action: 'Dealt Cards', ...cards, ...(act.up ? { _baraja: 'up' } : {}) }];
    case 'show':
      return [{ player_id, action: 'Shows Cards', ...cards }];
    case 'muck':
      return [{ player_id, action: 'Mucks Cards' }];
    case 'own':
      return [{ player_id, action: 'Post Dead', amount: money(act.amount ?? 0), _baraja: act.type }];
  }
}

// --- in -----------------------------------------------------------------------------------------------------------

type Json = Readonly<Record<string, unknown>>;
const bad = (field: string): never => {
  throw new Bad(fault('bad-field', { field }));
};
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const object = (value: unknown, field: string): Json => (isObject(value) ? value : bad(field));
const objects = (value: unknown, field: string): readonly Json[] =>
  Array.isArray(value) && value.every(isObject) ? value : bad(field);
const chips = (value: unknown, field: string): Chips => (typeof value === 'number' ? chipsOf(value) : bad(field));
/** Some write numbers as texts. */
const whole = (value: unknown, field: string): number => (/^\d{1,9}$/.test(String(value)) ? Number(value) : bad(field));
/** Some write texts as numbers. */
const said = (value: unknown, field: string): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : bad(field);
/** Lists of cards; some write an empty text for none. */
const cards = (value: unknown) =>
  Array.isArray(value) ? value.map((card) => cardOf(card === '' ? '??' : said(card, 'cards'))) : [];

export function readOhh(json: string): PokerHand | Fault {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return fault(isCutShort(json) ? 'cut-short' : 'not-json');
  }
  try {
    return handOf(object(object(read, 'ohh').ohh, 'ohh'));
  } catch (error) {
    if (error instanceof Bad) return error.fault;
    throw error;
  }
}
function handOf(ohh: Json): PokerHand {
  const extra: Ours = ohh._baraja === undefined ? {} : oursIn('_baraja.', object(ohh._baraja, '_baraja'));
  const dealer = whole(ohh.dealer_seat, 'dealer_seat');
  const seated = objects(ohh.players, 'players').map((one) => ({
    key: Number(one.id),
    seat: whole(one.seat, 'players.seat'),
    name: said(one.name ?? one.display ?? one.id, 'players.name'),
    stack: chips(one.starting_stack, 'starting_stack'),
    isOut: one.is_sitting_out === true,
  }));
  const order = seated.filter(({ isOut }) => !isOut).sort((a, b) => a.seat - b.seat);
  const from = order.findIndex(({ seat }) => seat > dealer);
  const players = extra.of ? order : [...order.slice(Math.max(0, from)), ...order.slice(0, Math.max(0, from))];
  if (extra.of) players.sort((a, b) => a.key - b.key);
  const seatOf = (key: unknown): Seat =>
    players.find((one) => one.key === key)?.seat ??
    (() => {
      throw new Bad(fault('nobody-there', { who: said(key, 'player_id') }));
    })();
  const feeOf = (seat: Seat): Chips =>
    (extra.of?.fees ?? []).reduce((n, fee) => n + (fee.seat === seat && fee.from === undefined ? fee.amount : 0), 0);
  const people = players.map(({ seat, name, stack }) => ({ seat, name, stack: stack + feeOf(seat) }));
  const rounds = objects(ohh.rounds, 'rounds');
  const posts = extra.posts ?? postsIn(rounds, seatOf);
  const head = { players: people, of: extra.of ?? null, posts };
  const at = Date.parse(
    /Z$|[+-]\d\d:\d\d$/.test(String(ohh.start_date_utc)) ? String(ohh.start_date_utc) : `${ohh.start_date_utc}Z`,
  );
  return {
    table: said(ohh.table_name ?? '', 'table_name'),
    id: extra.id ?? said(ohh.game_number ?? '', 'game_number'),
    at: Number.isNaN(at) ? null : at,
    eyes: extra.eyes ?? (ohh.hero_player_id === undefined ? 'all' : seatOf(ohh.hero_player_id)),
    own: extra.own === undefined ? ownBy(ohh, posts) : extra.own,
    of: extra.of ?? null,
    players: people,
    seats: ohh.table_size === undefined ? players.length : whole(ohh.table_size, 'table_size'),
    posts,
    acts: actsIn(rounds, head, seatOf),
    pots: objects(ohh.pots, 'pots').map((pot) => ({
      amount: chips(pot.amount, 'pots') - (typeof pot.rake === 'number' ? chipsOf(pot.rake) : 0),
      wins: objects(pot.player_wins, 'player_wins').map((win) => ({
        seat: seatOf(win.player_id),
        amount: chips(win.win_amount, 'win_amount'),
      })),
    })),
    end: extra.end ?? null,
  };
}
const postsIn = (rounds: readonly Json[], seatOf: (key: unknown) => Seat): readonly PokerPost[] =>
  rounds.flatMap((round) =>
    objects(round.actions, 'actions').flatMap((one) => {
      const kind = (Object.entries(POSTS).find(([, name]) => name === one.action && one._baraja === undefined) ??
        [])[0] as PostKind | undefined;
      return kind === undefined ? [] : [{ seat: seatOf(one.player_id), kind, amount: chips(one.amount, 'amount') }];
    }),
  );
/** The table of one's own that the fields describe. */
function ownBy(ohh: Json, posts: readonly PokerPost[]): PokerHand['own'] {
  const type = said(ohh.game_type, 'game_type');
  const game = Object.entries(GAMES).find(([, name]) => name === type)?.[0];
  if (game === undefined || type === 'Draw') throw new Bad(fault('unknown-variant', { variant: type }));
  const bet = String(object(ohh.bet_limit, 'bet_limit').bet_type);
  const [small, big] = [
    chips(ohh.small_blind_amount, 'small_blind_amount'),
    chips(ohh.big_blind_amount, 'big_blind_amount'),
  ];
  const ante = chips(ohh.ante_amount ?? 0, 'ante_amount');
  const isStud = type.startsWith('Stud');
  return {
    game: game as NonNullable<PokerHand['own']>['game'],
    limit: bet === 'NL' ? 'no' : bet === 'PL' ? 'pot' : 'fixed',
    ...(isStud ? { bringIn: small, bets: [big, 2 * big] as const } : { blinds: [small, big] as const }),
    ...(ante > 0 || posts.some(({ kind }) => kind === 'ante') ? { ante } : {}),
    raises: null,
    chip: 1,
  };
}

/** What an act puts in becomes what the street comes to. */
function actsIn(
  rounds: readonly Json[],
  head: Pick<PokerHand, 'players' | 'of' | 'posts'>,
  seatOf: (key: unknown) => Seat,
): readonly Act[] {
  const betting = new Betting(head);
  for (const post of head.posts) betting.post(post);
  const acts: Act[] = [];
  const done = (act: Act): void => {
    betting.put(act);
    acts.push(act);
  };
  for (const round of rounds) {
    const board = cards(round.cards);
    const actions = objects(round.actions, 'actions');
    if (board.length > 0) done({ act: 'board', cards: board });
    for (const one of actions) {
      const act = actIn(one, seatOf(one.player_id), betting);
      if (act) done(act);
    }
  }
  return acts;
}
function actIn(one: Json, seat: Seat, betting: Betting): Act | null {
  const to = (): Chips => betting.betOf(seat) + chips(one.amount, 'amount');
  if (one._baraja === 'open') return { act: 'open', seat, to: to() };
  if (one._baraja === 'throw') return { act: 'throw', seat, cards: cards(one.cards) };
  if (one.action === 'Post Dead' && typeof one._baraja === 'string') {
    const amount = chips(one.amount, 'amount');
    return { act: 'own', seat, type: one._baraja, ...(amount > 0 ? { amount } : {}) };
  }
  switch (one.action) {
    case 'Fold':
      return { act: 'fold', seat };
    case 'Check':
      return { act: 'check', seat };
    case 'Call':
      return { act: 'call', seat, to: to() };
    case 'Bet':
    case 'Raise':
      return { act: betting.level === 0 ? 'bet' : 'raise', seat, to: to() };
    case 'Dealt Cards':
      return { act: 'deal', seat, cards: cards(one.cards), up: one._baraja === 'up' };
    case 'Shows Cards':
      return { act: 'show', seat, cards: cards(one.cards) };
    case 'Mucks Cards':
      return { act: 'muck', seat };
    case 'Added Chips':
    case 'Sits Down':
    case 'Stands Up':
      return null;
  }
  if (Object.values(POSTS).includes(String(one.action))) return null;
  throw new Bad(fault('bad-line', { line: said(one.action, 'action') }));
}
