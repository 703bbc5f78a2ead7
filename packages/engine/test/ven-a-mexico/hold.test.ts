// Ven-A-Mexico's Texas hold'em, clause by clause, through its book: limit 3/6 unless told.
import { describe, expect, test } from 'vitest';
import { clause, isOpened, openTable, stakesOf } from '../../src/books/index.js';
import { pack52 } from '../../src/cards/index.js';
import { blindsOf } from '../../src/table/index.js';
import { rulesOf } from '../../src/testing/opening.js';
import { type Dealing, deal, type Hand } from '../../src/testing/poker.js';
import { actionOrder, against, bets, isBefore, positions, room, seatsOf, won } from '../look.js';

const VEN = { house: 'ven-a-mexico', game: 'hold' };
/** Four seats with $100: button 0, small blind 1, big blind 2, first to act 3. */
const hold = (p: Partial<Dealing> = {}): Hand => deal({ ...VEN, stacks: [100, 100, 100, 100], ...p });
const best = (first: string, second: string, board: string): string => against({ ...VEN, first, second, board });

describe('the deal', () => {
  test('VEN-HOLD-2 the button moves clockwise after each hand, and the blinds with it', () => {
    expect(positions(room(VEN, [1, 2, 5]), 4)).toEqual(['1 2 5', '2 5 1', '5 1 2', '1 2 5']);
  });
  test('VEN-HOLD-3 a pack of 52, four suits of thirteen, no joker', () => {
    const { pack } = hold().game;
    expect([...pack].sort((a, b) => a - b)).toEqual(pack52);
    for (const suit of [0, 1, 2, 3]) expect(pack.filter((face) => face % 4 === suit)).toHaveLength(13);
  });
  test('VEN-HOLD-3 suits are equal: the same hand in other suits shares the pot', () => {
    expect(best('As Kh', 'Ac Kd', 'Qh Jd 9s 4c 2c')).toBe('split');
    expect(best('Ks Qs', 'Kc Qc', 'As 7s 2c 9c Jh')).toBe('split');
  });
  test('VEN-HOLD-8 the button is last to receive cards', () => {
    const moves = hold({ button: 1 }).last('CardsDealt').cards;
    expect(moves.map(({ cards }) => cards)).toEqual([
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ]);
    const { names } = hold().game;
    expect(moves.map(({ to }) => names.zones[to])).toEqual(['hand:2', 'hand:3', 'hand:0', 'hand:1']);
  });
  test('VEN-HOLD-10 two cards down to each: their owner sees them and nobody else', () => {
    const h = hold();
    for (const seat of h.seats) {
      const cards = h.ids(`hand:${seat}`);
      expect(cards).toHaveLength(2);
      for (const viewer of [...h.seats, 'rail', 'dealer', 'floor'] as const)
        expect(cards.every((card) => (h.view(viewer).faces[card] !== null) === (viewer === seat))).toBe(true);
    }
    expect(h.last('CardsDealt').rule).toBe('VEN-HOLD-10');
  });
  test('VEN-HOLD-13 three board cards are turned at once, face up, and another round follows', () => {
    const h = hold({ board: 'Ah 7d 2c Kc Ks' }).checkTo('flop-betting');
    expect(h.all('BoardDealt')).toHaveLength(1);
    expect(h.last('BoardDealt')).toMatchObject({ rule: 'VEN-HOLD-13', cards: [{ seen: 'all' }] });
    expect(h.cards('board')).toEqual(['Ah', '7d', '2c']);
    expect(h.option(1, 'bet')).toBeDefined();
  });
  test('the lost end of the page: turn and river one at a time with a round after each, each after a burn (AMB-VEN-09)', () => {
    const h = hold({ board: 'Ah 7d 2c Kc Ks' });
    for (const [stage, board] of [
      ['turn-betting', 4],
      ['river-betting', 5],
    ] as const) {
      h.checkTo(stage);
      expect(h.cards('board')).toHaveLength(board);
      expect(h.last('BoardDealt')).toMatchObject({ rule: 'AMB-VEN-09', cards: [{ cards: [expect.any(Number)] }] });
    }
    expect(h.rulesOf('CardBurned')).toEqual(['AMB-GEN-27', 'AMB-GEN-27', 'AMB-GEN-27']);
    expect(h.ids('board')).toEqual([9, 10, 11, 13, 15]);
  });
});

