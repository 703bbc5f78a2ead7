/** Who posts which blind, hand by hand: coming back, a small blind that leaves, and tables with one blind. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/kernel/index.js';
import { ready } from '../../src/table/index.js';
import { Room, told } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';

type Switches = Record<string, unknown>;
const table = (seats: readonly Seat[], switches: Switches = {}, game = 'hold', stake = '3/6'): Room => {
  const room = new Room(rulesOf({ house: 'rogelios', game, stake, switches }));
  return room.open(seats);
};
const why = (room: Room, seat: Seat) => ready(room.state).find((r) => r.seat === seat)!;
/** Where the button is and who posts what, by which rules. */
const posts = (room: Room): string[] =>
  room.opened().setup.terms.posts.map(({ seat, kind, rule }) => `${seat} ${kind} ${rule}`);

describe('AMB-ROG-69 coming back with both blinds posted', () => {
  /** Button 1, small 2, big 3; then seat 4 misses its big blind: button 2, small 3, big 6. */
  const away = (): Room => {
    const room = table([1, 2, 3, 4, 6, 7, 8]);
    room.hand();
    room.sitOut(4).hand();
    return room;
  };
  test('ROG-HOLD-10 between the blinds he is dealt in at once: the small blind dead, the big one live', () => {
    const room = away().comeBack(4, true);
    expect(why(room, 4)).toMatchObject({ next: true, why: null });
    expect(told(room, room.deal())).toBe('button 3, 6:small-blind 7:big-blind 4:dead-small 4:live-big');
    expect(posts(room).slice(2)).toEqual(['4 dead-small ROG-HOLD-G7', '4 live-big ROG-HOLD-10']);
    expect(room.opened().seats).toEqual([1, 2, 3, 4, 6, 7, 8]);
    room.fold();
    // The button passes him by, so that the big blind goes on; then he is a player like the others.
    expect(told(room, room.hand())).toBe('button 6, 7:small-blind 8:big-blind');
    const circuit = room.hands(7).map((opened) => [opened.button, opened.small, opened.big]);
    expect(circuit.map(([button]) => button)).toEqual([7, 8, 1, 2, 3, 4, 6]);
    for (const [button, small, big] of circuit) expect(new Set([button, small, big]).size).toBe(3);
  });
  test('ROG-HOLD-10 on the button he is dealt in at once too, and it passes him by', () => {
    const room = away();
    room.hand(); // button 3, small 6, big 7: now the button would come to seat 4
    room.comeBack(4, true);
    expect(why(room, 4)).toMatchObject({ next: true, why: null });
    expect(told(room, room.hand())).toBe('button 6, 7:small-blind 8:big-blind 4:dead-small 4:live-big');
    expect(told(room, room.hand())).toBe('button 7, 8:small-blind 1:big-blind');
  });
  test('ROG-HOLD-10 who does not post waits for the big blind, by that rule and not by one for new players', () => {
    const room = away().comeBack(4, false);
    expect(why(room, 4)).toMatchObject({ next: false, why: 'big-blind', rule: 'ROG-HOLD-10' });
    room.hand();
    expect(why(room, 4)).toMatchObject({ next: false, why: 'big-blind', rule: 'ROG-HOLD-10' });
  });
  test('ROG-HOLD-07, ROG-HOLD-09 a new player in the same seats still waits', () => {
    const room = table([1, 2, 3, 6, 7, 8]);
    room.hands(2); // button 2, small 3, big 6
    room.sit(4);
    expect(why(room, 4)).toMatchObject({ next: false, why: 'between-blinds', rule: 'ROG-HOLD-07' });
    room.hand();
    expect(why(room, 4)).toMatchObject({ next: false, why: 'dealer-position', rule: 'ROG-HOLD-09' });
  });
  test('ROG-HOLD-10 in the seat the last big blind has left, he posts both where the small blind would be', () => {
    const room = table([1, 2, 3, 4, 6, 7, 8]);
    room.sitOut(8);
    room.hands(6); // once round: the blinds have passed seat 8
    const { big } = room.opened();
    room.leave(big);
    room.do({ type: 'changeSeat', seat: 8, to: big, post: true });
    room.comeBack(big, true).deal();
    expect(posts(room).filter((post) => post.startsWith(`${big} `))).toEqual([
      `${big} dead-small ROG-HOLD-G7`,
      `${big} live-big ROG-HOLD-10`,
    ]);
    expect(posts(room).filter((post) => post.includes(' big-blind'))).toHaveLength(1);
  });
  test('ROG-HOLD-11 who has moved and posts the big blind is dealt in at once as well', () => {
    const room = table([1, 2, 4, 6, 8, 9]);
    room.hand(); // button 1, small 2, big 4
    room.do({ type: 'changeSeat', seat: 9, to: 3, post: true });
    expect(told(room, room.deal())).toBe('button 2, 4:small-blind 6:big-blind 3:live-big');
    const posted = room.played().findLast((e) => e.type === 'Posted' && e.rule === 'ROG-HOLD-11');
    expect([posted, room.chips('bet:3')]).toMatchObject([{ seat: 3, note: { kind: 'live-big' } }, 300]);
    room.fold();
    expect(told(room, room.hand())).toBe('button 4, 6:small-blind 8:big-blind');
  });
});

