// The program of a browser's worker: it is asked, and tells how far it is and what it found.

import { answer } from './ask/ask.js';
import { type Asked, respond, type Told } from './ask/pool.js';

interface WorkerScope {
  onmessage: ((event: { readonly data: Asked }) => void) | null;
  postMessage(told: Told): void;
  readonly performance: { now(): number };
}
const scope = globalThis as unknown as WorkerScope;
const reply = respond(answer, () => scope.performance.now());
scope.onmessage = ({ data }) => reply(data, (told) => scope.postMessage(told));
