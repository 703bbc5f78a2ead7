/**
 * The felt by names, as it is sent to whoever looks on, and its fold: whoever was told of a round and hears what happened next lays
 * it out as the kernel does. It moves what an event says moved, and checks nothing.
 */
import { type Face, printFace } from '../cards/index.js';
import type { AnyEvent } from './event.js';
import { type CardId, type Chips, type Felt, isOpen, type Seat } from './felt.js';
import type { AnyGame } from './game.js';
import type { AnyWritten } from './written.js';

export interface NamedFelt {
  /** By place; one that is empty is not named, unless it is a stack: that is somebody all in. */
  readonly chips: Readonly<Record<string, Chips>>;
  /** By zone, each from bottom to top; without what is empty, and without spent cards, which are nobody's business any more. */
  readonly zones: Readonly<Record<string, readonly CardId[]>>;
  /** Faces the viewer has seen. */
  readonly faces: Readonly<Record<CardId, string>>;
  /** Of those, the cards everybody has seen. */
  readonly open: readonly CardId[];
  readonly markers: Readonly<Record<string, Seat>>;
}
/** Whose eyes it is laid out for. */
export interface Sight {
  /** A seat's, the rail's; `all` where every hand is shown, as in an example. */
  readonly seat: Seat | null | 'all';
  /** Every face the viewer knows by the end of what is being told. */
  readonly faces: Readonly<Record<CardId, string>>;
}
type Moves = Pick<AnyWritten, 'chips' | 'cards' | 'markers'>;

/** As one viewer may see it. */
export function named(
  { names, spent }: AnyGame,
  { felt, faces }: { readonly felt: Felt; readonly faces: readonly (Face | null)[] },
): NamedFelt {
  const chips: Record<string, Chips> = {};
  felt.chips.forEach((n, place) => {
    if (isNamed(names.places[place]!, n)) chips[names.places[place]!] = n;
  });
  const zones: Record<string, readonly CardId[]> = {};
  felt.zones.forEach((cards, zone) => {
    if (cards.length > 0 && zone !== spent) zones[names.zones[zone]!] = cards;
  });
  const known: Record<CardId, string> = {};
  const open: CardId[] = [];
  faces.forEach((face, card) => {
    if (face === null) return;
    known[card] = printFace(face);
    if (isOpen(felt, card)) open.push(card);
  });
  const markers: Record<string, Seat> = {};
  felt.markers.forEach((seat, marker) => {
    if (seat !== null) markers[names.markers[marker]!] = seat;
  });
  return { chips, zones, faces: known, open, markers };
}

/** The felt after an event. */
export function foldNamed(felt: NamedFelt, event: Moves, { seat: viewer, faces: known }: Sight): NamedFelt {
  const chips = { ...felt.chips };
  moveChips(chips, event);
  const zones = { ...felt.zones };
  moveCards(zones, event);
  delete zones[SPENT];
  const faces = { ...felt.faces };
  const open = new Set(felt.open);
  for (const { cards, seen } of event.cards ?? [])
    for (const card of cards) {
      const face = known[card];
      if (seen === 'all') open.add(card);
      if (face !== undefined && (seen === 'all' || (seen !== undefined && (viewer === 'all' || seen === viewer))))
        faces[card] = face;
    }
  const markers = { ...felt.markers };
  for (const { marker, to } of event.markers ?? []) {
    if (to === null) delete markers[marker];
    else markers[marker] = to;
  }
  const isSame = open.size === felt.open.length;
  return { chips, zones, faces, open: isSame ? felt.open : [...open].sort((a, b) => a - b), markers };
}
const SPENT = 'spent';
const isNamed = (place: string, n: Chips): boolean => n !== 0 || place.startsWith(STACK);
const STACK = 'stack:';

/** Moves an event's chips from place to place. */
export function moveChips(lying: Record<string, Chips>, { chips = [] }: Moves): void {
  for (const { from, to, amount } of chips) {
    lying[from] = (lying[from] ?? 0) - amount;
    lying[to] = (lying[to] ?? 0) + amount;
    if (!isNamed(from, lying[from])) delete lying[from];
  }
}
/** Moves an event's cards from zone to zone, each on top of what lies there. */
export function moveCards(lying: Record<string, readonly CardId[]>, { cards: moves = [] }: Moves): void {
  for (const { cards, from, to } of moves) {
    if (from === to) continue;
    const left = (lying[from] ?? []).filter((card) => !cards.includes(card));
    if (left.length > 0) lying[from] = left;
    else delete lying[from];
    lying[to] = [...(lying[to] ?? []), ...cards];
  }
}

/** What some events together put before each seat, or took from it. */
export function stackGains({ names }: Pick<AnyGame, 'names'>, events: readonly AnyEvent[]): ReadonlyMap<Seat, Chips> {
  const gains = new Map<Seat, Chips>();
  const add = (place: string, amount: Chips): void => {
    const seat = Number(place.slice(STACK.length));
    if (place.startsWith(STACK)) gains.set(seat, (gains.get(seat) ?? 0) + amount);
  };
  for (const { chips } of events)
    for (const { from, to, amount } of chips) {
      add(names.places[from]!, -amount);
      add(names.places[to]!, amount);
    }
  for (const [seat, amount] of gains) if (amount === 0) gains.delete(seat);
  return gains;
}
