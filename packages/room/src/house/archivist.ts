// Sees to it that hands that are over go into the archive: a bundle at a time, with a pause after each, so that nobody who plays waits for
// it. Whatever a room of an earlier edition has goes the same way, over the days it takes.
import { type Due, type Store, StoreError } from '../store/index.js';
import type { World } from '../table/index.js';

/** Milliseconds. */
export interface ArchiveTimes {
  /** How old an event is before it goes. */
  readonly age: number;
  /** How long nothing has happened in a stream whose few events go as well. */
  readonly rest: number;
  /** Between looking once and looking again. */
  readonly every: number;
  /** Between one bundle and the next. */
  readonly pause: number;
}
const MINUTE = 60_000;
const TIMES: ArchiveTimes = { age: 10 * MINUTE, rest: 60 * MINUTE, every: MINUTE, pause: 50 };

/** Later, where no program goes on for it. */
export const unheeded: World['later'] = (ms, then) => {
  const timer = setTimeout(then, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

interface Deps {
  readonly store: Pick<Store, 'archive'> & { readonly overview: Pick<Store['overview'], 'archivable'> };
  readonly now: () => number;
  readonly later: World['later'];
  readonly trouble: (error: unknown) => void;
}

export class Archivist {
  private callOff: () => void = () => {};
  private working: Promise<void> | null = null;
  private isStopped = false;
  /** Streams that are damaged, and stay as they lie: it is said once. */
  private readonly left = new Set<string>();

  constructor(
    private readonly deps: Deps,
    private readonly times: ArchiveTimes = TIMES,
  ) {}

  start(): void {
    if (!this.isStopped) this.callOff = this.deps.later(this.times.every, () => void this.round());
  }
  /** What is under way is stored. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.callOff();
    await this.working;
  }
  private async round(): Promise<void> {
    this.working = this.look().catch(this.deps.trouble);
    await this.working;
    this.start();
  }
  private async look(): Promise<void> {
    const { store, now } = this.deps;
    const due: Due = { before: now() - this.times.age, idle: now() - this.times.rest };
    for (let after = ''; ; ) {
      const streams = await store.overview.archivable('table-', after, due);
      for (const stream of streams) await this.bundle(stream, due);
      if (streams.length === 0 || this.isStopped) return;
      after = streams.at(-1)!;
    }
  }
  private async bundle(stream: string, due: Due): Promise<void> {
    if (this.left.has(stream)) return;
    try {
      while (!this.isStopped && (await this.deps.store.archive({ stream, ...due })) > 0) await this.pause();
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'fault')) throw error;
      this.left.add(stream);
      this.deps.trouble(error);
    }
  }
  /** Whoever stops in it is not waited for. */
  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const off = this.deps.later(this.times.pause, resolve);
      this.callOff = () => {
        off();
        resolve();
      };
    });
  }
}
