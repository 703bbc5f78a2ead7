// A desk in a thread of its own, so that flushing to the disk never holds the room up. Each ask waits for its own reply;
// how asks are grouped is decided over there.
import { Worker } from 'node:worker_threads';
import type { Ask, Courier } from './asks.js';
import { StoreError } from './errors.js';
import { closedError, deliver } from './inline.js';
import { threadFile } from './thread-file.js';
import type { FromWriter, ToWriter, WriterStart } from './writer.js';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export async function threaded(path: string): Promise<Courier> {
  const start: WriterStart = { barajaStore: path };
  const worker = new Worker(await threadFile('writer'), { workerData: start });
  await opened(worker);
  return new Thread(worker);
}

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: FromWriter) => {
      worker.off('error', reject);
      if (!('opened' in message) || !('trouble' in message.opened)) return resolve();
      void worker.terminate();
      deliver(message.opened, { resolve: () => resolve(), reject });
    });
  });
}

class Thread implements Courier {
  private readonly waiting = new Map<number, Waiting>();
  private outbox: (readonly [number, Ask])[] = [];
  private number = 0;
  private stopped: StoreError | undefined;
  private closing: Promise<void> | undefined;
  private closed: (() => void) | undefined;

  constructor(private readonly worker: Worker) {
    worker.on('message', (message: FromWriter) => this.receive(message));
    worker.on('error', (error) => this.stop(error.message));
    worker.on('exit', () => this.stop('it ended'));
    worker.unref();
  }

  ask(ask: Ask): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const refusal = this.stopped ?? (this.closing && closedError());
      if (refusal !== undefined) return reject(refusal);
      this.number++;
      // While somebody waits for the disk the program must not end; while nobody does, it may.
      if (this.waiting.size === 0) this.worker.ref();
      this.waiting.set(this.number, { resolve, reject });
      if (this.outbox.push([this.number, ask]) === 1) queueMicrotask(() => this.send());
    });
  }

  close(): Promise<void> {
    this.closing ??= new Promise((resolve) => {
      if (this.stopped !== undefined) return resolve();
      this.closed = resolve;
      this.worker.ref();
      this.send();
      this.post('close');
    });
    return this.closing;
  }

  private send(): void {
    if (this.outbox.length === 0) return;
    this.post(this.outbox);
    this.outbox = [];
  }

  private post(message: ToWriter): void {
    this.worker.postMessage(message);
  }

  private receive(message: FromWriter): void {
    if ('closed' in message) {
      this.stopped = closedError();
      this.closed?.();
    }
    if (!('replies' in message)) return;
    for (const [number, reply] of message.replies) {
      const one = this.waiting.get(number);
      this.waiting.delete(number);
      if (one !== undefined) deliver(reply, one);
    }
    if (this.waiting.size === 0 && this.closed === undefined) this.worker.unref();
  }

  /** The thread is gone with asks unanswered: they may or may not have been stored. */
  private stop(why: string): void {
    this.stopped ??= new StoreError(
      'stopped',
      `the writer stopped (${why}): open the store again and see what it holds`,
    );
    for (const { reject } of this.waiting.values()) reject(this.stopped);
    this.waiting.clear();
    this.closed?.();
  }
}
