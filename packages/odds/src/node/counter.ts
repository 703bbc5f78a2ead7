// The program of a thread that counts, in Node: it is asked, and tells how far it is and what it found.
import { parentPort, workerData } from 'node:worker_threads';
import { answer } from '../ask/ask.js';
import { type Asked, respond } from '../ask/pool.js';

/** What is passed to the thread; its name keeps the program from starting anywhere else. */
export interface CounterStart {
  readonly barajaCounter: true;
}

if ((workerData as Partial<CounterStart> | null)?.barajaCounter === true && parentPort !== null) {
  const port = parentPort;
  const reply = respond(answer, () => performance.now());
  port.on('message', (asked: Asked) => reply(asked, (told) => port.postMessage(told)));
}
