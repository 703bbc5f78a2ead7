/**
 * The button and the blinds behind it. Whoever comes in waits where the blinds would otherwise be dodged, whoever was away owes
 * the blinds that passed him, and whoever moves gets no free hands (ROG-HOLD-07 to 13). Blinds go round clockwise.
 */
import type { RuleId, Seat } from '../kernel/index.js';
import type { Post } from '../steps/index.js';
import type { BlindsDue } from './event.js';
import { killerOf } from './kill.js';
import { firstRound, movingButton, type Positions, restarted } from './positions.js';
import { after, before, between, clockwise, passes } from './ring.js';
import { dealsAt, type ForcedRules, OWN, type TableRules } from './rules.js';
import { dealersOf } from './seating-rotation.js';
import {
  BOTH_BLINDS,
  type Due,
  type Entry,
  isDue,
  markersOf,
  type Sitting,
  type Standing,
  sittingAt,
  statusOf,
  type TableState,
} from './state.js';
import type { Held, Hold, Placing, Price, Strategy } from './strategy.js';

export const blindsOf = ({ forced }: TableRules): Extract<ForcedRules, { kind: 'blinds' }> => {
  if (forced.kind !== 'blinds') throw new Error('blinds go round where there are blinds');
  return forced;
};

interface Placed {
  readonly dealt: readonly Seat[];
  readonly at: Positions;
  readonly rule: RuleId;
  readonly held: readonly Held[];
  /** A game that had stopped begins again: nothing is due. */
  readonly fresh: boolean;
}

function place(state: TableState, ready: readonly Sitting[]): Placing {
  const placed = seatThem(state, ready);
  const { dealt, at, rule, held } = placed;
  const { button, small, big } = at;
  return {
    dealt,
    rule,
    held,
    markers: { button, 'small-blind': small, 'big-blind': big },
    onFelt: { button, 'big-blind': big },
    posts: postsOf(state, placed),
  };
}

function seatThem(state: TableState, ready: readonly Sitting[]): Placed {
  const { rules, markers } = state;
  const { cites } = rules;
  const all = ready.map((s) => s.seat);
  const none = { dealt: all, held: [], fresh: true };
  if (markers === null) return { ...none, at: firstRound(all, state.drawn!), rule: cites.firstButton };
  const last: Last = { button: markers.button!, big: markers['big-blind']! };
  const core = ready.filter((s) => statusOf(s) === 'playing').map((s) => s.seat);
  const { dealt, held } = admit(rules, ready, { core, last });
  if (core.length < 2 || dealt.length < rules.seats.min)
    return { ...none, at: dealtByOneWhoPlayed(state, all, restarted(all, last.big)), rule: OWN.restart };
  const at = dealtByOneWhoPlayed(state, dealt, movingButton(core, dealt, last));
  const rule = dealt.length === 2 ? cites.headsUp : at.bigs.length > 1 ? cites.twoBigs : cites.button;
  return { dealt, at, rule, held, fresh: false };
}

type Last = { readonly button: Seat; readonly big: Seat };
/** Who was in the game before, and where the button and the big blind were. */
interface InGame {
  readonly core: readonly Seat[];
  readonly last: Last;
}

/**
 * ROG-LOB-C1, where players deal: the button goes to nobody who did not play the hand before, if there is somebody who did. With
 * three in the game it never does, since the small blind would have passed him; with two, or after a stop, it might.
 */
function dealtByOneWhoPlayed(state: TableState, dealt: readonly Seat[], at: Positions): Positions {
  const dealers = dealersOf(state, dealt, dealsAt(state.rules));
  return dealers.includes(at.button) ? at : firstRound(dealt, after(dealers, state.markers!.button!));
}

/** Lets those who wait come in, one after another from the last big blind, each seen in the place he would have. */
function admit(
  rules: TableRules,
  ready: readonly Sitting[],
  game: InGame,
): { dealt: readonly Seat[]; held: readonly Held[] } {
  const { core, last } = game;
  let dealt = core;
  const held: Held[] = [];
  const waiting = ready.filter((s) => !core.includes(s.seat));
  for (const seat of clockwise(
    waiting.map((s) => s.seat),
    last.big,
  )) {
    const with_ = [...dealt, seat].sort((a, b) => a - b);
    const sitting = waiting.find((s) => s.seat === seat)!;
    const why = core.length < 2 ? 'big-blind' : holdOf(rules, sitting, game, movingButton(core, with_, last));
    if (why === null) dealt = with_;
    else held.push({ seat, why, rule: ruleOf(rules, sitting, why) });
  }
  return { dealt, held };
}