describe('blinds and action', () => {
  test('VEN-HOLD-9 the two players left of the button post blinds before any card', () => {
    const table = room(VEN);
    table.deal();
    expect(table.posts()).toBe('2:small-blind 3:big-blind');
    const h = hold();
    expect(h.all('Posted')).toMatchObject([
      { seat: 1, rule: 'VEN-HOLD-9', chips: [{ amount: 100 }] },
      { seat: 2, rule: 'VEN-HOLD-9', chips: [{ amount: 300 }] },
    ]);
    // Half the lower figure, down to a whole dollar, and the lower figure.
    for (const [stake, small, big] of [
      ['6/12', 300, 600],
      ['10/20', 500, 1_000],
    ] as const) {
      const posted = room({ ...VEN, stake }).deal().setup.terms.posts;
      expect(posted).toMatchObject([{ amount: small }, { amount: big }]);
    }
    expect(isBefore(h, 'Posted', 'PackShuffled')).toBe(true);
    const two = room(VEN, [1, 2]);
    two.deal();
    expect(two.posts(), 'of two, the button has the small one (BAR-3)').toBe('1:small-blind 2:big-blind');
  });
  test('VEN-HOLD-11 the first round starts after the big blind and goes clockwise; later ones start left of the button', () => {
    const h = hold();
    expect(h.last('BettingOpened')).toMatchObject({ seat: 3, rule: 'VEN-HOLD-11' });
    expect(h.refused(0, 'call')).toMatchObject({ refused: 'not-your-turn' });
    expect(actionOrder(h)).toEqual(['3012', '1230', '1230', '1230']);
    expect(actionOrder(hold({ button: 2 }))).toEqual(['1230', '3012', '3012', '3012']);
  });
  test('VEN-HOLD-12 every player may fold, call the big blind, or raise', () => {
    const h = hold();
    for (const seat of [3, 0]) {
      expect(h.menu(seat)).toEqual(['fold', 'call', 'raise']);
      expect(h.option(seat, 'call')).toMatchObject({ cost: 300, rule: 'VEN-HOLD-12' });
      expect(h.refused(seat, 'check')).toMatchObject({ refused: 'must-call-or-fold', rule: 'VEN-HOLD-12' });
      h.acts('c');
    }
    expect(h.option(1, 'call')!.cost).toBe(200);
    h.acts('f');
    expect(h.menu(2)).toEqual(['fold', 'check', 'raise']);
    expect(h.refused(2, 'call')).toMatchObject({ refused: 'nothing-to-call' });
    h.acts('r6');
    expect(h.toAct).toBe(3);
  });
  test('3/6 is a structure: $3 before and on the flop, $6 on the turn and river, nothing else (BAR-5)', () => {
    const h = hold();
    expect(bets(h, 3)).toEqual([6, 6]);
    expect(h.refused(3, 'raise', { to: 5 })).toMatchObject({ refused: 'amount-too-small', rule: 'BAR-5' });
    expect(h.refused(3, 'raise', { to: 9 })).toMatchObject({ refused: 'amount-too-big', rule: 'BAR-5' });
    for (const [stage, bet] of [
      ['flop-betting', 3],
      ['turn-betting', 6],
      ['river-betting', 6],
    ] as const)
      expect(bets(h.checkTo(stage), 1), stage).toEqual([bet, bet]);
    expect(bets(h.acts('r6'), 2)).toEqual([12, 12]);
  });
});

describe('the collection', () => {
  test('VEN-HOLD-6 $3, taken on the button before any card, on top of the bets', () => {
    const table = room(VEN);
    table.deal();
    expect(table.fees()).toBe('1:300 drop VEN-HOLD-14');
    expect(table.chips('drop')).toBe(300);
    expect(table.chips('stack:1')).toBe(50_000 - 300);
    expect(table.played().some((e) => e.type === 'PackShuffled')).toBe(false);
    table.fold();
    table.deal();
    expect(table.fees(), 'it follows the button').toBe('2:300 drop VEN-HOLD-14');
  });
  test.each([
    ['3/6', 300],
    ['6/12', 300],
    ['10/20', 500],
  ])('VEN-HOLD-14 at %s the collection is %i cents', (stake, cents) => {
    const table = room({ ...VEN, stake });
    table.deal();
    expect(table.fees()).toBe(`1:${cents} drop VEN-HOLD-14`);
    table.fold();
    expect(table.state.takings).toEqual({ drop: cents, jackpot: 0 });
  });
  test('VEN-HOLD-14 these three limits and no others; the printed “3/168” is 3/6 (AMB-VEN-08)', () => {
    const offered = stakesOf('ven-hold');
    expect('refused' in offered ? offered : offered.map(({ id }) => id)).toEqual(['3/6', '6/12', '10/20']);
    for (const stake of ['3/168', '8/16', '3-6', '']) {
      const answer = openTable({ ...VEN, stake });
      expect(isOpened(answer) || answer).toMatchObject({
        refused: 'unknown-stake',
        rule: 'VEN-HOLD-14',
        facts: { stake, known: '3/6, 6/12, 10/20' },
      });
    }
  });
  test('a short stack pays the whole collection and what is left of its blind (AMB-GEN-10)', () => {
    const fees = [{ seat: 0, amount: 300, to: 'drop', rule: 'VEN-HOLD-14' }] as const;
    const h = deal({ ...VEN, stake: '6/12', stacks: [5, 100], fees });
    expect(h.all('Posted')[0]).toMatchObject({ seat: 0, chips: [{ amount: 200 }] });
    expect(h.at('drop')).toBe(3);
  });
});

