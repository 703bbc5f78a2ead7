// Tables without blinds: one marker goes round in the direction of play, everybody antes, and nothing is due from who was away.
import { describe, expect, test } from 'vitest';
import type { Seat } from '../kernel/index.js';
import { ready, type TableRules, tableRules } from './index.js';
import { chipsAtTable, ofType, Room } from './test/room.js';
import { band, hold, perHand, pushNine } from './test/rules.js';

const back = (over: Partial<TableRules> = {}): TableRules => pushNine({ direction: 'counter-clockwise', ...over });
const WAYS = [
  ['clockwise', pushNine, 1],
  ['counter-clockwise', back, -1],
] as const;
const buttons = (room: Room, hands: number): readonly Seat[] => room.hands(hands).map((o) => o.button);
/** These seats from one of them on, up or down. */
const roundFrom = (seats: readonly Seat[], first: Seat, way: number): readonly Seat[] => {
  const order = seats.toSorted((a, b) => way * (a - b));
  const at = order.indexOf(first);
  return [...order.slice(at), ...order.slice(0, at)];
};

describe.each(WAYS)('%s', (_name, rules, way) => {
  test('the button moves one seat each hand, in the direction of play, until everybody has had it', () => {
    const seats = [1, 2, 4, 7, 10];
    const room = new Room(rules()).open(seats);
    expect(buttons(room, 6)).toEqual([...roundFrom(seats, 1, way), 1]);
    room.checkReplay();
  });
  test('the seats of a round are listed in the order of action, and the one after the button is dealt to first and acts first', () => {
    const room = new Room(rules()).open([2, 3, 5, 8]);
    room.deal();
    expect(room.opened().seats).toEqual(way === 1 ? [2, 3, 5, 8] : [8, 5, 3, 2]);
    room.shuffle();
    const after = roundFrom([2, 3, 5, 8], 2, way).slice(1).concat(2);
    const dealt = room.played().find((e) => e.type === 'CardsDealt')!;
    expect(dealt.cards.slice(0, 4).map((move) => move.seen)).toEqual(after);
    expect(room.state.live!.round.menus[0]!.actor).toBe(after[0]);
  });
  test('everybody dealt in antes the same, from the seat after the button on', () => {
    const room = new Room(rules()).open([2, 3, 5, 8]);
    const order = roundFrom([2, 3, 5, 8], 2, way).slice(1).concat(2);
    expect(room.deal().setup.terms.posts).toEqual(
      order.map((seat) => ({ seat, amount: 200, kind: 'ante', rule: 'SNK-P9-3' })),
    );
    expect(room.opened().setup.markers).toEqual({ button: 2 });
  });
  test('it passes seats that are empty, away or out of chips', () => {
    const room = new Room(rules()).open([1, 2, 3, 4, 5, 6]);
    room.hand();
    const next = roundFrom([1, 2, 3, 4, 5, 6], 1, way);
    room.leave(next[1]!).sitOut(next[2]!);
    expect(buttons(room, 1)).toEqual([next[3]]);
  });
  test('whoever has it leaves: it goes on from where he sat', () => {
    const room = new Room(rules()).open([1, 3, 5, 7]);
    room.hands(2);
    const next = roundFrom([1, 3, 5, 7], 1, way);
    room.leave(next[1]!);
    expect(buttons(room, 2)).toEqual([next[2], next[3]]);
  });
  test('BAR-45 a new player is dealt into the next hand, wherever he sits, and antes like everybody', () => {
    const room = new Room(rules()).open([1, 5, 9]);
    room.hand();
    const next = roundFrom([1, 5, 9], 1, way)[1]!;
    const between = next === 5 ? 3 : 10; // where the button would go next
    room.sit(between);
    expect(ready(room.state).find((r) => r.seat === between)).toMatchObject({
      next: true,
      why: null,
      price: { dead: 0, live: 0, rule: 'BAR-45' },
    });
    expect(room.hand()).toMatchObject({ button: between, rule: 'SNK-P9-10' });
    expect(room.posts().split(' ').sort()).toEqual(['1:ante', '5:ante', '9:ante', `${between}:ante`].sort());
  });
  test('the draw puts it down; if that seat is not dealt in, the next one has it', () => {
    const room = new Room(rules()).open([2, 4, 6]);
    expect(room.sitOut(2).hand()).toMatchObject({ button: way === 1 ? 4 : 6, rule: 'ROG-HOLD-14' });
    expect(new Room(rules()).open([2, 4, 6]).hand().button).toBe(2);
  });
  test('BAR-21 a void hand was not played: the button stays, and who was new is new again', () => {
    const room = new Room(rules()).open([1, 3, 5]);
    room.hand();
    const next = roundFrom([1, 3, 5], 1, way)[1]!;
    const before = room.state;
    room.sit(8);
    room.deal();
    room.shuffle();
    room.act('floor', 'void');
    expect([room.state.markers, room.state.played]).toEqual([before.markers, before.played]);
    expect(room.sitting(8).entry).toEqual({ kind: 'new' });
    expect(chipsAtTable(room.state)).toBe(80_000);
    room.leave(8);
    expect(buttons(room, 2)[0]).toBe(next);
    room.checkReplay();
  });
  test('BAR-21 a void first hand is dealt again from the same button', () => {
    const room = new Room(rules()).open([1, 3, 5]);
    room.deal();
    room.act('floor', 'void');
    expect([room.state.markers, room.state.drawn]).toEqual([null, 1]);
    expect(buttons(room, 2)).toEqual(roundFrom([1, 3, 5], 1, way).slice(0, 2));
  });
});

