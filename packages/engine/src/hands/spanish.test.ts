// Spanish Poker's hands: the forty-one cards counted whole, and a hundred thousand hands against a reference that tries every card
// the joker could be.
import { describe, expect, test } from 'vitest';
import {
  type Face,
  face,
  faces,
  isJoker,
  JOKER,
  pack41,
  printFaces,
  type Rank,
  rankOf,
  suitOf,
} from '../cards/index.js';
import { type Category, LADDERS, rankingNamed } from './index.js';

const spanish = rankingNamed('high-joker-wild-spanish');
const withWheel = rankingNamed('high-joker-wild-spanish-wheel');

/** How many of all 749,398 hands are what. */
function counted(ranking: typeof spanish): Record<string, number> {
  const byValue = new Uint32Array(1 << 14);
  const hand = new Uint8Array(5);
  const lay = (from: number, place: number): void => {
    for (let card = from; card < pack41.length - 4 + place; card++) {
      hand[place] = pack41[card]!;
      if (place === 4) byValue[ranking.value5(hand, 0)]!++;
      else lay(card + 1, place + 1);
    }
  };
  lay(0, 0);
  const found: Record<string, number> = {};
  byValue.forEach((count, value) => {
    if (count === 0) return;
    const { category } = ranking.name(value);
    found[category] = (found[category] ?? 0) + count;
  });
  return found;
}

/** G-1. */
const COUNTS = {
  'five-of-a-kind': 10,
  'royal-flush': 24,
  'straight-flush': 100,
  'four-of-a-kind': 1_800,
  flush: 1_724,
  'full-house': 3_780,
  straight: 12_420,
  'three-of-a-kind': 57_600,
  'two-pair': 51_840,
  pair: 369_180,
  'high-card': 250_920,
};
const ALL = 749_398;

/** What a dollar at these odds costs its player, as a share of it. */
const edge = (counts: Record<string, number>, odds: Readonly<Record<string, number>>): number => {
  const back = Object.entries(odds).reduce((sum, [kind, to]) => sum + (to + 1) * counts[kind]!, 0);
  return 1 - back / ALL;
};
const DOS_PARES = {
  'five-of-a-kind': 200,
  'royal-flush': 100,
  'straight-flush': 50,
  'four-of-a-kind': 25,
  flush: 10,
  'full-house': 9,
  straight: 7,
  'three-of-a-kind': 5,
  'two-pair': 2,
};

describe('G-1 all hands of forty-one cards', () => {
  const counts = counted(spanish);
  test('as often as the sheet’s odds need', () => {
    expect(counts).toEqual(COUNTS);
    expect(Object.values(counts).reduce((a, b) => a + b)).toBe(ALL);
  });
  test('AMB-SPAN-01 the printed edges of Dos Pares come out, and only without the wheel', () => {
    expect(edge(counts, DOS_PARES)).toBeCloseTo(0.047798, 6);
    expect(edge(counts, { ...DOS_PARES, 'full-house': 8 })).toBeCloseTo(0.052842, 6);
    const wheel = counted(withWheel);
    expect(wheel).toEqual({
      ...COUNTS,
      'straight-flush': 120,
      flush: 1_704,
      straight: 14_448,
      pair: 368_172,
      'high-card': 249_900,
    });
    expect(edge(wheel, DOS_PARES)).toBeCloseTo(0.02508, 5);
    expect(edge(wheel, { ...DOS_PARES, 'full-house': 8 })).toBeCloseTo(0.03013, 5);
  });
  test('AMB-SPAN-03 three tray awards with the stake back return the printed 43.76 %', () => {
    const award = { 'straight-flush': 150, 'four-of-a-kind': 100, flush: 75 } as const;
    const back = (Object.keys(award) as (keyof typeof award)[]).reduce(
      (sum, k) => sum + (award[k] + 1) * counts[k]!,
      0,
    );
    expect(back).toBe(327_924);
    expect(back / ALL).toBeCloseTo(0.437583, 6);
  });
});

