// What a family's table component is given: the view, what of it is on the felt, and how cards and seats are chosen. A family
// lays this out; it neither asks the server for anything nor knows what may be done.

import type { SlotName } from '../bar/slots.js';
import type { Noted } from '../lib/acts.js';
import type { DrawnFelt } from '../lib/felt.js';
import type { Line } from '../lib/log.js';
import type { Shown } from '../lib/queue.js';
import type { Actor, CardId, TableView } from '../lib/wire.js';

/** Cards to be chosen on the felt: any number of one's own, as the menu says. */
export interface Picking {
  readonly from: readonly CardId[];
  readonly chosen: readonly CardId[];
  /** The key that chooses a card, shown on it. */
  keyOf(card: CardId): string;
  toggle(card: CardId): void;
  /** Exactly these are chosen. */
  choose(cards: readonly CardId[]): void;
}
/** Some cards in heaps: a player's columns. */
export type Piles = readonly (readonly CardId[])[];
/** How one's own cards lie, where that is the player's to say. Nobody else sees it until he lays them so. */
export interface Arranging {
  /** The hand from left to right; cards that are not in it follow. */
  readonly order: readonly CardId[];
  /** One's face-up cards as they shall lie, with cards about to join them; null while they lie as everybody sees them. */
  readonly piles: Piles | null;
  sort(order: readonly CardId[]): void;
  pile(piles: Piles | null): void;
  /** Lays one's columns as they are arranged, whoever's turn it is; null where one may not. */
  readonly lay: (() => void) | null;
}
/** Cards as they have been arranged; those that have not been follow as they came. */
export function arrangedBy(order: readonly CardId[], cards: readonly CardId[]): readonly CardId[] {
  const placed = order.filter((card) => cards.includes(card));
  return placed.length === 0 ? cards : [...placed, ...cards.filter((card) => !placed.includes(card))];
}
export interface Scene {
  readonly view: Pick<TableView, 'rules' | 'you' | 'seats' | 'round' | 'last' | 'clocks' | 'bank' | 'jackpot'>;
  readonly shown: Shown;
  readonly lively: boolean;
  readonly clockAt: number;
  /** Whose turn it is, as far as what led to it has been seen. */
  readonly acting: readonly Actor[];
  readonly noted: Noted;
  /** What came of the round, line by line, once it has been seen. */
  readonly result: readonly Line[];
  /** What happened last, in one line. */
  readonly said: Line | null;
  /** On to the next step of a showdown, or, when all has been shown, whether it stays until one lets it go; null where nothing moves. */
  readonly linger: { readonly held: boolean; skip(): void; hold(on: boolean): void } | null;
  readonly picking: Picking | null;
  /** Null where nothing is one's own: on the rail, and in a past hand. */
  readonly arranging: Arranging | null;
  /** Presses a button of the bar by its name: what is done on the felt itself. False if there is none. */
  press(name: SlotName): boolean;
  /** Takes an empty seat; null when one may not. */
  readonly sit: ((seat: number) => void) | null;
}

export interface Seating {
  /** How many sit. */
  readonly count: number;
  readonly me: number | null;
  /** Where a seat is: 0 is the bottom, the others follow clockwise as seen from above; -1 for one nobody sits on. */
  placeOf(seat: number): number;
  seatAt(place: number): number;
  /** Chairs nobody sits on, and how far round the table each is, of one. */
  readonly chairs: readonly { readonly seat: number; readonly share: number }[];
}
/**
 * Who sits where. Seats are numbered from 1 (in an example in a book from 0), clockwise, and those who sit are spread evenly; the
 * viewer's own is at the bottom, or the first, whatever the direction of play. Whoever left while his hand lies there still has his place.
 */
export function seating(
  { rules, you, seats }: Pick<TableView, 'rules' | 'you' | 'seats'>,
  felt: Pick<DrawnFelt, 'seats'>,
): Seating {
  const { max } = rules.seats;
  const lowest = felt.seats.includes(0) ? 0 : 1;
  const all = Array.from({ length: max }, (_, i) => (((you.seat ?? lowest) - lowest + i) % max) + lowest);
  const sits = all.filter((seat) => felt.seats.includes(seat) || seats.some((one) => one.seat === seat));
  const count = sits.length;
  const turned = [...all.slice(all.indexOf(sits[0] ?? lowest)), ...all.slice(0, all.indexOf(sits[0] ?? lowest))];
  return {
    count,
    me: you.seat,
    placeOf: (seat) => sits.indexOf(seat),
    seatAt: (place) => sits[place] ?? -1,
    chairs: turned.flatMap((seat, i) => {
      if (sits.includes(seat)) return [];
      // So many chairs are free in a row here: they share the gap between two who sit.
      const before = turned.slice(0, i).findLastIndex((one) => sits.includes(one));
      const after = turned.slice(i).findIndex((one) => sits.includes(one));
      const free = (after < 0 ? max : i + after) - before - 1;
      const place = before < 0 ? 0 : sits.indexOf(turned[before]!);
      return [{ seat, share: (place + (i - before) / (free + 1)) / Math.max(1, count) }];
    }),
  };
}
