/**
 * The felt: what lies where. Chips lie in places, cards in zones, markers before seats; each is conserved and moves
 * only inside events. A card's identity is its position in the pack as shuffled; its face is kept apart (see table.ts).
 */
import type { Face } from '../cards/index.js';

export type Branded<T, Name extends string> = T & { readonly __brand?: Name };

/** A seat's number at the table, counted clockwise. */
export type Seat = number;
/** Whole cents. */
export type Chips = number;
/** A position in the pack as shuffled. It says nothing about the face; a reshuffle mints new ones. */
export type CardId = number;
/** Where chips lie: an index into the game's names. */
export type Place = Branded<number, 'Place'>;
/** Where cards lie: an index into the game's names. */
export type Zone = Branded<number, 'Zone'>;
/** A button or lammer: an index into the game's names. */
export type Marker = Branded<number, 'Marker'>;
/** A clause of a house's sheet, or a ruling where the sheet is silent. */
export type RuleId = string;

/** Who may choose. Chance, dealer, floor and clock are actors like seats. */
export type Actor = Seat | 'chance' | 'dealer' | 'floor' | 'clock';
/** Who may look. */
export type Viewer = Seat | 'rail';
/** What somebody may know of the faces. */
export type Known = (card: CardId) => Face | undefined;

/** One deal in progress, without its secret. Plain arrays, shared with the past wherever nothing changed. */
export interface Round<Now = any, Terms = any> {
  /** The seats dealt in, clockwise. */
  readonly seats: readonly Seat[];
  /** What the table agreed for this round before it began: posts, fees, who deals. */
  readonly terms: Terms;
  /** What lay in each place when the round opened; a void goes back to it. */
  readonly opening: readonly Chips[];
  /** By Place. */
  readonly chips: readonly Chips[];
  /** By Zone, each from bottom to top. */
  readonly zones: readonly (readonly CardId[])[];
  /** By CardId: one bit per viewer. Only grows. */
  readonly seen: readonly number[];
  /** By Marker. */
  readonly markers: readonly (Seat | null)[];
  /** The running step of the script. */
  readonly step: number;
  /** The running step's own state; null until it is opened. It dies with the step. */
  readonly now: Now;
}

export const chipsAt = (r: Round, place: Place): Chips => r.chips[place]!;
export const cardsIn = (r: Round, zone: Zone): readonly CardId[] => r.zones[zone]!;
export const topOf = (r: Round, zone: Zone): CardId | undefined => r.zones[zone]!.at(-1);
export const seatOf = (r: Round, marker: Marker): Seat | null => r.markers[marker]!;

// Bit s for seat s, the top bit for the rail. Thirty bits keep the set a small integer everywhere.
const RAIL = 29;
export const SEATS_MAX = RAIL;
export const EVERYBODY = 2 ** 30 - 1;
export const bitOf = (viewer: Viewer): number => 1 << (viewer === 'rail' ? RAIL : viewer);
export const hasSeen = (r: Round, viewer: Viewer, card: CardId): boolean => (r.seen[card]! & bitOf(viewer)) !== 0;
export const isOpen = (r: Round, card: CardId): boolean => r.seen[card] === EVERYBODY;
export const knownTo =
  (r: Round, faces: readonly Face[], viewer: Viewer): Known =>
  (card) =>
    hasSeen(r, viewer, card) ? faces[card] : undefined;

/** The seats that pass a test, in order of action, beginning at or after `first`. */
export function inTurn(r: Round, first: Seat, test: (r: Round, seat: Seat) => boolean): Seat[] {
  const { seats } = r;
  let from = seats.indexOf(first);
  if (from < 0)
    from = Math.max(
      0,
      seats.findIndex((s) => s > first),
    ); // an empty seat: the next one clockwise
  const out: Seat[] = [];
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[(from + i) % seats.length]!;
    if (test(r, seat)) out.push(seat);
  }
  return out;
}
/** The next seat clockwise among those dealt in. */
export function leftOf(r: Round, seat: Seat): Seat {
  for (const s of r.seats) if (s > seat) return s;
  return r.seats[0]!;
}
