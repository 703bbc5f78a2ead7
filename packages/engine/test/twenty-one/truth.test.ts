// Who wins, as both houses' truth tables have it: every line of X-1 and X-2 played out on the felt, and the tables as wholes.
import { describe, expect, test } from 'vitest';
import { faces, pack } from '../../src/cards/index.js';
import { type Count, countOf } from '../../src/hands/index.js';
import { outcomeOf, type TwentyOneRules } from '../../src/steps/index.js';
import { against } from '../../src/testing/twenty-one.js';

describe('X-1 No-Bust', () => {
  const ends = (hand: string, bankHand: string, line: string, next = ''): string =>
    against({ hand, bankHand, line, next });

  test('VEN-NB21-30 both Natural: a push', () => {
    expect(ends('As Kd', 'Ah Qc', 'n')).toBe('2 0 VEN-NB21-30');
  });
  test('VEN-NB21-1, VEN-NB21-47 a Natural beats everything else and pays 6 to 5', () => {
    expect(ends('As Kd', 'Th 9c', '')).toBe('2 +12 VEN-NB21-47');
    expect(ends('As Kd', 'Th 6c', '', '5d')).toBe('2 +12 VEN-NB21-47'); // the bank draws to 21
  });
  test('VEN-NB21-38 not Natural against a Natural loses, be it 21', () => {
    expect(ends('8s Kd', 'Ah Qc', 'n h', '3d')).toBe('2 -10 VEN-NB21-38');
    expect(ends('Ts Kd', 'Qh Ac', 's')).toBe('2 -10 VEN-NB21-38');
  });
  test('VEN-NB21-31 under against over wins', () => {
    expect(ends('Ts 2d', 'Th 6c', 's', 'Kd')).toBe('2 +10 VEN-NB21-31');
  });
  test('VEN-NB21-32 both under: the closer wins', () => {
    expect(ends('Ts Kd', 'Th 9c', 's')).toBe('2 +10 VEN-NB21-32');
    expect(ends('Ts 8d', 'Th 9c', 's')).toBe('2 -10 VEN-NB21-32');
  });
  test('VEN-NB21-33 equal under: a push', () => {
    expect(ends('Ts 9d', 'Th 9c', 's')).toBe('2 0 VEN-NB21-33');
  });
  test('VEN-NB21-37 over against under loses', () => {
    expect(ends('Ts 6d', 'Th 9c', 'h', 'Kd')).toBe('2 -10 VEN-NB21-37');
  });
  test('VEN-NB21-34 both over, the bank closer: the bank wins', () => {
    expect(ends('Ts 6d', 'Th 6c', 'h', 'Kd 8d')).toBe('2 -10 VEN-NB21-34'); // 26 against 24
  });
  test('VEN-NB21-35 both over, the player closer: three cards of 23, 24 or 25 push, anything else loses', () => {
    expect(ends('Ts 6d', 'Th 6c', 'h', '7d Kd')).toBe('2 0 VEN-NB21-35'); // 23 against 26
    expect(ends('Ts 6d', 'Th 6c', 'h', '8d Kd')).toBe('2 0 VEN-NB21-35');
    expect(ends('Ts 6d', 'Th 6c', 'h', '9d Kd')).toBe('2 0 VEN-NB21-35');
    expect(ends('Ts 6d', 'Th 6c', 'h', '6h Kd')).toBe('2 -10 VEN-NB21-35'); // 22 loses
    expect(ends('Ts 2d', 'Th 6c', 'h h', '4d 7d Kd')).toBe('2 -10 VEN-NB21-35'); // four cards lose
  });
  test('VEN-NB21-36 both over and equal: the bank wins', () => {
    expect(ends('Ts 6d', 'Th 6c', 'h', '8d 8h')).toBe('2 -10 VEN-NB21-36');
  });
  test('AMB-VEN-16 by the switch whatever is closer pushes', () => {
    const switches = { 'ven.nb21.both_over': 'closer_push' };
    expect(against({ switches, hand: 'Ts 6d', bankHand: 'Th 6c', line: 'h', next: '6h Kd' })).toBe('2 0 AMB-VEN-16');
    expect(against({ switches, hand: 'Ts 6d', bankHand: 'Th 6c', line: 'h', next: '8d 8h' })).toBe('2 -10 VEN-NB21-36');
  });
});

