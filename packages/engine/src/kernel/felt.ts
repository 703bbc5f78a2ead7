/**
 * The felt: what lies where. Chips lie in places, cards in zones, markers before seats; each is conserved and moves
 * only inside events. A card's identity is its position in the pack as shuffled; its face is kept apart (see round.ts).
 */
import type { Face } from '../cards/index.js';

export type Branded<T, Name extends string> = T & { readonly __brand?: Name };

/** A seat's number at the table, counted clockwise. */
export type Seat = Branded<number, 'Seat'>;
/** Whole cents. */
export type Chips = Branded<number, 'Chips'>;
/** A position in the pack as shuffled. It says nothing about the face; a reshuffle mints new ones. */
export type CardId = Branded<number, 'CardId'>;
/** Where chips lie: an index into the game's names. */
export type Place = Branded<number, 'Place'>;
/** Where cards lie: an index into the game's names. */
export type Zone = Branded<number, 'Zone'>;
/** The seats that have chips in their place of one kind, or cards in their zone of one: an index into the round's sets. */
export type SeatSet = Branded<number, 'SeatSet'>;
/** A button or lammer: an index into the game's names. */
export type Marker = Branded<number, 'Marker'>;
/** A clause of a house's sheet, or a ruling where the sheet is silent. */
export type RuleId = string;

/** Who may choose. Chance, dealer, floor and clock are actors like seats. */
export type Actor = Seat | 'chance' | 'dealer' | 'floor' | 'clock';
/** An actor that is a seat, as whoever a step asks at his seat. */
export function seated(actor: Actor): Seat {
  if (typeof actor === 'number') return actor;
  throw new TypeError(`${actor} is no seat`);
}
/** Who may look. Dealer and floor see what the rail sees, and have menus of their own. */
export type Viewer = Seat | 'rail' | 'dealer' | 'floor';
/** What somebody may know of the faces. */
export type Known = (card: CardId) => Face | undefined;

/** What lies on the felt of one deal in progress, without its secret. Plain arrays, shared with the past wherever nothing changed. */
export interface Felt<Now = any, Terms = any> {
  /** The seats dealt in, in the order of action. */
  readonly seats: readonly Seat[];
  /** What the table agreed for this round before it began: posts, fees, who deals. */
  readonly terms: Terms;
  /** What a void goes back to: what lay in each place when the round opened, less what went where a void keeps it. */
  readonly opening: readonly Chips[];
  /** By Place. */
  readonly chips: readonly Chips[];
  /** By Zone, each from bottom to top. */
  readonly zones: readonly (readonly CardId[])[];
  /** By CardId: one bit per viewer. Only grows. */
  readonly seen: readonly number[];
  /** By SeatSet: which seats have anything there, bit s for seat s. Kept by the kernel, since every step asks. */
  readonly sets: readonly number[];
  /** By Marker. */
  readonly markers: readonly (Seat | null)[];
  /** The running step of the script. */
  readonly step: number;
  /** The running step's own state; null until it is opened. It dies with the step. */
  readonly now: Now;
}

export const chipsAt = (r: Felt, place: Place): Chips => r.chips[place]!;
export const cardsIn = (r: Felt, zone: Zone): readonly CardId[] => r.zones[zone]!;
export const topOf = (r: Felt, zone: Zone): CardId | undefined => r.zones[zone]!.at(-1);
/** The seats that have anything there, as bits. */
export const seatsWith = (r: Felt, set: SeatSet): number => r.sets[set]!;
export const isAmong = (seats: number, seat: Seat): boolean => ((seats >> seat) & 1) === 1;
export function countSeats(seats: number): number {
  let n = 0;
  for (let left = seats; left !== 0; left &= left - 1) n++;
  return n;
}
export const seatOf = (r: Felt, marker: Marker): Seat | null => r.markers[marker]!;

// Bit s for seat s, the top bit for the rail. Thirty bits keep the set a small integer everywhere.
const RAIL = 29;
export const SEATS_MAX = RAIL;
export const EVERYBODY = 2 ** 30 - 1;
export const bitOf = (viewer: Viewer): number => 1 << (typeof viewer === 'number' ? viewer : RAIL);
export const hasSeen = (r: Felt, viewer: Viewer, card: CardId): boolean => (r.seen[card]! & bitOf(viewer)) !== 0;
export const isOpen = (r: Felt, card: CardId): boolean => r.seen[card] === EVERYBODY;
export const knownTo =
  (r: Felt, faces: readonly Face[], viewer: Viewer): Known =>
  (card) =>
    hasSeen(r, viewer, card) ? faces[card] : undefined;

