// Pot limit, as any community or draw game may have it: a raise is at most the pot after the call, and at least the raise before it.
import { describe, expect, test } from 'vitest';
import type { TableRules } from '../src/table/index.js';
import { tableRules } from '../src/table/index.js';
import { communityOf, type Dealing, deal } from '../src/testing/poker.js';

/** The house's Omaha, but for the limit: blinds of $1 and $2. */
const potLimit = (rules: TableRules): TableRules =>
  tableRules.parse({
    ...rules,
    forced: { ...rules.forced, small: 100, big: 200 },
    game: { ...communityOf(rules), limit: { kind: 'pot', min: 200 }, raisesMax: null, straddle: 'off' },
  });
const omaha = (stacks: readonly number[], p: Partial<Dealing> = {}) =>
  deal({ house: 'rogelios', game: 'oma', unlike: potLimit, stacks, ...p });
const bounds = (h: ReturnType<typeof omaha>, type = 'raise') => {
  const { min, max } = h.offer(type)!.amount!;
  return [min / 100, max / 100];
};

describe('pot limit', () => {
  test('the first raise: the blinds, the call, and as much again', () => {
    const h = omaha([300, 300, 300, 300]);
    expect(bounds(h)).toEqual([4, 7]); // $3 in the pot, $2 to call: $5 on top of $2
    expect(h.refused(3, 'raise', { to: 8 })).toMatchObject({ refused: 'amount-too-big', facts: { max: 700 } });
    expect(h.refused(3, 'raise', { to: 3 })).toMatchObject({ refused: 'amount-too-small', facts: { min: 400 } });
    h.acts('r7');
    expect(bounds(h)).toEqual([12, 24]); // $10 in the pot, $7 to call: $17 on top of $7
    h.acts('r24');
    expect(bounds(h)).toEqual([41, 81]); // $34, $23 more to call for the small blind: $57 on top of $24
  });
  test('what has been gathered is in the pot, and so is dead money', () => {
    const dead = { seat: 3, amount: 100, kind: 'dead-small', rule: 'ROG-HOLD-G7' } as const;
    const rule = 'ROG-HOLD-G6';
    const posts = [
      { seat: 1, amount: 100, kind: 'small-blind', rule },
      { seat: 2, amount: 200, kind: 'big-blind', rule },
      dead,
    ] as const;
    const h = omaha([300, 300, 300, 300], { posts });
    expect(bounds(h)).toEqual([4, 8]);
    h.acts('c c c c').checkTo('flop-betting');
    expect(bounds(h, 'bet')).toEqual([2, 9]);
  });
  test('a raise is no less than the one before it, and a short all-in does not open the betting again', () => {
    const h = omaha([300, 9, 300, 300], { button: 0 });
    h.acts('r6 f'); // seat 3 raises by $4, the button folds
    expect(bounds(h)).toEqual([9, 9]); // all of the small blind's: less than $10
    h.acts('r9');
    expect(h.last('Raised').note).toMatchObject({ counts: false, closed: [3] });
    h.acts('c');
    expect(h.menu()).toEqual(['fold', 'call']);
    expect(h.why('raise')).toBe('betting-not-reopened AMB-GEN-04');
  });
  test('the stack is the most where it is less than the pot, by the rule of table stakes', () => {
    const h = omaha([300, 300, 300, 5]);
    expect(h.offer('raise')!.amount).toMatchObject({ max: 500, maxRule: communityOf(h.rules).cites.tableStakes });
  });
  test('a hand of it is played out, and every chip is somewhere', () => {
    expect(omaha([40, 60, 80, 100]).acts('r7 r24 r45').playOut().isOver).toBe(true);
  });
});
