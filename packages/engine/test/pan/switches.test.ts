// What a house may change at Pan: conditions that pay, columns that stay, forcing.
import { describe, expect, test } from 'vitest';
import { isOver } from '../../src/kernel/index.js';
import { BLANK, type PanHand, pan, TEN } from '../../src/testing/rummy.js';

const three = { stacks: [20, 20, 20] };

describe('AMB-SNK-13 BAR-66 conditions', () => {
  const on = { 'snk.pan.pay_conditions': 'on' };
  /** What seat 2 is paid by each of the others for using a card with some of the hand. */
  const pays = (drawn: string, cards: string): number => {
    const rest = BLANK.split(' ')
      .slice(0, 10 - cards.split(' ').length)
      .join(' ');
    const h = pan({ ...three, hands: { 2: `${cards} ${rest}` }, stock: drawn, switches: on })
      .allPlay()
      .acts('draw');
    h.do(2, 'use', { cards });
    const [paid = 0, again = paid] = h.all('PointsPaid').map((e) => e.chips[0]!.amount / 100);
    expect(again).toBe(paid);
    expect(h.stacks()).toEqual([19 - paid, 19 - paid, 19 + 2 * paid]);
    if (paid > 0) expect(h.rulesOf('PointsPaid')).toEqual(['AMB-SNK-13', 'AMB-SNK-13']);
    return paid;
  };
  test('AMB-SNK-13 by the sheet they pay nothing: a condition is just a valid meld', () => {
    const h = pan({ ...three, hands: { 2: `5s 5s ${BLANK.slice(0, 23)}` }, stock: '5s' })
      .allPlay()
      .acts('draw');
    h.do(2, 'use', { cards: '5s 5s' });
    expect([h.has('PointsPaid'), h.stacks()]).toEqual([false, [19, 19, 19]]);
  });
  test('BAR-66 threes, fives and sevens: one in several suits, two in one, four in spades', () => {
    expect([pays('3h', '3c 3s'), pays('5h', '5h 5h'), pays('7s', '7s 7s')]).toEqual([1, 2, 4]);
  });
  test('BAR-66 other ranks: nothing in several suits, one in one, two in spades', () => {
    expect([pays('Qh', 'Qc Qs'), pays('Qh', 'Qh Qh'), pays('Qs', 'Qs Qs')]).toEqual([0, 1, 2]);
  });
  test('BAR-66 runs from the ace or up to the king: one, two in spades; others nothing', () => {
    expect([pays('Ah', '2h 3h'), pays('Kh', 'Jh Qh'), pays('As', '2s 3s 4s'), pays('3h', '4h 5h')]).toEqual([
      1, 1, 2, 0,
    ]);
    expect(pays('Ah', '2h 3h 4h 5h 6h 7h Jh Qh Kh')).toBe(2);
  });
  test('BAR-66 only those still in the hand pay, and as far as their chips go', () => {
    const h = pan({ stacks: [4, 20, 20, 20], hands: { 3: `7s 7s ${BLANK.slice(0, 23)}` }, stock: '7s', switches: on });
    h.acts('play pass play play draw').do(3, 'use', { cards: '7s 7s' });
    expect(h.payments).toEqual(['1 pays 3 4 AMB-SNK-13', '0 pays 3 3 AMB-SNK-13']);
  });
  test('BAR-66 nothing is paid twice: columns taken apart and laid anew pay only for what is more', () => {
    // Three sevens in spades pay four; with a fourth and a six and a jack they may lie as a run, and back again.
    const hand = `7s 7s 6s Js ${BLANK.slice(0, 17)}`;
    const h = pan({ stacks: [40, 40], hands: { 1: hand }, stock: '7s Qh 7s Qh Qs Qh', switches: on }).allPlay();
    h.acts('draw').do(1, 'use', { cards: '7s 7s' }).do(1, 'discard', { cards: '4d' }).acts('draw let-go draw');
    expect(h.payments).toEqual(['0 pays 1 4 AMB-SNK-13']);
    h.do(1, 'use', { cards: '6s Js' }); // a fourth seven, in a run: the set still lies
    expect(h.payments).toHaveLength(1);
    expect(h.columns(1).toSorted()).toEqual(['6s 7s Js', '7s 7s 7s']);
  });
  test('BAR-66 the winner is paid his conditions and then his two chips', () => {
    const h = pan({ ...three, stacks: [5, 20, 20], hands: { 2: TEN }, stock: 'Kd', switches: on }).allPlay();
    h.acts('draw').do(2, 'use', { cards: TEN });
    expect(h.payments).toEqual([
      '1 pays 2 1 AMB-SNK-13',
      '0 pays 2 1 AMB-SNK-13',
      '1 pays 2 2 SNK-PAN-5',
      '0 pays 2 2 SNK-PAN-5',
    ]);
    expect(isOver(h.game, h.round)).toBe(true);
  });
});

