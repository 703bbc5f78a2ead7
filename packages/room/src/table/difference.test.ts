// Who watches by difference is told only what has changed: put together it is the very view that others get whole, and it is small,
// on either wire.
import { expect, test } from 'vitest';
import { changed, type ServerFrame, sumOf, type TableView, WIRE } from '../protocol/index.js';
import { stillWorld, tableIn } from './test/world.js';
import type { Watcher } from './world.js';

/** Half of what an act costs somebody who looks on is below this. */
const TYPICAL_MOST = { 1: 1024, 2: 700 };

/** All ways at once: the views that came whole and those put together, and how long the frames were. */
class Ways {
  readonly whole: string[] = [];
  readonly together = { 1: [] as string[], 2: [] as string[] };
  readonly lengths = { update: [] as number[], 1: [] as number[], 2: [] as number[] };
  sums = 0;
  rulesTold = 0;
  private readonly views: { 1: TableView | null; 2: TableView | null } = { 1: null, 2: null };
  private readonly rules = new Map<string, TableView['rules']>();
  constructor(readonly patron: string) {}
  private hear(frame: ServerFrame): void {
    if (frame.t === 'update') this.lengths.update.push(JSON.stringify(frame).length);
    if (frame.t === 'table' || frame.t === 'update') this.whole.push(JSON.stringify(frame.view));
  }
  private piece(frame: ServerFrame, wire: 1 | 2): void {
    const read = JSON.parse(JSON.stringify(frame)) as ServerFrame;
    if (read.t === 'rules') {
      this.rulesTold++;
      this.rules.set(read.sum, read.rules);
      return;
    }
    if (read.t === 'change') {
      // What a seat did, and what came of it.
      if (this.views[wire]!.round?.toAct.some((one) => typeof one === 'number'))
        this.lengths[wire].push(JSON.stringify(frame).length);
      const view = { ...changed(this.views[wire]!, read.change), version: read.version };
      this.views[wire] = read.rules ? { ...view, rules: this.rules.get(read.rules)! } : view;
      const { rules: _, ...rest } = this.views[wire];
      if (read.sum) this.sums += read.sum === sumOf(rest) ? 1 : Number.NaN;
    } else if (read.t === 'start') this.views[wire] = { ...read.view, rules: this.rules.get(read.rules)! };
    else if (read.t === 'table' || read.t === 'update') this.views[wire] = read.view;
    this.together[wire].push(JSON.stringify(this.views[wire]));
  }
  watchers(): readonly Watcher[] {
    const { patron } = this;
    return [
      { patron, send: (frame) => this.hear(frame) },
      { patron, byDifference: true, send: (frame) => this.piece(frame, 1) },
      { patron, byDifference: true, wire: WIRE, has: new Set(), send: (frame) => this.piece(frame, 2) },
    ];
  }
}
const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[of.length >> 1]!;
const parsed = (texts: readonly string[]): unknown[] => texts.map((text) => JSON.parse(text) as unknown);

test.each([
  { house: 'rogelios', game: 'hold' },
  { house: 'rogelios', game: 'p215' },
  { house: 'jalisco', game: 'esc' },
])(
  '$house $game: a view put together is the one that comes whole, by its sums too; half of the acts take less than 700 bytes',
  async (opening) => {
    const world = await stillWorld(14, 0);
    const table = await tableIn(world, opening, { bots: 4, practice: true, host: 'host' });
    const seated = table.state.sittings[0]!.patron.id;
    const everybody = ['rail-one', 'rail-two', seated, 'host'].map((patron) => new Ways(patron));
    for (const ways of everybody) for (const watcher of ways.watchers()) table.watch(watcher);
    const lists = everybody.flatMap(({ whole, together }) => [whole, together[1], together[2]]);
    for (const list of lists) list.length = 0;
    while (everybody[0]!.lengths[1].length < 100) if (!(await world.tick(table))) break;
    expect(world.troubles).toEqual([]);
    for (const { patron, whole, together, lengths, sums, rulesTold } of everybody) {
      expect(whole.length).toBeGreaterThan(20);
      for (const wire of [1, 2] as const) {
        expect(parsed(together[wire])).toEqual(parsed(whole));
        // Whoever sits is told what he may do besides; whoever holds the floor what may be reported, and that is much.
        if (patron.startsWith('rail')) expect(median(lengths[wire])).toBeLessThan(TYPICAL_MOST[wire]);
        expect(median(lengths[wire])).toBeLessThan(median(lengths.update) / 2);
      }
      expect(sums).toBeGreaterThan(0);
      expect(rulesTold).toBe(1);
    }
    await world.store.close();
  },
);
