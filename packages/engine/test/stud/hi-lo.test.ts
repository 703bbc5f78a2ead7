/** Rogelio's stud hi-lo: nine or better, the pot in halves, its limits, and the joker that may be added. */
import { describe, expect, test } from 'vitest';
import { JOKER } from '../../src/cards/index.js';
import { DEAL, hiLo, type StudDealing, stud } from '../../src/testing/stud.js';
import { bets, won } from '../look.js';

/** Two hands to the end, seven cards each in the order they come: who wins which half. */
const halves = (first: string, second: string, p: StudDealing = {}): readonly string[] => {
  const [one, other] = [first.split(' '), second.split(' ')];
  const stub = [3, 4, 5, 6].flatMap((i) => ['..', one[i]!, other[i]!]).join(' ');
  const holes = { 0: one.slice(0, 3).join(' '), 1: other.slice(0, 3).join(' ') };
  return won(hiLo({ stacks: [100, 100], holes, stub, button: 1, ...p }).playOut());
};

describe('what wins', () => {
  test('ROG-STHL-3 a low needs five cards nine or lower, and 5-4-3-2-A is the best', () => {
    expect(halves('Kh Kd 9c 8d 4s 3h 2c', 'Qs Qd Jc Jh 9s Td 6s')).toEqual(['1 high 3', '0 low 3']);
    expect(halves('Kh Kd Tc 8d 4s 3h 2c', 'Qs Qd Jc Jh 9s Td 6s')).toEqual(['1 high 6']); // ten: no low
    expect(halves('Kh Kd 9c 8d 4s 2h 2c', 'Qs Qd Jc Jh 9s Td 6s')).toEqual(['0 high 6']); // a pair: no low (AMB-GEN-24)
    expect(halves('Ah 2d 3c 4d 5s Kh Kc', 'As 2s 3d 4c 6s Qd Qh')).toEqual(['0 high 3', '0 low 3']);
    expect(halves('As 2s 3d 4c 6s Qd Qh', '2h 3h 4h 5d 6d Kh Ks')).toEqual(['1 high 3', '0 low 3']);
  });
  test('ROG-STHL-4 the ace is low or high, for the same player at once', () => {
    expect(halves('Ah Ad 2c 3d 4s 6h 7c', 'Ks Kd 9c 8h Ts Jd 5s')).toEqual(['0 high 3', '0 low 3']);
    // A-K-Q-J-10 is a straight for high.
    expect(halves('Ah Kd Qc Jd Ts 2h 3c', 'Ks Kh 9c 9h 8s 4d 5s')).toEqual(['0 high 6']);
  });
  test('ROG-STHL-8 any five for high and any five for low, the same cards or not', () => {
    // The wheel both ways with the same five; kings up and an eight low with others.
    expect(halves('Ah 2d 3c 4d 5s Kh Qc', 'Ks Kd 9c 8h 7s 2c 3h')).toEqual(['0 high 3', '0 low 3']);
    expect(halves('Kh Kd Kc 2d 3s 4h 8c', 'Ks Qd Qc 9h Js 7d 6s')).toEqual(['0 high 6']);
    expect(halves('Kh Kd As 2d 3s 4h 8c', 'Ks Qd Qc 9h Js 7d 6s')).toEqual(['0 high 3', '0 low 3']);
  });
  test('ROG-STHL-10 straights and flushes do not spoil a low', () => {
    expect(halves('Ah 2h 3h 4h 5h Kd Qc', '8s 7d 6c 5d 3s Kh Ks')).toEqual(['0 high 3', '0 low 3']);
    expect(halves('9h 8d 7c 6d 5s Kh Qc', 'As Ad Ac 8s 4c 3s Td')).toEqual(['0 high 3', '0 low 3']);
  });
  test('ROG-STHL-6 high and low split equally; the extra chip goes to high', () => {
    const stub = '.. Kh 2d 8s .. 3h 4h Js .. 6c Jh Jd .. 9h Td 9s';
    const h = hiLo({
      stacks: [100, 100, 100],
      button: 2,
      holes: { 0: 'Ah 2s 4c', 1: 'Ks Kd Kc', 2: '7s 8h 3c' },
      stub,
    });
    h.acts('of'); // seat 2 opens for three and goes
    expect(h.toAct).toBe(0);
    h.acts('c c').checkTo('over');
    expect(won(h)).toEqual(['1 high 5', '0 low 4']);
    const [high, low] = h.all('PotAwarded');
    expect([high!.rule, high!.note.odd, low!.rule]).toEqual(['ROG-STHL-6', 'ROG-STHL-6', 'ROG-STHL-6']);
  });
  test('ROG-STHL-7 cards declare: nobody is asked which way he goes', () => {
    const h = hiLo({ holes: DEAL });
    const asked = new Set<string>();
    while (h.stage !== 'over') {
      for (const type of h.menu()) asked.add(type);
      h.acts(h.stage === 'bring-in' ? 'o' : 'c');
    }
    expect([...asked].sort()).toEqual(['bet', 'call', 'check', 'fold', 'open', 'open-fold', 'raise']);
  });
});

