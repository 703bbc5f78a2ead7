// Wagers put together chip by chip, and sent as the menu offers them.
import { describe, expect, test } from 'vitest';
import type { GameRules, Option } from '../lib/wire.js';
import {
  type Amounts,
  chipsFor,
  doubled,
  nextAct,
  reserveOf,
  type Target,
  targetsOf,
  withChip,
  withLess,
} from './targets.js';

const option = (type: string, more: Partial<Option> = {}): Option =>
  ({
    type,
    rule: 'X',
    cost: null,
    amount: null,
    cards: null,
    seats: null,
    open: false,
    ifSilent: false,
    ...more,
  }) as Option;
const range = (min: number, max: number, unit = 100) => ({ min, max, unit });
const twentyOne = { family: 'twenty-one', backers: 2 } as unknown as GameRules;
const spanish = {
  family: 'spanish-poker',
  bonuses: ['dos-pares', 'progressive'],
  bonus: { min: 100 },
  betMax: 20_000,
  chip: 100,
  raiseTimes: 2,
  progressive: { wager: 100 },
} as unknown as GameRules;

describe('circles', () => {
  const menu = [
    option('wager', { amount: range(300, 10_000), seats: [5, 2] }),
    option('back', { amount: range(300, 10_000), seats: [4] }),
    option('sit-out-hand'),
  ];
  test('one’s own comes first, then those nobody sits at, then those to stand behind', () => {
    expect(targetsOf(menu, twentyOne, 2).map(({ key }) => key)).toEqual(['wager:2', 'wager:5', 'back:4']);
  });
  test('they are sent one after the other, and then it is done', () => {
    let amounts: Amounts = { 'wager:2': 1000, 'back:4': 500 };
    expect(nextAct(menu, twentyOne, 2, amounts)).toEqual({ act: 'wager', key: 'wager:2', amount: 1000, seat: 2 });
    amounts = { 'back:4': 500 };
    const after = [option('wager', { amount: range(300, 9000), seats: [5] }), menu[1]!, option('done')];
    expect(nextAct(after, twentyOne, 2, amounts)).toEqual({ act: 'back', key: 'back:4', amount: 500, seat: 4 });
    expect(nextAct(after, twentyOne, 2, {})).toEqual({ act: 'done', key: null });
  });
  test('nothing is sent for less than was put together: a wager that no longer fits is the player’s to change', () => {
    const short = [option('wager', { amount: range(300, 500), seats: [2] }), option('sit-out-hand')];
    expect(nextAct(short, twentyOne, 2, { 'wager:2': 1000 })).toBeNull();
    expect(nextAct(short, twentyOne, 2, {})).toBeNull();
  });
});

describe('an ante and its bonus bets', () => {
  const first = [option('ante', { amount: range(500, 10_000) }), option('no-ante'), option('sit-out-hand')];
  const then = [
    option('dos-pares', { amount: range(100, 2000) }),
    option('progressive', { cost: 100 }),
    option('done'),
  ];
  test('bonus bets can be put together before the ante is down', () => {
    expect(targetsOf(first, spanish, 1).map(({ key, min, max }) => [key, min, max])).toEqual([
      ['ante', 500, 10_000],
      ['dos-pares', 100, 20_000],
      ['progressive', 100, 100],
    ]);
  });
  test('the ante goes first; without one that is said', () => {
    expect(nextAct(first, spanish, 1, { ante: 500, 'dos-pares': 100 })).toEqual({
      act: 'ante',
      key: 'ante',
      amount: 500,
    });
    expect(nextAct(first, spanish, 1, { 'dos-pares': 500 })).toEqual({ act: 'no-ante', key: null });
    expect(nextAct(first, spanish, 1, {})).toBeNull();
  });
  test('then each bonus bet, the progressive’s without an amount', () => {
    expect(nextAct(then, spanish, 1, { 'dos-pares': 200, progressive: 100 })).toMatchObject({
      act: 'dos-pares',
      amount: 200,
    });
    expect(nextAct(then, spanish, 1, { progressive: 100 })).toEqual({ act: 'progressive', key: 'progressive' });
    expect(nextAct(then, spanish, 1, {})).toEqual({ act: 'done', key: null });
  });
  test('the raise is kept back', () => {
    expect(reserveOf(spanish, { ante: 500 })).toBe(1000);
    expect(reserveOf(twentyOne, { 'wager:1': 500 })).toBe(0);
  });
});

describe('chips', () => {
  const target: Target = { key: 'wager:2', act: 'wager', seat: 2, ...range(300, 10_000) };
  test('the first makes the least there may be, the next add up, and the most is the most', () => {
    expect(withChip(target, 0, 100, 50_000)).toBe(300);
    expect(withChip(target, 0, 2500, 50_000)).toBe(2500);
    expect(withChip(target, 2500, 2500, 50_000)).toBe(5000);
    expect(withChip(target, 9000, 2500, 50_000)).toBe(10_000);
    expect(withChip(target, 1000, 2500, 650)).toBe(1600);
    expect(withChip(target, 0, 2500, 200)).toBe(0);
  });
  test('less than the least is nothing', () => {
    expect(withLess(target, 500, 100)).toBe(400);
    expect(withLess(target, 300, 100)).toBe(0);
  });
  test('a bet that is always the same is there or not', () => {
    const dollar: Target = { key: 'progressive', act: 'progressive', seat: null, ...range(100, 100, 100) };
    expect(withChip(dollar, 0, 2500, 5000)).toBe(100);
    expect(withChip(dollar, 100, 2500, 5000)).toBe(100);
    expect(withLess(dollar, 100, 100)).toBe(0);
  });
  test('four denominations that make the range', () => {
    expect(chipsFor(range(300, 10_000))).toEqual([100, 500, 2500, 10_000]);
    expect(chipsFor(range(500, 10_000, 100))).toEqual([100, 500, 2500, 10_000]);
    expect(chipsFor(range(10_000, 400_000, 100))).toEqual([2500, 10_000, 50_000, 100_000]);
    expect(chipsFor(range(2500, 30_000, 500))).toEqual([500, 2500, 10_000]);
    expect(chipsFor(range(50, 300, 50))).toEqual([50, 100]);
  });
});

test('wagers are doubled where each may be: one of a single size stays as it is, and none goes over its most', () => {
  const target = (key: string, min: number, max: number) => ({
    key,
    act: 'wager' as const,
    seat: null,
    min,
    max,
    unit: 100,
  });
  const targets = [target('wager:1', 300, 10_000), target('back:2', 300, 10_000), target('progressive', 100, 100)];
  expect(doubled(targets, { 'wager:1': 500, 'back:2': 300 })).toEqual({ 'wager:1': 1000, 'back:2': 600 });
  expect(doubled(targets, { 'wager:1': 500, progressive: 100 })).toEqual({ 'wager:1': 1000, progressive: 100 });
  expect(doubled(targets, { 'wager:1': 6000, 'back:2': 300 })).toEqual({});
  expect(doubled(targets, { progressive: 100 })).toEqual({});
  expect(doubled(targets, {})).toEqual({});
});
