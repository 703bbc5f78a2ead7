// Deuce-to-seven, badugi and the short deck, counted over every hand there is, and held against rules written as they read.

import { describe, expect, test } from 'vitest';
import { type Face, faces, pack, printFaces, RANK_LETTERS, rankOf, suitOf } from '../cards/index.js';
import {
  BADUGI_CLASSES,
  badugiHeld,
  badugiValue,
  DEUCE_TO_SEVEN_CLASSES,
  high,
  low,
  type Ranking,
  rankingNamed,
  rankingUsing,
} from './index.js';
import { choose, dealer, fives, referenceHigh, referenceKind, referenceLow } from './test/reference.js';

const named = (ranking: Ranking, hole: string, board = ''): string => {
  const { category, ranks } = ranking.name(ranking.best(faces(hole), faces(board)));
  return [category, ...ranks.map((rank) => RANK_LETTERS.charAt(rank))].join(' ');
};
/** Calls back for all sets of `size` out of so many cards; the bytes are the same each time. */
function eachHand(cards: readonly Face[], size: number, use: (hand: Uint8Array) => void): void {
  const hand = new Uint8Array(size);
  const fill = (from: number, place: number): void => {
    if (place === size) use(hand);
    else
      for (let at = from; at <= cards.length - size + place; at++) {
        hand[place] = cards[at]!;
        fill(at + 1, place + 1);
      }
  };
  fill(0, 0);
}
/** How often each value comes. */
function counted(ranking: Ranking & { value5?: (cards: Uint8Array, at: number) => number }, hands: readonly Face[]) {
  const times = new Map<number, number>();
  eachHand(hands, 5, (hand) => {
    const value = ranking.value5!(hand, 0);
    times.set(value, (times.get(value) ?? 0) + 1);
  });
  return times;
}
const byCategory = (ranking: Ranking, times: ReadonlyMap<number, number>): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const [value, n] of times) {
    const { category } = ranking.name(value);
    found[category] = (found[category] ?? 0) + n;
  }
  return found;
};

describe('deuce-to-seven', () => {
  const ranking = rankingNamed('deuce-to-seven');
  const times = counted(ranking, pack());

  test('2,598,960 hands: what high poker has, with the wheels and the steel wheels moved to no pair and to the flushes', () => {
    expect(byCategory(ranking, times)).toEqual({
      low: 1_302_540 + 1_020,
      pair: 1_098_240,
      'two-pair': 123_552,
      'three-of-a-kind': 54_912,
      straight: 10_200 - 1_020,
      flush: 5_108 + 4,
      'full-house': 3_744,
      'four-of-a-kind': 624,
      'straight-flush': 36 - 4,
      'royal-flush': 4,
    });
    expect(times.size).toBe(DEUCE_TO_SEVEN_CLASSES);
    expect([Math.min(...times.keys()), Math.max(...times.keys())]).toEqual([1, DEUCE_TO_SEVEN_CLASSES]);
  });
  test('four sevens and fourteen eights, 1,020 hands of each: every choice of suits that is no flush', () => {
    const lows = [...times].filter(([value]) => ranking.name(value).category === 'low');
    const tops = (rank: string) =>
      lows.filter(([value]) => ranking.name(value).ranks[0] === RANK_LETTERS.indexOf(rank));
    expect([tops('7').length, tops('8').length, tops('6').length]).toEqual([4, 14, 0]);
    expect(new Set(lows.map(([, n]) => n))).toEqual(new Set([4 ** 5 - 4]));
  });
  test('the number one, the wheel that is an ace, a straight and a flush', () => {
    expect(named(ranking, '7s 5h 4d 3c 2s')).toBe('low 7 5 4 3 2');
    expect(ranking.best(faces('7s 5h 4d 3c 2s'), [])).toBe(DEUCE_TO_SEVEN_CLASSES);
    expect(named(ranking, 'As 5h 4d 3c 2s')).toBe('low A 5 4 3 2');
    expect(named(ranking, '6s 5h 4d 3c 2s')).toBe('straight 6');
    expect(named(ranking, '7s 5s 4s 3s 2s')).toBe('flush 7 5 4 3 2');
    expect(named(ranking, 'Ks Qh Jd 9c 2s')).toBe('low K Q J 9 2');
    expect(ranking.best(faces('2s 2h 3d 4c 5s'), [])).toBeLessThan(ranking.best(faces('As Kh Qd Jc 9s'), []));
  });
  test('the other way round from high poker, but for the wheel', () => {
    const deal = dealer(27);
    const isWheel = (hand: readonly Face[]) =>
      rankOf(hand.reduce((a, b) => (a > b ? a : b))) === 12 && referenceLow(hand, { qualifier: 5, spoilt: false }) > 0;
    for (let i = 0; i < 20_000; i++) {
      const [one, other] = [deal(5), deal(5)];
      if (isWheel(one) || isWheel(other)) continue;
      const by = Math.sign(referenceHigh(other) - referenceHigh(one));
      expect(
        Math.sign(ranking.best(one, []) - ranking.best(other, [])),
        `${printFaces(one)} ${printFaces(other)}`,
      ).toBe(by);
    }
  });
  test('fewer than five are no hand, and of seven the best five count', () => {
    expect(ranking.best(faces('7s 5h 4d 3c'), [])).toBe(0);
    expect(named(ranking, '7s 5h 4d 3c 2s Ks Kh')).toBe('low 7 5 4 3 2');
    expect(printFaces(ranking.five(faces('7s 5h 4d 3c 2s'), faces('6s 8h')))).toBe('7s 5h 4d 3c 2s');
  });
});

