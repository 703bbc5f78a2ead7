// Escaleriado's count: what the winner's eleven cards are worth, who pays it, and foul hands.
import { describe, expect, test } from 'vitest';
import { type EscGame, esc } from '../../src/testing/rummy.js';

const FOUR = 'As 2s 3s 4s 5s 6s 7s Qh Qh Qh';
const FIVE = '3c 4c 5c 6h 7h Jh 2d 2d 2d 2d';
/** Seat 2 draws in vain, 1 drops, and 0 wins with his ten cards and the one he draws. */
const won = (
  hand: string,
  drawn: string,
  p: { switches?: Record<string, unknown>; stake?: '0.50' | '1' } = {},
): EscGame =>
  esc({ hands: { 0: hand }, stock: `Kh ${drawn}`, ...p })
    .acts('draw')
    .dies()
    .acts('drop draw')
    .do(0, 'use', { cards: hand });

describe('payment', () => {
  test('JAL-ESC-C1 who dropped at the start without a card pays la corrida, and nothing else', () => {
    expect(won(FOUR, 'Qh').payments).toContain('1 pays 0 5 JAL-ESC-C1');
    expect(won(FOUR, 'Qh', { stake: '0.50' }).payments).toContain('1 pays 0 2 JAL-ESC-C1');
  });
  test('JAL-ESC-C2 everybody who drew pays the winner’s full count', () => {
    expect(won(FOUR, 'Qh').payments).toContain('2 pays 0 15 JAL-ESC-C2');
  });
  test('JAL-ESC-C1, JAL-ESC-C2 who never drew and never dropped, because it was won before his turn, pays la corrida alone', () => {
    const g = esc({ hands: { 0: FOUR }, stock: 'Qh' })
      .acts('draw pass pass')
      .do(0, 'use', { cards: FOUR });
    expect([g.all('CardDrawn').map(({ seat }) => seat), g.all('Dropped')]).toEqual([[2], []]);
    expect(g.payments).toEqual(['2 pays 0 15 JAL-ESC-C2', '1 pays 0 5 JAL-ESC-C1']);
  });
  test('AMB-JAL-19 whoever took a passed card has stayed and pays the count; who never had one pays la corrida', () => {
    const g = esc({ hands: { 2: FOUR, 1: '3c 4c 5c 2d 4d 6d Jd Kd Kc Ac' }, stock: 'Kh 6c Qh' }).acts(
      'draw pass pass pass',
    );
    g.acts('draw').do(1, 'use', { cards: '3c 4c 5c' }).do(1, 'discard', { cards: 'Ac' }).acts('drop');
    g.do(2, 'use', { cards: FOUR });
    expect(g.payments).toEqual(['1 pays 2 15 JAL-ESC-C2', '0 pays 2 5 JAL-ESC-C1']);
  });
  test('AMB-JAL-26 all but one drop: he wins at once, and la corrida from each', () => {
    const g = esc().acts('drop drop');
    expect([g.isOver, g.last('GameWon').rule, g.stacks()]).toEqual([true, 'AMB-JAL-26', [110, 95, 95]]);
  });
});

