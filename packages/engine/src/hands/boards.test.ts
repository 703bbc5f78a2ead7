// Stud: whose card opens, whose board leads, and the best of seven cards, the last of which may be everybody's.

import { describe, expect, test } from 'vitest';
import { type Face, faces, JOKER, pack52, pack53, printFace, printFaces, RANK_LETTERS } from '../cards/index.js';
import {
  compareBoards,
  compareUpCards,
  hasOpenPair,
  high,
  highestBoard,
  highestDoor,
  highestUpCard,
  lowestBoard,
  lowestUpCard,
  type Ranking,
  rankingNamed,
} from './index.js';
import { dealer, fives, referenceHigh, referenceLow } from './test/reference.js';

const boards = (...all: string[]): readonly (readonly Face[])[] => all.map(faces);
const nine = rankingNamed('low-9');
const bug = rankingNamed('high-joker-bug');
const bugLow = rankingNamed('low-9-joker-bug');
const named = (ranking: Ranking, hole: string, board = ''): string => {
  const { category, ranks } = ranking.name(ranking.best(faces(hole), faces(board)));
  return [category, ...ranks.map((rank) => RANK_LETTERS.charAt(rank))].join(' ');
};

/** One board after the other, each leading before the next. */
function descends(all: readonly string[], ranking?: Ranking): void {
  all.forEach((board, i) => {
    const before = all[i - 1];
    if (before === undefined) return;
    expect(compareBoards(faces(before), faces(board), ranking), `${before} against ${board}`).toBeGreaterThan(0);
    expect(compareBoards(faces(board), faces(before), ranking)).toBeLessThan(0);
  });
}

describe('the card that opens', () => {
  test('ROG-STUD-G3 the lowest up card opens; a seat without one has no say', () => {
    expect(lowestUpCard(faces('Ks 3h Qd As'))).toBe(1);
    expect(lowestUpCard(faces('2c'))).toBe(0);
    expect(lowestUpCard([null, ...faces('Ks 9h'), null, ...faces('4d')])).toBe(4);
    expect(lowestUpCard([null, null])).toBe(-1);
    expect(lowestUpCard([])).toBe(-1);
  });
  test('ROG-STUD-G4 equal cards: the lowest suit, spades above hearts, diamonds and clubs', () => {
    const inOrder = [...RANK_LETTERS].flatMap((rank) => [...'cdhs'].map((suit) => `${rank}${suit}`)).join(' ');
    expect([...pack52].reverse().sort(compareUpCards).map(printFace).join(' ')).toBe(inOrder);
    expect(lowestUpCard(faces('4s 4h 4d 4c'))).toBe(3);
    expect(lowestUpCard(faces('4s 4h 4d'))).toBe(2);
    expect(lowestUpCard(faces('4s 4h'))).toBe(1);
    // The suit decides between equal ranks only.
    expect(lowestUpCard(faces('5c 4s'))).toBe(1);
  });
  test('AMB-ROG-18 the ace is high for the forced bet', () => {
    expect(lowestUpCard(faces('Ac 2s'))).toBe(1);
    expect(lowestUpCard(faces('Ac Ks'))).toBe(1);
  });
  test('ROG-STHL-11 a joker never opens: it is above every ace', () => {
    for (const card of pack52) expect([lowestUpCard([JOKER, card]), highestUpCard([JOKER, card])]).toEqual([1, 0]);
    expect(pack53.map((card) => compareUpCards(card, JOKER) < 0).filter(Boolean)).toHaveLength(52);
  });
  test('AMB-GEN-05 an odd chip goes by the highest single card, or the lowest for the low half', () => {
    expect(highestUpCard(faces('Ks Ah Ad 2c'))).toBe(1);
    expect(highestUpCard([null, ...faces('9c 9d')])).toBe(2);
    expect(highestUpCard([null])).toBe(-1);
  });
});

