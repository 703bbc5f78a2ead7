// Shuffles held against chance at 99 % overall, as testing laboratories hold generators: distribution, overlaps, coupons, runs, interplay
// and serial correlation, duplicates. Each count gives how unlikely it is; all of them together may be one in a hundred. Seeds are fixed.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { orderFrom } from './secret.js';

const CARDS = 52;
const runs = Number(process.env.BARAJA_SHUFFLES ?? 20_000);
const pack = Array.from({ length: CARDS }, (_, card) => card);
const seedOf = (name: string): Buffer => createHash('sha256').update(name).digest();
type Orders = readonly (readonly number[])[];

/** How often chance is so far from what is expected, on either side, for a count that is normal. */
function unlikelihood(deviations: number): number {
  // The tail of the normal curve (Abramowitz and Stegun 26.2.17), good to seven decimals.
  const x = Math.abs(deviations);
  const t = 1 / (1 + 0.2316419 * x);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (2 * tail * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}
/** And for a sum of squares, by Wilson and Hilferty. */
const ofSquares = (sum: number, freedom: number): number =>
  unlikelihood((Math.cbrt(sum / freedom) - 1 + 2 / (9 * freedom)) / Math.sqrt(2 / (9 * freedom)));
const squares = (seen: readonly number[], expected: (i: number) => number): number =>
  seen.reduce((sum, n, i) => sum + (n - expected(i)) ** 2 / expected(i), 0);

function distribution(orders: Orders): number {
  const seen = Array<number>(CARDS * CARDS).fill(0);
  for (const order of orders) for (let i = 0; i < CARDS; i++) seen[i * CARDS + order[i]!]!++;
  // Each shuffle fills every row and column once: 51 × 51 freedoms to 52 × 52 counts.
  const sum = (squares(seen, () => orders.length / CARDS) * (CARDS - 1)) / CARDS;
  return ofSquares(sum, (CARDS - 1) ** 2);
}
/** Suits of first cards, one shuffle after the other, in groups that overlap: Good’s serial test. */
function overlaps(orders: Orders): number {
  const suits = orders.map((order) => order[0]! % 4);
  const psi = (length: number): number => {
    const seen = Array<number>(4 ** length).fill(0);
    for (let i = 0; i < suits.length; i++) {
      let group = 0;
      for (let j = 0; j < length; j++) group = 4 * group + suits[(i + j) % suits.length]!;
      seen[group]!++;
    }
    return squares(seen, () => suits.length / seen.length);
  };
  return ofSquares(psi(3) - psi(2), 4 ** 3 - 4 ** 2);
}
/** How many shuffles it takes until every rank has come up first. */
function coupons(orders: Orders): number {
  const RANKS = 13;
  const ends = [26, 30, 33, 36, 40, 44, 50, 58, Number.POSITIVE_INFINITY];
  const shares = Array<number>(ends.length).fill(0);
  // Chances of having so many ranks after each draw.
  let have = [1, ...Array<number>(RANKS).fill(0)];
  for (let draws = 1; draws < 2000; draws++) {
    const done = have[RANKS - 1]! / RANKS;
    shares[ends.findIndex((end) => draws <= end)]! += done;
    have = have.map((p, n) =>
      n === RANKS ? 0 : p * (n / RANKS) + (n > 0 ? have[n - 1]! * ((RANKS - n + 1) / RANKS) : 0),
    );
  }
  const seen = Array<number>(ends.length).fill(0);
  let [ranks, length, sets] = [new Set<number>(), 0, 0];
  for (const order of orders) {
    ranks.add(order[0]! % RANKS);
    length++;
    if (ranks.size < RANKS) continue;
    seen[ends.findIndex((end) => length <= end)]!++;
    [ranks, length, sets] = [new Set(), 0, sets + 1];
  }
  return ofSquares(
    squares(seen, (i) => sets * shares[i]!),
    ends.length - 1,
  );
}
/** How often a pack goes on upwards: mean (n − 1)/2, variance (n + 1)/12. */
function runsUp(orders: Orders): number {
  let ups = 0;
  for (const order of orders) for (let i = 1; i < CARDS; i++) if (order[i]! > order[i - 1]!) ups++;
  return unlikelihood((ups - (orders.length * (CARDS - 1)) / 2) / Math.sqrt((orders.length * (CARDS + 1)) / 12));
}
const centred = (card: number): number => card - (CARDS - 1) / 2;
const sumOf = (power: number): number => pack.reduce((sum, card) => sum + centred(card) ** power, 0);
/** Cards beside each other in a pack, the last beside the first (Wald and Wolfowitz). */
function serial(orders: Orders): number {
  const [two, four] = [sumOf(2), sumOf(4)];
  const mean = -two / (CARDS - 1);
  const spread = (two ** 2 - four) / (CARDS - 1) + (two ** 2 - 2 * four) / ((CARDS - 1) * (CARDS - 2)) - mean ** 2;
  let sum = 0;
  for (const order of orders)
    for (let i = 0; i < CARDS; i++) sum += centred(order[i]!) * centred(order[(i + 1) % CARDS]!);
  return unlikelihood((sum - orders.length * mean) / Math.sqrt(orders.length * spread));
}
/** What a shuffle has to do with the one before: by the correlation of ranks, whose variance is 1/(n − 1). */
function interplay(orders: Orders): number {
  let sum = 0;
  for (let n = 1; n < orders.length; n++)
    for (let i = 0; i < CARDS; i++) sum += centred(orders[n]![i]!) * centred(orders[n - 1]![i]!);
  return unlikelihood(sum / sumOf(2) / Math.sqrt((orders.length - 1) / (CARDS - 1)));
}
/** Pairs of shuffles that deal the same three cards first. */
function duplicates(orders: Orders): number {
  const seen = new Map<string, number>();
  for (const order of orders) {
    const first = order
      .slice(0, 3)
      .sort((a, b) => a - b)
      .join();
    seen.set(first, (seen.get(first) ?? 0) + 1);
  }
  const chance = 6 / (CARDS * (CARDS - 1) * (CARDS - 2));
  const pairs = (orders.length * (orders.length - 1)) / 2;
  const alike = [...seen.values()].reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
  return unlikelihood((alike - pairs * chance) / Math.sqrt(pairs * chance * (1 - chance)));
}
const COUNTS = { distribution, overlaps, coupons, runsUp, serial, interplay, duplicates };
const NAMES = Object.keys(COUNTS) as (keyof typeof COUNTS)[];
/** Which counts are so unlikely that, of all of them together, chance does it less than once in a hundred times. */
const convicted = (orders: Orders): readonly string[] =>
  NAMES.filter((name) => COUNTS[name](orders) < 0.01 / NAMES.length);

const fair: Orders = Array.from({ length: runs }, (_, n) => orderFrom(pack, seedOf(`chance ${n}`)));

describe('GLI-19 3.2.2 shuffles at 99 % overall', () => {
  test('distribution, overlaps, coupons, runs, interplay, serial correlation and duplicates are as chance has them', () => {
    expect(convicted(fair)).toEqual([]);
  });
  test('no shuffle is dealt twice', () => {
    expect(new Set(fair.map((order) => order.join())).size).toBe(runs);
  });

  const swapped = (order: readonly number[], i: number, j: number): readonly number[] =>
    order.map((card, at) => (at === i ? order[j]! : at === j ? order[i]! : card));
  type Slip = (order: readonly number[], n: number) => readonly number[];
  const slips: Readonly<Record<keyof typeof COUNTS, Slip>> = {
    distribution: (order, n) => (n % 20 === 0 ? swapped(order, order.indexOf(0), 0) : order),
    overlaps: (order, n) => (n % 20 === 1 ? swapped(order, 0, order.indexOf(fair[n - 1]![0]!)) : order),
    coupons: (order, n) =>
      n % 4 === 0
        ? swapped(
            order,
            0,
            order.findIndex((card) => card % 13 === (n / 4) % 13),
          )
        : order,
    runsUp: (order, n) => (n % 5 === 0 && order[0]! > order[1]! ? swapped(order, 0, 1) : order),
    serial: (order, n) => (n % 3 === 0 && Math.abs(order[10]! - order[11]!) > 26 ? swapped(order, 11, 30) : order),
    interplay: (order, n) => (n % 50 === 1 ? fair[n - 1]! : order),
    duplicates: (order, n) => (n % 50 === 0 ? fair[0]! : order),
  };
  test.each(NAMES)('a slip is convicted by its own count: %s', (name) => {
    expect(convicted(fair.map(slips[name]))).toContain(name);
  });
});