describe('the count', () => {
  test('X-4 A-2-3-4, 5-6-7 of spades and four red queens: 8 and 4, and 3 for spades alone', () => {
    const g = won(FOUR, 'Qh');
    expect(g.points).toBe(15);
    expect(g.payments).toEqual(['2 pays 0 15 JAL-ESC-C2', '1 pays 0 5 JAL-ESC-C1']);
    expect(won(FOUR, 'Qh', { stake: '0.50' }).stacks()).toEqual([109.5, 98, 92.5]);
  });
  test('X-5 3-4-5 of clubs, 6-7-J of hearts and five red twos: 4, 1 and 5, and 1 for several suits', () => {
    const g = won(FIVE, '2d');
    expect(g.points).toBe(11);
    expect(g.sheet.toSorted()).toEqual([
      'camuco 5 JAL-ESC-C3',
      'escala 1 JAL-ESC-C3',
      'escala 4 JAL-ESC-C3',
      'more-suits 1 JAL-ESC-C8',
    ]);
  });
  test('JAL-ESC-C3 the odd cards of escalas count, and every card of a camuco', () => {
    const { lines } = won(FIVE, '2d').last('GameWon').note;
    const g = won(FIVE, '2d');
    const faces = (what: string) =>
      lines.filter((line) => line.what === what).flatMap((line) => line.cards.map((card) => g.faceOf(card)));
    expect(faces('escala').toSorted()).toEqual(['3c', '5c', '7h']);
    expect(faces('camuco')).toEqual(['2d', '2d', '2d', '2d', '2d']);
    expect(g.sheet.filter((line) => /^(escala|camuco) /.test(line)).toSorted()).toEqual([
      'camuco 5 JAL-ESC-C3',
      'escala 1 JAL-ESC-C3',
      'escala 4 JAL-ESC-C3',
    ]);
  });
  test('JAL-ESC-C4 a red card is worth one, a black one two', () => {
    expect(won('3c 4c 5c 6h 7h Jh 2d 2d 2d 2d', '2d').points).toBe(11);
    expect(won('3d 4d 5d 6h 7h Jh 2d 2d 2d 2d', '2d').points).toBe(9);
    expect(won('3c 4c 5c 6h 7h Jh 2s 2s 2s 2s', '2s').points).toBe(16);
  });
  test('JAL-ESC-C5 the lines add up to the count', () => {
    for (const g of [won(FOUR, 'Qh'), won(FIVE, '2d')]) {
      const { lines } = g.last('GameWon').note;
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(g.points);
    }
  });
  test('JAL-ESC-C6 all odd cards spades, or all clubs: three more', () => {
    expect(won(FOUR, 'Qh').sheet).toContain('one-black-suit 3 JAL-ESC-C6');
    expect(won('3c 4c 5c 6c 7c 2d 2d 2d Qh Qh', 'Qh').sheet).toContain('one-black-suit 3 JAL-ESC-C6');
  });
  test('JAL-ESC-C7 all odd cards hearts, or all diamonds: two more', () => {
    expect(won('3h 4h 5h 6h 7h 2c 2c 2c Qd Qd', 'Qd').sheet).toContain('one-red-suit 2 JAL-ESC-C7');
    expect(won('3d 4d 5d 6d 7d 2c 2c 2c Qd Qd', 'Qd').points).toBe(3 + 6 + 3 + 2);
  });
  test('JAL-ESC-C8 neither: one more, and so where there are none (AMB-JAL-16)', () => {
    expect(won(FIVE, '2d').sheet).toContain('more-suits 1 JAL-ESC-C8');
    const none = won('2c 2c 2c 4d 4d 4d Qh Qh Qh Qh', 'Qh');
    expect([none.points, none.sheet.at(-1)]).toEqual([6 + 3 + 5 + 1, 'more-suits 1 JAL-ESC-C8']);
  });
  test('AMB-JAL-15 which cards are odd is the house’s to say', () => {
    const counts = (odd: string) => [
      won(FOUR, 'Qh', { switches: { 'jal.esc.odd_ranks': odd } }).points,
      won(FIVE, '2d', { switches: { 'jal.esc.odd_ranks': odd } }).points,
    ];
    expect(counts('A357')).toEqual([15, 11]);
    expect(counts('357')).toEqual([13, 11]);
    expect(counts('A357JK')).toEqual([15, 12]);
    expect(counts('A357Q')).toEqual([13, 11]);
  });
  test('AMB-JAL-16 the winner’s cards lie as they are worth most, the bonus included; unless he says how', () => {
    const hand = '7s 7s 7s 7s 4s 4s 4s Js Qs Ks';
    const switches = { 'jal.esc.bonus_set': 'escala_odd' };
    expect(won(hand, '7s', { switches }).points).toBe(19); // four sevens, and one before the jack: three for spades
    const g = esc({ hands: { 0: hand }, stock: 'Kh 7s', switches })
      .acts('draw')
      .dies()
      .acts('drop draw');
    const piles = ['7s 7s 7s 7s 7s', '4s 4s 4s', 'Js Qs Ks'];
    expect(g.do(0, 'use', { cards: hand, piles }).points).toBe(17); // no odd card in an escala: one
  });
  test('AMB-JAL-16 and on which cards one suit is tested', () => {
    const bonus = (set: string) =>
      won('3s 4s 5s 6s 7s 2d 2d 2d 7h 7h', '7h', { switches: { 'jal.esc.bonus_set': set } }).sheet.at(-1);
    expect(bonus('all_odd')).toBe('more-suits 1 JAL-ESC-C8');
    expect(bonus('escala_odd')).toBe('one-black-suit 3 JAL-ESC-C6');
    expect(won(FOUR, 'Qh', { switches: { 'jal.esc.bonus_set': 'counting' } }).points).toBe(13);
  });
});

describe('foul hands', () => {
  test('AMB-JAL-45 reported: the hand is surrendered, the open card goes on, and he pays the count though he drew nothing', () => {
    const g = esc({ hands: { 0: FOUR }, stock: 'Kh Kh Qh' })
      .acts('draw')
      .do('floor', 'wrong-number-of-cards', { seat: 2 });
    expect([g.last('HandFouled').rule, g.ids('hand:2').length, g.toAct]).toEqual(['AMB-JAL-45', 0, 1]);
    g.acts('pass pass draw').dies().acts('draw').do(0, 'use', { cards: FOUR });
    expect(g.payments).toEqual(['2 pays 0 15 AMB-JAL-45', '1 pays 0 15 JAL-ESC-C2']);
  });
  test('AMB-JAL-45 a drawn card put into the hand is surrendered with it', () => {
    const g = esc().acts('draw').do('floor', 'drawn-card-into-hand', { seat: 2 });
    expect([g.last('HandFouled').seat, g.cards('offer'), g.toAct]).toEqual([2, [], 1]);
  });
  test('AMB-JAL-45 found by the engine as a turn begins and as a card is thrown', () => {
    const begins = esc().acts('draw').strays('stock', 'hand:1').dies();
    expect([begins.last('HandFouled').seat, begins.toAct]).toEqual([1, 0]);
    const hand = '3h 4h 5h 2c 2d 4c 4d 6c 6d Jc';
    const throws = esc({ hands: { 2: hand }, stock: '6h' })
      .acts('draw')
      .do(2, 'use', { cards: '3h 4h 5h' });
    throws.strays('hand:2', 'discards').do(2, 'discard', { cards: '2c' });
    expect(throws.last('HandFouled').seat).toBe(2);
  });
  test('AMB-JAL-45 or all is dealt again, where the house says so; an exposed card of the stock is buried', () => {
    const again = esc({ switches: { 'jal.rummy.foul': 'redeal' } }).acts('draw');
    again.stopAtShuffle = true;
    again.do('floor', 'wrong-number-of-cards', { seat: 1 });
    expect([again.last('GameRedealt').rule, again.asked]).toEqual(['AMB-JAL-45', ['chance']]);
    const shown = esc({ stock: '6h 7h' }).do('floor', 'exposed-stock-card').acts('draw');
    expect([shown.cards('surrendered'), shown.cards('offer')]).toEqual([['6h'], ['7h']]);
  });
});
