// Qualifier lows: the houses' rules by name, the edges of eight and nine, and every use of the hole against all the fives it
// allows.

import { describe, expect, test } from 'vitest';
import { type Face, faces, pack52, printFaces, RANK_LETTERS, rankOf } from '../cards/index.js';
import { high, type LowTerms, low, type Ranking, type Use } from './index.js';
import { choose, dealer, fives, referenceLow } from './test/reference.js';

const plain = { use: 'any', straightsAndFlushes: 'ignored' } as const;
const eight = low({ ...plain, qualifier: 8 });
const nine = low({ ...plain, qualifier: 9 });
const omahaEight = low({ ...plain, qualifier: 8, use: 'exactly-two' });
const omahaNine = low({ ...plain, qualifier: 9, use: 'exactly-two' });

const holding = (ranking: Ranking, hole: string, board = ''): number => ranking.best(faces(hole), faces(board));
const shown = (ranking: Ranking, hole: string, board = ''): string =>
  printFaces(ranking.five(faces(hole), faces(board)));
const named = (ranking: Ranking, hole: string, board = ''): string => {
  const { category, ranks } = ranking.name(holding(ranking, hole, board));
  return [category, ...ranks.map((rank) => RANK_LETTERS.charAt(rank))].join(' ');
};

const WHEEL = '5s 4h 3d 2c As';

describe('what is a low', () => {
  test('SNK-HHL-3 a low must be eight or better', () => {
    expect(named(eight, '8s 7h 6d 5c 4s')).toBe('low 8 7 6 5 4');
    expect(holding(eight, '8s 7h 6d 5c 4s')).toBe(1);
    expect(holding(eight, '9s 4h 3d 2c As')).toBe(0);
    expect(named(eight, '9s 4h 3d 2c As')).toBe('none');
    expect(shown(eight, '9s 4h 3d 2c As')).toBe('');
    expect(named(eight, 'Ks Kh', '8d 5c 4s 2h Ad')).toBe('low 8 5 4 2 A');
    expect(holding(eight, 'Ks Kh', '9d 5c 4s 2h Ad')).toBe(0);
  });
  test('ROG-OHL-2 a low needs five cards nine or lower, the best is 5-4-3-2-A, the ace is low or high', () => {
    expect(named(omahaNine, '9s 8h Kd Kc', '7s 6h 5d Qc Qs')).toBe('low 9 8 7 6 5');
    expect(holding(omahaNine, '9s 8h Kd Kc', '7s 6h 5d Qc Qs')).toBe(1);
    expect(holding(omahaNine, 'Ts 8h Kd Kc', '7s 6h 5d Qc Qs')).toBe(0);
    expect(holding(omahaNine, 'As 2h Kd Kc', '3s 4h 5d Qc Qs')).toBe(126);
    expect(named(omahaNine, 'As 2h Kd Kc', '3s 4h 5d Qc Qs')).toBe('low 5 4 3 2 A');
    const omahaHigh = high({ use: 'exactly-two' });
    expect(omahaHigh.name(omahaHigh.best(faces('As Kh 3d 2c'), faces('Qs Jh Td 5c 4s')))).toEqual({
      category: 'straight',
      ranks: [12],
    });
    expect(named(omahaNine, 'As 2h 3d Kc', '4s 5h 6d Jc Qs')).toBe('low 6 5 4 2 A');
  });
  test('ROG-CPHL-G2 a low qualifies at nine, the best is 5-4-3-2-A, the ace is low or high', () => {
    expect(named(nine, '9s 4h', '3d 2c As Ks Kh')).toBe('low 9 4 3 2 A');
    expect(holding(nine, 'Ts 4h', '3d 2c As Ks Kh')).toBe(0);
    expect(holding(nine, WHEEL)).toBe(126);
    for (const five of choose([0, 4, 8, 12, 16, 20, 24, 28, 48] as Face[], 5)) {
      expect(nine.best(five, [])).toBeLessThanOrEqual(126);
      expect(nine.best(five, []) === 126).toBe(five.every((card) => [48, 0, 4, 8, 12].includes(card)));
    }
    const anyHigh = high({ use: 'any' });
    expect(anyHigh.name(anyHigh.best(faces('As Ah'), faces('2d 3c 4s 9h Kd'))).ranks[0]).toBe(12);
    expect(named(nine, 'As Ah', '2d 3c 4s 9h Kd')).toBe('low 9 4 3 2 A');
  });
  test('AMB-GEN-24 pairs never qualify: five different ranks are needed', () => {
    expect(holding(eight, 'As Ah 2d 3c 4s')).toBe(0);
    expect(holding(nine, '9s 9h 2d 3c 4s')).toBe(0);
    expect(holding(nine, 'As Ah', '2d 2c 3s 3h 4d')).toBe(0);
    expect(named(eight, 'As Ah', '2d 2c 3s 4h 5d')).toBe('low 5 4 3 2 A');
    expect(holding(omahaEight, 'As 2h Kd Kc', 'Ad 2c 3s 4h Qd')).toBe(0);
  });
  test('lows are compared from the highest card down', () => {
    const hands = [WHEEL, '6s 4h 3d 2c As', '6s 5h 3d 2c As', '6s 5h 4d 3c 2s', '7s 4h 3d 2c As', '7s 6h 5d 4c 3s'];
    const values = [...hands, '8s 4h 3d 2c As', '8s 7h 6d 5c 4s'].map((cards) => holding(eight, cards));
    expect(values).toEqual([...new Set(values)].sort((a, b) => b - a));
    expect(holding(nine, '9s 4h 3d 2c As')).toBeLessThan(holding(nine, '8s 7h 6d 5c 4s'));
  });
  test('a hand of fewer than five cards is no low yet', () => {
    expect(holding(eight, 'As 2h', '3d 4c')).toBe(0);
    expect(holding(omahaEight, 'As 2h 3d 4c', '5s 6h')).toBe(0);
    expect(holding(eight, '')).toBe(0);
  });
  test('a joker is refused', () => {
    expect(() => holding(eight, 'As 2h 3d 4c Jo')).toThrow('no joker');
  });
});

