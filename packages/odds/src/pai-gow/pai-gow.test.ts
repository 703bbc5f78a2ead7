// Pai-Gow Poker: the house way line by line, and house way against house way.
import { faces } from 'baraja';
import { rankingNamed } from 'baraja/hands';
import { describe, expect, test } from 'vitest';
import { toNumber } from '../exact/fraction.js';
import { Xoshiro } from '../exact/xoshiro.js';
import { backOf, frontOf, houseWay, isFrontPair, quickWay, samplePaiGow } from './index.js';
import { eachKind } from './kinds.js';
import { Comparison, Sets } from './versus.js';

const way = houseWay({ wheel: 'lowest' });
const { name } = rankingNamed('high-joker-bug');
const LETTERS = '23456789TJQKA';

/** 'KK' or 'A9', and what stays behind. */
function set(text: string): [front: string, back: string] {
  const done = way(Uint8Array.from(faces(text)), 0);
  const front = frontOf(done);
  const { category } = name(backOf(done));
  if (isFrontPair(front)) return [LETTERS[front - 78]!.repeat(2), category];
  for (let high = 1; high < 13; high++) {
    for (let low = 0; low < high; low++) {
      if ((high * (high - 1)) / 2 + low === front) return [`${LETTERS[high]}${LETTERS[low]}`, category];
    }
  }
  throw new Error(`no front ${front}`);
}

describe('AMB-SNK-53 the house way', () => {
  test.each([
    // (1) Five aces.
    ['As Ad Ac Ah Jo Kd Kc', 'KK', 'five-of-a-kind'],
    ['As Ad Ac Ah Jo Qd Qc', 'AA', 'full-house'],
    ['As Ad Ac Ah Jo 3d 4d', 'AA', 'three-of-a-kind'],
    // (2) Four of a kind.
    ['7s 7d 7c 7h 4d 4c 9c', '44', 'four-of-a-kind'],
    ['7s 7d 7c 7h 4d 4c 4h', '44', 'four-of-a-kind'],
    ['Js Jd Jc Jh 3d 4d 9c', 'JJ', 'pair'],
    ['7s 7d 7c 7h Kd 4d 9c', 'K9', 'four-of-a-kind'],
    ['7s 7d 7c 7h Qd 4d 9c', '77', 'pair'],
    ['6s 6d 6c 6h Qd 4d 9c', 'Q9', 'four-of-a-kind'],
    ['As Ad Ac Jo Qd 4d 9c', 'AA', 'pair'],
    // (3) Two trips, (4) full houses, (5) three pairs.
    ['9s 9d 9c 5s 5d 5c 2h', '99', 'three-of-a-kind'],
    ['9s 9d 9c 5s 5d Kc 2h', '55', 'three-of-a-kind'],
    ['9s 9d 9c 5s 5d Kc Kh', 'KK', 'full-house'],
    ['9s 9d 4c 4s 5d 5c Kh', '99', 'two-pair'],
    // (6) Two pairs.
    ['Js Jd 3h 3c Ad 6s 8s', '33', 'pair'],
    ['Ts Td 3h 3c Ad 6s 8s', 'A8', 'two-pair'],
    ['Ts Td 3h 3c Kd 6s 8s', '33', 'pair'],
    ['6s 6d 3h 3c Kd 9s 8s', 'K9', 'two-pair'],
    ['6s 6d 3h 3c Qd 9s 8s', '33', 'pair'],
    ['Js Jd Th Tc Qd Ks As', 'TT', 'pair'],
    // (7) Straights and flushes.
    ['2d 2h 3d 6d 7d 8d Td', '22', 'flush'],
    ['9s 8d 7h 6c 5d 2s Ks', 'K2', 'straight'],
    ['9s 8d 7h 6c 5d 4s Ks', 'K9', 'straight'],
    ['Ks Kd Th Jc Qd 6s As', 'AQ', 'pair'],
    ['Js Jd Qs 8s 7s 2s Ad', 'AJ', 'flush'],
    ['9s 9d Qs 8s 7s 2s Ad', 'A9', 'flush'],
    ['4h 5s 6d 7h Jo Kc 2d', 'K7', 'straight'],
    ['4h 5s 6d 7h Jo Kc Jd', 'KJ', 'straight'],
    // (8) Trips, (9) one pair, (10) none.
    ['As Ad Ac 9s 7d 4c 2h', 'A9', 'pair'],
    ['9s 9d 9c As 7d 4c 2h', 'A7', 'three-of-a-kind'],
    ['9s 9d Kc As 7d 4c 2h', 'AK', 'pair'],
    ['Jo 9d Kc As 7d 4c 2h', 'K9', 'pair'],
    ['Qs 9d Kc As 7d 4c 2h', 'KQ', 'high-card'],
    ['Jo Qs 9d 7c 6h 3s 2d', 'Q9', 'high-card'],
  ])('%s: %s in front, %s behind', (cards, front, back) => {
    expect(set(cards)).toEqual([front, back]);
  });
  test('SNK-PGP-9 the sheet’s own example', () => {
    expect(set('2d 2h 3d 6d 7d 8d Td')).toEqual(['22', 'flush']);
  });
  test('by look-up as by hand', () => {
    const quick = quickWay({ wheel: 'lowest' });
    const random = new Xoshiro(3);
    const pack = Uint8Array.from({ length: 53 }, (_, card) => card);
    for (let deal = 0; deal < 60_000; deal++) {
      random.draw(pack, 7);
      expect(quick.set(pack, 0)).toBe(way(pack, 0));
    }
  });
  test('AMB-SNK-30 a wheel stands second by the switch, and lowest without', () => {
    const back = (wheel: 'lowest' | 'second', text: string) =>
      backOf(houseWay({ wheel })(Uint8Array.from(faces(text)), 0));
    const [wheel, king, ace] = ['Ks Ah 2s 3d 4c 5d 9h', 'Ks Qh Jd Tc 9s 3d 2h', 'As Kh Qd Jc Ts 3d 2h'];
    expect(back('lowest', wheel)).toBeLessThan(back('lowest', king));
    expect(back('second', wheel)).toBeGreaterThan(back('second', king));
    expect(back('second', wheel)).toBeLessThan(back('second', ace));
  });
});

