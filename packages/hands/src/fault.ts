/** Why a hand cannot be read, written or played on: a name, and what fills its sentence. */

import type { OpeningRefusal } from 'baraja/books';
import type { Form } from 'baraja/facts';
import type { AnyRefusal } from 'baraja/table';

export interface Faults {
  'not-json': object;
  /** The text ends in the middle of it. */
  'cut-short': object;
  'not-toml': { why: string };
  'not-a-hand': object;
  /** A field is missing, takes something else, or is none: by its place, and what it takes. */
  'bad-field': { field: string; takes?: Form | 'nothing' };
  /** A line or an action that says nothing known. */
  'bad-line': { line: string };
  'bad-event': { at: number; why: string };
  'no-such-table': { why: OpeningRefusal };
  /** Money has more than two decimals. */
  'not-cents': { amount: number };
  /** A stack nobody knows: `inf`. */
  'unknown-stack': object;
  'unknown-variant': { variant: string };
  /** A player or seat that is not at the table. */
  'nobody-there': { who: string };
  /** The same card in two places, or more of it than the pack has. */
  'card-twice': { card: string };
  /** The format has no word for it: which event, or which game. */
  'cannot-say': { what: string };
  /** Another game than the hand's, at which its acts mean nothing. */
  'other-game': { game: string };
  'not-playable': { why: string };
  /** It was only told in part, and the format would have to say the rest. */
  'not-told': object;
}
export interface Fault<K extends keyof Faults = keyof Faults> {
  readonly fault: K;
  readonly facts: Faults[K];
  /** Of the text it was found in, counted from one. */
  readonly line?: number;
}
type Filled<K extends keyof Faults> = object extends Faults[K] ? [facts?: Faults[K]] : [facts: Faults[K]];
export const fault = <K extends keyof Faults>(name: K, ...[facts = {} as Faults[K]]: Filled<K>): Fault =>
  ({ fault: name, facts }) as Fault;
/** Of anything that a function here answers with, a text among it. */
export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'fault' in value;

/** An act that a table did not take: which of them, and its own words for it. */
export interface Stopped {
  /** Counted from one, among all acts of the hand. */
  readonly act: number;
  readonly refusal: AnyRefusal;
}
