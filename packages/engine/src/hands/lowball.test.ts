// Lowball: the houses' rules by name, exact counts over all 2,869,685 hands, and every class against a reference that tries every
// card the joker could be.

import { describe, expect, test } from 'vitest';
import {
  type Face,
  face,
  faces,
  JOKER,
  printFace,
  printFaces,
  RANK_LETTERS,
  type Rank,
  rankOf,
} from '../cards/index.js';
import { type Counts, eachCounts } from './classes.js';
import { LOWBALL_CLASSES, lowball, lowballFloor, rankingNamed } from './index.js';
import { countFives } from './test/fives.js';
import { referenceLowball } from './test/jokers.js';
import { dealer, fives } from './test/reference.js';

const worth = (cards: string): number => lowball.best(faces(cards), []);
const named = (cards: string): string => {
  const { category, ranks } = lowball.name(worth(cards));
  return [category, ...ranks.map((rank) => RANK_LETTERS.charAt(rank))].join(' ');
};
const stands = (cards: string): string => {
  const as = lowball.jokerAs(faces(cards), []);
  return as === null ? 'none' : printFace(as);
};
/** One hand after the other, each beating the next. */
function descends(hands: readonly string[]): void {
  const values = hands.map(worth);
  values.forEach((value, i) => {
    if (i > 0) expect(value, `${hands[i]} against ${hands[i - 1]}`).toBeLessThan(values[i - 1]!);
  });
}

const WHEEL = '5s 4h 3d 2c As';

describe('what beats what', () => {
  test('JAL-LOB-3 the best hand is 5-4-3-2-A, and the ace counts one', () => {
    expect(worth(WHEEL)).toBe(LOWBALL_CLASSES);
    expect(named(WHEEL)).toBe('low 5 4 3 2 A');
    descends([WHEEL, '6s 4h 3d 2c As', '6s 5h 4d 3c 2s', 'Ks 4h 3d 2c As', 'Ks Qh Jd Tc 9s', 'As Ah 2d 3c 4s']);
    descends(['Ks 4h 3d 2c As', 'Ks 5h 3d 2c As']);
    expect(rankingNamed('lowball')).toBe(lowball);
  });
  test('AMB-JAL-11 low hands win, and straights and flushes are nothing: not the reverse of high', () => {
    expect(worth('5s 4s 3s 2s As')).toBe(worth(WHEEL));
    expect(worth('9s 8s 7s 6s 5s')).toBe(worth('9h 8s 7d 6c 5s'));
    descends(['7s 6s 5s 4s 3s', '8s 4h 3d 2c As', '9s 8s 7s 6s 5s', 'Ts 5h 4d 3c 2s']);
    expect(named('Ks Qs Js Ts As')).toBe('low K Q J T A');
  });
  test('SNK-LOB-6 the lowest hand wins; the best is A-2-3-4-5', () => {
    const inOrder = [WHEEL, '6s 4h 3d 2c As', '6s 5h 3d 2c As', '6s 5h 4d 2c As', '6s 5h 4d 3c As', '6s 5h 4d 3c 2s'];
    expect(inOrder.map(worth)).toEqual([6175, 6174, 6173, 6172, 6171, 6170]);
    descends(['7s 4h 3d 2c As', '7s 5h 3d 2c As', '7s 6h 5d 4c 3s', '8s 4h 3d 2c As']);
  });
  test('SNK-LOB-7 straights and flushes do not count against a low', () => {
    const deal = dealer(7);
    for (let i = 0; i < 500; i++) {
      const [first, ...rest] = deal(5);
      const ranks = [first!, ...rest].map(rankOf);
      if (new Set(ranks).size < 5) continue;
      const suited = ranks.map((rank) => face({ rank, suit: 2 }));
      expect(lowball.best(suited, [])).toBe(lowball.best([first!, ...rest], []));
    }
    expect(worth('6s 5s 4s 3s 2s')).toBe(worth('6s 5h 4d 3c 2s'));
  });
  test('ROG-LOB-A4 A-2-3-4-5, the wheel, is the best; a pair is worse than any hand without', () => {
    descends([WHEEL, 'Ks Qh Jd Tc 9s', 'As Ah 2d 3c 4s']);
    descends(['As Ah 2d 3c 4s', 'As Ah 2d 3c 5s', '2s 2h As 3c 4s', 'Ks Kh Qd Jc Ts', 'As Ah 2d 2c 3s']);
    descends(['As Ah 2d 2c 3s', 'As Ah 3d 3c 2s', '2s 2h 3d 3c As', 'Ks Kh Qd Qc Js', 'As Ah Ad 2c 3s']);
    descends(['As Ah Ad 2c 3s', 'Ks Kh Kd Qc Js', 'As Ah Ad 2c 2s', 'Ks Kh Kd Qc Qs', 'As Ah Ad Ac 2s']);
    expect(worth('Ks Kh Kd Kc Qs')).toBe(1);
    expect(named('Ks Kh Kd Qc Qs')).toBe('full-house K Q');
    expect(named('As Ah 4d 3c 2s')).toBe('pair A 4 3 2');
  });
});

