/** Bets that go wrong: in two motions, out of turn, short, shared, or with a fouled hand. */
import { describe, expect, test } from 'vitest';
import { bets } from '../look.js';
import { atDraw, drawn, foul } from './foul.js';

describe('string bets and bets out of turn', () => {
  test('ROG-DRAW-D3 a raise in two motions is a call: the rest goes back', () => {
    const h = foul().acts('r60');
    h.floor('string-raise');
    expect([h.last('RaiseWithdrawn').rule, h.bets(), h.stacks(), h.toAct]).toEqual([
      'ROG-DRAW-D3',
      [0, 10, 20, 20],
      [500, 490, 480, 480],
      0,
    ]);
    // The next one faces the blind, not the raise.
    expect([h.option(0, 'call')?.cost, h.finish()]).toEqual([2000, ['3 high 80']]);
  });
  test('ROG-DRAW-D3 not once it has been answered, nor where there is no raise', () => {
    expect(foul().shut('string-raise')).toBe('no-such-bet ROG-DRAW-D3');
    expect(foul().acts('r60 c').shut('string-raise')).toBe('no-such-bet ROG-DRAW-D3');
    expect(atDraw().shut('string-raise')).toBe('wrong-stage ROG-DRAW-D3');
  });
  test('ROG-DRAW-D3, AMB-ROG-72 a bet in two motions with none before it stands at the first, or is a check', () => {
    const h = drawn({ game: 'hdp' }).acts('r40');
    h.floor('string-raise', { to: 15 });
    expect([h.last('BetUndone').rule, h.bets(), h.toAct]).toEqual(['ROG-DRAW-D3', [0, 0, 0, 0], 2]);
    h.finish();
  });
  test('ROG-DRAW-D8 a bet out of turn goes back without penalty, and he may do as he likes in turn (AMB-ROG-31)', () => {
    const h = drawn();
    expect(h.report('out-of-turn')).toMatchObject({ rule: 'ROG-DRAW-D8', seats: [2, 3, 0] });
    // All of somebody's chips may lie there, those he bet already with the rest.
    const raised = drawn({ game: 'hdp' }).acts('r40 c c r80');
    expect(raised.report('out-of-turn')).toMatchObject({
      seats: [2, 3],
      amount: { max: (raised.at('stack:2') + 40) * 100 },
    });
    h.floor('out-of-turn', { seat: 3, to: 40 });
    expect([h.last('OutOfTurnReturned').rule, h.bets(), h.toAct]).toEqual(['ROG-DRAW-D8', [0, 0, 0, 0], 1]);
    h.acts('c c');
    expect([h.menu(3), bets(h, 3)]).toEqual([
      ['fold', 'check', 'bet'],
      [40, 40],
    ]);
    expect(h.finish()).toEqual(['3 high 80']);
  });
  test('ROG-DRAW-D8 by the switch it binds, if nothing has changed before his turn', () => {
    const h = drawn({ switches: { 'rog.bet.out_of_turn': 'binding_if_unchanged' } });
    h.floor('out-of-turn', { seat: 3, to: 40 }).acts('c c');
    expect([h.menu(3), bets(h, 3)]).toEqual([['bet'], [40, 40]]);
    expect(h.acts('r40').finish()).toEqual(['3 high 240']);
  });
  test('ROG-DRAW-D8 not of whoever’s turn it is, and not between the rounds', () => {
    expect(foul().refused('floor', 'out-of-turn', { seat: 3, to: 40 })).toMatchObject({ refused: 'not-that-seat' });
    expect(atDraw().shut('out-of-turn')).toBe('wrong-stage ROG-DRAW-D8');
  });
});

