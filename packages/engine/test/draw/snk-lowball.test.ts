/** S & K's lo-ball, clause by clause. */
import { describe, expect, test } from 'vitest';
import { openTable } from '../../src/books/index.js';
import { pack53 } from '../../src/cards/index.js';
import { dealDraw } from '../../src/testing/draw.js';
import { rulesOf } from '../../src/testing/opening.js';
import { bets, seatsOf, won } from '../look.js';
import { actors, calls, duel, inOrder } from './look.js';

const LOB = { house: 's-and-k', game: 'lob' } as const;
const FOUR = { ...LOB, stacks: [500, 500, 500, 500] } as const;

describe('S & K’s lo-ball', () => {
  test('SNK-LOB-1 five cards each, then a round of betting; blinds as at hold’em (AMB-SNK-50)', () => {
    const h = dealDraw(FOUR);
    expect(h.last('CardsDealt')).toMatchObject({ rule: 'SNK-LOB-1', note: { count: 5 } });
    expect([0, 1, 2, 3].map((seat) => h.ids(`hand:${seat}`).length)).toEqual([5, 5, 5, 5]);
    expect([h.stage, h.toAct]).toEqual(['bet-1', 3]);
    expect(h.all('Posted').map((e) => [e.seat, e.chips[0]!.amount])).toEqual([
      [1, 200],
      [2, 500],
    ]);
    h.acts('c c c');
    expect(h.menu(2)).toEqual(['fold', 'check', 'raise']); // BAR-36: the blind stays in
    expect(h.acts('c').stage).toBe('draw');
  });
  test('SNK-LOB-2 three raises at most; whenever two are in the hand, as many as they like', () => {
    const h = dealDraw(FOUR).acts('r10 r15 r20');
    expect(h.refused(2, 'raise', { to: 25 })).toMatchObject({
      refused: 'raise-cap-reached',
      rule: 'SNK-LOB-2',
      facts: { raises: 3 },
    });
    // The third raise was made among four; now that two are left there is no limit all the same.
    h.acts('f f');
    expect(bets(h, 0)).toEqual([25, 30]);
    h.acts('r25 r30 r35 r40 r45 c');
    expect([h.all('Raised').length, h.stage]).toEqual([8, 'draw']);
  });
  test('SNK-LOB-2 three left after the third raise stay capped; the house cannot change either', () => {
    const h = dealDraw(FOUR).acts('r10 r15 r20 f');
    expect(h.option(3, 'raise')).toBeUndefined();
    expect(h.option(3, 'call')!.cost).toBe(1_000);
    for (const switches of [{ 'bet.raise_cap': 'none' }, { 'bet.cap_headsup': 'capped' }])
      expect(openTable({ ...LOB, switches })).toMatchObject({ refused: 'switch-locked', rule: 'SNK-LOB-2' });
  });
  test('SNK-LOB-3 each may then discard and draw, up to all five (AMB-SNK-51), or keep what he has', () => {
    const h = dealDraw(FOUR).checkTo('draw');
    expect(h.option(1, 'draw')!.cards).toMatchObject({ min: 1, max: 5 });
    h.acts('x5 x1 p x3');
    expect(calls(h)).toBe('1:5 2:1 3:0 0:3');
    expect(h.rulesOf('CardsDrawn')).toEqual(Array(3).fill('SNK-LOB-3'));
    for (const seat of [0, 1, 2, 3]) expect(h.ids(`hand:${seat}`)).toHaveLength(5);
    const four = dealDraw({ ...FOUR, switches: { 'snk.lob.max_draw': 4 } }).checkTo('draw');
    expect(four.option(1, 'draw')!.cards).toMatchObject({ max: 4 });
  });
  test('SNK-LOB-4 one more round of betting, from the left of the button', () => {
    const h = dealDraw(FOUR).checkTo('bet-2').acts('c r10 c c c');
    expect(actors(h)).toEqual([1, 2, 3, 0, 1]);
    expect([h.stage, h.all('BettingOpened').length]).toEqual(['over', 2]);
    expect(h.rulesOf('Checked').at(-1)).toBe('SNK-LOB-4');
  });
  test('SNK-LOB-5 after all bets every player who is left shows', () => {
    const holes = { 0: 'As 2h 3d 4c 5d', 1: 'Ks Kh Qd Qc Jd', 2: '9s 7h 5s 3c 2d', 3: 'Qs Qh Jc Tc 8d' };
    for (const line of ['c c c c', 'c r10 c c c', 'r5 f c c']) {
      const h = dealDraw({ ...FOUR, holes })
        .checkTo('bet-2')
        .acts(line);
      const left = line.includes('f') ? 3 : 4;
      expect(seatsOf(h, 'HandShown')).toHaveLength(left);
      expect(h.has('HandMucked')).toBe(false);
      expect(h.rulesOf('HandShown').at(-1)).toBe('SNK-LOB-5');
    }
  });
  test('SNK-LOB-6 the lowest hand wins, and A-2-3-4-5 is the lowest', () => {
    inOrder(LOB, [
      'As 2s 3s 4d 5h',
      'Ah 2h 3h 4h 6d',
      '2c 3d 4c 5d 7h',
      '8s 7d 6h 5s 4s',
      'Kd Qh Js 9d 8c',
      'Ac Ad 2d 3c 4h',
    ]);
    const h = dealDraw({ ...FOUR, holes: { 3: 'As 2h 3d 4c 5d' } }).checkTo('over');
    expect(won(h)).toEqual(['3 low 20']);
    expect(h.last('PotAwarded').rule).toBe('SNK-LOB-6');
  });
  test('SNK-LOB-7 straights and flushes do not count against a low hand', () => {
    expect(duel(LOB, 'As 2s 3s 4s 5s', 'Ah 2h 3h 4h 6d')).toBe('first');
    expect(duel(LOB, '3h 4h 5h 6h 7h', 'As 2s 3s 4s 8d')).toBe('first');
    expect(duel(LOB, '3h 4h 5h 6h 7h', '3s 4d 5c 6s 7s')).toBe('split');
  });
  test('SNK-LOB-8 one joker, as the lowest card that fits the hand (AMB-SNK-52)', () => {
    expect([...dealDraw(FOUR).round.faces].sort((a, b) => a - b)).toEqual([...pack53].sort((a, b) => a - b));
    expect(duel(LOB, 'Jo 2s 3s 4s 5s', 'Ah 2h 3h 4h 6d')).toBe('first');
    expect(duel(LOB, 'Jo As 3s 4s 5s', 'Ah 2h 3h 4h 5h')).toBe('split');
    expect(duel(LOB, 'Jo As 2s 3s 9d', 'Ah 2h 3h 4h 9c')).toBe('split');
  });
});

