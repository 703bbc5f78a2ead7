/** Rogelio's stud as it is bet: who opens and who leads, spread and fixed limits, the open pair, all-ins. */
import { describe, expect, test } from 'vitest';
import { DEAL, stud } from '../../src/testing/stud.js';
import { bets, won } from '../look.js';

const fixed = { stake: '3/6' } as const;

describe('who opens', () => {
  test('ROG-STUD-G3 the lowest up card must open, for the table’s opening bet', () => {
    const h = stud({ holes: DEAL });
    expect([h.stage, h.toAct, h.menu().join(' '), h.option(1, 'open')?.cost]).toEqual([
      'bring-in',
      1,
      'open open-fold',
      300,
    ]);
    expect(h.last('MustOpen')).toMatchObject({ seat: 1, rule: 'ROG-STUD-G3' });
    for (const type of ['check', 'fold'])
      expect(h.refused(1, type)).toMatchObject({ refused: 'must-open', rule: 'ROG-STUD-G3', facts: { price: 300 } });
    expect(h.refused(2, 'open').refused).toBe('not-your-turn');
    h.acts('o');
    expect([h.at('bet:1'), h.at('stack:1'), h.last('Posted').rule]).toEqual([3, 97, 'ROG-STUD-G3']);
    // The next one clockwise acts: he folds, calls or raises.
    expect([h.stage, h.toAct, h.menu().join(' ')]).toEqual(['third-betting', 2, 'fold call raise']);
    expect(h.refused(2, 'check')).toMatchObject({ refused: 'must-call-or-fold', facts: { price: 300 } });
  });
  test('ROG-STUD-G3 the opening bet is the lower figure of the table', () => {
    expect(stud({ holes: DEAL, stake: '4/8' }).acts('o').at('bet:1')).toBe(4);
    expect(stud({ holes: DEAL, stake: '1-5' }).acts('o').at('bet:1')).toBe(1);
  });
  test('ROG-STUD-G4 equal low cards: the lowest suit opens, spades over hearts over diamonds over clubs', () => {
    const low = (...up: readonly string[]) => {
      const holes = Object.fromEntries(up.map((card, s) => [s, `${REST[2 * s]} ${REST[2 * s + 1]} ${card}`]));
      const h = stud({ holes });
      expect(h.last('MustOpen').rule).toBe('ROG-STUD-G4');
      return h.toAct;
    };
    expect(low('4s', '4h', '4d', '4c')).toBe(3);
    expect(low('4s', '4h', '4d', 'Kc')).toBe(2);
    expect(low('4s', '4h', 'Kd', 'Kc')).toBe(1);
  });
  test('ROG-STUD-G4 a suit breaks ties only: a three of clubs is higher than a deuce of spades; an ace is high', () => {
    expect(stud({ holes: { 0: '9c 9d 3c', 1: '8c 8d 2s', 2: '7c 7d Ac', 3: '6c 6d Kc' } }).toAct).toBe(1);
    expect(stud({ holes: { 0: '9c 9d Ac', 1: '8c 8d Ks', 2: '7c 7d Ad', 3: '6c 6d Ah' } }).toAct).toBe(1);
  });
  test('AMB-ROG-17 the opener has posted in full: he acts again only if somebody raises, which counts as a raise', () => {
    const h = stud({ holes: DEAL }).acts('o c c c');
    expect(h.stage).toBe('fourth-betting');
    const raised = stud({ holes: DEAL }).acts('o r9 c c');
    expect([raised.stage, raised.toAct, bets(raised, 1)]).toEqual(['third-betting', 1, [12, 15]]);
    raised.acts('r12 r15');
    expect(raised.refused(3, 'raise', { to: 18 })).toMatchObject({
      refused: 'raise-cap-reached',
      facts: { raises: 3 },
    });
  });
});