describe('betting short', () => {
  test('ROG-DRAW-D9 a short call is completed: what went in counts, and there is nothing else to do but fold', () => {
    const h = foul().acts('r40');
    expect(h.report('short-bet')).toMatchObject({ seats: [0], amount: { min: 100, max: 3900 } });
    h.floor('short-bet', { seat: 0, to: 15 });
    expect([h.last('BetShort').rule, h.bets(), h.at('stack:0'), h.toAct]).toEqual([
      'ROG-DRAW-D9',
      [15, 10, 20, 40],
      485,
      0,
    ]);
    expect([h.menu(0), h.option(0, 'call')?.cost]).toEqual([['fold', 'call'], 2500]);
    for (const [type, more] of [
      ['raise', { to: 80 }],
      ['check', {}],
      ['bet', { to: 40 }],
    ] as const)
      expect(h.refused(0, type, more)).toEqual({ refused: 'must-complete', rule: 'ROG-DRAW-D9' });
    h.acts('c');
    expect([h.bets(), h.has('BetForfeited'), h.finish()]).toEqual([[40, 10, 20, 40], false, ['3 high 160']]);
  });
  test('ROG-DRAW-D9 or forfeited: it stays in the pot, and he is out', () => {
    const h = foul().acts('r40').floor('short-bet', { seat: 0, to: 15 }).acts('f');
    expect([h.last('BetForfeited').rule, h.bets(), h.at('centre'), h.live]).toEqual([
      'ROG-DRAW-D9',
      [0, 10, 20, 40],
      15,
      [1, 2, 3],
    ]);
    expect([h.finish(), h.stacks()]).toEqual([['3 high 135'], [485, 460, 460, 595]]);
  });
  test('ROG-DRAW-D9 a silent player forfeits', () => {
    const h = foul().acts('r40').floor('short-bet', { seat: 0, to: 15 });
    expect(h.options(0).find(({ ifSilent }) => ifSilent)?.type).toBe('fold');
  });
  test('ROG-DRAW-D9 an opening bet short of the least is made good or given up; the next may then pass', () => {
    const h = drawn();
    h.floor('short-bet', { seat: 1, to: 25 });
    expect([h.menu(1), bets(h, 1), h.refused(1, 'check').refused]).toEqual([
      ['fold', 'bet'],
      [40, 40],
      'must-complete',
    ]);
    const other = drawn().floor('short-bet', { seat: 1, to: 25 }).acts('f');
    expect([other.at('centre'), other.menu(2)]).toEqual([25, ['fold', 'check', 'bet']]);
    expect(other.finish()).toEqual(['3 high 105']);
    h.acts('r40');
    expect([h.bets(), h.at('stack:1'), h.option(2, 'call')?.cost]).toEqual([[0, 40, 0, 0], 440, 4000]);
    expect(h.finish()).toEqual(['3 high 240']);
  });
  test('ROG-DRAW-D9 what he completed is not forfeited when he folds to a later raise', () => {
    const h = foul().acts('r40').floor('short-bet', { seat: 0, to: 15 }).acts('c c r80 f f');
    expect([h.has('BetForfeited'), h.bets(), h.at('centre')]).toEqual([false, [40, 40, 80, 40], 0]);
    h.finish();
  });
  test('ROG-DRAW-D9 somebody with no more is all in and not short (AMB-ROG-32); no bet, nothing short', () => {
    const poor = foul({ stacks: [30, 500, 500, 500] }).acts('r40');
    expect(poor.shut('short-bet')).toBe('no-chips-behind AMB-ROG-32');
    const h = foul().acts('c c c');
    expect([h.toAct, h.shut('short-bet')]).toEqual([2, 'no-such-bet ROG-DRAW-D9']);
    const twice = foul().acts('r40').floor('short-bet', { seat: 0, to: 15 });
    expect([twice.shut('short-bet'), atDraw().shut('short-bet')]).toEqual([
      'already-corrected ROG-DRAW-D9',
      'wrong-stage ROG-DRAW-D9',
    ]);
    expect(foul().refused('floor', 'short-bet', { seat: 0, to: 10 })).toMatchObject({ refused: 'not-that-seat' });
    expect(foul().refused('floor', 'short-bet', { seat: 3, to: 20 })).toMatchObject({ refused: 'amount-too-big' });
  });
});

