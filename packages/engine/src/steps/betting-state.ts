/** The state of a betting round, and how what happens in it is folded into it. */
import type { Chips, Event, NoteOf, RuleId, Seat } from '../kernel/index.js';

/** The state of a betting round. `held` is what it was before the last raise, until somebody answers it. */
export interface Betting {
  /** Those who had to answer the last bet, or open, in their order; the one at `turn` is next, and those before him have acted. */
  readonly order: readonly Seat[];
  readonly turn: number;
  /** Live hands; with one left the round is over. */
  readonly live: number;
  readonly level: Chips;
  readonly base: Chips;
  readonly unit: Chips;
  readonly raises: number;
  /** Seats for which a short all-in did not reopen the betting. */
  readonly closed: readonly Seat[];
  readonly checked: readonly Seat[];
  /** The cap has been lifted. */
  readonly free: boolean;
  /** How many acts so far: forced bets are none (AMB-GEN-08). */
  readonly acts: number;
  /** Whether any of those acts was a bet or a raise. */
  readonly bold: boolean;
  readonly held: Held | null;
  readonly bound: Bound | null;
}
/**
 * An act out of turn that binds if nothing changes before its turn comes (AMB-ROG-31), or chips put in short of a bet, which is
 * completed or given up (ROG-DRAW-D9). `to` 0 is a check or a call.
 */
export interface Bound {
  readonly seat: Seat;
  readonly to: Chips;
  readonly level: Chips;
  readonly short: { readonly amount: Chips; readonly rule: RuleId } | null;
}
/** The round before the last raise, and who was the aggressor then. */
type Held = Pick<Betting, 'order' | 'turn' | 'level' | 'base' | 'unit' | 'raises' | 'closed' | 'free' | 'bold'> & {
  readonly by: Seat;
  readonly aggressor: Seat | null;
};
/** What a bet or raise tells its evolve. */
export type Raise = NoteOf<'Bet'>;

export const NONE: readonly Seat[] = [];
export const QUIET: Betting = {
  order: NONE,
  turn: 0,
  live: 0,
  level: 0,
  base: 0,
  unit: 0,
  raises: 0,
  closed: NONE,
  checked: NONE,
  free: false,
  acts: 0,
  bold: false,
  held: null,
  bound: null,
};

/**
 * `marksChecks`: only where a check bars a later raise does it matter who has checked. `completes`: what stands as the round opens is
 * less than a bet, and the first raise makes one of it.
 */
export const evolving =
  (marksChecks: boolean, completes: boolean) =>
  (b: Betting, e: Event): Betting => {
    switch (e.type) {
      case 'BettingOpened': {
        const { toAct, level, unit, live } = e.note;
        return opened(toAct, level, completes ? 0 : level, unit, live);
      }
      case 'Checked':
        return next(b, marksChecks ? b.checked.concat(e.seat!) : b.checked, b.live);
      case 'Called':
        return next(b, b.checked, b.live);
      case 'Folded':
        return next(b, b.checked, b.live - 1);
      case 'Bet':
      case 'Raised':
        return raisedTo(b, e.seat!, e.note!);
      case 'RaiseWithdrawn':
      case 'BetWithdrawn':
        return b.held === null ? b : withdrawn(b, b.held);
      case 'BetUndone': {
        const { to, again } = e.note;
        if (b.held === null) return b;
        // What the first motion put in is a bet of its own; the next raise goes by that.
        const unit = b.unit === b.held.unit ? b.unit : Math.max(b.held.unit, to);
        if (to > 0) return { ...b, level: to, base: to, unit };
        const undone = withdrawn(b, b.held);
        return again ? { ...undone, turn: b.held.turn } : undone;
      }
      case 'HandKilled':
        return { ...b, order: waiting(b).filter((s) => s !== e.seat), turn: 0, live: b.live - 1, held: null };
      case 'BoundOutOfTurn':
        return { ...b, bound: { seat: e.seat!, to: e.note.to, level: b.level, short: null } };
      case 'BetShort': {
        const short = { amount: e.note.amount, rule: e.rule! };
        return { ...b, acts: b.acts + 1, held: null, bound: { seat: e.seat!, to: e.note.to, level: b.level, short } };
      }
      default:
        return b;
    }
  };
// Written out, because a spread whose source comes from more than one place falls off V8's fast path.
function opened(order: readonly Seat[], level: Chips, base: Chips, unit: Chips, live: number): Betting {
  return {
    order,
    turn: 0,
    live,
    level,
    base,
    unit,
    raises: 0,
    closed: NONE,
    checked: NONE,
    free: false,
    acts: 0,
    bold: false,
    held: null,
    bound: null,
  };
}
/** The next one's turn. */
function next(b: Betting, checked: readonly Seat[], live: number): Betting {
  const { order, turn, level, base, unit, raises, closed, free, acts, bold, bound } = b;
  return {
    order,
    turn: turn + 1,
    live,
    level,
    base,
    unit,
    raises,
    closed,
    checked,
    free,
    acts: acts + 1,
    bold,
    held: null,
    bound,
  };
}
function withdrawn(b: Betting, { order, turn, level, base, unit, raises, closed, free, bold }: Held): Betting {
  const { checked, acts, bound, live } = b;
  return {
    order,
    turn: turn + 1,
    live,
    level,
    base,
    unit,
    raises,
    closed,
    checked,
    free,
    acts,
    bold,
    held: null,
    bound,
  };
}
function raisedTo(b: Betting, by: Seat, { to, answer, counts, closed, free, unit, was }: Raise): Betting {
  return {
    order: answer,
    turn: 0,
    live: b.live,
    level: to,
    base: counts ? to : b.base,
    unit,
    raises: counts && b.base > 0 ? b.raises + 1 : b.raises,
    closed,
    checked: b.checked,
    free,
    acts: b.acts + 1,
    bold: true,
    held: {
      order: b.order,
      turn: b.turn,
      level: b.level,
      base: b.base,
      unit: b.unit,
      raises: b.raises,
      closed: b.closed,
      free: b.free,
      bold: b.bold,
      by,
      aggressor: was,
    },
    bound: b.bound,
  };
}

/** Those who have not acted since the last bet, the next one first. */
export const waiting = ({ order, turn }: Betting): readonly Seat[] => (turn === 0 ? order : order.slice(turn));
/** Has this seat still to answer? */
export const isWaiting = ({ order, turn }: Betting, seat: Seat): boolean => order.indexOf(seat, turn) >= 0;

/** What puts the price up: the first is a bet. */
export type Raising = 'bet' | 'raise';
