// S & K's hold'em hi-lo split, eight or better, clause by clause, through its book.
import { describe, expect, test } from 'vitest';
import { pack52 } from '../../src/cards/index.js';
import { rulesOf } from '../../src/testing/opening.js';
import { communityOf, type Dealing, deal, type Hand } from '../../src/testing/poker.js';
import { actionOrder, bets, isBefore, room, won } from '../look.js';

const HHL = { house: 's-and-k', game: 'hhl' };
const TWO = { ...HHL, switches: { 'snk.hhl.hole_cards': 'exactly_two' } };
/** Four seats with $100: button 0, small blind 1, big blind 2, first to act 3. */
const hilo = (p: Partial<Dealing> = {}): Hand => deal({ ...HHL, stacks: [100, 100, 100, 100], ...p });
/** Two hands to the end, $10 in the pot. */
const split = (first: string, second: string, board: string, how = HHL): readonly string[] =>
  won(deal({ ...how, stacks: [100, 100], holes: { 0: first, 1: second }, board }).checkTo('over'));

describe('play', () => {
  test('SNK-HHL-1 the same rules as hold’em: deal, limits, raises, burns, showing, blinds and fee', () => {
    const [hold, here] = [rulesOf({ house: 's-and-k', game: 'hold' }), rulesOf(HHL)];
    const { low, cites, ...rest } = communityOf(here);
    const { low: noLow, cites: theirs, ...same } = communityOf(hold);
    expect(rest).toEqual(same);
    expect([noLow, low?.qualifier]).toEqual([null, 8]);
    expect([cites.cap, cites.burn, cites.show]).toEqual([theirs.cap, theirs.burn, theirs.show]);
    expect({ ...here.forced, rule: '' }).toEqual({ ...hold.forced, rule: '' });
    const table = room(HHL);
    table.deal();
    expect(table.fees()).toBe('3:300 drop AMB-SNK-48');
  });
  test('SNK-HHL-4 a pack of 52; the deal and every round after the flop start left of the button', () => {
    const h = hilo({ button: 2 });
    expect([...h.game.pack].sort((a, b) => a - b)).toEqual(pack52);
    expect(h.ids('hand:3')).toContain(0);
    expect(h.last('BettingOpened').rule).toBe('SNK-HHL-4');
    expect(actionOrder(h)).toEqual(['1230', '3012', '3012', '3012']);
  });
  test('SNK-HHL-5 blinds left of the button, forced, posted before the cards', () => {
    const table = room(HHL);
    table.deal();
    expect(table.posts()).toBe('2:small-blind 3:big-blind');
    const h = hilo();
    expect(h.all('Posted').map((e) => [e.seat, e.chips[0]!.amount, e.rule])).toEqual([
      [1, 200, 'SNK-HHL-5'],
      [2, 500, 'SNK-HHL-5'],
    ]);
    expect(isBefore(h, 'Posted', 'PackShuffled')).toBe(true);
  });
  test('SNK-HHL-6 two cards one at a time, face down, in rotation; flop of three, turn, river; a round after each', () => {
    const h = hilo();
    expect(h.seats.map((seat) => h.ids(`hand:${seat}`))).toEqual([
      [3, 7],
      [0, 4],
      [1, 5],
      [2, 6],
    ]);
    const seen = (viewer: number) => h.view(viewer).faces.filter((face) => face !== null).length;
    expect(h.seats.map(seen)).toEqual([2, 2, 2, 2]);
    for (const [stage, board] of [
      ['preflop-betting', 0],
      ['flop-betting', 3],
      ['turn-betting', 4],
      ['river-betting', 5],
    ] as const)
      expect(h.checkTo(stage).ids('board'), stage).toHaveLength(board);
    expect(h.rulesOf('BoardDealt')).toEqual(['SNK-HHL-6', 'SNK-HHL-6', 'SNK-HHL-6']);
  });
  test('SNK-HHL-7 the acts are check, bet, call, raise and fold', () => {
    const h = hilo().checkTo('flop-betting');
    expect(h.menu(1)).toEqual(['fold', 'check', 'bet']);
    expect(h.refused(1, 'raise', { to: 5 }).rule).toBe('SNK-HHL-7');
    h.acts('r7');
    expect(h.menu(2)).toEqual(['fold', 'call', 'raise']);
    expect(bets(h, 2)).toEqual([12, 17]);
    expect(h.refused(2, 'check')).toMatchObject({ refused: 'must-call-or-fold', rule: 'SNK-HHL-7' });
  });
});

