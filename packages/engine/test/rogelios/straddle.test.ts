/** Rogelio's hold'em, rule 18: one straddle, by the seat after the big blind, no dearer than the limit. */
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../src/testing/poker.js';
import { finish, rog } from './table.js';

const stacks = [100, 100, 100, 100];
const sizes = (h: Hand): number[] | null => {
  const amount = h.stage === 'straddle' ? h.option(h.toAct!, 'straddle')!.amount! : null;
  return amount && [amount.min / 100, amount.max / 100];
};

describe('who and when', () => {
  test('ROG-HOLD-18a the seat next after the big blind is asked, before any card is dealt', () => {
    const h = rog({ game: 'hold', stake: '3-6', stacks });
    expect([h.stage, h.toAct, h.has('CardsDealt'), h.has('PackShuffled')]).toEqual(['straddle', 3, false, false]);
    for (const seat of [0, 1, 2])
      expect(h.refused(seat, 'straddle', { to: 6 })).toMatchObject({ refused: 'not-your-turn' });
    expect(h.option(3, 'straddle')!.rule).toBe('ROG-HOLD-18b');
  });
  test('ROG-HOLD-18a there is only one', () => {
    const h = rog({ game: 'hold', stake: '3-6', stacks }).do(3, 'straddle', { to: 6 });
    expect([h.stage, h.toAct]).toEqual(['preflop-betting', 0]);
    expect(h.refused(0, 'straddle', { to: 12 })).toMatchObject({ refused: 'not-offered' });
    expect(h.last('Straddled').chips).toHaveLength(1);
  });
  test('ROG-HOLD-18a it may be declined, and then the big blind is the bet', () => {
    const h = rog({ game: 'hold', stake: '3-6', stacks }).acts('d');
    expect([h.toAct, h.option(3, 'call')!.cost, h.last('StraddleDeclined').rule]).toEqual([3, 300, 'ROG-HOLD-18a']);
  });
  test('ROG-HOLD-18a the action starts left of the straddler, and he acts last and may raise (AMB-ROG-22)', () => {
    const h = rog({ game: 'hold', stake: '3-6', stacks }).do(3, 'straddle', { to: 6 });
    expect([h.toAct, h.option(0, 'call')!.cost]).toEqual([0, 600]);
    h.acts('c c c');
    expect([h.toAct, h.stage]).toEqual([3, 'preflop-betting']);
    expect(h.menu(3)).toEqual(['fold', 'check', 'raise']);
    h.acts('r12 c c c');
    expect([h.stage, h.toAct]).toEqual(['flop-betting', 1]); // afterwards the order is as ever
    finish(h);
  });
  test('ROG-HOLD-18a it is not one of the three raises', () => {
    const h = rog({ game: 'hold', stake: '3/6', stacks }).do(3, 'straddle', { to: 6 }).acts('r9 r12 r15');
    expect(h.refused(3, 'raise', { to: 18 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'ROG-HOLD-W1' });
    expect(h.all('Raised')).toHaveLength(3);
  });
  test('ROG-HOLD-18a three-handed the button straddles; heads-up nobody does', () => {
    expect(rog({ game: 'hold', stake: '3-6', stacks: [100, 100, 100] }).toAct).toBe(0);
    expect(rog({ game: 'hold', stake: '3-6', stacks: [100, 100] }).stage).toBe('preflop-betting');
  });
  test('ROG-HOLD-18a a straddler who folds loses it', () => {
    const h = rog({ game: 'hold', stake: '3-6', stacks }).do(3, 'straddle', { to: 6 }).acts('r12 f f f');
    expect(h.stacks()).toEqual([110, 99, 97, 94]);
  });
});

describe('how much', () => {
  const at = (game: string, stake: string, more: Record<string, unknown> = {}): number[] | null =>
    sizes(rog({ game, stake, stacks, switches: more }));
  test('ROG-HOLD-18b at a spread table: twice the big blind or more, up to the upper figure', () => {
    expect(at('hold', '3-6')).toEqual([6, 6]);
    expect(at('hold', '3-9')).toEqual([6, 9]);
    expect(at('hold', '2-20')).toEqual([4, 20]);
    expect(at('hold', '2-4')).toEqual([4, 4]);
    expect(at('oma', '4-8')).toEqual([8, 8]);
    expect(at('ohl', '4-8')).toEqual([8, 8]);
  });
  test('ROG-HOLD-18b at a limit table: exactly two big blinds', () => {
    expect(at('hold', '3/6')).toEqual([6, 6]);
    expect(at('hold', '10/20')).toEqual([20, 20]);
  });
  test('ROG-HOLD-18b at no limit: two big blinds or more, up to the stack', () => {
    expect(at('hold-nl', '2/5')).toEqual([10, 100]);
    const h = rog({ game: 'hold-nl', stake: '2/5', stacks }).do(3, 'straddle', { to: 12 });
    expect(h.option(0, 'raise')!.amount).toMatchObject({ min: 2400, max: 10_000 });
    expect(h.option(0, 'call')!.cost).toBe(1200);
    finish(h);
  });
  test('ROG-HOLD-18b less or more is refused with the rule', () => {
    const h = rog({ game: 'hold', stake: '3-9', stacks });
    expect(h.refused(3, 'straddle', { to: 5 })).toMatchObject({ refused: 'amount-too-small', rule: 'ROG-HOLD-18b' });
    expect(h.refused(3, 'straddle', { to: 10 })).toMatchObject({ refused: 'amount-too-big', rule: 'ROG-HOLD-18b' });
    expect(h.refused(3, 'straddle')).toMatchObject({ refused: 'amount-missing', rule: 'ROG-HOLD-18b' });
  });
  test('ROG-HOLD-18b who has less than two big blinds may not straddle', () => {
    expect(rog({ game: 'hold', stake: '3-6', stacks: [100, 100, 100, 5] }).stage).toBe('preflop-betting');
    expect(sizes(rog({ game: 'hold', stake: '3-6', stacks: [100, 100, 100, 6] }))).toEqual([6, 6]);
  });
  test('ROG-HOLD-18b a straddler all in still has his price met', () => {
    const h = rog({ game: 'hold', stake: '3-6', stacks: [100, 100, 100, 6] }).do(3, 'straddle', { to: 6 });
    h.acts('c c c');
    expect([h.stage, h.stacks()]).toEqual(['flop-betting', [94, 94, 94, 0]]);
    finish(h);
  });
  test('AMB-ROG-22, AMB-GEN-26 rog.hold.straddle off, or bet.straddle off: nobody is asked', () => {
    for (const game of ['hold', 'hold-nl', 'oma', 'ohl'])
      for (const off of [{ 'rog.hold.straddle': 'off' }, { 'bet.straddle': 'off' }])
        expect(rog({ game, stacks, switches: off }).stage).toBe('preflop-betting');
  });
});
