// Who looks at a table, from its seats or from the rail: what is told goes to all of them, each with a view of his own; who comes
// back is told what he missed; and the others see at once who is here.
import type { ServerFrame } from '../protocol/frames.js';
import type { TableView } from '../protocol/view.js';
import type { StoredTableEvent, ToldEvent } from './kinds.js';
import { type Common, tellChange, tellWhole } from './pieces.js';
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
  isExpected(patron: string): boolean;
  readonly floor: { /** One of the house's staff, and not in a seat. */ isStaff(patron: string): boolean };
  /** What happened meanwhile, as far as it is still told; null if nothing of it is. */
  toldLate(event: ToldEvent, patron: string): ToldEvent | null;
  enqueue<T>(run: () => Promise<T>): Promise<T>;
}
/** Who missed more events than this is shown the table as it is. */
export const MISSED_MAX = 200;
/** Milliseconds between one word of who is here and the next: somebody whose wire flickers is not to flood the others. */
const PRESENCE_EVERY = 300;
const NOBODY = '';

type Update = Extract<ServerFrame, { t: 'update' }>;
type WithView = Update | Extract<ServerFrame, { t: 'table' }>;

export class Rail {
  /** Everybody who looks; and those who have been told where the table stands, and are told what happens. */
  private readonly here = new Set<Watcher>();
  private readonly told = new Set<Watcher>();
  /** What those who are told by difference have before them. */
  private readonly shown = new WeakMap<Watcher, TableView>();
  private toldHereAt = Number.NEGATIVE_INFINITY;
  private isHereDue = false;

  constructor(private readonly table: Shown) {}

  get size(): number {
    return this.here.size;
  }
  isHere(patron: string): boolean {
    return this.has((one) => one === patron);
  }
  has(test: (patron: string) => boolean): boolean {
    for (const w of this.here) if (test(w.patron)) return true;
    return false;
  }
  /** Looks on from now; who says which version he has seen is told what happened since, if that is not too much. */
  join(watcher: Watcher, seen?: number): () => void {
    const { version } = this.table;
    const wasHere = this.isHere(watcher.patron);
    this.here.add(watcher);
    if (!wasHere) this.moved(watcher.patron);
    if (seen === undefined || seen > version || seen < version - MISSED_MAX) this.show(watcher);
    else if (seen === version) this.enter(watcher, this.update([], this.eyesOf(watcher)));
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
        .then((events) => events.flatMap((e) => table.toldLate(e, this.eyesOf(watcher)) ?? []))
        .catch(() => null);
      if (!this.here.has(watcher)) return;
      if (missed === null) this.show(watcher);
      else this.enter(watcher, this.update(missed, this.eyesOf(watcher), seen));
    });
  }
  /** Through whose eyes he looks: his own, or nobody's. */
  private eyesOf({ patron, isProved }: Watcher): string {
    return isProved?.() === false && this.table.floor.isStaff(patron) ? NOBODY : patron;
  }
  /** The first frame has the whole view, whatever was told before. */
  private enter(watcher: Watcher, first: WithView): void {
    this.told.add(watcher);
    this.shown.set(watcher, first.view);
    if (watcher.byDifference) tellWhole(watcher, first);
    else watcher.send(first);
  }
  /** What has happened, to one who is told already; those who had the same view before them are told the very same. */
  private pass(watcher: Watcher, update: Update, common: Common): void {
    const was = this.shown.get(watcher);
    this.shown.set(watcher, update.view);
    if (watcher.byDifference && was !== undefined) tellChange(watcher, was, update, common);
    else watcher.send(update);
  }
  /** Somebody who may sit at the table has come or gone: whoever looks on sees it at once. */
  private moved(patron: string): void {
    const { world } = this.table;
    if (this.isHereDue || !this.table.isExpected(patron)) return;
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
    this.enter(watcher, { t: 'table', table, version, view: this.table.viewFor(this.eyesOf(watcher)) });
  }
  showAll(): void {
    for (const watcher of this.told) this.show(watcher);
  }
  /** What has just happened. Strangers are told the very same, so that it is worked out and written down once. */
  tell(events: readonly ToldEvent[]): void {
    let common: Update | null = null;
    const changes: Common = new Map();
    for (const watcher of this.told) {
      const patron = this.eyesOf(watcher);
      if (!this.table.isStranger(patron)) this.pass(watcher, this.update(events, patron), new Map());
      else {
        common ??= this.update(events, patron);
        this.pass(watcher, common, changes);
      }
    }
  }
  private update(events: readonly ToldEvent[], patron: string, from = this.table.version - events.length): Update {
    const { id: table, version } = this.table;
    return { t: 'update', table, from, version, events, view: this.table.viewFor(patron) };
  }
  say(frame: ServerFrame): void {
    for (const watcher of this.told) watcher.send(frame);
  }
}
