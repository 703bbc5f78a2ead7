/** Who is dealt into the next round, and who must wait and why. It looks, and changes nothing; each kind of table has its way. */

import { demandOf } from '../games/index.js';
import type { RuleId, Seat } from '../kernel/index.js';
import { owedAtMost } from './fees.js';
import { inOrder } from './ring.js';
import { leastStack, type TableRules } from './rules.js';
import { bankSeating } from './seating-bank.js';
import { blindsSeating } from './seating-blinds.js';
import { fixedSeating } from './seating-fixed.js';
import { rotationSeating } from './seating-rotation.js';
import { winnerFirstSeating } from './seating-winner-first.js';
import { type Away, awaitsDraw, type Markers, type Sitting, type Standing, type TableState } from './state.js';
import type { Held, Placing, Price, Strategy } from './strategy.js';

/** The only list of strategies. */
export function strategyOf({ seating }: TableRules): Strategy {
  switch (seating.kind) {
    case 'blinds':
      return blindsSeating;
    case 'rotation':
      return rotationSeating;
    case 'fixed':
      return fixedSeating;
    case 'winner-first':
      return winnerFirstSeating;
    case 'bank':
      return bankSeating;
  }
}

export interface Seating {
  /** In the order of action. */
  readonly dealt: readonly Seat[];
  /** Null where too few are dealt in, or the button must be drawn for first. */
  readonly markers: Markers | null;
  /** The clause the markers rest on. */
  readonly rule: RuleId;
  readonly held: readonly Held[];
  /** Ready, but without the chips to be dealt in. */
  readonly short: readonly Sitting[];
  /** All there is to say of the round, where there is one. */
  readonly placing: Placing | null;
}

/**
 * Who would be dealt in if the next round were opened now. `elsewhere`: patrons who hold a hand at another table of the house. Where
 * the law lets nobody hold two at once, they wait: the law is about the person, whatever the table.
 */
export function seatNext(state: TableState, elsewhere: readonly string[] = []): Seating {
  const { rules } = state;
  const isBusy = (s: Sitting): boolean => rules.ordinance !== null && elsewhere.includes(s.patron.id);
  const present = state.sittings.filter((s) => s.away === null && s.leaving === null);
  const willing = present.filter((s) => !isBusy(s));
  const busy = present
    .filter(isBusy)
    .map(({ seat }): Held => ({ seat, why: 'in-another-hand', rule: rules.cites.onePerPatron }));
  const need = owedAtMost(
    rules.fee,
    rules.fee.kind === 'hand' && rules.fee.count === 'seated' ? state.sittings.length : willing.length,
  );
  const least = need + leastStack(rules);
  const ready = willing.filter((s) => s.stack >= least);
  const short = willing.filter((s) => s.stack < least);
  if (awaitsDraw(state) || ready.length < rules.seats.min) {
    const seats = ready.map((s) => s.seat);
    const dealt = inOrder(seats, rules.direction);
    return { dealt, markers: null, rule: rules.cites.seats, held: busy, short, placing: null };
  }
  const placing = strategyOf(rules).place(state, ready);
  const { dealt, markers, rule, held } = placing;
  return { dealt, markers, rule, held: [...held, ...busy], short, placing };
}

/** Why somebody who is ready has too few chips. */
export function shortBy({ rules }: TableState, { stack }: Sitting): { reason: Away; rule: RuleId } {
  if (stack === 0) return { reason: 'no-chips', rule: rules.cites.tableStakes };
  return { reason: shortReason(rules), rule: rules.cites.short };
}
function shortReason({ forced, game }: TableRules): Away {
  if (forced.kind === 'bring-in') return 'short-of-opening';
  if (forced.kind === 'wager') return 'short-of-wager';
  return demandOf(game)?.reason ?? 'short-of-collection';
}

/** What it costs somebody to come in at once. */
export const priceOf = (rules: TableRules, s: Standing): Price => strategyOf(rules).priceOf(rules, s);
