// Who sits where: those who sit are spread evenly, oneself at the bottom; free chairs share the gaps between them.
import { expect, test } from 'vitest';
import { seating } from './scene.js';

type View = Parameters<typeof seating>[0];
const view = (max: number, sits: readonly number[], me: number | null) =>
  ({ rules: { seats: { min: 2, max } }, you: { seat: me }, seats: sits.map((seat) => ({ seat })) }) as unknown as View;
const nobody = { seats: [] };

test('six people at ten chairs are six places, clockwise from oneself', () => {
  const seats = seating(view(10, [1, 2, 3, 4, 7, 9], 3), nobody);
  expect(seats.count).toBe(6);
  expect([3, 4, 7, 9, 1, 2].map(seats.placeOf)).toEqual([0, 1, 2, 3, 4, 5]);
  expect([0, 1, 2, 3, 4, 5].map(seats.seatAt)).toEqual([3, 4, 7, 9, 1, 2]);
  expect(seats.placeOf(5)).toBe(-1);
  expect(seats.chairs.map(({ seat }) => seat).sort()).toEqual([10, 5, 6, 8]);
  const shareOf = (seat: number) => seats.chairs.find((chair) => chair.seat === seat)!.share;
  // Two between the second and the third who sit, one between the third and the fourth.
  expect(shareOf(5)).toBeCloseTo((1 + 1 / 3) / 6);
  expect(shareOf(6)).toBeCloseTo((1 + 2 / 3) / 6);
  expect(shareOf(8)).toBeCloseTo(2.5 / 6);
  expect(shareOf(10)).toBeCloseTo(3.5 / 6);
});
test('on the rail the first who sits is at the bottom, and chairs before him close the round', () => {
  const seats = seating(view(8, [4, 6], null), nobody);
  expect([seats.placeOf(4), seats.placeOf(6)]).toEqual([0, 1]);
  expect(seats.chairs.map(({ seat, share }) => [seat, Number(share.toFixed(3))])).toEqual([
    [5, 0.25],
    [7, 0.583],
    [8, 0.667],
    [1, 0.75],
    [2, 0.833],
    [3, 0.917],
  ]);
});
test('whoever left while his hand lies there keeps his place; an empty table has chairs all round', () => {
  expect(seating(view(6, [1, 2], 1), { seats: [1, 2, 5] }).placeOf(5)).toBe(2);
  const empty = seating(view(6, [], null), nobody);
  expect(empty.count).toBe(0);
  expect(empty.chairs).toHaveLength(6);
  expect(new Set(empty.chairs.map(({ share }) => share)).size).toBe(6);
});
