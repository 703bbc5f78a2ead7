// The program of a thread that plays sittings of a simulation, one after another as it is told.
import { parentPort, workerData } from 'node:worker_threads';
import { type Compiled, shelve } from 'baraja/books';
import { playerAt, type Sitting, type TableAsked } from './sitting.js';

/** What is passed to the thread; its name keeps the program from starting anywhere else. */
export interface SitterStart {
  readonly barajaSitter: TableAsked;
  /** Houses that did not come with the program. */
  readonly books: readonly Compiled[];
}

const start = workerData as SitterStart | { readonly barajaSitter?: undefined } | null;
if (start?.barajaSitter !== undefined && parentPort !== null) {
  start.books.forEach(shelve);
  const port = parentPort;
  const play = playerAt(start.barajaSitter);
  port.on('message', (sitting: Sitting) => port.postMessage(play(sitting)));
}
