// A machine that works for a pool: hears that there is work, takes pieces for as many threads as it has, and brings what came of them.
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { type Bus, BusError, openBus } from '@baraja/room/bus';
import { CannotHere, type Doer, type MakesDoer } from '../kind.js';
import {
  type Asked,
  asked,
  at,
  type Beat,
  type Brought,
  type Cannot,
  joined,
  MOMENT,
  PATIENCE,
  type Part,
  part,
  parted,
  read,
  type Taken,
  type Taking,
  THERE_IS_WORK,
  TRIES,
  taken,
  Unreadable,
} from './messages.js';

export interface WorkerSettings {
  readonly bus: string;
  /** How many pieces at a time. */
  readonly workers: number;
  readonly make: MakesDoer;
  readonly program: string;
  /** What this machine alone has for a kind of work, put beside what the work is started with. */
  readonly own?: Readonly<Record<string, object>>;
  readonly told: (what: JobTold) => void;
}
export type JobTold =
  | { readonly what: 'began'; readonly kind: string; readonly left: number }
  | { readonly what: 'over'; readonly kind: string; readonly pieces: number }
  /** Somebody said on the bus what nobody who has work says; it is left aside. */
  | { readonly what: 'unreadable'; readonly why: string }
  | { readonly what: 'cannot'; readonly kind: string; readonly why: string };

/** Another for each start: whoever was taken for lost does not come back under the same. */
const newName = (): string => `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;

export class PoolWorker {
  readonly name = newName();
  private readonly refused = new Set<string>();
  /** What it works at, a work at a time: the others wait. */
  private job: Job | null = null;
  private working: Promise<void> = Promise.resolve();
  private isLeaving = false;

  private constructor(
    private readonly bus: Bus,
    private readonly settings: WorkerSettings,
  ) {}
  static async joining(settings: WorkerSettings): Promise<PoolWorker> {
    const bus = await openBus(settings.bus);
    const worker = new PoolWorker(bus, settings);
    await bus.subscribe(THERE_IS_WORK, (body) => worker.overhear(body));
    return worker;
  }

  private overhear(body: string): void {
    try {
      this.hear(read(asked, body));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.settings.told({ what: 'unreadable', why: error.message });
    }
  }
  private hear(asked: Asked): void {
    const { job, program, left } = asked;
    if (this.isLeaving || this.refused.has(job) || left === 0 || this.job) return;
    if (program === this.settings.program) this.begin(asked);
    else this.refuse(asked, 'it is another program');
  }
  private begin(asked: Asked): void {
    const mine = new Job(this.bus, this.settings, this.name, asked);
    this.job = mine;
    this.working = mine
      .toEnd()
      .catch((error: unknown) => this.refuse(asked, error instanceof Error ? error.message : String(error)))
      .finally(() => {
        this.job = null;
      });
  }
  private refuse({ job, kind }: Asked, why: string): void {
    this.refused.add(job);
    const { told, program } = this.settings;
    const cannot: Cannot = { worker: this.name, why, program };
    this.bus.publish(at(job, 'cannot'), JSON.stringify(cannot));
    told({ what: 'cannot', kind, why });
  }
  /** What it has not brought goes to others at once. */
  async leave(): Promise<void> {
    this.isLeaving = true;
    await this.job?.leave();
    await this.working;
    await this.bus.close();
  }
}

const OVER = Symbol('over');

class Job {
  private readonly doers: Doer[] = [];
  private isOver = false;
  /** Nobody waits for what is under way. */
  private giveUp: () => void = () => {};
  private readonly givenUp = new Promise<typeof OVER>((resolve) => {
    this.giveUp = () => resolve(OVER);
  });
  private brought = 0;
  constructor(
    private readonly bus: Bus,
    private readonly settings: WorkerSettings,
    private readonly name: string,
    private readonly asked: Asked,
  ) {}

  /** As long as there are pieces nobody has. What others lose is told as work again. */
  async toEnd(): Promise<void> {
    const { bus, asked, settings } = this;
    const { job, kind, left } = asked;
    const over = await bus.subscribe(at(job, 'over'), () => this.end());
    const beats = setInterval(() => this.beat(), MOMENT);
    try {
      this.beat();
      const start = await this.start();
      settings.told({ what: 'began', kind, left });
      const own = settings.own?.[kind];
      const whole = own && typeof start === 'object' ? { ...start, ...own } : start;
      for (let i = 0; i < Math.min(settings.workers, left); i++) this.doers.push(settings.make(kind, whole));
      await Promise.all(this.doers.map((doer, i) => this.work(doer, i)));
      settings.told({ what: 'over', kind, pieces: this.brought });
    } finally {
      clearInterval(beats);
      this.beat(true); // what it has not brought goes to others
      await Promise.all([over.stop(), this.end()]);
    }
  }
  leave(): Promise<void> {
    return this.end();
  }
  private async end(): Promise<void> {
    this.isOver = true;
    this.giveUp();
    await Promise.all(this.doers.map((doer) => doer.end()));
  }
  private beat(leaves = false): void {
    const beat: Beat = { worker: this.name, ...(leaves ? { leaves } : {}) };
    this.bus.publish(at(this.asked.job, 'beat'), JSON.stringify(beat));
  }

  private async start(): Promise<unknown> {
    return joined(await this.parts('start', (part) => String(part)));
  }
  /** All parts of something, one after another. */
  private async parts(what: 'start' | 'more', name: (part: number) => string, first?: Part): Promise<readonly Part[]> {
    const parts: Part[] = first ? [first] : [];
    while (parts.length < (parts[0]?.of ?? 1)) {
      const next = read(part.nullable(), await this.ask(what, name(parts.length)));
      if (next === null) throw new Error('what was asked of the pool is not there');
      parts.push(next);
    }
    return parts;
  }
  /** Whatever is asked may be asked again: whoever asked for the work knows what he has heard. */
  private async ask(what: 'start' | 'take' | 'more' | 'bring', body: string): Promise<string> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.bus.request(at(this.asked.job, what), body, PATIENCE);
      } catch (error) {
        const isSilent = error instanceof BusError && error.code === 'silent';
        if (!isSilent || tries === TRIES || this.isOver) throw error;
      }
    }
  }

  private async work(doer: Doer, thread: number): Promise<void> {
    const taking: Taking = { worker: this.name, thread };
    try {
      await doer.ready;
      while (!this.isOver) {
        const given = read(taken, await this.ask('take', JSON.stringify(taking)));
        if ('none' in given) return;
        await this.doing(doer, given);
      }
    } catch (error) {
      // Whoever asked for it is gone: so is the work.
      const isGone = error instanceof BusError && (error.code === 'nobody' || error.code === 'silent');
      if (!this.isOver && !isGone) throw error;
    }
  }
  private async doing(doer: Doer, { piece, body }: Extract<Taken, { piece: number }>): Promise<void> {
    const { name: worker } = this;
    const whole = joined(await this.parts('more', (part) => `${piece} ${part}`, body));
    const result = await Promise.race([doer.does(whole), this.givenUp]).catch(async (error: unknown) => {
      if (this.isOver || error instanceof CannotHere) throw error;
      await this.bring({ worker, piece, error: saidBy(error) });
      throw error;
    });
    if (result === OVER) return;
    for (const [part, one] of parted(result).entries()) await this.bring({ worker, piece, part, body: one });
    this.brought++;
  }
  private async bring(brought: Brought): Promise<void> {
    await this.ask('bring', JSON.stringify(brought));
  }
}
const saidBy = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
