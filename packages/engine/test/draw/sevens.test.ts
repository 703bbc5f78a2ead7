/** The sevens rule of Rogelio's lo-ball: what a checked seven or better wins, and what an uncalled check-raise must show. */
import { describe, expect, test } from 'vitest';
import { type DrawDealing, type DrawHand, dealDraw } from '../../src/testing/draw.js';
import { seatsOf, won } from '../look.js';

const LOB = { house: 'rogelios', game: 'lob' } as const;
/** Six a round before the draw: seats 1, 2 and 0 put in $6 each, the button at seat 0 and seat 1 first to act after it. */
function after(p: Partial<DrawDealing> & Pick<DrawDealing, 'holes'>): DrawHand {
  const h = dealDraw({ ...LOB, stacks: [100, 100, 100], ...p });
  return h.acts('r6 c c').checkTo('bet-2');
}
const pot = (h: DrawHand): number => [0, 1, 2].reduce((n, s) => n + h.at(`in:${s}`), 0);
const SEVEN = '7s 5h 4d 3c 2d';
const SIX = '6h 4h 3d 2h Ad';
const EIGHT = '8s 5s 4s 3s 2s';
const ROUGH = 'Ks Qh Js 9h 8d';
const back = (h: DrawHand): Record<string, number> =>
  Object.fromEntries(
    h
      .last('BetsReturned')
      .chips.map(({ to, amount }) => [h.game.names.places[to]!.replace('stack:', ''), amount / 100]),
  );

describe('a seven or better that is checked', () => {
  test('X-9 checks a seven, raises, is called and is best: he takes the $18 that lay there, and the bets go back', () => {
    const h = after({ holes: { 1: SEVEN, 2: EIGHT, 0: ROUGH } });
    expect(pot(h)).toBe(18);
    h.acts('c r6 f r12 c');
    expect(back(h)).toEqual({ 1: 12, 2: 12 });
    expect(won(h)).toEqual(['1 low 18']);
    expect(h.stacks()).toEqual([94, 106 + 6, 94]);
    expect(h.last('BetsReturned').rule).toBe('ROG-LOB-D2a');
  });
  test('X-9 against a better hand he loses all he put in', () => {
    const h = after({ holes: { 1: SEVEN, 2: SIX, 0: ROUGH } }).acts('c r6 f r12 c');
    expect(won(h)).toEqual(['2 low 42']);
    expect(h.has('BetsReturned')).toBe(false);
  });
  test('ROG-LOB-D2a a mere call after the check is enough: what was bet after it goes back to the bettors, his own too', () => {
    const h = after({ holes: { 1: SEVEN, 2: EIGHT, 0: ROUGH } }).acts('c r6 c c');
    expect([back(h), h.rulesOf('BetsReturned')]).toEqual([{ 0: 6, 1: 6, 2: 6 }, ['ROG-LOB-D2a']]);
    expect(won(h)).toEqual(['1 low 18']);
    // The bet of somebody who folded to the raise goes back as well.
    const folded = after({ holes: { 1: SEVEN, 2: EIGHT, 0: ROUGH } }).acts('c r6 c r12 c f');
    expect(back(folded)).toEqual({ 0: 6, 1: 12, 2: 12 });
  });
  test('ROG-LOB-D2a a six or a wheel is as good as a seven; the joker is a low card of it', () => {
    for (const hand of [SIX, 'Ac 2c 3h 4c 5d', 'Jo 7h 5c 4c 3h'])
      expect(back(after({ holes: { 1: hand, 2: EIGHT, 0: ROUGH } }).acts('c r6 f c'))).toEqual({ 1: 6, 2: 6 });
  });
  test('ROG-LOB-D2a a seven that bets, or that calls without having checked, wins what is bet', () => {
    const bet = after({ holes: { 1: SEVEN, 2: EIGHT, 0: ROUGH } }).acts('r6 c f');
    expect([won(bet), bet.has('BetsReturned')]).toEqual([['1 low 30'], false]);
    const called = after({ holes: { 2: SEVEN, 1: EIGHT, 0: ROUGH } }).acts('r6 c f');
    expect(won(called)).toEqual(['2 low 30']);
  });
  test('ROG-LOB-D2 an eight or worse, or a pair, may check and raise, and wins it all', () => {
    for (const [hand, other] of [
      [EIGHT, ROUGH],
      ['2s 2h 3s 4s 5s', 'Kd Kh Qs Jd Th'],
    ] as const) {
      const h = after({ holes: { 1: hand, 2: other, 0: 'Tc Td Ts 8c 8h' } }).acts('c r6 f r12 c');
      expect(won(h)).toEqual(['1 low 42']);
      expect(h.has('BetsReturned')).toBe(false);
    }
  });
  test('ROG-LOB-D2a before the draw the rule does not apply', () => {
    const h = dealDraw({ ...LOB, stacks: [100, 100, 100], holes: { 2: SEVEN, 1: ROUGH, 0: EIGHT } });
    h.acts('c c c').checkTo('over'); // the blind checked before the draw
    expect([won(h), h.has('BetsReturned')]).toEqual([['2 low 9'], false]);
  });
  test('BAR-41 with a short caller the layers are settled apart: what he won goes back, what others bet beyond him is played for', () => {
    // Seat 1 checks a seven and has $4 left to call with; seats 2 and 0 play on for the rest.
    const h = dealDraw({ ...LOB, stacks: [100, 10, 100], holes: { 1: SEVEN, 2: EIGHT, 0: ROUGH } });
    h.acts('r6 c c').checkTo('bet-2').acts('c r6 c c');
    expect(back(h)).toEqual({ 0: 4, 1: 4, 2: 4 });
    expect(won(h)).toEqual(['1 low 18', '2 low 4']);
  });
  test('BAR-41 tied with a hand that did not check, he gets his own bets back and the other takes the rest', () => {
    const h = after({ holes: { 1: SEVEN, 2: '7h 5d 4c 3h 2c', 0: ROUGH } }).acts('c r6 c c');
    expect(back(h)).toEqual({ 1: 6 });
    expect(won(h)).toEqual(['1 low 9', '2 low 9', '2 low 12']);
  });
  test('AMB-ROG-39 by the switch the rule is off', () => {
    const h = after({ holes: { 1: SEVEN, 2: EIGHT, 0: ROUGH }, switches: { 'rog.lob.sevens': 'off' } });
    h.acts('c r6 f r12 c');
    expect(won(h)).toEqual(['1 low 42']);
  });
  test('ROG-LOB-D2, AMB-ROG-39 or a check-raised seven loses the pot; a checked seven that only calls does not', () => {
    const switches = { 'rog.lob.sevens': 'lose_pot' };
    const raised = after({ holes: { 1: SEVEN, 2: EIGHT, 0: ROUGH }, switches }).acts('c r6 f r12 c');
    expect([won(raised), seatsOf(raised, 'HandBarred')]).toEqual([['2 low 42'], [1]]);
    expect(raised.last('HandBarred').rule).toBe('ROG-LOB-D2');
    const called = after({ holes: { 1: SEVEN, 2: EIGHT, 0: ROUGH }, switches }).acts('c r6 f c');
    expect([won(called), called.has('HandBarred')]).toEqual([['1 low 30'], false]);
  });
});