describe('ranking and the pot', () => {
  test('VEN-HOLD-1 the highest hand wins the whole pot', () => {
    const h = hold({ holes: { 0: 'Kc Kd', 1: 'Ac Kh', 2: '9c 9d', 3: '7h 7d' }, board: '9h Ks 2c 5d 7s' });
    h.checkTo('over');
    expect(won(h)).toEqual(['0 high 12']);
    expect(h.stacks()).toEqual([109, 97, 97, 97]);
    expect(h.last('PotAwarded')).toMatchObject({ seat: 0, rule: 'VEN-HOLD-1' });
  });
  test('VEN-HOLD-1 when all others fold the last hand wins, unseen', () => {
    const h = hold().acts('r6 f f f');
    expect(won(h)).toEqual(['3 uncontested 7']);
    expect(h.has('HandShown')).toBe(false);
  });
  test('VEN-HOLD-4 A K Q J 10 9 8 7 6 5 4 3 2, each above the next', () => {
    const order = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'];
    order.slice(1).forEach((low, i) => {
      // Four of a kind on the board: the fifth card decides.
      const [board, filler] = low > '3' ? ['2c 2d 2h 2s 3c', '3'] : ['Ac Ad Ah As 2c', '2'];
      expect(best(`${order[i]}d ${filler}s`, `${low}h ${filler}d`, board), `${order[i]} over ${low}`).toBe('first');
    });
  });
  test('VEN-HOLD-5 A-2-3-4-5 is the low straight, A-K-Q-J-10 the high, and no straight goes round the ace', () => {
    const low = 'Ah 2d 3c 9s Kd';
    expect(best('4c 5d', 'Ac Ad', low), 'the wheel beats three aces').toBe('first');
    expect(best('4c 5d', '4h 5h', low)).toBe('split');
    expect(best('5c 6d', 'Ac 5h', '2d 3c 4s 9s Kd'), 'six high beats the wheel').toBe('first');
    expect(best('Ac Kd', '9c 8d', 'Ts Jd Qh 2c 3d'), 'ace high beats queen high').toBe('first');
    expect(best('2c 3d', '7c 7d', 'Qh Kd As 9c 8s'), 'Q-K-A-2-3 is nothing').toBe('second');
  });
  test.each([
    ['royal flush', 'straight flush', 'As Ks', '8s 7h', 'Ts Js Qs 9s 2d'],
    ['straight flush', 'four of a kind', 'Qh Kh', '9c 9d', '9h Th Jh 9s 2c'],
    ['four of a kind', 'full house', '9c 9d', 'Kh 3d', '9h 9s Kc Kd 2c'],
    ['full house', 'flush', '9h 9s', 'Ac 3c', 'Kc Kd 9c 5c 2h'],
    ['flush', 'straight', '8c 4c', 'Qs Ks', '9c Tc Jd 2c 3h'],
    ['straight', 'three of a kind', 'Qs 8s', 'Jc Jd', '9c Td Jh 2s 3h'],
    ['three of a kind', 'two pair', '2c 2d', 'Kd 9h', '9c 7d 2h Ks 4s'],
    ['two pair', 'one pair', '2c 4d', 'Ad As', '9c 7d 2h Ks 4s'],
    ['one pair', 'high card', '2c 3d', 'Ad Qs', '9c 7d 2h Ks 4s'],
  ])('VEN-HOLD-7 %s beats %s', (_better, _worse, better, worse, board) => {
    expect(best(better, worse, board)).toBe('first');
  });
  test('any five of seven: both, one or none of the hole cards (AMB-VEN-09)', () => {
    expect(best('As 2s', 'Kd Kh', 'Ks 9s 4s 3d 7c'), 'two').toBe('first');
    expect(best('As 2d', 'Kd Kh', 'Ks 9s 4s 3s 7c'), 'one').toBe('first');
    expect(best('2c 3d', '2d 3c', 'As Ks Qs Js Ts'), 'none').toBe('split');
  });
});

describe('showing', () => {
  test('the last bettor shows first, then in turn; a beaten hand may go unseen (AMB-GEN-06)', () => {
    const h = hold({ holes: { 0: 'Kc Kd', 1: '8c 8d', 2: 'Ac Ad', 3: 'Qc Qd' }, board: '2h 7s 9c 4d Js' });
    h.checkTo('river-betting').acts('c c r6 c c c');
    expect(h.all('HandShown').map((e) => [e.seat, e.rule])).toEqual([
      [3, 'AMB-GEN-06'],
      [0, 'AMB-GEN-06'],
      [2, 'AMB-GEN-06'],
    ]);
    expect(seatsOf(h, 'HandMucked')).toEqual([1]);
  });
});

test('every clause the table rests on is on the sheet or ruled', () => {
  const rules = rulesOf(VEN);
  for (const id of [...Object.values(rules.game.cites), ...Object.values(rules.cites), blindsOf(rules).rule])
    expect(clause(id!), id).toBeDefined();
});
