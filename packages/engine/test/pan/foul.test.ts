// Pan's foul hands: reported by the floor, and found by the engine, which counts; and what becomes of the game without them.
import { describe, expect, test } from 'vitest';
import { isOver } from '../../src/kernel/index.js';
import { type PanHand, pan, type RummyDealing, TEN } from '../../src/testing/rummy.js';
import { words } from '../../src/words/index.js';

const SOME = '5h 5s 3s 7s 2c 2d Jc Jd Kc Kd';
const four = (more: Partial<RummyDealing> = {}): PanHand => pan({ stacks: [20, 20, 20, 20], ...more }).allPlay();
const report = (h: PanHand, type: string, seat: number): PanHand => h.do('floor', type, { seat });

describe('SNK-PAN-7 more or fewer than ten cards', () => {
  test('SNK-PAN-7 reported at any time: the hand is fouled, its cards surrendered, melds and all, and it has no more turns', () => {
    const h = four({ hands: { 3: SOME }, stock: '5c' })
      .acts('draw')
      .do(3, 'use', { cards: '5h 5s' });
    h.do(3, 'discard', { cards: 'Kd' });
    report(h, 'wrong-number-of-cards', 3);
    expect(h.last('HandFouled')).toMatchObject({ seat: 3, rule: 'SNK-PAN-7' });
    expect([h.cards('hand:3'), h.cards('down:3'), h.columns(3)]).toEqual([[], [], []]);
    expect(h.cards('surrendered')).toHaveLength(10);
    expect(h.toAct).toBe(2);
    h.acts('draw let-go draw let-go draw let-go');
    expect(h.toAct).toBe(2); // 2, 1, 0, and again 2
  });
  test('SNK-PAN-7 AMB-SNK-17 it pays whoever wins the same two chips as the others, and its ante stays', () => {
    const h = four({ hands: { 2: TEN }, stock: 'Ah Kd' });
    report(h, 'wrong-number-of-cards', 0);
    h.acts('draw let-go draw').do(2, 'use', { cards: TEN });
    expect(h.payments).toEqual(['3 pays 2 2 SNK-PAN-5', '1 pays 2 2 SNK-PAN-5', '0 pays 2 2 SNK-PAN-7']);
    expect(h.stacks()).toEqual([17, 17, 29, 17]);
  });
  test('SNK-PAN-7 AMB-SNK-16 in the middle of his turn a player has eleven by right: nobody may report his number then', () => {
    const h = four({ hands: { 3: SOME }, stock: '5c' });
    expect(h.report('wrong-number-of-cards')?.seats).toEqual([3, 2, 1, 0]);
    h.acts('draw');
    expect(h.report('wrong-number-of-cards')?.seats).toEqual([2, 1, 0]);
    h.do(3, 'use', { cards: '5h 5s' });
    expect(h.report('wrong-number-of-cards')?.seats).toEqual([2, 1, 0]);
    expect(h.refused('floor', 'wrong-number-of-cards', { seat: 3 })).toMatchObject({ refused: 'not-that-seat' });
    h.do(3, 'discard', { cards: 'Kd' });
    expect(h.report('wrong-number-of-cards')?.seats).toEqual([3, 2, 1, 0]);
  });
  test('SNK-PAN-7 ten cards and no more are surrendered, unseen: a card that another has drawn stays before him', () => {
    const h = four({ hands: { 3: SOME }, stock: '5c' }).acts('draw');
    const [drawn, held] = [h.ids('offer'), h.ids('hand:2')];
    const zone = (name: string) => h.game.names.zones.indexOf(name);
    report(h, 'wrong-number-of-cards', 2);
    expect(h.last('HandFouled').cards).toEqual([
      { cards: held, from: zone('hand:2'), to: zone('surrendered'), seen: null },
    ]);
    expect([h.ids('offer'), h.ids('discards'), h.toAct]).toEqual([drawn, [], 3]);
    h.do(3, 'use', { cards: '5h 5s' }).do(3, 'discard', { cards: 'Kd' });
    expect([h.columns(3), h.toAct]).toEqual([['5c 5h 5s'], 1]);
  });
  test('SNK-PAN-7 nobody is reported who has passed or whose hand is fouled already', () => {
    const h = pan({ stacks: [20, 20, 20, 20] }).acts('play pass play play');
    report(h, 'wrong-number-of-cards', 1);
    expect(h.report('wrong-number-of-cards')?.seats).toEqual([3, 0]);
  });
  test('SNK-PAN-7 before all have declared the next is asked; and where that was the last, play begins', () => {
    const h = pan({ stacks: [20, 20, 20], fees: 'by-the-book', switches: { 'fee.timing': 'at_declare' } });
    report(h, 'wrong-number-of-cards', 2);
    expect([h.toAct, h.menu()]).toEqual([1, ['play', 'pass']]);
    h.acts('play');
    report(h, 'wrong-number-of-cards', 0);
    // One is left: he wins, and the foul hands pay him.
    expect(h.last('GameWon')).toMatchObject({ seat: 1, rule: 'AMB-SNK-19' });
    // Three antes less the house's one, and two chips from each of two.
    expect([h.stacks(), h.at('drop')]).toEqual([[17, 25, 17], 1]);
  });
  test('SNK-PAN-7 found by the engine as a turn begins: a card is missing', () => {
    const h = four().acts('draw').strays('hand:2', 'surrendered');
    expect(h.has('HandFouled')).toBe(false);
    h.acts('let-go');
    expect(h.last('HandFouled')).toMatchObject({ seat: 2, rule: 'SNK-PAN-7' });
    expect([h.toAct, h.cards('surrendered').length]).toEqual([1, 10]);
  });
  test('SNK-PAN-7 found as a turn begins: a card too many; two hands in a row', () => {
    const h = four().acts('draw').strays('stock', 'hand:2').strays('stock', 'hand:1').acts('let-go');
    expect(h.all('HandFouled').map((e) => e.seat)).toEqual([2, 1]);
    expect([h.toAct, h.cards('surrendered').length]).toEqual([0, 22]);
  });
  test('SNK-PAN-7 found after the discard', () => {
    const h = four({ hands: { 3: SOME }, stock: '5c' })
      .acts('draw')
      .do(3, 'use', { cards: '5h 5s' });
    h.strays('stock', 'hand:3').do(3, 'discard', { cards: 'Kd' });
    expect(h.last('HandFouled')).toMatchObject({ seat: 3, rule: 'SNK-PAN-7' });
    expect([h.has('CardThrown'), h.toAct]).toEqual([false, 2]);
  });
  test('SNK-PAN-7 unless he has melded eleven to win', () => {
    const h = four({ hands: { 3: TEN }, stock: 'Kd' })
      .acts('draw')
      .do(3, 'use', { cards: TEN });
    expect([isOver(h.game, h.round), h.has('HandFouled')]).toEqual([true, false]);
  });
});

