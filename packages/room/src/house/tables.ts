// The tables of a room. Those that are played at, looked at or waited for are awake, each an actor; all others sleep, each a row, and are
// woken when somebody asks for them or something is due at them. Tables that nobody needs any more go back to sleep.
import type { Store } from '../store/index.js';
import type { TableActor, World } from '../table/index.js';
import { type Asleep, asleep, asleepIn, CLOSED, maySleep, wakesAt } from './asleep.js';
import { manyAtOnce } from './many.js';
import { again } from './resuming.js';

interface Deps {
  readonly world: World;
  readonly store: Store;
  readonly dayEnds: number | undefined;
  /** Milliseconds that nobody needs a table before it sleeps. */
  readonly sleepsAfter: number;
  /** Pays everybody out at a table that cannot go on, or is none any more. */
  readonly close: (id: string) => Promise<void>;
  /** A table is awake: what it owes is arranged. */
  readonly woken: (table: TableActor) => Promise<void>;
  /** It is played here from now on, and by no other server; until it may be again. */
  readonly stays: (table: TableActor) => Promise<void>;
  readonly mayLeave: (table: TableActor) => void;
}
/** They wait for the store, hardly for the processor. */
const AT_ONCE = 32;
/** Milliseconds after which a table is woken again that could not be. */
const RETRY = 60_000;
/** The longest that a timer is set for: beyond that the system's do not go. */
const FURTHEST = 24 * 3_600_000;

export class Tables {
  readonly awake = new Map<string, TableActor>();
  private readonly rows = new Map<string, Asleep>();
  /** When those that sleep are to be woken. */
  private readonly dues = new Map<string, number>();
  private readonly waking = new Map<string, Promise<TableActor | null>>();
  /** Since when nobody has needed a table. */
  private readonly idle = new Map<string, number>();
  private alarm: { readonly at: number; readonly cancel: () => void } | null = null;
  private looking: NodeJS.Timeout | null = null;
  private isClosing = false;

  constructor(private readonly deps: Deps) {}

  /** Reads where all tables stand. One that was not asleep when the room was left is folded again. */
  async load(): Promise<void> {
    const { world, store } = this.deps;
    const unknown: string[] = [];
    for (const { stream, stand } of await store.overview.stands('table-')) {
      const row = stand === null ? null : asleepIn(stand);
      if (row === null) unknown.push(stream);
      else this.lay(row);
    }
    const found = await manyAtOnce(unknown, AT_ONCE, async (stream) => {
      const table = await again(world, stream.slice('table-'.length), this.deps.close);
      if (table === 'closed') await this.closed(stream);
      return table;
    });
    for (const table of found) if (typeof table === 'object') this.add(table);
  }
  /** From now on the clock goes, and tables fall asleep. */
  start(): void {
    this.setAlarm();
    this.looking = setInterval(() => void this.look().catch(this.failed), this.deps.sleepsAfter / 4);
    this.looking.unref();
  }
  private readonly failed = (error: unknown): void => this.deps.world.trouble('tables', error);

  get size(): number {
    return this.awake.size + this.rows.size;
  }
  /** Is there such a table, asleep or awake? */
  has(id: string): boolean {
    return this.awake.has(id) || this.rows.has(id);
  }
  /** All that sleep. */
  get asleep(): ReadonlyMap<string, Asleep> {
    return this.rows;
  }
  /** A table, woken if it sleeps; null where there is none. */
  async find(id: string): Promise<TableActor | null> {
    this.idle.delete(id);
    return this.awake.get(id) ?? this.wake(id);
  }
  /** Those of the tables that sleep, too. */
  async wakeAll(which: (row: Asleep) => boolean): Promise<void> {
    const wanted = [...this.rows.values()].filter(which);
    await manyAtOnce(wanted, AT_ONCE, ({ id }) => this.find(id));
  }
  add(table: TableActor): void {
    this.awake.set(table.id, table);
  }
  /** It is about to be closed for good: from now on nobody finds it. Null for one that slept; undefined where there is none any more. */
  async take(id: string): Promise<TableActor | null | undefined> {
    const waking = this.waking.get(id);
    if (waking) await waking;
    if (!this.has(id)) return undefined;
    const table = this.awake.get(id) ?? null;
    this.forget(id);
    if (table) await this.deps.stays(table);
    return table;
  }
  private forget(id: string): void {
    this.awake.delete(id);
    this.rows.delete(id);
    this.dues.delete(id);
    this.idle.delete(id);
  }
  /** A table is closed for good, and is not looked at again when the room opens. */
  async closed(stream: string): Promise<void> {
    const { store } = this.deps;
    const { version } = await store.latest(stream);
    await store.overview.putStand({ stream, version, body: CLOSED });
  }