describe('nothing is due', () => {
  test('BAR-45 whoever was away comes back for nothing, however long the button has been round', () => {
    const room = new Room(pushNine()).open([1, 2, 3, 4]);
    room.hand();
    room.sitOut(3);
    room.hands(7);
    expect(ofType(room.log, 'BlindsDue')).toEqual([]);
    room.comeBack(3, true);
    expect(ready(room.state).find((r) => r.seat === 3)).toMatchObject({ status: 'playing', next: true, why: null });
    room.deal();
    expect(
      room
        .posts()
        .split(' ')
        .filter((post) => post.startsWith('3:')),
    ).toEqual(['3:ante']);
  });
  test('BAR-45 a change of seat costs nothing and waits for nothing', () => {
    const room = new Room(pushNine()).open([1, 2, 3, 4]);
    room.hands(2);
    room.do({ type: 'changeSeat', seat: 3, to: 8, post: false });
    expect(room.sitting(8).entry).toEqual({ kind: 'in' });
    expect(room.deal().seats).toEqual([1, 2, 4, 8]);
    expect(room.posts()).toBe('8:ante 1:ante 2:ante 4:ante');
  });
  test('BAR-45 back within the return window in another seat: the same', () => {
    const room = new Room(pushNine()).open([1, 2, 3, 4]);
    room.hands(2);
    room.leave(3).sit(7, 40_000, { id: 'p3' });
    expect(room.sitting(7).entry).toEqual({ kind: 'in' });
    expect(room.deal().seats).toContain(7);
  });
  test('BAR-12 with fewer than two seated the game is broken, and the next one draws', () => {
    const room = new Room(pushNine()).open([1, 2, 3]);
    room.hand();
    room.leave(1, 2);
    expect([room.state.drawn, room.state.markers, room.state.played]).toEqual([null, null, []]);
    room.sit(9);
    expect(room.refused({ type: 'deal' })).toMatchObject({ refused: 'button-not-drawn' });
    expect(room.draw(9).hand().button).toBe(9);
  });
  test('a short stack antes what it has; who has nothing sits out', () => {
    const room = new Room(pushNine({ buyIn: { min: 100, max: null, rule: 'BAR-2' } }));
    for (const seat of [1, 2, 3]) room.sit(seat, seat === 3 ? 100 : 20_000);
    room.draw(1).deal();
    expect(room.chips('stack:3')).toBe(0);
    room.checkReplay();
  });
});

