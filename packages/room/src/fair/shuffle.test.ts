// Whether shuffles are fair, as far as counting can tell: slips of code, not predictability. Seeds are fixed, so that a
// sound shuffle passes every time.
import { createCipheriv, createHash } from 'node:crypto';
import { chacha } from 'baraja';
import { describe, expect, test } from 'vitest';
import { makeSecret, orderFrom, seedsFor } from './secret.js';

const seedOf = (name: string): Buffer => createHash('sha256').update(name).digest();
const pack = Array.from({ length: 52 }, (_, card) => card);
const runs = Number(process.env.BARAJA_SHUFFLES ?? 20_000);

/** How far a sum of squares lies from what chance gives, in standard deviations. */
const deviation = (chiSquare: number, freedom: number): number => (chiSquare - freedom) / Math.sqrt(2 * freedom);
const zeros = (): number[][] => pack.map(() => pack.map(() => 0));
const chiSquareOf = (counts: readonly (readonly number[])[], expected: number, skipDiagonal = false): number =>
  counts.reduce(
    (sum, row, i) =>
      sum +
      row.reduce((inner, seen, j) => inner + (skipDiagonal && i === j ? 0 : (seen - expected) ** 2 / expected), 0),
    0,
  );

/** Words of ChaCha20 from OpenSSL: zero nonce, blocks counted from 0. */
function opensslWords(key: Uint8Array, count: number): number[] {
  const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * count));
  return Array.from({ length: count }, (_, i) => stream.readUInt32LE(4 * i));
}

/** Draws below n again, by whole numbers without limits; says also how many words were thrown away. */
function reference(key: Uint8Array, words: number) {
  const stream = opensslWords(key, words);
  let at = 0;
  const tally = { rejected: 0 };
  const below = (n: number): number => {
    if (n <= 1) return 0;
    for (;;) {
      const product = BigInt(stream[at++]!) * BigInt(n);
      const low = product & 0xffff_ffffn;
      // Of the 2^32 words, 2^32 mod n are one too many for some answer.
      if (low >= 2n ** 32n % BigInt(n)) return Number(product >> 32n);
      tally.rejected++;
    }
  };
  return { below, tally };
}

describe('the order', () => {
  test('is Fisher–Yates over the key stream of OpenSSL', () => {
    for (let n = 0; n < 50; n++) {
      const seed = seedOf(`order ${n}`);
      const { below } = reference(seed, 80);
      const expected = pack.slice();
      for (let i = 51; i > 0; i--) {
        const j = below(i + 1);
        [expected[i], expected[j]] = [expected[j]!, expected[i]!];
      }
      expect(orderFrom(pack, seed)).toEqual(expected);
    }
  });

  test('no draw is bent by a remainder: words that would favour some numbers are thrown away', () => {
    // 2^32 leaves a remainder of almost 2^20 here, so that a word in 4096 must go.
    const n = 2 ** 20 + 1;
    const { below, tally } = reference(seedOf('remainder'), 41_000);
    const rng = chacha(seedOf('remainder'));
    const draws = Array.from({ length: 40_000 }, () => rng.below(n));
    expect(draws).toEqual(draws.map(() => below(n)));
    expect(tally.rejected).toBeGreaterThan(2);
  });

  test('a seed per 256 bits of order, so that there are as many secrets as orders', () => {
    const bitsOf = (cards: number): number => {
      let bits = 0;
      for (let n = 2; n <= cards; n++) bits += Math.log2(n);
      return bits;
    };
    for (const cards of [1, 2, 41, 52, 53, 54, 104, 280, 320]) {
      expect(256 * seedsFor(cards)).toBeGreaterThanOrEqual(bitsOf(cards));
      expect(makeSecret(cards)).toMatchObject({ seed: { length: 32 * seedsFor(cards) }, saltKey: { length: 32 } });
    }
    expect([41, 52, 53, 54].map(seedsFor)).toEqual([1, 1, 1, 2]);
    expect(() => orderFrom(pack, Buffer.alloc(31))).toThrow(/1 seeds of 32 bytes/);
  });

  test('a long pack depends on every one of its seeds', () => {
    const long = Array.from({ length: 280 }, (_, card) => card);
    const seeds = Array.from({ length: seedsFor(280) }, (_, i) => seedOf(`long ${i}`));
    const order = orderFrom(long, Buffer.concat(seeds)).join();
    expect(seeds.length).toBeGreaterThan(7);
    for (let i = 0; i < seeds.length; i++) {
      const other = seeds.map((seed, at) => (at === i ? seedOf('another') : seed));
      expect(orderFrom(long, Buffer.concat(other)).join()).not.toBe(order);
    }
  });

  test('no two secrets are alike', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      const { seed, saltKey } = makeSecret(52);
      seen.add(Buffer.from(seed).toString('hex')).add(Buffer.from(saltKey).toString('hex'));
    }
    expect(seen.size).toBe(4000);
  });
});

describe('counting', () => {
  const positions = zeros();
  const followers = zeros();
  const fixed = [0, 0, 0, 0, 0];
  for (let run = 0; run < runs; run++) {
    const order = orderFrom(pack, seedOf(`count ${run}`));
    let home = 0;
    for (let i = 0; i < 52; i++) {
      const card = order[i]!;
      positions[i]![card]!++;
      if (i > 0) followers[order[i - 1]!]![card]!++;
      if (card === i) home++;
    }
    fixed[Math.min(home, 4)]!++;
  }

  test('every card comes up in every place equally often', () => {
    // Each shuffle fills every row and column once, which leaves 51 × 51 freedoms to 52 × 52 counts: hence 51/52.
    const chiSquare = (chiSquareOf(positions, runs / 52) * 51) / 52;
    expect(Math.abs(deviation(chiSquare, 51 * 51))).toBeLessThan(4);
  });

  test('every card follows every other equally often', () => {
    const chiSquare = chiSquareOf(followers, (runs * 51) / (52 * 51), true);
    // Neighbours are not quite independent; the bound is wide enough for that and far below what a slip gives.
    expect(Math.abs(deviation(chiSquare, 52 * 51 - 1))).toBeLessThan(6);
  });

  test('cards stay where they were as often as chance has it', () => {
    // Poisson with mean 1, to 60 decimals: e⁻¹/k!.
    const shares = [1, 1, 1 / 2, 1 / 6].map((share) => share * Math.exp(-1));
    const expected = [...shares, 1 - shares.reduce((sum, share) => sum + share, 0)];
    const chiSquare = fixed.reduce(
      (sum, seen, k) => sum + (seen - runs * expected[k]!) ** 2 / (runs * expected[k]!),
      0,
    );
    expect(chiSquare).toBeLessThan(23.5); // one in ten thousand, at four freedoms
  });

  test('the same counts convict a shuffle that is only a little wrong', () => {
    const naive = zeros();
    for (let run = 0; run < runs; run++) {
      const rng = chacha(seedOf(`naive ${run}`));
      const order = pack.slice();
      // The classic slip: every card changes places with any other.
      for (let i = 51; i > 0; i--) {
        const j = rng.below(52);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      order.forEach((card, i) => {
        naive[i]![card]!++;
      });
    }
    expect(deviation((chiSquareOf(naive, runs / 52) * 51) / 52, 51 * 51)).toBeGreaterThan(20);
  });
});
