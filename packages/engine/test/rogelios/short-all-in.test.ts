/** Short all-ins (AMB-GEN-04): half a bet counts at limit and spread tables, only a full raise at no limit. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/kernel/index.js';
import type { Hand } from '../../src/testing/poker.js';
import { finish, rog } from './table.js';

/** The raise a seat is offered, in dollars: [least, most]; or the reason it is offered none. */
const raise = (h: Hand, seat: Seat) => {
  const amount = h.option(seat, 'raise')?.amount;
  if (amount) return [amount.min / 100, amount.max / 100];
  const { refused, rule } = h.refused(seat, 'raise', { to: 50 });
  return [refused, rule];
};
const REOPENED_NOT = ['betting-not-reopened', 'AMB-GEN-04'];
/** Seat 3 is short; everybody sees a flop, and seat 1 is first. */
const flop = (stake: string, stacks: readonly number[], switches: Record<string, unknown> = {}): Hand => {
  const game = stake === '2/5' ? 'hold-nl' : 'hold';
  return rog({ game, stake, stacks, switches }).checkTo('flop-betting');
};

describe('limit: half a bet or more counts as a raise and reopens (AMB-GEN-04)', () => {
  test('a $6 bet, all in for $7: call 7 or make it 12, and the bettor may not raise again', () => {
    const h = rog({ game: 'hold', stake: '6/12', stacks: [100, 100, 100, 13] }).checkTo('flop-betting');
    h.acts('r6 c r7');
    expect(h.last('Raised').rule).toBe('AMB-GEN-04');
    expect([h.toAct, h.option(0, 'call')?.cost, raise(h, 0)]).toEqual([0, 700, [12, 12]]);
    h.acts('c');
    expect([h.toAct, h.option(1, 'call')?.cost, raise(h, 1)]).toEqual([1, 100, REOPENED_NOT]);
    finish(h);
  });
  test('completed by somebody who had not acted, it is open to all again', () => {
    const h = rog({ game: 'hold', stake: '6/12', stacks: [100, 100, 100, 13] }).checkTo('flop-betting');
    h.acts('r6 c r7 r12');
    expect([h.toAct, raise(h, 1)]).toEqual([1, [18, 18]]);
    finish(h);
  });
  test('a $6 bet, all in for $9: call 9 or make it 15, and the bettor may raise again', () => {
    const h = rog({ game: 'hold', stake: '6/12', stacks: [100, 100, 100, 15] }).checkTo('flop-betting');
    h.acts('r6 c r9');
    expect([raise(h, 0), h.last('Raised').rule]).toEqual([[15, 15], 'ROG-HOLD-W1']);
    h.acts('c');
    expect(raise(h, 1)).toEqual([15, 15]);
    finish(h);
  });
  test('bet.short_allin.limit at full_bet: $9 is not enough, $12 is', () => {
    const full = { 'bet.short_allin.limit': 'full_bet' };
    const nine = flop('6/12', [100, 100, 100, 15], full).acts('r6 c r9 c');
    expect(raise(nine, 1)).toEqual(REOPENED_NOT);
    expect(raise(flop('6/12', [100, 100, 100, 18], full).acts('r6 c r12 c'), 1)).toEqual([18, 18]);
  });
  test('a short bet under half is action only: it may be completed, and completing is no raise', () => {
    const h = flop('6/12', [100, 100, 8, 100]).acts('c r2');
    expect([h.toAct, raise(h, 3)]).toEqual([3, [6, 6]]);
    h.acts('r6 r12 r18 r24');
    expect(raise(h, 0)).toEqual(['raise-cap-reached', 'ROG-HOLD-W1']);
  });
  test('whoever has checked may not raise a bet under half, but may raise one of half or more', () => {
    expect(raise(flop('6/12', [100, 100, 8, 100]).acts('c r2 c c'), 1)).toEqual(REOPENED_NOT);
    expect(raise(flop('6/12', [100, 100, 9, 100]).acts('c r3 c c'), 1)).toEqual([9, 9]);
  });
  test('a raise that counts is one of the three', () => {
    const h = flop('6/12', [100, 100, 100, 15]).acts('r6 c r9 r15 r21');
    expect(raise(h, 2)).toEqual(['raise-cap-reached', 'ROG-HOLD-W1']);
  });
  test('a raise that does not count is none of the three', () => {
    const h = flop('6/12', [100, 100, 100, 13]).acts('r6 c r7 r12 r18');
    expect(raise(h, 2)).toEqual([24, 24]);
  });
});

describe('spread: half of the lower figure is half a bet', () => {
  test('a $6 bet, all in for $7: call 7 or make it 9 to 12', () => {
    const h = flop('3-6', [100, 100, 100, 10]).acts('r6 c r7');
    expect(raise(h, 0)).toEqual([9, 12]);
    h.acts('c');
    expect(raise(h, 1)).toEqual(REOPENED_NOT);
  });
  test('a $6 bet, all in for $8: a raise, and the next is 11 to 14', () => {
    const h = flop('3-6', [100, 100, 100, 11]).acts('r6 c r8');
    expect(raise(h, 0)).toEqual([11, 14]);
    h.acts('c');
    expect(raise(h, 1)).toEqual([11, 14]);
  });
});

