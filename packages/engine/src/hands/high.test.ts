// High hands: the houses' ranking rules by name, and every use of the hole against all the fives it allows.

import { describe, expect, test } from 'vitest';
import { type Face, faces, JOKER, printFaces, RANK_LETTERS, RANKS } from '../cards/index.js';
import { CATEGORIES, high, type Ranking, rankingNamed, type Use } from './index.js';
import { dealer, fives, referenceHigh } from './test/reference.js';

const any = high({ use: 'any' });
const exactlyTwo = high({ use: 'exactly-two' });
const atMostTwo = high({ use: 'at-most-two' });

const worth = (cards: string, ranking: Ranking = any): number => ranking.best(faces(cards), []);
const holding = (ranking: Ranking, hole: string, board: string): number => ranking.best(faces(hole), faces(board));
const shown = (ranking: Ranking, hole: string, board: string): string =>
  printFaces(ranking.five(faces(hole), faces(board)));
const named = (ranking: Ranking, hole: string, board: string): string => {
  const { category, ranks } = ranking.name(holding(ranking, hole, board));
  return [category, ...ranks.map((rank) => RANK_LETTERS.charAt(rank))].join(' ');
};

/** One hand after the other, each beating the next. */
function descends(hands: readonly string[], ranking: Ranking = any): void {
  const values = hands.map((cards) => worth(cards, ranking));
  values.forEach((value, i) => {
    if (i > 0) expect(value, `${hands[i]} against ${hands[i - 1]}`).toBeLessThan(values[i - 1]!);
  });
}

/** The worst and the best hand of each category, best category first. */
const LADDER = [
  ['royal-flush', 'As Ks Qs Js Ts', 'Ac Kc Qc Jc Tc'],
  ['straight-flush', 'Kh Qh Jh Th 9h', 'Ad 2d 3d 4d 5d'],
  ['four-of-a-kind', 'As Ah Ad Ac Ks', '2s 2h 2d 2c 3s'],
  ['full-house', 'As Ah Ad Kc Ks', '2s 2h 2d 3c 3s'],
  ['flush', 'As Ks Qs Js 9s', '2d 3d 4d 5d 7d'],
  ['straight', 'As Kh Qd Jc Ts', 'As 2h 3d 4c 5s'],
  ['three-of-a-kind', 'As Ah Ad Kc Qs', '2s 2h 2d 3c 4s'],
  ['two-pair', 'As Ah Kd Kc Qs', '2s 2h 3d 3c 4s'],
  ['pair', 'As Ah Kd Qc Js', '2s 2h 3d 4c 5s'],
  ['high-card', 'As Kh Qd Jc 9s', '2s 3h 4d 5c 7s'],
] as const;

