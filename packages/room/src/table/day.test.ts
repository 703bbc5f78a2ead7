// The daily count of a progressive by the world's clock: once a day, when the hand is over; never twice, whatever was restarted when.
import { describe, expect, test } from 'vitest';
import { DAY, dayEnd, dayOf, daySpan, gamingDay, HOUR, shiftAt, shiftsOf, USUAL_DAY } from './day.js';
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

const ends = (at: number): number => dayEnd(at, gamingDay(SPAN.house));

describe('the gaming day', () => {
  const rogelios = gamingDay('rogelios');
  const at = (text: string): number => Date.parse(text);
  test('ends at the house’s own hour by the clock of its place, and the end belongs to the next', () => {
    expect(rogelios).toMatchObject({ ends: '06:00', zone: 'America/Los_Angeles' });
    const end = dayEnd(1_700_000_000_000, rogelios);
    expect(new Date(end).toISOString()).toBe('2023-11-15T14:00:00.000Z');
    expect([dayEnd(end - 1, rogelios), dayEnd(end, rogelios)]).toEqual([end, end + DAY]);
    expect([dayOf(rogelios, end - 1), dayOf(rogelios, end)]).toEqual(['2023-11-14', '2023-11-15']);
  });
  test('is an hour shorter in spring and longer in autumn', () => {
    for (const [date, hours] of [
      ['2026-03-07', 23],
      ['2026-03-08', 24],
      ['2026-10-31', 25],
      ['2026-11-01', 24],
    ] as const) {
      const { from, to } = daySpan(rogelios, date);
      expect((to - from) / HOUR, date).toBe(hours);
      expect([dayOf(rogelios, from), dayOf(rogelios, to - 1), dayEnd(from, rogelios)]).toEqual([date, date, to]);
    }
  });
  test('an hour that comes twice, or is left out, is in one shift and one day', () => {
    const night = {
      ...USUAL_DAY,
      zone: 'America/Los_Angeles',
      ends: '01:30',
      shifts: [
        { en: 'One', es: 'Uno', from: '01:30' },
        { en: 'Two', es: 'Dos', from: '02:30' },
      ],
    };
    for (const date of ['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01']) {
      const { from, to } = daySpan(night, date);
      const shifts = shiftsOf(night, date);
      expect([shifts[0]!.from, shifts[1]!.to]).toEqual([from, to]);
      for (let t = from; t < to; t += HOUR / 2) {
        const found = shiftAt(night, t);
        expect([t >= found.from, t < found.to, found.day], `${date} ${t}`).toEqual([true, true, date]);
      }
    }
  });
  test('is cut into shifts without a gap; the last one goes past midnight', () => {
    const shifts = shiftsOf(rogelios, '2026-11-16');
    expect(shifts.map(({ from }) => new Date(from).toISOString())).toEqual([
      '2026-11-16T14:00:00.000Z',
      '2026-11-16T22:00:00.000Z',
      '2026-11-17T06:00:00.000Z',
    ]);
    expect(shifts.map(({ to }, i) => to === (shifts[i + 1]?.from ?? daySpan(rogelios, '2026-11-16').to))).toEqual([
      true,
      true,
      true,
    ]);
    expect(shiftAt(rogelios, at('2026-11-17T13:59:59Z'))).toMatchObject({ day: '2026-11-16', shift: 3 });
  });
  test('of a house that says nothing of it is the usual one', () => {
    expect(gamingDay('no-such-house')).toEqual(USUAL_DAY);
  });
});

describe('SPAN-PROG-10, REG-61 the box is counted once a day', () => {
  test('by the clock, also where nobody plays; and it is on record', async () => {
    const world = await stillWorld(1);
    const table = await tableIn(world, SPAN);
    table.arrange();
    const first = ends(world.now());
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
    const due = ends(world.now());
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
    const due = ends(world.now());
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
    const due = ends(world.now());
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
      const due = ends(world.now());
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
      expect(again.countDue()).toBe(ends(then));
      await expectBalanced(next, again);
      expect(next.troubles).toEqual([]);
    }
  });
  test('before it is stored, and just after: whatever the store holds, there is one count', async () => {
    for (const isStored of [false, true]) {
      const world = await stillWorld(9);
      const table = await tableIn(world, SPAN);
      table.arrange();
      const due = ends(world.now());
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
    const due = ends(world.now());
    await until(world, table, due - 1);
    expect([await countsOf(table), early]).toEqual([[], 0]);
    await until(world, table, due + 3_600_000);
    expect(await countsOf(table)).toHaveLength(1);
  });
});
