// `baraja top`: two looks at a room make a moment; a room that shows no figures is said so.
import type { Top } from '@baraja/server/seeing';
import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../src/run.js';
import { momentOf, told } from '../src/top.js';
import { speak } from '../src/words/index.js';

const table = { house: 'casa', game: 'hold', people: 1, bots: 2, watching: 3, playing: true, waiting: 0 };
const look = (at: number, hands: number, version: number): Top => ({
  ...{ at, status: 'ready', sockets: 1, hands, decisions: 10 * hands, refusals: 0, lag: 0.012, memory: 2 ** 27 },
  append: {
    count: version,
    within: [
      [0.001, version / 2],
      [0.01, version],
    ],
  },
  answer: { count: 0, within: [] },
  tables: [
    { ...table, id: 'still', name: 'Still', hands: 0, version: 2 },
    { ...table, id: 'busy', name: 'Busy', hands, version },
  ],
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
  speak('en');
});

test('rates are by the second of the room’s own clock, the busiest table is first', () => {
  const moment = momentOf(look(1000, 4, 100), look(3000, 10, 300));
  expect(moment).toMatchObject({
    handsPerSecond: 3,
    decisionsPerSecond: 30,
    append: { p50: 1, p99: 10 },
    answer: null,
  });
  expect(moment.tables.map(({ id, eventsPerSecond }) => [id, eventsPerSecond])).toEqual([
    ['busy', 100],
    ['still', 0],
  ]);
  const text = told(moment, 1);
  expect(text).toMatch(/2 tables, 2 playing · 2 people, 4 bots/);
  expect(text).toMatch(/stored p50 ≤ 1 ms p99 ≤ 10 ms · answered none/);
  expect(text).toMatch(/Busy .* 3\.0 +100 +0\n… and 1 more/);
  speak('es');
  expect(told(moment, 1)).toMatch(/2 mesas, 2 jugando/);
});

test('without a room there, it says what is missing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await run(['top', '--at', 'http://127.0.0.1:1', '--once']);
  expect(error.mock.calls.join()).toMatch(/No figures at .*--metrics/);
  expect(process.exitCode).toBe(1);
});