  private wake(id: string): Promise<TableActor | null> {
    const had = this.waking.get(id);
    if (had) return had;
    if (!this.rows.has(id) || this.isClosing) return Promise.resolve(null);
    const woken = this.open(id).finally(() => this.waking.delete(id));
    this.waking.set(id, woken);
    return woken;
  }
  private async open(id: string): Promise<TableActor | null> {
    const { world, close, woken } = this.deps;
    const table = await again(world, id, close);
    if (table === 'failed') {
      if (this.dues.has(id)) this.dues.set(id, world.now() + RETRY);
      return null;
    }
    this.forget(id);
    if (table === 'closed') return null;
    this.add(table);
    await woken(table);
    return table;
  }

  private lay(row: Asleep): void {
    this.rows.set(row.id, row);
    const at = wakesAt(row, this.deps.dayEnds);
    if (at !== null) this.dues.set(row.id, at);
  }
  /** One timer, for whatever is due first. */
  private setAlarm(): void {
    const first = Math.min(...this.dues.values());
    if (this.alarm?.at === first) return;
    this.alarm?.cancel();
    this.alarm = null;
    if (first === Number.POSITIVE_INFINITY || this.isClosing) return;
    const { world } = this.deps;
    const cancel = world.later(Math.min(FURTHEST, Math.max(0, first - world.now())), () => this.goOff());
    this.alarm = { at: first, cancel };
  }
  private goOff(): void {
    this.alarm = null;
    const now = this.deps.world.now();
    const due = [...this.dues].flatMap(([id, at]) => (at <= now ? [id] : []));
    void manyAtOnce(due, AT_ONCE, (id) => this.find(id))
      .catch(this.failed)
      .finally(() => this.setAlarm());
  }

  /** Tables that nobody has needed for so long fall asleep. */
  async look(after = this.deps.sleepsAfter): Promise<void> {
    const now = this.deps.world.now();
    const tired = [...this.awake.values()].filter((table) => {
      if (!maySleep(table)) return void this.idle.delete(table.id);
      const since = this.idle.get(table.id) ?? now;
      this.idle.set(table.id, since);
      return now - since >= after;
    });
    await manyAtOnce(tired, AT_ONCE, (table) => this.lull(table));
    this.setAlarm();
  }
  /** Its row is stored first: whatever happens meanwhile keeps it awake. */
  private async lull(table: TableActor): Promise<void> {
    await this.deps.stays(table);
    await this.fallAsleep(table);
    this.deps.mayLeave(table);
  }
  private async fallAsleep(table: TableActor): Promise<void> {
    if (!maySleep(table)) return;
    const row = asleep(table);
    const { version, stream, id } = table;
    const isKept = await this.deps.store.overview.putStand({ stream, version, body: JSON.stringify(row) });
    if (!isKept || this.isClosing || !this.idle.has(id)) return;
    if (this.awake.get(id) !== table || table.version !== version || !maySleep(table)) return;
    this.forget(id);
    this.lay(row);
    await table.park();
  }

  /** Parks every table where it stands; those that may sleep are rows when the room opens again. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.alarm?.cancel();
    if (this.looking) clearInterval(this.looking);
    await Promise.allSettled(this.waking.values());
    const tables = [...this.awake.values()];
    const rows = tables.flatMap((table) =>
      maySleep(table) ? [{ stream: table.stream, version: table.version, body: JSON.stringify(asleep(table)) }] : [],
    );
    await Promise.all(tables.map((table) => table.park()));
    await manyAtOnce(rows, AT_ONCE, (row) => this.deps.store.overview.putStand(row)).catch(this.failed);
  }
}