describe('X-2 Pure 21.5', () => {
  const house = 'rogelios' as const;
  const ends = (hand: string, bankHand: string, line: string, next = '', switches = {}): string =>
    against({ house, switches, hand, bankHand, line, next });

  test('ROG-P215-GR1 both Pure 21.5: a push', () => {
    expect(ends('As Kd', 'Ah Qc', '')).toBe('2 0 ROG-P215-GR1');
  });
  test('ROG-P215-G1, ROG-P215-O1 a Pure 21.5 is the best hand and pays 6 to 5', () => {
    expect(ends('As Kd', 'Th 9c', '')).toBe('2 +12 ROG-P215-O1');
    expect(ends('Ts Kd', 'Qh Ac', '')).toBe('2 -10 ROG-P215-G1');
  });
  test('ROG-P215-O2 by option it pays 7 to 5', () => {
    expect(ends('As Kd', 'Th 9c', '', '', { 'rog.p215.natural': '7:5' })).toBe('2 +14 ROG-P215-O2');
    expect(ends('As Kd', 'Th 9c', '', '', { 'rog.p215.natural': '3:2' })).toBe('2 +15 AMB-ROG-44');
  });
  test('ROG-P215-GR4 under against over wins', () => {
    expect(ends('Ts 2d', 'Th 6c', 's', 'Kd')).toBe('2 +10 ROG-P215-GR4');
  });
  test('ROG-P215-GR5 over against under loses', () => {
    expect(ends('Ts 6d', 'Th 9c', 'h', 'Kd')).toBe('2 -10 ROG-P215-GR5');
  });
  test('ROG-P215-GR6 equal under: a push', () => {
    expect(ends('Ts 8d', 'Th 8c', 's')).toBe('2 0 ROG-P215-GR6');
  });
  test('ROG-P215-G2, ROG-P215-GR7 both under: the closer wins', () => {
    expect(ends('Ts 8d', 'Th 7c', 's')).toBe('2 +10 ROG-P215-GR7');
    expect(ends('Ts 7d', 'Th 8c', 's')).toBe('2 -10 ROG-P215-GR7');
  });
  test('ROG-P215-GR8a both over and the bank has three eights: a push', () => {
    expect(ends('Ts 6d', '8h 8c', 'h', 'Kd 8d')).toBe('2 0 ROG-P215-GR8a');
  });
  test('ROG-P215-GR8b both over and anything else: lost, however close', () => {
    expect(ends('Ts 6d', 'Th 6c', 'h', '6h Kd')).toBe('2 -10 ROG-P215-GR8b');
    expect(ends('Ts 6d', 'Th 6c', 'h', 'Kh 8d')).toBe('2 -10 ROG-P215-GR8b');
    expect(ends('Ts 6d', '8h 2c', 'h', 'Kh 6d 8d')).toBe('2 -10 ROG-P215-GR8b'); // 24 of four cards is no 888
  });
  test('ROG-P215-O5 by option the three eights pay those over, on all they have put up', () => {
    const win = { 'rog.p215.pd888': 'win' };
    expect(ends('Ts 6d', '8h 8c', 'h', 'Kd 8d', win)).toBe('2 +10 ROG-P215-O5');
    expect(ends('5s 7d', '8h 8c', 'd', 'Kd 8d', win)).toBe('2 +20 ROG-P215-O5');
  });
});

