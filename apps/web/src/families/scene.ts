// What a family's table component is given: the view, what of it is on the felt, and how cards and seats are chosen. A family
// lays this out; it neither asks the server for anything nor knows what may be done.

import type { Noted } from '../lib/acts.js';
import type { Shown } from '../lib/queue.js';
import type { CardId, TableView } from '../lib/wire.js';

/** Cards to be chosen on the felt. */
export interface Picking {
  readonly from: readonly CardId[];
  readonly chosen: readonly CardId[];
  toggle(card: CardId): void;
}
export interface Scene {
  readonly view: Pick<TableView, 'rules' | 'you' | 'seats' | 'round' | 'last' | 'clock'>;
  readonly shown: Shown;
  readonly lively: boolean;
  readonly clockAt: number;
  readonly noted: Noted;
  readonly picking: Picking | null;
  /** Takes an empty seat; null when one may not. */
  readonly sit: ((seat: number) => void) | null;
}
