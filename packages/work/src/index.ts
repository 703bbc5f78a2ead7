// Long work in pieces: kinds of it, threads, and pools of machines.
export { type HandsAsked, handsOf } from './hands.js';
export {
  type AnyKind,
  anyKind,
  CannotHere,
  type Doer,
  type Does,
  doerOf,
  type Kind,
  type Kinds,
  type MakesDoer,
} from './kind.js';
export { Lot } from './lot.js';
export type { PoolTold } from './pool/asker.js';
export { PROGRAM } from './pool/messages.js';
export { type JobTold, PoolWorker, type WorkerSettings } from './pool/worker.js';
export { serveThread, type Threads, threadOf } from './threads.js';
export { done, type Hands, type Pool, type Work } from './work.js';