describe('what beats what', () => {
  test('VEN-HOLD-3 suits are equal', () => {
    const deal = dealer(3);
    for (let i = 0; i < 500; i++) {
      const cards = deal(7);
      const turned = cards.map((card) => ((card & ~3) | ((card + 1) & 3)) as Face);
      expect(any.best(turned, [])).toBe(any.best(cards, []));
    }
    expect(worth('Ks Kh 7d 6c 2s')).toBe(worth('Kd Kc 7s 6h 2d'));
    expect(worth('2c 3c 4c 5c 7c')).toBe(worth('2s 3s 4s 5s 7s'));
  });
  test('VEN-HOLD-4 cards rank A K Q J 10 9 8 7 6 5 4 3 2, and the ace is also low', () => {
    const ranks = [...RANK_LETTERS].reverse();
    expect(ranks.join('')).toBe('AKQJT98765432');
    descends(ranks.map((rank) => `${rank}s`));
    descends(ranks.map((rank) => `${rank}s ${rank}h`));
    descends(ranks.filter((rank) => rank !== '2' && rank !== '3').map((rank) => `${rank}s ${rank}h 2d 2c 3s`));
    expect(named(any, 'As 2h', '3d 4c 5s')).toBe('straight 5');
  });
  test('VEN-HOLD-5 the ace plays high or low in a straight, and never in the middle', () => {
    const runs = ['AKQJT', 'KQJT9', 'QJT98', 'JT987', 'T9876', '98765', '87654', '76543', '65432', '5432A'];
    const suits = ['s', 'h', 'd', 'c', 's'];
    const mixed = runs.map((run) => [...run].map((rank, i) => `${rank}${suits[i]}`).join(' '));
    descends(mixed);
    for (const [i, run] of runs.entries()) expect(named(any, mixed[i]!, '')).toBe(`straight ${run.charAt(0)}`);
    for (const round of ['As 2h 3d 4c Ks', 'As 2h 3d Qc Ks', 'As 2h Jd Qc Ks']) {
      expect(named(any, round, '')).toMatch(/^high-card A K/);
    }
    expect(named(any, 'As Ah', '2d 3c 4s 5h 6d')).toBe('straight 6');
    expect(named(any, '6s 9h', 'As 2d 3d 4d 5d')).toBe('straight 6');
    expect(named(any, 'Ad 9h', '2d 3d 4d 5d 6c')).toBe('straight-flush 5');
  });
  test('VEN-HOLD-7 royal flush, straight flush, four of a kind, full house, flush, straight, trips, two pair, pair, high card', () => {
    descends(LADDER.flatMap(([, best, worst]) => (worth(best) === worth(worst) ? [best] : [best, worst])));
    for (const [category, ...hands] of LADDER) {
      for (const cards of hands) expect(any.name(worth(cards)).category).toBe(category);
    }
    expect(CATEGORIES.slice(1)).toEqual(LADDER.map(([category]) => category).reverse());
  });
  test('ROG-HDP-E2 AMB-ROG-34 royal flush down to one pair as the sheet lists them, and the high card last', () => {
    const listed = ['royal-flush', 'straight-flush', 'four-of-a-kind', 'full-house', 'flush', 'straight'];
    const order = [...listed, 'three-of-a-kind', 'two-pair', 'pair', 'high-card'];
    const draw = rankingNamed('high');
    const found = LADDER.map(([, ...hands]) => hands.map((cards) => worth(cards, draw)));
    expect(LADDER.map(([, best]) => draw.name(worth(best, draw)).category)).toEqual(order);
    found.forEach(([, worst], i) => {
      expect(worst).toBeGreaterThan(found[i + 1]?.[0] ?? 0);
    });
  });
  test('within a category what makes the hand counts before the kickers', () => {
    descends(['3s 3h 3d 2c 2s', '2s 2h 2d Ac As']);
    descends(['As Ah 2d 2c 3s', 'Ks Kh Qd Qc As']);
    descends(['2s 2h 2d Ac 4s', '2s 2h 2d Ac 3s', '2s 2h 2d Kc Qs']);
    descends(['Ts Th 5d 4c 3s', '9s 9h Ad Kc Qs']);
    descends(['As 7s 6s 5s 3s', 'As 7s 6s 5s 2s', 'Ks Qs Js Ts 8s']);
  });
});

describe('any cards', () => {
  test('SNK-HOLD-3 the best five from any mix of own two and the five on the table', () => {
    expect(named(any, 'As Ah', 'Ad Ac 7s 8h 2d')).toBe('four-of-a-kind A 8');
    expect(named(any, 'As 2h', 'Ks Qs Js Ts 3d')).toBe('royal-flush A');
    expect(named(any, '2c 3h', 'As Ks Qs Js Ts')).toBe('royal-flush A');
    expect(shown(any, 'As 2h', 'Ks Qs Js Ts 3d')).toBe('As Ks Qs Js Ts');
  });
  test('SNK-HOLD-12 if the board is the best hand it counts for every player', () => {
    const board = 'As Kh Qd Jc Ts';
    const hands = ['2c 3c', '9s 9h', 'Ah Ad', 'Qs Qh'];
    for (const hole of hands) {
      expect(holding(any, hole, board)).toBe(worth(board));
      expect(shown(any, hole, board)).toBe(board);
    }
    expect(holding(any, 'Ks Qs', 'As Kh Qd Js Ts')).toBeGreaterThan(worth(board));
  });
  test('ROG-HOLD-G4 any five of the seven: two, one or none of the hole; all five of the board is playing the board', () => {
    const board = '9s 9h 9d 9c Ks';
    expect(holding(any, 'Qs Qh', board)).toBe(worth(board));
    expect(shown(any, 'Qs Qh', board)).toBe('9s 9h 9d 9c Ks');
    expect(shown(any, 'As Qh', board)).toBe('9s 9h 9d 9c As');
    expect(shown(any, '8s 7h', '6s 5h 4d Kc Ks')).toBe('8s 7h 6s 5h 4d');
    agrees(any, 'any', { hole: 2, board: 5, hands: 2000 });
  });
  test('SNK-PINE-3 any five from the board and three hole cards: all three, or the board alone', () => {
    expect(named(any, 'As Ah Ad', 'Ac 7s 8h 2d 3c')).toBe('four-of-a-kind A 8');
    expect(shown(any, 'As Ks Qs', 'Js Ts 2d 2h 2c')).toBe('As Ks Qs Js Ts');
    expect(shown(any, '2c 3c 4d', 'As Ks Qs Js Ts')).toBe('As Ks Qs Js Ts');
    // A flush and a full house in one hand of eight: the full house counts.
    expect(named(any, 'As Ah Ad', 'Ks Kh 9s 7s 2s')).toBe('full-house A K');
    agrees(any, 'any', { hole: 3, board: 5, hands: 1000 });
  });
  test.each([
    ['five', { hole: 5, board: 0, hands: 2000 }],
    ['six', { hole: 2, board: 4, hands: 2000 }],
    ['five of a flop', { hole: 2, board: 3, hands: 2000 }],
    ['seven of a stud hand', { hole: 7, board: 0, hands: 500 }],
  ] as const)('%s cards', (_, sizes) => agrees(any, 'any', sizes));
  test('fewer than five cards are worth what they are so far', () => {
    expect(named(any, 'As', '')).toBe('high-card A');
    expect(named(any, '9s Ah', '')).toBe('high-card A 9');
    expect(named(any, '9s 9h', '')).toBe('pair 9');
    expect(named(any, '9s 9h', 'Kd')).toBe('pair 9 K');
    expect(named(any, '9s 9h 9d', '')).toBe('three-of-a-kind 9');
    expect(named(any, '9s 9h', 'Kd Kc')).toBe('two-pair K 9');
    expect(named(any, '9s 9h', '9d 9c')).toBe('four-of-a-kind 9');
    expect(named(any, 'As Ks', 'Qs Js')).toBe('high-card A K Q J');
    expect(named(any, '', '')).toBe('none');
    descends(['2s 2h', 'As Kh', 'As Qh', 'As', 'Ks Qh']);
    descends(['9s 9h 2d', '9s 9h', '8s 8h Ad Kc']);
    expect(shown(any, '9s Ah', '')).toBe('Ah 9s');
    expect(shown(any, 'As 9h', '9d')).toBe('9h 9d As');
  });
  test('nine cards are worked out, and jokers are refused', () => {
    expect(worth('As Ks Qs Js Ts 9s 8s 7s 6s')).toBe(worth('As Ks Qs Js Ts'));
    const deal = dealer(53);
    for (let board = 0; board <= 6; board++) {
      for (let i = 0; i < 50; i++) expect(() => any.best([JOKER, ...deal(1)], deal(board))).toThrow('no joker');
    }
    expect(() => holding(exactlyTwo, 'As Kh Qd Jo', '2s 3h 4d 5c 6s')).toThrow('no joker');
  });
});

