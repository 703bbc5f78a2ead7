/**
 * The button and the blinds behind it. Whoever comes in waits where the blinds would otherwise be dodged, whoever was away owes
 * the blinds that passed him, and whoever moves gets no free hands. Blinds go round clockwise.
 */
import type { RuleId, Seat } from '../kernel/index.js';
import type { Post } from '../steps/index.js';
import type { BlindsDue } from './event.js';
import { killerOf, killOf } from './kill.js';
import { firstRound, howMany, markersAt, movingButton, type Places, type Positions, restarted } from './positions.js';
import { after, before, between, clockwise, passes } from './ring.js';
import { dealsAt, type ForcedRules, type SeatingRules, type TableRules } from './rules.js';
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
import type { BlindsHold, Held, Placing, Price, Strategy } from './strategy.js';

export const blindsOf = ({ forced }: TableRules): Extract<ForcedRules, { kind: 'blinds' }> => {
  if (forced.kind !== 'blinds') throw new Error('blinds go round where there are blinds');
  return forced;
};

interface Placed {
  readonly dealt: readonly Seat[];
  readonly at: Positions;
  readonly rule: RuleId;
  readonly held: readonly Held[];
  /** Who was in the game before. */
  readonly core: readonly Seat[];
  /** A game that had stopped begins again: nothing is due. */
  readonly fresh: boolean;
}

function place(state: TableState, ready: readonly Sitting[]): Placing {
  const placed = seatThem(state, ready);
  const { dealt, at, rule, held } = placed;
  const posts = postsOf(state, placed);
  return {
    dealt,
    rule,
    held,
    markers: markersAt(at),
    onFelt: { button: at.button, 'big-blind': at.big },
    posts,
    owing: owingAfter(state, placed, posts),
  };
}

function seatThem(state: TableState, ready: readonly Sitting[]): Placed {
  const { rules, markers } = state;
  const { cites } = rules;
  const blinds = howMany(rules.forced);
  const all = ready.map((s) => s.seat);
  const none = { dealt: all, held: [], core: [], fresh: true };
  if (markers === null)
    return {
      ...none,
      at: firstRound(all, state.drawn!, blinds),
      rule: state.chosen ? cites.button : cites.firstButton,
    };
  const last: Places['last'] = { button: markers.button!, big: markers['big-blind']! };
  const core = ready.filter((s) => statusOf(s) === 'playing').map((s) => s.seat);
  const { counted, dealt, held } = admit(rules, ready, { core, last, blinds });
  if (core.length < 2 || dealt.length < rules.seats.min)
    return {
      ...none,
      at: dealtByOneWhoPlayed(state, all, restarted(all, last.big, blinds)),
      rule: cites.restart ?? cites.button,
    };
  // Who comes in between two others has no place but the button.
  const isThird = counted.length === 2 && dealt.length > 2;
  const moved = isThird ? restarted(dealt, last.big, blinds) : movingButton({ core, dealt: counted, last, blinds });
  const at = dealtByOneWhoPlayed(state, dealt, moved);
  const rule = dealt.length === 2 ? cites.headsUp : at.bigs.length > 1 ? cites.twoBigs : cites.button;
  return { dealt, at, rule, held, core, fresh: false };
}

/** Who was in the game before, and where the button and the big blind were. */
type InGame = Omit<Places, 'dealt'>;

/**
 * Where players deal: the button goes to nobody who did not play the hand before, if there is somebody who did. With
 * three in the game it never does, since the small blind would have passed him; with two, or after a stop, it might.
 */
function dealtByOneWhoPlayed(state: TableState, dealt: readonly Seat[], at: Positions): Positions {
  const { rules, markers } = state;
  const dealers = dealersOf(state, dealt, dealsAt(rules));
  return dealers.includes(at.button) ? at : firstRound(dealt, after(dealers, markers!.button!), howMany(rules.forced));
}

