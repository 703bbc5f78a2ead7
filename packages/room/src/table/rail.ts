// Who looks at a table, from its seats or from the rail: what is told goes to all of them, each with a view of his own; who comes
// back is told what he missed; and the others see at once who is here.
import type { ServerFrame } from '../protocol/frames.js';
import type { TableView } from '../protocol/view.js';
import type { StoredTableEvent, ToldEvent } from './kinds.js';
import { toldFrom } from './stored.js';
import type { Watcher, World } from './world.js';

/** The table as the rail sees it. */
export interface Shown {
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly world: World;
  viewFor(patron: string): TableView;
  /** Does he see the table as every stranger does? */
  isStranger(patron: string): boolean;
  seatOf(patron: string): number | null;
  /** What happened meanwhile, as far as it is still told; null if nothing of it is. */
  toldLate(event: ToldEvent, patron: string): ToldEvent | null;
  enqueue<T>(run: () => Promise<T>): Promise<T>;
}
/** Who missed more events than this is shown the table as it is. */
export const MISSED_MAX = 200;
/** Milliseconds between one word of who is here and the next: somebody whose wire flickers is not to flood the others. */
const PRESENCE_EVERY = 300;

export class Rail {
  /** Everybody who looks; and those who have been told where the table stands, and are told what happens. */
  private readonly here = new Set<Watcher>();
  private readonly told = new Set<Watcher>();
  private toldHereAt = Number.NEGATIVE_INFINITY;
  private isHereDue = false;

  constructor(private readonly table: Shown) {}

  get size(): number {
    return this.here.size;
  }
  isHere(patron: string): boolean {
    for (const w of this.here) if (w.patron === patron) return true;
    return false;
  }
  /** Looks on from now; who says which version he has seen is told what happened since, if that is not too much. */
  join(watcher: Watcher, seen?: number): () => void {
    const { version } = this.table;
    const wasHere = this.isHere(watcher.patron);
    this.here.add(watcher);
    if (!wasHere) this.moved(watcher.patron);
    if (seen === undefined || seen > version || seen < version - MISSED_MAX) this.show(watcher);
    else if (seen === version) this.enter(watcher, this.update([], watcher.patron));
    else void this.catchUp(watcher, seen);
    return () => {
      this.told.delete(watcher);
      if (this.here.delete(watcher) && !this.isHere(watcher.patron)) this.moved(watcher.patron);
    };
  }
  /** In the mailbox, so that nothing happens between what is read and what is told next. */
  private catchUp(watcher: Watcher, seen: number): Promise<void> {
    const { table } = this;
    return table.enqueue(async () => {
      const missed = await table.world.store
        .read(table.stream, seen + 1, table.version - seen)
        .then((events) => events.map(({ body }) => toldFrom(body as unknown as StoredTableEvent)))
        .then((events) => events.flatMap((e) => table.toldLate(e, watcher.patron) ?? []))
        .catch(() => null);
      if (!this.here.has(watcher)) return;
      if (missed === null) this.show(watcher);
      else this.enter(watcher, this.update(missed, watcher.patron, seen));
    });
  }
  private enter(watcher: Watcher, first: ServerFrame): void {
    this.told.add(watcher);
    watcher.send(first);
  }
  /** Somebody who may sit at the table has come or gone: whoever looks on sees it at once. */
  private moved(patron: string): void {
    const { world } = this.table;
    if (this.isHereDue || this.table.seatOf(patron) === null) return;
    const tellHere = (): void => {
      this.isHereDue = false;
      this.toldHereAt = world.now();
      this.tell([]);
    };
    const wait = this.toldHereAt + PRESENCE_EVERY - world.now();
    if (wait > 0) {
      this.isHereDue = true;
      world.later(wait, tellHere);
    } else tellHere();
  }
  /** The whole table. */
  private show(watcher: Watcher): void {
    const { id: table, version } = this.table;
    this.enter(watcher, { t: 'table', table, version, view: this.table.viewFor(watcher.patron) });
  }
  showAll(): void {
    for (const watcher of this.told) this.show(watcher);
  }
  /** What has just happened. Strangers are told the very same, so that it is worked out and written down once. */
  tell(events: readonly ToldEvent[]): void {
    let common: ServerFrame | null = null;
    for (const watcher of this.told) {
      const { patron } = watcher;
      if (!this.table.isStranger(patron)) watcher.send(this.update(events, patron));
      else {
        common ??= this.update(events, patron);
        watcher.send(common);
      }
    }
  }
  private update(events: readonly ToldEvent[], patron: string, from = this.table.version - events.length): ServerFrame {
    const { id: table, version } = this.table;
    return { t: 'update', table, from, version, events, view: this.table.viewFor(patron) };
  }
  say(frame: ServerFrame): void {
    for (const watcher of this.told) watcher.send(frame);
  }
}
