/**
 * PHH, the poker hand history of TOML documents: `.phh` has one hand, `.phhs` many, each under its number. `cbr` says what a bet comes to,
 * as our amounts do. Players stand by position; with two, antes and blinds are written the other way round, by rule. What only a house's
 * table knows stands in fields of its own, `_baraja_…`, which other readers pass over.
 */
import type { Chips, Seat } from 'baraja';
import type { OwnGame, OwnTable } from 'baraja/own';
import { BESIDES, type Besides, fieldName } from './besides.js';
import { printed } from './cards.js';
import { inCurrency } from './money.js';
import { type Act, Betting, gathered, type PokerHand, type PokerPost, type PostKind } from './poker.js';

/** The eleven variants, by game and limit. */
export const VARIANTS = {
  FT: ['hold', 'fixed'],
  NT: ['hold', 'no'],
  NS: ['short', 'no'],
  PO: ['oma', 'pot'],
  'FO/8': ['ohl', 'fixed'],
  F7S: ['stud', 'fixed'],
  'F7S/8': ['sthl', 'fixed'],
  FR: ['razz', 'fixed'],
  N2L1D: ['27s', 'no'],
  F2L3D: ['27t', 'fixed'],
  FB: ['bad', 'fixed'],
} as const satisfies Readonly<Record<string, readonly [OwnGame, OwnTable['limit']]>>;
/** Any other game: only its house's book, or its own lines, say what it is. */
const OTHER = '_baraja';
/** Cards lie open before their owners, and one of them opens. */
const isStud = ({ own, acts }: PokerHand): boolean =>
  own?.bringIn !== undefined || acts.some((act) => act.act === 'deal' && act.up);
const opensFor = ({ own, acts }: PokerHand): Chips =>
  own?.bringIn ?? Math.max(0, ...acts.map((act) => (act.act === 'open' ? act.to : 0)));

const variantOf = ({ own }: PokerHand): string =>
  Object.entries(VARIANTS).find(([, [game, limit]]) => own?.game === game && own.limit === limit)?.[0] ?? OTHER;

type Field = readonly [name: string, value: string];
const text = (value: string): string => JSON.stringify(value);
const list = (values: readonly string[]): string => `[${values.join(', ')}]`;
/** A hand as the fields of a document. */
export function phhOf(poker: PokerHand): string {
  const fields: readonly Field[] = [
    ...stakes(poker),
    ['actions', actions(poker)],
    ...(poker.besides === undefined ? ofRecord(poker) : fromElsewhere(poker, poker.besides)),
    ...outcome(poker),
    ...ofHouse(poker),
  ];
  return fields.map(([name, value]) => `${name} = ${value}\n`).join('');
}
/** By position, and with two players the other way round. */
export const forced = <T>(byPosition: readonly T[]): readonly T[] =>
  byPosition.length === 2 ? byPosition.toReversed() : byPosition;
