/** AMB-ROG-72: acts out of turn are counted for as long as somebody sits, and the floor is told at the third. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/kernel/index.js';
import { outOfTurnAt } from '../../src/table/index.js';
import { Room } from '../../src/table/test/room.js';
import { words } from '../../src/words/index.js';
import { rulesOf } from '../hand.js';

const table = (game: string, stake: string, switches: Record<string, unknown> = {}): Room =>
  new Room(rulesOf({ house: 'rogelios', game, stake, switches })).open([1, 2, 3, 4], 200_000);
/** A hand in which the dealer reports that somebody acted before his turn, so many times. */
function early(room: Room, seat: Seat, times: number): Room {
  room.deal();
  room.shuffle();
  for (let i = 0; i < times; i++) room.act('dealer', 'out-of-turn', { seat, amount: 0 });
  return room.fold();
}
const told = (room: Room): unknown => outOfTurnAt(room.state).map(({ seat, count, rule }) => [seat, count, rule]);

describe.each([
  ['hold', '3/6'],
  ['draw', '20-40'],
])('%s', (game, stake) => {
  test('AMB-ROG-72 nothing is shown at the second, and from the third on it is, over as many hands as it takes', () => {
    const room = early(early(table(game, stake, { 'rog.hold.straddle': 'off' }), 4, 1), 4, 1);
    expect([room.sitting(4).outOfTurn, told(room)]).toEqual([2, []]);
    early(room, 4, 1);
    expect(told(room)).toEqual([[4, 3, 'AMB-ROG-72']]);
    early(room, 4, 1);
    expect(told(room)).toEqual([[4, 4, 'AMB-ROG-72']]);
    room.checkReplay();
  });
});
test('AMB-ROG-72 whether the act is returned or binds, and whoever it was', () => {
  const room = table('hold', '3/6', { 'rog.bet.out_of_turn': 'binding_if_unchanged', 'rog.hold.straddle': 'off' });
  for (let i = 0; i < 3; i++) early(room, 4, 1);
  expect([1, 2, 3, 4].map((seat) => room.sitting(seat).outOfTurn)).toEqual([0, 0, 0, 3]);
});
test('AMB-ROG-72 it is counted for a sitting: whoever sits down again begins anew', () => {
  const room = early(table('hold', '3/6', { 'rog.hold.straddle': 'off' }), 4, 3);
  expect(told(room)).toEqual([[4, 3, 'AMB-ROG-72']]);
  room.leave(4).sit(4, 300_000, { id: 'p4' });
  expect([room.sitting(4).outOfTurn, told(room)]).toEqual([0, []]);
});
test('AMB-ROG-72 in both languages', () => {
  const one = { patron: { id: 'ana', name: 'Ana', bot: false }, count: 3, rule: 'AMB-ROG-72' };
  expect(words('en').outOfTurn(one)).toBe('Ana has acted out of turn 3 times at this table (AMB-ROG-72).');
  expect(words('es').outOfTurn(one)).toBe('Ana ha actuado fuera de turno 3 veces en esta mesa (AMB-ROG-72).');
});
