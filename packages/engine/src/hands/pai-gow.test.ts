// Pai gow: what is a foul hand, what beats what in front, and the house way line by line and over every class of seven cards.
import { describe, expect, test } from 'vitest';
import { type Face, face, faces, JOKER, printFaces, rankOf, type Suit, suitOf } from '../cards/index.js';
import { compareSets, houseWay, isFoul, rankingNamed } from './index.js';
import { eachFlushClass, eachRankClass } from './test/pai-gow-classes.js';
import { dealer } from './test/reference.js';

const ranking = rankingNamed('high-joker-bug');
const set = (low: string, high: string) => ({ low: faces(low), high: faces(high) });
/** What the house puts in front, highest first, joker first of all. */
const front = (seven: string): string => printFaces([...houseWay(ranking, faces(seven)).low].sort((a, b) => b - a));

describe('two hands', () => {
  test('SNK-PGP-8, AMB-SNK-33 the two cards must rank lower than the five', () => {
    expect(isFoul(ranking, set('Ks Qs', 'Kh Qh 9d 4c 3s'))).toBe(false);
    expect(isFoul(ranking, set('As Ks', 'Qh Jh 9d 4c 3s'))).toBe(true);
    expect(isFoul(ranking, set('Ks Qs', 'Kh Jh 9d 4c 3s'))).toBe(true);
    expect(isFoul(ranking, set('9s 9h', 'As Kh Qd 4c 3s'))).toBe(true);
    expect(isFoul(ranking, set('9s 9h', '9d 9c Qd 4c 3s'))).toBe(false);
    expect(isFoul(ranking, set('As Ah', '2s 2h 3d 3c 4s'))).toBe(false);
  });
  test('AMB-SNK-28 the joker is an ace in front; five aces are the best hand behind', () => {
    expect(ranking.best(faces('Jo Ks'), [])).toBe(ranking.best(faces('As Kh'), []));
    expect(ranking.best(faces('Jo As'), [])).toBe(ranking.best(faces('Ad Ah'), []));
    expect(ranking.best(faces('Jo As Ah Ad Ac'), [])).toBeGreaterThan(ranking.best(faces('As Ks Qs Js Ts'), []));
  });
  test('SNK-PGP-2 the joker completes a straight, a flush or a straight flush, and is an ace otherwise', () => {
    const kind = (five: string): string => ranking.name(ranking.best(faces(five), [])).category;
    expect(kind('2s 4s Js Qs Jo')).toBe('flush');
    expect(kind('4h 5s 6d 7h Jo')).toBe('straight');
    expect(kind('4h 5h 6h 7h Jo')).toBe('straight-flush');
    expect(kind('Kh Ks 9d 4c Jo')).toBe('pair');
    expect(kind('Ah Ks 9d 4c Jo')).toBe('pair');
  });
  test('AMB-SNK-31 front against front, back against back', () => {
    const mine = set('As Ks', '9h 9d 5c 4c 3s');
    expect(compareSets(ranking, mine, set('Ah Qs', 'Th Td 5d 4d 3h'))).toEqual({ low: 1, high: -1 });
    expect(compareSets(ranking, mine, set('Ah Kh', '9s 9c 5d 4d 3h'))).toEqual({ low: 0, high: 0 });
  });
  test('AMB-SNK-30 A-2-3-4-5 is the lowest straight, or by the switch the second highest', () => {
    const second = rankingNamed('high-joker-bug-wheel-second');
    const order = (r: typeof ranking) =>
      ['As Kd Qh Jc Ts', 'Ks Qd Jh Tc 9s', 'As 2d 3h 4c 5s', '6s 2d 3h 4c 5s'].sort(
        (a, b) => r.best(faces(b), []) - r.best(faces(a), []),
      );
    expect(order(ranking).at(-1)).toBe('As 2d 3h 4c 5s');
    expect(order(second)[1]).toBe('As 2d 3h 4c 5s');
    const suited = second.best(faces('As 2s 3s 4s 5s'), []);
    expect(suited).toBeGreaterThan(second.best(faces('Ks Qs Js Ts 9s'), []));
    expect(suited).toBeLessThan(second.best(faces('As Ks Qs Js Ts'), []));
    expect(second.name(suited)).toEqual({ category: 'straight-flush', ranks: [3] });
  });
});

