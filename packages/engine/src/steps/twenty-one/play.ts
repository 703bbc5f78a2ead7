/**
 * The players' turns, hand after hand. A hand that has nothing to choose stands by itself; one over twenty-one stays where it is
 * until the settlement. A split hand gets its second card when its turn comes. Those who stand behind a circle are asked whether
 * they pay their part of a double or a split. Whose turn it is lies on the felt, as a marker.
 */
import {
  type Command,
  chipsAt,
  type Draft,
  type Event,
  type Felt,
  isRefusal,
  type Known,
  type Layout,
  type Marker,
  NOBODY,
  type NoteOf,
  type Option,
  option,
  type RuleId,
  type Seat,
  type Step,
  seated,
  step,
} from '../../kernel/index.js';
import { doubling, handMenu, handShut, hasChoice, heldBy } from './choices.js';
import type { Spot, TwentyOneFelt } from './felt.js';
import { RESERVE, rackShuffle, runsLow } from './shoe.js';
import { NONE_STOOD, openSpots, type Stood, spotNamed, stoodAfter, stoodFree } from './stood.js';

/** A double or a split that some behind the circle have still to answer. */
interface Pending {
  readonly kind: 'double' | 'split';
  /** Rows to be asked, each with the chips for it. */
  readonly rows: readonly number[];
}
interface Playing {
  readonly at: Spot | null;
  readonly pending: Pending | null;
  readonly stood: Stood;
  /** All have played: whoever acted last is asked whether his hands stand. */
  readonly last: Seat | null;
}
const NOT_BEGUN: Playing = { at: null, pending: null, stood: NONE_STOOD, last: null };
const CHANCE = ['chance'] as const;

/** The felt, and the markers that say which hand's turn it is. */
interface PlayFelt extends TwentyOneFelt {
  readonly turn: Marker;
  readonly turnHand: Marker;
}

export const playHands = (layout: Layout, twentyOne: TwentyOneFelt): Step<Playing> => {
  const on: PlayFelt = { ...twentyOne, turn: layout.marker('turn'), turnHand: layout.marker('turn-hand') };
  const { cites } = on.rules;
  const again = rackShuffle(layout, on);
  return step<Playing>('play', NOT_BEGUN, {
    open: (d, face) => {
      if (!on.isOn(d) || on.isHoleOpen(d)) return;
      const circle = d.markers[on.turn]!;
      // Sent back here by a ruling, the turn goes on from where it was.
      const from = circle === null ? 0 : Math.max(0, placeOf(on, d, { circle, hand: d.markers[on.turnHand]! - 1 }));
      passTurn(on, d, from, face);
    },
    toAct: (r, { at, pending, last }) => {
      if (last !== null) return [last];
      if (at === null) return NOBODY;
      if (runsLow(on, r, RESERVE)) return CHANCE;
      return pending ? pending.rows.map((row) => on.ownerOf(r, at.circle, row)!) : [ownerOf(on, r, at)];
    },
    menu: (r, now, actor, mine) => {
      if (actor === 'chance') return again.menu(r);
      if (now.last !== null)
        return [
          option('let-stand', { rule: cites.surrender, ifSilent: true }),
          ...stoodFree(on, r, now.stood, now.last, mine).filter((o): o is Option => !isRefusal(o)),
        ];
      return now.pending ? backersMenu(on, r, now, seated(actor)) : handMenu(on, r, now.at!, mine);
    },
    shut: (r, { at, pending, last }, actor, mine) =>
      actor === 'chance' || pending || last !== null ? [] : handShut(on, r, at!, mine),
    free: (r, { stood, last }, actor, mine) => (last === actor ? [] : stoodFree(on, r, stood, seated(actor), mine)),
    decide: (d, now, c, face) => {
      if (c.actor === 'chance') again.decide(d, c.faces ?? [], face);
      else if (c.type === 'surrender-stood') surrenderLate(on, d, c, face);
      else if (now.last !== null) endTurns(on, d);
      else if (now.pending) answer(on, d, now, c, face);
      else choose(on, d, now.at!, c, face);
    },
    copy: copyOf,
    hear,
  });
};

const ownerOf = (on: PlayFelt, r: Felt, { circle }: Spot): Seat => on.ownerOf(r, circle)!;
const placeOf = (on: PlayFelt, r: Felt, spot: Spot): number => indexOf(on.sequence(r), spot);
function indexOf(spots: readonly Spot[], { circle, hand }: Spot): number {
  for (let i = 0; i < spots.length; i++) if (spots[i]!.circle === circle && spots[i]!.hand === hand) return i;
  return -1;
}