describe('who leads', () => {
  const lead = (stub: string, p = {}): number | null =>
    stud({ holes: DEAL, stub, ...p }).checkTo('fourth-betting').toAct;
  test('ROG-STUD-G5 the high board leads: a pair before any cards, then the higher cards', () => {
    expect(lead('.. 9h 2d Ks Ts')).toBe(0); // nines, deuces, king-queen, jack-ten
    expect(lead('.. 3h 4d Ks Ts')).toBe(2);
    expect(lead('.. Ad 4d Ks Ts')).toBe(0); // ace-nine
  });
  test('AMB-ROG-09 equal boards: the first clockwise from the dealer; suits count for nothing', () => {
    const holes = { 0: '2s 3s Td', 1: '9s 8s 2c', 2: '4d 4c Ts', 3: '5c 5h 7d' };
    expect(stud({ holes, stub: '.. Kc 3d Ks 7h' }).checkTo('fourth-betting').toAct).toBe(3);
    expect(stud({ holes, stub: '.. Kc 3d Ks 8h' }).checkTo('fourth-betting').toAct).toBe(0);
    expect(stud({ holes, stub: '.. Kc 3d Ks 8h', button: 0 }).checkTo('fourth-betting').toAct).not.toBe(0);
  });
  test('ROG-STUD-15 the high board is all in: the next highest board leads the side pot', () => {
    const h = stud({ holes: DEAL, stub: '.. 7h 2d Qd Jh', stacks: [100, 100, 3, 100] }).checkTo('fourth-betting');
    // Seat 2 shows queens and has nothing left; seat 3 shows jacks.
    expect([h.up(2), h.at('stack:2'), h.toAct]).toEqual(['Qs Qd', 0, 3]);
    expect(h.last('BettingOpened').rule).toBe('ROG-STUD-15');
    h.acts('r6 c c').checkTo('over');
    expect(won(h).length).toBe(2);
  });
});

describe('limits', () => {
  test('ROG-STUD-W1 three to six dollars at any time, three raises', () => {
    const h = stud({ holes: DEAL }).acts('o c c c');
    for (const stage of ['fourth', 'fifth', 'sixth', 'seventh']) {
      expect([h.stage, bets(h, h.toAct!)]).toEqual([`${stage}-betting`, [3, 6]]);
      h.acts('c c c c');
    }
    const raises = stud({ holes: DEAL }).acts('o c c c').acts('r6 r12 r15 r18');
    const seat = raises.toAct!;
    expect(raises.refused(seat, 'raise', { to: 21 })).toMatchObject({
      refused: 'raise-cap-reached',
      rule: 'ROG-STUD-W1',
    });
    expect(raises.refused(seat, 'raise').refused).toBe('raise-cap-reached');
  });
  test('AMB-ROG-07 fixed limit: the lower figure for the first four cards, the upper after', () => {
    const h = stud({ holes: DEAL, ...fixed, stub: '.. 7h 3d Ad Th' }).acts('o');
    expect(bets(h, 2)).toEqual([6, 6]);
    h.acts('c c c');
    expect([h.stage, bets(h, h.toAct!)]).toEqual(['fourth-betting', [3, 3]]);
    for (const stage of ['fifth', 'sixth', 'seventh'])
      expect([stage, bets(h.checkTo(`${stage}-betting`), h.toAct!)]).toEqual([stage, [6, 6]]);
  });
  const pair = { holes: DEAL, ...fixed, stub: '.. 7h 3d Qd Th' };
  test('BAR-30 the open pair is all in: the option is there for those who can bet', () => {
    const h = stud({ ...pair, stacks: [100, 100, 3, 100] }).acts('o c c c');
    expect([h.stage, h.toAct === 2, bets(h, h.toAct!)]).toEqual(['fourth-pair-betting', false, [3, 6]]);
  });
  test('ROG-STUD-07 who calls beaten by the up cards alone gets nothing back', () => {
    const h = stud({
      stacks: [100, 100],
      holes: { 0: '2h 3h 8d', 1: '2s 3s 7c' },
      stub: '.. 9d 7h .. Td 7s .. Jc 7d',
      button: 1,
    });
    h.checkTo('sixth-betting');
    expect(h.up(1)).toBe('7c 7h 7s 7d');
    h.acts('r6 c').checkTo('over');
    // Four sevens lay open; the call of six is lost all the same.
    expect(h.stacks()).toEqual([91, 109]);
  });
});

