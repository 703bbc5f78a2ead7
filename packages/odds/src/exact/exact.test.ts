// Fractions and counting: what is printed is what was counted.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose, chooseBig, falling, moments, places } from './counting.js';
import { compare, decimal, type Fraction, fraction, minus, over, percent, plus, times, toNumber } from './fraction.js';

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([n, d]) => fraction(n, d));

describe('fractions', () => {
  test('are in lowest terms, the sign above', () => {
    expect(fraction(6, -8)).toEqual({ n: -3n, d: 4n });
    expect(() => fraction(1, 0)).toThrow('over nothing');
    expect(() => fraction(0.5)).toThrow('no exact integer');
  });
  test('arithmetic undoes itself', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(minus(plus(a, b), b)).toEqual(a);
        if (b.n !== 0n) expect(over(times(a, b), b)).toEqual(a);
      }),
    );
  });
  test('print as the nearest decimal, halves away from zero', () => {
    expect([decimal(fraction(1, 8), 2), decimal(fraction(-1, 8), 2), decimal(fraction(-1, 1000), 2)]).toEqual([
      '0.13',
      '-0.13',
      '0.00',
    ]);
    expect([decimal(fraction(5, 2), 0), percent(fraction(1, 3), 4)]).toEqual(['3', '33.3333']);
    fc.assert(
      fc.property(anyFraction, fc.integer({ min: 0, max: 12 }), (a: Fraction, at) => {
        const printed = decimal(a, at).replace('.', '');
        const off = minus(fraction(BigInt(printed), 10n ** BigInt(at)), a);
        const half = fraction(1n, 2n * 10n ** BigInt(at));
        expect(compare(off, half) <= 0 && compare(off, fraction(-half.n, half.d)) >= 0).toBe(true);
      }),
    );
  });
  test('as doubles they are as near as a double is', () => {
    expect([toNumber(fraction(1, 3)), toNumber(fraction(-7, 2)), toNumber(fraction(0))]).toEqual([1 / 3, -3.5, 0]);
    expect(toNumber(fraction(10n ** 400n, 3n * 10n ** 400n))).toBe(1 / 3);
  });
});

describe('counting', () => {
  test('binomials', () => {
    expect([choose(52, 5), choose(53, 7), choose(4, 5), chooseBig(52, 26)]).toEqual([
      2_598_960,
      154_143_080,
      0,
      495_918_532_948_104n,
    ]);
    expect(falling(5, 3)).toBe(60n);
  });
  test('places number the sets of three of ten from 0 to 119, once each', () => {
    const [, one, two, three] = places(10, 3);
    const seen = new Set<number>();
    for (let c = 2; c < 10; c++)
      for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) seen.add(one![a]! + two![b]! + three![c]!);
    expect([seen.size, Math.min(...seen), Math.max(...seen)]).toEqual([120, 0, 119]);
  });
  test('mean and variance of a fair die', () => {
    const { mean, variance } = moments([1, 2, 3, 4, 5, 6].map((face) => [face, 1n] as const));
    expect([mean, variance]).toEqual([fraction(7, 2), fraction(35, 12)]);
  });
});
