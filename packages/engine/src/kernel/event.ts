/** Events: facts in the past tense, told to everybody but for the faces of a shuffle. JSON once named (see written.ts). */
import type { Face } from '../cards/index.js';
import type { CardId, Chips, Marker, Place, RuleId, Seat, Zone } from './felt.js';

export interface ChipMove {
  readonly from: Place;
  readonly to: Place;
  readonly amount: Chips;
}
/** Cards that travel together: a hand to the muck is one move. From a zone to itself they are only shown. */
export interface CardMove {
  readonly cards: readonly CardId[];
  readonly from: Zone;
  readonly to: Zone;
  readonly seen: Seat | 'all' | null;
}
export interface MarkerMove {
  readonly marker: Marker;
  readonly from: Seat | null;
  readonly to: Seat | null;
}

/** Something that happened. Every event has every field, so that all have one shape. */
export interface Event<Type extends string = string, Note = any> {
  readonly type: Type;
  readonly seat: Seat | null;
  readonly rule: RuleId | null;
  readonly chips: readonly ChipMove[];
  readonly cards: readonly CardMove[];
  readonly markers: readonly MarkerMove[];
  /** The step's own facts, for its own evolve. Plain JSON, and never a face. */
  readonly note: Note;
  /** The order of a shuffle, first card on top: the one secret. `tell` strips it. */
  readonly faces: readonly Face[] | null;
}

const NONE: readonly never[] = [];

/**
 * Builds an event: here and nowhere else, so that all events have one hidden class and folding them stays monomorphic.
 * A spread of a blank event makes one class per call site, which cost 5 to 15 % when it was measured.
 */
export const event = (
  type: string,
  seat: Seat | null,
  rule: RuleId | null,
  chips: readonly ChipMove[],
  cards: readonly CardMove[],
  markers: readonly MarkerMove[],
  note: unknown,
  faces: readonly Face[] | null,
): Event => ({ type, seat, rule, chips, cards, markers, note, faces });

/** Something happened, and nothing moved. */
export const said = (type: string, seat: Seat | null = null, rule: RuleId | null = null, note: unknown = null): Event =>
  event(type, seat, rule, NONE, NONE, NONE, note, null);

/** Chips moved, and perhaps a marker with them. */
export const paid = (
  type: string,
  seat: Seat | null,
  rule: RuleId | null,
  chips: readonly ChipMove[],
  markers: readonly MarkerMove[] = NONE,
  note: unknown = null,
): Event => event(type, seat, rule, chips, NONE, markers, note, null);

/** Cards moved. */
export const moved = (
  type: string,
  seat: Seat | null,
  rule: RuleId | null,
  cards: readonly CardMove[],
  note: unknown = null,
): Event => event(type, seat, rule, NONE, cards, NONE, note, null);

/** A pack or stub was shuffled: new cards are minted in the box, and move from there. */
export const shuffled = (
  type: string,
  rule: RuleId | null,
  cards: readonly CardMove[],
  faces: readonly Face[],
): Event => event(type, null, rule, NONE, cards, NONE, null, faces);

/** What everybody is told of an event. */
export const tell = (e: Event): Event =>
  e.faces === null ? e : event(e.type, e.seat, e.rule, e.chips, e.cards, e.markers, e.note, null);
