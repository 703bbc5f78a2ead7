// `--workers` and `--pool`: who does a long work.
import { isBus } from '@baraja/room';
import { type Hands, handsOf, type PoolTold } from '@baraja/work';
import type { Compiled } from 'baraja/books';
import { type Command, Option } from 'commander';
import { Stop, wholeFrom } from '../house.js';
import { ownBooks } from '../own-houses.js';
import { programFile } from '../program-file.js';
import { spokenLanguage, t } from '../words/index.js';
import { workWords } from '../words/work.js';

export interface HandsOptions {
  readonly workers?: number;
  readonly pool?: string;
}
export const withPool = (command: Command): Command =>
  command.addOption(new Option('--pool <address>', said().pool).env('BARAJA_POOL'));
export const withHands = (command: Command): Command =>
  withPool(command.option('--workers <number>', t().simulate.workers, wholeFrom(1, 256)));

const said = () => workWords(spokenLanguage());

/** The houses a command was given, for threads and other machines; whoever works here has them already. */
export const booksFor = ({ threads, pool }: Hands): readonly Compiled[] => (threads || pool ? ownBooks() : []);

/** What happens in a pool is told on standard error: figures go to standard output. */
export function hands({ workers, pool }: HandsOptions): Hands {
  if (pool !== undefined && !isBus(pool)) throw new Stop(said().noBus(pool));
  return handsOf({ threads: programFile('pieces'), workers, pool, told: (what) => console.error(told(what)) });
}
function told(what: PoolTold): string {
  switch (what.what) {
    case 'nobody':
      return said().nobody;
    case 'came':
      return said().came(what.worker);
    case 'left':
      return said().left(what.worker, what.pieces);
    case 'lost':
      return said().lost(what.worker, what.pieces);
    case 'cannot':
      return said().cannot(what.worker, what.why);
    case 'other-program':
      return said().otherProgram(what.worker);
    case 'unreadable':
      return said().unreadable(what.why);
  }
}
