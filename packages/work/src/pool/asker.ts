// Whoever has work done by a pool: says that there is some, gives pieces out, takes results in, and gives what somebody lost to others.
import { randomBytes } from 'node:crypto';
import { type Bus, openBus } from '@baraja/room/bus';
import type { Lot } from '../lot.js';
import type { Pool, Work } from '../work.js';
import {
  type Asked,
  at,
  type Beat,
  type Brought,
  beat,
  brought,
  type Cannot,
  cannot,
  joined,
  MOMENT,
  type Part,
  parted,
  read,
  SILENCE,
  type Taken,
  type Taking,
  THERE_IS_WORK,
  taking,
  Unreadable,
} from './messages.js';

/** What happens to a work in a pool. */
export type PoolTold =
  | { readonly what: 'came'; readonly worker: string }
  | { readonly what: 'left' | 'lost'; readonly worker: string; readonly pieces: number }
  | { readonly what: 'cannot'; readonly worker: string; readonly why: string }
  | { readonly what: 'other-program'; readonly worker: string }
  /** Somebody said on the bus what nobody of this work says; it is left aside. */
  | { readonly what: 'unreadable'; readonly why: string }
  | { readonly what: 'nobody' };

/** To the end of the work. */
export async function inPool<Start, Piece, Result>(
  work: Work<Start, Piece, Result>,
  lot: Lot<Piece, Result>,
  pool: Pool,
): Promise<void> {
  const bus = await openBus(pool.bus);
  const asker = new Asker(work, lot, pool, bus);
  try {
    await asker.serve();
    await lot.over();
  } finally {
    await asker.end();
  }
}

class Asker<Start, Piece, Result> {
  private readonly job = randomBytes(9).toString('base64url');
  private readonly start: readonly Part[];
  /** When each was heard last. */
  private readonly heard = new Map<string, number>();
  /** What has come of results that are too large for one message. */
  private readonly coming = new Map<string, Map<number, Part>>();
  private readonly refused = new Set<string>();
  private timer: ReturnType<typeof setInterval> | null = null;
  private readonly began = performance.now();
  private isAlone = false;

  constructor(
    private readonly work: Work<Start, Piece, Result>,
    private readonly lot: Lot<Piece, Result>,
    private readonly pool: Pool,
    private readonly bus: Bus,
  ) {
    this.start = parted(work.shared ?? work.start);
  }

  async serve(): Promise<void> {
    const { bus, job } = this;
    await bus.serve(at(job, 'start'), async (body) => JSON.stringify(this.start[Number(body)] ?? null));
    await bus.serve(at(job, 'take'), async (body) => this.heeded(() => JSON.stringify(this.take(read(taking, body)))));
    await bus.serve(at(job, 'more'), async (body) => {
      const [piece, part] = body.split(' ').map(Number);
      return JSON.stringify(parted(this.lot.pieces[piece!])[part!] ?? null);
    });
    await bus.serve(at(job, 'bring'), async (body) => {
      this.heeded(() => this.bring(read(brought, body)));
      return '';
    });
    await bus.subscribe(at(job, 'beat'), (body) => this.overheard(() => this.beat(read(beat, body))));
    await bus.subscribe(at(job, 'cannot'), (body) => this.overheard(() => this.cannot(read(cannot, body))));
    this.timer = setInterval(() => this.moment(), MOMENT);
    this.moment();
  }
  async end(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.bus.publish(at(this.job, 'over'), '');
    await this.bus.close();
  }

  private moment(): void {
    const { job, lot, work } = this;
    const now = performance.now();
    const { silence = SILENCE } = this.pool;
    for (const [worker, last] of this.heard) if (now - last > silence) this.lose(worker);
    const asked: Asked = { job, kind: work.kind.name, program: this.pool.program, left: lot.left };
    this.bus.publish(THERE_IS_WORK, JSON.stringify(asked));
    if (this.heard.size > 0) this.isAlone = false;
    else if (!this.isAlone && now - this.began > 2 * MOMENT) {
      this.isAlone = true;
      this.pool.told({ what: 'nobody' });
    }
  }
  /** Whoever asked is refused, too. */
  private heeded<T>(what: () => T): T {
    try {
      return what();
    } catch (error) {
      if (error instanceof Unreadable) this.pool.told({ what: 'unreadable', why: error.message });
      throw error;
    }
  }
  private overheard(what: () => void): void {
    try {
      this.heeded(what);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
    }
  }
  private hear(worker: string): void {
    if (!this.heard.has(worker)) this.pool.told({ what: 'came', worker });
    this.heard.set(worker, performance.now());
  }
  private lose(worker: string): void {
    this.pool.told({ what: 'lost', worker, pieces: this.forget(worker) });
  }
  private forget(worker: string): number {
    this.heard.delete(worker);
    return this.lot.giveBack((who) => who.startsWith(`${worker} `));
  }
  private beat({ worker, leaves }: Beat): void {
    if (!leaves) this.hear(worker);
    const pieces = leaves ? this.forget(worker) : 0;
    if (pieces > 0) this.pool.told({ what: 'left', worker, pieces });
  }
  private cannot({ worker, why, program }: Cannot): void {
    this.forget(worker);
    if (this.refused.has(worker)) return;
    this.refused.add(worker);
    if (program === this.pool.program) this.pool.told({ what: 'cannot', worker, why });
    else this.pool.told({ what: 'other-program', worker });
  }
  /** Whoever asks again never heard what he was given before. */
  private take({ worker, thread }: Taking): Taken {
    this.hear(worker);
    const who = `${worker} ${thread}`;
    this.lot.giveBack((whose) => whose === who);
    const piece = this.lot.take(who);
    return piece === null ? { none: true } : { piece, body: parted(this.lot.pieces[piece])[0]! };
  }
  private bring(brought: Brought): void {
    if (brought.piece >= this.lot.pieces.length) throw new Unreadable(`there is no piece ${brought.piece}`);
    this.hear(brought.worker);
    if ('error' in brought) this.lot.fail(new Error(brought.error));
    else this.part(brought);
  }
  private part({ worker, piece, part, body }: Extract<Brought, { body: Part }>): void {
    const key = `${worker} ${piece}`;
    const parts = this.coming.get(key) ?? new Map<number, Part>();
    this.coming.set(key, parts.set(part, body));
    if (parts.size < body.of) return;
    this.coming.delete(key);
    const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
    this.lot.done(piece, joined(inOrder) as Result);
  }
}