describe('AMB-SNK-53 the house way', () => {
  test('SNK-PGP-9 the sheet’s own example: the flush behind, the twos in front', () => {
    const { low, high } = houseWay(ranking, faces('2d 2h 3d 6d 7d 8d Td'));
    expect(printFaces(low)).toBe('2d 2h');
    expect(ranking.name(ranking.best(high, [])).category).toBe('flush');
    expect(printFaces([...high].sort((a, b) => a - b))).toBe('3d 6d 7d 8d Td');
  });
  const lines: readonly (readonly [string, string, string])[] = [
    ['1 five aces, kings paired', 'As Ah Ad Ac Jo Ks Kh', 'Ks Kh'],
    ['1 five aces, else', 'As Ah Ad Ac Jo Qs Kh', 'Jo As'],
    ['2 quads with a pair', '6s 6h 6d 6c 9s 9h Ac', '9s 9h'],
    ['2 quads with trips', '6s 6h 6d 6c 9s 9h 9d', '9s 9h'],
    ['2 jacks split', 'Js Jh Jd Jc As Kh 2c', 'Js Jh'],
    ['2 sevens keep with a king', '7s 7h 7d 7c Ks 4h 2c', 'Ks 4h'],
    ['2 tens split without', 'Ts Th Td Tc Qs 4h 2c', 'Ts Th'],
    ['2 sixes keep', '6s 6h 6d 6c Qs 4h 2c', 'Qs 4h'],
    ['2 three aces and the joker split', 'As Ah Ad Jo Qs 4h 2c', 'Jo As'],
    ['3 two trips', 'Qs Qh Qd 5s 5h 5d Ac', 'Qs Qh'],
    ['4 a full house', 'Qs Qh Qd 5s 5h 3d Ac', '5s 5h'],
    ['4 trips and two pairs', 'Qs Qh Qd 5s 5h 9d 9c', '9d 9c'],
    ['5 three pairs', 'Qs Qh 9d 9c 5s 5h Ac', 'Qs Qh'],
    ['6 jacks split', 'Js Jh 4d 4c As 9h 2c', '4d 4c'],
    ['6 tens keep behind an ace', 'Ts Th 4d 4c As 9h 2c', 'As 9h'],
    ['6 sevens split without', '7s 7h 4d 4c Ks 9h 2c', '4d 4c'],
    ['6 sixes keep behind a king', '6s 6h 4d 4c Ks 9h 2c', 'Ks 9h'],
    ['6 threes split without', '3s 3h 2d 2c Qs 9h 7c', '2d 2c'],
    ['6 even with a flush', 'Js Jh 4s 4c As 9s 2s', '4s 4c'],
    ['7 the highest front that leaves the straight', '9s 8h 7d 6c 5s As Kh', 'As Kh'],
    ['7 a longer straight gives its top away', 'Ts 9h 8d 7c 6s 5h Kd', 'Kd Ts'],
    ['7 a pair in front of it', '9s 8h 7d 6c 5s Ks Kh', 'Ks Kh'],
    ['7 an ace before a pair of kings', 'As Kh Kd Jc Ts 9h 8d', 'As Jc'],
    ['8 aces give one', 'As Ah Ad Kc 9s 5h 2d', 'As Kc'],
    ['8 others stay', 'Qs Qh Qd Kc 9s 5h 2d', 'Kc 9s'],
    ['9 one pair', '9s 9h Ad Kc 7s 5h 2d', 'Ad Kc'],
    ['10 no pair', 'As Qh Jd 9c 7s 5h 2d', 'Qh Jd'],
    ['10 the joker as an ace', 'Jo Qh Jd 8c 7s 4h 2d', 'Qh Jd'],
  ];
  test.each(lines)('line %s', (_line, seven, expected) => {
    const sorted = (text: string): string => printFaces([...faces(text)].sort((a, b) => b - a));
    const got = front(seven);
    // Of equal ranks any suits will do where nothing is left better for it.
    const ranks = (text: string): string => text.replace(/[cdhs]/g, '').replace('Jo', 'A');
    expect(ranks(got)).toBe(ranks(sorted(expected)));
  });
  test('among equal choices the best hand stays behind', () => {
    // Either nine may go in front with its brother; the flush stays.
    const { high } = houseWay(ranking, faces('As Ks 9s 9h 4s 2s Jo'));
    expect(ranking.name(ranking.best(high, [])).category).not.toBe('high-card');
  });

  /** Sets a hand of one class in `every`, and adds up how many deals all of them stand for. */
  function provenOver(r: typeof ranking, every: number): { classes: number; deals: number; flushes: number } {
    const sum = { classes: 0, deals: 0, flushes: 0 };
    const check = (seven: readonly Face[]): void => {
      if (sum.classes++ % every !== 0) return;
      const way = houseWay(r, seven);
      if (isFoul(r, way)) throw new Error(`foul: ${printFaces(way.low)} before ${printFaces(way.high)}`);
      if (way.low.length !== 2 || way.high.length !== 5) throw new Error(printFaces(seven));
    };
    eachRankClass((seven, deals) => {
      check(seven);
      sum.deals += deals;
    });
    eachFlushClass((seven, deals) => {
      check(seven);
      sum.flushes += deals;
    });
    return sum;
  }
  test('SNK-PGP-13 it never sets a foul hand, over all 154,143,080 deals: one of every class is set', () => {
    const hands = (cards: number, of: number): number =>
      Array.from({ length: cards }, (_, i) => (of - i) / (i + 1)).reduce((product, part) => product * part, 1);
    const suited = (joker: number): number =>
      4 * [5, 6, 7].reduce((sum, n) => sum + hands(n - joker, 13) * hands(7 - n, 39), 0);
    expect(provenOver(ranking, 1)).toEqual({
      classes: 49_205 + 18_395 + 224_653,
      deals: 154_143_080,
      flushes: Math.round(suited(0) + suited(1)),
    });
  });
  test.each([
    'high-joker-bug-wheel-second',
    'high-joker-bug-natural-first',
    'high-joker-bug-wheel-second-natural-first',
  ] as const)('SNK-PGP-13 nor by another reading, one class in 29: %s', (id) => {
    expect(provenOver(rankingNamed(id), 29).classes).toBe(292_253);
  });
  test('suits that make no flush are nothing to it: any other of a class is set with the same ranks', () => {
    const deal = dealer(9, 53);
    const ranks = ({ low }: { low: readonly Face[] }): string =>
      low
        .map((card) => (card === JOKER ? 12 : rankOf(card)))
        .sort((a, b) => a - b)
        .join();
    for (let i = 0; i < 3_000; i++) {
      const seven = deal(7);
      const turned = seven.map((card) =>
        card === JOKER ? card : face({ rank: rankOf(card), suit: ((suitOf(card) + 1 + (i % 3)) % 4) as Suit }),
      );
      const [one, other] = [houseWay(ranking, seven), houseWay(ranking, turned)];
      expect(ranks(one)).toBe(ranks(other));
      expect(ranking.best(one.high, [])).toBe(ranking.best(other.high, []));
    }
  });
  test('SNK-PGP-13 nor over hands as they are dealt, by either reading of the wheel', () => {
    const deal = dealer(53, 53);
    const second = rankingNamed('high-joker-bug-wheel-second');
    for (let i = 0; i < 6_000; i++) {
      const seven = deal(7);
      for (const r of [ranking, second]) expect(isFoul(r, houseWay(r, seven)), printFaces(seven)).toBe(false);
    }
  });
});
