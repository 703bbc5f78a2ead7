// Chips on and off the table: buy-ins, table stakes, leaving in the middle of a hand, void rounds.
import { describe, expect, test } from 'vitest';
import { stackOf } from './index.js';
import { chipsAtTable, ofType, Room, told } from './test/room.js';
import { band, hold, perHand } from './test/rules.js';

const patron = { id: 'x', name: 'X', bot: false };

/** Everybody raises as much as he may, and calls. */
function allIn(room: Room): void {
  for (let i = 0; room.state.live !== null && i < 300; i++) {
    const { actor, options } = room.state.live.round.menus[0]!;
    const raise = options.find((o) => o.amount !== null);
    if (raise) room.act(actor, raise.type, { amount: raise.amount!.max });
    else room.act(actor, options.some((o) => o.type === 'call') ? 'call' : 'check');
  }
}

describe('buy-ins', () => {
  const posted = hold({ buyIn: { min: 6000, max: 30_000, rule: 'ROG-CPHL-11' } });
  const sit = (buyIn: number) => ({ type: 'sit' as const, seat: 5, patron, buyIn, at: 0 });
  test('ROG-CPHL-11 buy-ins are posted: less or more is refused', () => {
    const room = new Room(posted);
    expect(room.refused(sit(5900))).toEqual({ refused: 'buy-in-too-small', rule: 'ROG-CPHL-11', facts: { min: 6000 } });
    expect(room.refused(sit(30_100))).toEqual({
      refused: 'buy-in-too-big',
      rule: 'ROG-CPHL-11',
      facts: { max: 30_000 },
    });
    room.do(sit(6000));
    expect(room.sitting(5).stack).toBe(6000);
  });
  test('ROG-CPHL-11 a rebuy is a buy-in; a top-up may be any amount up to the posted maximum', () => {
    const room = new Room(posted).open([1, 2, 3], 6000);
    expect(room.refused({ type: 'topUp', seat: 1, amount: 24_100 })).toMatchObject({ refused: 'buy-in-too-big' });
    room.do({ type: 'topUp', seat: 1, amount: 100 });
    expect(room.sitting(1).stack).toBe(6100);
  });
  test('BAR-15 chips are bought whole', () => {
    const room = new Room(posted);
    for (const buyIn of [6050, 6000.5, -6000, 0])
      expect(room.refused(sit(buyIn))).toMatchObject({ refused: 'amount-not-whole', rule: 'BAR-15' });
    expect(room.refused(sit(Number.NaN))).toMatchObject({
      ...{ refused: 'command-wrong', facts: { field: 'buyIn', takes: 'chips' } },
    });
  });
});

