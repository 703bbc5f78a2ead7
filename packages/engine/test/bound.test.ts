// The bound of a community-card game is honest: the slowest way to play a hand stays within it, and comes close.
import { describe, expect, test } from 'vitest';
import { type Betting, waiting } from '../src/steps/index.js';
import { rulesOf } from '../src/testing/opening.js';
import { type Dealing, Hand } from '../src/testing/poker.js';

/** Everybody calls until all have; then the last to answer bets or raises as little as may be, so that all answer again. */
function slowest(p: Dealing): { choices: number; bound: number } {
  const hand = new Hand(p);
  const chips = Object.fromEntries(p.stacks.map((dollars, seat) => [`stack:${seat}`, dollars * 100]));
  const bound = hand.game.bound({ chips, markers: {}, terms: null });
  let choices = 1; // the shuffle
  for (let seat = hand.toAct; seat !== null; seat = hand.toAct) {
    const menu = hand.options(seat);
    const last = hand.stage.endsWith('betting') && waiting(hand.round.felt.now as Betting).length === 1;
    const more = menu.find((o) => o.type === 'raise' || o.type === 'bet');
    const quiet = menu.find((o) => o.type === 'call' || o.type === 'check' || o.type === 'straddle');
    const o = (last && more) || quiet || menu[0]!;
    hand.do(seat, o.type, {
      ...(o.amount ? { to: o.amount.min / 100 } : {}),
      ...(o.cards ? { cards: o.cards.from.slice(0, o.cards.min) } : {}),
    });
    choices++;
  }
  return { choices, bound };
}

const deep = (seats: number, dollars = 2000): number[] => Array(seats).fill(dollars);
/** Stacks that run out one by one, a little more than half a bet apart. */
const uneven = (seats: number, from: number, by: number): number[] =>
  Array.from({ length: seats }, (_, i) => from + i * by);

describe('the slowest way to play', () => {
  const tables: readonly [string, Omit<Dealing, 'stacks'>][] = [
    ['limit', { house: 'rogelios', game: 'hold', stake: '3/6', switches: { 'bet.cap_headsup': 'capped' } }],
    ['the cap lifted for two', { house: 'rogelios', game: 'hold', stake: '3/6' }],
    ['spread', { house: 's-and-k', game: 'ohl' }],
    ['no cap', { house: 'ven-a-mexico', game: 'hold', switches: { 'bet.raise_cap': 'none' } }],
    ['no limit', { house: 'rogelios', game: 'hold-nl', stake: '1/2' }],
    [
      'no limit, no cap',
      { house: 'rogelios', game: 'hold-nl', stake: '1/2', switches: { 'rog.hold.nl_raise_cap': 'none' } },
    ],
    ['a discard', { house: 'rogelios', game: 'cphl' }],
  ];
  test.each(tables)('is within the bound: %s', (_name, table) => {
    for (const seats of [2, 3, 6, 10])
      for (const stacks of [deep(seats, 300), uneven(seats, 3, 2), uneven(seats, 20, 5)]) {
        if (seats > rulesOf(table).seats.max) continue;
        const { choices, bound } = slowest({ ...table, stacks });
        expect(choices).toBeLessThanOrEqual(bound);
      }
  });
  test('comes close to it: what is left is for short all-ins, and for two who are alone', () => {
    const capped = { house: 'rogelios', game: 'hold', stake: '3/6', switches: { 'bet.cap_headsup': 'capped' } };
    for (const seats of [3, 6, 9]) {
      const { choices, bound } = slowest({ ...capped, stacks: deep(seats) });
      // A straddle is one decision here, as it is allowed for; the pot is pushed by the engine, which is none.
      expect(bound - choices).toBe(seats * (seats - 1) + 1);
    }
  });
  test('two who raise for ever end when their chips do', () => {
    const { choices, bound } = slowest({ house: 'rogelios', game: 'hold', stake: '3/6', stacks: deep(2) });
    expect(choices).toBeGreaterThan(bound / 2);
    expect(choices).toBeLessThanOrEqual(bound);
  });
});
