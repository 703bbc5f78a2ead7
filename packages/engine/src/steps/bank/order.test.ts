// Who is settled with first.
import { describe, expect, test } from 'vitest';
import { actionAt, clockwiseFrom, fromDealersRight } from './order.js';

const EVERY = [1, 2, 4, 5, 6, 7, 8];

describe('the action button', () => {
  const at = (number: number, more: object = {}) =>
    actionAt({ number, bank: 3, positions: 8, wagers: EVERY, from: 'bank-is-1', ...more });

  test('X-14 eight-handed, player-dealer in seat 3', () => {
    expect([at(1), at(5), at(9), at(10)]).toEqual([4, 7, 4, 4]);
  });
  test('AMB-ROG-41 seven-handed, an eight wraps to the player-dealer', () => {
    const seven = { positions: 7, wagers: [1, 2, 4, 5, 6, 7] };
    expect([at(7, seven), at(8, seven), at(9, seven)]).toEqual([2, 4, 4]);
  });
  test('AMB-ROG-41 by the switch the count begins at his left', () => {
    const left = { from: 'left-is-1' };
    expect([at(1, left), at(5, left), at(8, left), at(10, left)]).toEqual([4, 8, 4, 5]);
  });
  test('AMB-ROG-41 on an empty spot it moves clockwise to the first wager', () => {
    expect(at(5, { wagers: [2, 6] })).toBe(2);
    expect(at(2, { wagers: [2, 6] })).toBe(6);
  });
});

test('ROG-P215-RP12 clockwise from the action button, round the table', () => {
  expect(clockwiseFrom([2, 5, 7, 1], 5)).toEqual([5, 7, 1, 2]);
});
test('VEN-NB21-23 from the dealer’s right, counter-clockwise', () => {
  expect(fromDealersRight([2, 5, 7, 1])).toEqual([7, 5, 2, 1]);
});
