/**
 * One marker goes round: it moves one seat in the direction of play after each hand, to a seat that is dealt in. Whoever is
 * ready is dealt in, and nothing is due from anybody who was away: everybody puts in the same, or nobody does.
 */
import type { Seat } from '../kernel/index.js';
import type { Post } from '../steps/index.js';
import { following, inOrder } from './ring.js';
import type { SeatingRules, TableRules } from './rules.js';
import { type Sitting, sittingAt, type TableState } from './state.js';
import type { Placing, Strategy } from './strategy.js';

type Rotation = Extract<SeatingRules, { kind: 'rotation' }>;

function place(state: TableState, ready: readonly Sitting[]): Placing {
  const { rules } = state;
  const seats = ready.map((s) => s.seat);
  const dealt = inOrder(seats, rules.direction);
  const { marker, deals } = rules.seating as Rotation;
  const last = state.markers?.[marker];
  const seat =
    last === undefined ? firstOf(state, dealt) : following(dealersOf(state, dealt, deals), last, rules.direction);
  const markers = { [marker]: seat };
  const rule = last === undefined && !state.chosen ? rules.cites.firstButton : rules.cites.button;
  return { dealt, markers, onFelt: markers, posts: antes(rules, dealt, seat), rule, held: [] };
}

/**
 * A game's first hand: where the draw put the button, or the next seat that is dealt in; or the seat beside the dealer, who sits
 * between the last seat and the first, so that it is the first in the order of action.
 */
function firstOf({ rules, drawn }: TableState, dealt: readonly Seat[]): Seat {
  if ((rules.seating as Rotation).first === 'beside-dealer' || drawn === null) return dealt[0]!;
  return dealt.includes(drawn) ? drawn : following(dealt, drawn, rules.direction);
}
/** Who may get the marker: anybody dealt in; or only those who played the hand before, if any of them is. */
export function dealersOf(state: TableState, dealt: readonly Seat[], deals: Rotation['deals']): readonly Seat[] {
  if (deals === 'anybody') return dealt;
  const played = dealt.filter((seat) => state.played.includes(sittingAt(state, seat)!.patron.id));
  return played.length > 0 ? played : dealt;
}

/** Everybody's ante, from the seat that is dealt to first. */
function antes({ forced, seating, direction }: TableRules, dealt: readonly Seat[], seat: Seat): readonly Post[] {
  const amount = forced.kind === 'ante' ? forced.amount : forced.kind === 'bring-in' ? forced.ante : 0;
  if (amount === 0) return [];
  const { rule } = forced as Extract<typeof forced, { rule: string }>;
  const first = (seating as Rotation).marker === 'first-card' ? seat : following(dealt, seat, direction);
  const at = dealt.indexOf(first);
  const order = [...dealt.slice(at), ...dealt.slice(0, at)];
  return order.map((one) => ({ seat: one, amount, kind: 'ante', rule }));
}

export const rotationSeating: Strategy = {
  place,
  passed: () => [],
  moved: (_state, entry) => entry,
  priceOf: ({ cites }) => ({ dead: 0, live: 0, rule: cites.newPlayer }),
};
