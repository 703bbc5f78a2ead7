// Coming into the game: new players, blinds due, changes of seat, leaving and returning.
import { describe, expect, test } from 'vitest';
import { ready } from './index.js';
import { ofType, Room, told } from './test/room.js';
import { hold, pineapple } from './test/rules.js';

/** Seats 1 to 10 but for the fifth and the ninth; button 1, small 2, big 3 have been. */
const full = (rules = hold()): Room => {
  const room = new Room(rules).open([1, 2, 3, 4, 6, 7, 8]);
  room.hand();
  return room;
};
const why = (room: Room, seat: number) => ready(room.state).find((r) => r.seat === seat)!;

describe('a new player', () => {
  test('ROG-HOLD-08 is dealt in on the next hand without posting', () => {
    const room = full().sit(9);
    const opened = room.deal();
    expect(opened.seats).toContain(9);
    expect(room.posts()).toBe('3:small-blind 4:big-blind');
  });
  test('ROG-HOLD-07 may not sit in the middle of the blinds: he waits until the button has passed', () => {
    const room = new Room(hold()).open([1, 2, 4, 6, 8]);
    room.hand(); // button 1, small 2, big 4; next: button 2, small 4, big 6
    room.sit(3);
    expect(why(room, 3)).toMatchObject({ status: 'waiting', next: false, why: 'between-blinds', rule: 'ROG-HOLD-07' });
    expect(room.hand().seats).not.toContain(3);
    // Now the button would come to him: it passes, and the hand after that he is in, behind it and without posting.
    expect(why(room, 3)).toMatchObject({ next: false, why: 'dealer-position', rule: 'ROG-HOLD-09' });
    expect(told(room, room.hand())).toBe('button 4, 6:small-blind 8:big-blind');
    expect(room.opened().seats).not.toContain(3);
    expect(told(room, room.hand())).toBe('button 6, 8:small-blind 1:big-blind');
    expect(room.opened().seats).toContain(3);
    expect(room.sitting(3).due).toEqual({ small: false, big: false });
  });
  test('ROG-HOLD-09 may enter at any time except in the middle of the blinds or in the dealer position', () => {
    // Button 2 and small 4 last time; next: button 4, small 6, big 8. Seat 3 would be the button, 5 and 7 are between.
    const enters = (seat: number): boolean => {
      const room = new Room(hold()).open([2, 4, 6, 8, 10]);
      room.hand();
      room.sit(seat);
      return room.deal().seats.includes(seat);
    };
    expect([1, 3, 5, 7, 9].map(enters)).toEqual([true, false, false, true, true]);
  });
  test('ROG-HOLD-09 in the place of the big blind he takes it', () => {
    const room = new Room(hold()).open([2, 4, 6, 8, 10]);
    room.hand();
    room.sit(7);
    expect(told(room, room.deal())).toBe('button 4, 6:small-blind 7:big-blind');
  });
  test('ROG-CPHL-15 a joining player is dealt in on the next deal, unless between the blinds: then he waits for them to pass', () => {
    const room = new Room(pineapple()).open([1, 2, 4, 6, 8]);
    room.hand();
    room.sit(3).sit(9);
    expect(why(room, 3)).toMatchObject({ next: false, rule: 'ROG-CPHL-15' });
    expect(room.hand().seats).toEqual([1, 2, 4, 6, 8, 9]);
    room.hand();
    expect(room.hand().seats).toEqual([1, 2, 3, 4, 6, 8, 9]);
  });
  test('ROG-CPHL-12 only who is in his seat gets a hand', () => {
    const room = full(pineapple()).sitOut(7);
    room.do({ type: 'leave', seat: 8, at: room.at() });
    expect(room.deal().seats).toEqual([1, 2, 3, 4, 6]);
  });
});

describe('at every table of six seats', () => {
  test('ROG-HOLD-07 a new player is in within three hands, and never on the button or between the blinds', () => {
    const rules = hold({ seats: { min: 2, max: 6 } });
    let longest = 0;
    // Every set with seat 1 on the button: the others are these, turned.
    for (let set = 3; set < 64; set += 2) {
      const seats = [1, 2, 3, 4, 5, 6].filter((s) => set & (1 << (s - 1)));
      const room = new Room(rules).open(seats);
      room.hands(2);
      const settled = room.state;
      for (const seat of [1, 2, 3, 4, 5, 6].filter((s) => !seats.includes(s))) {
        room.state = settled;
        room.sit(seat);
        let hands = 1;
        while (!room.hand().seats.includes(seat)) hands++;
        longest = Math.max(longest, hands);
        const { button, small } = room.opened();
        expect([button, small]).not.toContain(seat);
      }
    }
    expect(longest).toBe(3);
  });
});