describe('the tables as wholes', () => {
  const of = (total: number, cards = 3): Count => ({ total, soft: false, cards, natural: false });
  const natural: Count = { total: 21, soft: true, cards: 2, natural: true };
  const bank = (count: Count, eights = false) => ({ ...count, eights });
  const totals = Array.from({ length: 27 }, (_, i) => i + 4);

  test('X-1 every pair of totals, as the table reads', () => {
    const rules = { bothOver: 'three-card-push' } as const;
    for (const p of totals)
      for (const d of totals.filter((n) => n >= 17))
        for (const cards of [2, 3, 4]) {
          const { won } = outcomeOf(rules, of(p, cards), bank(of(d)));
          const spared = p > 21 && d > 21 && cards === 3 && p >= 23 && p <= 25 && p < d;
          const wanted = p <= 21 ? (d > 21 || p > d ? 'win' : p === d ? 'push' : 'lose') : spared ? 'push' : 'lose';
          expect(won, `${p} of ${cards} against ${d}`).toBe(wanted);
        }
    expect(outcomeOf(rules, natural, bank(natural)).won).toBe('push');
    expect(outcomeOf(rules, natural, bank(of(21))).won).toBe('natural');
    expect(outcomeOf(rules, of(21), bank(natural)).won).toBe('lose');
  });
  test('X-2 every pair of totals, as the table reads', () => {
    for (const bothOver of ['eights-push', 'eights-pay'] as const)
      for (const p of totals)
        for (const d of totals.filter((n) => n >= 17))
          for (const eights of d === 24 ? [true, false] : [false]) {
            const rules: Pick<TwentyOneRules, 'bothOver'> = { bothOver };
            const over = eights ? (bothOver === 'eights-pay' ? 'win' : 'push') : 'lose';
            const under = d > 21 || p > d ? 'win' : p === d ? 'push' : 'lose';
            const wanted = p <= 21 ? under : d > 21 ? over : 'lose';
            expect(outcomeOf(rules, of(p), bank(of(d), eights)).won, `${p} against ${d}`).toBe(wanted);
          }
  });
});

describe('counting', () => {
  const total = (hand: string): string => {
    const { total: n, soft, natural } = countOf(faces(hand), true);
    return natural ? '21½' : `${soft ? 'soft ' : ''}${n}`;
  };
  test('VEN-NB21-4 an ace with any ten-value card as the first two is a Natural', () => {
    for (const ten of ['Ts', 'Jd', 'Qh', 'Kc']) {
      expect(total(`Ah ${ten}`)).toBe('21½');
      expect(total(`${ten} Ah`)).toBe('21½');
    }
    expect(total('Ah 5c 5d')).toBe('soft 21');
  });
  test('VEN-NB21-5 an ace is 11½ only there; with 2 to 9, and in three cards or more, 1 or 11', () => {
    for (const n of [2, 3, 4, 5, 6, 7, 8, 9]) expect(total(`As ${n}d`)).toBe(`soft ${11 + n}`);
    expect(total('As Td 5c')).toBe('16');
    expect(total('As 3d 5c')).toBe('soft 19');
    expect(total('As 3d 9c')).toBe('13');
  });
  test('VEN-NB21-6 two aces count 2 or 12', () => {
    expect(total('As Ad')).toBe('soft 12');
    expect(total('As Ad Tc')).toBe('12');
    expect(total('As Ad 9c')).toBe('soft 21');
  });
  test('VEN-NB21-7, ROG-P215-G5 two to nine at face value, ace 1 or 11', () => {
    for (const n of [2, 3, 4, 5, 6, 7, 8, 9]) expect(total(`Ts ${n}d`)).toBe(String(10 + n));
    for (const ten of 'TJQK') expect(total(`${ten}s 9d`)).toBe('19');
  });
  test('ROG-P215-G4 a bonus card is ten with everything but an ace on the first two cards', () => {
    for (const face of pack().filter((one) => one < 48))
      expect(countOf([...faces('Ts'), face], true).natural).toBe(false);
    expect(total('Ts As')).toBe('21½');
    expect(countOf(faces('Ts As'), false)).toMatchObject({ total: 21, natural: false });
  });
});
