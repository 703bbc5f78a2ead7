// Work in pieces that know nothing of each other, in as many threads as wanted; the results come back in the order of the pieces,
// whoever did which, so that the whole is the same on any number of threads.
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export interface Work<Piece, Result> {
  readonly pieces: readonly Piece[];
  readonly workers: number;
  /** The program of the threads, and what it is started with. From sources there is none, and all is done here. */
  readonly program: string;
  readonly start: object;
  readonly here: () => (piece: Piece) => Result | Promise<Result>;
  readonly done: (piece: Piece, result: Result) => void;
  /** Is it not wanted any more? */
  readonly drops?: (piece: Piece) => boolean;
}

/** The program of the threads lies beside the command as it ships. */
export const programFile = (name: string): URL | undefined =>
  [`./${name}.mjs`, `./parts/${name}.mjs`]
    .map((path) => new URL(path, import.meta.url))
    .find((file) => existsSync(file));

/** Does all of it. What was dropped has no result. */
export async function inThreads<Piece, Result>(work: Work<Piece, Result>): Promise<readonly (Result | undefined)[]> {
  const { pieces, program, drops = () => false } = work;
  const file = programFile(program);
  const out: (Result | undefined)[] = pieces.map(() => undefined);
  const left = pieces.keys();
  const next = (): number | null => {
    for (const i of { [Symbol.iterator]: () => left }) if (!drops(pieces[i]!)) return i;
    return null;
  };
  const done = (i: number, result: Result): void => {
    out[i] = result;
    work.done(pieces[i]!, result);
  };
  const threads = Math.min(work.workers, pieces.length);
  if (file === undefined || threads === 1) {
    const play = work.here();
    for (let i = next(); i !== null; i = next()) done(i, await play(pieces[i]!));
  } else await Promise.all(Array.from({ length: threads }, () => thread(file, work, next, done)));
  return out;
}
/** One thread, which takes pieces as long as there are any. */
function thread<Piece, Result>(
  file: URL,
  { pieces, start }: Work<Piece, Result>,
  next: () => number | null,
  done: (i: number, result: Result) => void,
): Promise<void> {
  const worker = new Worker(file, { workerData: start });
  return new Promise<void>((ended, failed) => {
    let at: number | null = null;
    const goOn = (): void => {
      at = next();
      if (at === null) return void worker.terminate().then(() => ended());
      worker.postMessage(pieces[at]!);
    };
    worker.on('message', (result: Result) => {
      done(at!, result);
      goOn();
    });
    worker.on('error', failed);
    goOn();
  });
}

/** A bar on the terminal, up to so much. */
export function progress(total: number, isQuiet: boolean): (done: number) => void {
  if (isQuiet) return () => {};
  let shown = -1;
  return (done) => {
    const percent = Math.floor((100 * done) / total);
    if (percent === shown) return;
    shown = percent;
    const filled = Math.round(percent / 2.5);
    process.stderr.write(`\r  [${'#'.repeat(filled)}${'·'.repeat(40 - filled)}] ${String(percent).padStart(3)} %`);
    if (done === total) process.stderr.write('\r\x1b[K');
  };
}
