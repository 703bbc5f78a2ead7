/** Acts out of turn: counted for as long as somebody sits, and shown to the floor at the third. */
import { remedyOf } from '../facts/index.js';
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
/** For the floor: who has acted out of turn so often that somebody should speak to him, by the clause that has it told. */
export function outOfTurnAt({ sittings, rules }: TableState): readonly OutOfTurn[] {
  const row = rules.game.floor?.find(({ report }) => report === 'out-of-turn');
  if (row === undefined) return [];
  const told = remedyOf(row)?.[1] as { readonly told?: RuleId } | undefined;
  return sittings.flatMap(({ seat, patron, outOfTurn: count }) =>
    count >= TOLD_FROM ? [{ seat, patron, count, rule: told?.told ?? row.by }] : [],
  );
}