describe('blinds due', () => {
  /** Seat 4 gets up before its big blind, which goes to seat 6; then the button passes. */
  const missed = (rules = hold()): Room => {
    const room = full(rules).sitOut(4);
    room.hands(3); // button 2, 3, 6
    return room;
  };
  test('ROG-HOLD-10 who is away when the blinds pass gets the “blinds due” button', () => {
    const room = full().sitOut(4, 8);
    room.deal();
    expect(ofType(room.log, 'BlindsDue')).toEqual([
      { type: 'BlindsDue', seat: 4, patron: 'p4', due: { small: false, big: true }, rule: 'ROG-HOLD-10' },
    ]);
    expect(room.sitting(8).due).toEqual({ small: false, big: false }); // they have not come to him yet
    room.fold();
    room.hand();
    expect(room.sitting(4).due).toEqual({ small: true, big: true });
  });
  test('ROG-HOLD-10 he resumes by posting both, the small blind dead and the big blind live', () => {
    const room = missed();
    expect(why(room, 4).price).toEqual({ dead: 100, live: 300, rule: 'ROG-HOLD-10' });
    const opened = room.comeBack(4, true).deal();
    expect(room.posts()).toBe('8:small-blind 1:big-blind 4:dead-small 4:live-big');
    expect(opened.setup.terms.posts.map((p) => p.amount)).toEqual([100, 300, 100, 300]);
    expect(room.sitting(4).due).toEqual({ small: false, big: false });
    // The live blind is a bet; the dead one is not.
    expect([room.chips('bet:4'), room.chips('centre'), room.chips('stack:4')]).toEqual([300, 100, 19_600]);
  });
  test('ROG-HOLD-10 or he waits for the big blind, and posts no more than that', () => {
    const room = missed().comeBack(4, false);
    const opened = room.hands(5).map((o) => [o.seats.includes(4), o.big]);
    expect(opened).toEqual([
      [false, 1],
      [false, 2],
      [false, 3],
      [true, 4],
      [true, 6],
    ]);
    expect(ofType(room.log, 'RoundOpened').at(-2)!.setup.terms.posts).toEqual([
      { seat: 3, amount: 100, kind: 'small-blind', rule: 'ROG-HOLD-G8' },
      { seat: 4, amount: 300, kind: 'big-blind', rule: 'ROG-HOLD-G8' },
    ]);
  });
  test('ROG-HOLD-10 posting brings him in between the blinds too; the button passes him by (AMB-ROG-69)', () => {
    const room = full().sitOut(4);
    room.hand(); // button 2, small 3, big 6
    room.comeBack(4, true);
    expect(told(room, room.hand())).toBe('button 3, 6:small-blind 7:big-blind 4:dead-small 4:live-big');
    expect(told(room, room.hand())).toBe('button 6, 7:small-blind 8:big-blind');
  });
  test('ROG-HOLD-10 whoever is back before the blinds reach him owes nothing and takes them in turn', () => {
    const room = full().sitOut(6);
    room.hand(); // big 4
    room.comeBack(6, false);
    expect(told(room, room.deal())).toBe('button 3, 4:small-blind 6:big-blind');
  });
  test('ROG-CPHL-16 both blinds, the big one live, or a wait for the big blind', () => {
    const room = missed(pineapple());
    expect(why(room, 4).price).toEqual({ dead: 100, live: 300, rule: 'ROG-CPHL-16' });
    const { posts } = room.comeBack(4, true).deal().setup.terms;
    expect(posts.slice(2)).toEqual([
      { seat: 4, amount: 100, kind: 'dead-small', rule: 'ROG-CPHL-16' },
      { seat: 4, amount: 300, kind: 'live-big', rule: 'ROG-CPHL-16' },
    ]);
    const waits = missed(pineapple()).comeBack(4, false);
    expect(waits.hands(4).map((o) => o.seats.includes(4))).toEqual([false, false, false, true]);
  });
  test('ROG-HOLD-12 who takes his big blind, leaves, and is not back when the button has passed owes both', () => {
    const room = full().sitOut(3); // the big blind of the hand just played
    const dues = () => ofType(room.log, 'BlindsDue').map(({ due, rule }) => [due.small, due.big, rule]);
    room.hand(); // button 2: his small blind passes
    expect(dues()).toEqual([[true, false, 'ROG-HOLD-10']]);
    room.hand(); // button 4 passes him
    expect(dues().slice(1)).toEqual([[true, true, 'ROG-HOLD-12']]);
    room.comeBack(3, true).deal();
    expect(room.posts()).toBe('7:small-blind 8:big-blind 3:dead-small 3:live-big');
  });
  test('ROG-HOLD-12 or he waits for the big blind', () => {
    const room = full().sitOut(3);
    room.hands(2);
    room.comeBack(3, false);
    const last = room.hands(4).at(-1)!;
    expect(told(room, last)).toBe('button 1, 2:small-blind 3:big-blind');
  });
  test('ROG-HOLD-G6 blinds are posted before anybody sees a card and count as a bet, but for what is dead', () => {
    const room = missed().comeBack(4, true);
    room.deal();
    room.shuffle();
    const types = room.played().map((e) => e.type);
    expect(types.lastIndexOf('Posted')).toBeLessThan(types.indexOf('CardsDealt'));
    room.act(2, 'call');
    room.act(3, 'call');
    // Seat 4 has its live big blind up: nothing to call. The dead dollar bought it nothing.
    const [menu] = room.state.live!.round.menus;
    expect(menu!.actor).toBe(4);
    expect(menu!.options.map((o) => o.type)).toEqual(['fold', 'check', 'raise']);
  });
  test('ROG-HOLD-G7 dead chips go to the centre and are won with the pot', () => {
    const room = missed().comeBack(4, true);
    room.deal();
    expect(room.chips('centre')).toBe(100);
    expect(room.chips('bet:4')).toBe(300);
    room.fold(); // everybody folds to seat 4, whose big blind is live, and the big blind checks it down
    const total = ofType(room.log, 'Played')
      .filter((e) => e.round === room.state.rounds && e.event.type === 'PotAwarded')
      .flatMap((e) => e.event.chips)
      .reduce((sum, move) => sum + move.amount, 0);
    expect(total).toBe(100 + 300 + 300 + 100); // small blind, two big blinds, the dead dollar
  });
});

