// What a deal pays: every tie of winners the sheet prints, and those it leaves open.
import { describe, expect, test } from 'vitest';
import { awardsOf, type WinningHand } from './index.js';
import { dollars, GRAN } from './test/rules.js';

/** What each of these hands is paid, in dollars, and by which clause. */
const paid = (posted: number, ...hands: readonly WinningHand[]) =>
  awardsOf(
    GRAN,
    Math.round(posted * 100),
    hands.map((hand, seat) => ({ seat, hand })),
  ).map(({ amount, from, rule }) => [amount / 100, from, rule]);

const FIVE = 'five-of-a-kind';
const ROYAL = 'royal-flush';

describe('by itself', () => {
  test('SPAN-PROG-3 five of a kind has the jackpot, a royal a quarter, the rest is paid from the tray', () => {
    expect(paid(4_000, FIVE)).toEqual([[4_000, 'meter', 'SPAN-PROG-3']]);
    expect(paid(4_000, ROYAL)).toEqual([[1_000, 'meter', 'SPAN-PROG-3']]);
    expect(paid(4_000, 'straight-flush')).toEqual([[150, 'tray', 'SPAN-PROG-3']]);
    expect(paid(4_000, 'four-of-a-kind')).toEqual([[100, 'tray', 'SPAN-PROG-3']]);
    expect(paid(4_000, 'flush')).toEqual([[75, 'tray', 'SPAN-PROG-3']]);
  });
  test('AMB-GEN-12 cents are exact, and what does not divide stays', () => {
    expect(paid(1_000.03, ROYAL)[0]![0]).toBe(250);
  });
});

describe('on one hand', () => {
  test('SPAN-PROG-17 two royals win a quarter each', () => {
    expect(paid(4_000, ROYAL, ROYAL).map(([amount]) => amount)).toEqual([1_000, 1_000]);
    expect(paid(4_000, ROYAL, ROYAL)[0]![2]).toBe('SPAN-PROG-17');
  });
  test('AMB-SPAN-08 three or four royals win a quarter each of what was posted', () => {
    expect(paid(4_000, ROYAL, ROYAL, ROYAL).map(([amount]) => amount)).toEqual([1_000, 1_000, 1_000]);
    expect(paid(4_000, ROYAL, ROYAL, ROYAL, ROYAL).map(([amount]) => amount)).toEqual([1_000, 1_000, 1_000, 1_000]);
    expect(paid(4_000, ROYAL, ROYAL, ROYAL)[0]![2]).toBe('AMB-SPAN-08');
  });
  test('SPAN-PROG-18, AMB-SPAN-09 a royal has a quarter and five of a kind the rest', () => {
    expect(paid(4_000, FIVE, ROYAL)).toEqual([
      [3_000, 'meter', 'SPAN-PROG-18'],
      [1_000, 'meter', 'SPAN-PROG-18'],
    ]);
  });
  test('SPAN-PROG-19 several royals share the quarter', () => {
    expect(paid(4_000, ROYAL, FIVE, ROYAL)).toEqual([
      [500, 'meter', 'SPAN-PROG-19'],
      [3_000, 'meter', 'SPAN-PROG-19'],
      [500, 'meter', 'SPAN-PROG-19'],
    ]);
    const cents = paid(1_000, ROYAL, FIVE, ROYAL, ROYAL).map(([amount]) => Number(amount));
    expect(cents).toEqual([83.33, 750.01, 83.33, 83.33]);
  });
  test('SPAN-PROG-20 X-12 a lesser hand is paid in full beside them', () => {
    expect(paid(4_000, ROYAL, FIVE, 'flush')).toEqual([
      [1_000, 'meter', 'SPAN-PROG-18'],
      [3_000, 'meter', 'SPAN-PROG-18'],
      [75, 'tray', 'SPAN-PROG-20'],
    ]);
    expect(paid(4_000, 'straight-flush', ROYAL)[0]).toEqual([150, 'tray', 'SPAN-PROG-20']);
    expect(paid(4_000, 'four-of-a-kind', ROYAL)[0]).toEqual([100, 'tray', 'SPAN-PROG-20']);
  });
  test('a jackpot never pays more than it holds, whoever meets', () => {
    for (let royals = 0; royals <= 4; royals++)
      for (const five of [0, 1])
        for (const posted of [dollars(500), 123_457, 99, 0]) {
          const hands = [...Array(royals).fill(ROYAL), ...Array(five).fill(FIVE)] as WinningHand[];
          const all = awardsOf(
            GRAN,
            posted,
            hands.map((hand, seat) => ({ seat, hand })),
          ).reduce((sum, { amount }) => sum + amount, 0);
          expect(all).toBeLessThanOrEqual(posted);
          if (five === 1) expect(all).toBe(posted);
        }
  });
});
