// Push-Nine: the printed list row by row, and how many of the 22,100 hands each row has.

import { describe, expect, test } from 'vitest';
import { type Face, faces, printFaces, RANK_LETTERS, rankOf } from '../cards/index.js';
import { PUSH_NINE_ROWS, pushNine, pushNineRow, rankingNamed } from './index.js';
import { referencePushNine } from './test/jokers.js';
import { choose, dealer } from './test/reference.js';

const row = (cards: readonly Face[]): number => pushNineRow(pushNine.best(cards, []));
/** Three ranks, as the sheet prints them, each in a suit of its own. */
const printed = (ranks: string): number =>
  row(
    faces(
      ranks
        .replaceAll('10', 'T')
        .split(' ')
        .map((rank, i) => `${rank}${'shd'.charAt(i)}`)
        .join(' '),
    ),
  );
const name = (ranks: string): unknown => pushNine.name(PUSH_NINE_ROWS + 1 - printed(ranks));

const PACK = Array.from({ length: 52 }, (_, card) => card as Face);

describe('the list', () => {
  test('SNK-P9-13 aces are high as three aces and in A-K-Q, low everywhere else: 5-2-A counts eight', () => {
    expect([printed('A A A'), printed('A K Q')]).toEqual([1, 14]);
    expect(printed('5 2 A')).toBe(28);
    expect(printed('3 2 A')).toBe(25);
    expect(printed('A K J')).toBe(35);
    expect(printed('A A K')).toBe(34);
    // No row wraps round: K-A-2 is three points.
    expect(printed('K A 2')).toBe(33);
  });
  test('SNK-P9-14 ranks 1 to 13 are three of a kind, aces down to deuces', () => {
    const triples = [...RANK_LETTERS].reverse().map((rank) => `${rank} ${rank} ${rank}`);
    expect(triples.map(printed)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    expect(name('9 9 9')).toEqual({ category: 'three-of-a-kind', ranks: [7] });
  });
  test('SNK-P9-15 AMB-SNK-44 ranks 14 to 25 are straights, A-K-Q down to 3-2-A', () => {
    const straights = ['A K Q', 'K Q J', 'Q J 10', 'J 10 9', '10 9 8', '9 8 7', '8 7 6', '7 6 5', '6 5 4', '5 4 3'];
    expect([...straights, '4 3 2', '3 2 A'].map(printed)).toEqual(Array.from({ length: 12 }, (_, i) => i + 14));
    expect(name('A K Q')).toEqual({ category: 'straight', ranks: [12] });
    expect(name('3 2 A')).toEqual({ category: 'straight', ranks: [1] });
  });
  test('SNK-P9-16 AMB-SNK-45 rank 26 is three face cards that are no triple and no straight, and a ten is none', () => {
    expect(['K K Q', 'K K J', 'K Q Q', 'Q Q J', 'J J K', 'J J Q'].map(printed)).toEqual([26, 26, 26, 26, 26, 26]);
    expect(['K K K', 'K Q J', 'K K 10', 'A K K'].map(printed)).toEqual([2, 15, 36, 35]);
    expect(name('K K Q')).toEqual({ category: 'three-faces', ranks: [] });
  });
  test('SNK-P9-17 ranks 27 to 36 are the points without the tens, nine down to nothing', () => {
    const totals: readonly (readonly [string, number, number])[] = [
      ['10 10 9', 27, 9],
      ['9 8 2', 27, 9],
      ['6 2 A', 27, 9],
      ['K K 8', 28, 8],
      ['Q J 7', 29, 7],
      ['K 6 10', 30, 6],
      ['K 4 A', 31, 5],
      ['9 3 2', 32, 4],
      ['8 3 2', 33, 3],
      ['K A A', 34, 2],
      ['9 A A', 35, 1],
      ['K K 10', 36, 0],
    ];
    for (const [ranks, expected, points] of totals) {
      expect(printed(ranks), ranks).toBe(expected);
      expect(name(ranks)).toEqual({ category: 'points', ranks: [], points });
    }
  });
  test('SNK-P9-18 face cards count ten, and the printed examples of nothing are nothing', () => {
    const examples =
      'K K 10, K Q 10, K J 10, Q Q 10, J J 10, A K 9, A 10 9, K 8 2, Q 7 3, 9 9 2, J 5 5, Q 6 4, 5 3 2, 8 7 5';
    const rows = examples.split(', ').map(printed);
    expect(rows).toEqual(new Array(14).fill(36));
    for (const ten of ['10', 'J', 'Q', 'K']) expect(printed(`${ten} 4 2`)).toBe(30);
  });
  test('AMB-SNK-42 suits and order are nothing, and equal rows tie', () => {
    const deal = dealer(42);
    for (let i = 0; i < 500; i++) {
      const [a, b, c] = deal(3) as [Face, Face, Face];
      const turned = [c, a, b].map((card) => (card ^ 3) as Face);
      expect(pushNine.best(turned, [])).toBe(pushNine.best([a, b, c], []));
    }
    expect(printed('K K Q')).toBe(printed('J J Q'));
    expect(row(faces('2s 5s 9s'))).toBe(row(faces('2h 5d 9c')));
  });
});

describe('all 22,100 hands', () => {
  const hands = choose(PACK, 3);
  test('G-4 SNK-P9-1 as many in each row as there should be', () => {
    const counts = new Array<number>(PUSH_NINE_ROWS).fill(0);
    for (const hand of hands) counts[row(hand) - 1]!++;
    expect(hands).toHaveLength(22100);
    expect(counts).toEqual([
      ...new Array<number>(13).fill(4),
      ...new Array<number>(12).fill(64),
      144,
      ...[2080, 2096, 2144, 2096, 2144, 2096, 2208, 2096, 2080, 2096],
    ]);
  });
  test('every one stands in the row the printed list has it in', () => {
    const letters = (hand: readonly Face[]): string => hand.map((card) => RANK_LETTERS.charAt(rankOf(card))).join('');
    const listed = new Map([...new Set(hands.map(letters))].map((ranks) => [ranks, referencePushNine(ranks)]));
    const wrong = hands.filter((hand) => row(hand) !== listed.get(letters(hand)));
    expect(wrong.map(printFaces)).toEqual([]);
  });
});

test('a hand is three cards, its cards shown as they count', () => {
  expect(rankingNamed('push-nine')).toBe(pushNine);
  expect(pushNine.best(faces('As Ks'), [])).toBe(0);
  expect(pushNine.name(0)).toEqual({ category: 'none', ranks: [] });
  expect(printFaces(pushNine.five(faces('Qs As Kh'), []))).toBe('As Kh Qs');
  expect(printFaces(pushNine.five(faces('As 2s 5h'), []))).toBe('5h 2s As');
  expect(pushNine.five(faces('As'), [])).toEqual([]);
  expect(pushNine.best(faces('9s'), faces('9h 9d'))).toBe(PUSH_NINE_ROWS + 1 - 6);
  expect(() => pushNine.best(faces('As Ks Jo'), [])).toThrow('no joker');
  expect(pushNine.jokerAs(faces('As Ks Qs'), [])).toBeNull();
});
