// Who does a work that is asked for on a terminal: the cores of this machine, or whoever works for a pool.
import { availableParallelism } from 'node:os';
import type { PoolTold } from './pool/asker.js';
import { PROGRAM } from './pool/messages.js';
import type { Hands } from './work.js';

export interface HandsAsked {
  /** The program of threads; undefined where there is none. */
  readonly threads: URL | undefined;
  /** The address of a bus; with one, this machine's threads help only where they are asked for. */
  readonly pool?: string | undefined;
  readonly workers?: number | undefined;
  /** What is said of whoever comes and goes; in plain English on standard error unless told. */
  readonly told?: (what: PoolTold) => void;
}
export function handsOf({ threads, pool, workers, told = sayPlainly }: HandsAsked): Hands {
  const here = workers ?? (pool === undefined ? availableParallelism() : 0);
  return {
    workers: here,
    threads: threads ? { file: threads } : null,
    pool: pool === undefined ? null : { bus: pool, program: PROGRAM, told },
  };
}
function sayPlainly(what: PoolTold): void {
  console.error(plain(what));
}
function plain(told: PoolTold): string {
  switch (told.what) {
    case 'nobody':
      return 'Nobody works for this pool yet. Waiting; `baraja worker --bus …` joins.';
    case 'came':
      return `${told.worker} works.`;
    case 'left':
      return `${told.worker} has left; ${told.pieces} pieces go to others.`;
    case 'lost':
      return `${told.worker} is not heard of any more; ${told.pieces} pieces go to others.`;
    case 'cannot':
      return `${told.worker} cannot: ${told.why}.`;
    case 'other-program':
      return `${told.worker} runs another program, and is left out.`;
    case 'unreadable':
      return `The bus said what nobody of this work says (${told.why}): it is left aside.`;
  }
}
