// A few storms, each of which must show nothing; and the faults that are built in on purpose, each of which must be found. `npm run storm`
// runs as many as wanted.
import { describe, expect, test } from 'vitest';
import { stormPiece } from './pieces.js';
import { PLANTED, type Planted } from './planted.js';
import { storm } from './storm.js';

test('storms show nothing that no run may show', async () => {
  const reports = await stormPiece({ first: 1, count: 4, only: null, planted: null });
  expect(reports.flatMap(({ seed, faults }) => faults.map((fault) => `${seed}: ${fault}`))).toEqual([]);
  // They mean nothing where nothing is played and nothing goes wrong.
  expect(reports.reduce((sum, { hands }) => sum + hands, 0)).toBeGreaterThan(10);
  expect(reports.some(({ seen }) => seen['taken over in a hand'])).toBe(true);
});

test('a seed repeats exactly', async () => {
  const once = await storm({ seed: 3 });
  expect(await storm({ seed: 3 })).toEqual(once);
  expect((await storm({ seed: 4 })).mark).not.toBe(once.mark);
});

/** Where each is found soon: what is looked for begins there, and must be found before 200 seeds are over. */
const BEGIN: Partial<Record<Planted, number>> = { 'no-fence': 34, 'lease-without-epoch': 34, 'clock-stopped': 40 };
describe('what is built in is found', () => {
  test.each(Object.keys(PLANTED) as Planted[])('%s', async (planted) => {
    const reports = await stormPiece({ first: BEGIN[planted] ?? 1, count: 200, only: null, planted });
    expect(reports.at(-1)!.faults).not.toEqual([]);
  });
});
