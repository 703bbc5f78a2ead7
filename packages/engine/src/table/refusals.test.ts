// Every refusal can happen, carries a clause, and changes nothing; one line for each, in order of precedence.
import { expect, test } from 'vitest';
import { faces } from '../cards/index.js';
import { TABLE_REFUSALS, type TableCommand, type TableRefusalCode, tableRules } from './index.js';
import { Room } from './test/room.js';
import { band, byTime, guadalupe, hold, perHand } from './test/rules.js';

const patron = (id: string) => ({ id, name: id, bot: false });
const sit = (seat: number, id: string, buyIn = 10_000): TableCommand => ({
  type: 'sit',
  seat,
  patron: patron(id),
  buyIn,
  at: 0,
});
const room = (): Room => new Room(hold({ buyIn: { min: 6000, max: 20_000, rule: 'ROG-CPHL-11' } })).open([1, 2, 3]);
const running = (): Room => {
  const r = room();
  r.deal();
  return r;
};
const leaving = (): Room => running().leave(2);
const timed = (): Room => new Room(hold({ fee: byTime('ROG-FEE-2') })).open([1, 2, 3]);

const CASES: Readonly<Record<TableRefusalCode, readonly [Room, TableCommand, string | null]>> = {
  'unknown-command': [room(), { type: 'tip', seat: 1 } as unknown as TableCommand, null],
  'command-wrong': [room(), { type: 'sitOut' } as unknown as TableCommand, null],
  'no-such-seat': [room(), sit(11, 'x'), 'AMB-GEN-03'],
  'seat-empty': [room(), { type: 'sitOut', seat: 9 }, 'ROG-CPHL-12'],
  'seat-taken': [room(), sit(2, 'x'), 'AMB-GEN-03'],
  'already-seated': [room(), sit(5, 'p2'), 'AMB-GEN-18'],
  'no-bots': [barred(), { ...sit(4, 'x'), patron: { ...patron('x'), bot: true } } as TableCommand, 'BAR-47'],
  'on-duty': [room(), { ...sit(4, 'x'), patron: { ...patron('x'), onDuty: true } } as TableCommand, 'AMB-GEN-19'],
  'already-leaving': [leaving(), { type: 'sitOut', seat: 2 }, 'ROG-HOLD-G1'],
  'no-round': [room(), { type: 'act', command: { actor: 1, type: 'fold' } }, 'ROG-CPHL-12'],
  'round-running': [running(), { type: 'deal' }, 'ROG-HOLD-13a'],
  'already-sitting-out': [room().sitOut(1), { type: 'sitOut', seat: 1 }, 'ROG-CPHL-12'],
  'already-playing': [room(), { type: 'comeBack', seat: 1, post: true }, 'ROG-CPHL-12'],
  'duty-unchanged': [room(), { type: 'duty', seat: 1, onDuty: false }, 'AMB-GEN-19'],
  'no-player-bank': [room(), { type: 'proposition', seat: 1, proposition: true }, 'BAR-90'],
  'mark-unchanged': [banked(), { type: 'proposition', seat: 1, proposition: false }, 'BAR-90'],
  'amount-not-whole': [room(), sit(5, 'x', 6050), 'BAR-15'],
  'less-than-taken-away': [room().leave(3), { ...sit(3, 'p3', 9900), at: 12 * 3_600_000 } as TableCommand, 'BAR-11'],
  'buy-in-too-small': [room(), sit(5, 'x', 5000), 'ROG-CPHL-11'],
  'buy-in-too-big': [room(), { type: 'topUp', seat: 1, amount: 100 }, 'ROG-CPHL-11'],
  'no-chips': [broke(), { type: 'comeBack', seat: 2, post: false }, 'ROG-HOLD-G1'],
  'collection-owed': [owing(), { type: 'comeBack', seat: 2, post: false }, 'BAR-16'],
  'no-time-collection': [room(), { type: 'collectTime', at: 0 }, 'AMB-GEN-10'],
  'not-yet-due': [collected(), { type: 'collectTime', at: 1000 }, 'ROG-FEE-2'],
  'no-table-limit': [room(), { type: 'giveNotice', limit: 10_000, at: 0 }, 'ROG-HOLD-G1'],
  'no-such-limit': [limited(), { type: 'giveNotice', limit: 30_000, at: 0 }, 'JAL-ORD-B4'],
  'notice-too-short': [limited(), { type: 'changeLimit', limit: 10_000, at: 0 }, 'JAL-ORD-B5'],
  'no-progressive': [room(), { type: 'countProgressive', at: 0 }, 'ROG-HOLD-G1'],
  'no-fund': [room(), { type: 'takeUpFund', fund: 'bonus', amount: 100, at: 0 }, 'ROG-HOLD-G1'],
  'no-draw': [beside(), { type: 'drawButton', faces: faces('As Ks Qs') }, 'ROG-HOLD-14'],
  'button-drawn': [room(), { type: 'drawButton', faces: faces('As Ks Qs') }, 'ROG-HOLD-14'],
  'button-not-drawn': [new Room(hold()).sit(1).sit(2), { type: 'deal' }, 'ROG-HOLD-14'],
  'too-few-players': [room().sitOut(1, 2), { type: 'deal' }, 'AMB-GEN-03'],
  'wrong-cards': [new Room(hold()).sit(1).sit(2), { type: 'drawButton', faces: faces('As As') }, 'ROG-HOLD-14'],
  'no-choice': [room(), choose(1), null],
  'not-your-choice': [choosing(), choose(2), 'ROG-HOLD-G2'],
  'not-among': [choosing(), choose(1, { gameId: 'x' }), 'ROG-HOLD-G2'],
  'seats-too-few': [choosing(), choose(1, { seats: { min: 2, max: 2 } }), 'AMB-GEN-03'],
};
function choose(seat: number, over: Parameters<typeof hold>[0] = {}): TableCommand {
  const rules = hold(over);
  return { type: 'choose', seat, game: rules.gameId, rules };
}
/** The first of three has the button, and is to choose. */
function choosing(): Room {
  const { gameId } = hold();
  const [rule, silentRule] = ['ROG-HOLD-G2', 'ROG-HOLD-G3'];
  const choice = { game: 'x', games: [gameId, 'y'], lasts: 'hand', silent: 'same', rule, silentRule } as const;
  return new Room(hold({ choice: { ...choice, games: [...choice.games] } })).open([1, 2, 3]);
}
function beside(): Room {
  const seating = { kind: 'rotation', marker: 'first-card', first: 'beside-dealer', deals: 'anybody' } as const;
  const r = new Room(hold({ forced: { kind: 'ante', amount: 200, rule: 'x' }, seating }));
  return r.sit(1).sit(2).sit(3);
}
function banked(): Room {
  const forced = { kind: 'wager', min: 200, rule: 'x' } as const;
  return new Room(hold({ forced, seating: { kind: 'bank', turns: 2 }, fee: { kind: 'none' } })).sit(1).sit(2);
}
function barred(): Room {
  return new Room(hold({ bots: 'barred' })).open([1, 2, 3]);
}
function limited(): Room {
  return new Room(hold({ ordinance: guadalupe })).open([1, 2, 3]);
}
function broke(): Room {
  const r = room();
  const sittings = r.state.sittings.map((s) => (s.seat === 2 ? { ...s, stack: 0, away: 'no-chips' as const } : s));
  r.state = { ...r.state, sittings };
  return r;
}
function owing(): Room {
  const r = new Room(hold({ fee: byTime('ROG-FEE-2'), buyIn: { min: 100, max: null, rule: 'ROG-CPHL-11' } }));
  r.sit(1).sit(2, 200).draw(1).do({ type: 'collectTime', at: 0 });
  return r;
}
function collected(): Room {
  const r = timed();
  r.do({ type: 'collectTime', at: 0 });
  return r;
}