describe('straights and flushes', () => {
  const terms = { qualifier: 8, use: 'exactly-two' } as const;
  const spoilt = low({ ...terms, straightsAndFlushes: 'disqualify' });

  test('SNK-OHL-4 straights and flushes do not count, so the wheel is the best low; by the other reading they spoil it', () => {
    const [hole, board] = ['As 2s Kd Kc', '3s 4s 5s Qc Qd'];
    expect(named(omahaEight, hole, board)).toBe('low 5 4 3 2 A');
    expect(holding(omahaEight, hole, board)).toBe(56);
    expect(holding(spoilt, hole, board)).toBe(0);
    // Two other cards of the hole make a worse low that is neither straight nor flush.
    expect(named(spoilt, 'As 2s 7d Kc', '3s 4s 5s Qc Qd')).toBe('low 7 5 4 3 A');
    expect(named(spoilt, 'As 6s 2d Kc', '3s 4s 8s Qc Qd')).toBe('low 8 4 3 2 A');
    expect(shown(spoilt, 'As 6s 2d Kc', '3s 4s 8s Qc Qd')).toBe('8s 4s 3s 2d As');
  });
  test('a flush that another suit can break is no flush', () => {
    const anyCards = low({ ...terms, use: 'any', straightsAndFlushes: 'disqualify' });
    expect(holding(anyCards, 'As 2s', '3s 4s 7s')).toBe(0);
    expect(named(anyCards, 'As 2s', '3s 4s 7s 7d')).toBe('low 7 4 3 2 A');
    expect(named(anyCards, '5s 4h', '3d 2c As 7s 8h')).toBe('low 7 4 3 2 A');
    expect(holding(anyCards, '8s 7h 6d 5c 4s')).toBe(0);
    expect(holding(anyCards, '6s 5h 4d 3c 2s')).toBe(0);
  });
  test.each([8, 9] as const)('what is left qualifies in the same order, %i or better', (qualifier) => {
    const rest = low({ qualifier, use: 'any', straightsAndFlushes: 'disqualify' });
    const whole = low({ qualifier, use: 'any', straightsAndFlushes: 'ignored' });
    const hands = fivesOfRanks(qualifier).filter((five) => rest.best(five, []) > 0);
    expect(hands).toHaveLength(qualifier === 8 ? 52 : 121);
    const inOrder = (ranking: Ranking): Face[][] =>
      [...hands].sort((a, b) => ranking.best(a, []) - ranking.best(b, []));
    expect(inOrder(rest)).toEqual(inOrder(whole));
    expect(new Set(hands.map((five) => rest.best(five, [])))).toEqual(new Set(hands.map((_, i) => i + 1)));
  });
});