/** A hand and what it counts, as it is told. */
function counted(on: PlayFelt, r: Felt, spot: Spot, face: Known): NoteOf<'HandHit'> {
  const { total, soft } = on.count(r, spot, face);
  return { circle: spot.circle, hand: spot.hand, total, soft };
}
/** The next card of the shoe, face up, to a hand. */
const draw = (on: PlayFelt, d: Draft, spot: Spot): void => d.moveTop(1, on.stock, on.zone(spot), 'all');
/** A card that nobody asked for. */
function give(on: PlayFelt, d: Draft, spot: Spot, rule: RuleId, face: Known): void {
  draw(on, d, spot);
  d.say('CardGiven', ownerOf(on, d, spot), rule, counted(on, d, spot, face));
}

/**
 * Gives the turn to the first hand from here on that has a choice. After the last one whoever acted last is asked about the
 * hands that stood, if one may still be surrendered; or all players are done.
 */
function passTurn(on: PlayFelt, d: Draft<Playing>, from: number, face: Known): void {
  const { cites } = on.rules;
  const spots = on.sequence(d);
  for (let i = from; i < spots.length; i++) {
    const spot = spots[i]!;
    const cards = on.cards(d, spot).length;
    if (cards === 0) continue; // surrendered
    if (cards === 1) give(on, d, spot, cites.split, face);
    if (!hasChoice(on.rules, heldBy(on, d, spot, face))) continue;
    markTurn(on, d, spot);
    d.say('HandTurn', ownerOf(on, d, spot), cites.turn, spot);
    return;
  }
  const { stood } = d.now;
  if (stood.by !== null && openSpots(on, d, stood, stood.by, face).length > 0)
    d.say('LastCall', stood.by, cites.surrender);
  else endTurns(on, d);
}
function markTurn(on: PlayFelt, d: Draft, to: Spot | null): void {
  d.mark(on.turn, to === null ? null : to.circle);
  d.mark(on.turnHand, to === null ? null : to.hand + 1);
}
function endTurns(on: PlayFelt, d: Draft): void {
  markTurn(on, d, null);
  d.say('PlayersDone', null, on.rules.cites.turn);
}

function choose(on: PlayFelt, d: Draft<Playing>, spot: Spot, { type, amount }: Command, face: Known): void {
  const { signal } = on.rules.cites;
  const seat = ownerOf(on, d, spot);
  switch (type) {
    case 'hit':
      draw(on, d, spot);
      d.say('HandHit', seat, signal, counted(on, d, spot, face));
      if (hasChoice(on.rules, heldBy(on, d, spot, face))) return;
      break;
    case 'double':
      double(on, d, spot, amount ?? on.stakeOf(d, spot), face);
      return;
    case 'split-pair':
      split(on, d, spot, face);
      return;
    case 'surrender':
      surrender(on, d, spot);
      break;
    default:
      d.say('HandStood', seat, signal, counted(on, d, spot, face));
  }
  passTurn(on, d, placeOf(on, d, spot) + 1, face);
}
function surrender(on: PlayFelt, d: Draft, spot: Spot): void {
  d.move(on.cards(d, spot), on.zone(spot), on.rack);
  d.say('Surrendered', ownerOf(on, d, spot), on.rules.cites.surrender, spot);
}
/** A hand that stood is given up after all; after the last player's last one all are done. */
function surrenderLate(on: PlayFelt, d: Draft<Playing>, { actor, cards }: Command, face: Known): void {
  surrender(on, d, spotNamed(on, d, d.now.stood, cards![0]!));
  const { stood, last } = d.now;
  if (last !== null && openSpots(on, d, stood, seated(actor), face).length === 0) endTurns(on, d);
}

