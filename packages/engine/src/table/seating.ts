/** Who is dealt into the next round, and who must wait and why. It looks, and changes nothing. */
import type { RuleId, Seat } from '../kernel/index.js';
import { owedAtMost } from './fees.js';
import { firstRound, movingButton, type Positions, restarted } from './positions.js';
import { between, clockwise, passes } from './ring.js';
import { OWN, type TableRules } from './rules.js';
import { isDue, type Sitting, statusOf, type TableState } from './state.js';

/** Why somebody who is ready is not dealt in. */
export type Hold = 'between-blinds' | 'dealer-position' | 'big-blind' | 'hands';
export interface Held {
  readonly seat: Seat;
  readonly why: Hold;
  readonly rule: RuleId;
}
export interface Seating {
  /** Clockwise. */
  readonly dealt: readonly Seat[];
  /** Null where too few are dealt in. */
  readonly positions: Positions | null;
  /** The clause the positions rest on. */
  readonly rule: RuleId;
  /** A game that had stopped begins again: nothing is due. */
  readonly fresh: boolean;
  readonly held: readonly Held[];
  /** Ready, but without the chips to be dealt in. */
  readonly short: readonly Sitting[];
}

/** Who would be dealt in if the next round were opened now. */
export function seatNext(state: TableState): Seating {
  const { rules, button, lastBig } = state;
  const willing = state.sittings.filter((s) => s.away === null && s.leaving === null);
  const need = owedAtMost(
    rules.fee,
    rules.fee.kind === 'hand' && rules.fee.count === 'seated' ? state.sittings.length : willing.length,
  );
  const ready = willing.filter((s) => s.stack > need);
  const short = willing.filter((s) => s.stack <= need);
  const all = ready.map((s) => s.seat);
  const { cites } = rules;
  const none: Seating = { dealt: all, positions: null, rule: cites.seats, fresh: true, held: [], short };
  if (button === null || all.length < rules.seats.min) return none;
  if (lastBig === null) return { ...none, positions: firstRound(all, button), rule: cites.firstButton };

  const core = ready.filter((s) => statusOf(s) === 'playing').map((s) => s.seat);
  const { dealt, held } = admit(rules, ready, core, { button, big: lastBig });
  if (core.length < 2 || dealt.length < rules.seats.min)
    return { ...none, positions: restarted(all, lastBig), rule: OWN.restart };
  const positions = movingButton(core, dealt, { button, big: lastBig });
  const rule = dealt.length === 2 ? cites.headsUp : positions.bigs.length > 1 ? cites.twoBigs : cites.button;
  return { dealt, positions, rule, fresh: false, held, short };
}

type Last = { readonly button: Seat; readonly big: Seat };

/** Lets those who wait come in, one after another from the last big blind, each seen in the place he would have. */
function admit(
  rules: TableRules,
  ready: readonly Sitting[],
  core: readonly Seat[],
  last: Last,
): { dealt: readonly Seat[]; held: readonly Held[] } {
  let dealt = core;
  const held: Held[] = [];
  const waiting = ready.filter((s) => !core.includes(s.seat));
  for (const seat of clockwise(
    waiting.map((s) => s.seat),
    last.big,
  )) {
    const with_ = [...dealt, seat].sort((a, b) => a - b);
    const sitting = waiting.find((s) => s.seat === seat)!;
    const why = core.length < 2 ? 'big-blind' : holdOf(rules, sitting, core, last, movingButton(core, with_, last));
    if (why === null) dealt = with_;
    else held.push({ seat, why, rule: ruleOf(rules, sitting, why) });
  }
  return { dealt, held };
}

/** Why this seat may not come in at these positions, which count it in; null if it may. */
function holdOf(
  { dealerPosition }: TableRules,
  s: Sitting,
  core: readonly Seat[],
  last: Last,
  at: Positions,
): Hold | null {
  const { seat } = s;
  // The blinds go on from the last big blind, so nobody comes in just there.
  if (seat === last.big) return 'between-blinds';
  // With two in the game the third could never get in behind the button, so there the button passes him by.
  if (passes(seat, { from: last.button, to: at.button }) && core.length > 2 && dealerPosition === 'waits')
    return 'dealer-position';
  if (between(seat, { from: at.button, to: at.big })) {
    // Where two big blinds are posted the first of them is as good as the second; but never for a new player.
    const isFirstBig = at.bigs.includes(seat) && !(s.entry.kind === 'new' && !isDue(s));
    return isFirstBig ? null : 'between-blinds';
  }
  if (seat === at.big || s.post) return null;
  if (isDue(s)) return 'big-blind';
  return s.entry.kind === 'moved' && s.entry.hands > 0 ? 'hands' : null;
}

function ruleOf({ cites }: TableRules, s: Sitting, why: Hold): RuleId {
  switch (why) {
    case 'between-blinds':
      return cites.betweenBlinds;
    case 'dealer-position':
      return cites.dealerPosition;
    case 'hands':
      return cites.seatChange;
    case 'big-blind':
      return isDue(s) ? cites.missedBlinds : cites.newPlayer;
  }
}
