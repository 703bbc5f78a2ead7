/** The fee is reserved before any forced bet (AMB-GEN-10): no blind or straddle can eat it. */
import { expect, test } from 'vitest';
import type { Fee } from '../../src/steps/index.js';
import { deal } from '../../src/testing/poker.js';

const feeAt = (seat: number): readonly Fee[] => [
  { seat, amount: 300, to: 'drop', rule: 'ROG-FEE-1' },
  { seat, amount: 100, to: 'jackpot', rule: 'ROG-FEE-1' },
];

test('AMB-GEN-10 a short button heads-up pays the whole fee, and posts what is left', () => {
  const [holes, board] = [{ 0: '2c 7d', 1: 'As Ah' }, 'Ks Qd 9h 8s 4c'];
  const h = deal({ house: 'rogelios', game: 'hold', stake: '4/8', stacks: [5, 80], fees: feeAt(0), holes, board });
  expect(h.all('Posted').map((e) => e.chips[0]!.amount)).toEqual([100, 400]);
  expect([h.at('drop'), h.at('jackpot'), h.at('stack:0'), h.at('stack:1')]).toEqual([3, 1, 0, 81]);
});
test('AMB-GEN-10 three-handed the button may straddle with what the fee leaves, and no more', () => {
  const table = { house: 'rogelios', game: 'hold-nl', stake: '1/2', fees: feeAt(0) };
  const h = deal({ ...table, stacks: [30, 80, 80] });
  expect(h.option(0, 'straddle')?.amount).toMatchObject({ min: 400, max: 2600 });
  expect(h.do(0, 'straddle', { to: 26 }).at('drop')).toBe(3);
  expect(h.at('jackpot')).toBe(1);
  // Seven dollars less the fee are not two big blinds: no straddle is offered.
  expect(deal({ ...table, stacks: [7, 80, 80] }).stage).toBe('preflop-betting');
});