describe('AMB-SNK-18 rearranging', () => {
  /** Seat 1 of two has the three to six of diamonds down, and another six of diamonds; it draws a third. */
  const laid = (rearrange: string): PanHand => {
    const hands = { 1: '4d 5d 6d 6d Jc Jh Kc Kh 2s 2h' };
    const switches = { 'snk.pan.rearrange': rearrange };
    const h = pan({ stacks: [20, 20], hands, stock: '3d Ah 6d', switches })
      .allPlay()
      .acts('draw');
    return h.do(1, 'use', { cards: '4d 5d 6d' }).do(1, 'discard', { cards: '2h' }).acts('draw let-go draw');
  };
  test('AMB-SNK-18 own melds may be split where all that comes of it is valid', () => {
    const h = laid('yes');
    h.do(1, 'use', { cards: '6d' });
    expect(h.columns(1).toSorted()).toEqual(['3d 4d 5d', '6d 6d 6d']);
  });
  test('AMB-SNK-18 where the house has it otherwise columns stay as they lie', () => {
    const h = laid('no');
    expect(h.menu()).toEqual(['let-go']);
    expect(h.refused(1, 'use', { cards: '6d' })).toEqual({ refused: 'not-a-meld', rule: 'SNK-PAN-6' });
  });
  test('AMB-SNK-18 one may say how one’s columns shall lie; what is no meld, or not all of them, is refused', () => {
    const h = laid('yes');
    expect(h.refused(1, 'use', { cards: '6d', piles: ['3d 4d 5d 6d', '6d 6d'] })).toMatchObject({
      refused: 'not-a-meld',
    });
    expect(h.refused(1, 'use', { cards: '6d', piles: ['3d 4d 5d'] })).toMatchObject({ refused: 'not-your-columns' });
    h.do(1, 'use', { cards: '6d', piles: ['6d 6d 6d', '5d 4d 3d'] });
    expect(h.columns(1)).toEqual(['3d 4d 5d', '6d 6d 6d']);
  });
  test('AMB-SNK-18 columns that stay may be added to as one says, but not taken apart, joined, or mixed', () => {
    const no = { 'snk.pan.rearrange': 'no' };
    const h = pan({ stacks: [20, 20], hands: { 1: '4d 5d 7d Jd Qd Jc Jh Kc Kh 2s' }, stock: '3d Ah 6d', switches: no });
    h.allPlay().acts('draw').do(1, 'use', { cards: '4d 5d' }).do(1, 'lay', { cards: '7d Jd Qd' });
    h.do(1, 'discard', { cards: 'Kc' }).acts('draw let-go draw');
    const joined = h.refused(1, 'use', { piles: ['3d 4d 5d 6d 7d Jd Qd'] });
    expect(joined).toEqual({ refused: 'columns-stay', rule: 'SNK-PAN-6' });
    expect(h.refused(1, 'use', { piles: ['3d 4d 5d', '6d 7d Jd', 'Qd'] })).toMatchObject({ refused: 'not-a-meld' });
    h.do(1, 'use', { piles: ['3d 4d 5d', '6d 7d Jd Qd'] });
    expect(h.columns(1)).toEqual(['3d 4d 5d', '6d 7d Jd Qd']);
  });
  test('AMB-SNK-18 AMB-SNK-12 a one-suit set that stays does not become a mixed one', () => {
    const no = { 'snk.pan.rearrange': 'no' };
    const hands = { 1: '4d 4d 4h 4s Jc Jh Kc Kh 2s 2h' };
    const set = (switches: Record<string, unknown>): PanHand => {
      const h = pan({ stacks: [20, 20], hands, stock: '4d', switches })
        .allPlay()
        .acts('draw');
      return h.do(1, 'use', { cards: '4d 4d' });
    };
    const piles = ['4d 4d 4d 4h 4s'];
    expect(set(no).refused(1, 'lay', { cards: '4h 4s', piles })).toMatchObject({ refused: 'not-offered' });
    expect(set({}).do(1, 'lay', { cards: '4h 4s', piles }).columns(1)).toEqual(piles);
  });
});

describe('AMB-SNK-20 BAR-67 forcing', () => {
  /** Seat 2 draws a card that goes on the column of seat 1, who has three fives down. */
  const forced = (forcing: string, drawn = '5s'): PanHand => {
    const hands = { 1: '5h 5d 2c 2d Jc Jd Kc Kd 7h 7s' };
    const switches = { 'snk.pan.forcing': forcing };
    const h = pan({ ...three, first: 1, hands, stock: `5c Ah ${drawn} Ah`, switches })
      .allPlay()
      .acts('draw');
    h.do(1, 'use', { cards: '5h 5d' }).do(1, 'discard', { cards: '2c' });
    return h.acts('draw let-go draw');
  };
  test('AMB-SNK-20 by default nothing is forced on anybody', () => {
    const h = forced('off');
    expect([h.toAct, h.menu()]).toEqual([2, ['let-go']]);
    expect(h.acts('let-go').menu()).toEqual(['draw', 'take']);
  });
  test('BAR-67 where it is played, a drawn card that goes on the next player’s column may be forced on him', () => {
    const h = forced('on');
    expect(h.offer('force')!.rule).toBe('AMB-SNK-20');
    h.acts('force');
    expect([h.toAct, h.menu()]).toEqual([1, ['take', 'take-best']]);
    expect(h.refused(1, 'draw')).toEqual({ refused: 'must-take', rule: 'AMB-SNK-20' });
    h.do(1, 'take');
    expect([h.last('Melded').rule, h.columns(1), h.menu()]).toEqual(['AMB-SNK-20', ['5c 5d 5h 5s'], ['discard']]);
  });
  test('BAR-67 it must go on a column as it lies, and silence lays it', () => {
    expect(forced('on', 'Ah').menu()).toEqual(['let-go']);
    const h = forced('on').acts('force');
    expect(h.round.menus[0]!.options.find((o) => o.ifSilent)!.type).toBe('take-best');
    h.acts('take-best');
    expect(h.columns(1)).toEqual(['5c 5d 5h 5s']);
  });
  test('BAR-67 a card from the hand is forced on nobody', () => {
    const h = forced('on', '5s');
    expect(h.menu()).toEqual(['let-go', 'force']);
    expect(forced('on').acts('let-go').menu()).toEqual(['draw', 'take']);
  });
});