describe('table stakes', () => {
  test('ROG-HOLD-G1 chips bought during a hand do not play in it', () => {
    const room = new Room(hold()).open([1, 2, 3], 6000);
    room.deal();
    const [event] = room.do({ type: 'topUp', seat: 1, amount: 5000 });
    expect(event).toMatchObject({ type: 'ToppedUp', behind: true, rule: 'BAR-14' });
    expect([stackOf(room.state, 1), room.chips('stack:1')]).toEqual([6000, 6000]);
    room.fold();
    expect(room.sitting(1)).toMatchObject({ stack: 11_000, behind: 0 });
  });
  test('BAR-14 what would lift the stack over the posted maximum goes back when the hand is over', () => {
    const room = new Room(hold({ buyIn: { min: 6000, max: 10_000, rule: 'ROG-CPHL-11' } })).open([1, 2, 3], 6000);
    room.deal();
    room.do({ type: 'topUp', seat: 2, amount: 4000 });
    room.do({ type: 'topUp', seat: 3, amount: 4000 });
    room.fold(); // the big blind, seat 3, wins the small blind's dollar
    expect(ofType(room.log, 'BehindPlayed').map(({ seat, amount, returned }) => [seat, amount, returned])).toEqual([
      [2, 4000, 0],
      [3, 3900, 100],
    ]);
    expect(room.sitting(3).stack).toBe(10_000);
  });
  test('ROG-HOLD-G1 between hands, and for a seat not dealt in, chips play at once', () => {
    const room = new Room(hold()).open([1, 2, 3], 6000);
    room.sitOut(1);
    room.deal();
    room.do({ type: 'topUp', seat: 1, amount: 5000 });
    expect(room.sitting(1)).toMatchObject({ stack: 11_000, behind: 0 });
  });
  test('ROG-HOLD-G1 an all-in seat wins and loses no more than it brought', () => {
    const room = new Room(hold());
    room.sit(1, 6000).sit(2, 20_000).draw(1).deal();
    allIn(room.shuffle());
    expect(room.state.sittings.map((s) => s.stack).sort((a, b) => a - b)).toEqual(
      room.sitting(1).stack === 0 ? [0, 26_000] : [12_000, 14_000],
    );
  });
  test('ROG-HOLD-G1 nobody takes part of his chips off: who leaves takes all, and returning within the hour brings all back', () => {
    const room = new Room(hold()).open([1, 2, 3], 9000);
    room.hand();
    room.leave(1);
    expect(room.log.at(-1)).toMatchObject({ type: 'Left', seat: 1, took: 9000 });
    room.now += 0.5;
    const back = (buyIn: number) => ({
      type: 'sit' as const,
      seat: 1,
      patron: { id: 'p1', name: 'P1', bot: false },
      buyIn,
      at: room.at(),
    });
    expect(room.refused(back(8900))).toEqual({
      refused: 'less-than-taken-away',
      rule: 'BAR-11',
      facts: { took: 9000 },
    });
    room.do(back(9000));
  });
  test('BAR-11 what he took away he may bring back, though it is more than the posted maximum; after the hour he may not', () => {
    const posted = hold({ buyIn: { min: 6000, max: 9000, rule: 'ROG-CPHL-11' } });
    const away = (hours: number): Room => {
      const room = new Room(posted).open([1, 2, 3], 9000);
      room.hand(); // seat 3 wins a dollar
      room.leave(3);
      room.now += hours;
      return room;
    };
    expect(away(0.9).sit(3, 9100).sitting(3).stack).toBe(9100);
    const late = away(1.1);
    expect(
      late.refused({ type: 'sit', seat: 3, patron: { id: 'p3', name: 'P3', bot: false }, buyIn: 9100, at: late.at() }),
    ).toMatchObject({ refused: 'buy-in-too-big' });
    expect(late.sit(3, 6000).sitting(3).stack).toBe(6000);
  });
  test('a seat without chips sits out, and may buy in again', () => {
    const room = new Room(hold()).open([1, 2], 6000);
    room.deal();
    room.shuffle('As Kd Ah Kc'); // the big blind, seat 2, holds aces and seat 1 kings
    allIn(room);
    const broke = room.state.sittings.find((s) => s.stack === 0)!;
    expect(broke.away).toBe('no-chips');
    expect(room.refused({ type: 'comeBack', seat: broke.seat, post: false })).toMatchObject({ refused: 'no-chips' });
    expect(room.refused({ type: 'topUp', seat: broke.seat, amount: 100 })).toMatchObject({
      refused: 'buy-in-too-small',
    });
    room.do({ type: 'topUp', seat: broke.seat, amount: 6000 });
    room.comeBack(broke.seat, false);
    expect(room.deal().seats).toEqual([1, 2]);
  });
});