describe('no limit: only a full raise reopens', () => {
  test('a $10 bet, all in for $19: the bettor may call or fold; the next raise is to 29 or more', () => {
    const h = flop('2/5', [200, 200, 200, 24]).acts('r10 c r19');
    expect([raise(h, 0), h.option(0, 'call')?.cost]).toEqual([[29, 195], 1900]);
    h.acts('c');
    expect(raise(h, 1)).toEqual(REOPENED_NOT);
    h.acts('c');
    expect(raise(h, 2)).toEqual(REOPENED_NOT);
    finish(h);
  });
  test('a $10 bet, all in for $20: a full raise', () => {
    expect(raise(flop('2/5', [200, 200, 200, 25]).acts('r10 c r20 c'), 1)).toEqual([30, 195]);
  });
  test('two short all-ins that add up to a full raise reopen for whoever faces a full raise', () => {
    const h = flop('2/5', [25, 200, 200, 20, 200]).acts('r10 c r15');
    expect([h.toAct, raise(h, 4)]).toEqual([4, [25, 195]]);
    h.acts('c r20'); // seat 0, all in: ten more than the bet
    expect([h.toAct, raise(h, 1)]).toEqual([1, [30, 195]]);
    h.acts('c');
    expect(raise(h, 2)).toEqual([30, 195]);
    h.acts('c');
    // Seat 4 called 15 and faces five more: not a full raise, so not reopened for him.
    expect([h.toAct, raise(h, 4)]).toEqual([4, REOPENED_NOT]);
    finish(h);
  });
  test('two short all-ins that fall short of it do not', () => {
    const h = flop('2/5', [24, 200, 200, 20, 200]).acts('r10 c r15 c r19');
    expect(raise(h, 1)).toEqual(REOPENED_NOT);
    finish(h);
  });
  test('the least raise is the last full one, and a short all-in does not change it', () => {
    const h = flop('2/5', [200, 200, 200, 65, 200]).acts('r10 r40 r60');
    expect([h.toAct, raise(h, 4)]).toEqual([4, [90, 195]]);
  });
  test('a bet short of the big blind may be called, or raised by a full bet', () => {
    const h = flop('2/5', [200, 200, 7, 200]).acts('c r2');
    expect([h.option(3, 'call')?.cost, raise(h, 3)]).toEqual([200, [7, 195]]);
    h.acts('c c');
    expect(raise(h, 1)).toEqual(REOPENED_NOT);
  });
});

describe('BAR-77 a full raise is more than the others can answer', () => {
  /** Two on the turn at 3/6, where seat 1 has so much left before it bets six. */
  const turn = (game: string, left: number): Hand =>
    rog({ game, stake: '3/6', stacks: [100, left + 3], board: '2c 7d 9h Js 4s', holes: { 0: 'As Ah', 1: 'Kd Qc' } })
      .checkTo('turn-betting')
      .acts('r6');
  test('the full raise is offered, and a raise to what the short stack has is refused: nobody but an all-in is short', () => {
    const h = turn('hold', 10); // seat 1 has four behind: it could answer ten, and the raise is to twelve
    expect([h.toAct, raise(h, 0)]).toEqual([0, [12, 12]]);
    expect(h.refused(0, 'raise', { to: 10 })).toMatchObject({
      refused: 'amount-too-small',
      rule: 'ROG-HOLD-W1',
      facts: { min: 1200 },
    });
  });
  test('the short stack calls it for less, and what nobody could call goes back', () => {
    const h = turn('hold', 10).acts('r12');
    expect(h.option(1, 'call')!.cost).toBe(400);
    finish(h.acts('c'));
    expect(h.stacks()).toEqual([113, 0]);
  });
  test('the short stack itself may raise short: all in for ten (AMB-GEN-04)', () => {
    const h = rog({ game: 'hold', stake: '3/6', stacks: [100, 13] })
      .checkTo('turn-betting')
      .acts('c r6');
    expect([h.toAct, raise(h, 1)]).toEqual([1, [10, 10]]);
    expect(h.acts('r10').last('Raised').rule).toBe('ROG-HOLD-W1'); // four of six: half and more, so it counts
  });
  test('on a spread table any amount of the spread will do', () => {
    const h = rog({ game: 'hold', stake: '3-6', stacks: [100, 13] })
      .checkTo('turn-betting')
      .acts('r6');
    expect(raise(h, 0)).toEqual([9, 12]);
    expect(finish(h.acts('r10 c')).chipTotal()).toBe(11_300);
  });
});

describe('BAR-79 nobody is asked where no choice changes anything', () => {
  /** Seat 3 is all in before the flop; the others have chips. */
  const allIn = (stacks: readonly number[]): Hand => rog({ game: 'hold', stake: '3/6', stacks }).acts('d r6');
  test('the last one with chips, who owes nothing, is not asked to check or fold when the other folds', () => {
    const h = allIn([100, 100, 100, 6]).acts('f c c'); // 1 and 2 call; on the flop 1 checks
    expect([h.stage, h.toAct]).toEqual(['flop-betting', 1]);
    h.acts('f'); // seat 2 is alone with an all-in hand: there is nothing to ask it
    expect(h.stage).toBe('over');
    expect(h.log.filter((e) => e.type === 'Checked' || (e.type === 'Folded' && e.seat === 2))).toEqual([]);
    expect(h.cards('board')).toHaveLength(5);
  });
  test('who owes something is asked, since he may fold', () => {
    const h = rog({ game: 'hold', stake: '3/6', stacks: [100, 100, 100, 6] }).acts('d r6 f f');
    expect([h.toAct, h.option(2, 'call')!.cost]).toEqual([2, 300]);
  });
  test('and where somebody can still bet, everybody is asked', () => {
    const h = allIn([100, 100, 100, 6]).acts('f c c').acts('c');
    expect([h.stage, h.toAct]).toEqual(['flop-betting', 2]);
  });
});
