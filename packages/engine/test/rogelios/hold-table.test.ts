/** Rogelio's hold'em between hands, at tables opened by the book: coming in, coming back, moving, button and blinds. */
import { describe, expect, test } from 'vitest';
import { isOpened, openTable } from '../../src/books/index.js';
import { faces } from '../../src/cards/index.js';
import { ready } from '../../src/table/index.js';
import { ofType, Room, told } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';

type Switches = Record<string, unknown>;
const rules = (switches: Switches = {}, stake = '3/6') => rulesOf({ house: 'rogelios', game: 'hold', stake, switches });
/** People in these seats; the first has the button. The first hand has been played. */
const played = (seats: readonly number[], switches: Switches = {}): Room => {
  const room = new Room(rules(switches)).open(seats);
  room.hand();
  return room;
};
const why = (room: Room, seat: number) => {
  const { next, why, rule } = ready(room.state).find((r) => r.seat === seat)!;
  return [next, why, rule];
};

describe('a new player', () => {
  test('ROG-HOLD-07 waits between the blinds until the button has passed him', () => {
    const room = played([1, 2, 4, 5, 6]); // button 1, blinds 2 and 4; next button 2, blinds 4 and 5
    room.sit(3);
    expect(why(room, 3)).toEqual([false, 'between-blinds', 'ROG-HOLD-07']);
    expect(room.hand().seats).not.toContain(3);
    // The next button would be his: it passes him (ROG-HOLD-09), and then he is in, behind it and without posting.
    expect(why(room, 3)).toEqual([false, 'dealer-position', 'ROG-HOLD-09']);
    expect(told(room, room.hand())).toBe('button 4, 5:small-blind 6:big-blind');
    const fourth = room.hand();
    expect([fourth.button, fourth.seats.includes(3), room.posts(fourth)]).toEqual([
      5,
      true,
      '6:small-blind 1:big-blind',
    ]);
  });
  test('ROG-HOLD-08 posts nothing', () => {
    const room = played([1, 2, 3, 4, 5, 6]).sit(8);
    const opened = room.hand();
    expect([opened.seats.includes(8), room.posts(opened)]).toEqual([true, '3:small-blind 4:big-blind']);
    expect(ofType(room.log, 'Seated').at(-1)).toMatchObject({ seat: 8, rule: 'ROG-HOLD-08' });
  });
  test('ROG-HOLD-09 may not come in in the dealer position, but anywhere outside it and the blinds', () => {
    const room = played([1, 3, 4, 5, 6]).sit(2); // the button would pass seat 2 on its way to 3
    expect(why(room, 2)).toEqual([false, 'dealer-position', 'ROG-HOLD-09']);
    expect(room.hand().button).toBe(3);
    expect(room.hand().seats).toContain(2);
    for (const seat of [7, 8, 9, 10]) expect(why(played([1, 3, 4, 5, 6]).sit(seat), seat)).toEqual([true, null, null]);
  });
});