describe('who may deal (ROG-LOB-C1)', () => {
  const players = (rules: TableRules, seats: readonly Seat[]): Room => new Room(rules).open(seats);
  const byPlayers = (over: Partial<TableRules> = {}): TableRules =>
    pushNine({ seating: { kind: 'rotation', marker: 'button', first: 'high-card', deals: 'who-played' }, ...over });
  test('ROG-LOB-C1 the button passes whoever did not play the hand before, and comes to him when he has', () => {
    const room = players(byPlayers(), [1, 2, 3, 4]);
    room.hand(); // button 1
    room.sitOut(3);
    expect(room.hand().button).toBe(2);
    room.comeBack(3, false);
    expect(room.hand()).toMatchObject({ button: 4, seats: [1, 2, 3, 4] }); // 3 is dealt in, but has not played the hand before
    expect(buttons(room, 4)).toEqual([1, 2, 3, 4]);
  });
  test('ROG-LOB-C1 a new player does not deal his first hand', () => {
    const room = players(byPlayers(), [1, 3, 5]);
    room.hand();
    room.sit(2);
    expect(buttons(room, 1)).toEqual([3]);
    const other = players(pushNine(), [1, 3, 5]);
    other.hand();
    expect(buttons(other.sit(2), 1)).toEqual([2]);
  });
  test('ROG-LOB-C1 where nobody is left of those who played, somebody must deal', () => {
    const room = players(byPlayers(), [1, 2, 3, 4]);
    room.sitOut(3, 4).hand();
    room.comeBack(3, false).comeBack(4, false).sitOut(1, 2);
    expect(buttons(room, 1)).toEqual([3]);
  });
  test('ROG-LOB-C1 a hand that was void was not played', () => {
    const room = players(byPlayers(), [1, 2, 3]);
    room.sitOut(2).hand(); // button 1, 2 away
    room.comeBack(2, false);
    room.deal();
    room.act('floor', 'void');
    expect(room.hand().button).toBe(3);
  });
  const blinds = (deals: 'anybody' | 'who-played'): TableRules =>
    hold({ seating: { kind: 'blinds', deals, skippedSmall: 'owed' } });
  /** Seats 1 and 3 play a hand with 3 in the big blind while 2 is away; then 3 is away, and 2 is back. */
  const twoLeft = (rules: TableRules): Room => {
    const room = players(rules, [1, 2, 3]);
    room.hand(); // button 1, blinds 2 and 3
    room.sitOut(2);
    room.hand();
    room.hand();
    expect(room.opened().big).toBe(3);
    return room.comeBack(2, true).sitOut(3);
  };
  test('ROG-LOB-C1 at a table with blinds, down to two: the one who played deals', () => {
    expect(twoLeft(blinds('who-played')).hand()).toMatchObject({ button: 1, big: 2 });
    expect(twoLeft(blinds('anybody')).hand()).toMatchObject({ button: 2, big: 1 });
  });
});

