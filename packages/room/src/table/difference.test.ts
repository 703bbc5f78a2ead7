// Who watches by difference is told only what has changed: put together it is the very view that others get whole, and it is small.
import { expect, test } from 'vitest';
import { changed, type ServerFrame, type TableView } from '../protocol/index.js';
import { stillWorld, tableIn } from './test/world.js';

const TYPICAL_MOST = 1024;

/** Both ways at once: the views that came whole and those put together, and how long the frames were. */
class Both {
  readonly whole: string[] = [];
  readonly together: string[] = [];
  readonly lengths = { update: [] as number[], change: [] as number[] };
  private view: TableView | null = null;
  constructor(readonly patron: string) {}
  readonly plainly = { patron: '', send: (frame: ServerFrame) => this.hear(frame, this.whole) };
  readonly byDifference = { patron: '', byDifference: true, send: (frame: ServerFrame) => this.piece(frame) };
  private hear(frame: ServerFrame, views: string[]): void {
    if (frame.t === 'update') this.lengths.update.push(JSON.stringify(frame).length);
    if (frame.t === 'table' || frame.t === 'update') views.push(JSON.stringify(frame.view));
  }
  private piece(frame: ServerFrame): void {
    const read = JSON.parse(JSON.stringify(frame)) as ServerFrame;
    if (read.t === 'change') {
      this.lengths.change.push(JSON.stringify(frame).length);
      this.view = changed(this.view!, read.change);
    } else if (read.t === 'table' || read.t === 'update') this.view = read.view;
    this.together.push(JSON.stringify(this.view));
  }
  watchers() {
    return [this.plainly, this.byDifference].map((w) => Object.assign(w, { patron: this.patron }));
  }
}
const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[of.length >> 1]!;
const parsed = (texts: readonly string[]): unknown[] => texts.map((text) => JSON.parse(text) as unknown);

test.each([
  { house: 'rogelios', game: 'hold' },
  { house: 'rogelios', game: 'p215' },
  { house: 'jalisco', game: 'esc' },
])(
  '$house $game: a view put together is the one that comes whole; half of the frames have less than a kilobyte',
  async (opening) => {
    const world = await stillWorld(14, 0);
    const table = await tableIn(world, opening, { bots: 4, practice: true, host: 'host' });
    const seated = table.state.sittings[0]!.patron.id;
    const everybody = ['rail-one', 'rail-two', seated, 'host'].map((patron) => new Both(patron));
    for (const both of everybody) for (const watcher of both.watchers()) table.watch(watcher);
    for (const both of everybody) both.whole.length = both.together.length = 0;
    while (everybody[0]!.lengths.change.length < 100) if (!(await world.tick(table))) break;
    expect(world.troubles).toEqual([]);
    for (const { patron, whole, together, lengths } of everybody) {
      expect(together.length).toBeGreaterThan(20);
      expect(parsed(together)).toEqual(parsed(whole));
      // Whoever holds the floor sees what may be reported, and that is much, and changes with every act.
      if (patron !== 'host') expect(median(lengths.change)).toBeLessThan(TYPICAL_MOST);
      expect(median(lengths.change)).toBeLessThan(median(lengths.update) / 2);
    }
    await world.store.close();
  },
);
