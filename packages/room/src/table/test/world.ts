// A world on a clock that does not tick, around a real store: timers fire when a test says so, in their order.
import { randomBytes } from 'node:crypto';
import { type Rng, seeded } from 'baraja';
import type { Opening } from 'baraja/books';
import { sealer, signer } from '../../fair/index.js';
import type { ServerFrame } from '../../protocol/index.js';
import { openStore, type Store } from '../../store/index.js';
import type { Asker, SeatsKept, Watcher, World } from '../index.js';
import { type AbsenceRules, type ClockRules, Hands, TableActor, thinkHere } from '../index.js';

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

export class StillWorld implements World {
  readonly sealer;
  readonly signer = signer();
  readonly troubles: string[] = [];
  readonly moved: string[] = [];
  readonly minds = thinkHere;
  readonly hands = new Hands();
  clock?: ClockRules;
  absence?: AbsenceRules;
  seats?: SeatsKept;
  deserted?: (table: string) => void;
  private time = 1_700_000_000_000;
  private timers = new Set<Timer>();

  constructor(
    readonly store: Store,
    readonly rng: Rng,
    readonly pace = 1,
    readonly key: Uint8Array = randomBytes(32),
  ) {
    this.sealer = sealer(key);
  }
  now = (): number => this.time;
  later = (ms: number, then: () => void): (() => void) => {
    const timer = { at: this.time + ms, then };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };
  dice = (n: number): number => this.rng.below(n);
  trouble = (_table: string, error: unknown): void => {
    this.troubles.push(error instanceof Error ? error.message : String(error));
  };
  changed = (): void => {};
  walletMoved = (patron: string): void => {
    this.moved.push(patron);
  };

  get waiting(): number {
    return this.timers.size;
  }
  /** Milliseconds until the next timer. */
  get next(): number | null {
    return this.timers.size === 0 ? null : Math.min(...[...this.timers].map((t) => t.at)) - this.time;
  }
  /** Lets time pass without looking at the timers. */
  leap(ms: number): void {
    this.time += ms;
  }
  /** Fires the next timer, if it is due within so many milliseconds; false if there is none. */
  async tick(table: TableActor, within = Number.POSITIVE_INFINITY): Promise<boolean> {
    let first: Timer | undefined;
    for (const t of this.timers) if (!first || t.at < first.at) first = t;
    if (!first || first.at > this.time + within) return false;
    this.timers.delete(first);
    this.time = Math.max(this.time, first.at);
    first.then();
    await idle(table);
    return true;
  }
  /** Lets so much time pass, firing what falls due. */
  async pass(table: TableActor, ms: number): Promise<void> {
    const until = this.time + ms;
    while (await this.tick(table, until - this.time));
    this.time = until;
  }
  /** The same store and key, as another process would find them: no timers. */
  restarted(): StillWorld {
    const world = new StillWorld(this.store, this.rng, this.pace, this.key);
    world.time = this.time;
    if (this.clock) world.clock = this.clock;
    return world;
  }
}

/** Waits until everything in the mailbox is done. */
export const idle = (table: TableActor): Promise<void> => table.enqueue(async () => {});

export async function stillWorld(seed: number, pace = 1): Promise<StillWorld> {
  return new StillWorld(await openStore({ path: ':memory:' }), seeded(seed), pace);
}

export const person = (name: string): Asker => ({ patron: name.toLowerCase(), name });

let arrivals = 0;
/** Play money for somebody. */
export async function grant(world: World, patron: string, amount: number): Promise<void> {
  const stream = `patron-${patron}-${++arrivals}`;
  const move = { id: stream, from: 'grant', to: `wallet:${patron}`, amount, reason: 'grant' } as const;
  const transfers = [{ ...move, rule: null, patron, table: null }];
  await world.store.append({ stream, expect: 0, at: world.now(), events: [{ type: 'PatronArrived' }], transfers });
}

export interface TableWish {
  readonly bots?: number;
  readonly host?: string;
  readonly practice?: boolean;
  readonly id?: string;
}
export const HOLD: Opening = { house: 'rogelios', game: 'hold', stake: '3/6' };

export async function tableIn(world: World, opening: Opening = HOLD, wish: TableWish = {}): Promise<TableActor> {
  const { bots = 0, host = null, practice = false, id = 't1' } = wish;
  const table = await TableActor.open(world, { id, name: 'A table', opening, host, practice, unlisted: false });
  if (bots > 0) await table.seatBots(bots);
  return table;
}

/** Somebody looking on, who keeps every byte he was sent, unless somebody else does. */
export class Eyes implements Watcher {
  readonly texts: string[] = [];
  constructor(
    readonly patron: string,
    private readonly sent?: (text: string, frame: ServerFrame) => void,
  ) {}
  send = (frame: ServerFrame): void => {
    const text = JSON.stringify(frame);
    if (this.sent) this.sent(text, frame);
    else this.texts.push(text);
  };
  private readonly read: ServerFrame[] = [];
  /** Each is read once: a test that asks after every step would read all of them every time. */
  get frames(): ServerFrame[] {
    for (const text of this.texts.slice(this.read.length)) this.read.push(JSON.parse(text) as ServerFrame);
    return this.read.slice();
  }
}

let asks = 0;
/** Asks as a client does that has seen the last version. */
export const ask = (table: TableActor, who: Asker, asked: Parameters<TableActor['ask']>[3], id = `c${++asks}`) =>
  table.ask(who, id, table.version, asked);