describe('the board that leads', () => {
  test('ROG-STUD-G5 two up cards: a pair above any high card, kickers after', () => {
    descends(['As Ah', 'Ks Kh', '2s 2h', 'As Kh', 'As Qh', 'Ks Qh', '3s 2h']);
    expect(highestBoard(boards('Ks Qh', '2s 2h', 'As Kd'))).toBe(1);
  });
  test('ROG-STUD-G6 three and four up cards: fours, trips, two pairs, pairs; straights and flushes need five', () => {
    descends(['2s 2h 2d', 'As Ah Kd', 'As Ah Qd', 'Ks Kh Ad', 'As Kh Qd', 'As Kh Jd']);
    descends(['2s 2h 2d 2c', 'As Ah Ad Kc', '2s 2h 2d Ac', 'As Ah 2d 2c', 'Ks Kh Qd Qc', 'As Ah Kd Qc', 'As Kh Qd Jc']);
    descends(['2s 2h 3d 4c', 'As Ks Qs Ts', '9s 8s 7s 6s', '9h 8h 7h 5h']);
    expect(named(high({ use: 'any' }), 'As Ks Qs Js')).toBe('high-card A K Q J');
  });
  test('AMB-ROG-09 equal boards: the first in the order given, suits or no', () => {
    expect(compareBoards(faces('Ks 9h'), faces('Kc 9d'))).toBe(0);
    expect(highestBoard(boards('2c 3c', 'Kc 9d', 'Ks 9h'))).toBe(1);
    expect(highestBoard(boards('Kc 9d', 'Ks 9h', '2c 3c'))).toBe(0);
  });
  test('ROG-STUD-15 with the highest board away the next highest leads', () => {
    const all = boards('As Ah', 'Ks Kh', 'Qs Qh');
    expect(highestBoard(all)).toBe(0);
    expect(highestBoard([[], ...all.slice(1)])).toBe(1);
    expect(highestBoard([[], [], all[2]!])).toBe(2);
    expect(highestBoard([[], [], []])).toBe(-1);
    expect(highestBoard([])).toBe(-1);
  });
  test('boards of two, three and four cards, by shape and then by rank', () => {
    const deal = dealer(4);
    // The shape first: 4, 3-1, 2-2, 2-1-1, 1-1-1-1; then the ranks in that order.
    const score = (board: readonly Face[]): number => {
      const times = new Map<number, number>();
      for (const card of board) times.set(card >> 2, (times.get(card >> 2) ?? 0) + 1);
      const held = [...times].sort(([a, m], [b, n]) => n - m || b - a);
      const shape = (held[0]?.[1] ?? 0) * 5 + (held[1]?.[1] ?? 0);
      return [0, 1, 2, 3].reduce((sum, i) => sum * 14 + (held[i]?.[0] ?? -1) + 1, shape);
    };
    for (let i = 0; i < 3000; i++) {
      const size = 2 + (i % 3);
      // Every other time few ranks, so that pairs, trips and fours come up.
      const cards = deal(52).filter((card) => i % 2 === 0 || card < 12);
      const [one, other] = [cards.slice(0, size), cards.slice(size, 2 * size)];
      expect(Math.sign(compareBoards(one, other))).toBe(Math.sign(score(one) - score(other)));
    }
  });
  test('ROG-STHL-11 a joker on the board is an ace', () => {
    descends(['As Jo', 'Ks Kh', 'Ks Jo', 'Ks Qh'], bug);
    descends(['As Ah Jo', 'Ks Kh Jo', 'Ks Qh Jo'], bug);
    expect(compareBoards(faces('Ks Jo'), faces('As Kh'), bug)).toBe(0);
    expect(highestBoard(boards('Ks Kh', 'As Jo'), bug)).toBe(1);
  });
  test('ROG-STUD-05b an open pair', () => {
    expect(['As Ah', '2s 9d 2c', 'Ks Kh Kd Kc'].map((cards) => hasOpenPair(faces(cards)))).toEqual([true, true, true]);
    expect(['As Kh', '2s', '', '2s 3s 4s 5s'].map((cards) => hasOpenPair(faces(cards)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('seven cards', () => {
  test('ROG-STHL-3 a low is five cards nine or lower, the best 5-4-3-2-A, out of any seven', () => {
    expect(named(nine, 'Ks Kh 9d 8c 7s 6h 5d')).toBe('low 9 8 7 6 5');
    expect(named(nine, 'Ks Kh Td 8c 7s 6h 5d')).toBe('none');
    expect(named(nine, 'As 2h 3d 4c 5s Kh Kd')).toBe('low 5 4 3 2 A');
    expect(nine.best(faces('As 2h 3d 4c 5s 6h 7d'), [])).toBe(126);
    const deal = dealer(3);
    for (let i = 0; i < 300; i++) {
      const cards = deal(7);
      const all = fives({ hole: cards, board: [] }, { least: 5, most: 5 });
      const scores = all.map((five) => referenceLow(five, { qualifier: 9, spoilt: false }));
      const five = nine.five(cards, []);
      expect(five.length === 0 ? 0 : referenceLow(five, { qualifier: 9, spoilt: false })).toBe(Math.max(...scores));
      expect(nine.best(cards, []) > 0).toBe(Math.max(...scores) > 0);
    }
  });
  test('ROG-STHL-4 the ace is low for the low and high or low for the high', () => {
    const anyHigh = rankingNamed('high');
    expect(named(nine, 'As Ah 2d 3c 4s 9h Kd')).toBe('low 9 4 3 2 A');
    expect(named(anyHigh, 'As Ah 2d 3c 4s 9h Kd')).toBe('pair A K 9 4');
    expect(named(anyHigh, 'As 2h 3d 4c 5s 9h Kd')).toBe('straight 5');
    expect(named(anyHigh, 'As Kh Qd Jc Ts 9h 8d')).toBe('straight A');
  });
  test('ROG-STHL-8 any five for high and any five for low, the same or not', () => {
    const anyHigh = rankingNamed('high');
    const same = faces('As 2s 3s 4s 5s Kh Kd');
    expect(printFaces(anyHigh.five(same, []))).toBe(printFaces(nine.five(same, [])));
    const other = faces('As 2h 3d 4c 9s 9h 9d');
    expect(printFaces(anyHigh.five(other, []))).toBe('9s 9h 9d As 4c');
    expect(printFaces(nine.five(other, []))).toBe('9s 4c 3d 2h As');
  });
  test('ROG-STHL-10 straights and flushes do not spoil a low', () => {
    expect(named(nine, '6s 5s 4s 3s 2s Kh Kd')).toBe('low 6 5 4 3 2');
    expect(nine.best(faces('6s 5s 4s 3s 2s Kh Kd'), [])).toBe(nine.best(faces('6h 5s 4d 3s 2c Kh Kd'), []));
  });
  test('ROG-STHL-11 for low the joker is the lowest card that pairs nothing', () => {
    const as = (cards: string): string => {
      const card = bugLow.jokerAs(faces(cards), []);
      return card === null ? 'none' : printFace(card);
    };
    expect([named(bugLow, 'As 2h 3d 9c Jo Kh Kd'), as('As 2h 3d 9c Jo Kh Kd')]).toEqual(['low 9 4 3 2 A', '4s']);
    expect([named(bugLow, '9s 8h 7d 6c Jo Kh Kd'), as('9s 8h 7d 6c Jo Kh Kd')]).toEqual(['low 9 8 7 6 A', 'As']);
    expect([named(bugLow, 'As Ah 2d 2c Jo Kh Kd'), as('As Ah 2d 2c Jo Kh Kd')]).toEqual(['none', 'none']);
    expect(printFaces(bugLow.five(faces('As 2h 3d 9c Jo Kh Kd'), []))).toBe('9c Jo 3d 2h As');
    const deal = dealer(11);
    for (let i = 0; i < 300; i++) {
      const rest = deal(4 + (i % 3));
      const best = Math.max(...pack52.map((card) => nine.best([...rest, card], [])));
      expect(bugLow.best([JOKER, ...rest.slice(0, 3)], rest.slice(3)), printFaces(rest)).toBe(best);
      expect(bugLow.best(rest, [])).toBe(nine.best(rest, []));
      const [five, joker] = [bugLow.five([JOKER, ...rest], []), bugLow.jokerAs([JOKER, ...rest], [])];
      const plain = five.map((card) => (card === JOKER ? joker! : card));
      if (best > 0) expect([nine.best(plain, []), new Set(plain).size]).toEqual([best, 5]);
    }
  });
  test('AMB-ROG-15 where the deck cannot serve a seventh card to all, one card in the middle is everybody’s seventh', () => {
    const anyHigh = rankingNamed('high');
    expect(named(anyHigh, 'As Ks Qs Js 2d 2h', 'Ts')).toBe('royal-flush A');
    expect(named(anyHigh, '9s 9h 4d 4c Kh 2d', '9c')).toBe('full-house 9 4');
    expect(named(nine, 'As 2h 3d 4c Kh Kd', '5s')).toBe('low 5 4 3 2 A');
    expect(printFaces(nine.five(faces('As 2h 3d 4c Kh Kd'), faces('5s')))).toBe('5s 4c 3d 2h As');
    const deal = dealer(15);
    for (let i = 0; i < 300; i++) {
      const cards = deal(7);
      const [own, shared] = [cards.slice(0, 6), cards.slice(6)];
      for (const ranking of [anyHigh, nine]) expect(ranking.best(own, shared)).toBe(ranking.best(cards, []));
      const all = fives({ hole: cards, board: [] }, { least: 5, most: 5 });
      expect(referenceHigh(anyHigh.five(own, shared))).toBe(Math.max(...all.map(referenceHigh)));
    }
  });
});

describe('where the low hand wins', () => {
  const doors = (text: string) => faces(text).slice();
  test('the highest first card opens: the king is the highest and the ace the lowest, then by suit', () => {
    expect(highestDoor(doors('As 2c Qd'))).toBe(2);
    expect(highestDoor(doors('As Ad 2c'))).toBe(2);
    expect(highestDoor(doors('Kc Kh Kd'))).toBe(1);
    expect(highestDoor([null, ...doors('3c')])).toBe(1);
    expect(highestDoor([null])).toBe(-1);
  });
  test('the lowest board leads: no pair before a pair, then by the highest card down', () => {
    const leads = (...boards: string[]) => lowestBoard(boards.map(doors));
    expect(leads('8c 4d', '7s 6h', 'As Kd')).toBe(1);
    expect(leads('2c 2d', 'Ks Qh')).toBe(1);
    expect(leads('Ac Ad', '2c 2d')).toBe(0);
    expect(leads('8c 4d 2h', '8s 4h Ah')).toBe(1);
    expect(leads('3c 3d 5h 5s', 'Kc Kd 2h Ah')).toBe(1); // one pair before two
    expect(leads('4c 4d 4h', '9c 9d Kh')).toBe(1); // a pair before three
    expect(leads('8c 4d', '8s 4h')).toBe(0);
    expect(leads('', '8s 4h')).toBe(1);
    expect(leads('', '')).toBe(-1);
  });
});
