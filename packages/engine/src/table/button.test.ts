// Where the button and the blinds fall: moving, drawn for, heads up, and when people come and go.
import { describe, expect, test } from 'vitest';
import { blindsOf, type TableRules } from './index.js';
import { Room, told } from './test/room.js';
import { hold, pineapple, snkHold, snkOmaha, venHold } from './test/rules.js';

const run = (room: Room, count: number): string[] => room.hands(count).map((o) => told(room, o));
/** Button and blinds each move one seat to the left until every seat has had all three. */
const CIRCUIT = [
  'button 1, 2:small-blind 3:big-blind',
  'button 2, 3:small-blind 4:big-blind',
  'button 3, 4:small-blind 1:big-blind',
  'button 4, 1:small-blind 2:big-blind',
  'button 1, 2:small-blind 3:big-blind',
];

describe('the button moves', () => {
  test('ROG-HOLD-13a the button never sits in a dead seat: it passes seats that are empty, out of chips or away', () => {
    const room = new Room(hold()).open([1, 3, 5, 7, 9]);
    expect(run(room, 1)).toEqual(['button 1, 3:small-blind 5:big-blind']);
    room.leave(3); // whose turn for the button it is
    expect(room.hand().button).toBe(5);
    room.sitOut(7);
    expect(room.hand().button).toBe(9);
    expect(room.hand().button).toBe(1);
  });
  test('ROG-HOLD-13a the button moves forward after every hand', () => {
    const room = new Room(hold()).open([2, 4, 6, 8, 10]);
    expect(room.hands(11).map((o) => o.button)).toEqual([2, 4, 6, 8, 10, 2, 4, 6, 8, 10, 2]);
  });
  test('ROG-HOLD-13b every player takes both blinds in every full rotation of the button', () => {
    const seats = [1, 2, 4, 5, 8, 9];
    const room = new Room(hold()).open(seats);
    expect(run(room, 3).at(-1)).toBe('button 4, 5:small-blind 8:big-blind');
    const opened = room.hands(seats.length);
    const who = (kind: string) =>
      opened.map((o) => o.setup.terms.posts.filter((p) => p.kind === kind).map((p) => p.seat));
    expect(who('small-blind')).toEqual([[8], [9], [1], [2], [4], [5]]);
    expect(who('big-blind')).toEqual([[9], [1], [2], [4], [5], [8]]);
    expect(opened.flatMap((o) => o.setup.terms.posts)).toHaveLength(2 * seats.length);
  });
  test('ROG-CPHL-13 button and mandatory blinds rotate in consecutive seats, fixed in size, the big blind last', () => {
    const room = new Room(pineapple()).open([1, 2, 3, 4]);
    expect(run(room, 5)).toEqual(CIRCUIT);
    for (const { setup } of room.hands(4)) expect(setup.terms.posts.map((p) => p.amount)).toEqual([100, 300]);
  });
  test('SNK-HOLD-10 blind and button move clockwise until all have had both, then repeat', () => {
    expect(run(new Room(snkHold()).open([1, 2, 3, 4]), 5)).toEqual(CIRCUIT);
  });
  test('SNK-OHL-9 blind and button move clockwise until all have had both', () => {
    expect(run(new Room(snkOmaha()).open([1, 2, 3, 4]), 5)).toEqual(CIRCUIT);
  });
  test('VEN-HOLD-2 the button moves clockwise after each hand', () => {
    expect(run(new Room(venHold()).open([1, 2, 3, 4]), 5)).toEqual(CIRCUIT);
  });
});

describe('nobody skips the big blind (AMB-ROG-62)', () => {
  const after = (...leavers: number[]): string[] => {
    const room = new Room(hold()).open([1, 2, 3, 4, 5, 6]);
    room.hand(); // button 1, small 2, big 3
    return run(room.leave(...leavers), 3);
  };
  test('the last big blind leaves: the next two seats both post one', () => {
    expect(after(3)).toEqual([
      'button 2, 4:big-blind 5:big-blind',
      'button 4, 5:small-blind 6:big-blind 4:dead-small',
      'button 5, 6:small-blind 1:big-blind',
    ]);
  });
  test('the last small blind leaves: the button goes to the last big blind, and two seats post one', () => {
    expect(after(2)).toEqual([
      'button 3, 4:big-blind 5:big-blind',
      'button 4, 5:small-blind 6:big-blind 3:dead-small 4:dead-small',
      'button 5, 6:small-blind 1:big-blind',
    ]);
  });
  test('both leave: the button itself posts one, since the blind would have reached it', () => {
    expect(after(2, 3)[0]).toBe('button 4, 5:big-blind 6:big-blind 4:big-blind');
  });
  test('the last button leaves: nothing is disturbed', () => {
    expect(after(1)).toEqual([
      'button 2, 3:small-blind 4:big-blind',
      'button 3, 4:small-blind 5:big-blind',
      'button 4, 5:small-blind 6:big-blind',
    ]);
  });
  test('the next big blind leaves: the one after him posts it', () => {
    expect(after(4)[0]).toBe('button 2, 3:small-blind 5:big-blind');
  });
  test('the rule is named on the blinds it adds', () => {
    const room = new Room(hold()).open([1, 2, 3, 4, 5]);
    room.hand();
    const { setup, rule } = room.leave(3).deal();
    expect([rule, ...setup.terms.posts.map((p) => p.rule)]).toEqual(['AMB-ROG-62', 'AMB-ROG-62', 'AMB-ROG-62']);
  });
});

