// The bar without a browser: slots, presets, what is typed, and choices made in advance.

import type { Shut } from 'baraja';
import { option } from 'baraja/kernel';
import { forcedUnit } from 'baraja/table';
import { describe, expect, test } from 'vitest';
import { type DrawnFelt, EMPTY_FELT } from '../lib/felt.js';
import type { RoundView, TableView } from '../lib/wire.js';
import { TestTable } from '../test/driver.js';
import { isLegal, presets, readMoney, snap, step } from './amounts.js';
import { isBrief } from './brief.js';
import { buyInRange, topUpRange, usualBuyIn } from './buyin.js';
import { passOf } from './pass.js';
import { asksOf, keyOf, takes, toggled } from './picking.js';
import { type Pre, preOffers, resolvePre } from './pre.js';
import { slotNamed, slotsOf } from './slots.js';
import { unitOf } from './unit.js';

const range = { min: 400, max: 19_850, unit: 100 };
const felt = (chips: Record<string, number>): DrawnFelt => ({
  ...EMPTY_FELT,
  round: 1,
  seats: [1, 2, 3],
  chips,
  zones: { 'hand:1': [0, 1], 'hand:2': [2, 3], 'hand:3': [4, 5] },
});

describe('amounts', () => {
  test('what is not legal becomes the nearest that is; both ends are, however odd', () => {
    expect(snap(0, range)).toBe(400);
    expect(snap(449, range)).toBe(400);
    expect(snap(1260, range)).toBe(1300);
    expect(snap(19_849, range)).toBe(19_800);
    expect(snap(99_999, range)).toBe(19_850);
    expect(snap(460, { min: 450, max: 980, unit: 100 })).toBe(500);
    for (const amount of [400, 500, 19_800, 19_850]) expect(isLegal(amount, range)).toBe(true);
    for (const amount of [399, 450, 19_851]) expect(isLegal(amount, range)).toBe(false);
  });
  test('every amount the slider can reach is accepted by the engine', () => {
    const t = new TestTable(3, 1);
    for (const [i, name] of ['Ana', 'Beto', 'Chuy'].entries()) t.sit(i + 1, name);
    t.playHand((on) => on.state.live?.round.menus[0]?.options.some((o) => o.amount !== null) ?? false);
    const menu = t.state.live!.round.menus[0]!;
    const raise = menu.options.find((o) => o.amount !== null)!;
    for (let wish = 0; wish <= raise.amount!.max + 500; wish += 77) {
      const amount = snap(wish, raise.amount!);
      const { min, max, unit } = raise.amount!;
      expect(amount >= min && amount <= max && (amount % unit === 0 || amount === min || amount === max)).toBe(true);
    }
  });
  test('half the pot and the pot count the call first', () => {
    // 6 to call into 9: the pot after a call is 15, so half is a raise to 8 + 7.50.
    const f = felt({ 'bet:1': 200, 'bet:2': 800, centre: 500, 'stack:1': 50_000 });
    expect(presets({ min: 1400, max: 50_200, unit: 100 }, f, 1)).toEqual([
      { name: 'min', amount: 1400 },
      { name: 'half', amount: 1900 },
      { name: 'pot', amount: 2900 },
      { name: 'max', amount: 50_200 },
    ]);
  });
  test('presets that are not legal are not there', () => {
    const f = felt({ 'bet:2': 800, centre: 500 });
    expect(presets({ min: 1600, max: 1600, unit: 100 }, f, 1)).toEqual([]);
    expect(presets({ min: 1600, max: 1800, unit: 100 }, f, 1).map(({ name }) => name)).toEqual(['min', 'max']);
    const all = presets({ min: 100, max: 400, unit: 100 }, felt({ 'in:1': 400 }), 1);
    expect(all).toEqual([
      { name: 'min', amount: 100 },
      { name: 'half', amount: 200 },
      { name: 'max', amount: 400 },
    ]);
  });
  test('a step is a big blind, or a chip where the range is small', () => {
    expect(step(1000, 1, range, 300)).toBe(1300);
    expect(step(400, -1, range, 300)).toBe(400);
    expect(step(400, 1, { min: 300, max: 600, unit: 100 }, 300)).toBe(500);
    expect(step(19_800, 1, range, 300)).toBe(19_850);
  });
  test.each([
    ['$12.50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    [' $ 1,250 ', 125_000],
    ['1.250', null],
    ['1,250.50', 125_050],
    ['0.5', 50],
    ['', null],
    ['abc', null],
    ['1.2.3', null],
    ['-5', null],
    ['12.505.1', null],
  ])('%j is %j', (text, cents) => {
    expect(readMoney(text)).toBe(cents);
  });
});

test('stacks are measured as the engine measures them', () => {
  const { rules } = new TestTable(2, 1).state;
  expect(unitOf(rules)).toBe(forcedUnit(rules));
  for (const forced of [{ kind: 'ante', amount: 200 }, { kind: 'price', min: 2000, max: 4000 }, { kind: 'none' }]) {
    const other = { ...rules, forced } as never;
    expect(unitOf(other)).toBe(forcedUnit(other));
  }
});

describe('buying in', () => {
  const rules = (min: number, max: number | null) =>
    ({
      buyIn: { min, max, rule: 'x' },
      forced: { kind: 'blinds', small: 100, big: 300, rule: 'x' },
      game: { chip: 100 },
    }) as never;
  test('between the posted ends, and not more than the wallet holds', () => {
    expect(buyInRange(rules(6000, 60_000), 100_000)).toEqual({ min: 6000, max: 60_000, unit: 100 });
    expect(buyInRange(rules(6000, null), 10_050)).toEqual({ min: 6000, max: 10_000, unit: 100 });
    expect(buyInRange(rules(6000, null), 5000)).toBeNull();
  });
  test('most bring a hundred big blinds, or twice the least', () => {
    expect(usualBuyIn(rules(6000, 60_000), { min: 6000, max: 60_000, unit: 100 })).toBe(30_000);
    expect(usualBuyIn(rules(6000, null), { min: 6000, max: 100_000, unit: 100 })).toBe(12_000);
    expect(usualBuyIn(rules(6000, null), { min: 6000, max: 7000, unit: 100 })).toBe(7000);
  });
  test('adding goes up to the posted most; with nothing left it is a buy-in', () => {
    expect(topUpRange(rules(6000, 60_000), 55_000, 100_000)).toEqual({ min: 100, max: 5000, unit: 100 });
    expect(topUpRange(rules(6000, 60_000), 60_000, 100_000)).toBeNull();
    expect(topUpRange(rules(6000, 60_000), 0, 100_000)).toEqual({ min: 6000, max: 60_000, unit: 100 });
  });
});

describe('choosing cards', () => {
  const draw = option('draw', { cards: { from: [4, 2, 9, 7, 11], min: 0, max: 3 } });
  const asks = asksOf([option('fold'), draw], [11, 9, 7, 4, 2])!;
  test('any number between the ends, in the order the cards lie', () => {
    expect(asks).toEqual({ from: [11, 9, 7, 4, 2], min: 0, max: 3 });
    expect([11, 2].map((card) => keyOf(asks, card))).toEqual(['1', '5']);
    expect(takes(draw, [])).toBe(true);
    expect(takes(draw, [9, 2, 4])).toBe(true);
    expect(takes(draw, [9, 2, 4, 7])).toBe(false);
    expect(takes(draw, [1])).toBe(false);
    expect(takes(option('fold'), [9])).toBe(true);
  });
  test('a card is chosen and put back; one too many takes the place of the first', () => {
    expect(toggled([], 9, asks)).toEqual([9]);
    expect(toggled([9, 2], 9, asks)).toEqual([2]);
    expect(toggled([9, 2, 4], 7, asks)).toEqual([2, 4, 7]);
    expect(toggled([9], 1, asks)).toEqual([9]);
  });
  test('two options that take cards: each takes what is its own', () => {
    const meld = option('show-proof', { cards: { from: [1, 2, 3], min: 3, max: 3 } });
    const discard = option('discard', { cards: { from: [1, 2, 3, 4], min: 1, max: 1 } });
    expect(asksOf([meld, discard], [1, 2, 3, 4])).toEqual({ from: [1, 2, 3, 4], min: 1, max: 3 });
    expect([takes(meld, [1, 2, 3]), takes(discard, [1, 2, 3])]).toEqual([true, false]);
    expect([takes(meld, [4]), takes(discard, [4])]).toEqual([false, true]);
    expect(asksOf([option('check')], [1, 2])).toBeNull();
  });
});

describe('slots', () => {
  const fold = option('fold');
  const call = option('call', { cost: 600 });
  const raise = option('raise', { amount: { min: 1200, max: 1200, unit: 100 } });
  const capped: Shut = { type: 'raise', refused: 'raise-cap-reached', rule: 'ROG-HOLD-W1', facts: { raises: 3 } };
  test('check and call share a place, bet and raise another', () => {
    expect(slotsOf({ menu: [fold, option('check'), option('bet')], shut: [] }).map(({ name }) => name)).toEqual([
      'fold',
      'call',
      'raise',
    ]);
    expect(slotsOf({ menu: [raise, call, fold], shut: [] }).map(({ option: o }) => o?.type)).toEqual([
      'fold',
      'call',
      'raise',
    ]);
  });
  test('a closed raise stands grey in its place, with the reason that says most', () => {
    const shut: Shut[] = [
      { type: 'check', refused: 'must-call-or-fold', rule: 'ROG-HOLD-W1', facts: { price: 600 } },
      capped,
      { type: 'bet', refused: 'must-raise', rule: 'ROG-HOLD-W1' },
    ];
    const slots = slotsOf({ menu: [fold, call], shut });
    expect(slots.map(({ name }) => name)).toEqual(['fold', 'call', 'raise']);
    expect(slotNamed(slots, 'raise')).toEqual({ name: 'raise', option: null, shut: capped });
  });
  test('what is open hides what is shut beside it', () => {
    const shut: Shut[] = [{ type: 'bet', refused: 'must-raise', rule: null }];
    expect(slotsOf({ menu: [fold, call, raise], shut }).every((slot) => slot.shut === null)).toBe(true);
  });
  test('an act nobody has thought of has a place of its own', () => {
    expect(slotsOf({ menu: [option('stand-pat')], shut: [] })).toHaveLength(1);
    expect(
      slotsOf({
        menu: [option('straddle', { amount: { min: 600, max: 600, unit: 600 } }), option('no-straddle')],
        shut: [],
      }).map(({ name }) => name),
    ).toEqual(['no', 'yes']);
  });
});

describe('on a phone the bar is low', () => {
  type Seen = Parameters<typeof isBrief>[0];
  const view = (limit: object, more: object = {}): Seen =>
    ({
      rules: { game: { family: 'community', limit, chip: 100 }, buyIn: { min: 4000, max: null } },
      seats: [{ seat: 1, stack: 5000, behind: 0, why: null }],
      round: null,
      you: { seat: 1 },
      ...more,
    }) as unknown as Seen;
  const fixed = { kind: 'structured', small: 200, big: 400 };
  test('where every bet is one figure, and nowhere else', () => {
    expect(isBrief(view(fixed))).toBe(true);
    expect(isBrief(view({ kind: 'no-limit', min: 200 }))).toBe(false);
    expect(isBrief(view({ kind: 'spread', min: 200, max: 600 }))).toBe(false);
    const streets = (limit: object) => ({
      game: { family: 'streets', streets: [{ limit }], chip: 100 },
      buyIn: { min: 4000, max: null },
    });
    expect(isBrief(view({}, { rules: streets({ kind: 'fixed', bet: 200 }) }))).toBe(true);
    expect(isBrief(view({}, { rules: streets({ kind: 'pot', min: 200 }) }))).toBe(false);
    const sized = [option('raise', { amount: { min: 400, max: 600, unit: 100 } })];
    expect(isBrief(view(fixed, { round: { seats: [1], menu: sized } }))).toBe(false);
  });
  test('not while one says how much one buys, which nobody does in a hand', () => {
    const broke = [{ seat: 1, stack: 0, behind: 0, why: null }];
    expect(isBrief(view(fixed, { you: { seat: null } }))).toBe(false);
    expect(isBrief(view(fixed, { seats: broke }))).toBe(false);
    expect(isBrief(view(fixed, { seats: broke, round: { seats: [1, 2], menu: [] } }))).toBe(true);
  });
});

describe('choices made in advance', () => {
  const round = (more: Partial<RoundView>): RoundView =>
    ({ number: 1, stage: 'flop-betting', seats: [1, 2, 3], menu: [], shut: [], toAct: [2], ...more }) as RoundView;
  const view = (more: Partial<RoundView> = {}): Pick<TableView, 'round' | 'you'> => ({
    round: round(more),
    you: { seat: 1, floor: false, dealer: false },
  });
  const quiet = felt({ 'stack:1': 5000 });
  const bet = felt({ 'stack:1': 5000, 'bet:2': 600 });
  const raised = felt({ 'stack:1': 5000, 'bet:2': 600, 'bet:3': 1200 });
  const fold = option('fold');
  const check = option('check');
  const call = (cost: number) => option('call', { cost });
  const pre = (kind: Pre['kind'], price: number): Pre => ({ kind, price, round: 1, stage: 'flop-betting' });

  test('are offered to a live hand that waits, at the price it sees', () => {
    expect(preOffers(view(), quiet).map(({ kind, price }) => [kind, price])).toEqual([
      ['fold', 0],
      ['check', 0],
    ]);
    expect(preOffers(view(), bet).map(({ kind, price }) => [kind, price])).toEqual([
      ['fold', 600],
      ['call', 600],
    ]);
  });
  test('are not offered on one’s own turn, all in, out, alone, or while nobody bets', () => {
    expect(preOffers(view({ menu: [fold] }), quiet)).toEqual([]);
    expect(preOffers(view(), felt({ 'stack:1': 0 }))).toEqual([]);
    expect(preOffers(view(), { ...quiet, zones: { 'hand:2': [1] } })).toEqual([]);
    expect(preOffers(view(), { ...quiet, zones: { 'hand:1': [1] } })).toEqual([]);
    expect(preOffers(view({ stage: 'discard' }), quiet)).toEqual([]);
    expect(preOffers(view({ number: 2 }), quiet), 'the hand after the one that is shown').toEqual([]);
    expect(preOffers({ round: null, you: { seat: 1, floor: false, dealer: false } }, quiet)).toEqual([]);
  });
  test('a call goes out at its own price, and at no other', () => {
    expect(resolvePre(pre('call', 600), view({ menu: [fold, call(600)] }), bet)).toEqual({ do: 'act', act: 'call' });
    expect(resolvePre(pre('call', 600), view({ menu: [fold, call(1200)] }), raised)).toEqual({
      do: 'lapse',
      said: true,
    });
    expect(resolvePre(pre('call', 600), view({ menu: [fold, call(500)] }), bet)).toEqual({ do: 'lapse', said: true });
    expect(resolvePre(pre('call', 600), view({ menu: [fold, check] }), quiet)).toEqual({ do: 'lapse', said: true });
  });
  test('it lapses as soon as the price changes, before the turn comes', () => {
    expect(resolvePre(pre('call', 600), view(), bet)).toEqual({ do: 'wait' });
    expect(resolvePre(pre('call', 600), view(), raised)).toEqual({ do: 'lapse', said: true });
    expect(resolvePre(pre('check', 0), view(), bet)).toEqual({ do: 'lapse', said: true });
  });
  test('a check never becomes a call or a fold', () => {
    expect(resolvePre(pre('check', 0), view({ menu: [fold, check] }), quiet)).toEqual({ do: 'act', act: 'check' });
    expect(resolvePre(pre('check', 0), view({ menu: [fold, call(600)] }), bet)).toEqual({ do: 'lapse', said: true });
  });
  test('folding to any bet costs nothing at any price, and checks where that is free', () => {
    expect(resolvePre(pre('fold', 0), view({ menu: [fold, call(600)] }), bet)).toEqual({ do: 'act', act: 'fold' });
    expect(resolvePre(pre('fold', 600), view({ menu: [fold, check] }), quiet)).toEqual({ do: 'act', act: 'check' });
    expect(resolvePre(pre('fold', 0), view(), bet)).toEqual({ do: 'wait' });
  });
  test('a new street or a new hand ends it, quietly', () => {
    expect(resolvePre(pre('check', 0), view({ stage: 'turn-betting', menu: [fold, check] }), quiet)).toEqual({
      do: 'lapse',
      said: false,
    });
    expect(resolvePre(pre('fold', 0), view({ stage: 'turn-betting', menu: [fold, check] }), quiet)).toEqual({
      do: 'act',
      act: 'check',
    });
    expect(resolvePre(pre('fold', 0), view({ number: 2, menu: [fold, check] }), quiet)).toEqual({
      do: 'lapse',
      said: false,
    });
  });
});

test('at practice a lone choice that costs nothing is passed by itself, a straddle is declined, and all else is asked', () => {
  const pass = option('pass', { rule: null, ifSilent: true });
  const use = option('use', { rule: null, cards: { from: [1, 2], min: 2, max: 2 } });
  expect(passOf([pass])).toBe(pass);
  for (const menu of [[], [pass, use], [use], [option('call', { rule: null, cost: 500 })]])
    expect(passOf(menu)).toBeNull();
  const amount = { min: 400, max: 400, unit: 100 };
  const declined = option('no-straddle', { rule: null, ifSilent: true });
  expect(passOf([declined, option('straddle', { rule: null, amount })])).toBe(declined);
});

test('JAL-ESC: at practice an open card is asked about only by whom it can be used, and passed by itself otherwise', () => {
  const seen = { passed: 0, asked: 0 };
  for (let seed = 1; seed < 30 && (seen.passed === 0 || seen.asked === 0); seed++) {
    const t = new TestTable(seed, 2, { house: 'jalisco', game: 'esc' });
    for (const [i, name] of ['Ana', 'Beto', 'Chuy'].entries()) t.sit(i + 1, name);
    t.playHand();
    for (const { view } of t.told) {
      const menu = view.round?.menu ?? [];
      if (!menu.some(({ type }) => type === 'pass')) continue;
      const isUsable = menu.some(({ type }) => type !== 'pass');
      expect(passOf(menu)?.type ?? null).toBe(isUsable ? null : 'pass');
      seen[isUsable ? 'asked' : 'passed']++;
    }
  }
  expect(seen.passed).toBeGreaterThan(0);
  expect(seen.asked).toBeGreaterThan(0);
});
