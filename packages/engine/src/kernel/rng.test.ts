// Where chance comes from: the published ChaCha20 vector, fairness as a smoke test, repeatability, and walks that miss nothing.
import { describe, expect, test } from 'vitest';
import { chacha, chachaWords, Exhaustive, type Rng, seeded, shuffle } from './index.js';

const countingKey = Uint8Array.from({ length: 32 }, (_, i) => i);

describe('ChaCha20', () => {
  // RFC 8439, 2.3.2: key 00..1f, nonce 000000090000004a00000000, block counter 1; the words of the state after the block.
  test('gives the published block', () => {
    const nonce = Uint8Array.from([0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0]);
    const word = chachaWords(countingKey, nonce, 1);
    const block = Array.from({ length: 16 }, () => word().toString(16).padStart(8, '0'));
    expect(block.join(' ')).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    );
  });
  // RFC 8439, A.1, vectors 1 and 2: a zero key and nonce, blocks 0 and 1; here the first word of each.
  test('goes on to the next block', () => {
    const word = chachaWords(new Uint8Array(32), new Uint8Array(12), 0);
    const words = Array.from({ length: 17 }, word);
    expect(words[0]!.toString(16)).toBe('ade0b876');
    expect(words[16]!.toString(16)).toBe('bee7079f');
  });
  test('takes a key of 32 bytes and no other', () => {
    expect(() => chacha(new Uint8Array(16))).toThrow('32 bytes');
  });
  test('the same key gives the same shuffle, another key another', () => {
    const cards = Array.from({ length: 52 }, (_, i) => i);
    expect(shuffle(cards, chacha(countingKey))).toEqual(shuffle(cards, chacha(countingKey)));
    expect(shuffle(cards, chacha(countingKey))).not.toEqual(shuffle(cards, chacha(new Uint8Array(32))));
  });
});

describe.each<[string, (seed: number) => Rng]>([
  ['seeded', seeded],
  ['chacha', (seed) => chacha(countingKey.map((b) => b ^ seed))],
])('%s', (_name, make) => {
  // 60,000 draws below 6: each face 10,000 times, give or take five standard deviations (sqrt(60000 * 5/36) = 91).
  test('is uniform, as far as a glance can tell', () => {
    const rng = make(5);
    const times = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) times[rng.below(6)]!++;
    for (const n of times) expect(Math.abs(n - 10_000)).toBeLessThan(5 * 91);
  });
  test('repeats itself from the same seed only', () => {
    const draw = (seed: number) =>
      Array.from(
        { length: 20 },
        (
          (rng) => () =>
            rng.below(1000)
        )(make(seed)),
      );
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });
  test('draws whole numbers in range, however small or large the range', () => {
    const rng = make(1);
    expect([rng.below(1), rng.below(0)]).toEqual([0, 0]);
    for (const n of [2, 3, 2 ** 16 + 1, 2 ** 21 - 1])
      for (let i = 0; i < 1000; i++) {
        const x = rng.below(n);
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
      }
  });
  // Each of 6 orders of three cards 2,000 times, give or take five standard deviations (sqrt(12000 * 5/36) = 41).
  test('shuffles every order as often', () => {
    const rng = make(9);
    const times = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle('JQK'.split(''), rng).join('');
      times.set(order, (times.get(order) ?? 0) + 1);
    }
    expect(times.size).toBe(6);
    for (const n of times.values()) expect(Math.abs(n - 2000)).toBeLessThan(5 * 41);
  });
});

describe('exhaustive', () => {
  test.each([
    [0, 1],
    [1, 1],
    [3, 6],
    [5, 120],
    [6, 720],
  ])('shuffles %i cards in each of n! = %i orders, once', (cards, orders) => {
    const every = new Exhaustive();
    const met: string[] = [];
    const pack = Array.from({ length: cards }, (_, i) => i);
    while (every.next()) met.push(shuffle(pack, every).join());
    expect(met).toHaveLength(orders);
    expect(new Set(met).size).toBe(orders);
    expect(every.next()).toBe(false);
  });
  test('follows questions that depend on answers', () => {
    const every = new Exhaustive();
    const paths: string[] = [];
    while (every.next()) paths.push(every.below(2) === 0 ? 'a' : `b${every.below(3)}`);
    expect(paths).toEqual(['a', 'b0', 'b1', 'b2']);
  });
  test('notices a walk that is not the same twice', () => {
    const every = new Exhaustive();
    every.next();
    every.below(3);
    every.below(2);
    every.next();
    expect(() => every.below(4)).toThrow('same questions');
  });
});
