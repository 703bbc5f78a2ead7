// Push-Nine's irregularities: the usual rules (AMB-GEN-09) for three cards face down, in the first deal and in a push pot.
import { describe, expect, test } from 'vitest';
import { isOver } from '../../src/kernel/index.js';
import { type Nine, nine } from '../../src/testing/push.js';
import { won } from '../look.js';

const [NINE1, NINE2, ZERO] = ['Kc Qd 9c', 'Ks Qh 9d', '5h 3h 2h'];
/** Four seats; seat 1 is dealt to first. */
const dealt = (switches: Record<string, unknown> = {}): Nine =>
  nine({
    stacks: [50, 50, 50, 50],
    fees: 'by-the-book',
    switches,
    deals: [{ 0: NINE1, 1: NINE2, 2: ZERO, 3: '8h 7h 5d' }],
  });
/** The same hand in its push pot, seat 2 having bought in for $7 of the $14. */
const pushed = (): Nine => dealt().acts('r c c c b o');
const offered = (h: Nine): readonly string[] => h.incidents().options.map((o) => o.type);

describe('a misdeal, found before two have acted', () => {
  test.each(['wrong-start', 'dead-seat-dealt'])(
    'AMB-GEN-09 %s: antes stay, bets come back, the fee is not taken again',
    (name) => {
      const h = dealt().acts('r');
      h.do('floor', name);
      expect(h.last('MisdealCalled').rule).toBe('AMB-GEN-09');
      expect([h.stage, h.toAct, h.at('centre'), h.at('drop'), ...h.stacks()]).toEqual([
        'betting',
        1,
        6,
        2,
        48,
        48,
        48,
        48,
      ]);
      expect(h.all('PackShuffled')).toHaveLength(2);
      expect(h.all('CollectionTaken')).toHaveLength(1);
      h.acts('c c');
      expect(h.refused('floor', name)).toMatchObject({ refused: 'two-have-acted', rule: 'AMB-GEN-09' });
    },
  );
  test('AMB-GEN-09 the first or second card off the deck exposed: a misdeal; a later one is replaced and out of play', () => {
    const first = dealt();
    first.do('floor', 'exposed-card', { cards: first.cards('hand:1')[0]! });
    expect(first.has('MisdealCalled')).toBe(true);
    const later = dealt();
    later.do('floor', 'exposed-card', { cards: 'Kc' }); // the fourth card dealt
    expect([later.has('MisdealCalled'), later.cards('burn')]).toEqual([false, ['Kc']]);
    expect(later.cards('hand:0')).toHaveLength(3);
    expect(later.cards('hand:0')).not.toContain('Kc');
    later.do('floor', 'exposed-card', { cards: 'Qd' });
    expect(later.has('MisdealCalled')).toBe(true);
  });
  test('AMB-GEN-09 two exposed, or two boxed: a misdeal; one boxed card is a scrap of paper', () => {
    const two = dealt().do('floor', 'exposed-cards', { cards: 'Kc Qd' });
    expect(two.has('MisdealCalled')).toBe(true);
    const boxed = dealt().do('floor', 'boxed-card', { cards: 'Kc' });
    expect([boxed.has('MisdealCalled'), boxed.cards('scrap'), boxed.cards('hand:0').length]).toEqual([
      false,
      ['Kc'],
      3,
    ]);
    boxed.do('floor', 'boxed-card', { cards: 'Qd' });
    expect(boxed.has('MisdealCalled')).toBe(true);
    expect(dealt().do('floor', 'boxed-cards', { cards: 'Kc Qd' }).has('MisdealCalled')).toBe(true);
  });
  test('AMB-GEN-09 a wrong count: a misdeal at first, a dead hand once two have acted', () => {
    expect(dealt().do('floor', 'wrong-count', { seat: 1 }).has('MisdealCalled')).toBe(true);
    const h = dealt().acts('r c');
    h.do('floor', 'wrong-count', { seat: 1 });
    expect([h.has('MisdealCalled'), h.last('HandKilled').seat, h.at('bet:1')]).toEqual([false, 1, 2]);
    expect(h.cards('hand:1')).toEqual([]);
  });
  test('AMB-GEN-22 a house may keep the fee of a misdeal and take another, from the button', () => {
    const h = dealt({ 'fee.on_void': 'keep' }).do('floor', 'wrong-start');
    expect([h.at('drop'), h.at('centre'), ...h.stacks()]).toEqual([4, 6, 46, 48, 48, 48]);
    h.do('floor', 'void');
    expect([h.at('drop'), ...h.stacks()]).toEqual([4, 46, 50, 50, 50]);
  });
});

describe('in a push pot', () => {
  test('AMB-GEN-09 a misdeal is dealt again to those who are in it; the pot stays, the bets of this deal come back', () => {
    const h = pushed().acts('r');
    expect(h.at('centre')).toBe(21);
    h.do('floor', 'wrong-start');
    expect([h.at('centre'), h.inPush, h.toAct]).toEqual([21, [0, 1, 2], 1]);
    expect(h.stacks()).toEqual([46, 46, 39, 46]);
    expect(h.seats.map((s) => h.cards(`hand:${s}`).length)).toEqual([3, 3, 3, 0]);
    expect(h.all('CollectionTaken')).toHaveLength(1);
  });
  test('AMB-GEN-09 a dead hand is out, and the last one left takes the pot', () => {
    const h = pushed().acts('c c');
    h.do('floor', 'wrong-count', { seat: 1 }).do('floor', 'wrong-count', { seat: 2 });
    expect(won(h)).toEqual(['0 uncontested 21']);
  });
  test('AMB-GEN-09 two identical cards void the hand from anywhere, and every chip goes back, the fee too', () => {
    for (const h of [dealt(), dealt().acts('r c c c'), pushed(), pushed().acts('r r')]) {
      h.do('floor', 'identical-cards');
      expect(isOver(h.game, h.round)).toBe(true);
      expect([h.stacks(), h.at('drop'), h.at('centre')]).toEqual([[50, 50, 50, 50], 0, 0]);
    }
  });
  test('while people are asked to buy in nothing else can be reported', () => {
    const h = dealt().acts('r c c c');
    expect([h.stage, offered(h)]).toEqual(['buy-in', ['identical-cards', 'void']]);
    expect(h.refused('floor', 'exposed-card', { cards: 'Kc' })).toMatchObject({ refused: 'wrong-stage' });
  });
});
