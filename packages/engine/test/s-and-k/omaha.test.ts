// S & K's Omaha high, clause by clause, through its book: $5 to $10 spread, as hold'em.
import { expect, test } from 'vitest';
import { pack52 } from '../../src/cards/index.js';
import { type Dealing, deal, type Hand } from '../../src/testing/poker.js';
import { actionOrder, against, bets, isBefore, room, won } from '../look.js';

const OMA = { house: 's-and-k', game: 'oma' };
/** Four seats with $100: button 0, small blind 1, big blind 2, first to act 3. */
const omaha = (p: Partial<Dealing> = {}): Hand => deal({ ...OMA, stacks: [100, 100, 100, 100], ...p });
const best = (first: string, second: string, board: string): string => against({ ...OMA, first, second, board });

test('SNK-OMA-1 a pack of 52; the game starts left of the button', () => {
  const h = omaha({ button: 1 });
  expect([...h.game.pack].sort((a, b) => a - b)).toEqual(pack52);
  expect(h.ids('hand:2')[0]).toBe(0);
  expect(h.last('BettingOpened').rule).toBe('SNK-OMA-1');
  expect(actionOrder(h)).toEqual(['0123', '2301', '2301', '2301']);
});
test('SNK-OMA-2 blinds left of the button, forced, before the cards', () => {
  const table = room(OMA);
  table.deal();
  expect(table.posts()).toBe('2:small-blind 3:big-blind');
  expect(table.fees(), 'limits and fee as hold’em (AMB-SNK-48)').toBe('3:300 drop AMB-SNK-48');
  const h = omaha();
  expect(h.all('Posted').map((e) => [e.seat, e.chips[0]!.amount, e.rule])).toEqual([
    [1, 200, 'SNK-OMA-2'],
    [2, 500, 'SNK-OMA-2'],
  ]);
  expect(isBefore(h, 'Posted', 'PackShuffled')).toBe(true);
  expect(bets(h, 3)).toEqual([10, 15]);
  expect(h.refused(3, 'raise', { to: 16 })).toMatchObject({ refused: 'amount-too-big', rule: 'AMB-SNK-48' });
});
test('SNK-OMA-3 four cards one at a time, face down; flop of three, turn, river; four betting rounds', () => {
  const h = omaha();
  expect(h.seats.map((seat) => h.ids(`hand:${seat}`))).toEqual([
    [3, 7, 11, 15],
    [0, 4, 8, 12],
    [1, 5, 9, 13],
    [2, 6, 10, 14],
  ]);
  for (const seat of h.seats) expect(h.view(seat).faces.filter((face) => face !== null)).toHaveLength(4);
  for (const [stage, board] of [
    ['flop-betting', 3],
    ['turn-betting', 4],
    ['river-betting', 5],
  ] as const)
    expect(h.checkTo(stage).ids('board'), stage).toHaveLength(board);
  expect(h.checkTo('over').all('BettingOpened')).toHaveLength(4);
  expect(h.rulesOf('BoardDealt')).toEqual(['SNK-OMA-3', 'SNK-OMA-3', 'SNK-OMA-3']);
});
test('SNK-OMA-4 two hole cards and three of the board, no more and no fewer', () => {
  expect(best('As Kd Qd Qh', '9c 9d 2c 2d', '3s 5s 8s Ts 9h'), 'one spade is no flush').toBe('second');
  expect(best('As Kd Qd 2s', '9c 9d 2c 2d', '3s 5s 8s Th 9h'), 'two are').toBe('first');
  expect(best('9h 9s 9c 9d', 'Tc Td 2c 3d', 'Th 8h 6c 5s 2h'), 'four nines are two').toBe('second');
  expect(best('2c 3d 7c 8d', 'Kc Qd 7h 8h', 'As Ks Qs Js Ts'), 'the board does not play').toBe('second');
});
test('SNK-OMA-5 the highest hand wins', () => {
  const holes = { 0: 'Ac Ad 7c 2d', 1: 'Kc Kd 6c 2h', 2: 'Qc Qd 5c 2s', 3: '9c Td 4d 4c' };
  const h = omaha({ holes, board: 'Kh Jh 8s 3d 3s' }).checkTo('over');
  expect(won(h)).toEqual(['1 high 20']);
  expect(h.last('PotAwarded').rule).toBe('SNK-OMA-5');
  expect(h.all('HandShown'), 'all four shown').toHaveLength(4);
});
test('SNK-OMA-5 ties split equally, and there is no low', () => {
  const holes = { 0: 'Ac 2d 3c 4d', 1: 'Qc 9d 6c 6h', 2: 'Qd 9c 6d 6s', 3: 'Kc Kd 4c 4h' };
  const h = omaha({ holes, board: 'Jh Ts 8s 3d 5s' }).checkTo('over');
  expect(won(h)).toEqual(['1 high 10', '2 high 10']);
  expect(h.last('PotAwarded').rule).toBe('SNK-OMA-5');
});
