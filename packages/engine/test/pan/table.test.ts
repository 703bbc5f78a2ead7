// Pan's table between hands: who is first, who is dealt in, what the house takes.
import { describe, expect, test } from 'vitest';
import { gameOf, isOpened, openTable } from '../../src/books/index.js';
import type { Seat } from '../../src/kernel/index.js';
import { Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';
import { rulesPage } from '../../src/words/index.js';

const CHIP = 100;
const table = (seats: readonly Seat[], switches: Record<string, unknown> = {}, buyIn = 20 * CHIP): Room =>
  new Room(rulesOf({ house: 's-and-k', game: 'pan', switches })).open(seats, buyIn);
/** A hand that one seat wins because all others pass. */
function wonBy(room: Room, winner: Seat): Seat {
  const opened = room.deal();
  room.shuffle();
  while (room.state.live) {
    const { actor } = room.state.live.round.menus[0]!;
    room.act(actor, actor === winner ? 'play' : 'pass');
  }
  return opened.markers.first!;
}
const stackOf = (room: Room, seat: Seat): number => room.state.sittings.find((s) => s.seat === seat)!.stack / CHIP;

describe('who is first', () => {
  test('AMB-SNK-10 first the seat at the dealer’s right, then whoever won the last hand', () => {
    const room = table([1, 2, 4, 6]);
    expect([6, 2, 4, 4, 1].map((winner) => wonBy(room, winner))).toEqual([6, 6, 2, 4, 4]);
    const opened = room.deal();
    expect([opened.markers.first, opened.rule]).toEqual([1, 'AMB-SNK-10']);
    expect(opened.seats).toEqual([6, 4, 2, 1]);
  });
  test('AMB-SNK-10 clockwise, where the house plays so, the seat at the dealer’s left', () => {
    const room = table([1, 2, 4, 6], { 'snk.pan.rotation': 'cw' });
    expect([4, 2].map((winner) => wonBy(room, winner))).toEqual([1, 4]);
    expect(room.deal().seats).toEqual([1, 2, 4, 6]);
  });
  test('SNK-PAN-1 everybody antes a chip, from the first player on', () => {
    const room = table([1, 2, 4]);
    wonBy(room, 2);
    room.deal();
    expect(room.posts()).toBe('2:ante 1:ante 4:ante');
    expect(room.opened().setup.terms.posts.map((p: { amount: number }) => p.amount)).toEqual([CHIP, CHIP, CHIP]);
  });
});

describe('the house rate at a table', () => {
  const feeAt = (seats: number, switches: Record<string, unknown> = {}): string => {
    const room = table(
      Array.from({ length: seats }, (_, i) => i + 1),
      switches,
    );
    room.deal();
    return room.fees().replace(/^\d+:/, '');
  };
  test('SNK-PAN-3F1 three, two or one chip by the players dealt in', () => {
    expect([7, 6, 5, 4, 3, 2].map((n) => feeAt(n))).toEqual(
      [300, 300, 200, 100, 100, 100].map((cents) => `${cents} drop SNK-PAN-3F1`),
    );
  });
  test('SNK-PAN-3F2 two or one by the typed sheet', () => {
    expect([7, 6, 5, 4, 3, 2].map((n) => feeAt(n, { 'snk.pan.rate': 'typed_2_1' }))).toEqual(
      [200, 200, 200, 100, 100, 100].map((cents) => `${cents} drop SNK-PAN-3F2`),
    );
  });
  test('AMB-GEN-11 counted are those dealt in, or those seated where the house has it so', () => {
    const rate = (count: string): string => {
      const room = table([1, 2, 3, 4, 5], { 'fee.count': count });
      room.sitOut(5).deal();
      return room.fees().replace(/^\d+:/, '');
    };
    expect([rate('dealt_in'), rate('seated')]).toEqual(['100 drop SNK-PAN-3F1', '200 drop SNK-PAN-3F1']);
  });
  test('SNK-PAN-3 it comes out of the antes: the winner has the rest of them', () => {
    const room = table([1, 2, 3, 4, 5, 6]);
    wonBy(room, 3);
    expect([1, 2, 3, 4, 5, 6].map((seat) => stackOf(room, seat))).toEqual([19, 19, 22, 19, 19, 19]);
    expect(room.state.takings.drop).toBe(3 * CHIP);
  });
});

describe('the table', () => {
  test('SNK-PAN-3F1 two to seven players, since the rates go so far', () => {
    expect(gameOf('snk-pan').players).toMatchObject({ min: 2, max: 7 });
    const patron = { id: 'x', name: 'X', bot: false };
    const eighth = table([1, 2, 3, 4, 5, 6, 7]).refused({ type: 'sit', seat: 8, patron, buyIn: 2000, at: 0 });
    expect(eighth).toMatchObject({ refused: 'no-such-seat' });
  });
  test('BAR-58 whoever has less than the ante and the winner’s two chips sits out', () => {
    const room = table([1, 2]).sit(3, 12 * CHIP);
    for (let hand = 0; hand < 9; hand++) wonBy(room, hand % 2 === 0 ? 1 : 2);
    expect([stackOf(room, 3), room.deal().seats]).toEqual([3, [3, 2, 1]]); // an ante and two chips are just enough
    room.shuffle();
    while (room.state.live) room.act(room.state.live.round.menus[0]!.actor, 'pass');
    expect(stackOf(room, 3)).toBe(2);
    expect(room.deal().seats).toEqual([2, 1]);
    expect(room.sitting(3).away).toBe('short-of-points');
  });
  test('AMB-SNK-22 the stake is named after the chip', () => {
    for (const [cents, stake] of [
      [100, '1'],
      [50, '0.50'],
      [500, '5'],
    ] as const) {
      const rules = openTable({ house: 's-and-k', game: 'pan', switches: { 'snk.pan.chip': cents } });
      expect(isOpened(rules) && rules.stake).toBe(stake);
    }
  });
  test('SNK-PAN-3F1 SNK-PAN-3F2 the rules page has every rule of the sheet, both rates among them, and every ruling', () => {
    for (const lang of ['en', 'es'] as const) {
      const page = JSON.stringify(rulesPage('s-and-k', 'snk-pan', { language: lang }));
      for (const n of ['1', '2', '3', '3F1', '3F2', '4a', '4b', '4c', '5', '6', '6a', '6b', '7', '8'])
        expect(page).toContain(`SNK-PAN-${n}`);
      for (let n = 8; n <= 25; n++) expect(page).toContain(`AMB-SNK-${String(n).padStart(2, '0')}`);
      for (let n = 64; n <= 68; n++) expect(page).toContain(`BAR-${n}`);
    }
  });
});
