// Heaps as a player makes them, columns in figures, and the sheet of a settlement.
import { describe, expect, test } from 'vitest';
import type { Written } from '../../lib/wire.js';
import { fitting, heapOf, isSame, movedIn, put, without } from './piles.js';
import { fitPills, pillOf, widthOf } from './pills.js';
import { sheetOf } from './sheet.js';

describe('heaps', () => {
  const piles = [
    [1, 2, 3],
    [4, 5, 6],
  ];
  test('a card goes on a heap from wherever it was, or begins one', () => {
    expect(put(piles, 7, 1)).toEqual([
      [1, 2, 3],
      [4, 5, 6, 7],
    ]);
    expect(put(piles, 3, 1)).toEqual([
      [1, 2],
      [4, 5, 6, 3],
    ]);
    expect(put(piles, 9, 2)).toEqual([[1, 2, 3], [4, 5, 6], [9]]);
    expect(put([[1], [2]], 1, 1)).toEqual([[2, 1]]);
    expect(without(piles, 5)).toEqual([
      [1, 2, 3],
      [4, 6],
    ]);
    expect([heapOf(piles, 6), heapOf(piles, 9)]).toEqual([1, -1]);
  });
  test('the same heaps in another order are the same', () => {
    expect(
      isSame(piles, [
        [6, 5, 4],
        [3, 1, 2],
      ]),
    ).toBe(true);
    expect(isSame(piles, [[1, 2, 3, 4, 5, 6]])).toBe(false);
  });
  test('an arrangement lapses when the table has moved on', () => {
    const mine = [
      [1, 2],
      [3, 4, 5, 6, 9],
    ];
    expect(fitting(mine, piles, [9])).toEqual(mine);
    expect(fitting(mine, piles, [])).toEqual([
      [1, 2],
      [3, 4, 5, 6],
    ]);
    expect(fitting(mine, [...piles, [7, 8, 10]], [9])).toBeNull();
    expect(fitting(piles, piles, [])).toBeNull();
    expect(fitting(null, piles, [])).toBeNull();
  });
  test('a card moves along a row, and no further than its ends', () => {
    expect(movedIn([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
    expect(movedIn([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
    expect(movedIn([1, 2, 3], 3, -1)).toEqual([3, 1, 2]);
  });
});

describe('columns in figures', () => {
  test('a run by its ends, a set by its suits', () => {
    expect(pillOf(['3s', '4s', '5s'])).toEqual({ text: '3–5', suits: ['s'], times: 0 });
    expect(pillOf(['4d', '4d', '4d'])).toEqual({ text: '4', suits: ['d'], times: 3 });
    expect(pillOf(['Kc', 'Kd', 'Kh'])).toEqual({ text: 'K', suits: ['c', 'd', 'h'], times: 0 });
    expect(pillOf(['Kc', 'Kc', 'Kd', 'Kh', 'Ks'])).toEqual({ text: 'K', suits: ['c', 'd', 'h', 's'], times: 5 });
  });
  test('as many as fit, and how many more there are', () => {
    const pills = ['3s 4s 5s', '4d 4d 4d', 'Kc Kd Kh', '6h 7h Jh'].map((text) => pillOf(text.split(' ')));
    const all = pills.reduce((sum, pill) => sum + widthOf(pill) + 3, 0);
    expect(fitPills(pills, all, 1)).toEqual({ shown: pills, more: 0 });
    const some = fitPills(pills, 130, 1);
    expect(some.shown.length + some.more).toBe(4);
    expect(some.more).toBeGreaterThan(0);
    expect(fitPills(pills, 130, 2).shown.length).toBeGreaterThan(some.shown.length);
  });
});

describe('a settlement', () => {
  const won: Written = { type: 'GameWon', seat: 2, rule: 'JAL-ESC-B14', note: { lines: [], points: 9 } } as never;
  const pays = (seat: number, amount: number, due: number): Written =>
    ({
      type: 'PointsPaid',
      seat,
      rule: 'JAL-ESC-C2',
      note: { to: 2, due, points: 9 },
      chips: [{ from: `stack:${seat}`, to: 'stack:2', amount }],
    }) as never;
  test('is nothing until the game is won or the stock has run out', () => {
    expect(sheetOf([])).toBeNull();
    expect(sheetOf([pays(1, 100, 100)])).toBeNull();
    expect(sheetOf([{ type: 'StockExhausted', note: { ends: false } } as never])).toBeNull();
    expect(sheetOf([{ type: 'StockExhausted', note: { ends: true } } as never])?.winners).toEqual([]);
  });
  test('sums what each has paid, and knows who was short', () => {
    const sheet = sheetOf([won, pays(1, 450, 450), pays(3, 200, 450)])!;
    expect(sheet.winners).toEqual([2]);
    expect(sheet.points).toBe(9);
    expect(sheet.collected).toEqual({ 2: 650 });
    expect(sheet.paid.map(({ amount, due }) => [amount, due])).toEqual([
      [450, 450],
      [200, 450],
    ]);
  });
});