describe('which cards', () => {
  test('SNK-HHL-2 the same cards may serve high and low', () => {
    const anyHigh = high({ use: 'any' });
    const [hole, board] = ['As 2s', '3s 4s 5s Kh Kd'];
    expect(anyHigh.name(anyHigh.best(faces(hole), faces(board)))).toEqual({ category: 'straight-flush', ranks: [3] });
    expect(named(eight, hole, board)).toBe('low 5 4 3 2 A');
    expect(shown(eight, hole, board)).toBe(printFaces(anyHigh.five(faces(hole), faces(board))));
    agrees({ ...plain, qualifier: 8 }, { hole: 2, board: 5 });
  });
  test('SNK-HHL-8 by the catalogue page a low too takes exactly two of the hole', () => {
    expect(holding(eight, 'Ks Kh', WHEEL)).toBe(56);
    expect(holding(omahaEight, 'Ks Kh', WHEEL)).toBe(0);
    expect(holding(omahaEight, 'As Kh', '2d 3c 4s 5h 6d')).toBe(0);
    expect(named(omahaEight, 'As 8h', '2d 3c 4s 5h 6d')).toBe('low 8 4 3 2 A');
    agrees({ ...plain, qualifier: 8, use: 'exactly-two' }, { hole: 2, board: 5 });
  });
  test('SNK-OHL-2 exactly two of the four and three of the table make the low', () => {
    expect(holding(omahaEight, 'As 2h 3d 4c', '5s Kh Kd Qc Qs')).toBe(0);
    expect(holding(omahaEight, 'As Kh Kd Kc', '2s 3h 4d 5c 6s')).toBe(0);
    expect(named(omahaEight, 'As 2h 3d 4c', '5s 6h 8d Qc Qs')).toBe('low 8 6 5 2 A');
    agrees({ ...plain, qualifier: 8, use: 'exactly-two' }, { hole: 4, board: 5 });
  });
  test('SNK-OHL-12 different pairs of the hole may be used for high and low', () => {
    const omahaHigh = high({ use: 'exactly-two' });
    const [hole, board] = ['As 2h Ks Kh', '3d 4c 5s Kd Kc'];
    expect(printFaces(omahaHigh.five(faces(hole), faces(board)))).toMatch(/^Ks Kh Kd Kc/);
    expect(shown(omahaEight, hole, board)).toBe('5s 4c 3d 2h As');
  });
  test('ROG-OHL-5 two of the hole and three of the board each way, a different two if need be', () => {
    const omahaHigh = high({ use: 'exactly-two' });
    const [hole, board] = ['9s 2h Qs Qh', 'Ad 4c 5s Qd 4h'];
    expect(omahaHigh.name(omahaHigh.best(faces(hole), faces(board)))).toEqual({
      category: 'full-house',
      ranks: [10, 2],
    });
    expect(shown(omahaNine, hole, board)).toBe('9s 5s 4c 2h Ad');
    expect(holding(omahaNine, 'Qs Qh Qd 2c', 'As 3h 4d 5c 6s')).toBe(0);
    agrees({ ...plain, qualifier: 9, use: 'exactly-two' }, { hole: 4, board: 5 });
  });
  test('ROG-CPHL-G6 the board plus one, both or none of two cards', () => {
    const pineapple = low({ ...plain, qualifier: 9, use: 'at-most-two' });
    expect(named(pineapple, 'As 2h', '3d 4c 5s Kh Kd')).toBe('low 5 4 3 2 A');
    expect(named(pineapple, 'As Kh', '2d 3c 4s 5h Kd')).toBe('low 5 4 3 2 A');
    expect(named(pineapple, 'Ks Kh', WHEEL)).toBe('low 5 4 3 2 A');
    expect(holding(pineapple, 'As 2h 3d', '4c 5s Kh Kd Kc')).toBe(0);
    expect(holding(nine, 'As 2h 3d', '4c 5s Kh Kd Kc')).toBe(126);
    agrees({ ...plain, qualifier: 9, use: 'at-most-two' }, { hole: 2, board: 5 });
    agrees({ ...plain, qualifier: 9, use: 'at-most-two' }, { hole: 3, board: 5 });
    agrees({ ...plain, qualifier: 9, use: 'at-most-two' }, { hole: 3, board: 3 });
  });
  test.each(['any', 'exactly-two', 'at-most-two'] as const)('%s, straights and flushes disqualified', (use) => {
    const sizes = use === 'exactly-two' ? { hole: 4, board: 5 } : { hole: 3, board: 5 };
    agrees({ qualifier: 9, use, straightsAndFlushes: 'disqualify' }, sizes);
    agrees({ qualifier: 8, use, straightsAndFlushes: 'disqualify' }, sizes);
  });
});