describe('coming back', () => {
  test('ROG-HOLD-10 blinds that passed are due: both are posted, the small one dead and the big one live', () => {
    const room = played([1, 2, 3, 4, 5, 6]).sitOut(4);
    room.hands(2); // buttons 2 and 3: both blinds pass seat 4
    expect(room.sitting(4).due).toEqual({ small: true, big: true });
    expect(ofType(room.log, 'BlindsDue').some((e) => e.seat === 4 && e.rule === 'ROG-HOLD-10')).toBe(true);
    room.hand(); // the button passes too
    room.comeBack(4, true);
    const opened = room.deal();
    expect(opened.setup.terms.posts.filter((p) => p.seat === 4)).toEqual([
      { seat: 4, amount: 100, kind: 'dead-small', rule: 'ROG-HOLD-G7' },
      { seat: 4, amount: 300, kind: 'live-big', rule: expect.stringMatching(/^ROG-HOLD-1[02]$/) },
    ]);
    expect([room.chips('centre'), room.chips('bet:4')]).toEqual([100, 300]);
  });
  test('ROG-HOLD-10 or he waits for the big blind, and posts that alone', () => {
    const room = played([1, 2, 3, 4, 5, 6]).sitOut(4);
    room.hands(3);
    room.comeBack(4, false);
    expect(why(room, 4).slice(0, 2)).toEqual([false, 'big-blind']);
    let opened = room.hand();
    for (let i = 0; !opened.seats.includes(4) && i < 10; i++) opened = room.hand();
    expect([opened.big, room.posts(opened).includes('4:big-blind'), room.posts(opened).includes('dead')]).toEqual([
      4,
      true,
      false,
    ]);
  });
  test('ROG-HOLD-12 who takes his big blind and leaves until the button has passed owes both', () => {
    const room = played([1, 2, 3, 4, 5, 6]); // the big blind was seat 3
    room.sitOut(3);
    room.hands(3); // buttons 2, 4, 5: past seat 3
    expect(room.sitting(3).due).toEqual({ small: true, big: true });
    expect(ofType(room.log, 'BlindsDue').at(-1)).toMatchObject({ seat: 3, rule: 'ROG-HOLD-12' });
    room.comeBack(3, true);
    const opened = room.deal();
    expect(room.posts(opened)).toContain('3:dead-small 3:live-big');
  });
  test('AMB-ROG-61 rog.hold.return_window: after it he is a new player and owes nothing', () => {
    const back = (switches: Switches): readonly unknown[] => {
      const room = played([1, 2, 3, 4, 5, 6], switches);
      const took = room.sitting(4).stack;
      room.leave(4);
      room.hands(4);
      room.now += 0.75; // three quarters of an hour
      room.sit(4, took, { id: 'p4', post: true });
      return [room.sitting(4).due, ofType(room.log, 'Seated').at(-1)!.rule];
    };
    expect(back({})).toEqual([{ small: true, big: true }, 'AMB-ROG-61']);
    expect(back({ 'rog.hold.return_window': 30 })).toEqual([{ small: false, big: false }, 'ROG-HOLD-08']);
    const bad = openTable({ house: 'rogelios', game: 'hold', switches: { 'rog.hold.return_window': 'soon' } });
    expect(bad).toMatchObject({ refused: 'bad-switch-value', rule: 'AMB-ROG-61' });
  });
});

describe('a change of seat', () => {
  const moved = (post: boolean): Room => {
    const room = played([1, 2, 3, 4, 5, 6]); // next: button 2, blinds 3 and 4
    room.do({ type: 'changeSeat', seat: 4, to: 8, post });
    return room;
  };
  test('ROG-HOLD-11 away from the button: a live big blind to be dealt in at once', () => {
    const room = moved(true);
    const opened = room.deal();
    expect(opened.setup.terms.posts).toContainEqual({ seat: 8, amount: 300, kind: 'live-big', rule: 'ROG-HOLD-11' });
    expect([room.chips('bet:8'), room.chips('centre')]).toEqual([300, 0]);
  });
  test('ROG-HOLD-11 or he waits as many hands as he passed: no free hands', () => {
    const room = moved(false);
    expect(why(room, 8)).toEqual([false, 'hands', 'ROG-HOLD-11']);
    // He was to have the big blind next; seats 5 and 6 have it before seat 8 does.
    const [a, b, c] = [room.hand(), room.hand(), room.hand()];
    expect([a, b, c].map((o) => o.seats.includes(8))).toEqual([false, false, true]);
    expect(c.big).toBe(8);
  });
});