test.each(TABLE_REFUSALS)('%s can happen, and says by which clause', (code) => {
  const [at, command, rule] = CASES[code];
  expect(at.refused(command)).toMatchObject({ refused: code, rule });
});
test('a command wrong in several ways is refused for the first of them', () => {
  const first = (commands: readonly TableCommand[], at = leaving()) => commands.map((c) => at.refused(c).refused);
  expect(
    first([
      sit(11, 'p1', 1),
      { type: 'changeSeat', seat: 9, to: 1, post: false },
      { type: 'changeSeat', seat: 1, to: 3, post: false },
      sit(3, 'p1', 1),
      sit(9, 'p1', 1),
      sit(9, 'x', 1),
      { type: 'drawButton', faces: [] },
      { type: 'collectTime', at: 0 },
    ]),
  ).toEqual([
    'no-such-seat',
    'seat-empty',
    'seat-taken',
    'seat-taken',
    'already-seated',
    'amount-not-whole',
    'round-running',
    'round-running',
  ]);
});
test('a refusal of the running round passes through as it is', () => {
  const at = running();
  at.shuffle();
  expect(at.refused({ type: 'act', command: { actor: 3, type: 'call' } })).toEqual({
    refused: 'not-your-turn',
    rule: null,
  });
  expect(at.refused({ type: 'act', command: { actor: 1, type: 'check' } })).toMatchObject({
    refused: 'must-call-or-fold',
  });
});
test('rules that contradict themselves are not a table', () => {
  const good = hold();
  const bad = [
    { seats: { min: 6, max: 4 } },
    { buyIn: { min: 500, max: 400, rule: 'x' } },
    { forced: { kind: 'blinds', small: 400, big: 300, rule: 'x' } },
    { fee: perHand('button', band(2, 300, 0, 'x'), band(4, 300, 0, 'x')) },
    { seats: { min: 2, max: 29 } },
  ];
  for (const over of bad) expect(tableRules.safeParse({ ...good, ...over }).success).toBe(false);
  expect(tableRules.safeParse(good).success).toBe(true);
});