describe('kinds of card sets', () => {
  test.each([
    [1, 14, 53],
    [2, 182, 1_378],
    [4, 18_187, 292_825],
    [5, 150_891, 2_869_685],
  ])('%i cards: %i kinds stand for %i sets', (size, kinds, sets) => {
    let [found, like] = [0, 0];
    eachKind(size, (kind) => {
      found++;
      like += kind.like;
    });
    expect([found, like]).toEqual([kinds, sets]);
  });
});

describe('house way against house way', () => {
  const sets = new Sets(quickWay({ wheel: 'lowest' }));
  test('hands that hold certain cards, compared as if one by one', () => {
    const comparison = new Comparison(sets);
    for (const held of ['As Kd 9h 9c 4s', 'Jo 8d 8h 7h 2h', 'Th Jh Qh 3c 3d']) {
      const cards = Uint8Array.from(faces(held));
      const rest = Array.from({ length: 53 }, (_, card) => card).filter((card) => !cards.includes(card));
      const done = rest.flatMap((a, i) => rest.slice(i + 1).map((b) => way(Uint8Array.from([...cards, a, b]), 0)));
      const counted = { higher: 0n, fronts: 0n, backs: 0n, both: 0n };
      for (const mine of done) {
        for (const other of done) {
          const [front, back] = [frontOf(mine) - frontOf(other), backOf(mine) - backOf(other)];
          if (front > 0 && back > 0) counted.higher++;
          if (front === 0) counted.fronts++;
          if (back === 0) counted.backs++;
          if (front === 0 && back === 0) counted.both++;
        }
      }
      expect(comparison.holding({ cards, like: 1 })).toEqual(counted);
    }
  });
  test('SNK-PGP-10 SNK-PGP-11 SNK-PGP-12 AMB-SNK-29 a sample agrees with the count: 29.1195 % won, 40.4969 pushed, 30.3836 lost', () => {
    const sample = samplePaiGow({ wheel: 'lowest' }, 'banker', { deals: 200_000, seed: 11 });
    const near = (share: number, counted: number): void =>
      expect(Math.abs(share - counted)).toBeLessThan(4 * Math.sqrt((counted * (1 - counted)) / 200_000));
    near(toNumber(sample.win), 0.29119505);
    near(toNumber(sample.lose), 0.30383628);
    near(toNumber(sample.push), 0.40496867);
    near(toNumber(sample.frontCopy), 0.024914);
    expect(Math.abs(toNumber(sample.bankerEdge) - 0.01264123)).toBeLessThan(4 * sample.standardError);
  });
  test('AMB-SNK-29 where copies push nobody has an edge', () => {
    const sample = samplePaiGow({ wheel: 'lowest' }, 'push', { deals: 100_000, seed: 12 });
    expect(Math.abs(toNumber(sample.bankerEdge))).toBeLessThan(4 * sample.standardError);
  });
});