describe('the first button', () => {
  const draw = (cards: string): { seat: number; room: Room } => {
    const room = new Room(hold());
    for (const seat of [2, 5, 9]) room.sit(seat);
    room.do({ type: 'drawButton', faces: cards.split(' ').map((card) => CARDS.indexOf(card) as never) });
    return { seat: room.state.drawn!, room };
  };
  const CARDS = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  test('ROG-HOLD-14 one card each, the highest has the button; between equals spades, hearts, diamonds, clubs', () => {
    expect(draw('Tc Kd 9s').seat).toBe(5);
    expect(draw('2c 2d 2h').seat).toBe(9);
    expect(draw('As Ah Ad').seat).toBe(2);
    expect(draw('Qs Kc Qh').seat).toBe(5);
  });
  test('ROG-HOLD-14 the cards are shown, and the first round is dealt from that button', () => {
    const { room } = draw('Tc Kd 9s');
    expect(room.log.at(-1)).toEqual({
      type: 'ButtonDrawn',
      seat: 5,
      cards: [
        { seat: 2, card: 'Tc' },
        { seat: 5, card: 'Kd' },
        { seat: 9, card: '9s' },
      ],
      rule: 'ROG-HOLD-14',
    });
    expect(run(room, 2)).toEqual(['button 5, 9:small-blind 2:big-blind', 'button 9, 2:small-blind 5:big-blind']);
  });
  test('all present are dealt into the first round, also who sat down after the draw', () => {
    const { room } = draw('Tc Kd 9s');
    expect(room.sit(7).deal().seats).toEqual([2, 5, 7, 9]);
  });
  test('BAR-12 a game with fewer than two seated is broken, and the next one draws again', () => {
    const room = new Room(hold()).open([1, 2, 3]);
    room.hand();
    room.leave(2);
    expect(room.state.drawn).not.toBeNull();
    room.leave(3);
    expect(room.state.drawn).toBeNull();
    room.sit(6);
    expect(room.refused({ type: 'deal' })).toEqual({ refused: 'button-not-drawn', rule: 'ROG-HOLD-14' });
    expect(run(room.draw(6), 1)).toEqual(['button 6, 6:small-blind 1:big-blind']);
  });
});

describe('heads up', () => {
  test('ROG-HOLD-15 the small blind is on the button', () => {
    const room = new Room(hold()).open([4, 7]);
    expect(run(room, 3)).toEqual([
      'button 4, 4:small-blind 7:big-blind',
      'button 7, 7:small-blind 4:big-blind',
      'button 4, 4:small-blind 7:big-blind',
    ]);
    expect(room.opened().rule).toBe('ROG-HOLD-15');
  });
  test('ROG-HOLD-15 the small blind acts first before the flop and last after it', () => {
    const room = new Room(hold()).open([4, 7]);
    room.deal();
    room.shuffle();
    expect(room.state.live!.round.menus.map((m) => m.actor)).toEqual([4]);
    room.act(4, 'call');
    room.act(7, 'check');
    expect(room.state.live!.round.menus.map((m) => m.actor)).toEqual([7]);
  });
  test.each([
    [1, 'button 3, 3:small-blind 2:big-blind'],
    [2, 'button 3, 3:small-blind 1:big-blind'],
    [3, 'button 2, 2:small-blind 1:big-blind'],
  ])(
    'ROG-HOLD-15 when the table shrinks to two (seat %i leaves) nobody posts the big blind twice running',
    (who, next) => {
      const room = new Room(hold()).open([1, 2, 3]);
      room.hand(); // button 1, small 2, big 3
      expect(run(room.leave(who), 1)).toEqual([next]);
    },
  );
  test('the big blind goes on to whose turn it is, even if the button stays where it was', () => {
    const room = new Room(hold()).open([1, 2, 3, 4]);
    room.hand(); // big 3, so 4 is next
    expect(run(room.leave(2, 3), 2)).toEqual([
      'button 1, 1:small-blind 4:big-blind',
      'button 4, 4:small-blind 1:big-blind',
    ]);
  });
  test('the third player comes in as the big blind, as soon as he is not between the blinds', () => {
    const room = new Room(hold()).open([2, 6]);
    room.hand(); // button 2, big 6; next: button 6, big 2
    room.sit(4); // behind the next button
    expect(run(room, 2)).toEqual(['button 6, 2:big-blind 4:big-blind', 'button 2, 4:small-blind 6:big-blind']);
    const other = new Room(hold()).open([2, 6]);
    other.hand();
    other.sit(8); // between the next button and the next big blind
    expect(run(other, 3)).toEqual([
      'button 6, 6:small-blind 2:big-blind',
      'button 2, 6:big-blind 8:big-blind',
      'button 6, 8:small-blind 2:big-blind',
    ]);
  });
});

