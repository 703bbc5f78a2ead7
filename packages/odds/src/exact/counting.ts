// Counting without looking: binomials, falling factorials, and the place of a set among all sets of its size.

import { type Fraction, fraction } from './fraction.js';

/** How many ways to choose k of n; exact for whatever fits a double, which every pack here does. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  if (!Number.isSafeInteger(ways)) throw new RangeError(`${n} choose ${k} is no safe integer`);
  return ways;
}

export function chooseBig(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** n (n - 1) (n - 2) …, k factors. */
export function falling(n: number, k: number): bigint {
  let product = 1n;
  for (let i = 0; i < k; i++) product *= BigInt(n - i);
  return product;
}

/**
 * `rows[k][card]` is how many sets of k cards below `card` there are. The place of a set a < b < c is rows[1][a] + rows[2][b] +
 * rows[3][c]: sets are numbered by their highest card first, so the numbers of small packs are those of large ones.
 */
export function places(cards: number, size: number): readonly Int32Array[] {
  return Array.from({ length: size + 1 }, (_, k) => Int32Array.from({ length: cards }, (_, card) => choose(card, k)));
}

/** Mean and variance of whole amounts that come up so many times each. */
export function moments(amounts: Iterable<readonly [amount: number, times: bigint]>): {
  readonly mean: Fraction;
  readonly variance: Fraction;
} {
  let [cases, total, squares] = [0n, 0n, 0n];
  for (const [amount, times] of amounts) {
    const value = BigInt(amount);
    cases += times;
    total += value * times;
    squares += value * value * times;
  }
  return { mean: fraction(total, cases), variance: fraction(squares * cases - total * total, cases * cases) };
}