describe('what beats what', () => {
  const worth = (cards: string, ranking = spanish): number => ranking.best(faces(cards), []);
  const kind = (cards: string): Category => spanish.name(worth(cards)).category;
  const falls = (...hands: readonly string[]): void => {
    for (let i = 1; i < hands.length; i++) expect(worth(hands[i - 1]!), hands[i]).toBeGreaterThan(worth(hands[i]!));
  };
  const as = (cards: string): string => printFaces([spanish.jokerAs(faces(cards), [])!]);

  test('SPAN-RANK-1 the list as it is printed', () => {
    expect(LADDERS.spanish).toEqual(Object.keys(COUNTS));
    falls(
      '2s 2h 2d 2c Jo',
      '7s Js Qs Ks As',
      '6s 7s Js Qs Ks',
      '4s 4h 4d 4c 2s',
      '2s 3s 4s 5s 7s',
      'As Ah Ad Ks Kh',
      '7h Jd Qs Kc As',
      'As Ah Ad Ks Qh',
      'As Ah Ks Kh Qd',
      'As Ah Ks Qh Jd',
      'As Kh Qd Jc 6s',
    );
  });
  test('SPAN-RANK-2 a flush beats a full house', () => falls('2s 3s 4s 5s 7s', 'As Ah Ad Ks Kh'));
  test('SPAN-RANK-3 a joker in a flush is the ace, or the highest card not held', () => {
    expect(as('2s 4s 6s Ks Jo')).toBe('As');
    expect(as('As Ks 4s 2s Jo')).toBe('Qs');
    expect(worth('2s 4s 6s Ks Jo')).toBe(worth('2h 4h 6h Kh Ah'));
  });
  test('SPAN-RANK-4, AMB-SPAN-20 the jack follows the seven: six straights, and the higher one with the joker', () => {
    expect(kind('5s 6h 7d Jc Qs')).toBe('straight');
    expect(kind('5s 6s 7s Js Qs')).toBe('straight-flush');
    falls('7s Jh Qd Kc As', '6s 7h Jd Qc Ks', '5s 6h 7d Jc Qs', '4s 5h 6d 7c Js', '3s 4h 5d 6c 7s', '2s 3h 4d 5c 6s');
    expect(as('5s 6h 7d Jc Jo')).toMatch(/^Q/);
    expect(as('4s 5h 6d 7c Jo')).toMatch(/^J/);
    expect(as('6s 7h Jd Kc Jo')).toMatch(/^Q/);
  });
  test('AMB-SPAN-01 A-2-3-4-5 is ace high, unless the house counts it', () => {
    expect(kind('As 2h 3d 4c 5s')).toBe('high-card');
    expect(withWheel.name(worth('As 2h 3d 4c 5s', withWheel))).toEqual({ category: 'straight', ranks: [3] });
    expect(printFaces(withWheel.five(faces('As 2h 3d 4c 5s'), []))).toBe('5s 4c 3d 2h As');
  });
  test('SPAN-RANK-5 a royal flush with all five, or with any four and the joker', () => {
    const royal = faces('7d Jd Qd Kd Ad');
    expect(spanish.name(spanish.best(royal, [])).category).toBe('royal-flush');
    for (const card of royal) {
      const hand = royal.map((one) => (one === card ? JOKER : one));
      expect(spanish.best(hand, [])).toBe(spanish.best(royal, []));
      expect(spanish.jokerAs(hand, [])).toBe(card);
    }
  });
  test('SPAN-GEN-2 the joker is any card', () => {
    expect(kind('Ks Kh 4d 4c Jo')).toBe('full-house');
    expect(kind('Ks Qh 6d 2c Jo')).toBe('pair');
    expect(kind('5s 5h 5d 5c Jo')).toBe('five-of-a-kind');
  });
  test('AMB-SPAN-21 the whole hand decides, the joker at the rank it stands for', () => {
    falls('Ks Kh Qd Jc 5s', 'Ks Kh Qd Jc 4s', 'Ks Jo Qd 7c 5s');
    expect(worth('Ks Jo Qd 7c 5s')).toBe(worth('Kh Kd Qs 7h 5d'));
  });
});