describe('leaving', () => {
  test('in the middle of a hand: his hand plays as the clock would play it, and he goes when the round is over', () => {
    const room = new Room(hold()).open([1, 2, 3, 4]);
    room.deal();
    room.shuffle();
    room.act(4, 'call');
    const events = room.do({ type: 'leave', seat: 1, at: room.at() }); // it is his turn: he folds
    expect(events.map((e) => (e.type === 'Played' ? e.event.type : e.type))).toEqual(['LeaveNoted', 'Folded']);
    expect(room.refused({ type: 'topUp', seat: 1, amount: 100 })).toMatchObject({ refused: 'already-leaving' });
    room.do({ type: 'leave', seat: 3, at: room.at() }); // not yet his turn
    room.act(2, 'call');
    const [flop] = room.state.live!.round.menus;
    expect(flop!.actor).toBe(2); // seat 3 has checked its big blind; seat 2 opens the flop
    room.fold();
    expect(ofType(room.log, 'Left').map((e) => e.seat)).toEqual([1, 3]);
    expect(room.state.sittings.map((s) => s.seat)).toEqual([2, 4]);
  });
  test('everybody may leave at once; the round still ends', () => {
    const room = new Room(hold()).open([1, 2, 3]);
    room.deal();
    room.shuffle();
    room.leave(1, 2, 3);
    expect(room.state).toMatchObject({ live: null, sittings: [], drawn: null, markers: null });
    const took = ofType(room.log, 'Left').reduce((sum, e) => sum + e.took, 0);
    expect(took).toBe(60_000);
  });
  test('he takes chips that lay behind with him', () => {
    const room = new Room(hold()).open([1, 2, 3]);
    room.deal();
    room.do({ type: 'topUp', seat: 1, amount: 5000 });
    room.leave(1).fold();
    expect(ofType(room.log, 'Left').map((e) => [e.seat, e.took])).toEqual([[1, 25_000]]);
  });
});

describe('a void round', () => {
  test('was not played: chips, button, blinds and what was due go back (AMB-GEN-22)', () => {
    const room = new Room(hold({ fee: perHand('button', band(1, 300, 100, 'ROG-FEE-1')) })).open([1, 2, 3, 4, 5]);
    room.hand();
    room.sitOut(4);
    room.hands(3);
    room.comeBack(4, true);
    const before = room.state;
    const first = room.deal();
    expect(room.posts()).toContain('4:live-big');
    room.shuffle();
    room.act('floor', 'void');
    expect(room.log.at(-1)).toMatchObject({
      type: 'RoundClosed',
      voided: true,
      drop: 0,
      jackpot: 0,
      rule: 'AMB-GEN-22',
    });
    expect({ ...room.state, rounds: 0 }).toEqual({ ...before, rounds: 0 });
    const again = room.deal();
    expect(told(room, again)).toBe(told(room, first));
    expect(chipsAtTable(room.state)).toBe(100_000);
  });
  test('what people asked for meanwhile stays', () => {
    const room = new Room(hold()).open([1, 2, 3, 4]);
    room.hand();
    room.sitOut(4);
    room.deal();
    room.sitOut(1).comeBack(4, true).sit(7);
    room.act('floor', 'void');
    expect(room.sitting(1).away).toBe('asked');
    expect(room.sitting(4)).toMatchObject({ away: null, post: true, due: { small: false, big: false } });
    expect(room.sitting(7).entry).toEqual({ kind: 'new' });
  });
});

describe('the log', () => {
  test('a round is pinned to its game, book, stake, seats and setup, and the log alone replays the table', () => {
    const room = new Room(hold({ fee: perHand('button', band(1, 300, 100, 'ROG-FEE-1')) })).open([1, 4, 6]);
    room.hand();
    room.sit(9).sitOut(4);
    room.hands(2);
    room.deal();
    room.shuffle();
    expect(room.opened()).toMatchObject({
      gameId: 'rog-hold',
      hash: 'book-1',
      stake: '3/6',
      seats: [1, 6, 9],
      round: 4,
    });
    room.checkReplay();
  });
  test('under another book it is not replayed', () => {
    const room = new Room(hold()).open([1, 4, 6]);
    room.deal();
    const other = new Room(hold({ hash: 'book-2' }));
    other.written.push(...room.written);
    expect(() => other.checkReplay()).toThrow('dealt under book book-1, not book-2');
  });
});
