// From one table to another: every chip goes along, and what he owes follows him.
import { expect, test } from 'vitest';
import { ofType, Room } from './test/room.js';
import { hold } from './test/rules.js';

const full = (): Room => {
  const room = new Room(hold()).open([1, 2, 3, 4, 6, 7, 8]);
  room.hand();
  return room;
};
const to = { id: 'm1', table: 'main' };
const from = { id: 'm1', table: 'feeder' };
const ana = { id: 'ana', name: 'Ana', bot: false };
const NONE = { due: { small: false, big: false }, skipped: false, paid: null };

test('whoever changes tables takes every chip along, by the rule of table stakes, and not in the middle of a hand', () => {
  const room = full();
  const stack = room.sitting(2).stack;
  const [left] = room.do({ type: 'leave', seat: 2, at: room.at(), to });
  expect(left).toMatchObject({ type: 'Left', took: stack, to, rule: room.state.rules.cites.tableStakes });
  room.deal();
  expect(room.refused({ type: 'leave', seat: 3, at: room.at(), to })).toMatchObject({
    refused: 'round-running',
    rule: room.state.rules.cites.seatChange,
  });
});
test('he sits down with what he carries, be it less or more than the posted buy-in', () => {
  const { buyIn } = hold();
  for (const carried of [100, (buyIn.max ?? 100_000) + 40_000]) {
    const room = full();
    room.do({ type: 'sit', seat: 9, patron: ana, buyIn: carried, at: room.at(), from, owed: NONE });
    expect(room.sitting(9)).toMatchObject({ stack: carried, entry: { kind: 'new' } });
  }
});
test('ROG-HOLD-10 blinds that he owed follow him: he posts both at the other table, or waits for the big blind', () => {
  const owed = { ...NONE, due: { small: true, big: true } };
  const sits = (post: boolean): Room => {
    const room = full();
    room.do({ type: 'sit', seat: 9, patron: ana, buyIn: 20_000, at: room.at(), post, from, owed });
    return room;
  };
  const posting = sits(true);
  expect(ofType(posting.log, 'Seated').at(-1)).toMatchObject({ due: owed.due, rule: 'ROG-HOLD-10' });
  posting.deal();
  expect(posting.posts()).toContain('9:dead-small 9:live-big');
  expect(sits(false).deal().seats).not.toContain(9);
  // Who owed nothing is dealt in as any new player is.
  const room = full();
  room.do({ type: 'sit', seat: 9, patron: ana, buyIn: 20_000, at: room.at(), from, owed: NONE });
  expect(room.deal().seats).toContain(9);
});
