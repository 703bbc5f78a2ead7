// Chips for an amount: never taller than five, the largest below, and a fifty-cent piece where one is due.
import { expect, test } from 'vitest';
import { DENOMINATIONS, stackFor, TALLEST } from './chips.js';

test('an amount becomes few chips', () => {
  expect(stackFor(0)).toEqual([]);
  expect(stackFor(50).map(({ name }) => name)).toEqual(['half']);
  expect(stackFor(650).map(({ name }) => name)).toEqual(['five', 'one', 'half']);
  expect(stackFor(12_600).map(({ name }) => name)).toEqual(['hundred', 'twenty-five', 'one']);
  expect(stackFor(20).map(({ name }) => name)).toEqual(['half']);
  for (let cents = 50; cents < 2_000_000; cents += 7950) {
    const chips = stackFor(cents);
    expect(chips.length).toBeLessThanOrEqual(TALLEST);
    expect(chips.reduce((sum, chip) => sum + chip.cents, 0)).toBeLessThanOrEqual(cents);
  }
});
test('denominations are told apart without colour', () => {
  expect(new Set(DENOMINATIONS.map(({ marks }) => marks)).size).toBe(DENOMINATIONS.length);
});
