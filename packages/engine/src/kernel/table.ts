/**
 * A round with its secret, and how events are folded into it. Chips, cards and markers are moved here and nowhere else.
 * A decision works on one draft, which copies an array before its first write to it and shares the rest with the past.
 */
import type { Face } from '../cards/index.js';
import { type AnyEvent, type CardMove, type NoteOf, tell } from './event.js';
import {
  bitOf,
  type CardId,
  type Chips,
  EVERYBODY,
  knownTo,
  type Place,
  type Round,
  type Seat,
  type Zone,
} from './felt.js';
import { type AnyGame, EMPTY } from './game.js';
import type { Menu } from './menu.js';
import { NO_FACES, NOBODY } from './step.js';

/** Immutable. `faces` is by CardId and never leaves the process that deals; `menus` are made once, by `seal`. */
export interface Table {
  readonly round: Round;
  readonly faces: readonly Face[];
  readonly menus: readonly Menu[];
}

/** How a round begins: chips by place name, markers by name, and whatever the table agreed for it. */
export interface Setup<Terms = any> {
  readonly chips: Readonly<Record<string, Chips>>;
  readonly markers: Readonly<Record<string, Seat>>;
  readonly terms: Terms;
}

/** The table before anything has happened. A name the game does not know is a fault of the caller, and throws. */
export function begin(game: AnyGame, setup: Setup): Table {
  const { blank } = game;
  const chips: Chips[] = blank.chips.slice();
  for (const name of Object.keys(setup.chips)) {
    const place = game.placeOf.get(name);
    const n = setup.chips[name]!;
    if (place === undefined) throw new Error(`${game.id} has no place called ${name}`);
    if (!Number.isSafeInteger(n) || n < 0) throw new Error(`${name} cannot open with ${n}`);
    chips[place] = n;
  }
  const markers: (Seat | null)[] = blank.markers.slice();
  for (const name of Object.keys(setup.markers)) {
    const marker = game.markerOf.get(name);
    if (marker === undefined) throw new Error(`${game.id} has no marker called ${name}`);
    markers[marker] = setup.markers[name]!;
  }
  return {
    round: {
      seats: game.seats,
      terms: setup.terms,
      opening: chips,
      chips,
      zones: blank.zones,
      seen: [],
      markers,
      step: 0,
      now: null,
    },
    faces: [],
    menus: [],
  };
}

/** A table being worked on. What `round` still shares with `base` belongs to the past, and is copied before it is written. */
export interface Draft {
  readonly base: Round;
  readonly round: { -readonly [K in keyof Round]: Round[K] };
  faces: readonly Face[];
}
export const draft = ({ round: r, faces }: Table): Draft => ({
  base: r,
  faces,
  round: {
    seats: r.seats,
    terms: r.terms,
    opening: r.opening,
    chips: r.chips,
    zones: r.zones,
    seen: r.seen,
    markers: r.markers,
    step: r.step,
    now: r.now,
  },
});
const own = <T>(mine: readonly T[], past: readonly T[] | undefined): T[] =>
  (mine === past ? mine.slice() : mine) as T[];

/** Folds one event into a draft. */
export function apply(game: AnyGame, d: Draft, e: AnyEvent): void {
  const r = d.round;
  if (e.type === 'StepOpened') {
    r.step = stepOf(e);
    r.now = game.script[r.step]!.start;
    return;
  }
  if (e.type === 'SentTo') {
    r.step = stepOf(e);
    r.now = null;
    return;
  }
  if (e.faces !== null) mint(game, d, e.faces);
  if (e.chips.length > 0) moveChips(game, d, e);
  for (const move of e.cards) moveCards(game, d, move, e.type);
  if (e.markers.length > 0) moveMarkers(game, d, e);
  if (r.now !== null) r.now = game.script[r.step]!.evolve(r.now, tell(e));
}

/** The step that was opened, or that play was sent to. */
const stepOf = ({ note }: AnyEvent): number => (note as NoteOf<'StepOpened'>).step;

