// How hands come out against the bank's, in which order, and how far the bank reaches.
import { describe, expect, test } from 'vitest';
import { against, dealt, type PaiGowSitting } from '../../src/testing/pai-gow.js';

const BANK = 'Kd Qc / 9h 9s Jd 4c 3c';

describe('against the bank', () => {
  test('SNK-PGP-10, AMB-SNK-31 both hands higher, each against its like: the wager is paid as much', () => {
    expect(against('Ad 2c / Th Ts 5d 4d 3d', BANK)).toBe('2 +10 SNK-PGP-10');
    expect(against('Ad 2c / 8h 8s 5d 4d 2d', BANK)).not.toContain('+'); // one alone is not enough
  });
  test('SNK-PGP-11 one higher and one lower is a push, whichever it is', () => {
    expect(against('Ad 2c / 8h 8s 5d 4d 2d', BANK)).toBe('2 0 SNK-PGP-11');
    expect(against('Jc 2c / Th Ts 5d 4d 3d', BANK)).toBe('2 0 SNK-PGP-11');
  });
  test('SNK-PGP-12 both lower: the wager is lost', () => {
    expect(against('Jc 2c / 8h 8d 5d 4d 3d', BANK)).toBe('2 -10 SNK-PGP-12');
  });
  test('SNK-PGP-13 a hand set wrong loses, though both are higher than the bank’s', () => {
    // The pair belongs behind.
    expect(against('Ad Ah / Th 7s 5d 4d 3d', 'Kd Qc / Kh 9s Jd 4c 3c')).toBe('2 -10 SNK-PGP-13');
    expect(against('Ts Td / As Kh Qd 4d 3d', 'Kd Qc / Ah 9s Jd 4c 3c')).toBe('2 -10 SNK-PGP-13');
  });
  test('AMB-SNK-33 the two cards must be strictly lower; as high as two of the five with more behind is well set', () => {
    expect(against('Ad Kh / As Ks Qd Jh 8d', BANK)).toBe('2 0 SNK-PGP-11'); // ace-king before ace-king-queen: no foul
    expect(against('Ad Kh / As Qs Jh 9d 8d', BANK)).toBe('2 -10 SNK-PGP-13');
  });
  test('AMB-SNK-33 a foul hand of the bank loses to all but fouls', () => {
    const foul = 'Ad Ah / Kh 9s Jd 4c 3c';
    expect(against('7c 2c / 8h 8d 5d 4d 3d', foul)).toBe('2 +10 AMB-SNK-33');
    expect(against('8h 8d / 7c 2c 5d 4d 3d', foul)).toBe('2 -10 SNK-PGP-13');
  });
  test('SNK-PGP-13 what was wrong is told when it is turned', () => {
    const t = dealt({ hands: { 1: 'Kd Qc Kh 9s Jd 4c 3c', 2: 'Ad Ah Th 7s 5d 4d 3d' } }).set({
      2: 'Ad Ah',
      1: 'Qc Jd',
    });
    expect(t.all('HandsTurned').map((e) => [e.seat, e.note.foul])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
});

describe('copies and readings', () => {
  const copied = 'Kc Qd / 9d 9c Jh 4d 3d';
  test('AMB-SNK-29 the banker wins copies: both copied is lost', () => {
    expect(against(copied, BANK)).toBe('2 -10 AMB-SNK-29');
  });
  test('AMB-SNK-29 one copied and one lower is lost, one copied and one won is a push', () => {
    expect(against('Kc Qd / 8d 8c Jh 4d 3d', BANK)).toBe('2 -10 AMB-SNK-29');
    expect(against('Kc Qd / Td Tc Jh 4d 3d', BANK)).toBe('2 0 SNK-PGP-11');
    expect(against('Ac Qd / 9d 9c Jh 4d 3d', BANK)).toBe('2 0 SNK-PGP-11');
  });
  test('AMB-SNK-29 by the switch a copy is nobody’s: with it neither won nor lost', () => {
    const push = { 'snk.pgp.copy': 'push' };
    expect(against(copied, BANK, push)).toBe('2 0 SNK-PGP-11');
    expect(against('Kc Qd / 8d 8c Jh 4d 3d', BANK, push)).toBe('2 0 SNK-PGP-11');
    expect(against('Kc Qd / Td Tc Jh 4d 3d', BANK, push)).toBe('2 0 SNK-PGP-11');
    expect(against('Jc 2c / 8h 8d 5d 4d 3d', BANK, push)).toBe('2 -10 SNK-PGP-12');
  });
  test('AMB-SNK-30 A-2-3-4-5 is the lowest straight, by the switch the second highest', () => {
    const [mine, bank] = ['Kc Qd / Ad 2c 3h 4d 5d', 'Kd Jc / 2h 3c 4c 5c 6c'.replace('6c', '6s')];
    expect(against(mine, bank)).toBe('2 0 SNK-PGP-11');
    expect(against(mine, bank, { 'snk.pgp.wheel': 'second' })).toBe('2 +10 SNK-PGP-10');
    const king = 'Ks Jc / Kh Qh Js Tc 9c';
    expect(against(mine, king, { 'snk.pgp.wheel': 'second' })).toBe('2 +10 SNK-PGP-10');
    expect(against(mine, 'Ks Jc / Ac Kh Qh Js Tc', { 'snk.pgp.wheel': 'second' })).toBe('2 0 SNK-PGP-11');
  });
  test('AMB-JAL-03 by the switch a hand without the joker beats the same with it', () => {
    const [mine, bank] = ['Kc Qd / Ad Ac Jh 4d 3d', 'Jc 7c / Ah Jo Js 4c 3c'];
    expect(against(mine, bank)).toBe('2 0 SNK-PGP-11');
    expect(against(mine, bank, { 'rank.natural_beats_wild': 'yes' })).toBe('2 +10 SNK-PGP-10');
  });
});

/** Three against seat 1: A wins $60, B wins $50, C loses $80, at seats 4, 3 and 2. */
const short = (count: number, more: Partial<PaiGowSitting> = {}) =>
  dealt({
    stacks: { 1: 1000, 2: 1000, 3: 1000, 4: 1000 },
    bank: 100,
    wagers: { 2: 80, 3: 50, 4: 60 },
    count,
    hands: {
      1: 'Kd Qc 9h 9s Jd 4c 3c',
      2: 'Jc 2c 8h 8d 5d 4d 3d',
      3: 'Ad 2d Th Ts 5c 4h 3h',
      4: 'Ah 2h Tc Td 5h 4s 3s',
    },
    ...more,
  }).set({ 1: 'Kd Qc', 2: 'Jc 2c', 3: 'Ad 2d', 4: 'Ah 2h' });

describe('the order, and a short bank', () => {
  test('AMB-SNK-35 settled from the seat that got the first hand, in the bank’s direction', () => {
    // 1, 7, 6, 5, 4, 3, 2: a count of five begins at seat 4, of six at seat 3, of seven at seat 2.
    const order = (count: number) => short(count, { bank: 900 }).settled.map((line) => Number(line[0]));
    expect([order(5), order(6), order(7)]).toEqual([
      [4, 3, 2],
      [3, 2, 4],
      [2, 4, 3],
    ]);
  });
  test('AMB-SNK-35, AMB-SNK-34 on the banker or an empty place it begins with the next after it', () => {
    const order = (count: number) => short(count, { bank: 900 }).settled.map((line) => Number(line[0]));
    expect(order(1)).toEqual([4, 3, 2]);
    expect(order(3)).toEqual([4, 3, 2]);
  });
  test('AMB-SNK-26 clockwise by the switch', () => {
    const t = short(3, { bank: 900, switches: { 'snk.pgp.rotation': 'cw' } });
    expect(t.settled.map((line) => Number(line[0]))).toEqual([3, 4, 2]);
  });
  test('X-3, AMB-GEN-16 running net: A is paid 60, B 40 of 50 and his wager back, C’s 80 goes back', () => {
    const t = short(5);
    expect(t.settled).toEqual(['4 +60 SNK-PGP-10', '3 +40 AMB-GEN-16', '2 back AMB-GEN-16']);
    expect([t.net(4), t.net(3), t.net(2), t.net(1)]).toEqual([59, 39.5, -1, -100]);
  });
  test('X-3 the other way round everybody is covered: the order decides', () => {
    const t = short(7);
    expect(t.settled).toEqual(['2 -80 SNK-PGP-12', '4 +60 SNK-PGP-10', '3 +50 SNK-PGP-10']);
    expect(t.net(1)).toBe(-30);
  });
  test('AMB-GEN-16 by the switch each wager is covered in order, whatever comes of it', () => {
    const t = short(7, { switches: { 'bank.coverage': 'matched_action' } });
    expect(t.settled).toEqual(['2 -80 SNK-PGP-12', '4 +20 AMB-GEN-16', '3 back AMB-GEN-16']);
  });
  test('AMB-GEN-16 a bank wins no more than it put up', () => {
    const losing = { 2: 'Jc 2c 8h 8d 5d 4d 3d', 3: 'Js 2d 7h 7d 5c 4h 3h', 4: 'Jh 2h 6c 6d 5h 4s 3s' };
    const t = dealt({
      stacks: { 1: 1000, 2: 1000, 3: 1000, 4: 1000 },
      bank: 100,
      wagers: { 2: 80, 3: 50, 4: 60 },
      count: 5,
      hands: { 1: 'Kd Qc 9h 9s Jd 4c 3c', ...losing },
    }).set({ 1: 'Kd Qc', 2: 'Jc 2c', 3: 'Js 2d', 4: 'Jh 2h' });
    expect(t.settled).toEqual(['4 -60 SNK-PGP-12', '3 -40 AMB-GEN-16', '2 back AMB-GEN-16']);
    expect([t.net(1), t.at('bank')]).toEqual([100, 0]);
  });
  test('SNK-PGP-3 what is left of the bank goes back to whoever put it up', () => {
    const t = short(7, { bank: 900 });
    expect(t.last('BankReleased')).toMatchObject({ seat: 1, rule: 'SNK-PGP-3' });
    expect([t.at('bank'), t.net(1)]).toEqual([0, -30]);
    expect([1, 2, 3, 4].reduce((sum, seat) => sum + t.net(seat), 0)).toBe(-t.at('drop'));
  });
});