/** A card everybody has seen keeps its face; of any other, nothing is known. What `open` may use to say who acts. */
export const openly =
  (r: Felt, faces: Known): Known =>
  (card) =>
    isOpen(r, card) ? faces(card) : undefined;

// A round's seats are listed in the order of action: rising where play goes clockwise, falling where it goes the other way.
/** An order of seats, and the lists made of it so far: every round asks for the same few, so each is made once. */
class Turns {
  /** By seat: where in the order it stands, or, if it was not dealt in, where the next one after it does. */
  private readonly at: readonly number[];
  private readonly all: number;
  /** By where it begins, then by the seats among: in a plain array where their numbers are small, for that is the faster to ask. */
  private readonly lists: readonly (readonly Seat[] | undefined)[][];
  private readonly more: readonly Map<number, readonly Seat[]>[];

  constructor(readonly seats: readonly Seat[]) {
    this.at = Array.from({ length: SEATS_MAX }, (_, seat) => placeInTurn(seats, seat));
    this.all = seats.reduce((all, seat) => all | (1 << seat), 0);
    const room = this.all < SMALL ? this.all + 1 : 0;
    this.lists = seats.map(() => Array.from({ length: room }, () => undefined));
    this.more = seats.map(() => new Map<number, readonly Seat[]>());
  }
  place(seat: Seat): number {
    return this.at[seat] ?? placeInTurn(this.seats, seat); // a marker that lies nowhere is before the first
  }
  from(first: Seat, among: number): readonly Seat[] {
    const from = this.place(first);
    const set = among & this.all;
    const lists = this.lists[from];
    if (lists === undefined) return NONE; // nobody was dealt in
    if (set >= lists.length) return this.large(from, set);
    return lists[set] ?? this.keep(lists, from, set);
  }
  private keep(lists: (readonly Seat[] | undefined)[], from: number, set: number): readonly Seat[] {
    const list = this.listed(from, set);
    lists[set] = list;
    return list;
  }
  private large(from: number, set: number): readonly Seat[] {
    const lists = this.more[from]!;
    const list = lists.get(set) ?? this.listed(from, set);
    lists.set(set, list);
    return list;
  }
  private listed(from: number, set: number): readonly Seat[] {
    const { seats } = this;
    const turned = seats.slice(from).concat(seats.slice(0, from));
    return turned.filter((seat) => isAmong(set, seat));
  }
}
const SMALL = 1 << 11;
const NONE: readonly Seat[] = [];
function placeInTurn(seats: readonly Seat[], seat: Seat): number {
  const at = seats.indexOf(seat);
  if (at >= 0) return at;
  const rising = seats.length < 2 || seats[0]! < seats[1]!;
  return Math.max(
    0,
    seats.findIndex((s) => (rising ? s > seat : s < seat)),
  );
}
const TURNS = new WeakMap<readonly Seat[], Turns>();
let latest = new Turns(NONE);
const turnsOf = (seats: readonly Seat[]): Turns => (latest.seats === seats ? latest : turnTo(seats));
function turnTo(seats: readonly Seat[]): Turns {
  latest = TURNS.get(seats) ?? new Turns(seats);
  TURNS.set(seats, latest);
  return latest;
}
/** The seats that pass a test, in order of action, beginning at `first` or the next one dealt in after it. */
export function inTurn(r: Felt, first: Seat, test: (r: Felt, seat: Seat) => boolean): readonly Seat[] {
  let passed = 0;
  for (const seat of r.seats) if (test(r, seat)) passed |= 1 << seat;
  return seatsInTurn(r, first, passed);
}
/** A set of seats in order of action, beginning at `first` or the next one dealt in after it. */
export const seatsInTurn = ({ seats }: Felt, first: Seat, among: number): readonly Seat[] =>
  turnsOf(seats).from(first, among);
/** The next seat in the order of action among those dealt in. */
export function nextAfter(r: Felt, seat: Seat): Seat {
  const { seats } = r;
  const at = turnsOf(seats).place(seat);
  return seats[at] === seat ? seats[(at + 1) % seats.length]! : seats[at]!;
}
