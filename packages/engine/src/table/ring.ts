/** Seats as a ring: what lies after what. Lists of seats run upward, which is clockwise, but where an order of action is named. */
import type { Seat } from '../kernel/index.js';

export type Direction = 'clockwise' | 'counter-clockwise';

/** These seats in the order of action: rising where play goes clockwise, falling where it goes the other way. */
export const inOrder = (seats: readonly Seat[], direction: Direction): Seat[] =>
  seats.toSorted((a, b) => (direction === 'clockwise' ? a - b : b - a));

/** The first of these seats, which stand in the order of action, after `from`; that may be empty or none of them. */
export const following = (order: readonly Seat[], from: Seat, direction: Direction): Seat =>
  order.find((s) => (direction === 'clockwise' ? s > from : s < from)) ?? order[0]!;

/** The first of these seats clockwise after `from`, which may be empty or none of them. */
export const after = (seats: readonly Seat[], from: Seat): Seat => following(seats, from, 'clockwise');

/** The first of these seats counter-clockwise from `from`. */
export const before = (seats: readonly Seat[], from: Seat): Seat => seats.findLast((s) => s < from) ?? seats.at(-1)!;

/** Walking clockwise from one seat to another, does one come upon this seat? The end counts, the start does not. */
export function passes(seat: Seat, walk: { from: Seat; to: Seat }): boolean {
  const { from, to } = walk;
  if (from === to) return false; // nobody walked
  return from < to ? seat > from && seat <= to : seat > from || seat <= to;
}

/** Strictly between two seats, clockwise. */
export const between = (seat: Seat, walk: { from: Seat; to: Seat }): boolean => seat !== walk.to && passes(seat, walk);

/** All of these seats, clockwise, beginning after `from`. */
export const clockwise = (seats: readonly Seat[], from: Seat): Seat[] => [
  ...seats.filter((s) => s > from),
  ...seats.filter((s) => s <= from),
];