/** The most cards of different ranks and suits, then the lowest, as the rule reads: every choice is tried. */
function referenceBadugi(hand: readonly Face[]): string {
  const place = (card: Face): number => (rankOf(card) + 1) % 13;
  const apart = [1, 2, 3, 4].flatMap((size) =>
    choose(hand, size).filter(
      (held) => new Set(held.map(rankOf)).size === size && new Set(held.map(suitOf)).size === size,
    ),
  );
  const badness = (held: readonly Face[]): string =>
    `${4 - held.length} ${held
      .map((card) => place(card).toString(13))
      .sort()
      .reverse()
      .join('')}`;
  return apart.map(badness).sort()[0]!;
}

describe('badugi', () => {
  const ranking = rankingNamed('badugi');
  const times = new Map<number, number>();
  eachHand(pack(), 4, (hand) => {
    const value = ranking.best([...hand] as Face[], []);
    times.set(value, (times.get(value) ?? 0) + 1);
  });
  const ofSize = (size: number) => [...times].filter(([value]) => ranking.name(value).ranks.length === size);
  const hands = (size: number): number => ofSize(size).reduce((sum, [, n]) => sum + n, 0);

  test('270,725 hands in 1,092 classes: 715 of four cards, 286 of three, 78 of two, 13 of one', () => {
    expect([4, 3, 2, 1].map((size) => ofSize(size).length)).toEqual([715, 286, 78, 13]);
    expect(times.size).toBe(BADUGI_CLASSES);
    expect([4, 3, 2, 1].reduce((sum, size) => sum + hands(size), 0)).toBe(270_725);
  });
  test('17,160 badugis, 24 of each; 2,873 hands of one card: all of a suit, or all of a rank', () => {
    expect(hands(4)).toBe(13 * 12 * 11 * 10);
    expect(new Set(ofSize(4).map(([, n]) => n))).toEqual(new Set([24]));
    expect(hands(1)).toBe(4 * 715 + 13);
  });
  test('154,440 hands of three cards, 96,252 of two', () => {
    expect([hands(3), hands(2)]).toEqual([154_440, 96_252]);
  });
  test('a row of bytes is read the same: what it is worth, and which cards count', () => {
    const deal = dealer(44);
    for (let i = 0; i < 6_000; i++) {
      const cards = deal(2 + (i % 5));
      const row = Uint8Array.from([51, ...cards]);
      const counting = cards.filter((_, at) => (badugiHeld(row, 1, cards.length) >> at) & 1);
      expect(badugiValue(row, 1, cards.length), printFaces(cards)).toBe(ranking.best(cards, []));
      expect([...counting].sort(), printFaces(cards)).toEqual([...ranking.five(cards, [])].sort());
    }
  });
  test('every pair of hands compares as the rule reads', () => {
    const deal = dealer(4);
    for (let i = 0; i < 4_000; i++) {
      const [one, other] = [deal(4), deal(4)];
      const [a, b] = [referenceBadugi(one), referenceBadugi(other)];
      const by = a < b ? 1 : a > b ? -1 : 0;
      expect(
        Math.sign(ranking.best(one, []) - ranking.best(other, [])),
        `${printFaces(one)} ${printFaces(other)}`,
      ).toBe(by);
    }
  });
  test('the lowest of a suit and one of a pair count', () => {
    expect(named(ranking, 'As 2h 3d 4c')).toBe('low 4 3 2 A');
    expect(ranking.best(faces('As 2h 3d 4c'), [])).toBe(BADUGI_CLASSES);
    expect(named(ranking, 'As 2s 3d 4c')).toBe('low 4 3 A');
    expect(named(ranking, '3c 2s Ah Ac')).toBe('low 3 2 A'); // the ace of hearts, so that the three of clubs may stay
    expect(named(ranking, 'Ks Kh Kd Kc')).toBe('low K');
    expect(printFaces(ranking.five(faces('Ks Js 8h 6d'), []))).toBe('Js 8h 6d');
  });
});

