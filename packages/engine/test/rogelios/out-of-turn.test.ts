/** AMB-ROG-72: acts out of turn are counted for as long as somebody sits, and the floor is told at the third. */
import { expect, test } from 'vitest';
import type { Seat } from '../../src/kernel/index.js';
import { type Betting, waiting } from '../../src/steps/index.js';
import { outOfTurnAt } from '../../src/table/index.js';
import { Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';
import { words } from '../../src/words/index.js';

const table = (game: string, stake: string, switches: Record<string, unknown> = {}): Room =>
  new Room(rulesOf({ house: 'rogelios', game, stake, switches })).open([1, 2, 3, 4], 200_000);
/** A hand up to its first bet, whoever may straddle not doing so. */
function begun(room: Room): Room {
  room.deal();
  for (let i = 0; i < 3; i++) {
    const { actor, options } = room.state.live!.round.menus[0]!;
    if (actor === 'chance') room.shuffle();
    else if (options[0]!.type === 'no-straddle') room.act(actor, 'no-straddle');
  }
  return room;
}
const report = (room: Room, seat: Seat) => room.act('dealer', 'out-of-turn', { seat, amount: 0 });
const told = (room: Room): unknown => outOfTurnAt(room.state).map(({ seat, count, rule }) => [seat, count, rule]);

test.each([
  ['hold', '3/6'],
  ['ohl', '4-8'],
  ['cphl', '3/6'],
])(
  'AMB-ROG-72 %s: nothing is shown at the second, and from the third on it is, over as many hands as it takes',
  (game, stake) => {
    const room = table(game, stake);
    for (const shown of [[], []]) {
      report(begun(room), 3);
      expect(told(room)).toEqual(shown);
      room.fold();
    }
    report(begun(room), 3);
    expect(told(room)).toEqual([[3, 3, 'AMB-ROG-72']]);
    report(room, 3);
    expect(told(room.fold())).toEqual([[3, 4, 'AMB-ROG-72']]);
    room.checkReplay();
  },
);
test('AMB-ROG-72 at the draw games too, and three in one hand are three', () => {
  for (const [game, stake] of [
    ['draw', '20-40'],
    ['lob', '3/6'],
  ] as const) {
    const room = begun(table(game, stake));
    const [, seat] = waiting(room.state.live!.round.felt.now as Betting);
    for (let i = 0; i < 3; i++) report(room, seat!);
    expect([game, told(room)]).toEqual([game, [[seat, 3, 'AMB-ROG-72']]]);
  }
});
test('REG-14 AMB-ROG-72 an act that binds is counted as well, and nobody else’s', () => {
  const room = begun(table('hold', '3/6', { 'rog.bet.out_of_turn': 'binding_if_unchanged' }));
  report(room, 3);
  expect([1, 2, 3, 4].map((seat) => room.sitting(seat).outOfTurn)).toEqual([0, 0, 1, 0]);
});
test('AMB-ROG-72 it is counted for a sitting: whoever sits down again begins anew', () => {
  const room = begun(table('hold', '3/6'));
  for (let i = 0; i < 3; i++) report(room, 3);
  room.fold();
  expect(told(room)).toEqual([[3, 3, 'AMB-ROG-72']]);
  room.leave(3).sit(3, 300_000, { id: 'p3' });
  expect([room.sitting(3).outOfTurn, told(room)]).toEqual([0, []]);
});
test('AMB-ROG-72 in both languages', () => {
  const one = { patron: { id: 'ana', name: 'Ana', bot: false }, count: 3, rule: 'AMB-ROG-72' };
  expect(words('en').outOfTurn(one)).toBe('Ana has acted out of turn 3 times at this table (AMB-ROG-72).');
  expect(words('es').outOfTurn(one)).toBe('Ana ha actuado fuera de turno 3 veces en esta mesa (AMB-ROG-72).');
});
