// When what is owed is done, on a clock that does not tick and with no table at all: what to do is handed in, and handed out again.
import { expect, test } from 'vitest';
import type { Due } from './due.js';
import { Schedule } from './schedule.js';

function day() {
  let now = 1000;
  const timers: { at: number; then: () => void }[] = [];
  const done: string[] = [];
  let asked = 0;
  let broken = false;
  const schedule = new Schedule(
    {
      now: () => now,
      later(ms, then) {
        const timer = { at: now + ms, then };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
    async ({ key }) => {
      if (broken) throw new Error('the disk is full');
      done.push(key);
    },
    () => asked++,
  );
  /** Time goes by; whatever is due goes off, and its promises are seen through. */
  async function passes(ms: number): Promise<void> {
    const until = now + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      now = next.at;
      timers.splice(timers.indexOf(next), 1);
      next.then();
      for (let i = 0; i < 5; i++) await Promise.resolve();
    }
    now = until;
  }
  const breaks = (is: boolean) => {
    broken = is;
  };
  return { schedule, passes, breaks, done, timers, asked: () => asked };
}
const owed = (key: string, at: number): Due => ({ key, at, chore: { do: 'deal-on' } });

test('each at its time, with one timer for what comes first', async () => {
  const { schedule, passes, done, timers } = day();
  schedule.want([owed('late', 3000), owed('soon', 1500)]);
  expect(timers).toHaveLength(1);
  await passes(600);
  expect([done, timers.length]).toEqual([['soon'], 1]);
  await passes(2000);
  expect([done, timers.length]).toEqual([['soon', 'late'], 0]);
});
test('what is wanted as before keeps its time, and what is no longer wanted is forgotten', async () => {
  const { schedule, passes, done } = day();
  schedule.want([owed('clock', 2000), owed('bot', 1600)]);
  await passes(500);
  schedule.want([owed('clock', 9000)]);
  await passes(600);
  expect(done).toEqual(['clock']);
});
test('after a fault it is asked anew what is owed, once, and not while it rests', async () => {
  const { schedule, passes, breaks, asked, done } = day();
  breaks(true);
  schedule.want([owed('a', 1000), owed('b', 1100)]);
  await passes(500);
  expect([done, asked()]).toEqual([[], 0]);
  await passes(1000);
  expect(asked()).toBe(1);
  schedule.want([owed('c', 1000)]);
  await passes(1);
  schedule.rest();
  schedule.want([]);
  await passes(5000);
  expect([asked(), schedule.rests]).toEqual([1, true]);
});