interface Admitted {
  readonly dealt: readonly Seat[];
  /** Those whose seats make the places: not who pays to come in where, counted, he would have the big blind stand still. */
  readonly counted: readonly Seat[];
  readonly held: readonly Held[];
}
/** Lets those who wait come in, one after another from the last big blind, each seen in the place he would have. */
function admit(rules: TableRules, ready: readonly Sitting[], game: InGame): Admitted {
  const { core, last } = game;
  let counted = core;
  const inserted: Seat[] = [];
  const held: Held[] = [];
  const waiting = ready.filter((s) => !core.includes(s.seat));
  for (const seat of clockwise(
    waiting.map((s) => s.seat),
    last.big,
  )) {
    const with_ = inOrder([...counted, seat]);
    const sitting = waiting.find((s) => s.seat === seat)!;
    const at = core.length < 2 ? null : movingButton({ ...game, dealt: with_ });
    const why = at === null ? 'big-blind' : holdOf(rules, sitting, placeOf(rules, seat, game, at));
    if (why !== null) held.push({ seat, why, rule: ruleOf(rules, sitting, why) });
    else if (at !== null && at.bigs.length === 0) inserted.push(seat);
    else counted = with_;
  }
  return { dealt: inOrder([...counted, ...inserted]), counted, held };
}
const inOrder = (seats: readonly Seat[]): readonly Seat[] => seats.toSorted((a, b) => a - b);

/** Where somebody who comes in would sit. */
type Place = 'between-blinds' | 'dealer-position' | 'first-big' | 'big-blind' | 'elsewhere';
function placeOf({ dealerPosition }: TableRules, seat: Seat, { core, last }: InGame, at: Positions): Place {
  // The blinds go on from the last big blind, so nobody comes in just there.
  if (seat === last.big) return 'between-blinds';
  // With two in the game the third could never get in behind the button, so there the button passes him by.
  if (passes(seat, { from: last.button, to: at.button }) && core.length > 2 && dealerPosition === 'waits')
    return 'dealer-position';
  // Where two big blinds are posted the first of them is as good as the second; but never for a new player.
  if (between(seat, { from: at.button, to: at.big })) return at.bigs.includes(seat) ? 'first-big' : 'between-blinds';
  return seat === at.big ? 'big-blind' : 'elsewhere';
}

/** Why this seat may not come in at this place; null if it may. */
function holdOf(rules: TableRules, s: Sitting, place: Place): BlindsHold | null {
  if (place === 'big-blind') return null;
  // Only new players are held so, and nobody else.
  if (s.entry.kind === 'new' && !isDue(s))
    return place === 'elsewhere' ? null : place === 'first-big' ? 'between-blinds' : place;
  if (place === 'first-big' || (s.post && priceOf(rules, s).live > 0)) return null;
  if (isDue(s)) return 'big-blind';
  if (s.entry.kind === 'moved' && s.entry.hands > 0) return 'hands';
  return place === 'elsewhere' ? null : 'big-blind';
}

function ruleOf({ cites }: TableRules, s: Sitting, why: BlindsHold): RuleId {
  switch (why) {
    case 'between-blinds':
      return cites.betweenBlinds;
    case 'dealer-position':
      return cites.dealerPosition;
    case 'hands':
      return cites.seatChange;
    case 'big-blind':
      return isDue(s) ? cites.missedBlinds : s.entry.kind === 'moved' ? cites.seatChange : cites.newPlayer;
  }
}