describe('how it is played', () => {
  test('ROG-STHL-1 table stakes: nobody bets more than he has, and who is out of chips plays for his part', () => {
    const h = hiLo({ holes: DEAL, stacks: [100, 100, 100, 6] }).acts('o c c c');
    h.checkTo('fifth-betting').acts('r6');
    while (h.stage === 'fifth-betting') h.acts('c');
    expect([h.at('stack:3'), h.last('BetsGathered').rule]).toEqual([0, 'ROG-STHL-1']);
    h.playOut();
    expect(
      Math.max(
        ...won(h)
          .filter((line) => line.startsWith('3'))
          .map((line) => Number(line.split(' ')[2])),
        0,
      ),
    ).toBeLessThanOrEqual(24);
  });
  test('ROG-STHL-2 52 cards, no joker', () => {
    const { pack } = hiLo().game;
    expect([pack.length, pack.includes(JOKER)]).toEqual([52, false]);
  });
  test('ROG-STHL-5 the same deal, forced bet and irregularities as seven-card stud', () => {
    const [a, b] = [stud({ holes: DEAL }), hiLo({ holes: DEAL })];
    expect(b.game.incidents.map((i) => i.name)).toEqual(a.game.incidents.map((i) => i.name));
    expect(b.game.script.map((s) => s.name).filter((name) => name !== 'fourth-pair-betting')).toEqual(
      a.game.script.map((s) => s.name).filter((name) => name !== 'fourth-pair-betting'),
    );
    b.acts('of c c c');
    expect([b.all('DeadSeatDealt').length, b.last('Folded').rule]).toEqual([1, 'ROG-STUD-12']);
    expect(hiLo({ holes: DEAL }).do('floor', 'exposed-cards', { seat: 2 }).last('MisdealCalled').rule).toBe(
      'ROG-STUD-01b',
    );
  });
  test('AMB-ROG-18 the ace is high for the forced bet', () => {
    expect(hiLo({ holes: { 0: '9c 9d Ac', 1: '8c 8d 3s', 2: '7c 7d Kc', 3: '6c 6d Qc' } }).toAct).toBe(1);
  });
  test('ROG-STHL-9 split limits: the lower figure for the first four cards, the upper after', () => {
    for (const [stake, low, high] of [
      ['3/6', 3, 6],
      ['4/8', 4, 8],
      ['5/10', 5, 10],
    ] as const) {
      const h = hiLo({ holes: DEAL, stake }).acts('o');
      expect([h.at('bet:1'), bets(h, h.toAct!)]).toEqual([low, [2 * low, 2 * low]]);
      expect(bets(h.checkTo('fourth-betting'), h.toAct!)).toEqual([low, low]);
      for (const stage of ['fifth', 'sixth', 'seventh'])
        expect(bets(h.checkTo(`${stage}-betting`), h.toAct!)).toEqual([high, high]);
      expect(h.option(h.toAct!, 'bet')?.rule).toBe('ROG-STHL-9');
    }
  });
  test('ROG-STUD-05e, ROG-STHL-9 an open pair changes nothing in hi-lo', () => {
    const h = hiLo({ holes: DEAL, stub: '.. 7h 2d Qd Jh' }).checkTo('fourth-betting');
    expect([h.up(2), h.toAct, bets(h, 2)]).toEqual(['Qs Qd', 2, [3, 3]]);
    expect(h.game.script.some((s) => s.name === 'fourth-pair-betting')).toBe(false);
  });
  test('ROG-STHL-W1 three to six at any time, by the switch that reads it so; three raises', () => {
    const h = hiLo({ holes: DEAL, switches: { 'rog.limit': 'spread' } }).checkTo('fourth-betting');
    expect([bets(h, h.toAct!), h.option(h.toAct!, 'bet')?.rule]).toEqual([[3, 6], 'ROG-STHL-W1']);
    expect(bets(h.checkTo('sixth-betting'), h.toAct!)).toEqual([3, 6]);
    const raised = hiLo({ holes: DEAL }).checkTo('fourth-betting').acts('r3 r6 r9 r12');
    expect(raised.refused(raised.toAct!, 'raise', { to: 15 })).toMatchObject({
      refused: 'raise-cap-reached',
      rule: 'ROG-STHL-W1',
    });
  });
});