describe('a change of seat', () => {
  /** Button 1, small 2, big 3 have been; seats 5, 9 and 10 are free. */
  const move = (seat: number, to: number, post: boolean): Room => {
    const room = full();
    room.do({ type: 'changeSeat', seat, to, post });
    return room;
  };
  test('ROG-HOLD-11 away from the button he posts a live big blind to be dealt in at once', () => {
    const room = move(4, 9, true); // the blinds would have come to him next; now four seats are before him
    expect(why(room, 9)).toMatchObject({ hands: 3, price: { dead: 0, live: 300, rule: 'ROG-HOLD-11' } });
    expect(told(room, room.deal())).toBe('button 2, 3:small-blind 6:big-blind 9:live-big');
    expect(room.chips('bet:9')).toBe(300);
  });
  test('ROG-HOLD-11 or waits as many hands as he gained: no free hands', () => {
    const room = move(4, 9, false);
    expect(why(room, 9)).toMatchObject({ next: false, why: 'hands', rule: 'ROG-HOLD-11', hands: 3 });
    expect(room.hands(4).map((o) => o.seats.includes(9))).toEqual([false, false, false, true]);
    // As before the move, the next big blind is his.
    expect(told(room, room.opened())).toBe('button 7, 8:small-blind 9:big-blind');
  });
  test('ROG-HOLD-11 two seats away is two hands', () => {
    expect(
      move(6, 9, false)
        .hands(3)
        .map((o) => [o.seats.includes(9), o.big]),
    ).toEqual([
      [false, 4],
      [false, 7],
      [true, 8], // and, as before, the blinds come to him the hand after
    ]);
    const room = move(4, 9, false);
    expect(room.sitting(9).entry).toEqual({ kind: 'moved', hands: 3 }); // past 6, 7 and 8
    expect(move(6, 9, false).sitting(9).entry).toEqual({ kind: 'moved', hands: 2 });
    expect(move(7, 9, false).sitting(9).entry).toEqual({ kind: 'moved', hands: 1 });
  });
  test('ROG-HOLD-11 to the seat the big blind has just left is a whole circuit away', () => {
    const room = new Room(hold()).open([1, 2, 4, 6, 8, 9]);
    room.hand(); // big 4
    room.leave(4).do({ type: 'changeSeat', seat: 6, to: 4, post: false });
    expect(room.sitting(4).entry).toEqual({ kind: 'moved', hands: 4 });
  });
  test('ROG-HOLD-11 who waits at his new seat is not away: no blind that passes him is due', () => {
    const room = new Room(hold()).open([1, 2, 4, 6, 8, 9]);
    room.hand(); // button 1, small 2, big 4
    room.do({ type: 'changeSeat', seat: 9, to: 3, post: false });
    expect(room.hand().seats).not.toContain(3); // it lies between the button and the small blind
    expect(room.sitting(3)).toMatchObject({ due: { small: false, big: false }, entry: { kind: 'moved' } });
  });
  test('ROG-HOLD-11 toward the blinds is free', () => {
    const room = move(8, 5, false);
    expect(why(room, 5)).toMatchObject({ next: true, hands: 0, price: { dead: 0, live: 0 } });
    expect(told(room, room.deal())).toBe('button 2, 3:small-blind 4:big-blind');
    expect(room.opened().seats).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
  test('a move to the seat next in line passes nobody and costs nothing', () => {
    expect(told(...dealt(move(4, 5, false)))).toBe('button 2, 3:small-blind 5:big-blind');
  });
  const dealt = (room: Room): [Room, ReturnType<Room['deal']>] => [room, room.deal()];
  test('blinds due move with him', () => {
    const room = full().sitOut(4);
    room.hands(3);
    room.do({ type: 'changeSeat', seat: 4, to: 5, post: true });
    room.comeBack(5, true);
    expect(why(room, 5).price).toEqual({ dead: 100, live: 300, rule: 'ROG-HOLD-10' });
  });
});

describe('leaving and returning (AMB-ROG-61)', () => {
  test('within the hour he is no new player: blinds that passed are due', () => {
    const room = full().leave(4);
    room.hands(3);
    room.now += 0.9;
    room.sit(5, 20_000, { id: 'p4' });
    expect(room.sitting(5)).toMatchObject({ due: { small: true, big: true } });
    expect(why(room, 5)).toMatchObject({ next: false, why: 'big-blind', rule: 'ROG-HOLD-10' });
    expect(
      room
        .comeBack(5, true)
        .deal()
        .setup.terms.posts.slice(2)
        .map((p) => p.kind),
    ).toEqual(['dead-small', 'live-big']);
  });
  test('after the hour he is a new player', () => {
    const room = full().leave(4);
    room.hands(3);
    room.now += 1;
    room.sit(4, 20_000);
    expect(room.sitting(4).entry).toEqual({ kind: 'new' });
    expect(told(room, room.deal())).toBe('button 7, 8:small-blind 1:big-blind');
    expect(room.opened().seats).toContain(4);
  });
  test('back in his own seat before the blinds came, nothing is due', () => {
    const room = full().leave(6);
    room.now += 0.1;
    room.sit(6, 20_000, { id: 'p6' });
    expect(room.deal().seats).toContain(6);
    expect(room.posts()).toBe('3:small-blind 4:big-blind');
  });
  test('back in a seat the blinds reach later, he has moved', () => {
    const room = full().leave(4);
    room.sit(9, 20_000, { id: 'p4' });
    expect(room.sitting(9).entry).toEqual({ kind: 'moved', hands: 3 });
  });
});

describe('a game that had stopped', () => {
  test('BAR-13 with fewer than two in the game, whoever is ready is dealt in and nothing is due', () => {
    const room = new Room(hold()).open([1, 2, 3, 4]);
    room.hand(); // big 3
    room.sitOut(4);
    room.hand(); // button 2, 3 small, big 1; seat 4 is due
    room.sitOut(1, 2, 3);
    expect(room.refused({ type: 'deal' })).toMatchObject({ refused: 'too-few-players', facts: { ready: 0, min: 2 } });
    room.comeBack(4, false).comeBack(2, false);
    expect(room.deal().rule).toBe('BAR-13');
    expect(room.posts()).toBe('4:small-blind 2:big-blind'); // the big blind goes on from seat 1
  });
  test('BAR-13 nor is anything posted by those who had blinds due', () => {
    const room = new Room(hold()).open([1, 2, 3, 4, 5]);
    room.hand(); // big 3
    room.sitOut(1, 2, 4);
    room.hands(2); // heads up: big 5, then big 3, so that the other three have been passed
    expect([1, 2, 4].map((seat) => room.sitting(seat).due.big)).toEqual([true, true, true]);
    room.sitOut(3, 5);
    for (const seat of [1, 2, 4]) room.comeBack(seat, true);
    expect(told(room, room.deal())).toBe('button 1, 2:small-blind 4:big-blind');
  });
});