describe('a check-raise nobody calls', () => {
  const uncalled = (hand: string): DrawHand =>
    after({ holes: { 1: hand, 2: ROUGH, 0: 'Tc Td Ts 8c 8h' } }).acts('c r6 f r12 f');
  test('ROG-LOB-D2b he must show one card above a seven, and takes everything', () => {
    const h = uncalled(EIGHT);
    expect([h.stage, h.toAct]).toEqual(['prove', 1]);
    h.do(1, 'show-proof', { cards: '8s' });
    expect(h.last('ProofShown').rule).toBe('ROG-LOB-D2b');
    expect(h.view('rail').faces.filter((face) => face !== null)).toHaveLength(1);
    expect(won(h)).toEqual(['1 uncontested 30']);
    expect(h.stacks()).toEqual([94, 118, 88]);
  });
  test('ROG-LOB-D2b silence shows the hand, which proves whatever can be proved', () => {
    const h = uncalled(EIGHT);
    expect(h.options(1).find(({ ifSilent }) => ifSilent)?.type).toBe('show-hand');
    h.do(1, 'show-hand');
    expect(won(h)).toEqual(['1 uncontested 30']);
  });
  test('AMB-ROG-40 a pair proves it too', () => {
    const h = uncalled('2s 2h 3s 4s 5s').do(1, 'show-proof', { cards: '2s 2h' });
    expect(won(h)).toEqual(['1 uncontested 30']);
    expect(won(uncalled('2s 2h 3s 4s 5s').do(1, 'show-hand'))).toEqual(['1 uncontested 30']);
  });
  test('AMB-ROG-40 he refuses, or shows what proves nothing: the bets after his check go back, and he keeps the pot before it', () => {
    for (const proof of ['refuse', '2s', '5s 4s']) {
      const h = uncalled(EIGHT);
      if (proof === 'refuse') h.do(1, 'no-proof');
      else h.do(1, 'show-proof', { cards: proof });
      expect(h.last('BetsReturned').rule).toBe('AMB-ROG-40');
      expect(back(h)).toEqual({ 1: 12, 2: 6 });
      expect([won(h), h.stacks()]).toEqual([['1 uncontested 18'], [94, 112, 94]]);
    }
  });
  test('AMB-ROG-40 with a seven or better there is nothing to show: an ace is no card above a seven, nor is the joker', () => {
    for (const hand of [SEVEN, 'As 7h 5h 4d 2s', 'Jo 7h 5h 4d 2s']) {
      const h = uncalled(hand).do(1, 'show-hand');
      expect(won(h)).toEqual(['1 uncontested 18']);
    }
  });
  test('ROG-LOB-D2b who bet or raised without a check before it shows nothing', () => {
    const bet = after({ holes: { 1: SEVEN } }).acts('r6 f f');
    expect([bet.stage, won(bet)]).toEqual(['over', ['1 uncontested 18']]);
    const raised = after({ holes: { 2: SEVEN } }).acts('r6 r12 f f');
    expect([raised.stage, won(raised)]).toEqual(['over', ['2 uncontested 30']]);
  });
});
