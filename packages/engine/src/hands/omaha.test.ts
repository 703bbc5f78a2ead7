// The direct Omaha look-up against all sixty fives, and its two-way form against the rankings.

import { describe, expect, test } from 'vitest';
import { type Face, faces, rankOf, suitOf } from '../cards/index.js';
import { high, highOf, low, lowOf, omahaHigh, omahaHighLow8, omahaHighLow9, omahaHighOf } from './index.js';
import { dealer, fives, referenceHigh } from './test/reference.js';
import { value5 } from './values.js';

/** The best five by the reference, valued by the five-card table, which has its own test. */
function slowly(cards: readonly Face[]): number {
  const allowed = fives({ hole: cards.slice(0, 4), board: cards.slice(4) }, { least: 2, most: 2 });
  const scores = allowed.map(referenceHigh);
  return value5(Uint8Array.from(allowed[scores.indexOf(Math.max(...scores))]!), 0);
}

const of = (cards: string): number => omahaHigh(Uint8Array.from(faces(cards)), 0);

describe('the high hand', () => {
  test('of any nine cards', () => {
    const deal = dealer(9);
    for (let i = 0; i < 4000; i++) {
      const cards = deal(9);
      expect(omahaHigh(Uint8Array.from(cards), 0)).toBe(slowly(cards));
    }
  });
  test('of nine cards rich in one suit', () => {
    const deal = dealer(10);
    for (let i = 0; i < 2000; i++) {
      const pack = deal(52);
      const spades = pack.filter((card) => suitOf(card) === 3);
      const others = pack.filter((card) => suitOf(card) !== 3);
      const [mine, shared] = [i % 5, 2 + (i % 4)];
      const hole = [...spades.slice(0, mine), ...others].slice(0, 4);
      const board = [...spades.slice(mine, mine + shared), ...others.slice(4)].slice(0, 5);
      expect(omahaHigh(Uint8Array.from([...hole, ...board]), 0)).toBe(slowly([...hole, ...board]));
    }
  });
  test('of nine cards of few ranks', () => {
    const deal = dealer(11);
    for (let i = 0; i < 2000; i++) {
      const cards = deal(52)
        .filter((card) => rankOf(card) < 4)
        .slice(0, 9);
      expect(omahaHigh(Uint8Array.from(cards), 0)).toBe(slowly(cards));
    }
  });
  test('a straight flush takes two of the hole and three of the board, or is none', () => {
    const { name } = high({ use: 'exactly-two' });
    expect(name(of('As Ks 2d 3d Qs Js Ts 4c 4h')).category).toBe('royal-flush');
    expect(name(of('As Ks Qs 3d Js Ts 9s 4c 4h'))).toEqual({ category: 'straight-flush', ranks: [11] });
    expect(name(of('As Ks Qs 3d Js Ts 2s 4c 4h'))).toEqual({ category: 'flush', ranks: [12, 11, 9, 8, 0] });
    expect(name(of('As 2s 9d 9c 3s 4s 5s Kc Kh'))).toEqual({ category: 'straight-flush', ranks: [3] });
    expect(name(of('As 8s 9d 9c 2s 3s 4s 5s Kh'))).toEqual({ category: 'flush', ranks: [12, 6, 3, 2, 1] });
    expect(name(of('9s 8s 9d 9c 9h 2s 3s 4s 2h'))).toEqual({ category: 'full-house', ranks: [7, 0] });
  });
  test('cards are read from where the caller says', () => {
    const cards = faces('2c 2d As Ks 2h 3d Qs Js Ts 4c 4h');
    expect(omahaHigh(Uint8Array.from(cards), 2)).toBe(of('As Ks 2h 3d Qs Js Ts 4c 4h'));
  });
});

test.each([4, 5, 6])('of %i hole cards, as the ranking has it', (hole) => {
  const ranking = high({ use: 'exactly-two' });
  const read = omahaHighOf(hole);
  const deal = dealer(hole);
  for (let i = 0; i < 1500; i++) {
    // Every other time rich in two suits.
    const cards = deal(52)
      .filter((card) => i % 2 === 0 || suitOf(card) > 1)
      .slice(0, hole + 5);
    const value = read(Uint8Array.from([51, ...cards]), 1);
    expect(value).toBe(ranking.best(cards.slice(0, hole), cards.slice(hole)));
  }
});

test.each([
  [8, omahaHighLow8],
  [9, omahaHighLow9],
] as const)('both ways at once, %i or better', (qualifier, both) => {
  const [highs, lows] = [
    high({ use: 'exactly-two' }),
    low({ qualifier, use: 'exactly-two', straightsAndFlushes: 'ignored' }),
  ];
  const deal = dealer(qualifier);
  let qualified = 0;
  for (let i = 0; i < 3000; i++) {
    const cards = deal(9);
    const [hole, board] = [cards.slice(0, 4), cards.slice(4)];
    const found = both(Uint8Array.from([51, ...cards]), 1);
    expect([highOf(found), lowOf(found)]).toEqual([highs.best(hole, board), lows.best(hole, board)]);
    if (lowOf(found) > 0) qualified++;
  }
  expect(qualified).toBeGreaterThan(500);
});
