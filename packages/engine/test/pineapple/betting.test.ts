// Crazy pineapple: what may be bet, how often it may be raised, short all-ins, the straddle, string raises, turns.
import { describe, expect, test } from 'vitest';
import { communityOf } from '../../src/testing/poker.js';
import { dealt, pine, playedOut } from './pine.js';

const raiseOf = (h: ReturnType<typeof pine>, seat: number) => h.option(seat, 'raise')?.amount;
const only = (dollars: number) => ({ min: dollars * 100, max: dollars * 100, unit: 100 });

describe('bets', () => {
  test('ROG-CPHL-W1 $3 before and on the flop, $6 after it, three raises, and never more than the stack', () => {
    const h = dealt();
    expect(raiseOf(h, 3)).toEqual(only(6));
    expect(h.refused(3, 'raise', { to: 9 })).toMatchObject({ refused: 'amount-too-big', rule: 'ROG-CPHL-W1' });
    h.checkTo('flop-betting');
    expect(h.option(1, 'bet')?.amount).toEqual(only(3));
    h.acts('r3');
    expect(raiseOf(h, 2)).toEqual(only(6));
    h.checkTo('turn-betting');
    expect(h.option(1, 'bet')?.amount).toEqual(only(6));
    h.acts('r6 r12 r18 r24');
    expect(h.refused(1, 'raise', { to: 30 })).toMatchObject({ refused: 'raise-cap-reached' });
    h.checkTo('river-betting');
    expect(h.option(1, 'bet')?.amount).toEqual(only(6));
    const short = dealt({ stacks: [100, 100, 100, 5] });
    expect(raiseOf(short, 3)).toMatchObject(only(5));
    expect(short.refused(3, 'raise', { to: 6 })).toMatchObject({ refused: 'amount-too-big', rule: 'ROG-CPHL-W1' });
  });

  test('ROG-CPHL-W1 table stakes: what nobody could match comes back, even to a hand that is killed', () => {
    // The big blind owes nothing and nobody can bet against it: it is not asked, and the flop comes (BAR-79).
    expect(dealt({ stacks: [100, 1, 100] }).acts('f').stage).toBe('discard');
    const dead = dealt({ stacks: [100, 1, 100] })
      .acts('f')
      .do('floor', 'wrong-count', { seat: 2 });
    expect([dead.stage, dead.stacks()]).toEqual(['over', [100, 2, 99]]);
  });

  test('ROG-CPHL-F1 the fee is taken first, before the blinds, and is no part of any pot', () => {
    const { fee } = pine({ switches: { 'rog.fee.source': 'game_sheet' } }).rules;
    const band = { collection: 300, jackpot: 0, rule: 'ROG-CPHL-F1' };
    expect(fee).toMatchObject({ kind: 'hand', from: 'button', bands: [band] });
    const h = dealt({ fees: [{ seat: 0, amount: 300, to: 'drop', rule: 'ROG-CPHL-F1' }] });
    const order = h.log.map((e) => e.type).filter((type) => /^(CollectionTaken|Posted|CardsDealt)$/.test(type));
    expect(order).toEqual(['CollectionTaken', 'Posted', 'Posted', 'CardsDealt']);
    expect(h.last('CollectionTaken')).toMatchObject({ seat: 0, rule: 'ROG-CPHL-F1' });
    h.acts('f f f');
    expect([...h.stacks(), h.at('drop')]).toEqual([97, 99, 101, 100, 3]);
  });

  test('ROG-CPHL-G7 there is no other table than $3-$6', () => {
    expect(dealt().rules.stake).toBe('3/6');
    expect(communityOf(dealt().rules).limit).toEqual({ kind: 'structured', small: 300, big: 600 });
    for (const stake of ['4/8', '3-6', '2/4', '6/12'])
      expect(() => pine({ stake })).toThrow(/unknown-stake.*ROG-CPHL-G7/);
  });

  test('AMB-ROG-07 read as a spread, any amount from $3 to $6 may be bet on any round', () => {
    const h = dealt({ switches: { 'rog.limit': 'spread' } });
    expect(raiseOf(h, 3)).toEqual({ min: 600, max: 900, unit: 100 });
    h.checkTo('flop-betting');
    expect(h.option(1, 'bet')?.amount).toEqual({ min: 300, max: 600, unit: 100 });
    h.checkTo('river-betting');
    expect(h.option(1, 'bet')?.amount).toEqual({ min: 300, max: 600, unit: 100 });
    playedOut(h.acts('r5 r8 c c c'));
  });

  test('AMB-ROG-20 the blinds are $1 and $3', () => {
    const h = dealt();
    expect([h.at('bet:1'), h.at('bet:2')]).toEqual([1, 3]);
    expect(h.all('Posted').map((e) => [e.seat, e.note.kind])).toEqual([
      [1, 'small-blind'],
      [2, 'big-blind'],
    ]);
  });
});

