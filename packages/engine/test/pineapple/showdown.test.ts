// Crazy pineapple: high and low, the board, who shows first, odd chips, and a pot pushed by a person.
import { describe, expect, test } from 'vitest';
import type { Dealing } from '../../src/testing/poker.js';
import { dealt, EVERYBODY, knownBy, playedOut } from './pine.js';

const three = [100, 100, 100];
/** Everybody in for $3, everybody throwing his third card, checked to the end. */
const checked = (p: Partial<Dealing>) => playedOut(dealt({ stacks: three, ...p }), 300);
const shares = (h: ReturnType<typeof dealt>) => h.all('PotAwarded').flatMap((e) => e.note.shares);

describe('high and low', () => {
  test('ROG-CPHL-G1 fifty-two cards, and never a joker', () => {
    const h = dealt();
    expect(h.game.pack).toHaveLength(52);
    expect(new Set(h.game.pack).size).toBe(52);
    expect(h.game.pack).not.toContain(52);
  });

  test('ROG-CPHL-G2 nine or lower is a low, ten is not; the wheel is best; the ace is high and low', () => {
    const board = '9h 7d 4c Ks Qs';
    const nine = checked({ holes: { 1: 'Ah 2c Jd', 2: 'Kc Kd Jc', 0: 'Qc Td Th' }, board });
    expect(shares(nine)).toEqual([
      { seat: 2, amount: 500, way: 'high' },
      { seat: 1, amount: 400, way: 'low' },
    ]);
    const ten = checked({ holes: { 1: 'Ah 2c Jd', 2: 'Kc Kd Jc', 0: 'Jh Qd Qc' }, board: 'Th 7d 4c Ks Qs' });
    expect(shares(ten)).toEqual([{ seat: 2, amount: 900, way: 'high' }]);
    // The wheel beats 6-4-3-2-A for low, and the ace that makes it low makes the best flush high.
    const wheel = checked({ holes: { 1: 'As 5d Jd', 2: '6c Ac Jc', 0: 'Kc Kd Jh' }, board: '4s 3s 2s Ks Qh' });
    expect(shares(wheel)).toEqual([
      { seat: 1, amount: 500, way: 'high' },
      { seat: 1, amount: 400, way: 'low' },
    ]);
  });

  test('AMB-GEN-24 a low is five different ranks: a pair does not make it', () => {
    const h = checked({ holes: { 1: '2c 2d Jd', 2: 'Kc Kd Jc', 0: 'Qc Qd Jh' }, board: '2h 4c 7d 9h Ts' });
    expect(shares(h)).toEqual([{ seat: 1, amount: 900, way: 'high' }]);
  });

  test('ROG-CPHL-G5 the best low takes half and the best high half; with no low the high takes it all', () => {
    const board = '3c 5d 8h Kd Ks';
    const split = dealt({ stacks: three, holes: { 1: 'Ac 2c Jd', 2: 'Kc Qd Jc', 0: '7c 6d Jh' }, board });
    playedOut(split.acts('c c r6'), 300);
    expect(split.stacks()).toEqual([94, 103, 103]);
    expect(split.rulesOf('PotAwarded')).toEqual(['ROG-CPHL-G5', 'ROG-CPHL-G5']);
    const none = checked({ holes: { 1: 'Ac 2c Jd', 2: 'Kc Qd Jc', 0: '7c 6d Jh' }, board: '3c 5d Th Kd Ks' });
    expect(none.stacks()).toEqual([97, 97, 106]);
    expect(none.rulesOf('PotAwarded')).toEqual(['ROG-CPHL-G5']);
  });

  test('ROG-CPHL-G5 two lows tied share the low half only', () => {
    const holes = { 1: 'Ac 2c Jd', 2: 'Ad 2d Jc', 3: 'Kc Kh Jh', 0: 'Qd Qc Js' };
    const h = playedOut(dealt({ holes, board: '3c 5d 8h Kd Ks' }));
    expect(h.stacks()).toEqual([97, 100, 100, 103]);
  });

  test('ROG-CPHL-G6 none, one or both of the two kept cards play, each way for itself; the thrown card never does', () => {
    // Seat 1 plays one card for high and both for low; seat 2 plays the board for high and one for low.
    const holes = { 1: '6d 2c 5s', 2: 'Ah Kc Ks', 0: 'Qh Qs Jc' };
    const h = checked({ holes, board: '3d 4d 7d 8c Td' });
    expect(shares(h)).toEqual([
      { seat: 1, amount: 500, way: 'high' },
      { seat: 1, amount: 400, way: 'low' },
    ]);
    // The five of hearts would have been a flush; he threw it away, and has a low with the two he kept.
    const thrown = checked({ holes: { 1: '9c 8d 5h', 2: 'Ks Kd 2c', 0: 'Qs Qd Jc' }, board: '2h 3h 4h Th Js' });
    expect(shares(thrown)).toEqual([
      { seat: 2, amount: 500, way: 'high' },
      { seat: 1, amount: 400, way: 'low' },
    ]);
  });

  test('ROG-CPHL-06 nobody beats the board: the pot is split equally among the live hands', () => {
    const board = 'Ts Js Qs Ks As';
    const h = dealt({ board }).acts('c f c c').checkTo('over');
    expect(h.stacks()).toEqual([100, 100, 100, 100]);
    expect(h.last('PotAwarded')).toMatchObject({ rule: 'ROG-CPHL-06' });
    expect(shares(h).map((s: { seat: number }) => s.seat)).toEqual([1, 2, 3]);
    // A hand that is dead cannot play the board.
    const dead = dealt({ board }).acts('c c c c').do('floor', 'wrong-count', { seat: 2 });
    playedOut(dead);
    expect(dead.stacks()).toEqual([101, 101, 97, 101]);
    // A board that is high and low for all: both halves are split.
    const holes = { 1: 'Kc Kd Jc', 2: 'Kh Qd Jd', 3: 'Qh Qc Jh', 0: 'Tc Td Js' };
    const low = playedOut(dealt({ holes, board: 'As 2s 3s 4s 5s' }));
    expect(low.stacks()).toEqual([100, 100, 100, 100]);
  });

  test('AMB-GEN-05 the odd chip goes to the high half, then to the first winner left of the button', () => {
    const holes = { 1: 'Ac 2c Jd', 2: 'Kc Kh Jc', 0: 'Qd Qc Js' };
    const h = checked({ holes, board: '3c 5d 8h Kd Ks' });
    expect(h.stacks()).toEqual([97, 101, 102]); // nine dollars: five high, four low
    const tied = checked({ holes: { 1: 'Ac Qh Jd', 2: 'Ad Qs Jc', 0: '9c 9d Js' }, board: '3c Td Th Kd Ks' });
    expect(tied.stacks()).toEqual([97, 102, 101]);
    expect(tied.last('PotAwarded').note.odd).toBe('AMB-GEN-05');
  });
});