function double(on: PlayFelt, d: Draft<Playing>, spot: Spot, amount: number, face: Known): void {
  const seat = ownerOf(on, d, spot);
  const rows = askedRows(on, d, spot, 'double');
  d.pay(on.stack(seat), on.wager(spot.circle, spot.hand), amount);
  d.say('DoubledDown', seat, on.rules.cites.double, { ...spot, rows });
  if (rows.length === 0) carryOut(on, d, spot, 'double', face);
}
function split(on: PlayFelt, d: Draft<Playing>, spot: Spot, face: Known): void {
  const seat = ownerOf(on, d, spot);
  const rows = askedRows(on, d, spot, 'split');
  const to: Spot = { circle: spot.circle, hand: on.spots(d, spot.circle).length };
  d.pay(on.stack(seat), on.wager(to.circle, to.hand), on.stakeOf(d, spot));
  d.move(on.cards(d, spot).slice(1), on.zone(spot), on.zone(to));
  d.say('HandSplit', seat, on.rules.cites.split, { ...spot, to: to.hand, rows });
  if (rows.length === 0) carryOut(on, d, spot, 'split', face);
}
/** Rows behind this hand that can pay their part. */
const askedRows = (on: PlayFelt, r: Felt, spot: Spot, kind: Pending['kind']): number[] =>
  on.rows.filter((row) => {
    const stake = row === 0 ? 0 : on.stakeOf(r, spot, row);
    if (stake === 0) return false;
    const least = kind === 'double' && on.rules.doubling === 'for-less' ? on.rules.leastWager : stake;
    return chipsAt(r, on.stack(on.ownerOf(r, spot.circle, row)!)) >= least;
  });
/** What follows a double or a split when everybody behind it has answered. */
function carryOut(on: PlayFelt, d: Draft<Playing>, spot: Spot, kind: Pending['kind'], face: Known): void {
  const at = placeOf(on, d, spot);
  if (kind === 'double') give(on, d, spot, on.rules.cites.double, face);
  passTurn(on, d, kind === 'double' ? at + 1 : at, face);
}

/** The row that somebody stands in, of those that are asked. */
const rowOf = (on: PlayFelt, r: Felt, { at, pending }: Playing, seat: Seat): number =>
  pending!.rows.find((row) => on.ownerOf(r, at!.circle, row) === seat)!;

function backersMenu(on: PlayFelt, r: Felt, now: Playing, seat: Seat): readonly Option[] {
  const { fund: rule } = on.rules.cites;
  const stake = on.stakeOf(r, now.at!, rowOf(on, r, now, seat));
  const fund =
    now.pending!.kind === 'split'
      ? option('fund', { rule, cost: stake })
      : doubling(on, 'fund', rule, stake, chipsAt(r, on.stack(seat)));
  return [fund, option('decline-fund', { rule, ifSilent: true })];
}
function answer(on: PlayFelt, d: Draft<Playing>, now: Playing, { type, actor, amount }: Command, face: Known): void {
  const { fund: rule } = on.rules.cites;
  const seat = seated(actor);
  const spot = now.at!;
  const { kind } = now.pending!;
  const row = rowOf(on, d, now, seat);
  if (type === 'fund') {
    // A split puts the part on the new hand, which is the last one; a double on the same.
    const hand = kind === 'split' ? on.spots(d, spot.circle).length - 1 : spot.hand;
    d.pay(on.stack(seat), on.wager(spot.circle, hand, row), amount ?? on.stakeOf(d, spot, row));
    d.say('BackerFunded', seat, rule, { ...spot, row });
  } else d.say('BackerDeclined', seat, rule, { ...spot, row });
  if (d.now.pending?.rows.length === 0) carryOut(on, d, spot, kind, face);
}

/** The same while a draft has it for its own. */
type Own = { -readonly [Field in keyof Playing]: Playing[Field] };
const copyOf = ({ at, pending, stood, last }: Playing): Playing => ({ at, pending, stood, last });

function hear(now: Own, e: Event): void {
  now.stood = stoodAfter(now.stood, e);
  switch (e.type) {
    case 'HandTurn':
      now.at = { circle: e.note.circle, hand: e.note.hand };
      now.pending = null;
      return;
    case 'LastCall':
      now.at = null;
      now.pending = null;
      now.last = e.seat;
      return;
    case 'PlayersDone':
      now.at = null;
      now.pending = null;
      now.stood = NONE_STOOD;
      now.last = null;
      return;
    case 'DoubledDown':
    case 'HandSplit': {
      const kind = e.type === 'HandSplit' ? 'split' : 'double';
      if (e.note.rows.length > 0) now.pending = { kind, rows: e.note.rows };
      return;
    }
    case 'BackerFunded':
    case 'BackerDeclined': {
      const { kind, rows } = now.pending!;
      now.pending = { kind, rows: rows.filter((row) => row !== e.note.row) };
    }
  }
}