describe('the joker', () => {
  const joker: StudDealing = { switches: { 'rog.sthl.joker': 'bug' } };
  test('ROG-STHL-11 by the switch that records both approvals a joker is in the pack', () => {
    const { pack } = hiLo(joker).game;
    expect([pack.length, pack.filter((face) => face === JOKER).length]).toEqual([53, 1]);
  });
  test('ROG-STHL-11 it is an ace, fills a straight or a flush, and for low is the lowest card that pairs nothing', () => {
    const high = (first: string, second: string) => halves(first, second, joker)[0];
    expect(high('Jo Ad Tc Jd 8s 3h 2c', 'Ks Kd Qc Jh 7h 4c 6s')).toBe('0 high 3'); // a pair of aces
    expect(high('Jo Kd Qc Jd Ts 3h 2c', 'As Ad Ac 9h 8s 4c 6s')).toBe('0 high 3'); // a straight
    expect(high('Jo Kh Qh 8h 2h Ts 9c', 'As Ad Ac Jh Td 9d 6s')).toBe('0 high 6'); // a flush
    expect(high('Jo Kd Kc 3d Ts 9h 6c', 'Qs Qd Qc 7h Jc 2c 8s')).toBe('1 high 6'); // but no third king
    // For low: A-2-3-4 and the joker as a five; 2-3-4-5 and the joker as an ace.
    expect(halves('Jo Ad 2c 3d 4s Kh Qc', 'As 2d 3c 4d 6s Kd Qd', joker).at(-1)).toBe('0 low 3');
    expect(halves('Jo 2c 3d 4s 5h Kh Qc', 'As 2d 3c 4d 6s Kd Qd', joker).at(-1)).toBe('0 low 3');
  });
  test('BAR-34 among up cards the joker is above the aces: it never opens, and it leads as an ace', () => {
    const h = hiLo({ ...joker, holes: { 0: '9c 9d Jo', 1: '8c 8d As', 2: '7c 7d Ks', 3: '6c 6d Kh' } });
    expect(h.toAct).toBe(3);
    h.checkTo('fourth-betting');
    expect([0, 1]).toContain(h.toAct);
  });
  test('BAR-34 the odd chip of the high half goes to the joker before an ace of spades', () => {
    const flush = { 0: 'Jo Kh Qh', 1: 'As Kd Qd', 2: '7s 8c 3c' };
    const stub = '.. Jh Jd 8s .. Tc Th 4s .. 2d 2h Js .. 2s 2c 9s';
    const h = hiLo({ ...joker, stacks: [100, 100, 100], button: 2, holes: flush, stub })
      .acts('of c c')
      .checkTo('over');
    expect(won(h)).toEqual(['0 high 5', '1 high 4']);
  });
});