describe('SNK-PAN-8 a drawn card in the hand', () => {
  test('SNK-PAN-8 AMB-SNK-15 reported: the hand is fouled and surrendered, the card with it, and it pays the winner', () => {
    const h = four({ hands: { 2: TEN }, stock: '5c Kd' }).acts('draw');
    report(h, 'drawn-card-into-hand', 3);
    expect(h.last('HandFouled')).toMatchObject({ seat: 3, rule: 'SNK-PAN-8' });
    expect([h.cards('surrendered').length, h.cards('offer'), h.cards('discards')]).toEqual([11, [], []]);
    expect([h.toAct, h.menu()]).toEqual([2, ['draw']]);
    h.acts('draw').do(2, 'use', { cards: TEN });
    expect(h.payments[0]).toBe('3 pays 2 2 SNK-PAN-8');
  });
  test('SNK-PAN-8 the engine never lets it come to that: the card is used or left', () => {
    const h = four().acts('draw');
    expect(h.refused(3, 'keep')).toEqual({ refused: 'use-or-pass', rule: 'SNK-PAN-8' });
    expect(h.why('keep')).toBe('use-or-pass SNK-PAN-8');
    expect(h.cards('hand:3')).toHaveLength(10);
  });
  test('SNK-PAN-8 noticed later, of anybody who has drawn, and of nobody else', () => {
    const h = four();
    expect(h.report('drawn-card-into-hand')).toBeUndefined();
    h.acts('draw let-go');
    expect(h.report('drawn-card-into-hand')?.seats).toEqual([3]);
    h.acts('draw let-go');
    report(h, 'drawn-card-into-hand', 3);
    expect(h.last('HandFouled')).toMatchObject({ seat: 3, rule: 'SNK-PAN-8' });
    expect(h.toAct).toBe(1);
  });
});

describe('BAR-65 the turn of a foul hand', () => {
  test('BAR-65 what it had laid this turn is surrendered with it, and the next player draws', () => {
    const h = four({ hands: { 3: SOME }, stock: '5c' })
      .acts('draw')
      .do(3, 'use', { cards: '5h 5s' });
    report(h, 'drawn-card-into-hand', 3);
    expect([h.cards('surrendered').length, h.columns(3), h.toAct, h.menu()]).toEqual([11, [], 2, ['draw']]);
  });
  test('BAR-65 a card that was left for it goes on to the player after it', () => {
    const h = four({ hands: { 1: SOME }, stock: '5c' }).acts('draw let-go');
    report(h, 'wrong-number-of-cards', 2);
    expect([h.toAct, h.menu()]).toEqual([1, ['draw', 'take']]);
  });
  test('BAR-65 also where the engine finds the hand short as its turn begins', () => {
    const h = four({ hands: { 1: SOME }, stock: '5c' })
      .acts('draw')
      .strays('hand:2', 'surrendered')
      .acts('let-go');
    expect([h.toAct, h.menu()]).toEqual([1, ['draw', 'take']]);
  });
  test('BAR-65 all but one fouled: he wins at once, and they pay him', () => {
    const h = pan({ stacks: [20, 20, 20] }).acts('play pass play draw');
    report(h, 'drawn-card-into-hand', 2);
    expect(h.last('GameWon')).toMatchObject({ seat: 0, rule: 'AMB-SNK-19', note: { alone: true } });
    expect(h.payments).toEqual(['2 pays 0 2 SNK-PAN-8']);
    expect([h.stacks(), isOver(h.game, h.round)]).toEqual([[24, 19, 17], true]);
  });
  test('BAR-68 an exposed card of the stock is shown and out of play, and the next one is drawn', () => {
    const h = four({ stock: 'Ah 3h' });
    h.do('floor', 'exposed-stock-card');
    expect(h.last('CardBuried').rule).toBe('BAR-68');
    expect(h.cards('surrendered')).toEqual(['Ah']);
    h.acts('draw');
    expect(h.cards('offer')).toEqual(['3h']);
  });
  test('SNK-PAN-7 SNK-PAN-8 both are told in words', () => {
    const h = four();
    report(h, 'wrong-number-of-cards', 1);
    expect(words('en').event(h.game, h.last('HandFouled'))).toContain('foul');
    expect(words('es').event(h.game, h.last('HandFouled'))).toContain('viciada');
  });
});
