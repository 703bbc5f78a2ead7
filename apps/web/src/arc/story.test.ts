// What became of each wager: read off what was told, at the place it lay.
import { describe, expect, test } from 'vitest';
import type { Written } from '../lib/wire.js';
import { bankPosted, isShort, netOf, outcomesOf, rackedIn, together } from './story.js';

const told = (type: string, seat: number, note: object, chips: Written['chips'] = []): Written =>
  ({ type, seat, rule: 'ROG-P215-DS6', chips, note }) as unknown as Written;
const wager = (circle: number, more: object = {}) => ({
  circle,
  hand: 0,
  row: 0,
  bet: 'wager',
  outcome: 'closer',
  ...more,
});

describe('a short bank', () => {
  const settled = [
    told('BankPosted', 3, { turn: 1 }, [{ from: 'stack:3', to: 'bank', amount: 10_000 }]),
    told('WagerWon', 1, wager(1, { due: 6000, won: 6000, taken: 0 })),
    told('WagerWon', 2, wager(2, { due: 5000, won: 4000, taken: 0 })),
    told('WagerReturned', 4, wager(4, { due: -8000, won: 0, taken: 0 })),
  ];
  test('X-3: paid in full, paid in part, and returned', () => {
    expect(outcomesOf(settled).map(({ place, fate, amount, due }) => [place, fate, amount, due])).toEqual([
      ['wager:1', 'won', 6000, 6000],
      ['wager:2', 'won', 4000, 5000],
      ['wager:4', 'returned', 0, 8000],
    ]);
    expect(bankPosted(settled)).toEqual({ seat: 3, amount: 10_000 });
  });
  test('what each seat has won or lost', () => {
    const all = outcomesOf(settled);
    expect([1, 2, 3, 4].map((seat) => netOf(all, seat))).toEqual([6000, 4000, 0, 0]);
  });
});
test('split hands, those who stood behind, and insurance each lie in their own place', () => {
  const all = outcomesOf([
    told('WagerLost', 2, wager(2, { hand: 1, due: -500, won: 0, taken: 500 })),
    told('WagerWon', 5, wager(2, { row: 1, bet: 'backline', due: 500, won: 500, taken: 0 })),
    told('WagerLost', 2, wager(2, { bet: 'insurance', outcome: undefined, due: -200, won: 0, taken: 200 })),
    told('WagerPushed', 5, wager(2, { hand: 1, row: 1, due: 0, won: 0, taken: 0 })),
  ]);
  expect(all.map(({ place, seat, by }) => [place, seat, by])).toEqual([
    ['wager:2.2', 2, 'closer'],
    ['back:2.1', 5, 'closer'],
    ['insurance:2', 2, 'insurance'],
    ['back:2.1.2', 5, 'closer'],
  ]);
  expect(netOf(all, 2)).toBe(-700);
});
test('where there is little room the hands of a circle are put together, and nobody else’s', () => {
  const all = outcomesOf([
    told('WagerLost', 2, wager(2, { due: -500, won: 0, taken: 500 })),
    told('WagerWon', 2, wager(2, { hand: 1, due: 1000, won: 700, taken: 0 })),
    told('WagerWon', 5, wager(2, { row: 1, due: 500, won: 500, taken: 0 })),
    told('BonusSettled', 4, { bet: 'joker', won: 600, odds: 6 }),
    told('FoldTaken', 4, {}, [{ from: 'ante:4', to: 'house', amount: 600 }]),
  ]);
  expect(together(all, () => false)).toEqual(all);
  const one = together(all, () => true);
  expect(one.map(({ place, fate, amount }) => [place, fate, amount])).toEqual([
    ['wager:2', 'won', 200],
    ['back:2.1', 'won', 500],
    ['ante:4', 'push', 0],
  ]);
  expect(one.map(isShort)).toEqual([true, false, false]);
});
test('what went back of a wager the bank did not reach, and hands in the rack', () => {
  const back = [{ from: 'wager:4', to: 'stack:4', amount: 8000 }];
  const [outcome] = outcomesOf([told('WagerReturned', 4, wager(4, { due: -8000, won: 0, taken: 0 }), back)]);
  expect(outcome).toMatchObject({ fate: 'returned', amount: 0, back: 8000 });
  const gone = { ...told('HandRacked', 3, {}), cards: [{ cards: [7, 8], from: 'hand:3', to: 'muck', seen: null }] };
  expect(rackedIn([gone as unknown as Written])).toEqual({ 3: [7, 8] });
});
test('Spanish Poker: ante, bonus bets, the progressive', () => {
  const all = outcomesOf([
    told('FoldTaken', 1, { tucked: false }, [{ from: 'ante:1', to: 'house', amount: 500 }]),
    told('AnteSettled', 2, { result: 'win', won: 1500, byTable: 500, odds: 1 }),
    told('AnteSettled', 3, { result: 'lose', won: 0 }, [
      { from: 'ante:3', to: 'house', amount: 500 },
      { from: 'raise:3', to: 'house', amount: 1000 },
    ]),
    told('AnteSettled', 4, { result: 'push', won: 0 }),
    told('BonusSettled', 2, { bet: 'dos-pares', won: 0, odds: 0 }, [{ from: 'dos-pares:2', to: 'house', amount: 100 }]),
    told('ProgressiveSettled', 2, { hand: 'royal-flush', won: 12_500, from: 'meter' }),
  ]);
  expect(all.map(({ place, fate, amount }) => [place, fate, amount])).toEqual([
    ['ante:1', 'lost', 500],
    ['ante:2', 'won', 1500],
    ['ante:3', 'lost', 1500],
    ['ante:4', 'push', 0],
    ['dos-pares:2', 'lost', 100],
    ['progressive:2', 'won', 12_500],
  ]);
});
