// The program of a thread that plays sittings of a simulation, one after another as it is told.
import { parentPort, workerData } from 'node:worker_threads';
import { playerAt, type Sitting, type TableAsked } from './sitting.js';

/** What is passed to the thread; its name keeps the program from starting anywhere else. */
export interface SitterStart {
  readonly barajaSitter: TableAsked;
}

const start = workerData as Partial<SitterStart> | null;
if (start?.barajaSitter !== undefined && parentPort !== null) {
  const port = parentPort;
  const play = playerAt(start.barajaSitter);
  port.on('message', (sitting: Sitting) => port.postMessage(play(sitting)));
}
