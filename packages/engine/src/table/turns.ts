/** Acts out of turn: counted for as long as somebody sits, and shown to the floor at the third (AMB-ROG-72). */
import { OUT_OF_TURN_TOLD } from '../games/index.js';
import type { Event, EventType, RuleId, Seat } from '../kernel/index.js';
import type { Patron, TableState } from './state.js';

/** What a report of one leads to, whether it is returned or binds. */
const ACTS: readonly EventType[] = ['OutOfTurnReturned', 'BoundOutOfTurn'];
/** From how many on the floor is told. */
const TOLD_FROM = 3;

/** The table after an event of the round, as far as turns go. */
export function countedTurns(state: TableState, { type, seat }: Event): TableState {
  if (!ACTS.includes(type)) return state;
  const sittings = state.sittings.map((s) => (s.seat === seat ? { ...s, outOfTurn: s.outOfTurn + 1 } : s));
  return { ...state, sittings };
}

export interface OutOfTurn {
  readonly seat: Seat;
  readonly patron: Patron;
  readonly count: number;
  readonly rule: RuleId;
}
/** For the floor: who has acted out of turn so often that somebody should speak to him. */
export const outOfTurnAt = ({ sittings }: TableState): readonly OutOfTurn[] =>
  sittings.flatMap(({ seat, patron, outOfTurn: count }) =>
    count >= TOLD_FROM ? [{ seat, patron, count, rule: OUT_OF_TURN_TOLD }] : [],
  );
