// Crazy pineapple at a table opened by Rogelio's book: the fee, the buy-in, button and blinds, coming in and coming back.
import { describe, expect, test } from 'vitest';
import { ready } from '../../src/table/index.js';
import { Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';

const table = (switches: Record<string, unknown> = {}): Room =>
  new Room(rulesOf({ house: 'rogelios', game: 'cphl', switches }));
const sheet = { 'rog.fee.source': 'game_sheet' };
const types = (room: Room) => room.played().map((e) => e.type);

describe('the fee', () => {
  test('ROG-CPHL-F1 by the game’s sheet $3 from the dealer position, before blinds and cards', () => {
    const room = table(sheet).open([1, 2, 3, 4]);
    room.deal();
    expect(room.fees()).toBe('1:300 drop ROG-CPHL-F1');
    const [first, ...then] = types(room).filter((type) => type !== 'StepOpened');
    expect([first, then[0]]).toEqual(['CollectionTaken', 'Posted']);
    expect(room.played().some((e) => e.type === 'CardsDealt')).toBe(false); // seat 4 may straddle first
    room.fold();
    expect(room.state.takings).toMatchObject({ drop: 300, jackpot: 0 });
    room.deal(); // the button moves, and the fee with it
    expect(room.fees()).toBe('2:300 drop ROG-CPHL-F1');
  });

  test('AMB-ROG-02 by the posted schedule, unless told, $3 and $1 for the jackpot; never both fees', () => {
    const room = table().open([1, 2, 3, 4]);
    room.deal();
    expect(room.fees()).toBe('1:300 drop ROG-FEE-1, 1:100 jackpot ROG-FEE-1');
    room.fold();
    expect(room.state.takings).toMatchObject({ drop: 300, jackpot: 100 });
  });
});

describe('sitting down', () => {
  test('ROG-CPHL-11 the buy-in is posted, and nobody sits down for less', () => {
    const room = table();
    expect(room.rules.buyIn).toEqual({ min: 6000, max: null, rule: 'ROG-CPHL-11' });
    const patron = { id: 'ana', name: 'Ana', bot: false };
    const sit = (buyIn: number) => ({ type: 'sit', seat: 1, patron, buyIn, at: room.at() }) as const;
    expect(room.refused(sit(5900))).toMatchObject({
      refused: 'buy-in-too-small',
      rule: 'ROG-CPHL-11',
      facts: { min: 6000 },
    });
    room.do(sit(6000));
  });

  test('ROG-CPHL-12 a player who is not in his seat gets no hand', () => {
    const room = table().open([1, 2, 3, 4]);
    room.sitOut(3);
    expect(room.deal().seats).toEqual([1, 2, 4]);
    expect(room.log.findLast((e) => e.type === 'SatOut')).toMatchObject({
      seat: 3,
      reason: 'asked',
      rule: 'ROG-CPHL-12',
    });
    expect(ready(room.state).find(({ seat }) => seat === 3)).toMatchObject({
      next: false,
      status: 'sitting-out',
      why: 'asked',
      rule: 'ROG-CPHL-12',
    });
    expect(room.refused({ type: 'act', command: { type: 'fold', actor: 3 } })).toMatchObject({
      refused: 'not-your-turn',
    });
  });
});

describe('button and blinds', () => {
  test('ROG-CPHL-13 the button goes round, the blinds sit next to it in order, $1 and $3, the big one last', () => {
    const room = table().open([1, 2, 3, 4]);
    const seen = room
      .hands(5)
      .map(({ button, setup }) => [
        button,
        ...setup.terms.posts.map(({ seat, amount, kind }) => `${seat} ${kind} ${amount}`),
      ]);
    expect(seen).toEqual([
      [1, '2 small-blind 100', '3 big-blind 300'],
      [2, '3 small-blind 100', '4 big-blind 300'],
      [3, '4 small-blind 100', '1 big-blind 300'],
      [4, '1 small-blind 100', '2 big-blind 300'],
      [1, '2 small-blind 100', '3 big-blind 300'],
    ]);
    expect(room.opened().setup.terms.posts.map(({ rule }) => rule)).toEqual(['ROG-CPHL-13A', 'ROG-CPHL-13A']);
  });

  test('ROG-CPHL-13A one seat may straddle: the next after the big blind, at a full table too', () => {
    const room = table().open([1, 2, 4, 6, 8]);
    room.deal(); // button 1, small 2, big 4
    expect(room.state.live!.round.menus[0]).toMatchObject({
      actor: 6,
      options: [{ type: 'no-straddle' }, { type: 'straddle' }],
    });
    room.act(6, 'straddle', { amount: 600 });
    room.shuffle();
    expect(room.state.live!.round.menus[0]!.actor).toBe(8);
  });

  test('ROG-CPHL-15 a new player is dealt in at once without posting, but between the blinds waits until they have passed', () => {
    const room = table().open([1, 2, 4, 6, 8]);
    room.hand(); // button 1, small 2, big 4
    room.sit(3).sit(9);
    const opened = room.deal();
    expect(opened.seats).toEqual([1, 2, 4, 6, 8, 9]);
    expect(room.posts()).toBe('4:small-blind 6:big-blind');
    room.fold();
    const seats = room.hands(3).map((hand) => hand.seats.includes(3));
    expect(seats.at(-1)).toBe(true);
    expect(room.log.some((e) => e.type === 'BlindsDue' && e.seat === 3)).toBe(false); // and owes nothing for waiting
  });

  test('ROG-CPHL-15 nobody else waits: where the button would go a new player is dealt in, and the button passes him', () => {
    const room = table().open([2, 4, 6, 8, 10]);
    room.hand(); // button 2, blinds 4 and 6
    room.sit(3);
    const opened = room.deal();
    expect(opened.seats).toContain(3);
    expect([opened.button, room.posts()]).toEqual([4, '6:small-blind 8:big-blind']);
    room.fold();
    expect(room.hands(5).map(({ button }) => button)).toEqual([6, 8, 10, 2, 3]); // and comes to him in his turn
  });

  test('ROG-CPHL-16 who missed the blinds posts both, the small one dead, and plays at once; or waits for the big blind', () => {
    const missed = () => {
      const room = table().open([1, 2, 3, 4, 5]);
      room.hand(); // button 1, blinds 2 and 3
      room.sitOut(4);
      room.hands(2); // the blinds pass seat 4
      expect(room.sitting(4).due).toEqual({ small: true, big: true });
      return room;
    };
    const post = missed().comeBack(4, true);
    while (!post.deal().seats.includes(4)) post.fold();
    const mine = post.opened().setup.terms.posts.filter(({ seat }) => seat === 4);
    expect(mine).toEqual([
      { seat: 4, amount: 100, kind: 'dead-small', rule: 'ROG-CPHL-16' },
      { seat: 4, amount: 300, kind: 'live-big', rule: 'ROG-CPHL-16' },
    ]);
    expect([post.chips('centre'), post.chips('bet:4')]).toEqual([100, 300]);
    post.fold();
    const wait = missed().comeBack(4, false);
    while (!wait.deal().seats.includes(4)) wait.fold();
    expect(wait.opened().big).toBe(4);
    expect(wait.posts()).toContain('4:big-blind');
    // Who took his big blind owes the small one when it has passed him, and both when the button has.
    const left = table().open([1, 2, 3, 4, 5]);
    left.hand(); // button 1, blinds 2 and 3
    left.sitOut(3);
    const due = [1, 2, 3].map(() => {
      left.hand();
      return left.sitting(3).due;
    });
    expect(due).toEqual([
      { small: true, big: false },
      { small: true, big: true },
      { small: true, big: true },
    ]);
  });
});
