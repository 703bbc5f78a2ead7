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
  /** How many acts so far: forced bets are none. */
  readonly acts: number;
  /** Whether any of those acts was a bet or a raise. */
  readonly bold: boolean;
  readonly held: Held | null;
  readonly bound: Bound | null;
}
/**
 * An act out of turn that binds if nothing changes before its turn comes, or chips put in short of a bet, which is
 * completed or given up. `to` 0 is a check or a call.
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

/** The same while a draft has it for its own. */
type Own = { -readonly [Field in keyof Betting]: Betting[Field] };

// Written out, because a spread whose source comes from more than one place falls off V8's fast path.
export const copyOf = (b: Betting): Betting => ({
  order: b.order,
  turn: b.turn,
  live: b.live,
  level: b.level,
  base: b.base,
  unit: b.unit,
  raises: b.raises,
  closed: b.closed,
  checked: b.checked,
  free: b.free,
  acts: b.acts,
  bold: b.bold,
  held: b.held,
  bound: b.bound,
});

/**
 * `marksChecks`: only where a check bars a later raise does it matter who has checked. `completes`: what stands as the round opens is
 * less than a bet, and the first raise makes one of it.
 */
export const hearing =
  (marksChecks: boolean, completes: boolean) =>
  (b: Own, e: Event): void => {
    switch (e.type) {
      case 'BettingOpened':
        opened(b, e.note);
        if (completes) b.base = 0;
        return;
      case 'Checked':
        if (marksChecks) b.checked = b.checked.concat(e.seat!);
        acted(b);
        return;
      case 'Called':
        acted(b);
        return;
      case 'Folded':
        b.live--;
        acted(b);
        return;
      case 'Bet':
      case 'Raised':
        raisedTo(b, e.seat!, e.note!);
        return;
      case 'RaiseWithdrawn':
      case 'BetWithdrawn':
        if (b.held !== null) withdrawn(b, b.held, b.held.turn + 1);
        return;
      case 'BetUndone':
        if (b.held !== null) undone(b, b.held, e.note);
        return;
      case 'HandKilled':
        b.order = waiting(b).filter((s) => s !== e.seat);
        b.turn = 0;
        b.live--;
        b.held = null;
        return;
      case 'BoundOutOfTurn':
        b.bound = { seat: e.seat!, to: e.note.to, level: b.level, short: null };
        return;
      case 'BetShort': {
        const short = { amount: e.note.amount, rule: e.rule! };
        b.acts++;
        b.held = null;
        b.bound = { seat: e.seat!, to: e.note.to, level: b.level, short };
      }
    }
  };
function opened(b: Own, { toAct, level, unit, live }: NoteOf<'BettingOpened'>): void {
  b.order = toAct;
  b.turn = 0;
  b.live = live;
  b.level = level;
  b.base = level;
  b.unit = unit;
  b.raises = 0;
  b.closed = NONE;
  b.checked = NONE;
  b.free = false;
  b.acts = 0;
  b.bold = false;
  b.held = null;
  b.bound = null;
}
/** The next one's turn. */
function acted(b: Own): void {
  b.turn++;
  b.acts++;
  b.held = null;
}
/** As it was before the last raise, with this turn. */
function withdrawn(b: Own, held: Held, turn: number): void {
  b.order = held.order;
  b.turn = turn;
  b.level = held.level;
  b.base = held.base;
  b.unit = held.unit;
  b.raises = held.raises;
  b.closed = held.closed;
  b.free = held.free;
  b.bold = held.bold;
  b.held = null;
}
function undone(b: Own, held: Held, { to, again }: NoteOf<'BetUndone'>): void {
  if (to === 0) {
    withdrawn(b, held, again ? held.turn : held.turn + 1);
    return;
  }
  // What the first motion put in is a bet of its own; the next raise goes by that.
  if (b.unit !== held.unit) b.unit = Math.max(held.unit, to);
  b.level = to;
  b.base = to;
}
function raisedTo(b: Own, by: Seat, { to, answer, counts, closed, free, unit, was }: Raise): void {
  b.held = {
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
  };
  b.order = answer;
  b.turn = 0;
  b.level = to;
  if (counts) {
    if (b.base > 0) b.raises++;
    b.base = to;
  }
  b.unit = unit;
  b.closed = closed;
  b.free = free;
  b.acts++;
  b.bold = true;
}

/** Those who have not acted since the last bet, the next one first. */
export const waiting = ({ order, turn }: Betting): readonly Seat[] => (turn === 0 ? order : order.slice(turn));
/** Has this seat still to answer? */
export const isWaiting = ({ order, turn }: Betting, seat: Seat): boolean => order.indexOf(seat, turn) >= 0;

/** What puts the price up: the first is a bet. */
export type Raising = 'bet' | 'raise';
