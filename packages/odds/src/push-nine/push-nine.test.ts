// Push-Nine's rows and push pots.

import { isReadable, readFaces } from 'baraja';
import { describe, expect, test } from 'vitest';
import { compare, fraction, plus, toNumber } from '../exact/fraction.js';
import { PUSH_NINE_HANDS, pushNineRows, pushNineShare, pushNineTie } from './index.js';

const rows = pushNineRows();

describe('Push-Nine', () => {
  test('G-4 SNK-P9-14 SNK-P9-15 SNK-P9-16 SNK-P9-17 22,100 hands on 36 rows', () => {
    expect(PUSH_NINE_HANDS).toBe(22_100);
    const hands = rows.map((row) => row.hands);
    expect(hands.slice(0, 13)).toEqual(new Array(13).fill(4));
    expect(hands.slice(13, 25)).toEqual(new Array(12).fill(64));
    expect(hands.slice(25)).toEqual([144, 2_080, 2_096, 2_144, 2_096, 2_144, 2_096, 2_208, 2_096, 2_080, 2_096]);
    expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
  });
  test('against one other hand: wins, ties and losses are all there is', () => {
    for (const { wins, ties, loses } of rows) expect(compare(plus(plus(wins, ties), loses), fraction(1))).toBe(0);
    expect(rows[0]!.loses.n).toBe(0n);
    expect(rows[35]!.wins.n).toBe(0n);
  });
  test('the fours of a triple cannot tie, and a straight ties with 27 of 18,424', () => {
    expect(rows[0]!.ties.n).toBe(0n);
    // 3 x 3 x 3 ways to hold the same ranks in other suits.
    expect(compare(rows[13]!.ties, fraction(27, 18_424))).toBe(0);
  });
  test('SNK-P9-8 two players tie in 1,164,263 of 12,724,075 deals; a sample agrees', () => {
    const two = pushNineTie(2);
    expect(compare(two.exact!, fraction(1_164_263, 12_724_075))).toBe(0);
    const three = pushNineTie(3, { deals: 40_000, seed: 5 });
    const again = pushNineTie(3, { deals: 40_000, seed: 6 });
    expect(Math.abs(three.chance - again.chance)).toBeLessThan(5 * (three.standardError + again.standardError));
    expect(three.chance).toBeGreaterThan(two.chance);
  });
  test('three cards against one hand fare as their row does; a sample against two is between the count of one and its square', () => {
    // Suits are nothing: every hand of one set of ranks fares alike, and all straights do.
    const faces = readFaces('Ks Qd Jc');
    if (!isReadable(faces)) throw new Error('unreadable');
    const one = pushNineShare(faces, 1, { deals: 0, seed: 1 });
    const row = rows.find(({ wins }) => Math.abs(toNumber(wins) - one.wins) < 1e-9)!;
    expect(one.cases).toBe(18_424);
    expect(one.ties).toBeCloseTo(toNumber(row.ties), 12);
    expect(one.share).toBeCloseTo(one.wins + one.ties / 2, 12);
    const two = pushNineShare(faces, 2, { deals: 40_000, seed: 1 });
    expect(Math.abs(two.wins - one.wins ** 2)).toBeLessThan(0.02);
    expect(two.share).toBeLessThan(one.share);
  });
});