/** New cards lie in the box, unseen, the first on top. A second shuffle mints new ids, so nobody tracks a card through it. */
function mint(game: AnyGame, d: Draft, faces: readonly Face[]): void {
  const first = d.faces.length;
  const r = d.round;
  const isFirst = first === 0 && faces.length === game.blank.ids.length;
  const ids = isFirst ? game.blank.ids.slice() : faces.map((_, i) => first + faces.length - 1 - i);
  const unseen = isFirst ? game.blank.unseen.slice() : faces.map(() => 0);
  const zones = own(r.zones, d.base.zones);
  zones[game.box] = ids;
  r.zones = zones;
  r.seen = first === 0 ? unseen : r.seen.concat(unseen);
  d.faces = first === 0 ? faces.slice() : d.faces.concat(faces);
}
function moveChips(game: AnyGame, d: Draft, e: AnyEvent): void {
  const chips = own(d.round.chips, d.base.chips);
  d.round.chips = chips;
  for (const { from, to, amount } of e.chips) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`bad amount ${amount} in ${e.type}`);
    if (!(chips[from]! >= amount)) throw new Error(`${game.names.places[from]} overdrawn by ${e.type}`);
    if (chips[to] === undefined) throw new Error(`${e.type} pays into no place`);
    chips[from]! -= amount;
    chips[to]! += amount;
    if (game.voidKeeps.length > 0 && game.voidKeeps.includes(from) !== game.voidKeeps.includes(to))
      keep(d, from, to, amount);
  }
}
/** A fee that stays with the house even on a void is no longer the payer's: only he gets that much less back. */
function keep(d: Draft, from: Place, to: Place, amount: Chips): void {
  const opening = own(d.round.opening, d.base.opening);
  opening[from]! -= amount;
  opening[to]! += amount;
  d.round.opening = opening;
}
function moveCards(game: AnyGame, d: Draft, { cards, from, to, seen: who }: CardMove, type: string): void {
  const r = d.round;
  const source = r.zones[from]!;
  if (from === to) {
    for (const card of cards) if (!source.includes(card)) throw stray(game, card, from, type);
  } else {
    const zones = own(r.zones, d.base.zones);
    r.zones = zones;
    if (isAll(source, cards)) {
      // A whole packet: the pack out of the box, a hand into the muck.
      zones[from] = EMPTY;
    } else {
      const left = own(source, d.base.zones[from]);
      zones[from] = left;
      for (const card of cards) if (!lift(left, card)) throw stray(game, card, from, type);
    }
    zones[to] = onTop(zones[to]!, cards);
  }
  if (who === null) return;
  const seen = own(r.seen, d.base.seen);
  r.seen = seen;
  const bits = who === 'all' ? EVERYBODY : bitOf(who);
  for (const card of cards) seen[card]! |= bits;
}
/** `concat` is five times as slow, and an array that is pushed to from empty starts with room for seventeen. */
function onTop(zone: readonly CardId[], cards: readonly CardId[]): CardId[] {
  if (zone.length === 0) return cards.slice();
  const out = zone.slice();
  for (const card of cards) out.push(card);
  return out;
}
const stray = ({ names }: AnyGame, card: CardId, from: Zone, type: string): Error =>
  new Error(`card ${card} is not in ${names.zones[from]} (${type})`);
function isAll(zone: readonly CardId[], cards: readonly CardId[]): boolean {
  if (zone.length !== cards.length) return false;
  for (let i = 0; i < zone.length; i++) if (zone[i] !== cards[i]) return false;
  return true;
}
/** Takes a card out of a zone, looking from the top, where cards are nearly always taken. */
function lift(zone: CardId[], card: CardId): boolean {
  let at = zone.length - 1;
  while (at >= 0 && zone[at] !== card) at--;
  if (at < 0) return false;
  for (let i = at; i < zone.length - 1; i++) zone[i] = zone[i + 1]!;
  zone.pop();
  return true;
}
function moveMarkers(game: AnyGame, d: Draft, e: AnyEvent): void {
  const markers = own(d.round.markers, d.base.markers);
  d.round.markers = markers;
  for (const { marker, from, to } of e.markers) {
    if (markers[marker] !== from) throw new Error(`${game.names.markers[marker]} is not at ${from} (${e.type})`);
    markers[marker] = to;
  }
}

const NONE: readonly Menu[] = [];
/** Makes a table of a draft. Whoever must choose gets a menu made from what that actor alone knows. */
export function seal(game: AnyGame, round: Round, faces: readonly Face[]): Table {
  if (round.now === null) return { round, faces, menus: NONE };
  const step = game.script[round.step]!;
  const actors = step.toAct(round, round.now);
  if (actors === NOBODY || actors.length === 0) return { round, faces, menus: NONE };
  const menus: Menu[] = [];
  for (const actor of actors) {
    const mine = step.blind ? NO_FACES : knownTo(round, faces, typeof actor === 'number' ? actor : 'rail');
    menus.push({ actor, options: step.menu(round, round.now, actor, mine) });
  }
  return { round, faces, menus };
}

/** Folds events one after another, in one copy. */
export function fold(game: AnyGame, table: Table, events: readonly AnyEvent[]): Table {
  const d = draft(table);
  for (const e of events) apply(game, d, e);
  return seal(game, d.round, d.faces);
}
export const evolve = (game: AnyGame, table: Table, e: AnyEvent): Table => fold(game, table, [e]);
