/** What a client shows of those who are not playing: who waits, for what, by which clause, and what coming in would cost. */
import type { RuleId, Seat } from '../kernel/index.js';
import { timeOwedRule } from './fees.js';
import { priceOf, seatNext, shortBy } from './seating.js';
import { type Away, type Patron, type Status, statusOf, type TableState } from './state.js';
import type { Hold, Price } from './strategy.js';

export interface Readiness {
  readonly seat: Seat;
  readonly patron: Patron;
  readonly status: Status;
  /** Will this seat be dealt in next, as things stand? */
  readonly next: boolean;
  /** Why not. */
  readonly why: Away | Hold | 'leaving' | null;
  readonly rule: RuleId | null;
  /** Hands still to wait after a change of seat. */
  readonly hands: number;
  /** What coming in at once costs; nothing for somebody who is in, or who may come in free. */
  readonly price: Price;
}

/** Every seat's standing for the next round. */
export function ready(state: TableState, elsewhere: readonly string[] = []): readonly Readiness[] {
  const next = seatNext(state, elsewhere);
  return state.sittings.map((s): Readiness => {
    const { seat, patron, entry } = s;
    const isShort = next.short.includes(s);
    const isNext = next.markers !== null && next.dealt.includes(seat);
    const held = next.held.find((one) => one.seat === seat);
    const hands = entry.kind === 'moved' ? entry.hands : 0;
    const common = { seat, patron, status: statusOf(s), next: isNext, hands, price: priceOf(state.rules, s) };
    if (s.leaving !== null) return { ...common, why: 'leaving', rule: state.rules.cites.tableStakes };
    if (s.away !== null) return { ...common, why: s.away, rule: awayRule(state, s.away) };
    if (isShort) {
      const { reason, rule } = shortBy(state, s);
      return { ...common, why: reason, rule };
    }
    if (!isNext && held) return { ...common, why: held.why, rule: held.rule };
    return { ...common, why: null, rule: null };
  });
}
function awayRule({ rules }: TableState, why: Away): RuleId {
  switch (why) {
    case 'asked':
      return rules.cites.seated;
    case 'silent':
      return rules.cites.absent;
    case 'no-chips':
      return rules.cites.tableStakes;
    case 'short-of-collection':
    case 'short-of-opening':
    case 'short-of-points':
    case 'short-of-wager':
      return rules.cites.short;
    case 'collection-owed':
      return timeOwedRule(rules);
    case 'on-duty':
      return rules.cites.staff;
  }
}
