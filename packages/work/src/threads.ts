// Threads of this machine: each is told what it is to do, and takes pieces as long as there are any.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { CannotHere, type Doer, type Kind, type Kinds, loaded, type MakesDoer } from './kind.js';
import type { Lot } from './lot.js';

/** The program of threads: a file that calls `serveThread`. */
export interface Threads {
  readonly file: URL;
}
interface ThreadStart {
  readonly barajaWork: { readonly kind: string; readonly start: unknown };
}
type Answer =
  | { readonly ready: true }
  | { readonly result: unknown }
  | { readonly cannot: string }
  | { readonly error: unknown };

/** A thread that is made ready for one work, and does pieces one after another. */
class WorkThread implements Doer {
  private readonly worker: Worker;
  private waits: { resolve: (answer: Answer) => void; reject: (error: unknown) => void } | null = null;
  readonly ready: Promise<void>;

  constructor({ file }: Threads, kind: string, start: unknown) {
    const data: ThreadStart = { barajaWork: { kind, start } };
    this.worker = new Worker(file, { workerData: data });
    this.worker.on('message', (answer: Answer) => this.waits?.resolve(answer));
    this.worker.on('error', (error) => this.waits?.reject(error));
    this.worker.on('exit', () => this.waits?.reject(new Error('a thread that worked has ended')));
    this.ready = this.heard().then(() => undefined);
    this.ready.catch(() => {}); // told to whoever asks for a piece
  }
  async does(piece: unknown): Promise<unknown> {
    await this.ready;
    this.worker.postMessage({ piece });
    return this.heard();
  }
  private async heard(): Promise<unknown> {
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.waits = { resolve, reject };
    });
    this.waits = null;
    if ('cannot' in answer) throw new CannotHere(answer.cannot);
    if ('error' in answer) throw answer.error;
    return 'result' in answer ? answer.result : undefined;
  }
  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

export const threadOf =
  (threads: Threads): MakesDoer =>
  (kind, start) =>
    new WorkThread(threads, kind, start);

/** One thread of this machine, to the end of the work. */
export async function thread<Start, Piece, Result>(
  threads: Threads,
  { kind, start }: { readonly kind: Kind<Start, Piece, Result>; readonly start: Start },
  lot: Lot<Piece, Result>,
): Promise<void> {
  const worker = new WorkThread(threads, kind.name, start);
  try {
    for (let i = await lot.next('here'); i !== null; i = await lot.next('here'))
      lot.done(i, (await worker.does(lot.pieces[i])) as Result);
  } finally {
    await worker.end();
  }
}

/** The thread's side; does nothing where this program was not started as one. */
export async function serveThread(kinds: Kinds): Promise<void> {
  const begun = workerData as Partial<ThreadStart> | null;
  if (!begun?.barajaWork || !parentPort) return;
  const port = parentPort;
  const say = (answer: Answer): void => port.postMessage(answer);
  const trouble = (error: unknown): Answer =>
    error instanceof CannotHere ? { cannot: error.message } : { error: error instanceof Error ? error : String(error) };
  const { kind, start } = begun.barajaWork;
  try {
    const does = await (await loaded(kinds, kind)).ready(start);
    port.on('message', ({ piece }: { piece: unknown }) => {
      Promise.resolve()
        .then(() => does(piece))
        .then((result) => say({ result }))
        .catch((error: unknown) => say(trouble(error)));
    });
    say({ ready: true });
  } catch (error) {
    say(trouble(error));
  }
}