describe('exactly two', () => {
  test('SNK-HHL-8 exactly two hole cards with three of the board: the board cannot be played', () => {
    const board = 'As Ks Qs Js Ts';
    expect(named(exactlyTwo, '2c 2d', board)).toBe('pair 2 A K Q');
    expect(named(exactlyTwo, '9s 2d', board)).toBe('high-card A K Q 9 2');
    expect(named(exactlyTwo, '9s 8s', board)).toBe('straight-flush Q');
    expect(named(any, '2c 2d', board)).toBe('royal-flush A');
    agrees(exactlyTwo, 'exactly-two', { hole: 2, board: 5, hands: 1000 });
  });
  test('SNK-OHL-2 exactly two of the four with exactly three of the table', () => {
    expect(named(exactlyTwo, 'As Ah Ad Ac', 'Ks Qh 7d 5c 2s')).toBe('pair A K Q 7');
    expect(named(exactlyTwo, 'As 2h 3d 4c', 'Ks Qs Js Ts 9s')).not.toMatch(/flush/);
    expect(named(exactlyTwo, 'Ks Kh 2d 3c', '9s 9h 9d 9c 4s')).toBe('full-house 9 K');
  });
  test('SNK-OMA-4 two hole cards and three board cards', () => {
    expect(named(exactlyTwo, 'As Ks Qs Js', 'Ts 9h 8d 2c 3s')).toBe('straight Q');
    expect(named(exactlyTwo, 'As Ks Qs 2d', '9s 8s 4h 4d 2c')).toBe('two-pair 4 2 A');
    agrees(exactlyTwo, 'exactly-two', { hole: 4, board: 5, hands: 2000 });
  });
  test('ROG-OMA-3 exactly two hole cards with three board cards, ranked as ever', () => {
    const holes = LADDER.map(([category, best]) => [category, best.split(' ')] as const);
    for (const [category, cards] of holes) {
      const hole = [...cards.slice(0, 2), '2c', '7d'].join(' ');
      const board = [...cards.slice(2), '8h', '4c'].join(' ');
      expect(named(exactlyTwo, hole, board).split(' ')[0]).toBe(category);
    }
  });
  test('ROG-OHL-3 royal flush, straight flush, four of a kind, full house, flush, straight, trips, two pair, pair, highest card', () => {
    const split = (cards: string): number => exactlyTwo.best(faces(cards).slice(0, 2), faces(cards).slice(2));
    const values = LADDER.flatMap(([, best, worst]) => [split(best), split(worst)]);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(values).size).toBe(19);
    for (const [category, best] of LADDER) expect(exactlyTwo.name(split(best)).category).toBe(category);
  });
  test.each([
    ['a flop', { hole: 4, board: 3, hands: 1000 }],
    ['a turn', { hole: 4, board: 4, hands: 1000 }],
  ] as const)('four cards and %s', (_, sizes) => agrees(exactlyTwo, 'exactly-two', sizes));
  test('before the flop the best two are named', () => {
    expect(named(exactlyTwo, 'As Kh Kd Ac', '')).toBe('pair A');
    expect(named(exactlyTwo, 'As 2h Kd 9c', '')).toBe('high-card A K');
  });
});