describe('where the sheet is silent', () => {
  test('AMB-SNK-48 $5 to $10 at any time, and hold’em’s fee of $3', () => {
    const h = dealDraw(FOUR);
    expect(bets(h, 3)).toEqual([10, 15]);
    expect(bets(h.checkTo('bet-2'), 1)).toEqual([5, 10]);
    const rules = rulesOf(LOB);
    expect(rules.fee).toMatchObject({
      kind: 'hand',
      from: 'big-blind',
      bands: [{ collection: 300, rule: 'AMB-SNK-48' }],
    });
    const structured = dealDraw({ ...FOUR, switches: { 'snk.limit': 'structured' } });
    expect(bets(structured, 3)).toEqual([10, 10]);
    expect(bets(structured.checkTo('bet-2'), 1)).toEqual([10, 10]);
  });
  test('AMB-SNK-50 BAR-35 with antes by the switch: $1 each, and who passes before the pot is open is out', () => {
    const switches = { 'snk.lob.forced': 'ante' };
    const h = dealDraw({ ...FOUR, switches });
    expect(h.all('Posted').map((e) => [e.seat, e.chips[0]!.amount, e.note.kind])).toEqual(
      [1, 2, 3, 0].map((seat) => [seat, 100, 'ante']),
    );
    expect(h.toAct).toBe(1);
    expect(h.menu(1)).toEqual(['fold', 'bet']);
    expect(h.refused(1, 'check')).toMatchObject({ refused: 'pass-is-fold', rule: 'AMB-SNK-50' });
    expect(bets(h, 1)).toEqual([5, 10]);
    h.acts('f f f');
    expect(won(h)).toEqual(['0 uncontested 4']);
    expect(rulesOf({ ...LOB, switches }).fee).toMatchObject({ from: 'button' });
  });
});