describe('AMB-ROG-62 when a blind leaves', () => {
  const SIX = [1, 2, 3, 4, 5, 6];
  test('ROG-HOLD-13b the small blind leaves: two big blinds, and both seats it skipped owe a small one', () => {
    const room = table(SIX);
    room.hand(); // button 1, small 2, big 3
    room.leave(2);
    expect(told(room, room.hand())).toBe('button 3, 4:big-blind 5:big-blind');
    expect(posts(room)).toEqual(['4 big-blind AMB-ROG-62', '5 big-blind AMB-ROG-62']);
    expect(room.state.sittings.filter((s) => s.skipped).map((s) => s.seat)).toEqual([3, 4]);
    room.deal();
    expect(posts(room)).toEqual([
      '5 small-blind ROG-HOLD-G6',
      '6 big-blind ROG-HOLD-G6',
      '3 dead-small AMB-ROG-62',
      '4 dead-small AMB-ROG-62',
    ]);
    expect([room.chips('centre'), room.chips('bet:3'), room.chips('bet:4')]).toEqual([200, 0, 0]);
    room.fold();
    expect(room.state.sittings.some((s) => s.skipped)).toBe(false);
    expect(told(room, room.hand())).toBe('button 5, 6:small-blind 1:big-blind');
  });
  test('ROG-HOLD-13b everybody takes both blinds in the circuit, whichever blind leaves', () => {
    for (const gone of [2, 3]) {
      const room = table(SIX);
      room.hand();
      room.leave(gone);
      const all = room.hands(4).flatMap((opened) => opened.setup.terms.posts);
      const count = (seat: Seat, ...kinds: string[]) =>
        all.filter((p) => p.seat === seat && kinds.includes(p.kind)).length;
      // Two big blinds, so four hands for five seats; seat 2, if it stayed, had its small blind in the first.
      for (const seat of SIX.filter((s) => s !== gone))
        expect([gone, seat, count(seat, 'big-blind'), count(seat, 'small-blind', 'dead-small')]).toEqual([
          gone,
          seat,
          1,
          seat === 2 ? 0 : 1,
        ]);
    }
  });
  test('ROG-HOLD-13b it is owed while he sits out or has left, and is not asked of one who makes up both', () => {
    const room = table(SIX);
    room.hand();
    room.leave(2).hand(); // 3 and 4 owe
    room.leave(4).sitOut(3);
    room.sit(4, 30_000, { id: 'p4' });
    expect(room.sitting(4)).toMatchObject({ skipped: true, entry: { kind: 'in' } });
    room.deal();
    expect(posts(room)).toContain('4 dead-small AMB-ROG-62');
    expect(room.sitting(3).skipped).toBe(true);
    room.fold();
    room.comeBack(3, true).deal();
    expect(posts(room).filter((post) => post.startsWith('3 '))).toEqual(['3 dead-small AMB-ROG-62']);
  });
  test('a void hand leaves what was owed as it was', () => {
    const room = table(SIX);
    room.hand();
    room.leave(2).hand();
    room.deal();
    room.act('floor', 'void');
    expect(room.state.sittings.filter((s) => s.skipped).map((s) => s.seat)).toEqual([3, 4]);
    room.checkReplay();
  });
  test('rog.hold.skipped_small forgiven: nobody owes it', () => {
    const room = table(SIX, { 'rog.hold.skipped_small': 'forgiven' });
    room.hand();
    room.leave(2).hand();
    room.deal();
    expect(posts(room)).toEqual(['5 small-blind ROG-HOLD-G6', '6 big-blind ROG-HOLD-G6']);
  });
});

describe('AMB-ROG-71 a single blind', () => {
  const one = (seats: readonly Seat[]): Room =>
    table(seats, { 'rog.hold.blinds': [{ at: '3/6', low: 0, high: 300 }], 'rog.hold.straddle': 'off' });
  test('ROG-HOLD-G6, ROG-HOLD-G8 it sits next to the button, and the first action is to its left', () => {
    const room = one([1, 2, 3, 4]);
    for (const [button, blind, first] of [
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 1],
      [4, 1, 2],
    ]) {
      room.deal();
      room.shuffle();
      expect([room.opened().markers, posts(room)]).toEqual([
        { button, 'big-blind': blind },
        [`${blind} big-blind ROG-HOLD-G6`],
      ]);
      expect(room.state.live!.round.menus[0]!.actor).toBe(first);
      room.fold();
    }
  });
  test('ROG-HOLD-15 with two the blind is not on the button', () => {
    const room = one([1, 2]);
    expect(room.hands(3).map(({ markers }) => [markers.button, markers['big-blind']])).toEqual([
      [1, 2],
      [2, 1],
      [1, 2],
    ]);
  });
  test('ROG-HOLD-10 who was away owes that blind, and no small one', () => {
    const room = one([1, 2, 3, 4, 5]);
    room.hand(); // button 1, blind 2
    room.sitOut(3);
    room.hands(2);
    expect(room.sitting(3).due).toMatchObject({ big: true });
    expect(why(room, 3).price).toMatchObject({ dead: 0, live: 300 });
    room.comeBack(3, true).deal();
    expect(posts(room)).toEqual(['1 big-blind ROG-HOLD-G6', '3 live-big ROG-HOLD-10']);
  });
  test('ROG-HOLD-13a the button always moves forward when the blind leaves, and nobody owes a small one', () => {
    const room = one([1, 2, 3, 4, 5]);
    room.hand();
    room.leave(2);
    expect(room.hand().button).toBe(3);
    expect(room.hands(4).map(({ button, big }) => [button, big])).toEqual([
      [4, 5],
      [5, 1],
      [1, 3],
      [3, 4],
    ]);
    expect(room.state.sittings.some((s) => s.skipped)).toBe(false);
  });
});
