// The Gran Progressive at a table: its wager, its awards beside other winners, the box, the tray, the posted jackpot.
import { describe, expect, test } from 'vitest';
import { parseSwitch } from '../../src/books/index.js';
import { spanish } from '../../src/testing/spanish.js';
import { onPage } from '../draw/look.js';

const FIVE = '5s 5h 5d 5c Jo';
const ROYAL = '7s Js Qs Ks As';
const ROYAL_2 = '7h Jh Qh Kh Ah';
const FLUSH = '2d 4d 6d Kd Ad';
const NOTHING = 'Kc Qd 6c 3c 2c';
const table = (
  hands: Readonly<Record<number, string>>,
  p: { meter?: number; switches?: Record<string, unknown>; stacks?: readonly number[] } = {},
) =>
  spanish({
    hands,
    stacks: p.stacks ?? Object.keys(hands).map(() => 500),
    meter: p.meter ?? 4_000,
    switches: p.switches ?? {},
  });
/** All play nothing but the progressive. */
const alone = (...hands: readonly string[]) => {
  const byseat = Object.fromEntries(hands.map((hand, i) => [i + 1, hand]));
  return table(byseat).wagers(Object.fromEntries(hands.map((_, i) => [i + 1, '- p'])));
};

describe('awards', () => {
  test('SPAN-PROG-3, AMB-SPAN-03 the jackpot, a quarter, and the tray’s awards; the winner’s dollar comes back', () => {
    expect(alone(FIVE).net(1)).toBe(4_000);
    expect(alone(ROYAL).net(1)).toBe(1_000);
    expect(alone('6s 7s Js Qs Ks').net(1)).toBe(150);
    expect(alone('5s 5h 5d 5c 2s').net(1)).toBe(100);
    expect(alone(FLUSH).net(1)).toBe(75);
    expect(alone('5s 5h 5d 2c 2s').net(1)).toBe(-1);
  });
  test('AMB-SPAN-03, AMB-SPAN-13 or it is dropped with the others', () => {
    const h = table({ 1: FLUSH }, { switches: { 'span.prog.stake': 'dropped' } }).wagers({ 1: '- p' });
    expect([h.net(1), h.gained('progressive-box')]).toEqual([74, 1]);
  });
  test('SPAN-PROG-3 shares come out of the posted jackpot, the lesser awards out of the tray', () => {
    const h = alone(ROYAL, FLUSH);
    expect([h.gained('meter'), h.gained('progressive-tray'), h.gained('house')]).toEqual([-1_000, -75, 0]);
  });
  test('SPAN-PROG-2, SPAN-PROG-6, AMB-SPAN-13 losing wagers go into the second drop box when the hand is settled', () => {
    const h = table({ 1: NOTHING, 2: FLUSH }).bets(1, '- p').do(2, 'no-ante').do(2, 'progressive');
    expect(h.gained('progressive-box')).toBe(0);
    h.do(2, 'done');
    expect(h.gained('progressive-box')).toBe(1);
    expect(h.all('ProgressiveSettled').map((e) => [e.seat, e.rule])).toEqual([
      [2, 'SPAN-PROG-3'],
      [1, 'AMB-SPAN-13'],
    ]);
  });
  test('only those who made the wager win it', () => {
    const h = table({ 1: FIVE, 2: ROYAL }).wagers({ 1: '- d5', 2: '- p' });
    expect(h.net(2)).toBe(1_000);
    expect(h.net(1)).toBe(5 * 200);
  });
});

describe('on one hand', () => {
  test('SPAN-PROG-17 two royals: a quarter each', () => expect(alone(ROYAL, ROYAL_2).gains).toEqual([1_000, 1_000]));
  test('AMB-SPAN-08 three royals, four royals: a quarter each of what was posted', () => {
    const [clubs, diamonds] = ['7c Jc Qc Kc Ac', '7d Jd Qd Kd Ad'];
    expect(alone(ROYAL, ROYAL_2, clubs).gains).toEqual([1_000, 1_000, 1_000]);
    const all = alone(ROYAL, ROYAL_2, clubs, diamonds);
    expect(all.gains).toEqual([1_000, 1_000, 1_000, 1_000]);
    expect(all.at('meter')).toBe(0);
  });
  test('SPAN-PROG-18, AMB-SPAN-09 a royal and five of a kind: a quarter and the rest', () => {
    const h = alone(ROYAL, FIVE);
    expect(h.gains).toEqual([1_000, 3_000]);
    expect(h.all('ProgressiveSettled').map((e) => e.rule)).toEqual(['SPAN-PROG-18', 'SPAN-PROG-18']);
  });
  test('SPAN-PROG-19 royals and five of a kind: the royals share the quarter', () =>
    expect(alone(ROYAL, FIVE, ROYAL_2).gains).toEqual([500, 3_000, 500]));
  test('SPAN-PROG-20, X-12 a flush beside them is paid in full', () => {
    const h = alone(ROYAL, FIVE, FLUSH);
    expect(h.gains).toEqual([1_000, 3_000, 75]);
    expect(h.all('ProgressiveSettled').find((e) => e.seat === 3)!.rule).toBe('SPAN-PROG-20');
  });
  test('SPAN-PROG-18 a person who deals and settles hand by hand comes to the same', () => {
    const h = spanish({ hands: { 1: ROYAL, 2: FIVE, 3: ROYAL_2 }, stacks: [9, 9, 9], meter: 4_000, dealer: 'person' });
    h.wagers({ 1: '- p', 2: '- p', 3: '- p' });
    for (let i = 0; i < 3; i++) h.do('dealer', 'settle-hand');
    expect(h.gains).toEqual([500, 3_000, 500]);
  });
  test('the house’s own hand wins no part of it', () => {
    const h = spanish({ hands: { 1: ROYAL }, houseHand: FIVE, stacks: [500], meter: 4_000 })
      .wagers({ 1: 'a10 p' })
      .acts('r');
    expect(h.net(1)).toBe(1_000 - 30);
  });
});

describe('what the house sets up', () => {
  test('SPAN-PROG-4 the share the sheet claims is on its page', () => onPage('span', 'SPAN-PROG-4'));
  test('SPAN-PROG-5 by an approved system or by hand: the page says so', () => onPage('span', 'SPAN-PROG-5'));
  test('SPAN-PROG-7, REG-60 accounting approved with the commission: the page says so', () =>
    onPage('span', 'SPAN-PROG-7'));
  test('SPAN-PROG-8, REG-60 the jackpot is posted on the table: every viewer sees the amount', () => {
    const h = table({ 1: NOTHING }, { meter: 1_234 });
    for (const viewer of [1, 'rail'] as const)
      expect(h.view(viewer).felt.chips[h.game.placeOf.get('meter')!]).toBe(123_400);
  });
  test('SPAN-PROG-9, BAR-120 a seed below $500 is no setting', () => {
    expect(parseSwitch('span.prog.seed_amount', 49_900, 'span')).toMatchObject({ refused: 'bad-switch-value' });
    expect(parseSwitch('span.prog.seed_amount', 80_000, 'span')).toMatchObject({ value: 80_000 });
  });
});