/** Who posts what, from the small blind on. Whoever kills the pot posts that and nothing else. */
function postsOf(state: TableState, placed: Placed): readonly Post[] {
  const { rules } = state;
  const { dealt, at } = placed;
  const killer = killerOf(state, dealt);
  const kill = killOf(rules, blindsOf(rules).big);
  const order = clockwise(dealt, before(dealt, at.small ?? at.big));
  const { ante = 0, rule } = blindsOf(rules);
  const antes = order.map((seat): Post => ({ seat, amount: ante, kind: 'ante', rule }));
  const blinds = order.flatMap((seat): readonly Post[] =>
    seat === killer ? [{ seat, amount: kill, kind: 'kill', rule: rules.cites.kill }] : postsAt(state, placed, seat),
  );
  return [...antes, ...blinds].filter(({ amount }) => amount > 0);
}
function postsAt(state: TableState, { dealt, at, fresh }: Placed, seat: Seat): readonly Post[] {
  const { rules } = state;
  const { cites } = rules;
  const { small, big, rule: blindsRule } = blindsOf(rules);
  const sitting = sittingAt(state, seat)!;
  const skipped: readonly Post[] =
    !fresh && owesSkipped(sitting) ? [{ seat, amount: small, kind: 'dead-small', rule: cites.twoBigs }] : [];
  if (at.bigs.includes(seat)) {
    const rule = at.bigs.length > 1 ? cites.twoBigs : blindsRule;
    return [{ seat, amount: big, kind: 'big-blind', rule }, ...skipped];
  }
  const { dead, live, rule } = fresh ? NOTHING : priceOf(rules, sitting);
  if (seat === at.small && live === 0)
    return [
      { seat, amount: small, kind: 'small-blind', rule: dealt.length === 2 ? cites.headsUp : blindsRule },
      ...skipped,
    ];
  return [
    ...skipped,
    { seat, amount: dead, kind: 'dead-small', rule: cites.deadBlind },
    { seat, amount: live, kind: 'live-big', rule },
  ];
}
const NOTHING = { dead: 0, live: 0, rule: '' };
/** A small blind that was skipped is owed, unless blinds have passed him since: those he makes up as missed ones. */
const owesSkipped = (s: Standing): boolean => s.skipped && !isDue(s);

/**
 * Who owes a small blind after this round's places were taken: where two big blinds are posted, the seats the small blind came
 * to and that did not post it.
 */
function owingAfter(state: TableState, placed: Placed, posts: readonly Post[]): readonly Seat[] {
  const { rules, markers, sittings } = state;
  const { at, core, fresh } = placed;
  const seating = rules.seating as Extract<SeatingRules, { kind: 'blinds' }>;
  if (fresh || at.small === null || seating.skippedSmall === 'forgiven') return [];
  const walk = { from: markers!['small-blind']!, to: at.small };
  const posted = (seat: Seat, kind: Post['kind']): boolean =>
    posts.some((post) => post.seat === seat && post.kind === kind);
  const owes = (s: Sitting): boolean => {
    const { seat } = s;
    const isPassed = at.bigs.length > 1 && (core.includes(seat) || at.bigs.includes(seat)) && passes(seat, walk);
    if (isPassed && !posted(seat, 'small-blind')) return true;
    return owesSkipped(s) && !posted(seat, 'dead-small');
  };
  return sittings.filter(owes).map(({ seat }) => seat);
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
  if (was.chosen && was.markers === null) return []; // begun anew by a choice
  const { cites } = now.rules;
  const { button: toButton, 'small-blind': toSmall, 'big-blind': toBig } = markers;
  const at = { button: toButton!, small: toSmall ?? null, big: toBig! };
  const { button } = markersOf(was);
  const bigs = { from: was.markers?.['big-blind'] ?? at.button, to: at.big };
  const others = [...now.sittings.filter((s) => !dealt.includes(s.seat)), ...now.departed];
  return others.flatMap((s): readonly BlindsDue[] => {
    if (s.entry.kind === 'new') return [];
    const told = (due: Due, rule: string): readonly BlindsDue[] =>
      due.small === s.due.small && due.big === s.due.big
        ? []
        : [{ type: 'BlindsDue', seat: s.seat, patron: s.patron.id, due, rule }];
    // Whoever missed one blind and is not back when the button passes owes both.
    if (isDue(s) && passes(s.seat, { from: button!, to: at.button })) return told(BOTH_BLINDS, cites.bigThenLeft);
    if ('away' in s && s.away === null) return []; // he is here, and waits
    const big = passes(s.seat, bigs);
    const small = at.small !== null && between(s.seat, { from: at.button, to: big ? at.small : at.big });
    return told({ small: s.due.small || small, big: s.due.big || big }, cites.missedBlinds);
  });
}

/** How somebody stands after a move: no free hands. Before a game's first round a move is nothing. */
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