describe('against the reference', () => {
  const RUN = '234567JQKA';
  const place = (rank: Rank): number => RUN.indexOf('23456789TJQKA'[rank]!);
  const KINDS = Object.keys(COUNTS).reverse();
  /** A hand without a joker, as the sheet reads: the kind, and then the ranks from the most frequent and highest down. */
  function score(five: readonly Face[]): number {
    const ranks = five.map(rankOf);
    const times = (rank: Rank): number => ranks.filter((other) => other === rank).length;
    const sorted = [...ranks].sort((a, b) => times(b) - times(a) || b - a);
    const shape = sorted.map(times).join('');
    const places = ranks.map(place).sort((a, b) => a - b);
    const straight = shape === '11111' && places[4]! - places[0]! === 4;
    const flush = five.every((card) => suitOf(card) === suitOf(five[0]!));
    const byShape = {
      '55555': 'five-of-a-kind',
      '44441': 'four-of-a-kind',
      '33322': 'full-house',
      '33311': 'three-of-a-kind',
      '22221': 'two-pair',
      '22111': 'pair',
      '11111': 'high-card',
    } as const;
    let kind: string = byShape[shape as keyof typeof byShape];
    if (straight) kind = 'straight';
    if (flush && shape === '11111') kind = straight ? (places[4] === 9 ? 'royal-flush' : 'straight-flush') : 'flush';
    return sorted.reduce((sum, rank) => sum * 13 + rank, KINDS.indexOf(kind));
  }
  function reference(five: readonly Face[]): number {
    const rest = five.filter((card) => !isJoker(card));
    if (rest.length === 5) return score(rest);
    const fifth = rest.every((card) => rankOf(card) === rankOf(rest[0]!)) ? [rest[0]!] : [];
    const mayBe = pack41.filter((card) => !isJoker(card) && !rest.includes(card));
    return Math.max(...[...mayBe, ...fifth].map((card) => score([...rest, card])));
  }

  test('a hundred thousand hands, many with the joker, stand in the same order', () => {
    const byValue = new Map<number, number>();
    const note = (hand: readonly Face[]): void => {
      const value = spanish.best(hand, []);
      const ref = reference(hand);
      const before = byValue.get(value);
      if (before !== undefined && before !== ref) throw new Error(`${printFaces(hand)} ties with another hand`);
      byValue.set(value, ref);
    };
    const ordinary = pack41.filter((card) => !isJoker(card));
    for (let a = 0; a < 40; a++)
      for (let b = a + 1; b < 40; b++)
        for (let c = b + 1; c < 40; c++)
          for (let d = c + 1; d < 40; d++) {
            const four = [ordinary[a]!, ordinary[b]!, ordinary[c]!, ordinary[d]!];
            if ((a + b + c + d) % 8 === 0 || d % 5 === 0) note([...four, JOKER]);
            if (d < 39) note([...four, ordinary[d + 1 + ((a + b * 7 + c * 3) % (39 - d))]!]);
          }
    const order = [...byValue].sort(([a], [b]) => a - b).map(([, ref]) => ref);
    for (let i = 1; i < order.length; i++) expect(order[i]!).toBeGreaterThan(order[i - 1]!);
    expect(order.length).toBeGreaterThan(2_100); // of the 2,254 classes there are
  });
  test('SPAN-GEN-1 forty-one cards: no eights, nines or tens, one joker', () => {
    expect(pack41).toHaveLength(41);
    expect(pack41.filter(isJoker)).toHaveLength(1);
    for (const suit of [0, 1, 2, 3] as const)
      expect(pack41.filter((card) => !isJoker(card) && suitOf(card) === suit).map(rankOf)).toEqual([
        0, 1, 2, 3, 4, 5, 9, 10, 11, 12,
      ]);
    for (const rank of [6, 7, 8] as const) expect(pack41).not.toContain(face({ rank, suit: 0 }));
  });
});
