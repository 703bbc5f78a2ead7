// How whatever is not a game says no: a reason out of those it declares, a clause where a rule of the book is the reason, and the facts
// that fill the sentence.
import { count, type Fields, type Filled, type RefusedFor } from 'baraja/facts';

export type Reasons = Readonly<Record<string, Fields>>;
export const NOTHING = {};
/** When: milliseconds as programs count them. */
export const moment = count;

/** Says no for one of these reasons. */
export const refusing =
  <R extends Reasons>() =>
  <K extends keyof R & string>(refused: K, ...[facts]: Filled<R, K>): Extract<RefusedFor<R>, { refused: K }> =>
    ({ refused, rule: null, ...(facts ? { facts } : {}) }) as unknown as Extract<RefusedFor<R>, { refused: K }>;