describe('the joker', () => {
  test('SNK-LOB-8 AMB-SNK-52 the joker is the lowest rank not in the hand', () => {
    const hands = [
      ['4s 3h 2d Jo As', '5s', WHEEL],
      ['5s 4h 3d 2c Jo', 'As', WHEEL],
      ['6s 4h 2d As Jo', '3s', '6s 4h 3d 2c As'],
      ['Ks Qh Jd Tc Jo', 'As', 'Ks Qh Jd Tc As'],
      ['8s 8h As 2d Jo', '3s', '8s 8h 3d 2c As'],
      ['As Ah Ad Ac Jo', '2s', 'As Ah Ad Ac 2s'],
      ['As Ah 2d 2c Jo', '3s', 'As Ah 2d 2c 3s'],
    ] as const;
    for (const [cards, as, same] of hands) {
      expect([stands(cards), worth(cards)]).toEqual([as, worth(same)]);
    }
    expect(stands(WHEEL)).toBe('none');
  });
  test('ROG-LOB-A2 the joker is the lowest usable card: never a pair, and no other card does better', () => {
    const deal = dealer(53);
    for (let i = 0; i < 600; i++) {
      const rest = deal(4);
      const five = [...rest.slice(0, i % 5), JOKER, ...rest.slice(i % 5)];
      const as = lowball.jokerAs(five, [])!;
      expect(rest.map(rankOf)).not.toContain(rankOf(as));
      expect(referenceLowball([...rest, as]), printFaces(five)).toBe(referenceLowball(five));
      expect(lowball.best(five, [])).toBe(lowball.best([...rest, as], []));
    }
  });
  test('it lies where its card would', () => {
    expect(printFaces(lowball.five(faces('4s Jo 3h 2d As'), []))).toBe('Jo 4s 3h 2d As');
    expect(printFaces(lowball.five(faces('Jo 9s 4s 3h 2d'), []))).toBe('9s 4s 3h 2d Jo');
    expect(printFaces(lowball.five(faces('8s Jo 8h As 2d'), []))).toBe('8s 8h Jo 2d As');
  });
});

describe('how many', () => {
  test('JAL-LOB-1 SNK-LOB-8 ROG-LOB-A2 all 2,869,685 hands: 6,175 classes, each as often as the reference says', () => {
    const [expected, order] = classesByReference();
    const counts = countFives(lowball.value5, 53);
    expect(order).toHaveLength(6175);
    // Worst first, as values run.
    expect(Array.from(counts.subarray(1, 6176))).toEqual(order.map((badness) => expected.get(badness)));
    expect(counts[0]).toBe(0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2869685);
    expect(counts[6175]).toBe(2304);
    expect(counts[6174]).toBe(2048);
  });
  test('without the joker all 2,598,960 hands fall into the same classes', () => {
    const counts = countFives(lowball.value5, 52);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2598960);
    expect(counts.subarray(1, 6176).every((count) => count > 0)).toBe(true);
    expect(counts[6175]).toBe(1024);
  });
  test('names and values go together: no two classes have one name', () => {
    const names = Array.from({ length: LOWBALL_CLASSES + 1 }, (_, value) => JSON.stringify(lowball.name(value)));
    expect(new Set(names).size).toBe(LOWBALL_CLASSES + 1);
    expect(lowball.name(0)).toEqual({ category: 'none', ranks: [] });
    expect(() => lowball.name(LOWBALL_CLASSES + 1)).toThrow('no hand');
  });
  test('ROG-LOB-D2 a seven or better is 7-6-5-4-3 or less, without a pair', () => {
    const seven = lowballFloor(5);
    expect(worth('7s 6h 5d 4c 3s')).toBe(seven);
    for (const cards of [WHEEL, '7s 4h 3d 2c As', '7s 6h 5d 4c Jo', '6s 5h 4d 3c 2s']) {
      expect(worth(cards)).toBeGreaterThanOrEqual(seven);
    }
    for (const cards of ['8s 4h 3d 2c As', '8s 4h 3d 2c Jo', 'As Ah 2d 3c 4s', '7s 7h As 2c Jo']) {
      expect(worth(cards)).toBeLessThan(seven);
    }
    expect(lowballFloor(3)).toBe(6175);
    expect(worth('Ks Qh Jd Tc 9s')).toBe(lowballFloor(11));
    expect(worth('As Ah 2d 3c 4s')).toBe(lowballFloor(11) - 1);
  });
});

describe('other numbers of cards', () => {
  test('fewer than five are no hand', () => {
    for (const cards of ['', 'As', 'As 2h 3d 4c']) expect(worth(cards)).toBe(0);
    expect(named('As 2h')).toBe('none');
  });
  test('of more the best five count', () => {
    const deal = dealer(67, 53);
    for (let i = 0; i < 100; i++) {
      const cards = deal(6 + (i & 1));
      const all = fives({ hole: cards, board: [] }, { least: 5, most: 5 });
      expect(lowball.best(cards.slice(0, 2), cards.slice(2))).toBe(
        Math.max(...all.map((five) => lowball.best(five, []))),
      );
    }
  });
});

/** By the reference's score: how many hands there are. And the scores, worst first. */
function classesByReference(): [Map<number, number>, number[]] {
  const found = new Map<number, number>();
  const add = (cards: readonly Face[], hands: number): void => {
    const score = referenceLowball(cards);
    found.set(score, (found.get(score) ?? 0) + hands);
  };
  eachCounts(5, (counts) => add(cardsOf(counts), waysOf(counts)));
  eachCounts(4, (counts) => add([...cardsOf(counts), JOKER], waysOf(counts)));
  return [found, [...found.keys()].sort((a, b) => b - a)];
}

function cardsOf(counts: Counts): Face[] {
  return counts.flatMap((count, rank) =>
    Array.from({ length: count }, (_, suit) => face({ rank: rank as Rank, suit: suit as 0 | 1 | 2 | 3 })),
  );
}

/** In how many suits: four, six, four or one for one to four cards of a rank. */
function waysOf(counts: Counts): number {
  return counts.reduce((ways, count) => ways * [1, 4, 6, 4, 1][count]!, 1);
}
