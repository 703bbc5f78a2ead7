// Blocks of matches between bots, as work in pieces.
import { CannotHere, type Kind } from '@baraja/work';
import { type Compiled, shelve } from 'baraja/books';
import { type Block, type BlockPlayed, type Bout, matchesAt } from '../arena/match.js';
import { programSum } from '../arena/program-sum.js';

export interface BoutsStart {
  readonly bout: Bout;
  /** Houses that did not come with the program. */
  readonly books: readonly Compiled[];
  /** Bots that are programs, and what they were where the match was asked for. */
  readonly programs: Readonly<Record<string, string>>;
}
export const bouts: Kind<BoutsStart, Block, BlockPlayed> = {
  name: 'bouts',
  ready: ({ bout, books, programs }) => {
    const missing = Object.entries(programs).find(([name, sum]) => programSum(name) !== sum);
    // Otherwise a bot would lose because it is not there.
    if (missing) throw new CannotHere(`${missing[0]} is not here as it is where it was asked for`);
    books.forEach(shelve);
    return matchesAt(bout);
  },
};