describe('when the game is down to two', () => {
  test('nobody comes in at the seat of the last big blind, from which the blinds go on', () => {
    const room = new Room(hold()).open([1, 2, 3, 4, 5]);
    room.hands(2); // button 2, small 3, big 4
    room.leave(3, 4);
    room.sitOut(5);
    room.sit(4, 20_000, { id: 'new' });
    expect(run(room, 2)).toEqual(['button 2, 2:small-blind 1:big-blind', 'button 1, 2:big-blind 4:big-blind']);
  });
});

describe('what the button and the blinds are for', () => {
  test('ROG-HOLD-G5 the button gets cards last, and acts last on every round but the first', () => {
    const room = new Room(hold()).open([1, 2, 3, 4]);
    expect(room.deal().button).toBe(1);
    room.shuffle();
    const dealt = room.played().find((e) => e.type === 'CardsDealt')!;
    expect(dealt.cards.map((move) => move.seen)).toEqual([2, 3, 4, 1]);
    const order: unknown[] = [];
    const street = (): void => {
      for (const stage = stageOf(room); room.state.live !== null && stageOf(room) === stage; ) {
        const { actor, options } = room.state.live.round.menus[0]!;
        order.push(actor);
        room.act(actor, options.some((o) => o.type === 'call') ? 'call' : 'check');
      }
    };
    for (let i = 0; i < 4; i++) street();
    expect(order).toEqual([4, 1, 2, 3, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1]);
  });
  test('ROG-HOLD-G8 blinds sit consecutively from the button, and the first action is left of the furthest blind', () => {
    const room = new Room(hold()).open([1, 3, 4, 8, 9]);
    const first = () => {
      room.deal();
      room.shuffle();
      const { actor } = room.state.live!.round.menus[0]!;
      room.fold();
      return [room.opened().small, room.opened().big, actor];
    };
    expect(first()).toEqual([3, 4, 8]);
    room.leave(4); // seats 8 and 9 both post: 9 is the furthest
    expect(first()).toEqual([8, 9, 1]);
  });
  test('ROG-CPHL-13A two blinds, the first one seat left of the button; the player after them may straddle', () => {
    const room = new Room(pineapple()).open([2, 4, 6, 8]);
    room.deal();
    expect(room.posts()).toBe('4:small-blind 6:big-blind');
    const [menu] = room.state.live!.round.menus;
    expect(menu!.actor).toBe(8);
    expect(menu!.options.map((o) => o.type)).toEqual(['no-straddle', 'straddle']);
  });
  const postedFirst = (rules: TableRules): void => {
    const room = new Room(rules).open([1, 2, 3, 4]);
    room.deal();
    room.shuffle();
    const posted = room.played().filter((e) => e.type === 'Posted');
    expect(posted.map((e) => [e.seat, e.rule])).toEqual([
      [2, blindsOf(rules).rule],
      [3, blindsOf(rules).rule],
    ]);
    const types = room.played().map((e) => e.type);
    expect(types.lastIndexOf('Posted')).toBeLessThan(types.indexOf('PackShuffled'));
  };
  test('SNK-HOLD-13 blinds are posted first', () => postedFirst(snkHold()));
  test('VEN-HOLD-9 the two players left of the button post blinds before any card', () => postedFirst(venHold()));
});
const stageOf = ({ state }: Room): string => {
  const { game, round } = state.live!;
  return game.script[round.felt.step]!.name;
};