describe('the short deck', () => {
  const ranking = rankingNamed('high-short-deck');
  const cards = pack({ without: '2345' });

  test('376,992 hands by kind: fewer flushes than full houses', () => {
    expect(cards).toHaveLength(36);
    expect(byCategory(ranking, counted(ranking, cards))).toEqual({
      'royal-flush': 4,
      'straight-flush': 20,
      'four-of-a-kind': 288,
      flush: 480,
      'full-house': 1_728,
      straight: 6_120,
      'three-of-a-kind': 16_128,
      'two-pair': 36_288,
      pair: 193_536,
      'high-card': 122_400,
    });
  });
  test('a flush beats a full house, a straight three of a kind; the ace is also below the six', () => {
    const worth = (hand: string) => ranking.best(faces(hand), []);
    expect(worth('As Js 9s 7s 6s')).toBeGreaterThan(worth('Ks Kh Kd Qs Qh'));
    expect(worth('As 6h 7d 8c 9s')).toBeGreaterThan(worth('As Ah Ad Kc Qs'));
    expect(worth('As 6h 7d 8c 9s')).toBeLessThan(worth('Ts 6h 7d 8c 9s'));
    expect(named(ranking, 'As 6h 7d 8c 9s')).toBe('straight 9');
    expect(named(ranking, 'As 6s 7s 8s 9s')).toBe('straight-flush 9');
    expect(printFaces(ranking.five(faces('As 6h 7d'), faces('8c 9s')))).toBe('9s 8c 7d 6h As');
  });
  test('within a kind, as in high poker', () => {
    const deal = dealer(36);
    const kind = (hand: readonly Face[]) => ranking.name(ranking.best(hand, [])).category;
    let alike = 0;
    for (let i = 0; i < 40_000; i++) {
      const [one, other] = [deal(5), deal(5)];
      if ([...one, ...other].some((card) => rankOf(card) < 4) || kind(one) !== kind(other)) continue;
      if (referenceKind(referenceHigh(one)) !== referenceKind(referenceHigh(other))) continue;
      alike++;
      expect(Math.sign(ranking.best(one, []) - ranking.best(other, []))).toBe(
        Math.sign(referenceHigh(one) - referenceHigh(other)),
      );
    }
    expect(alike).toBeGreaterThan(100);
  });
});

describe('hands of five and six cards, of which exactly two or three are used', () => {
  const best = (hands: Face[][], value: (five: readonly Face[]) => number): number => Math.max(...hands.map(value));
  test.each([
    ['exactly-two', 5, 2],
    ['exactly-two', 6, 2],
    ['exactly-three', 5, 3],
    ['exactly-three', 4, 3],
  ] as const)('%s of %i', (use, hole, own) => {
    const deal = dealer(hole * 10 + own);
    const [up, down] = [high({ use }), low({ use, qualifier: 8, straightsAndFlushes: 'ignored' })];
    const value = high({ use: 'any' });
    for (let i = 0; i < 60; i++) {
      const cards = deal(hole + 5);
      const [mine, board] = [cards.slice(0, hole), cards.slice(hole)];
      const all = fives({ hole: mine, board }, { least: own, most: own });
      expect(up.best(mine, board)).toBe(best(all, (five) => value.best(five, [])));
      const wanted = best(all, (five) => referenceLow(five, { qualifier: 8, spoilt: false }));
      expect(down.best(mine, board) === 0).toBe(wanted === 0);
    }
  });
  test('any of eleven cards', () => {
    expect(named(high({ use: 'any' }), 'As Ks Qs Js 2h 2d', 'Ts 3h 4h 7c 8c')).toBe('royal-flush A');
  });
  test('any ranking, not only the high one', () => {
    const two = rankingUsing('lowball', 'exactly-two');
    expect(two.id).toBe('lowball-exactly-two');
    expect(named(two, 'As 2h 3d 4c', '5s 6h Kd')).toBe('low K 6 5 2 A');
    expect(printFaces(two.five(faces('As 2h 3d 4c'), faces('5s 6h Kd')))).toBe('Kd 6h 5s 2h As');
    expect(rankingUsing('high', 'any')).toBe(rankingNamed('high'));
    expect(rankingUsing('low-8', 'exactly-two').id).toBe('low-8-exactly-two');
  });
});