describe('button and blinds', () => {
  test('ROG-HOLD-13a the button always moves forward and never rests at an empty seat', () => {
    const room = new Room(rules()).open([1, 3, 4, 7, 9]);
    expect(room.hands(6).map((o) => o.button)).toEqual([1, 3, 4, 7, 9, 1]);
    room.leave(3);
    expect(room.hands(2).map((o) => o.button)).toEqual([4, 7]);
    room.sitOut(9);
    expect(room.hand().button).toBe(1);
  });
  test('ROG-HOLD-13b in every round of the button each takes both blinds, once', () => {
    const room = new Room(rules()).open([1, 3, 4, 7, 9]);
    const opened = room.hands(5);
    expect(opened.map((o) => told(room, o))).toEqual([
      'button 1, 3:small-blind 4:big-blind',
      'button 3, 4:small-blind 7:big-blind',
      'button 4, 7:small-blind 9:big-blind',
      'button 7, 9:small-blind 1:big-blind',
      'button 9, 1:small-blind 3:big-blind',
    ]);
  });
  test('ROG-HOLD-13b nobody skips the big blind: two are posted if need be (AMB-ROG-62)', () => {
    const room = played([1, 2, 3, 4, 5, 6]); // the big blind was seat 3, and 3 leaves
    room.leave(3);
    expect(told(room, room.hand())).toBe('button 2, 4:big-blind 5:big-blind');
  });
  test('ROG-HOLD-14 a new game: one card each, the highest has the button, spades over hearts over diamonds over clubs', () => {
    const drawn = (cards: string): number => {
      const room = new Room(rules());
      for (const seat of [2, 5, 9]) room.sit(seat);
      expect(room.refused({ type: 'deal' })).toMatchObject({ refused: 'button-not-drawn', rule: 'ROG-HOLD-14' });
      room.do({ type: 'drawButton', faces: faces(cards) });
      return room.deal().button;
    };
    expect([drawn('Kc 4d Ks'), drawn('Kd Kh 2s'), drawn('Ac As Ah'), drawn('3c 2s 2h')]).toEqual([9, 5, 5, 2]);
  });
  test('ROG-HOLD-15 heads-up the small blind is always on the button, acts first and then last', () => {
    const room = new Room(rules()).open([2, 6]);
    for (const [i, button] of [2, 6, 2].entries()) {
      const opened = room.deal();
      expect(opened.round).toBe(i + 1);
      expect(told(room, opened)).toBe(`button ${button}, ${button}:small-blind ${8 - button}:big-blind`);
      room.shuffle();
      expect(room.state.live!.round.menus[0]!.actor).toBe(button);
      room.act(button, 'call');
      room.act(8 - button, 'check');
      expect(room.state.live!.round.menus[0]!.actor).toBe(8 - button);
      room.fold();
    }
  });
  test('AMB-ROG-20 rog.hold.blinds: the house’s own pair at a stake, and no other stake changes', () => {
    const blinds = { 'rog.hold.blinds': [{ at: '3/6', low: 200, high: 300 }] };
    expect(
      new Room(rules(blinds))
        .open([1, 2, 3])
        .deal()
        .setup.terms.posts.map((p) => p.amount),
    ).toEqual([200, 300]);
    expect(rules(blinds, '5/10').forced).toMatchObject({ small: 200, big: 500 });
    const ask = (rows: unknown) =>
      openTable({ house: 'rogelios', game: 'hold', switches: { 'rog.hold.blinds': rows } });
    for (const bad of [[{ at: '3/6', low: 300, high: 200 }], [{ at: '3/6', low: 0, high: 0 }], [], 3])
      expect(ask(bad)).toMatchObject({ refused: 'bad-switch-value', rule: 'AMB-ROG-20' });
  });
});

describe('the table', () => {
  test('AMB-GEN-03 table.seats.max: so many seats and no more', () => {
    const room = new Room(rules({ 'table.seats.max': 6 }));
    const patron = { id: 'ana', name: 'Ana', bot: false };
    const sit = (seat: number) => ({ type: 'sit', seat, patron, buyIn: 6000, at: 0 }) as const;
    expect(room.refused(sit(7))).toMatchObject({ refused: 'no-such-seat', rule: 'AMB-GEN-03', facts: { max: 6 } });
    room.do(sit(6));
    for (const max of [0, 11, 'ten'])
      expect(openTable({ house: 'rogelios', game: 'hold', switches: { 'table.seats.max': max } })).toMatchObject({
        refused: 'bad-switch-value',
        rule: 'AMB-GEN-03',
      });
  });
  test('AMB-GEN-26 bet.kill: two whole pots running, and the winner posts more at higher limits', () => {
    const room = new Room(rules({ 'bet.kill': 'full', 'rog.hold.straddle': 'off' })).open([1, 2, 3, 4, 5]);
    for (let hand = 0; hand < 2; hand++) {
      room.deal();
      room.shuffle();
      while (room.state.live) {
        const { actor } = room.state.live.round.menus[0]!;
        room.act(actor, actor === 4 ? 'call' : 'fold');
      }
    }
    const opened = room.deal();
    expect(opened.setup.terms).toMatchObject({ halves: 4 });
    expect(opened.setup.terms.posts).toContainEqual({ seat: 4, amount: 600, kind: 'kill', rule: 'AMB-GEN-26' });
  });
  test('AMB-GEN-26 a kill wants fixed limits: a spread table or no limit is refused', () => {
    for (const [game, stake] of [
      ['hold', '3-6'],
      ['hold-nl', '1/2'],
    ] as const) {
      const answer = openTable({ house: 'rogelios', game, stake, switches: { 'bet.kill': 'half' } });
      expect([isOpened(answer), 'refused' in answer && answer.rule]).toEqual([false, 'AMB-GEN-26']);
    }
    const bad = openTable({ house: 'rogelios', game: 'hold', switches: { 'bet.kill': 'double' } });
    expect(bad).toMatchObject({ refused: 'bad-switch-value', rule: 'AMB-GEN-26' });
  });
});