describe('showing', () => {
  test('ROG-CPHL-05 who initiated the last action shows first, then the rest in turn; both cards; cards speak', () => {
    const holes = { 1: '6c 6d Jd', 2: 'Kc Kh Jc', 3: 'Ac Ad Jh', 0: 'Qd Qc Js' };
    const h = dealt({ holes, board: '2c 7d 9h Td 3s' }).checkTo('river-betting').acts('c r6 c c c').checkTo('over');
    expect(h.all('HandShown').map((e) => [e.seat, e.rule])).toEqual([
      [2, 'ROG-CPHL-05'],
      [3, 'ROG-CPHL-05'],
    ]);
    expect(h.all('HandMucked').map((e) => e.seat)).toEqual([0, 1]); // beaten by what lies open
    const types = h.log.map((e) => e.type);
    expect(types.lastIndexOf('HandShown')).toBeLessThan(types.indexOf('PotAwarded'));
    for (const seat of [2, 3]) {
      expect(h.ids(`hand:${seat}`)).toHaveLength(2);
      for (const card of h.ids(`hand:${seat}`)) expect(knownBy(h, card)).toEqual(EVERYBODY);
    }
    expect(knownBy(h, h.idsOf('Qd')[0]!)).toEqual([0]);
    expect(knownBy(h, h.idsOf('Jh')[0]!)).toEqual([3]); // thrown before the turn
    expect(h.at('stack:3')).toBe(127); // the best hand, whoever bet
  });

  test('ROG-CPHL-05 a raise takes the lead from the bet; checked through, the first hand left of the button shows first', () => {
    const first = (line: string) => {
      const h = dealt({ board: '2c 7d 9h Td 3s' }).checkTo('river-betting').acts(line).checkTo('over');
      return h.all('HandShown')[0]!.seat;
    };
    expect(first('r6 c r12 c c c')).toBe(3);
    expect(first('c c c c')).toBe(1);
    expect(first('f c c c')).toBe(2);
  });

  test('ROG-CPHL-05 a low that is beaten both ways is not shown, one that wins a half is', () => {
    const holes = { 1: 'Kc Kh Jc', 2: 'Ac 2d Jd', 0: 'Ad 7c Js' };
    const h = checked({ holes, board: '3c 5d 8h Kd Ks' });
    expect(h.all('HandShown').map((e) => e.seat)).toEqual([1, 2]);
    expect(h.all('HandMucked').map((e) => e.seat)).toEqual([0]);
  });

  test('ROG-CPHL-05 a hand nobody calls takes the pot unseen', () => {
    const h = dealt().acts('r6 f f f');
    expect(h.stage).toBe('over');
    expect(h.has('HandShown')).toBe(false);
    for (const card of [2, 6, 10]) expect(knownBy(h, card)).toEqual([3]);
    expect(h.stacks()).toEqual([100, 99, 97, 104]);
  });

  test('ROG-CPHL-26 nobody can agree to split: no menu and no ruling offers it, and hands play out', () => {
    const h = dealt();
    for (const word of ['split', 'chop', 'deal', 'save']) {
      expect(h.refused(3, word)).toMatchObject({ refused: 'not-offered' });
      expect(h.refused('floor', word)).toMatchObject({ refused: 'unknown-incident' });
    }
    for (const stage of ['flop-betting', 'discard', 'turn-betting', 'river-betting']) {
      h.checkTo(stage);
      const offered = [...h.round.menus.flatMap((m) => m.options), ...h.incidents().options].map((o) => o.type);
      expect(offered.filter((type) => /split|chop|share|save/.test(type))).toEqual([]);
    }
    playedOut(h);
  });
});

