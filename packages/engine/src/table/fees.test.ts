// The collection: by the hand or by the half hour, by how many play, from whom, and before the first card.
import { describe, expect, test } from 'vitest';
import { bandFor, owedAtMost, type TableRules } from './index.js';
import { chipsAtTable, ofType, Room } from './test/room.js';
import { band, byTime, hold, holdGame, perHand, pineapple, snkHold, snkOmaha, venHold } from './test/rules.js';

const seatsOf = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
/** What the first round at a table of so many players pays, and to which box. */
const paid = (rules: TableRules, players: number): string => {
  const room = new Room(rules).open(seatsOf(players));
  room.deal();
  return room.fees();
};
/** Fees are taken, whole, before the pack is shuffled; the payer is told by which clause. */
const takenFirst = (rules: TableRules): unknown => {
  const room = new Room(rules).open([1, 2, 3, 4]);
  room.deal();
  room.shuffle();
  const types = room.played().map((e) => e.type);
  expect(types.lastIndexOf('CollectionTaken')).toBeLessThan(types.indexOf('PackShuffled'));
  const taken = room.played().filter((e) => e.type === 'CollectionTaken');
  const held = [room.chips('drop'), room.chips('jackpot')];
  room.fold();
  expect([room.state.takings.drop, room.state.takings.jackpot]).toEqual(held);
  return taken.map((e) => [e.seat, e.chips[0]!.amount, e.rule]);
};

