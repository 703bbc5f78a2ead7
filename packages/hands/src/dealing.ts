/** How a told hand is dealt again: with the posts it tells of, or as a house's table would have dealt it to the same people. */
import type { Game, RuleId, Seat, Setup } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import { ownTable } from 'baraja/own';
import { type AnyRefusal, decide, emptyTable, type RoundOpened, type TableRules, type TableState } from 'baraja/table';
import { type Fault, fault } from './fault.js';
import { gameFor } from './games.js';
import type { PokerHand } from './poker.js';

export interface Dealing {
  readonly rules: TableRules;
  readonly game: Game;
  readonly setup: Setup;
  readonly opened: RoundOpened;
}

/** By its house's book, where it names one and that opens such a table today; otherwise by its own few lines. */
export function rulesFor({ of, own }: PokerHand): TableRules | Fault {
  if (of !== null) {
    const { house, game, stake, switches } = of;
    const opened = openTable({ house, game, stake, switches });
    if (isOpened(opened)) return opened;
    if (own === null) return fault('no-such-table', { why: opened });
  }
  if (own === null) return fault('unknown-variant', { variant: '' });
  const rules = ownTable(own);
  return 'refused' in rules ? fault('no-such-table', { why: rules }) : rules;
}

const ruleOf = ({ forced, cites }: TableRules): RuleId => (forced.kind === 'none' ? cites.tableStakes : forced.rule);
/** What counts as a straddle where the table has none: a blind of more. */
const live = (kind: PokerHand['posts'][number]['kind']) => (kind === 'straddle' ? 'live-big' : kind);
export const straddles = ({ game }: TableRules): boolean => 'straddle' in game && game.straddle === 'one';

/** As it is told: who sat there, what was posted, what was taken. */
export function dealtAsTold(poker: PokerHand, rules: TableRules): Dealing {
  const rule = ruleOf(rules);
  const { of, players } = poker;
  const sorted = players.map(({ seat }) => seat).sort((a, b) => a - b);
  const seats = rules.direction === 'clockwise' ? sorted : sorted.reverse();
  const markers = of?.markers ?? markersOf(poker, rules);
  const posts = poker.posts
    .filter(({ kind }) => kind !== 'straddle' || !straddles(rules))
    .map(({ seat, kind, amount }) => ({ seat, amount, kind: live(kind) as Exclude<typeof kind, 'straddle'>, rule }));
  const setup: RoundOpened['setup'] = {
    chips: Object.fromEntries(players.map(({ seat, stack }) => [`stack:${seat}`, stack])),
    markers,
    terms: {
      posts,
      fees: (of?.fees ?? []).map((fee) => ({ ...fee, rule: rules.cites.feeTiming })),
      halves: of?.halves ?? 2,
      dealer: of?.dealer ?? 'engine',
    },
  };
  const limit = of?.limit ?? null;
  const opened: RoundOpened = {
    type: 'RoundOpened',
    round: Number(poker.id) > 0 && Number.isSafeInteger(Number(poker.id)) ? Number(poker.id) : 1,
    gameId: rules.gameId,
    hash: rules.hash,
    stake: rules.stake,
    seats,
    markers,
    ...(limit === null ? {} : { limit }),
    setup,
    rule: rules.cites.button,
  };
  return { rules, game: gameFor(rules, seats, opened), setup, opened };
}
/** The button lies with the last, the big blind with the furthest of those who posted most; with no blinds the first begins. */
function markersOf({ players, posts }: PokerHand, { seating }: TableRules): Readonly<Record<string, Seat>> {
  const last = players.at(-1)!.seat;
  if (seating.kind === 'rotation')
    return seating.marker === 'button' ? { button: last } : { 'first-card': players[0]!.seat };
  const blinds = posts.filter(({ kind }) => kind !== 'ante' && kind !== 'dead-small');
  const most = Math.max(0, ...blinds.map(({ amount }) => amount));
  const big = players.findLast(({ seat }) => blinds.some((post) => post.seat === seat && post.amount === most));
  return { button: last, 'big-blind': big?.seat ?? last };
}

/** As this table would have dealt it to the same people with the same chips and the same button; or why it would not. */
export function dealtBy(poker: Pick<PokerHand, 'players'>, rules: TableRules): Dealing | AnyRefusal {
  let state: TableState = emptyTable(rules);
  const run = (command: Parameters<typeof decide>[1]): AnyRefusal | null => {
    const answer = decide(state, command);
    if ('refused' in answer) return answer;
    ({ state } = answer);
    return null;
  };
  const bySeat = [...poker.players].sort((a, b) => a.seat - b.seat);
  for (const { seat, name } of bySeat) {
    // Whoever has too few or too many chips for the posted buy-in sits with them all the same: that is said beside it.
    const refused = run({
      type: 'sit',
      seat,
      patron: { id: `seat-${seat}`, name, bot: false },
      buyIn: rules.buyIn.min,
      at: 0,
    });
    if (refused) return refused;
  }
  const stackOf = (seat: Seat): number => poker.players.find((one) => one.seat === seat)!.stack;
  state = { ...state, sittings: state.sittings.map((s) => ({ ...s, stack: stackOf(s.seat) })) };
  state = {
    ...state,
    ...buttonAt(
      rules,
      poker.players.at(-1)!.seat,
      bySeat.map(({ seat }) => seat),
    ),
  };
  const answer = decide(state, { type: 'deal' });
  if ('refused' in answer) return answer;
  const opened = answer.events.find((e): e is RoundOpened => e.type === 'RoundOpened')!;
  return { rules, game: gameFor(rules, opened.seats, opened), setup: opened.setup, opened };
}
/** A first hand with the button where it lay: as if it had been drawn for. */
function buttonAt({ seating }: TableRules, button: Seat, seats: readonly Seat[]): Partial<TableState> {
  if (seating.kind === 'blinds') return { drawn: button };
  if (seating.kind !== 'rotation') return {};
  const before = seats[(seats.indexOf(button) + seats.length - 1) % seats.length]!;
  return { drawn: button, markers: seating.marker === 'button' ? { button: before } : { 'first-card': button } };
}
