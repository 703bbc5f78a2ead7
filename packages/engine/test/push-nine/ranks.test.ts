// Push-Nine's 36 ranks as the table pays them: two hands against each other, and a tie is no win but a push pot.
import { describe, expect, test } from 'vitest';
import { faces, RANKS, type Rank } from '../../src/cards/index.js';
import { pushNine, pushNineRow } from '../../src/hands/index.js';
import { nine } from '../../src/testing/push.js';
import { won } from '../look.js';

/** Two hands to the showdown: 'first', 'second', or 'push' where they tie. */
function against(first: string, second: string): string {
  const h = nine({
    stacks: [50, 50],
    deals: [
      { 0: first, 1: second },
      { 0: 'As Ad Ac', 1: '2s 2d 3c' },
    ],
  }).acts('c c');
  if (h.has('PushPotDeclared')) return 'push';
  return won(h)[0]!.startsWith('0') ? 'first' : 'second';
}
const row = (hand: string): number => pushNineRow(pushNine.best(faces(hand), []));
const SIGNS = '23456789TJQKA';
const sign = (rank: Rank | number): string => SIGNS[rank]!;
/** Every hand in this list beats the next. */
function falling(hands: readonly string[]): void {
  for (let i = 1; i < hands.length; i++)
    expect(against(hands[i - 1]!, hands[i]!), `${hands[i - 1]} against ${hands[i]}`).toBe('first');
}

describe('ranks', () => {
  test('SNK-P9-13 aces are high as three aces and in ace-king-queen, and count one otherwise', () => {
    falling(['As Ad Ac', 'Ks Kd Kc']);
    falling(['As Kd Qc', 'Ks Qd Jc']);
    expect(row('5h 2d Ac')).toBe(28); // eight points
    expect(against('5h 2d Ac', '5d Kd 3c')).toBe('push'); // eight against eight
    expect(against('Ah Ad 7c', 'Kh Kd 8c')).toBe('first'); // nine points to eight
    expect(row('As Ks Js')).toBe(35); // A-K-J is no straight: one point
  });
  test('SNK-P9-14 three of a kind from aces down to deuces, above every straight', () => {
    const triples = [...RANKS].reverse().map((rank) => `${sign(rank)}s ${sign(rank)}d ${sign(rank)}c`);
    expect(triples.map(row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    falling(triples);
    falling(['2s 2d 2c', 'Ah Kd Qc']);
  });
  test('SNK-P9-15, AMB-SNK-44 straights from ace-king-queen down to three-deuce-ace, with no way round the corner', () => {
    const tops = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
    const straights = [...tops.map((top) => `${sign(top)}s ${sign(top - 1)}d ${sign(top - 2)}c`), '3s 2d Ac'];
    expect(straights.map(row)).toEqual([14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
    falling(straights);
    expect(row('Ks Ad 2c')).toBe(33); // K-A-2 is three points
    falling(['3s 2d Ac', 'Ks Kd Qc']);
  });
  test('SNK-P9-16, AMB-SNK-42 three face cards that are neither: all equal, above any points', () => {
    const faceHands = ['Ks Kd Qc', 'Ks Kd Jc', 'Kh Qs Qd', 'Qs Qd Jc', 'Js Jd Kc', 'Js Jd Qc'];
    for (const hand of faceHands) expect(row(hand), hand).toBe(26);
    expect(against('Ks Kd Qc', 'Jh Js Qh')).toBe('push');
    falling(['Js Jd Qc', '9h Kh Qd']); // over nine points
  });
  test('SNK-P9-17 points by tens: twenty-nine, nineteen and nine are nine, and so down to zero', () => {
    expect(['Ks Td 9c', '9s 9d Ac', '4s 3d 2c'].map(row)).toEqual([27, 27, 24]); // 4-3-2 is a straight first
    expect(['5s 3d Ac', 'Ts 5d 4c', 'Ks Qd 9c'].map(row)).toEqual([27, 27, 27]);
    const points = ['Ks Qd 9c', 'Kh Qs 8d', 'Kd Qh 7c', 'Kc Qc 6d', 'Ks Qd 5c', 'Kh Qs 4d', 'Kd Qh 3c', 'Kc Qc 2d'];
    expect([...points, 'Ks Td Ac', 'Ks Qd Tc'].map(row)).toEqual([27, 28, 29, 30, 31, 32, 33, 34, 35, 36]);
    falling([...points, 'Ks Td Ac', 'Kh Qs Th']);
  });
  test('SNK-P9-18, AMB-SNK-45 face cards count ten and the ten is no face card: every zero on the sheet is a zero', () => {
    const zeros = 'K K T|K Q T|K J T|Q Q T|J J T|A K 9|A T 9|K 8 2|Q 7 3|9 9 2|J 5 5|Q 6 4|5 3 2|8 7 5'
      .split('|')
      .map((hand) =>
        hand
          .split(' ')
          .map((rank, i) => `${rank}${'sdc'[i]}`)
          .join(' '),
      );
    expect(zeros.map(row)).toEqual(Array(14).fill(36));
    expect(against('Ks Kd Tc', '5h 3h 2h')).toBe('push');
    expect(against('Kh Kc Th', 'Qh Td Ah')).toBe('second'); // one point is more
  });
  test('AMB-SNK-42 suits and flushes are nothing', () => {
    expect(against('2s 4s 7s', '2d 4c 7h')).toBe('push');
    expect(against('9s 8s 7s', '9d 8c 7h')).toBe('push');
  });
});