describe('by the hand', () => {
  const limit = hold({ fee: perHand('button', band(1, 300, 100, 'ROG-FEE-1')) });
  test('ROG-FEE-1, REG-27 $3 a hand and $1 for the jackpot, the same for every number of players', () => {
    for (const players of [2, 3, 4, 5, 6, 10])
      expect(paid(limit, players)).toBe('1:300 drop ROG-FEE-1, 1:100 jackpot ROG-FEE-1');
  });
  const spread = hold({
    fee: perHand(
      'button',
      band(6, 300, 100, 'ROG-FEE-3', 'ROG-FEE-4'),
      band(4, 200, 100, 'ROG-FEE-3', 'ROG-FEE-4'),
      band(1, 200, 0, 'ROG-FEE-3', 'ROG-FEE-4'),
    ),
  });
  test('ROG-FEE-3 spread games pay $3 with six or more, $2 with four or five, $2 with three or fewer', () => {
    const drop = (players: number) => paid(spread, players).split(', ')[0];
    expect([10, 6].map(drop)).toEqual(['1:300 drop ROG-FEE-3', '1:300 drop ROG-FEE-3']);
    expect([5, 4, 3, 2].map(drop)).toEqual(Array(4).fill('1:200 drop ROG-FEE-3'));
  });
  test('ROG-FEE-4 and $1 for the jackpot with four or more, none with three or fewer', () => {
    const jackpot = (players: number) => paid(spread, players).split(', ')[1] ?? 'none';
    expect([10, 6, 5, 4].map(jackpot)).toEqual(Array(4).fill('1:100 jackpot ROG-FEE-4'));
    expect([3, 2].map(jackpot)).toEqual(['none', 'none']);
  });
  test('ROG-FEE-5 no limit at the lower blinds: $3 a hand and $1 for the jackpot', () => {
    const noLimit = hold({
      stake: '1/2',
      game: { ...holdGame, limit: { kind: 'no-limit', min: 200 } },
      forced: { kind: 'blinds', small: 100, big: 200, rule: 'AMB-ROG-20' },
      fee: perHand('button', band(1, 300, 100, 'ROG-FEE-5')),
    });
    for (const players of [2, 6]) expect(paid(noLimit, players)).toBe('1:300 drop ROG-FEE-5, 1:100 jackpot ROG-FEE-5');
  });
  test('players are those dealt in, counted once before the deal (AMB-GEN-11); or those seated, if the house says so', () => {
    const at = (rules: TableRules): string => {
      const room = new Room(rules).open(seatsOf(6));
      room.sitOut(4);
      room.deal();
      return room.fees();
    };
    expect(at(spread)).toBe('1:200 drop ROG-FEE-3, 1:100 jackpot ROG-FEE-4');
    expect(at(hold({ fee: { ...perHand('button'), ...spread.fee, count: 'seated' } as TableRules['fee'] }))).toBe(
      '1:300 drop ROG-FEE-3, 1:100 jackpot ROG-FEE-4',
    );
  });
  test('the jackpot fee comes from the button, or from each player (AMB-ROG-06)', () => {
    const each = hold({ fee: { ...perHand('button', band(1, 300, 100, 'ROG-FEE-1')), jackpotFrom: 'each-player' } });
    expect(paid(each, 3)).toBe(
      '1:300 drop ROG-FEE-1, 1:100 jackpot ROG-FEE-1, 2:100 jackpot ROG-FEE-1, 3:100 jackpot ROG-FEE-1',
    );
  });
  test('ROG-HOLD-F1 $3 from the dealer position, before the cards', () => {
    expect(takenFirst(hold({ fee: perHand('button', band(1, 300, 0, 'ROG-HOLD-F1')) }))).toEqual([
      [1, 300, 'ROG-HOLD-F1'],
    ]);
  });
  test('ROG-CPHL-F1 $3 from the dealer position, before the cards', () => {
    const rules = pineapple({ fee: perHand('button', band(1, 300, 0, 'ROG-CPHL-F1')) });
    const room = new Room(rules).open([1, 2, 3, 4]);
    room.deal();
    const types = room.played().map((e) => e.type);
    expect(types.indexOf('CollectionTaken')).toBeLessThan(types.indexOf('Posted')); // there even before the blinds
    expect(room.played().find((e) => e.type === 'CollectionTaken')).toMatchObject({ seat: 1, rule: 'ROG-CPHL-F1' });
    expect(room.chips('drop')).toBe(300);
  });
  test('VEN-HOLD-6 $3 collection, taken on the button', () => {
    expect(takenFirst(venHold())).toEqual([[1, 300, 'VEN-HOLD-6']]);
  });
  test('SNK-HOLD-7 $3 a hand from the blind position, before any card', () => {
    expect(takenFirst(snkHold())).toEqual([[3, 300, 'SNK-HOLD-7']]);
  });
  test('SNK-OHL-7 $2 a hand from the blind position, before any card', () => {
    expect(takenFirst(snkOmaha())).toEqual([[3, 200, 'SNK-OHL-7']]);
  });
  test('the fee moves round the table with its position, and adds up in the takings', () => {
    const room = new Room(limit).open([1, 2, 3, 4]);
    const payers = room.hands(4).map((o) => o.setup.terms.fees[0]!.seat);
    expect(payers).toEqual([1, 2, 3, 4]);
    expect(room.state.takings).toEqual({ drop: 1200, jackpot: 400 });
    expect(chipsAtTable(room.state)).toBe(80_000);
  });
  test('below the smallest band nothing is taken', () => {
    expect(paid(hold({ fee: perHand('button', band(4, 300, 0, 'ROG-FEE-1')) }), 3)).toBe('');
  });
  test('BAR-1 a seat needs more chips than the collection it might owe; otherwise it sits out', () => {
    const broke = (chips: number): Room => {
      const room = new Room(hold({ ...limit, buyIn: { min: 100, max: null, rule: 'ROG-CPHL-11' } }));
      for (const seat of [1, 2, 3]) room.sit(seat, seat === 2 ? chips : 20_000);
      return room.draw(1);
    };
    expect(owedAtMost(limit.fee, 3)).toBe(400);
    expect(broke(500).deal().seats).toEqual([1, 2, 3]);
    const short = broke(400);
    expect(short.deal().seats).toEqual([1, 3]);
    expect(ofType(short.log, 'SatOut')).toEqual([
      { type: 'SatOut', seat: 2, reason: 'short-of-collection', rule: 'BAR-1' },
    ]);
  });
  test('bands are looked up from the most players down', () => {
    const bands = [{ playersMin: 6 }, { playersMin: 4 }, { playersMin: 2 }];
    expect([10, 6, 5, 4, 3, 2, 1].map((n) => bandFor(bands, n)?.playersMin)).toEqual([6, 6, 4, 4, 2, 2, undefined]);
  });
});

