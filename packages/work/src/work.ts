// Work in pieces, done here, in threads or by a pool of machines. The results come back in the order of the pieces, whoever did which, so
// that the whole is the same on any number of threads and machines.
import type { Kind } from './kind.js';
import { Lot } from './lot.js';
import { inPool, type PoolTold } from './pool/asker.js';
import { type Threads, thread } from './threads.js';

export interface Work<Start, Piece, Result> {
  readonly kind: Kind<Start, Piece, Result>;
  readonly start: Start;
  /** What a pool is told in its place, where this machine knows more than others should. */
  readonly shared?: Start;
  readonly pieces: readonly Piece[];
  readonly done?: (piece: Piece, result: Result) => void;
  /** Is it not wanted any more? */
  readonly drops?: (piece: Piece) => boolean;
}
/** Where it is done. */
export interface Hands {
  /** Threads of this machine; none where a pool alone is to do it. */
  readonly workers: number;
  /** What the threads run; where there is nothing, the work is done by the thread that asks. */
  readonly threads: Threads | null;
  readonly pool?: Pool | null;
}
export interface Pool {
  /** The address of a bus. */
  readonly bus: string;
  readonly program: string;
  /** Milliseconds after which somebody who says nothing is taken for lost; ten seconds unless told. */
  readonly silence?: number;
  /** Is told who comes, who is lost, and who cannot. */
  readonly told: (what: PoolTold) => void;
}

/** Does all of it. What was dropped has no result. */
export async function done<Start, Piece, Result>(
  work: Work<Start, Piece, Result>,
  { workers, threads, pool = null }: Hands,
): Promise<readonly (Result | undefined)[]> {
  const lot = new Lot(work);
  const here = Math.min(workers, work.pieces.length);
  const hands: Promise<void>[] = [];
  if (pool) hands.push(inPool(work, lot, pool));
  else if (here === 1 || !threads) hands.push(byOneself(work, lot));
  // Whoever asks a pool has to answer it meanwhile, and works in threads only.
  if (threads && (pool || here > 1)) for (let i = 0; i < here; i++) hands.push(thread(threads, work, lot));
  try {
    await Promise.all(hands);
  } catch (error) {
    lot.fail(error);
    await Promise.allSettled(hands);
    throw error;
  }
  return lot.results;
}
async function byOneself<Start, Piece, Result>(
  { kind, start }: Work<Start, Piece, Result>,
  lot: Lot<Piece, Result>,
): Promise<void> {
  const does = await kind.ready(start);
  for (let i = await lot.next('here'); i !== null; i = await lot.next('here')) lot.done(i, await does(lot.pieces[i]!));
}
