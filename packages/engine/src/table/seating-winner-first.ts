/**
 * Whoever won the last game is first in the next. In a first game that is the seat beside the dealer, or nobody yet, where the
 * cards themselves say who is first. Whoever is ready is dealt in, and nothing is due from anybody who was away.
 */
import type { Seat } from '../kernel/index.js';
import type { Post } from '../steps/index.js';
import { following, inOrder } from './ring.js';
import type { SeatingRules, TableRules } from './rules.js';
import type { Markers, Sitting, TableState } from './state.js';
import type { Placing, Strategy } from './strategy.js';

type WinnerFirst = Extract<SeatingRules, { kind: 'winner-first' }>;

function place(state: TableState, ready: readonly Sitting[]): Placing {
  const { rules } = state;
  const seats = ready.map((s) => s.seat);
  const dealt = inOrder(seats, rules.direction);
  const last = state.markers?.first;
  const first = last === undefined ? openerOf(rules, dealt) : nextFirst(state, ready, dealt, last);
  const markers: Markers = first === null ? {} : { first };
  const rule = last === undefined ? rules.cites.firstButton : rules.cites.button;
  return { dealt, markers, onFelt: markers, posts: antes(rules, dealt, first ?? dealt[0]!), rule, held: [] };
}
const openerOf = ({ seating }: TableRules, dealt: readonly Seat[]): Seat | null =>
  (seating as WinnerFirst).first === 'beside-dealer' ? dealt[0]! : null;

/**
 * The winner, wherever he sits now. Without him, the next seat after his in the direction of play; and where nobody
 * won, whoever was first before.
 */
function nextFirst({ rules, leg }: TableState, ready: readonly Sitting[], dealt: readonly Seat[], last: Seat): Seat {
  const winner = leg && ready.find(({ patron }) => patron.id === leg.patron);
  if (winner) return winner.seat;
  return leg === null && dealt.includes(last) ? last : following(dealt, last, rules.direction);
}

/** Everybody's ante, from the seat that is first. */
function antes({ forced }: TableRules, dealt: readonly Seat[], first: Seat): readonly Post[] {
  if (forced.kind !== 'ante') return [];
  const { amount, rule } = forced;
  const at = dealt.indexOf(first);
  return [...dealt.slice(at), ...dealt.slice(0, at)].map((seat) => ({ seat, amount, kind: 'ante', rule }));
}

export const winnerFirstSeating: Strategy = {
  place,
  passed: () => [],
  moved: (_state, entry) => entry,
  priceOf: ({ cites }) => ({ dead: 0, live: 0, rule: cites.newPlayer }),
};