describe('all in', () => {
  test('ROG-STUD-11 whole dollars, three being a legal bet (AMB-ROG-11)', () => {
    const h = stud({ holes: DEAL }).acts('o c c c');
    expect(h.option(h.toAct!, 'bet')?.amount?.unit).toBe(100);
    const seat = h.toAct!;
    h.acts('r3');
    expect(h.at(`bet:${seat}`)).toBe(3);
  });
  test('ROG-STUD-11 an all-in call goes by multiples of the least bet; what is over stays with the player (AMB-ROG-12)', () => {
    const h = stud({ holes: DEAL, stub: '.. 7h 2d Qd Jh', stacks: [100, 100, 100, 8] }).acts('o c c c');
    h.acts('r6'); // seat 2; seat 3 has five left
    expect([h.toAct, h.option(3, 'call')?.cost]).toEqual([3, 300]);
    h.acts('c');
    expect([h.at('bet:3'), h.at('stack:3'), h.last('Called').rule]).toEqual([3, 2, 'ROG-STUD-11']);
    h.acts('c c');
    // Two dollars behind are nothing left to bet: he is not asked again, and takes part in the main pot only.
    expect([h.stage, h.at('stack:3')]).toEqual(['fifth-betting', 2]);
    const asked = new Set<number | null>();
    while (h.stage !== 'over') {
      asked.add(h.toAct);
      h.acts('c');
    }
    expect(asked.has(3)).toBe(false);
    expect(h.stacks().reduce((a, b) => a + b)).toBe(308);
  });
  test('ROG-STUD-11 an all-in raise goes by multiples', () => {
    const h = stud({ holes: DEAL, stub: '.. 7h 2d Qd Jh', stacks: [100, 100, 8, 100] }).acts('o c c c');
    expect([h.toAct, h.at('stack:2'), bets(h, 2)]).toEqual([2, 5, [3, 3]]);
    h.acts('r3');
    expect([h.at('stack:2'), h.at('bet:2')]).toEqual([2, 3]);
    // Facing six on the fifth street with eleven behind: nine is as far as multiples go, short of the full raise to twelve.
    const stub = '.. 7h 3d Ad Th .. 7d 4h Ac Td';
    const facing = stud({ holes: DEAL, ...fixed, stub, stacks: [100, 100, 100, 14] })
      .checkTo('fifth-betting')
      .acts('r6');
    expect([facing.toAct, facing.at('stack:3'), bets(facing, 3)]).toEqual([3, 11, [9, 9]]);
    facing.acts('r9');
    expect([facing.at('stack:3'), facing.at('bet:3')]).toEqual([2, 9]);
  });
  test('ROG-STUD-11 the multiples are of what an all-in puts in, not of what lies before him then', () => {
    const h = stud({ holes: DEAL, stub: '.. 7h 2d Qd Jh', stacks: [100, 100, 13, 100] }).acts('o c c c');
    h.acts('r4 r8'); // four lie before seat 2, and six behind them: short of a full raise to eleven
    while (h.toAct !== 2) h.acts('f');
    expect([h.at('bet:2'), h.at('stack:2')]).toEqual([4, 6]);
    expect(bets(h, 2)).toEqual([10, 10]);
    h.acts('r10');
    expect([h.at('bet:2'), h.at('stack:2')]).toEqual([10, 0]);
  });
  test('BAR-31 who can call in full does so, be it no multiple; who can make the full raise may', () => {
    const h = stud({ holes: DEAL, stub: '.. 7h 2d Qd Jh', stacks: [100, 100, 100, 7] })
      .acts('o c c c')
      .acts('r4');
    expect([h.toAct, h.at('stack:3'), h.option(3, 'call')?.cost]).toEqual([3, 4, 400]);
    h.acts('c');
    expect([h.at('stack:3'), h.last('Called').rule]).toEqual([0, 'ROG-STUD-W1']);
    const raise = stud({ holes: DEAL, stub: '.. 7h 2d Qd Jh', stacks: [100, 100, 100, 11] })
      .acts('o c c c')
      .acts('r4');
    // Eight behind: a raise to seven is full and within his means; ten is not, and six is no raise worth the name.
    expect([raise.at('stack:3'), bets(raise, 3)]).toEqual([8, [7, 7]]);
  });
  test('AMB-GEN-04 a short all-in of half a bet or more counts as a raise; the switch asks for a full one', () => {
    const play = (switches: Record<string, unknown>) =>
      stud({ holes: DEAL, ...fixed, stub: '.. 7h 3d Ad Th .. 7d 4h Ac Td', stacks: [100, 100, 100, 12], switches })
        .checkTo('fifth-betting')
        .acts('r6');
    const half = play({});
    expect([half.toAct, bets(half, 3)]).toEqual([3, [9, 9]]);
    half.acts('r9');
    expect(bets(half, 0)).toEqual([15, 15]);
    const full = play({ 'bet.short_allin.limit': 'full_bet' }).acts('r9');
    expect(bets(full, 0)).toEqual([12, 12]);
  });
});
const REST = ['9c', '9d', '9h', '9s', '8c', '8d', '8h', '8s'];
