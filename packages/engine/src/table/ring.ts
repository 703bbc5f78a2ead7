/** Seats as a ring: what lies clockwise of what. Lists of seats run upward, which is clockwise. */
import type { Seat } from '../kernel/index.js';

/** The first of these seats clockwise after `from`, which may be empty or none of them. */
export const after = (seats: readonly Seat[], from: Seat): Seat => seats.find((s) => s > from) ?? seats[0]!;

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
