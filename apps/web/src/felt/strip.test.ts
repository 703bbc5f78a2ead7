// A hand before its seat: faces show their corners, backs need less, and the row stays centred.
import { expect, test } from 'vitest';
import { inside, strip, stripWidth } from './strip.js';

const row = { x: 100, y: 50, w: 40, step: 22 };

test('cards of one kind lie evenly', () => {
  expect(strip(row, [true, true, true]).map(({ x }) => x)).toEqual([78, 100, 122]);
  expect(strip(row, []).length).toBe(0);
});
test('two down, two up: the backs are closer, and the middle is the middle', () => {
  const xs = strip(row, [false, false, true, true]).map(({ x }) => x);
  const gaps = xs.slice(1).map((x, i) => x - xs[i]!);
  expect(gaps[0]).toBeLessThan(gaps[2]!);
  expect(gaps[2]).toBe(22);
  expect((xs[0]! + xs.at(-1)!) / 2).toBeCloseTo(100);
});
test('a row stays on the felt, and its width is known before the cards are', () => {
  const spots = strip({ ...row, x: 10 }, [false, false, true, true]);
  expect(Math.min(...inside(spots, 40, 360).map(({ x }) => x))).toBeCloseTo(23);
  expect(Math.max(...inside(strip({ ...row, x: 355 }, [true, true]), 40, 360).map(({ x }) => x))).toBeCloseTo(337);
  const whole = spots.at(-1)!.x - spots[0]!.x + 40;
  expect(stripWidth(row, 4, 1)).toBeCloseTo(whole);
});
