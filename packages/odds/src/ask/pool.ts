// Long questions asked of several threads at once: with progress, an end for what nobody waits for any more, and a memory of what has been
// answered. What a thread is, and where the memory lies, is the caller's: Node's are in node/, a browser has its own.

import { Fault, type FaultCode } from '../fault.js';
import { type AnswerTo, keyOf, type OddsAnswer, type OddsQuestion } from './ask.js';

/** To a thread. */
export interface Asked {
  readonly number: number;
  readonly question: OddsQuestion;
}

/** From a thread: how far it is, the answer, or what went wrong. */
export type Told =
  | { readonly number: number; readonly done: number }
  | { readonly number: number; readonly answer: OddsAnswer }
  | { readonly number: number; readonly fault: string; readonly code: FaultCode | null; readonly about: string };

/** A thread that answers one question at a time. */
export interface Thread {
  send(asked: Asked): void;
  /** What it tells, and that it has ended. */
  listen(tell: (told: Told) => void, ended: (why: string) => void): void;
  end(): void;
}

export interface Memory {
  read(key: string): Promise<OddsAnswer | null>;
  write(key: string, answer: OddsAnswer): Promise<void>;
}

export interface AskOptions {
  readonly onProgress?: (done: number) => void;
  /** Who no longer wants to know: the thread ends and another takes its place. */
  readonly signal?: AbortSignal;
}

/** The answer to something nobody waits for. */
export class Cancelled extends Error {
  constructor() {
    super('nobody waits for this any more');
  }
}

/** A question that cannot be answered, in words; and by a code, where it was refused for what it asks. */
export class OddsFault extends Error {
  constructor(
    message: string,
    readonly code: FaultCode | null = null,
    readonly about = '',
  ) {
    super(message);
  }
}

interface Job extends Asked {
  readonly key: string;
  readonly onProgress: (done: number) => void;
  readonly resolve: (answer: OddsAnswer) => void;
  readonly reject: (error: Error) => void;
}

export class OddsPool {
  private readonly waiting: Job[] = [];
  private readonly busy = new Map<Thread, Job>();
  private readonly idle: Thread[] = [];
  private number = 0;
  private isClosed = false;

  constructor(
    private readonly make: () => Thread,
    private readonly most: number,
    private readonly memory: Memory | null = null,
  ) {}

  async ask<Q extends OddsQuestion>(
    question: Q,
    { onProgress = () => {}, signal }: AskOptions = {},
  ): Promise<AnswerTo<Q>> {
    const key = keyOf(question);
    const known = await this.memory?.read(key);
    if (known !== null && known !== undefined) return known as AnswerTo<Q>;
    if (signal?.aborted || this.isClosed) throw new Cancelled();
    return await new Promise<AnswerTo<Q>>((resolve, reject) => {
      const number = ++this.number;
      const job: Job = { number, key, question, onProgress, resolve: resolve as Job['resolve'], reject };
      signal?.addEventListener('abort', () => this.cancel(job), { once: true });
      this.waiting.push(job);
      this.assign();
    });
  }

  /** Ends every thread; what was asked is cancelled. */
  close(): void {
    this.isClosed = true;
    for (const job of [...this.waiting.splice(0), ...this.busy.values()]) job.reject(new Cancelled());
    for (const thread of [...this.idle.splice(0), ...this.busy.keys()]) thread.end();
    this.busy.clear();
  }

  private assign(): void {
    while (this.waiting.length > 0 && (this.idle.length > 0 || this.busy.size < this.most)) {
      const thread = this.idle.pop() ?? this.start();
      const job = this.waiting.shift()!;
      this.busy.set(thread, job);
      thread.send({ number: job.number, question: job.question });
    }
  }

  private start(): Thread {
    const thread = this.make();
    thread.listen(
      (told) => this.hear(thread, told),
      (why) => this.lost(thread, why),
    );
    return thread;
  }

  private hear(thread: Thread, told: Told): void {
    const job = this.busy.get(thread);
    if (job === undefined || job.number !== told.number) return;
    if ('done' in told) {
      job.onProgress(told.done);
      return;
    }
    this.busy.delete(thread);
    this.idle.push(thread);
    if ('fault' in told) job.reject(new OddsFault(told.fault, told.code, told.about));
    else {
      void this.memory?.write(job.key, told.answer);
      job.resolve(told.answer);
    }
    this.assign();
  }

  private lost(thread: Thread, why: string): void {
    const job = this.busy.get(thread);
    this.busy.delete(thread);
    const at = this.idle.indexOf(thread);
    if (at >= 0) this.idle.splice(at, 1);
    job?.reject(new Error(why));
    if (!this.isClosed) this.assign();
  }

  private cancel(job: Job): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    for (const [thread, running] of this.busy) {
      if (running !== job) continue;
      // A thread that counts hears nothing: only its end stops it.
      this.busy.delete(thread);
      thread.end();
    }
    job.reject(new Cancelled());
    if (!this.isClosed) this.assign();
  }
}

/** What a thread does with what it is asked; progress is told at most so often. */
export function respond(
  answer: (question: OddsQuestion, onProgress: (done: number) => void) => OddsAnswer,
  now: () => number,
) {
  return ({ number, question }: Asked, tell: (told: Told) => void): void => {
    let last = now();
    const onProgress = (done: number): void => {
      const at = now();
      if (at - last < PROGRESS_MS) return;
      last = at;
      tell({ number, done });
    };
    try {
      tell({ number, answer: answer(question, onProgress) });
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      const { code, about } = error instanceof Fault ? error : { code: null, about: '' };
      tell({ number, fault, code, about });
    }
  };
}
const PROGRESS_MS = 50;

/** As long as the program runs. */
export class ShortMemory implements Memory {
  private readonly known = new Map<string, OddsAnswer>();

  async read(key: string): Promise<OddsAnswer | null> {
    return this.known.get(key) ?? null;
  }
  async write(key: string, answer: OddsAnswer): Promise<void> {
    this.known.set(key, answer);
  }
}
