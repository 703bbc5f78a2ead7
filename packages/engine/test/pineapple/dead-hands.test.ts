// Crazy pineapple: hands that die where they lie. Their bets stay, nobody sees them, the others play on.
import { describe, expect, test } from 'vitest';
import { dealt, knownBy, pine, playedOut } from './pine.js';

/** A dead hand, at any time from the deal to the pot: cards to the muck unseen, chips where they are. */
function dies(name: string, rule: string): void {
  for (const stage of ['preflop-betting', 'flop-betting', 'discard', 'turn-betting', 'river-betting']) {
    const h = dealt().checkTo(stage);
    const { chips } = h.round.felt;
    const cards = h.ids('hand:2');
    h.do('dealer', name, { seat: 2 });
    expect(h.last('IncidentCalled')).toMatchObject({ seat: 2, rule });
    expect(h.last('HandKilled')).toMatchObject({ seat: 2, rule, chips: [] });
    expect(h.round.felt.chips).toEqual(chips);
    expect(h.ids('hand:2')).toEqual([]);
    expect(h.ids('muck')).toEqual(expect.arrayContaining([...cards]));
    for (const card of cards) expect(knownBy(h, card)).toEqual([2]);
    expect(h.round.menus.map((m) => m.actor)).not.toContain(2);
    playedOut(h);
    expect(h.at('stack:2')).toBe(97);
    expect(h.all('HandShown').map((e) => e.seat)).not.toContain(2);
  }
  refusesTheRest(name, rule);
}
function refusesTheRest(name: string, rule: string): void {
  expect(pine().refused('floor', name, { seat: 2 })).toMatchObject({ refused: 'wrong-stage', rule });
  const h = dealt().acts('f');
  expect(h.refused('floor', name, { seat: 3 })).toMatchObject({ refused: 'not-that-seat', rule });
  expect(h.refused('floor', name)).toMatchObject({ refused: 'not-that-seat', rule });
  expect(h.refused(0, name, { seat: 2 })).toMatchObject({ refused: 'staff-only' });
  expect(playedOut(h).refused('floor', name, { seat: 2 })).toMatchObject({ refused: 'wrong-stage', rule });
}

describe('dead hands', () => {
  test('ROG-CPHL-01 an unprotected hand the dealer picks up is dead, and its bets stay', () => {
    dies('abandoned-hand', 'ROG-CPHL-01');
  });

  test('ROG-CPHL-02a cards thrown face down toward the dealer are dead', () => {
    dies('thrown-to-dealer', 'ROG-CPHL-02a');
  });

  test('ROG-CPHL-17 a hand with the wrong number of cards is dead, whenever it is noticed', () => {
    dies('wrong-count', 'ROG-CPHL-17');
  });

  test('ROG-CPHL-17 whose turn it was: the next seat is asked, and the bet he made stands', () => {
    const h = dealt().acts('r6').do('floor', 'wrong-count', { seat: 0 });
    expect([h.toAct, h.option(1, 'call')?.cost]).toEqual([1, 500]);
    h.do('floor', 'wrong-count', { seat: 3 }); // the raiser: his $6 stand
    expect([h.toAct, h.option(1, 'call')?.cost]).toEqual([1, 500]);
    expect(h.refused('floor', 'string-raise')).toMatchObject({ refused: 'no-such-bet' });
    playedOut(h);
    expect([h.at('stack:0'), h.at('stack:3')]).toEqual([100, 94]);
  });

  test('ROG-CPHL-17 the last but one hand dead, the last takes the pot; the last hand itself cannot be killed', () => {
    const h = dealt().acts('r6 f f').do('floor', 'wrong-count', { seat: 3 });
    expect(h.stage).toBe('over');
    expect(h.stacks()).toEqual([100, 99, 107, 94]); // his whole raise stays, called or not
    expect(h.refused('floor', 'wrong-count', { seat: 2 })).toMatchObject({ refused: 'wrong-stage' });
  });

  test('ROG-CPHL-01 a dead bettor does not show first', () => {
    const h = dealt({ board: '2c 7d 9h Td 3s' }).checkTo('river-betting').acts('c r6 c c');
    h.do('dealer', 'abandoned-hand', { seat: 2 }).acts('c').checkTo('over');
    expect(h.all('HandShown')[0]!.seat).toBe(1);
    expect(h.stacks().reduce((a, b) => a + b)).toBe(400);
  });

  test('ROG-CPHL-01 dead in the middle of a raise: the raise stands and everybody answers it', () => {
    const h = dealt().checkTo('turn-betting').acts('r6 r12').do('dealer', 'abandoned-hand', { seat: 2 });
    expect([h.toAct, h.option(3, 'call')?.cost]).toEqual([3, 1200]);
    h.acts('c c c');
    expect(h.at('in:2')).toBe(15);
    playedOut(h);
    expect(h.at('stack:2')).toBe(85);
  });
});