describe('betting with a fouled hand', () => {
  test('ROG-DRAW-D10a others have acted on the bet: it stands, the hand is dead', () => {
    const h = foul().acts('r40 c');
    expect(h.report('fouled-bet')?.seats).toEqual([0, 3]);
    h.floor('fouled-bet', { seat: 3 });
    expect([h.last('HandKilled').rule, h.bets(), h.live, h.toAct]).toEqual([
      'ROG-DRAW-D10a',
      [40, 10, 20, 40],
      [0, 1, 2],
      1,
    ]);
    expect([h.option(1, 'call')?.cost, h.finish(), h.stacks()]).toEqual([3000, ['0 high 160'], [620, 460, 460, 460]]);
  });
  test('ROG-DRAW-D10a a raise on another’s bet stands too, answered or not', () => {
    const h = foul().acts('r40 r80').floor('fouled-bet', { seat: 0 });
    expect([h.bets(), h.toAct, h.option(1, 'call')?.cost]).toEqual([[80, 10, 20, 40], 1, 7000]);
    expect(h.finish()).toEqual(['3 high 320']);
  });
  test('ROG-DRAW-D10b an opening bet that nobody has answered is withdrawn: money back, the hand dead', () => {
    const h = foul().acts('r40').floor('fouled-opening', { seat: 3 });
    expect([h.last('BetWithdrawn').rule, h.bets(), h.stacks(), h.live]).toEqual([
      'ROG-DRAW-D10b',
      [0, 10, 20, 0],
      [500, 490, 480, 500],
      [0, 1, 2],
    ]);
    // As if it had not been made: the next one faces the blind, and nobody is the bettor.
    expect([h.toAct, h.option(0, 'call')?.cost, h.finish()]).toEqual([0, 2000, ['0 high 60']]);
  });
  test('ROG-DRAW-D10b after the draw as well; a blind stays in (BAR-55)', () => {
    const h = drawn().acts('c r40').floor('fouled-opening', { seat: 2 });
    expect([h.bets(), h.at('stack:2'), h.toAct, h.menu(3)]).toEqual([[0, 0, 0, 0], 480, 3, ['fold', 'check', 'bet']]);
    expect(h.acts('c c').stage).toBe('over');
    const blind = foul({ stacks: [500, 500, 500] })
      .acts('f r60')
      .floor('fouled-opening', { seat: 1 });
    expect([blind.stage, blind.stacks()]).toEqual(['over', [500, 490, 510]]);
  });
  test('ROG-DRAW-D10a ROG-DRAW-D10b each where the other is not', () => {
    const opened = foul().acts('r40');
    expect(opened.shut('fouled-bet')).toBe('action-not-begun ROG-DRAW-D10a');
    expect(opened.acts('f').shut('fouled-opening')).toBe('action-has-begun ROG-DRAW-D10b');
    expect([foul().shut('fouled-bet'), foul().shut('fouled-opening')]).toEqual([
      'no-such-bet ROG-DRAW-D10a',
      'no-such-bet ROG-DRAW-D10b',
    ]);
    expect(foul().acts('c r60').report('fouled-opening')).toBeUndefined();
    expect([atDraw().shut('fouled-bet'), atDraw().shut('fouled-opening')]).toEqual([
      'wrong-stage ROG-DRAW-D10a',
      'wrong-stage ROG-DRAW-D10b',
    ]);
  });
});

describe('shared action', () => {
  test('ROG-DRAW-D5 all involved take their shares out of the pot, and play for none of the rest', () => {
    const h = foul().acts('r40 c c c');
    expect(h.report('shared-action')?.cards).toMatchObject({ min: 2, max: 4 });
    h.floor('shared-action', { cards: 'As Kc' });
    expect([h.rulesOf('HandKilled'), h.live, h.stacks(), h.pot()]).toEqual([
      ['ROG-DRAW-D5', 'ROG-DRAW-D5'],
      [1, 2],
      [500, 460, 460, 500],
      80,
    ]);
    expect([h.finish(), h.stacks()]).toEqual([['1 high 80'], [500, 540, 460, 500]]);
  });
  test('ROG-DRAW-D5 in the middle of a round: what others bet stands, and what there is to call (BAR-55)', () => {
    const h = foul().acts('r40 c').floor('shared-action', { cards: 'As Kc' });
    expect([h.bets(), h.stacks(), h.toAct, h.option(1, 'call')?.cost]).toEqual([
      [0, 10, 20, 0],
      [500, 490, 480, 500],
      1,
      3000,
    ]);
    expect(h.finish()).toEqual(['1 high 80']);
  });
  test('ROG-DRAW-D5 of two who have thrown all five, each is named by a card of his own', () => {
    const h = atDraw().acts('x5 x5').floor('shared-action', { cards: 'Qc Jc' });
    expect([h.live, h.ids('thrown:1'), h.pot(), h.finish()]).toEqual([[0, 3], [], 40, ['3 high 40']]);
  });
  test('ROG-DRAW-D5 everybody who is left shared: nobody can win, and the hand is void (BAR-51)', () => {
    const h = foul().acts('r40 f c f').floor('shared-action', { cards: 'As Qc' });
    expect([h.last('RoundVoided').rule, h.stacks(), h.stage]).toEqual(['ROG-DRAW-D5', [500, 500, 500, 500], 'over']);
    expect(h.shut('shared-action')).toBe('wrong-stage ROG-DRAW-D5');
    expect(foul().refused('floor', 'shared-action', { cards: 'As' })).toMatchObject({
      refused: 'wrong-number-of-cards',
    });
  });
});
