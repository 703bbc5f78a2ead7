// The daily count of a progressive by the world's clock: once a day, when the hand is over; never twice, whatever was restarted when.
import { describe, expect, test } from 'vitest';
import { DAY, DAY_ENDS, dayEnd } from './day.js';
import { type StoredTableEvent, TableActor } from './index.js';
import { expectBalanced } from './test/balanced.js';
import { ask, grant, idle, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const SPAN = { house: 'spanish-poker', game: 'span' };
const ana = person('Ana');
interface Counted {
  readonly at: number;
  readonly day: number;
  readonly box: number;
}
async function countsOf({ world, stream, version }: TableActor): Promise<readonly Counted[]> {
  const stored = await world.store.read(stream, 1, version);
  return stored.flatMap(({ body, at }) => {
    const e = body as unknown as StoredTableEvent;
    return e.type === 'ProgressiveCounted' ? [{ at, day: e.count.day, box: e.count.box }] : [];
  });
}
/** Up to a moment, firing what falls due. */
const until = (world: StillWorld, table: TableActor, at: number): Promise<void> =>
  world.pass(table, Math.max(0, at - world.now()));
/** As another process would find it, so much later. */
async function reopened(world: StillWorld, table: TableActor, after: number): Promise<[StillWorld, TableActor]> {
  const next = world.restarted();
  next.leap(after);
  const again = (await TableActor.resume(next, table.id))!;
  again.arrange();
  return [next, again];
}

describe('the gaming day', () => {
  test('ends at the same hour every day, and the end belongs to the next', () => {
    const end = dayEnd(1_700_000_000_000);
    expect((end - DAY_ENDS) % DAY).toBe(0);
    expect([dayEnd(end - 1), dayEnd(end), dayEnd(end + DAY - 1)]).toEqual([end, end + DAY, end + DAY]);
    expect(dayEnd(1_700_000_000_000, 0) % DAY).toBe(0);
  });
});

describe('SPAN-PROG-10, REG-61 the box is counted once a day', () => {
  test('by the clock, also where nobody plays; and it is on record', async () => {
    const world = await stillWorld(1);
    const table = await tableIn(world, SPAN);
    table.arrange();
    const first = dayEnd(world.now());
    await until(world, table, first - 1);
    expect(await countsOf(table)).toEqual([]);
    await until(world, table, first + 2 * DAY + 5);
    expect(await countsOf(table)).toEqual([0, 1, 2].map((i) => ({ at: first + i * DAY, day: i + 1, box: 0 })));
    expect(world.troubles).toEqual([]);
  });
  test('of the box as it stands then; the jackpot on show grows by it', async () => {
    const world = await stillWorld(2);
    const table = await tableIn(world, SPAN, { bots: 4 });
    table.arrange();
    const due = dayEnd(world.now());
    world.leap(due - world.now() - 600_000);
    await until(world, table, due - 1);
    const { box } = table.state.progressive!.at;
    const jackpot = table.viewFor('x').jackpot!;
    expect(box).toBeGreaterThan(0);
    await until(world, table, due + 120_000);
    const [count, ...more] = await countsOf(table);
    expect(more).toEqual([]);
    expect(count!.box).toBeGreaterThanOrEqual(box);
    expect(table.state.progressive!.day).toBe(2);
    expect(table.viewFor('x').jackpot).toBeGreaterThanOrEqual(jackpot);
    await expectBalanced(world, table);
    expect(world.troubles).toEqual([]);
  });
  test('never in the middle of a hand: it waits for the end of it, and the next hand waits for the count', async () => {
    const world = await stillWorld(3);
    const table = await tableIn(world, SPAN);
    await grant(world, ana.patron, 1_000_000);
    const due = dayEnd(world.now());
    world.leap(due - world.now() - 10_000);
    await ask(table, ana, { type: 'sit', seat: 1, buyIn: 30_000 });
    await world.pass(table, 1_000);
    expect(table.state.live).not.toBeNull();
    world.leap(10_000);
    await idle(table);
    expect(await countsOf(table)).toEqual([]);
    const menu = table.viewFor(ana.patron).round!.menu.map((o) => o.type);
    expect(menu).toContain('sit-out-hand');
    await ask(table, ana, { type: 'act', act: 'sit-out-hand' });
    expect(table.state.live).toBeNull();
    await world.tick(table);
    expect(await countsOf(table)).toMatchObject([{ day: 1 }]);
    expect(table.state.rounds).toBe(1);
  });
});

describe('restarted', () => {
  test('after the count of the day: not counted again', async () => {
    const world = await stillWorld(4);
    const table = await tableIn(world, SPAN);
    table.arrange();
    const due = dayEnd(world.now());
    await until(world, table, due);
    expect(await countsOf(table)).toHaveLength(1);
    const [next, again] = await reopened(world, table, 60_000);
    await next.pass(again, 3_600_000);
    expect(await countsOf(again)).toHaveLength(1);
    await until(next, again, due + DAY);
    expect((await countsOf(again)).map(({ at }) => at)).toEqual([due, due + DAY]);
  });
  test('after it fell due while the room was closed: counted once, before a hand is dealt, however long that was', async () => {
    for (const [i, closedFor] of [DAY / 2, DAY + DAY / 3, 5 * DAY + DAY / 2].entries()) {
      const world = await stillWorld(5 + i);
      const table = await tableIn(world, SPAN, { bots: 3 });
      table.arrange();
      const due = dayEnd(world.now());
      world.leap(due - world.now() - 300_000);
      await until(world, table, due - 120_000);
      while (table.state.live !== null) await world.tick(table);
      const { rounds } = table.state;
      const { box } = table.state.progressive!.at;
      expect(box).toBeGreaterThan(0);
      const [next, again] = await reopened(world, table, closedFor);
      await next.tick(again);
      expect(await countsOf(again)).toEqual([{ at: next.now(), day: 1, box }]);
      expect(again.state.rounds).toBe(rounds);
      const then = next.now();
      await next.pass(again, 600_000);
      expect(await countsOf(again)).toHaveLength(1);
      expect(again.state.rounds).toBeGreaterThan(rounds);
      expect(again.countDue()).toBe(dayEnd(then));
      await expectBalanced(next, again);
      expect(next.troubles).toEqual([]);
    }
  });
  test('before it is stored, and just after: whatever the store holds, there is one count', async () => {
    for (const isStored of [false, true]) {
      const world = await stillWorld(9);
      const table = await tableIn(world, SPAN);
      table.arrange();
      const due = dayEnd(world.now());
      const dying = Object.create(world.store) as typeof world.store;
      const { append } = world.store;
      dying.append = async (sheet) => {
        if (!JSON.stringify(sheet.events).includes('ProgressiveCounted')) return append.call(world.store, sheet);
        if (isStored) await append.call(Object.getPrototypeOf(dying), sheet);
        throw new Error('dead');
      };
      const { store } = world;
      Object.assign(world, { store: dying });
      world.leap(due - world.now());
      await world.tick(table).catch(() => {});
      Object.assign(world, { store });
      const [next, again] = await reopened(world, table, 1_000);
      await next.pass(again, 60_000);
      expect(await countsOf(again), String(isStored)).toHaveLength(1);
    }
  });
  test('a timer that goes off too early does not count the day twice', async () => {
    const world = await stillWorld(10);
    const later = world.later;
    let early = 2;
    world.later = (ms, then) => {
      const sooner = early;
      early = 0;
      return later(ms - sooner, then);
    };
    const table = await tableIn(world, SPAN);
    table.arrange();
    const due = dayEnd(world.now());
    await until(world, table, due - 1);
    expect([await countsOf(table), early]).toEqual([[], 0]);
    await until(world, table, due + 3_600_000);
    expect(await countsOf(table)).toHaveLength(1);
  });
});
