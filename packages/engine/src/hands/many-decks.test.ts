// High hands where a card may be held twice: every kind counted, and the order against the rules as they read.
import { describe, expect, test } from 'vitest';
import { type Face, face, faces, packOf, printFaces, RANKS, SUITS } from '../cards/index.js';
import { seeded, shuffle } from '../kernel/index.js';
import { rankingNamed, rankingUsing } from './index.js';
import { referenceHigh } from './test/reference.js';

const ranking = rankingNamed('high-many-decks');
const worth = (text: string): number => ranking.best(faces(text), []);
const kindOf = (cards: readonly Face[]): string => ranking.name(ranking.best(cards, [])).category;
const said = (text: string): string => {
  const { category, ranks } = ranking.name(worth(text));
  return `${category} ${ranks.map((rank) => '23456789TJQKA'[rank]).join(' ')}`;
};

/** Every way to hold five cards when suits are ignored, as counts by rank. */
function* counts(left = 5, from = 0, held: readonly number[] = []): Generator<readonly number[]> {
  if (from === RANKS.length) {
    if (left === 0) yield held;
    return;
  }
  for (let count = 0; count <= left; count++) yield* counts(left - count, from + 1, [...held, count]);
}
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const ways = (held: readonly number[], of: number): number =>
  held.reduce((product, count) => product * (count > of ? 0 : choose(of, count)), 1);
/** A hand of these ranks: of one suit, or with another in it. */
const handOf = (held: readonly number[], isSuited: boolean): Face[] =>
  held
    .flatMap((count, i) => Array.from({ length: count }, () => RANKS[i]!))
    .map((rank, i) => face({ rank, suit: isSuited ? SUITS[0]! : SUITS[Math.min(i, 1)]! }));

describe('two decks', () => {
  test('91,962,520 hands by kind', () => {
    const found: Record<string, number> = {};
    for (const held of counts()) {
      const suited = SUITS.length * ways(held, 2);
      const all = ways(held, 2 * SUITS.length);
      for (const [isSuited, number] of [
        [true, suited],
        [false, all - suited],
      ] as const) {
        if (number === 0) continue;
        const kind = kindOf(handOf(held, isSuited));
        found[kind] = (found[kind] ?? 0) + number;
      }
    }
    expect(found).toEqual({
      'five-of-a-kind': 728,
      'royal-flush': 128,
      'straight-flush': 1_152,
      'four-of-a-kind': 87_360,
      'full-house': 244_608,
      flush: 261_840,
      straight: 326_400,
      'three-of-a-kind': 3_075_072,
      'two-pair': 5_374_512,
      pair: 40_909_440,
      'high-card': 41_681_280,
    });
    expect(Object.values(found).reduce((a, b) => a + b)).toBe(choose(104, 5));
  });
  test('five alike beat a royal flush; a pair in a flush decides nothing but as cards', () => {
    expect(worth('2s 2h 2d 2c 2s')).toBeGreaterThan(worth('As Ks Qs Js Ts'));
    expect(worth('3s 3h 3d 3c 3s')).toBeGreaterThan(worth('2s 2h 2d 2c 2s'));
    expect(said('Ks Ks 7s 7s 2s')).toBe('flush K K 7 7 2');
    expect(worth('As 6s 5s 4s 2s')).toBeGreaterThan(worth('Ks Ks Qs Qs 2s'));
    expect(worth('As As 5s 4s 2s')).toBeGreaterThan(worth('As Ks Qs Js 9s'));
    expect(said('5s 4s 3s 2s As')).toBe('straight-flush 5');
    expect(worth('As Ah Kd')).toBeGreaterThan(worth('Ks Kh Ad'));
  });
  test('the best five of seven, and of which two must be one’s own', () => {
    expect(printFaces(ranking.five(faces('As Ah'), faces('As Ad Ac Kd 2c')))).toBe('As As Ah Ad Ac');
    expect(printFaces(ranking.five(faces('Ah 2c'), faces('3d 4s 5s Kd Kd')))).toBe('5s 4s 3d 2c Ah');
    const two = rankingUsing('high-many-decks', 'exactly-two');
    expect(two.name(two.best(faces('As Ah 2c 3d'), faces('As Ad Ac Kd 2c'))).category).toBe('five-of-a-kind');
    expect(two.name(two.best(faces('As Kh 2c 3d'), faces('As Ad Ac Ah 9c'))).category).toBe('four-of-a-kind');
  });
  test('in the order of the rules, whatever is held twice, but five alike and pairs in a flush', () => {
    const rng = seeded(52);
    const deck = packOf(52, 2);
    const deal = (): readonly Face[] => shuffle(deck, rng).slice(0, 5);
    for (let i = 0; i < 400; i++) {
      const [one, other] = [deal(), deal()];
      if ([one, other].some((hand) => kindOf(hand) === 'five-of-a-kind')) continue;
      if ([one, other].some((hand) => kindOf(hand) === 'flush' && new Set(hand).size < 5)) continue;
      expect(
        Math.sign(ranking.best(one, []) - ranking.best(other, [])),
        `${printFaces(one)}, ${printFaces(other)}`,
      ).toBe(Math.sign(referenceHigh(one) - referenceHigh(other)));
    }
  });
  test.each(['low-8', 'badugi'] as const)('%s: a card held twice is worth what it is once', (name) => {
    const low = rankingNamed(name);
    const rng = seeded(name.length);
    const deck = packOf(52, 2);
    for (let i = 0; i < 100; i++) {
      const cards = shuffle(deck, rng).slice(0, 6);
      expect(low.best([...cards, cards[0]!], [])).toBe(low.best([...new Set(cards)], []));
    }
  });
});
