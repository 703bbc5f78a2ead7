// The program of a thread that plays blocks of a match, one after another as it is told.
import { parentPort, workerData } from 'node:worker_threads';
import { type Compiled, shelve } from 'baraja/books';
import { type Block, type Bout, matchesAt } from './match.js';

/** What is passed to the thread; its name keeps the program from starting anywhere else. */
export interface BoutStart {
  readonly barajaBout: Bout;
  /** Houses that did not come with the program. */
  readonly books: readonly Compiled[];
}

const start = workerData as BoutStart | { readonly barajaBout?: undefined } | null;
if (start?.barajaBout !== undefined && parentPort !== null) {
  start.books.forEach(shelve);
  const port = parentPort;
  const play = matchesAt(start.barajaBout);
  port.on('message', (block: Block) => void play(block).then((played) => port.postMessage(played)));
}
