// High hands with a joker: the houses' orders by name, and hands of fewer and more than five cards.

import { describe, expect, test } from 'vitest';
import { faces, JOKER, printFace, printFaces, RANK_LETTERS } from '../cards/index.js';
import { type FiveRanking, LADDERS, rankingNamed } from './index.js';
import { dealer, fives } from './test/reference.js';

/** The sheets' lists, highest first. */
const JALISCO = [
  'five-of-a-kind',
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'double-ace-flush',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const;
const USUAL = JALISCO.filter((kind) => kind !== 'double-ace-flush');
const VEN = ['royal-flush', 'five-of-a-kind', ...USUAL.slice(2)] as const;

const jalisco = rankingNamed('high-joker-wild-double-ace');
const ven = rankingNamed('high-joker-wild-royal-first');
const usual = rankingNamed('high-joker-wild');
const bug = rankingNamed('high-joker-bug');

const worth = (ranking: FiveRanking, cards: string): number => ranking.best(faces(cards), []);
const named = (ranking: FiveRanking, cards: string): string => {
  const { category, ranks } = ranking.name(worth(ranking, cards));
  return [category, ...ranks.map((rank) => RANK_LETTERS.charAt(rank))].join(' ');
};
const stands = (ranking: FiveRanking, cards: string): string => {
  const as = ranking.jokerAs(faces(cards), []);
  return as === null ? 'none' : printFace(as);
};
/** One hand after the other, each beating the next. */
function descends(ranking: FiveRanking, hands: readonly string[]): void {
  const values = hands.map((cards) => worth(ranking, cards));
  values.forEach((value, i) => {
    if (i > 0) expect(value, `${hands[i]} against ${hands[i - 1]}`).toBeLessThan(values[i - 1]!);
  });
}

/** The best and the worst hand of each kind that needs a joker or a double ace to be worth telling. */
const HANDS = {
  'five-of-a-kind': ['As Ah Ad Ac Jo', '2s 2h 2d 2c Jo'],
  'royal-flush': ['As Ks Qs Js Ts', 'As Ks Qs Js Jo'],
  'straight-flush': ['Ks Qs Js Jo 9s', '5s 4s 3s 2s Jo'],
  'four-of-a-kind': ['As Ah Ad Jo Ks', '2s 2h 2d 2c 3s'],
  'full-house': ['As Ah Ks Kh Jo', '2s 2h 2d 3s 3h'],
  'double-ace-flush': ['As Ks Qs 9s Jo', 'As 6s 3s 2s Jo'],
  flush: ['As Ks Qs Js 9s', '2s 3s 4s 5s 7s'],
  straight: ['As Kh Qd Jc Jo', 'As 2h 3d 4c 5s'],
  'three-of-a-kind': ['As Ah Kd Qc Jo', '2s 2h 2d 3c 4s'],
  'two-pair': ['As Ah Kd Kc Qs', '2s 2h 3d 3c 4s'],
  pair: ['As Kd Qc 9h Jo', '2s 2h 3d 4c 5s'],
  'high-card': ['As Kh Qd Jc 9s', '2s 3h 4d 5c 7s'],
} as const;

/** Every kind in the order given, the worst of one above the best of the next. */
function ladderHolds(ranking: FiveRanking, order: readonly (keyof typeof HANDS)[]): void {
  for (const kind of order) {
    const [best, worst] = HANDS[kind];
    expect(ranking.name(worth(ranking, best)).category).toBe(kind);
    expect(worth(ranking, best)).toBeGreaterThanOrEqual(worth(ranking, worst));
  }
  order.forEach((kind, i) => {
    const next = order[i + 1];
    if (next) expect(worth(ranking, HANDS[kind][1]), kind).toBeGreaterThan(worth(ranking, HANDS[next][0]));
  });
}

describe('Jalisco', () => {
  test('JAL-DRAW-F five of a kind, royal, straight flush, fours, full house, double-ace flush, flush, straight, trips, pairs, high', () => {
    expect(LADDERS['double-ace']).toEqual(JALISCO);
    ladderHolds(jalisco, JALISCO);
  });
  test('AMB-JAL-01 the joker is any card, or by the switch an ace or the filler of a straight or flush', () => {
    expect(named(jalisco, 'Ks Kh 9d 4c Jo')).toBe('three-of-a-kind K 9 4');
    expect(stands(jalisco, 'Ks Kh 9d 4c Jo')).toBe('Kd');
    const other = rankingNamed('high-joker-bug-double-ace');
    expect(named(other, 'Ks Kh 9d 4c Jo')).toBe('pair K A 9 4');
    expect(stands(other, 'Ks Kh 9d 4c Jo')).toBe('As');
    expect(named(other, 'Ks Kh Kd Kc Jo')).toBe('four-of-a-kind K A');
    expect(named(other, 'As Ah Ad Ac Jo')).toBe('five-of-a-kind A');
    expect(named(other, 'As 9s 7s 2s Jo')).toBe('double-ace-flush A A 9 7 2');
  });
  test('AMB-JAL-02 the double-ace flush is the ace and the joker with three more of the suit, compared by those three', () => {
    expect(named(jalisco, 'As 9s 7s 2s Jo')).toBe('double-ace-flush A A 9 7 2');
    expect(stands(jalisco, 'As 9s 7s 2s Jo')).toBe('As');
    expect(printFaces(jalisco.five(faces('9s Jo 7s As 2s'), []))).toBe('As Jo 9s 7s 2s');
    descends(jalisco, ['As 9s 7s 3s Jo', 'Ah 9h 7h 2h Jo', 'Ad 9d 6d 5d Jo', 'Ac 8c 7c 6c Jo', 'As Ks Qs Js 9s']);
    expect(worth(jalisco, 'As 9s 7s 2s Jo')).toBe(worth(jalisco, 'Ah 9h 7h 2h Jo'));
    // Without the natural ace the joker is the ace of an ordinary flush.
    expect(named(jalisco, 'Ks 9s 7s 2s Jo')).toBe('flush A K 9 7 2');
    expect(worth(jalisco, 'Ks 9s 7s 2s Jo')).toBe(worth(jalisco, 'Ah Kh 9h 7h 2h'));
    // The better hand comes first: these would be straight flushes.
    expect(named(jalisco, 'As 5s 4s 2s Jo')).toBe('straight-flush 5');
    expect(named(jalisco, 'As Ks Qs Ts Jo')).toBe('royal-flush A');
  });
  test('AMB-JAL-03 a hand with the joker equals the same hand without, or by the switch loses to it', () => {
    const natural = rankingNamed('high-joker-wild-double-ace-natural-first');
    for (const [without, joker] of [
      ['As Ks Qs Js Ts', 'Ah Kh Qh Jh Jo'],
      ['9s 9h 9d 4c 4s', '9s 9h 4d 4h Jo'],
    ] as const) {
      expect(worth(jalisco, without)).toBe(worth(jalisco, joker));
      descends(natural, [without, joker]);
      expect(named(natural, joker)).toBe(named(jalisco, joker));
      for (const cards of [without, joker]) expect(natural.value5(bytes(cards), 0)).toBe(worth(natural, cards));
    }
    // It breaks ties and nothing else.
    descends(natural, ['As Kh Qd Jc Jo', 'Ks Qh Jd Tc 9s']);
    const deal = dealer(3, 53);
    for (let i = 0; i < 2000; i++) {
      const [one, other] = [deal(5), deal(5)];
      const plain = jalisco.best(one, []) - jalisco.best(other, []);
      if (plain !== 0) expect(Math.sign(natural.best(one, []) - natural.best(other, []))).toBe(Math.sign(plain));
    }
  });
});

describe('Ven-A-Mexico', () => {
  test('VEN-DRAW-1 the joker is wild', () => {
    const hands = [
      ['As Ah Ad Ac Jo', 'five-of-a-kind A', 'As'],
      ['Ah Kh Qh Jh Jo', 'royal-flush A', 'Th'],
      ['9h 8h 6h 5h Jo', 'straight-flush 9', '7h'],
      ['9s 9h 9d 5h Jo', 'four-of-a-kind 9 5', '9c'],
      ['9s 9h 5d 5h Jo', 'full-house 9 5', '9d'],
      ['Kh 9h 6h 2h Jo', 'flush A K 9 6 2', 'Ah'],
      ['9s 8h 6h 5h Jo', 'straight 9', '7s'],
      ['9s 9h 5h 2d Jo', 'three-of-a-kind 9 5 2', '9d'],
      ['Ks 9h 5h 2d Jo', 'pair K 9 5 2', 'Kh'],
    ] as const;
    for (const [cards, name, as] of hands) expect([named(ven, cards), stands(ven, cards)]).toEqual([name, as]);
    expect(stands(ven, 'As Ks Qs Js Ts')).toBe('none');
  });
  test('VEN-DRAW-13 royal flush, five of a kind, straight flush and on as usual: the royal is above five of a kind', () => {
    expect(LADDERS['royal-first']).toEqual(VEN);
    ladderHolds(ven, VEN);
    descends(ven, ['As Ks Qs Js Jo', 'Ah Ad Ac As Jo', 'Ks Qs Js Ts 9s']);
  });
  test('VEN-DRAW-14 a royal flush is 10-J-Q-K-A of one suit', () => {
    expect(named(ven, 'Ts Js Qs Ks As')).toBe('royal-flush A');
    expect(named(ven, 'Ts Js Qs Ks Ah')).toBe('straight A');
    expect(named(ven, '9s Ts Js Qs Ks')).toBe('straight-flush K');
    for (const out of ['Ts', 'Js', 'Qs', 'Ks', 'As']) {
      const four = ['Ts', 'Js', 'Qs', 'Ks', 'As'].filter((card) => card !== out);
      expect(stands(ven, [...four, 'Jo'].join(' '))).toBe(out);
      expect(worth(ven, [...four, 'Jo'].join(' '))).toBe(worth(ven, 'Th Jh Qh Kh Ah'));
    }
  });
  test('VEN-DRAW-15 five of a kind is four of one rank and the joker, the higher rank above', () => {
    const letters = [...RANK_LETTERS].reverse();
    descends(
      ven,
      letters.map((rank) => `${rank}s ${rank}h ${rank}d ${rank}c Jo`),
    );
    for (const rank of letters)
      expect(named(ven, `${rank}s ${rank}h ${rank}d ${rank}c Jo`)).toBe(`five-of-a-kind ${rank}`);
    expect(named(ven, '9s 9h 9d 9c As')).toBe('four-of-a-kind 9 A');
  });
  test('VEN-DRAW-16 a straight flush is any five in order of one suit', () => {
    descends(ven, ['Ks Qs Js Ts 9s', '6s 5s 4s 3s 2s', '5s 4s 3s 2s As']);
    expect(named(ven, '2s 3s 4s 5s Jo')).toBe('straight-flush 6');
    expect(named(ven, 'As 2s 3s 4s Jo')).toBe('straight-flush 5');
    expect(named(ven, 'As 2s 3s 4s 5h')).toBe('straight 5');
    expect(named(ven, 'As 2s Qs Ks Jo')).toBe('flush A K Q J 2');
  });
  test('VEN-DRAW-17 fours with a side card, full house, flush, straight', () => {
    descends(ven, ['9s 9h 9d 9c As', '9s 9h 9d Jo Ks', '9s 9h 9d 9c 2s', '8s 8h 8d 8c As']);
    descends(ven, ['As Ah 8s 8h Jo', '9s 9h 9d 2c 2s']);
    expect(named(ven, 'As Ah 8s 8h Jo')).toBe('full-house A 8');
    // AMB-JAL-02 is Jalisco's: here the joker is the highest card of the suit that is not held.
    expect([named(ven, 'As 9s 7s 2s Jo'), stands(ven, 'As 9s 7s 2s Jo')]).toEqual(['flush A K 9 7 2', 'Ks']);
    expect(worth(ven, 'As 9s 7s 2s Jo')).toBe(worth(ven, 'Ah Kh 9h 7h 2h'));
    descends(ven, ['9s 9h 9d 2c 2s', 'As 9s 7s 2s Jo', 'As Kh Qd Jc Ts']);
    expect([named(ven, 'Ts Jh Kd Ac Jo'), stands(ven, 'Ts Jh Kd Ac Jo')]).toEqual(['straight A', 'Qs']);
    expect([named(ven, 'Ts Jh Qd Kc Jo'), stands(ven, 'Ts Jh Qd Kc Jo')]).toEqual(['straight A', 'As']);
  });
  test('VEN-DRAW-18 trips, two pairs, one pair, high card, filled up by what matches nothing', () => {
    descends(ven, ['9s 9h 9d Ac Ks', '9s 9h Jo Ac Qs', '8s 8h 8d Ac Ks', 'As Ah Kd Kc Qs', 'Ks Kh Qd Qc As']);
    descends(ven, ['As Kd Qc 9h Jo', 'As Ah Kd Jc 9s', 'Ks Kh Ad Qc Js', 'As Kh Qd Jc 9s', 'Ks Qh Jd Tc 8s']);
    // With a joker there is never less than a pair, and never two pairs.
    const deal = dealer(18);
    for (let i = 0; i < 2000; i++) {
      const { category } = ven.name(ven.best([JOKER, ...deal(4)], []));
      expect(['high-card', 'two-pair', 'none']).not.toContain(category);
    }
  });
  test('AMB-VEN-03 by the switch five of a kind is the best', () => {
    expect(LADDERS['five-first']).toEqual(USUAL);
    ladderHolds(usual, USUAL);
    descends(usual, ['2s 2h 2d 2c Jo', 'As Ks Qs Js Ts']);
  });
  test('AMB-VEN-04 by the switch the joker is an ace or completes a straight or flush', () => {
    const other = rankingNamed('high-joker-bug-royal-first');
    expect([named(other, 'Ks 9h 5h 2d Jo'), stands(other, 'Ks 9h 5h 2d Jo')]).toEqual(['high-card A K 9 5 2', 'As']);
    expect([named(other, 'As 9h 5h 2d Jo'), stands(other, 'As 9h 5h 2d Jo')]).toEqual(['pair A 9 5 2', 'Ah']);
    expect(named(other, '9s 9h 5d 5h Jo')).toBe('two-pair 9 5 A');
    expect(named(other, '9s 8h 6h 5h Jo')).toBe('straight 9');
    expect(named(other, '9h 8h 6h 2h Jo')).toBe('flush A 9 8 6 2');
    expect(named(other, '9h 8h 6h 5h Jo')).toBe('straight-flush 9');
    descends(other, ['As Ks Qs Js Jo', 'As Ah Ad Ac Jo', 'Ks Qs Js Ts 9s']);
  });
});

describe('more and fewer than five cards', () => {
  test('ROG-STHL-11 the high of stud with the bug is the best of any five of the seven', () => {
    expect(named(bug, '9s 8s 7s 6s Jo Ks Kh')).toBe('straight-flush T');
    expect(stands(bug, '9s 8s 7s 6s Jo Ks Kh')).toBe('Ts');
    expect(named(bug, 'As Ah Jo 2s 3d 9h Kd')).toBe('three-of-a-kind A K 9');
    expect(named(bug, 'Ks Kh Jo 2s 2d 9h 7d')).toBe('two-pair K 2 A');
    expect(named(bug, 'Ks Kh Kd Kc Ad 2s Jo')).toBe('four-of-a-kind K A');
    const deal = dealer(11, 53);
    for (let i = 0; i < 150; i++) {
      const cards =
        i % 2 === 0
          ? deal(7)
          : [
              JOKER,
              ...deal(53)
                .filter((card) => card !== JOKER)
                .slice(0, 6),
            ];
      const [hole, board] = [cards.slice(0, 7 - (i % 3)), cards.slice(7 - (i % 3))];
      const all = fives({ hole: cards, board: [] }, { least: 5, most: 5 });
      const best = all.reduce((top, five) => Math.max(top, bug.best(five, [])), 0);
      expect(bug.best(hole, board)).toBe(best);
      expect(bug.best(bug.five(hole, board), [])).toBe(best);
    }
  });
  test('fewer are worth what they are so far', () => {
    expect(named(usual, 'Jo')).toBe('high-card A');
    expect(named(usual, 'Ks Jo')).toBe('pair K');
    expect(named(bug, 'Ks Jo')).toBe('high-card A K');
    expect(named(bug, 'As Jo')).toBe('pair A');
    expect(named(usual, 'Ks Kh Jo')).toBe('three-of-a-kind K');
    expect(named(usual, 'Ks Kh Kd Jo')).toBe('four-of-a-kind K');
    expect(named(usual, 'Ks Kh')).toBe('pair K');
    expect(named(usual, '')).toBe('none');
    expect(stands(bug, 'Ks 2h Jo')).toBe('As');
    expect(() => worth(usual, 'As Ks Qs Js Ts 9s 8s 7s 6s')).toThrow('9 cards');
  });
});

function bytes(cards: string): Uint8Array {
  return Uint8Array.from(faces(cards));
}
