/** Jalisco's tables between hands: the dealer never moves, the first card does, one seat counter-clockwise each hand. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/kernel/index.js';
import { markersOf, ready } from '../../src/table/index.js';
import { type Opened, Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';
import { words } from '../../src/words/index.js';

const GAMES = ['draw', 'lob'] as const;
const table = (game: string, seats: readonly Seat[]): Room =>
  new Room(rulesOf({ house: 'jalisco', game })).open(seats, 50_000);
const first = (opened: Opened): Seat => opened.markers['first-card']!;
const firsts = (room: Room, hands: number): readonly Seat[] => room.hands(hands).map(first);

describe.each(GAMES)('%s', (game) => {
  test('JAL-DRAW-B3 AMB-JAL-09 the first game’s first card goes to the seat right of the dealer, and nobody draws for it', () => {
    const room = table(game, [1, 3, 6, 8]);
    expect(room.refused({ type: 'drawButton', faces: [] })).toEqual({ refused: 'no-draw', rule: 'JAL-DRAW-B3' });
    const opened = room.deal(); // the dealer sits between the last seat and the first
    expect([first(opened), opened.rule]).toEqual([8, 'JAL-DRAW-B3']);
    expect(opened.setup.markers).toEqual({ 'first-card': 8 });
    room.shuffle();
    const dealt = room.played().find((e) => e.type === 'CardsDealt')!;
    expect(dealt.cards[0]!.seen).toBe(8);
    expect(first(table(game, [2, 5]).deal())).toBe(5); // the seat itself is empty: the next one
    const told = words('en').tableEvent(room.state.live!.game, opened);
    expect(told).toBe('Hand 1: Seat 8 gets the first card.');
  });
  test('JAL-DRAW-B4 each later game the first card goes to the next seat in rotation', () => {
    const room = table(game, [1, 3, 6, 8]);
    const hands = room.hands(9);
    expect(hands.map(first)).toEqual([8, 6, 3, 1, 8, 6, 3, 1, 8]);
    expect(hands.slice(1).every(({ rule }) => rule === 'JAL-DRAW-B4')).toBe(true);
    room.checkReplay();
  });
  test('JAL-DRAW-B2 cards and turns go counter-clockwise, and who got the first card opens the betting', () => {
    const room = table(game, [1, 3, 6, 8]);
    room.hand();
    expect(room.deal().seats).toEqual([8, 6, 3, 1]);
    room.shuffle();
    const dealt = room.played().find((e) => e.type === 'CardsDealt')!;
    expect(dealt.cards.map((move) => move.seen)).toEqual([6, 3, 1, 8]);
    const order: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      const { actor } = room.state.live!.round.menus[0]!;
      order.push(actor);
      room.act(actor, 'check');
    }
    expect(order).toEqual([6, 3, 1, 8]);
  });
  test('everybody antes before the deal, from the first card on', () => {
    const room = table(game, [1, 3, 6, 8]);
    room.hand();
    room.deal();
    expect(room.posts()).toBe('6:ante 3:ante 1:ante 8:ante');
    expect(room.played().map((e) => e.type)).not.toContain('CardsDealt');
  });
  test('BAR-45 who comes is dealt in at once, who was away owes nothing, and an empty seat is passed', () => {
    const room = table(game, [1, 3, 6, 8]);
    room.hand(); // 8
    room.sit(7, 50_000);
    expect(firsts(room, 1)).toEqual([7]);
    room.leave(6).sitOut(3);
    expect(firsts(room, 1)).toEqual([1]);
    room.comeBack(3, true);
    expect(ready(room.state).find((r) => r.seat === 3)).toMatchObject({ next: true, price: { dead: 0, live: 0 } });
    expect(firsts(room, 3)).toEqual([8, 7, 3]);
  });
  test('BAR-21 a void hand leaves the marker where it was, the first one too', () => {
    const room = table(game, [1, 3, 6, 8]);
    room.deal();
    room.act('floor', 'void');
    expect([room.state.markers, markersOf(room.state)]).toEqual([null, {}]);
    expect(firsts(room, 2)).toEqual([8, 6]);
    room.deal();
    room.act('floor', 'void');
    expect(firsts(room, 1)).toEqual([3]);
    room.checkReplay();
  });
  test('BAR-12 a game that broke begins again beside the dealer', () => {
    const room = table(game, [1, 3, 6, 8]);
    room.hands(2);
    room.leave(1, 3, 6);
    expect(room.state.markers).toBeNull();
    room.sit(2, 50_000).sit(7, 50_000);
    expect(firsts(room, 2)).toEqual([8, 7]);
  });
});