describe('high and low', () => {
  test('SNK-HHL-2 a player’s cards may serve both high and low', () => {
    expect(split('Ah 2h', 'Kc Kd', '3c 4d 5s Kh Jc')).toEqual(['0 high 5', '0 low 5']);
  });
  test('SNK-HHL-3 the low must be five different cards, eight or lower', () => {
    expect(split('8c 7d', 'Kc Kd', '6h 5s 4d Qh Qs'), '8-7-6-5-4 is a low, and a straight').toHaveLength(2);
    expect(split('8c Ad', 'Kc Kd', '6h 5s 4d Qh Qs')).toEqual(['1 high 5', '0 low 5']);
    expect(split('9c Ad', 'Kc Kd', '6h 5s 4d Qh Qs'), 'nine low').toEqual(['1 high 10']);
    expect(split('4c Ad', 'Kc Kd', '6h 5s 4d Qh Qs'), 'a pair is no low').toEqual(['1 high 10']);
  });
  test('SNK-HHL-3 lows are compared from the highest card down, aces low, straights and flushes ignored', () => {
    expect(split('7c 2d', '8c Ad', '6h 5s 3d Kh Ks')).toContain('0 low 5');
    expect(split('7c Ad', '7d 2d', '6h 5s 3d Kh Ks')).toContain('0 low 5');
    expect(split('Ah 2h', '8d 2c', '3h 4h 6h Kd Ks'), 'a flush is no worse a low').toEqual(['0 high 5', '0 low 5']);
  });
  test('SNK-HHL-8 the catalogue page: exactly two hole cards with three of the board, high and low', () => {
    const board = '2s 3s 4s 5s Kd';
    expect(split('As 9d', 'Kc Kh', board), 'one own card makes a straight flush and a wheel').toEqual([
      '0 high 5',
      '0 low 5',
    ]);
    expect(split('As 9d', 'Kc Kh', board, TWO), 'with both of them there is neither').toEqual(['1 high 10']);
    expect(split('As 6d', 'Kc Kh', board, TWO), 'both of them make a low, but no flush').toEqual([
      '1 high 5',
      '0 low 5',
    ]);
    expect(rulesOf(TWO).game).toMatchObject({ high: { use: 'exactly-two' }, low: { use: 'exactly-two' } });
  });
  test('SNK-HHL-8 unless the house reads it so, any cards play: even a low that is on the board', () => {
    expect(split('Kc Kd', 'Qc Qd', 'Ah 2s 3d 4c 6h')).toEqual(['0 high 5', '1 low 3', '0 low 2']);
    expect(split('Kc Kd', 'Qc Qd', 'Ah 2s 3d 4c 6h', TWO)).toEqual(['0 high 10']);
  });
  test('SNK-HHL-9 high and qualifying low split the pot; no low, high takes all', () => {
    const h = hilo({ holes: { 1: 'Ac 2d', 2: 'Qc Qd', 3: 'Kc Kd', 0: '9c 9d' }, board: '3h 7s 8d Kh Ts' });
    h.checkTo('over');
    expect(won(h)).toEqual(['3 high 10', '1 low 10']);
    expect(h.rulesOf('PotAwarded')).toEqual(['SNK-HHL-9', 'SNK-HHL-9']);
    const high = hilo({ holes: { 1: 'Ac 2d', 2: 'Qc Qd', 3: 'Kc Kd', 0: '9c 9d' }, board: '3h 7s Jd Kh Ts' });
    expect(won(high.checkTo('over'))).toEqual(['3 high 20']);
    expect(high.last('PotAwarded').rule).toBe('SNK-HHL-9');
  });
  test('SNK-HHL-10 a tied half is divided equally among the tied, the other half untouched', () => {
    const h = hilo({ holes: { 1: 'Ac 2d', 2: 'Ad 2c', 3: 'Kc Kd', 0: '9c 9d' }, board: '3h 7s 8d Kh Ts' });
    expect(won(h.checkTo('over'))).toEqual(['3 high 10', '1 low 5', '2 low 5']);
    expect(h.rulesOf('PotAwarded')).toEqual(['SNK-HHL-9', 'SNK-HHL-10']);
    const highs = hilo({ holes: { 1: 'Ac Kd', 2: 'Ad Kc', 3: '2c 4d', 0: '9c 9d' }, board: '3h 7s 8d Kh As' });
    expect(won(highs.checkTo('over'))).toEqual(['1 high 5', '2 high 5', '3 low 10']);
    const all = hilo({ holes: { 1: 'Ac Kd', 2: 'Ad Kc', 3: '2c 4d', 0: '9c 9d' }, board: '3h Ts Jd Kh As' });
    expect(won(all.checkTo('over'))).toEqual(['1 high 10', '2 high 10']);
    expect(all.last('PotAwarded').rule).toBe('SNK-HHL-10');
  });
});

describe('odd chips (AMB-GEN-05, AMB-SNK-07)', () => {
  test('the odd chip of the two halves goes to high', () => {
    const h = hilo({ holes: { 3: 'Kc Kd', 0: 'Ac 2d', 2: 'Qc Qd' }, board: '3h 7s 8d Kh Ts' });
    h.acts('r11 c f c').checkTo('over');
    expect(won(h)).toEqual(['3 high 18', '0 low 17']);
    expect(h.all('PotAwarded').map((e) => e.note.odd)).toEqual(['AMB-SNK-07', null]);
  });
  test('within a half it goes to the first winner left of the button', () => {
    const h = hilo({ holes: { 3: 'Ac 2d', 0: 'Kc Kd', 2: 'Ad 2c' }, board: '3h 7s 8d Kh Ts' });
    h.acts('r11 c f c').checkTo('over');
    expect(won(h)).toEqual(['0 high 18', '2 low 9', '3 low 8']);
  });
  test('nobody gets two while another can have one: equal hands both ways divide the pot evenly', () => {
    const h = hilo({ holes: { 2: 'Ac 2d', 3: 'Ad 2c' }, board: '3h 4s 5d Kh Ts' });
    h.acts('r10 f f c').checkTo('over');
    expect(won(h)).toEqual(['2 high 6', '3 high 5', '3 low 6', '2 low 5']);
    expect(h.stacks().slice(2)).toEqual([101, 101]);
  });
  test('nobody gets two while another can have one: high’s odd chip counts', () => {
    const h = hilo({ holes: { 2: 'Ac 2d', 3: 'Ad 2c', 0: 'Qc Qd' }, board: '3h 7s 8d 2h Ts' });
    h.acts('r11 c f c').checkTo('over');
    expect(won(h)).toEqual(['0 high 18', '2 low 9', '3 low 8']);
    const both = hilo({ holes: { 2: 'Ac 2d', 3: 'Ad 3c', 0: 'Qc Jd' }, board: '4h 7s 8d 2h 3s' });
    both.acts('r11 c f c').checkTo('over');
    expect(won(both)).toEqual(['3 high 18', '2 low 9', '3 low 8']);
  });
});
