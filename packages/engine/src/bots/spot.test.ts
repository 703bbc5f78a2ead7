import { describe, expect, it } from 'vitest';
import { faces, printFaces } from '../cards/index.js';
import type { CommunityRules } from '../games/index.js';
import { type Round, type Seat, view } from '../kernel/index.js';
import { readSpot } from './spot.js';
import { BIG, type Room, roomOf, setupOf, stacked, upTo } from './test/hands.js';
import { kinds, limit, noLimit, rulesOf } from './test/rules.js';

const rules = rulesOf({ limit: noLimit });
const spotOf = (room: Room, round: Round) =>
  readSpot(
    { view: view(room.game, round, round.menus[0]!.actor as Seat), game: room.posted },
    room.posted.rules as CommunityRules,
  );

describe('reading the table', () => {
  it('knows its cards, the board, and which faces may still be anywhere', () => {
    const room = roomOf(rules, 2);
    const pack = stacked(room, 0, { 0: 'As Kd', 1: '2c 3c' }, '9h 8h 7h 6h');
    const setup = setupOf(room, 0, [100 * BIG, 100 * BIG]);
    const round = upTo(room, setup, pack, [{ type: 'call' }, { type: 'check' }, { type: 'check' }, { type: 'check' }]);
    const spot = spotOf(room, round);
    expect(spot.seat).toBe(1);
    expect(printFaces(spot.hole)).toBe('2c 3c');
    expect(printFaces(spot.board)).toBe('9h 8h 7h 6h');
    expect(spot.unseen).toHaveLength(46);
    for (const face of faces('As Kd')) expect(spot.unseen).toContain(face);
    for (const face of faces('2c 9h 6h')) expect(spot.unseen).not.toContain(face);
    expect(spot).toMatchObject({ price: 0, winnable: 2 * BIG, isRaised: false, behind: 1, isLast: false });
  });
  it('remembers what it threw away itself', () => {
    const crazy = rulesOf({ ...kinds.crazyHiLo9, limit });
    const room = roomOf(crazy, 2);
    const pack = stacked(room, 0, { 0: 'As Kd 4s', 1: '2c 3c 4c' }, '9h 8h 7h 6h');
    const setup = setupOf(room, 0, [100 * BIG, 100 * BIG]);
    const quiet = [{ type: 'call' }, { type: 'check' }, { type: 'check' }, { type: 'check' }];
    let round = upTo(room, setup, pack, quiet);
    const throws = round.menus.map(({ options }) => ({ type: 'discard', cards: options[0]!.cards!.from.slice(0, 1) }));
    round = upTo(room, setup, pack, [...quiet, ...throws]);
    expect(spotOf(room, round).unseen).toHaveLength(52 - 3 - 4);
  });
  it('cuts the pot where others are all in, and counts only what it can match', () => {
    const room = roomOf(rules, 4);
    // Seat 3 is all in for 2, seat 0 for 10; the blinds are seats 1 and 2.
    const setup = setupOf(room, 0, [10 * BIG, 100 * BIG, 40 * BIG, 2 * BIG]);
    const pack = stacked(room, 0, { 0: 'As Kd' });
    const raise = (n: number) => ({ type: 'raise', amount: n * BIG });
    const round = upTo(room, setup, pack, [raise(2), raise(10), raise(100)]);
    const spot = spotOf(room, round);
    expect(spot.seat).toBe(2);
    expect(spot.price).toBe(39 * BIG);
    expect(spot.layers.map(({ amount }) => amount / BIG)).toEqual([8, 24, 60]);
    const seats = (bits: number) => spot.opponents.filter((_, i) => (bits & (1 << i)) !== 0).map((o) => o.seat);
    expect(spot.layers.map(({ against }) => seats(against))).toEqual([[0, 1, 3], [0, 1], [1]]);
    expect(spot.winnable).toBe(92 * BIG);
  });
  it('tells blinds from bets made by choice', () => {
    const room = roomOf(rules, 6);
    const setup = setupOf(
      room,
      0,
      room.game.seats.map(() => 50 * BIG),
    );
    const round = upTo(room, setup, stacked(room, 0, { 0: 'As Kd' }), [
      { type: 'call' },
      { type: 'raise', amount: 3 * BIG },
      { type: 'fold' },
    ]);
    const spot = spotOf(room, round);
    expect(spot).toMatchObject({ seat: 0, price: 3 * BIG, isRaised: true, isLast: true, behind: 3 });
    const chosen = spot.opponents.filter((o) => o.hasChosen).map((o) => o.seat);
    expect(chosen).toEqual([3, 4]);
    expect(spot.opponents.find((o) => o.isAggressor)?.seat).toBe(4);
  });
});