describe('raises', () => {
  test('ROG-CPHL-07 a bet and three raises a round; with two left before the third, there is no limit', () => {
    const h = dealt().acts('r6 r9 r12');
    expect(h.refused(2, 'raise', { to: 15 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'ROG-CPHL-07' });
    expect(h.option(2, 'raise')).toBeUndefined();
    h.checkTo('flop-betting').acts('r3 r6 r9'); // a new round counts from nothing
    expect(raiseOf(h, 0)).toEqual(only(12));

    // Two left before the third raise is made: it is not the last.
    const headsUp = dealt().acts('r6 r9 f f r12');
    expect(raiseOf(headsUp, 0)).toEqual(only(15));
    headsUp.acts('r15 r18 r21 r24');
    playedOut(headsUp);
  });

  test('ROG-CPHL-07 the third raise made among three stays the last, though one then folds', () => {
    const h = dealt().acts('f r6 r9 r12 f');
    expect(h.refused(1, 'raise', { to: 15 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'ROG-CPHL-07' });
    h.acts('c').checkTo('flop-betting');
    h.acts('r3 r6 r9 r12'); // heads-up from the first bet of the next round
    expect(raiseOf(h, 1)).toEqual(only(15));
    playedOut(h);
  });

  test('ROG-CPHL-07 the house cannot change the sheet: neither the count nor the lift', () => {
    expect(() => pine({ switches: { 'bet.raise_cap': 'none' } })).toThrow(/switch-locked.*ROG-CPHL-07/);
    expect(() => pine({ switches: { 'bet.cap_headsup': 'capped' } })).toThrow(/switch-locked.*ROG-CPHL-07/);
  });

  test('ROG-CPHL-08 who has checked may raise, and the house cannot bar it', () => {
    const h = dealt().checkTo('flop-betting').acts('c r3 f f');
    expect(raiseOf(h, 1)).toEqual(only(6));
    playedOut(h.acts('r6 c'));
    expect(() => pine({ switches: { 'bet.check_raise': 'barred' } })).toThrow(/switch-locked.*ROG-CPHL-08/);
  });

  test('ROG-CPHL-13A two blinds from the button’s left; the next player may make it $6 before cards, as a blind', () => {
    const h = pine();
    expect(h.stage).toBe('straddle');
    expect(h.has('CardsDealt')).toBe(false);
    expect(h.option(3, 'straddle')).toMatchObject({ amount: only(6), rule: 'ROG-CPHL-13A' });
    expect(h.refused(3, 'straddle', { to: 5 })).toMatchObject({ refused: 'amount-too-small' });
    expect(h.refused(0, 'straddle', { to: 6 })).toMatchObject({ refused: 'not-your-turn' });
    h.do(3, 'straddle', { to: 6 });
    expect(h.toAct).toBe(0);
    h.acts('c c c'); // the straddler acts last, and may still raise
    expect(h.menu(3)).toEqual(['fold', 'check', 'raise']);
    h.acts('r9 r12 r15'); // his straddle was none of the three
    expect(h.refused(2, 'raise', { to: 18 })).toMatchObject({ rule: 'ROG-CPHL-07' });
    playedOut(h);
  });

  test('ROG-CPHL-13A nobody straddles with two at the table, or where the house has turned it off', () => {
    expect(pine({ stacks: [100, 100] }).stage).toBe('preflop-betting');
    expect(pine({ switches: { 'bet.straddle': 'off' } }).stage).toBe('preflop-betting');
  });
});

describe('short all-ins', () => {
  /** The turn, $6 bets: seat 1 first, seat 2 with so many dollars left. */
  const turn = (left: number) => dealt({ stacks: [100, 100, left + 3, 100] }).checkTo('turn-betting');

  test('ROG-CPHL-10 only a player going all in may call or raise short', () => {
    const h = turn(4).acts('r6');
    expect(h.option(2, 'call')).toMatchObject({ cost: 400 });
    expect(h.option(2, 'raise')).toBeUndefined();
    h.acts('c');
    expect(h.at('bet:2')).toBe(4);
    expect(h.option(3, 'call')).toMatchObject({ cost: 600 });
    expect(h.refused(3, 'call', { to: 4 })).toMatchObject({ refused: 'amount-not-asked' });
    expect(h.refused(3, 'raise', { to: 9 })).toMatchObject({ refused: 'amount-too-small', rule: 'ROG-CPHL-W1' });
    playedOut(h, 307);
  });

  test('X-8 bet 6, all-in 7: next may call 7 or make it 12; bet 6, all-in 9: next may call 9 or make it 15', () => {
    const seven = turn(7).acts('r6 r7');
    expect([seven.option(3, 'call')?.cost, raiseOf(seven, 3)]).toEqual([700, only(12)]);
    const nine = turn(9).acts('r6 r9');
    expect([nine.option(3, 'call')?.cost, raiseOf(nine, 3)]).toEqual([900, only(15)]);
  });

  test('ROG-CPHL-10A $6 bet, all-in $7: the next calls $7 or raises to $12, and who has acted cannot raise again', () => {
    const h = turn(7).acts('r6 r7');
    expect(h.at('stack:2')).toBe(0);
    expect(h.option(3, 'call')?.cost).toBe(700);
    expect(raiseOf(h, 3)).toEqual(only(12));
    h.acts('c c');
    expect(h.option(1, 'call')?.cost).toBe(100);
    expect(h.refused(1, 'raise', { to: 12 })).toMatchObject({ refused: 'betting-not-reopened', rule: 'ROG-CPHL-10A' });
    playedOut(h.acts('c'), 310);
  });

  test('ROG-CPHL-10A completing the bet is the first raise, and reopens the betting', () => {
    const h = turn(7).acts('r6 r7 r12 c');
    expect(raiseOf(h, 1)).toEqual(only(18));
    h.acts('r18 r24');
    expect(h.refused(0, 'raise', { to: 30 })).toMatchObject({ refused: 'raise-cap-reached' });
    playedOut(h, 310);
  });

  test('ROG-CPHL-10A a short opening bet under half is action only: called, or completed to the full bet', () => {
    const h = dealt({ stacks: [100, 5, 100, 100] })
      .checkTo('turn-betting')
      .acts('r2');
    expect(h.option(2, 'call')?.cost).toBe(200);
    expect(raiseOf(h, 2)).toEqual(only(6));
    h.acts('r6 r12 r18 r24'); // the completion was the bet, so three raises follow
    expect(h.refused(3, 'raise', { to: 30 })).toMatchObject({ refused: 'raise-cap-reached' });
    playedOut(h, 305);
  });

  test('ROG-CPHL-10B $6 bet, all-in $9: a raise; the next calls $9 or raises to $15, and the bettor may raise again', () => {
    const h = turn(9).acts('r6 r9');
    expect(h.option(3, 'call')?.cost).toBe(900);
    expect(raiseOf(h, 3)).toEqual(only(15));
    h.acts('c c');
    expect(raiseOf(h, 1)).toEqual(only(15));
    h.acts('r15 r21'); // with the $9 that makes three
    expect(h.refused(0, 'raise', { to: 27 })).toMatchObject({ refused: 'raise-cap-reached' });
    playedOut(h, 312);
  });

  test('ROG-CPHL-10B a short opening bet of half or more is a bet: raised by a whole one', () => {
    const h = dealt({ stacks: [100, 6, 100, 100] })
      .checkTo('turn-betting')
      .acts('r3');
    expect(raiseOf(h, 2)).toEqual(only(9));
    expect(() => pine({ switches: { 'bet.short_allin.limit': 'full_bet' } })).toThrow(/switch-locked.*ROG-CPHL-10B/);
    playedOut(h, 306);
  });
});

describe('string raises and turns', () => {
  test('ROG-CPHL-09 a string raise is a call: money, turn, raises, aggressor are as if he had called', () => {
    const raised = dealt().checkTo('flop-betting').acts('r3 r6');
    raised.do('floor', 'string-raise');
    const called = dealt().checkTo('flop-betting').acts('r3 c');
    expect(raised.last('RaiseWithdrawn')).toMatchObject({ seat: 2, rule: 'ROG-CPHL-09' });
    expect(raised.round.felt.chips).toEqual(called.round.felt.chips);
    expect(raised.round.felt.markers).toEqual(called.round.felt.markers);
    expect(raised.round.felt.now).toEqual(called.round.felt.now);
    expect(raised.round.menus).toEqual(called.round.menus);
    raised.acts('r6 r9 r12'); // three raises are still to be made
    expect(raised.refused(2, 'raise', { to: 15 })).toMatchObject({ refused: 'raise-cap-reached' });
    playedOut(raised);
  });

  test('ROG-CPHL-09 the third raise undone leaves the cap as it was, and a short all-in undone gives its chips back', () => {
    const third = dealt().acts('r6 r9 r12').do('dealer', 'string-raise');
    expect(raiseOf(third, 2)).toEqual(only(12));
    playedOut(third);
    const short = dealt({ stacks: [100, 100, 10, 100] })
      .checkTo('turn-betting')
      .acts('r6 r7')
      .do('floor', 'string-raise');
    expect([short.at('bet:2'), short.at('stack:2')]).toEqual([6, 1]);
    expect(short.option(3, 'call')?.cost).toBe(600);
    playedOut(short, 310);
  });

  test('ROG-CPHL-09 the last raise of a round undone ends the round', () => {
    const h = dealt().checkTo('flop-betting').acts('c c r3 c c r6').do('floor', 'string-raise');
    expect(h.stage).toBe('discard');
    expect(h.stacks()).toEqual([94, 94, 94, 94]);
    playedOut(h);
  });

  test('ROG-CPHL-09 there must be a bet or raise nobody has answered: not a call, an answered one, or a discard', () => {
    const h = dealt();
    const no = (refused: string) =>
      expect(h.refused('floor', 'string-raise')).toMatchObject({ refused, rule: 'ROG-CPHL-09' });
    no('no-such-bet');
    h.acts('c');
    no('no-such-bet');
    h.acts('r6 c');
    no('no-such-bet');
    h.checkTo('flop-betting').acts('r3 c');
    no('no-such-bet');
    h.checkTo('discard');
    no('wrong-stage');
    expect(h.refused(1, 'string-raise')).toMatchObject({ refused: 'staff-only' });
  });

  test('ROG-CPHL-09, AMB-ROG-72 with no bet before it too: what the first motion put in is no bet here, so it is a check', () => {
    const h = dealt().checkTo('flop-betting').acts('r3').do('floor', 'string-raise', { to: 1 });
    expect(h.last('BetUndone')).toMatchObject({ seat: 1, rule: 'ROG-CPHL-09', note: { again: false } });
    expect([h.at('bet:1'), h.stacks(), h.toAct]).toEqual([0, [97, 97, 97, 97], 2]);
    expect(h.menu(2)).toEqual(['fold', 'check', 'bet']);
    playedOut(h);
  });

  test('ROG-CPHL-09 one chip larger than the bet is a call: only the price goes in', () => {
    const h = dealt();
    expect(h.option(3, 'call')).toMatchObject({ cost: 300, amount: null });
    h.acts('c');
    expect([h.at('bet:3'), h.at('stack:3')]).toEqual([3, 97]);
    expect(h.round.felt.markers[h.game.names.markers.indexOf('aggressor')]).toBeNull();
  });

  test('ROG-CPHL-04 what is declared in turn binds; out of turn nothing moves, and he may choose again', () => {
    const h = dealt().acts('c');
    expect(h.refused(3, 'fold')).toMatchObject({ refused: 'not-your-turn' });
    expect(h.refused(1, 'raise', { to: 6 })).toMatchObject({ refused: 'not-your-turn' });
    const chips = h.round.felt.chips;
    h.do('dealer', 'out-of-turn', { seat: 1, to: 6 });
    expect(h.last('OutOfTurnReturned')).toMatchObject({ seat: 1, rule: 'ROG-CPHL-04', note: { to: 600 } });
    expect(h.round.felt.chips).toEqual(chips);
    expect(h.toAct).toBe(0);
    h.acts('c');
    expect(h.menu(1)).toEqual(['fold', 'call', 'raise']);
    expect(h.refused('dealer', 'out-of-turn', { seat: 1, to: 0 })).toMatchObject({ refused: 'not-that-seat' });
    h.checkTo('discard');
    expect(h.refused('dealer', 'out-of-turn', { seat: 2, to: 0 })).toMatchObject({
      refused: 'wrong-stage',
      rule: 'ROG-CPHL-04',
    });
    playedOut(h);
  });

  test('AMB-ROG-31 where the house has it so, an act out of turn binds unless somebody raises first', () => {
    const switches = { 'rog.bet.out_of_turn': 'binding_if_unchanged' };
    const h = dealt({ switches }).do('dealer', 'out-of-turn', { seat: 1, to: 6 }).acts('c c');
    expect(h.options(1).map((o) => [o.type, o.amount?.min])).toEqual([['raise', 600]]);
    for (const type of ['fold', 'call', 'check', 'bet'])
      expect(h.refused(1, type)).toMatchObject({ refused: 'bound-out-of-turn' });
    const changed = dealt({ switches }).do('dealer', 'out-of-turn', { seat: 1, to: 0 }).acts('r6 c');
    expect(changed.menu(1)).toEqual(['fold', 'call', 'raise']);
  });

  test('AMB-ROG-31 an act out of turn that is not legal in turn binds to nothing, and nothing is greyed for it', () => {
    const switches = { 'rog.bet.out_of_turn': 'binding_if_unchanged' };
    const h = dealt({ switches }).do('dealer', 'out-of-turn', { seat: 1, to: 5 }).acts('c c');
    expect(h.menu(1)).toEqual(['fold', 'call', 'raise']);
    expect(h.view(1).shut.map((s) => [s.type, s.refused])).toEqual([
      ['check', 'must-call-or-fold'],
      ['bet', 'must-raise'],
    ]);
  });
});