describe('how many', () => {
  test.each([
    [8, 56, 57344],
    [9, 126, 129024],
  ] as const)('%i or better: %i lows, %i hands of five', (qualifier, classes, hands) => {
    const ranking = low({ ...plain, qualifier });
    const values = fivesOfRanks(qualifier).map((five) => ranking.best(five, []));
    expect(new Set(values)).toEqual(new Set(Array.from({ length: classes }, (_, i) => i + 1)));
    // Each of the five cards may be of any suit.
    expect(values.length * 4 ** 5).toBe(hands);
    expect(ranking.name(classes)).toEqual({ category: 'low', ranks: [3, 2, 1, 0, 12] });
  });
  test('every eight-or-better is among the best nine-or-betters', () => {
    for (const five of fivesOfRanks(8)) expect(nine.best(five, [])).toBe(eight.best(five, []) + 70);
  });
  test('rankings are known by their ids', () => {
    const spoilt = low({ qualifier: 9, use: 'at-most-two', straightsAndFlushes: 'disqualify' });
    expect([eight, omahaNine, spoilt].map(({ id }) => id)).toEqual([
      'low-8',
      'low-9-exactly-two',
      'low-9-at-most-two-no-straights-or-flushes',
    ]);
  });
});

/** One hand for each five ranks up to the qualifier, in suits that make no flush. */
function fivesOfRanks(qualifier: number): Face[][] {
  const low = pack52.filter((card) => rankOf(card) === 12 || rankOf(card) <= qualifier - 2);
  const mixed = low.filter((card) => (card & 3) === (rankOf(card) & 3));
  return choose(mixed, 5);
}

/** `best` and `five` against every selection the rule allows, over hands rich in low cards. */
function agrees(terms: LowTerms, sizes: { hole: number; board: number }): void {
  const ranking = low(terms);
  const { qualifier } = terms;
  const spoilt = terms.straightsAndFlushes === 'disqualify';
  const bounds: Record<Use, { least: number; most: number }> = {
    any: { least: 0, most: 5 },
    'exactly-two': { least: 2, most: 2 },
    'exactly-three': { least: 3, most: 3 },
    'at-most-two': { least: 0, most: 2 },
  };
  const deal = dealer(sizes.hole * 10 + sizes.board + qualifier);
  let qualified = 0;
  for (let i = 0; i < 500; i++) {
    const cards = deal(52)
      .filter((card) => rankOf(card) === 12 || rankOf(card) < 9)
      .slice(0, sizes.hole + sizes.board);
    const [hole, board] = [cards.slice(0, sizes.hole), cards.slice(sizes.hole)];
    const allowed = fives({ hole, board }, bounds[terms.use]);
    const score = (five: readonly Face[]): number => referenceLow(five, { qualifier, spoilt });
    const best = allowed.reduce((one, other) => (score(other) > score(one) ? other : one));
    const five = ranking.five(hole, board);
    if (score(best) === 0) expect([ranking.best(hole, board), five]).toEqual([0, []]);
    else {
      qualified++;
      expect(ranking.name(ranking.best(hole, board)).ranks).toEqual(five.map(rankOf));
      expect([new Set(five).size, score(five)]).toEqual([5, score(best)]);
      expect(allowed.some((other) => five.every((card) => other.includes(card)))).toBe(true);
    }
  }
  expect(qualified).toBeGreaterThan(50);
}