describe('the fee', () => {
  const paid = (rules: TableRules, seats: readonly Seat[]): string => {
    const room = new Room(rules).open(seats);
    room.deal();
    return room.fees();
  };
  test('SNK-P9-10 out of the ante of the seat on the button, and it goes round with the button', () => {
    const rules = pushNine({ fee: perHand('button-ante', band(2, 200, 0, 'SNK-P9-10')) });
    const room = new Room(rules).open([1, 2, 3]);
    const fees = room.hands(3).map((o) => o.setup.terms.fees);
    expect(fees).toEqual([1, 2, 3].map((seat) => [{ seat, amount: 200, to: 'drop', rule: 'SNK-P9-10', from: 'ante' }]));
    expect(room.state.takings.drop).toBe(600);
    expect(chipsAtTable(room.state)).toBe(60_000);
  });
  test('by the number of players: VEN-DRAW-3’s $2 with two to four, $3 with five to seven, out of the money in the middle', () => {
    const fee = perHand('centre', band(5, 300, 0, 'VEN-DRAW-3'), band(2, 200, 0, 'VEN-DRAW-3'));
    const at = (count: number) =>
      paid(
        pushNine({ fee }),
        Array.from({ length: count }, (_, i) => i + 1),
      );
    expect([2, 4, 5, 7].map(at)).toEqual([
      '1:200 drop VEN-DRAW-3',
      '1:200 drop VEN-DRAW-3',
      '1:300 drop VEN-DRAW-3',
      '1:300 drop VEN-DRAW-3',
    ]);
    const room = new Room(pushNine({ fee })).open([1, 2]);
    expect(room.deal().setup.terms.fees[0]).toMatchObject({ from: 'centre' });
  });
  test('BAR-1 a fee out of the middle asks nothing of a stack', () => {
    const room = new Room(
      pushNine({ fee: perHand('centre', band(2, 200, 0, 'x')), buyIn: { min: 100, max: null, rule: 'BAR-2' } }),
    );
    for (const seat of [1, 2, 3]) room.sit(seat, seat === 3 ? 200 : 20_000);
    expect(room.draw(1).deal().seats).toEqual([1, 2, 3]);
  });
  test('it comes from a seat or money there is', () => {
    const good = (over: object) => tableRules.safeParse({ ...pushNine(), ...over }).success;
    expect(good({ fee: perHand('big-blind', band(2, 200, 0, 'x')) })).toBe(false);
    expect(good({ fee: perHand('first-card', band(2, 200, 0, 'x')) })).toBe(false);
    expect(good({ fee: perHand('button', band(2, 200, 0, 'x')) })).toBe(true);
    expect(good({ fee: perHand('button-ante', band(2, 200, 0, 'x')) })).toBe(true);
    expect(good({ fee: perHand('button-ante', band(2, 300, 0, 'x')) }), 'more than the ante').toBe(false);
    const blinds = (from: 'button-ante' | 'centre' | 'first-card') =>
      tableRules.safeParse({ ...hold(), fee: perHand(from, band(2, 200, 0, 'x')) }).success;
    expect([blinds('button-ante'), blinds('centre'), blinds('first-card')]).toEqual([false, false, false]);
  });
});

test('rules that contradict themselves are no table', () => {
  const why = (over: object) => {
    const read = tableRules.safeParse({ ...pushNine(), ...over });
    return read.success ? [] : read.error.issues.map((issue) => issue.message);
  };
  expect(why({})).toEqual([]);
  expect(why({ seating: { kind: 'blinds' } })).toContain('blinds-without-button');
  expect(why({ forced: { kind: 'blinds', small: 100, big: 200, rule: 'x' } })).toContain('blinds-without-button');
  expect(why({ forced: { kind: 'ante', amount: 0, rule: 'x' } })).toContain('nothing-forced');
  expect(why({ forced: { kind: 'price', min: 300, max: 200, rule: 'x' } })).toContain('price-crossed');
  expect(why({ kill: 'half' })).toContain('kill-without-limits');
  const ccw = tableRules.safeParse({ ...hold(), direction: 'counter-clockwise' });
  expect(ccw.error?.issues.map((issue) => issue.message)).toEqual(['blinds-other-way']);
});
test('what a round forces inside itself the table does not post', () => {
  for (const forced of [{ kind: 'price', min: 200, max: 10_000, rule: 'VEN-DRAW-6' }, { kind: 'none' }] as const) {
    const room = new Room(pushNine({ forced })).open([1, 2, 3]);
    expect(room.deal().setup.terms.posts).toEqual([]);
  }
});