/** Why this seat may not come in at these positions, which count it in; null if it may. */
function holdOf({ dealerPosition }: TableRules, s: Sitting, { core, last }: InGame, at: Positions): Hold | null {
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

/** Who posts what, from the small blind on. Whoever kills the pot posts that and nothing else. */
function postsOf(state: TableState, placed: Placed): readonly Post[] {
  const { rules } = state;
  const { dealt, at } = placed;
  const killer = killerOf(state, dealt);
  const kill = (blindsOf(rules).big * (rules.kill === 'half' ? 3 : 4)) / 2;
  return clockwise(dealt, before(dealt, at.small))
    .flatMap((seat): readonly Post[] =>
      seat === killer ? [{ seat, amount: kill, kind: 'kill', rule: rules.cites.kill }] : postsAt(state, placed, seat),
    )
    .filter(({ amount }) => amount > 0);
}
function postsAt(state: TableState, { dealt, at, fresh }: Placed, seat: Seat): readonly Post[] {
  const { rules } = state;
  const { cites } = rules;
  const blinds = blindsOf(rules);
  if (at.bigs.includes(seat)) {
    const rule = at.bigs.length > 1 ? cites.twoBigs : blinds.rule;
    return [{ seat, amount: blinds.big, kind: 'big-blind', rule }];
  }
  if (seat === at.small) {
    const rule = dealt.length === 2 ? cites.headsUp : blinds.rule;
    return [{ seat, amount: blinds.small, kind: 'small-blind', rule }];
  }
  if (fresh) return [];
  const { dead, live, rule } = priceOf(rules, sittingAt(state, seat)!);
  return [
    { seat, amount: dead, kind: 'dead-small', rule: cites.deadBlind },
    { seat, amount: live, kind: 'live-big', rule },
  ];
}
function priceOf(rules: TableRules, s: Standing): Price {
  const { cites } = rules;
  const { small, big } = blindsOf(rules);
  if (isDue(s)) return { dead: small, live: big, rule: cites.missedBlinds };
  if (s.entry.kind === 'moved' && s.entry.hands > 0) return { dead: 0, live: big, rule: cites.seatChange };
  return { dead: 0, live: 0, rule: cites.newPlayer };
}

/** Whom the blinds of this round pass while he is away, seated or lately left: he gets the "blinds due" button. */
function passed(was: TableState, now: TableState, { dealt, markers }: Placing): readonly BlindsDue[] {
  const { cites } = now.rules;
  const at = { button: markers.button!, small: markers['small-blind']!, big: markers['big-blind']! };
  const { button } = markersOf(was);
  const bigs = { from: was.markers?.['big-blind'] ?? at.button, to: at.big };
  const others = [...now.sittings.filter((s) => !dealt.includes(s.seat)), ...now.departed];
  return others.flatMap((s): readonly BlindsDue[] => {
    if (s.entry.kind === 'new') return [];
    const told = (due: Due, rule: string): readonly BlindsDue[] =>
      due.small === s.due.small && due.big === s.due.big
        ? []
        : [{ type: 'BlindsDue', seat: s.seat, patron: s.patron.id, due, rule }];
    // ROG-HOLD-12: whoever missed one blind and is not back when the button passes owes both.
    if (isDue(s) && passes(s.seat, { from: button!, to: at.button })) return told(BOTH_BLINDS, cites.bigThenLeft);
    if ('away' in s && s.away === null) return []; // he is here, and waits
    const big = passes(s.seat, bigs);
    const small = between(s.seat, { from: at.button, to: big ? at.small : at.big });
    return told({ small: s.due.small || small, big: s.due.big || big }, cites.missedBlinds);
  });
}

/** How somebody stands after a move: ROG-HOLD-11, no free hands. Before a game's first round a move is nothing. */
function moved(state: TableState, entry: Entry, p: { from: Seat; to: Seat; mover: Seat | null }): Entry {
  const lastBig = state.markers?.['big-blind'];
  if (lastBig === undefined || entry.kind === 'new') return entry;
  const others = state.sittings.filter((s) => s.seat !== p.mover && statusOf(s) === 'playing').map((s) => s.seat);
  /** How many rounds until the big blind reaches a seat. */
  const reach = (seat: Seat): number =>
    seat === lastBig ? others.length + 1 : others.filter((s) => passes(s, { from: lastBig, to: seat })).length + 1;
  const waits = entry.kind === 'moved' ? entry.hands : 0;
  return { kind: 'moved', hands: Math.max(0, waits + reach(p.to) - reach(p.from)) };
}

export const blindsSeating: Strategy = { place, passed, moved, priceOf };
