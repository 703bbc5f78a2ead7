// A scripted day at each house that keeps one, over HTTP and sockets: six roles, and a statement that is kept as somebody has read it.
import { usualClock } from '@baraja/room';
import { SetClock } from '@baraja/room/test/clock';
import { days, playDay, secretsOfTheDay } from '@baraja/room/test/day';
import { stackPacks } from '@baraja/room/test/stacked';
import { afterAll, expect, test } from 'vitest';
import { server } from '../test/client.js';
import { httpCast } from '../test/day.js';

/** Where a meter is to be won the room shuffles alone, the same every time; modules are shared, so only while that is played. */
let isAlone = false;
afterAll(stackPacks(() => (isAlone ? '' : null)));
const HOURS = 10 * 3_600_000;

test.each(days.map((day) => [day.name, day] as const))(
  'a day at %s: its statement balances to the cent, and the inspector’s copy is proved',
  async (_, day) => {
    isAlone = day.jackpot === 'progressive';
    const clock = new SetClock(day.start);
    const { now, later } = clock;
    const running = await server({
      now,
      later,
      ...(isAlone ? { secret: secretsOfTheDay() } : {}),
      proxies: 1,
      clock: { ...usualClock, choice: HOURS, bank: 0 },
    });
    try {
      const cast = await httpCast(running, day, clock);
      const told = await playDay(day, cast, (await running.room.people.ownerLink())!);
      await expect(told).toMatchFileSnapshot(`../../../../packages/room/src/office/test/day/${day.house}.txt`);
      const { records } = (await running.room.office(day.house))!;
      const { columns, rows } = await records.report('events', { from: day.start, to: now() + 1 });
      const [act, before, after] = ['act', 'before', 'after'].map((id) => columns.findIndex((one) => one.id === id));
      const silent = rows.filter((row) => row[before!] === null || row[after!] === null).map((row) => row[act!]);
      expect([...new Set(silent)].filter((one) => one !== 'HandLookedAt')).toEqual([]);
    } finally {
      isAlone = false;
      await running.stop();
    }
  },
);