describe('a pot pushed by a person', () => {
  const holes = { 1: '6c 6d Jd', 2: 'Kc Kh Jc', 0: 'Ac Ad Js' };
  const board = '2c 7d Qh Td 3s';
  const shown = () => dealt({ stacks: three, holes, board, dealer: 'person' }).checkTo('river-betting').acts('r6 c c');

  test('ROG-CPHL-02b a hand shown and then mucked by accident is live, and may win', () => {
    const h = shown();
    expect(h.stage).toBe('showdown');
    expect(h.all('HandShown').map((e) => e.seat)).toEqual([1, 2, 0]);
    expect(h.has('PotAwarded')).toBe(false);
    const { chips, zones } = h.round.felt;
    h.do('floor', 'shown-and-mucked', { seat: 0 });
    expect(h.last('HandRuledLive')).toMatchObject({ seat: 0, rule: 'ROG-CPHL-02b' });
    expect([h.round.felt.chips, h.round.felt.zones]).toEqual([chips, zones]);
    h.do('dealer', 'push-pot');
    expect(h.stage).toBe('over');
    expect(h.stacks()).toEqual([118, 91, 91]);
  });

  test('ROG-CPHL-02b only at the showdown, only for a hand that was shown, and not once the pot is pushed', () => {
    const h = dealt({ stacks: three, holes, board, dealer: 'person' });
    const no = (refused: string) =>
      expect(h.refused('floor', 'shown-and-mucked', { seat: 1 })).toMatchObject({ refused, rule: 'ROG-CPHL-02b' });
    no('wrong-stage');
    h.checkTo('river-betting').acts('c c');
    no('wrong-stage');
    h.acts('r6 c f');
    expect(h.all('HandShown').map((e) => e.seat)).toEqual([0]); // seat 1 is beaten and was never shown, seat 2 is out
    for (const seat of [1, 2])
      expect(h.refused('floor', 'shown-and-mucked', { seat })).toMatchObject({ refused: 'not-that-seat' });
    expect(h.refused(0, 'shown-and-mucked', { seat: 0 })).toMatchObject({ refused: 'staff-only' });
    h.do('floor', 'shown-and-mucked', { seat: 0 }).do('dealer', 'push-pot');
    no('wrong-stage');
  });

  test('ROG-CPHL-05 a pot nobody contests needs no reading of hands: it goes at once, pushed by nobody', () => {
    const h = dealt({ stacks: three, dealer: 'person' }).acts('r6 f f');
    expect([h.stage, h.stacks()]).toEqual(['over', [104, 99, 97]]);
    expect(h.round.menus).toEqual([]);
  });

  test('ROG-CPHL-17 a wrong count found at the showdown kills the hand, and the last hand still takes the pot', () => {
    const h = shown().do('floor', 'wrong-count', { seat: 0 }).do('floor', 'wrong-count', { seat: 1 });
    expect(h.stage).toBe('showdown');
    h.do('dealer', 'push-pot');
    expect([h.stage, h.stacks()]).toEqual(['over', [91, 91, 118]]);
  });
});