describe('by the half hour', () => {
  const room = (rule: string, players: number, newPlayer?: 'prorata'): Room =>
    new Room(hold({ fee: byTime(rule, newPlayer) })).open(seatsOf(players));
  const collect = (table: Room): readonly unknown[] => {
    const [e] = ofType(table.do({ type: 'collectTime', at: table.at() }), 'TimeCollected');
    return [e!.rate, e!.paid.length, e!.rule];
  };
  test.each(['ROG-FEE-2', 'ROG-FEE-6'])(
    '%s $6 a player with six or more, $4 with four or five, $2 with three or fewer',
    (rule) => {
      expect(collect(room(rule, 10))).toEqual([600, 10, rule]);
      expect(collect(room(rule, 6))).toEqual([600, 6, rule]);
      expect(collect(room(rule, 5))).toEqual([400, 5, rule]);
      expect(collect(room(rule, 4))).toEqual([400, 4, rule]);
      expect(collect(room(rule, 3))).toEqual([200, 3, rule]);
      expect(collect(room(rule, 2))).toEqual([200, 2, rule]);
    },
  );
  test('ROG-FEE-2, REG-26 per player per half hour in advance, nothing by the hand, no jackpot fee', () => {
    const table = room('ROG-FEE-2', 4);
    collect(table);
    expect(table.sitting(1).stack).toBe(19_600);
    expect(table.state.takings).toEqual({ drop: 1600, jackpot: 0 });
    table.deal();
    expect(table.fees()).toBe('');
    table.fold();
    table.now += 0.499;
    expect(table.refused({ type: 'collectTime', at: table.at() })).toMatchObject({
      refused: 'not-yet-due',
      rule: 'ROG-FEE-2',
    });
    table.now = 12.5;
    expect(collect(table)).toEqual([400, 4, 'ROG-FEE-2']);
  });
  test('ROG-FEE-6 never in the middle of a hand, and a half hour nobody collected is not charged afterwards', () => {
    const table = room('ROG-FEE-6', 4);
    collect(table);
    table.deal();
    table.now = 14.2;
    expect(table.refused({ type: 'collectTime', at: table.at() })).toMatchObject({
      refused: 'round-running',
      rule: 'AMB-GEN-10',
    });
    table.fold();
    collect(table);
    expect(table.state.takings.drop).toBe(3200);
    expect(table.state.clock).toMatchObject({ from: table.at(14) }); // periods keep their beat
    table.now = 14.5;
    collect(table);
  });
  test('a late arrival starts paying at the next half hour (AMB-ROG-04)', () => {
    const table = room('ROG-FEE-2', 4);
    collect(table);
    table.now += 0.1;
    table.sit(9, 20_000);
    expect(table.sitting(9).stack).toBe(20_000);
    table.now = 12.5;
    collect(table);
    expect(table.sitting(9).stack).toBe(19_600);
  });
  test('or pays for the rest of this one in whole chips, if the house says so', () => {
    const table = room('ROG-FEE-2', 4, 'prorata');
    collect(table);
    table.now = 12.2; // eighteen of thirty minutes left, at $4: $2.40, so $2
    table.sit(9, 20_000);
    expect(table.sitting(9).stack).toBe(19_800);
    expect(table.log.at(-1)).toMatchObject({
      type: 'TimeCollected',
      paid: [{ seat: 9, amount: 200 }],
      rule: 'ROG-FEE-2',
    });
  });
  test('who leaves and returns within the hour pays as if he had stayed, and never twice', () => {
    const table = room('ROG-FEE-2', 4);
    collect(table);
    table.leave(2);
    table.now = 12.1;
    table.sit(2, 20_000);
    expect(table.sitting(2).stack).toBe(20_000); // this half hour is paid
    table.leave(2);
    table.now = 12.5;
    collect(table);
    table.now = 12.6;
    table.sit(2, 20_000);
    expect(table.sitting(2).stack).toBe(19_800); // three were there when it began
  });
  test('seats holding chips count and pay, also who sits out (AMB-GEN-11)', () => {
    const table = room('ROG-FEE-2', 4).sitOut(2, 3);
    expect(collect(table)).toEqual([400, 4, 'ROG-FEE-2']);
  });
  test('the clock outlives a broken game', () => {
    const table = room('ROG-FEE-2', 2);
    collect(table);
    table.leave(1);
    table.now = 12.4;
    expect(table.refused({ type: 'collectTime', at: table.at() })).toMatchObject({ refused: 'not-yet-due' });
  });
  test('BAR-16 whoever sits down with no more than the rest of this half hour costs owes it', () => {
    const rules = hold({ fee: byTime('ROG-FEE-2', 'prorata'), buyIn: { min: 100, max: null, rule: 'ROG-CPHL-11' } });
    const table = new Room(rules).open([1, 2, 3, 4]);
    collect(table);
    table.now = 12.01;
    table.sit(9, 300); // $3.92 are left of $4: $3
    expect(table.sitting(9)).toMatchObject({ stack: 300, owes: 300, away: 'collection-owed' });
  });
  test('BAR-16 a seat that cannot pay and play on sits out until it pays', () => {
    const table = new Room(hold({ fee: byTime('ROG-FEE-2'), buyIn: { min: 100, max: null, rule: 'ROG-CPHL-11' } }));
    for (const seat of [1, 2, 3, 4]) table.sit(seat, seat === 2 ? 400 : 20_000);
    collect(table.draw(1));
    expect(table.sitting(2)).toMatchObject({ stack: 400, away: 'collection-owed', owes: 400 });
    const back = { type: 'comeBack', seat: 2, post: false } as const;
    expect(table.refused(back)).toEqual({ refused: 'collection-owed', rule: 'BAR-16', facts: { owes: 400 } });
    table.do({ type: 'topUp', seat: 2, amount: 1000 });
    table.do(back);
    expect(table.sitting(2)).toMatchObject({ stack: 1000, away: null, owes: 0 });
    expect(table.state.takings.drop).toBe(1600);
  });
});