/** Antes; and what is live: blinds, a straddle, whatever somebody posted to come in. */
const isAnte = (kind: PostKind): boolean => kind === 'ante';
function stakes(poker: PokerHand): readonly Field[] {
  const { players, posts, own } = poker;
  const sum = (isThis: (kind: PostKind) => boolean) =>
    list(
      forced(
        players.map(({ seat }) =>
          inCurrency(
            posts.filter((post) => post.seat === seat && isThis(post.kind)).reduce((n, { amount }) => n + amount, 0),
          ),
        ),
      ),
    );
  const bets: readonly Field[] =
    own?.limit === 'fixed'
      ? [
          ['small_bet', inCurrency(own.bets?.[0] ?? 0)],
          ['big_bet', inCurrency(own.bets?.[1] ?? 0)],
        ]
      : [['min_bet', inCurrency(own?.bets?.[0] ?? own?.blinds?.[1] ?? 0)]];
  return [
    ['variant', text(variantOf(poker))],
    ['antes', sum(isAnte)],
    isStud(poker) ? ['bring_in', inCurrency(opensFor(poker))] : ['blinds_or_straddles', sum((kind) => !isAnte(kind))],
    ...bets,
    ['starting_stacks', list(players.map(({ stack }) => inCurrency(stack)))],
  ];
}
function actions(poker: PokerHand): string {
  const name = (seat: Seat): string => `p${poker.players.findIndex((one) => one.seat === seat) + 1}`;
  const betting = new Betting(poker);
  for (const post of poker.posts) betting.post(post);
  const lines = gathered(poker.acts, true).map((act) => {
    // Where a table lets nobody call with less than a chip of the game, a call may be short of what it could be.
    const odd = act.act === 'call' && act.to !== betting.callTo(act.seat) ? ` # baraja ${inCurrency(act.to)}` : '';
    betting.put(act);
    return text(`${actionOf(act, name)}${odd}`);
  });
  return `[\n${lines.map((line) => `  ${line},\n`).join('')}]`;
}
function actionOf(act: Act, name: (seat: Seat) => string): string {
  switch (act.act) {
    case 'deal':
      return `d dh ${name(act.seat)} ${printed(act.cards)}`;
    case 'board':
      return `d db ${printed(act.cards)}`;
    case 'fold':
      return `${name(act.seat)} f`;
    case 'check':
    case 'call':
      return `${name(act.seat)} cc`;
    case 'bet':
    case 'raise':
      return `${name(act.seat)} cbr ${inCurrency(act.to)}`;
    case 'open':
      return `${name(act.seat)} pb`;
    case 'throw':
      return `${name(act.seat)} sd${act.cards.length > 0 ? ` ${printed(act.cards)}` : ''}`;
    case 'show':
      return `${name(act.seat)} sm ${printed(act.cards)}`;
    case 'muck':
      return `${name(act.seat)} sm`;
    case 'own':
      return `# baraja ${name(act.seat)} ${act.type}${act.amount === undefined ? '' : ` ${inCurrency(act.amount)}`}`;
  }
}
/** What the file said that it came from, as it said it; a number where it had none. */
const fromElsewhere = ({ id }: PokerHand, besides: Besides): readonly Field[] => [
  ...('hand' in besides ? [] : [['hand', text(id)] as const]),
  ...Object.entries(besides).map(([field, value]) => [fieldName(field), value] as const),
  [BESIDES, list(Object.keys(besides).map(text))],
];
function ofRecord({ at, id, table, seats }: PokerHand): readonly Field[] {
  const when = at === null ? null : new Date(at).toISOString();
  return [
    ...(when === null
      ? []
      : ([
          ['time', when.slice(11, 23)],
          ['time_zone', text('UTC')],
          ['day', String(Number(when.slice(8, 10)))],
          ['month', String(Number(when.slice(5, 7)))],
          ['year', String(Number(when.slice(0, 4)))],
        ] as const)),
    ['hand', text(id)],
    ['seat_count', String(seats)],
    ['table', text(table)],
    ['currency', text('USD')],
    ['currency_symbol', text('$')],
  ];
}
function outcome({ players, end, pots }: PokerHand): readonly Field[] {
  const winnings = players.map(({ seat }) =>
    pots.flatMap(({ wins }) => wins).reduce((n, one) => n + (one.seat === seat ? one.amount : 0), 0),
  );
  return [
    ['seats', list(players.map(({ seat }) => String(seat)))],
    ['players', list(players.map(({ name }) => text(name)))],
    ...(end === null
      ? []
      : ([
          ['finishing_stacks', list(end.map(inCurrency))],
          ['winnings', list(winnings.map(inCurrency))],
        ] as const)),
  ];
}
/** Posts beyond what the arrays of a document can say; pots one by one; whose eyes; the house's table, and its few lines. */
function ofHouse({ of, own, eyes, pots, posts, players }: PokerHand): readonly Field[] {
  const isPlain =
    JSON.stringify(
      plainPosts(
        players.map(({ seat }) => seat),
        amountsOf(players, posts),
      ),
    ) === JSON.stringify(posts);
  return [
    ['_baraja_eyes', text(String(eyes))],
    ...(isPlain ? [] : [['_baraja_posts', list(posts.map((post) => text(JSON.stringify(post))))] as const]),
    ['_baraja_pots', list(pots.map((pot) => text(JSON.stringify(pot))))],
    ...(own === null ? [] : [['_baraja_own', text(JSON.stringify(own))] as const]),
    ...(of === null
      ? []
      : ([
          ['_baraja_house', text(of.house)],
          ['_baraja_game', text(of.game)],
          ['_baraja_stake', text(of.stake)],
          ['_baraja_terms', text(JSON.stringify(of))],
        ] as const)),
  ];
}
interface Amounts {
  readonly antes: readonly Chips[];
  readonly blinds: readonly Chips[];
}
const amountsOf = (players: PokerHand['players'], posts: readonly PokerPost[]): Amounts => {
  const by = (isThis: (kind: PostKind) => boolean) =>
    players.map(({ seat }) =>
      posts.filter((post) => post.seat === seat && isThis(post.kind)).reduce((n, { amount }) => n + amount, 0),
    );
  return { antes: by(isAnte), blinds: by((kind) => !isAnte(kind)) };
};
/**
 * What arrays of antes and blinds mean: everybody's ante, a small blind, a big one, and a straddle for whatever is more. Where neither of
 * the first two has a blind, as where only the button posts, the first that is posted is the big one.
 */
export function plainPosts(seats: readonly Seat[], { antes, blinds }: Amounts): readonly PokerPost[] {
  const order = seats.length === 2 ? [1, 0] : seats.map((_, i) => i);
  const [first, second] = order;
  const big = blinds[first!] === 0 && blinds[second!] === 0 ? order.find((i) => blinds[i]! > 0) : second;
  const kindAt = (i: number): PostKind => (i === first ? 'small-blind' : i === big ? 'big-blind' : 'straddle');
  return [
    ...order.flatMap((i): readonly PokerPost[] =>
      antes[i]! > 0 ? [{ seat: seats[i]!, kind: 'ante', amount: antes[i]! }] : [],
    ),
    ...order.flatMap((i): readonly PokerPost[] =>
      blinds[i]! > 0 ? [{ seat: seats[i]!, kind: kindAt(i), amount: blinds[i]! }] : [],
    ),
  ];
}
