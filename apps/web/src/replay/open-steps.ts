// A hand that was played by the engine alone, step by step on the felt.
import type { SeatView } from '../lib/wire.js';
import type { OpenHand } from './open-hand.js';
import { pastSeat, type Step, stepsOf } from './steps.js';

export interface Steps {
  readonly seats: readonly SeatView[];
  readonly steps: readonly Step[];
}
/** Step by step, everybody by a name. */
export function openSteps({ rules, seats: numbers, events, faces }: OpenHand, called: (seat: number) => string): Steps {
  const seats = numbers.toSorted((a, b) => a - b).map((seat) => pastSeat(seat, called(seat)));
  return { seats, steps: stepsOf({ events, faces, rules, seat: 'all' }, seats) };
}
/** What a seat is called: counted from one, as people do, wherever the hand begins. */
export const callerOf =
  (seats: readonly number[], nameOf: (seat: number) => string) =>
  (seat: number): string =>
    nameOf(Math.min(...seats) === 0 ? seat + 1 : seat);
