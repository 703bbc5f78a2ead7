// Sittings of a simulation, as work in pieces.
import type { Kind } from '@baraja/work';
import { type Compiled, shelve } from 'baraja/books';
import { playerAt, type Sitting, type Summary, type TableAsked } from '../sitting.js';

export interface SittingsStart {
  readonly table: TableAsked;
  /** Houses that did not come with the program. */
  readonly books: readonly Compiled[];
}
export const sittings: Kind<SittingsStart, Sitting, Summary> = {
  name: 'sittings',
  ready: ({ table, books }) => {
    books.forEach(shelve);
    return playerAt(table);
  },
};