describe('at most two', () => {
  test('ROG-CPHL-G6 the board plus one, both or none of two cards', () => {
    expect(shown(atMostTwo, 'As Ks', 'Qs Js Ts 2d 2h')).toBe('As Ks Qs Js Ts');
    expect(shown(atMostTwo, 'As 2c', 'Ks Qs Js Ts 2h')).toBe('As Ks Qs Js Ts');
    expect(shown(atMostTwo, '2c 2d', 'As Ks Qs Js Ts')).toBe('As Ks Qs Js Ts');
    agrees(atMostTwo, 'at-most-two', { hole: 2, board: 5, hands: 500 });
    const deal = dealer(6);
    for (let i = 0; i < 500; i++) {
      const cards = deal(7);
      const [hole, board] = [cards.slice(0, 2), cards.slice(2)];
      expect(atMostTwo.best(hole, board)).toBe(any.best(hole, board));
    }
  });
  test('of three cards still held no more than two count', () => {
    expect(named(atMostTwo, 'As Ah Ad', 'Kc Qs 9h 7d 2s')).toBe('pair A K Q 9');
    expect(named(any, 'As Ah Ad', 'Kc Qs 9h 7d 2s')).toBe('three-of-a-kind A K Q');
    expect(named(atMostTwo, 'As Ah Ad', '')).toBe('pair A');
    expect(named(atMostTwo, 'As Ks Qs', 'Js Ts 2d')).not.toMatch(/royal/);
    agrees(atMostTwo, 'at-most-two', { hole: 3, board: 3, hands: 500 });
    agrees(atMostTwo, 'at-most-two', { hole: 3, board: 5, hands: 500 });
  });
});

test('rankings are known by their ids', () => {
  expect([any, exactlyTwo, atMostTwo].map(({ id }) => id)).toEqual(['high', 'high-exactly-two', 'high-at-most-two']);
});

test('ranks stand in the order of their importance', () => {
  expect(named(any, '7s 7h', 'Kd Kc 7d Ah 2s')).toBe('full-house 7 K');
  expect(named(any, '7s 7h', 'Kd Kc Ad Ah 2s')).toBe('two-pair A K 7');
  expect(named(any, '3s 9s', 'Ks 2s 8s Ah Ad')).toBe('flush K 9 8 3 2');
  expect(shown(any, '7s 7h', 'Kd Kc 7d Ah 2s')).toBe('7s 7h 7d Kd Kc');
  expect(shown(any, 'As 2h', '3d 4c 5s Kh Kd')).toBe('5s 4c 3d 2h As');
  expect(RANKS.every((rank) => any.name(any.best([(rank * 4) as Face], [])).ranks[0] === rank)).toBe(true);
});

/** `best` and `five` against every selection the rule allows. */
function agrees(ranking: Ranking, use: Use, sizes: { hole: number; board: number; hands: number }): void {
  const deal = dealer(sizes.hole * 10 + sizes.board);
  const bounds = {
    any: { least: 0, most: 5 },
    'exactly-two': { least: 2, most: 2 },
    'exactly-three': { least: 3, most: 3 },
    'at-most-two': { least: 0, most: 2 },
  };
  for (let i = 0; i < sizes.hands; i++) {
    const cards = deal(sizes.hole + sizes.board);
    const [hole, board] = [cards.slice(0, sizes.hole), cards.slice(sizes.hole)];
    const scores = fives({ hole, board }, bounds[use]).map((five) => [referenceHigh(five), five] as const);
    const [score, best] = scores.reduce((one, other) => (other[0] > one[0] ? other : one));
    expect(ranking.best(hole, board)).toBe(any.best(best, []));
    if (i % 10 !== 0) continue;
    const five = ranking.five(hole, board);
    expect(scores.some(([, other]) => five.every((card) => other.includes(card)))).toBe(true);
    expect([new Set(five).size, referenceHigh(five)]).toEqual([5, score]);
  }
}
