// The laws as work in pieces, for threads and machines.
import { conforms } from './conforms.js';
import type { Report } from './findings.js';
import type { Pace } from './subject.js';
import { subjects } from './subjects.js';

/** Some seeds of one table, by its place among all tables. */
export interface LawsPiece {
  readonly subject: number;
  readonly seeds: readonly number[];
  readonly pace: Pace;
}
export const lawsWork = {
  name: 'laws',
  ready: (): ((piece: LawsPiece) => Report) => {
    const all = subjects();
    return ({ subject, ...rest }) => conforms(all[subject]!, rest);
  },
};
