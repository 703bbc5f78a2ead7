// The pack, the count that says who gets the first hand, and seven cards to every place.
import { describe, expect, test } from 'vitest';
import { pack53, printFace } from '../../src/cards/index.js';
import type { Seat } from '../../src/kernel/index.js';
import { dealt, sat } from '../../src/testing/pai-gow.js';

const RANKS = '23456789TJQKA';
const seven = { 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000, 6: 1000, 7: 1000 };
const all = { 2: 10, 3: 10, 4: 10, 5: 10, 6: 10, 7: 10 };
/** Which place holds which cards of the pack, counted from the top: the first hand, the second … */
function handsInOrder(t: ReturnType<typeof dealt>): readonly string[] {
  const pack = t.round.felt.seen.length - 53;
  const zones = t.game.names.zones;
  return Array.from({ length: 7 }, (_, i) => {
    const homes = Array.from(
      { length: 7 },
      (_, k) => zones[t.round.felt.zones.findIndex((z) => z.includes(pack + 7 * i + k))],
    );
    expect(new Set(homes).size).toBe(1);
    return homes[0]!;
  });
}

describe('the pack', () => {
  test('SNK-PGP-1 fifty-two cards and one joker', () => {
    const { pack } = sat().game;
    expect(pack).toHaveLength(53);
    expect(new Set(pack).size).toBe(53);
    expect(pack.filter((face) => printFace(face) === 'Jo')).toHaveLength(1);
    for (const rank of RANKS) for (const suit of 'cdhs') expect(pack.map(printFace)).toContain(rank + suit);
  });
});

describe('the count', () => {
  test('SNK-PGP-7, AMB-SNK-34 the order is determined before a card is dealt, counted from the banker as one', () => {
    const t = dealt({ stacks: seven, wagers: all, count: 1 });
    const types = t.log.map((e) => e.type);
    expect(types.indexOf('SequenceCounted')).toBeGreaterThan(types.indexOf('CollectionTaken'));
    expect(types.indexOf('SequenceCounted')).toBeLessThan(types.indexOf('CardsDealt'));
    expect(t.last('SequenceCounted')).toMatchObject({ rule: 'AMB-SNK-34', note: { count: 1, first: 1 } });
    expect(t.marker('first-hand')).toBe(1);
  });
  test.each([
    [1, 4],
    [2, 3],
    [4, 1],
    [5, 7],
    [7, 5],
  ])('AMB-SNK-34 a count of %i from seat 4, counter-clockwise, is seat %i', (count, seat) => {
    const t = dealt({ stacks: seven, banker: 4, count, ...without(4) });
    expect(t.marker('first-hand')).toBe(seat);
  });
  test('AMB-SNK-26 by the switch it goes clockwise', () => {
    const t = dealt({ stacks: seven, wagers: all, count: 3, switches: { 'snk.pgp.rotation': 'cw' } });
    expect(t.marker('first-hand')).toBe(3);
    expect(handsInOrder(t)).toEqual([3, 4, 5, 6, 7, 1, 2].map((seat) => `hand:${seat}`));
  });
  test('BAR-122 cards are turned for all to see until one is the number of a place; then all 53 are shuffled', () => {
    const t = sat({ count: 6, before: 'Kd Jo 8c' });
    t.do(1, 'bank', { amount: 400 }).do(2, 'wager', { amount: 10, seat: 2 }).do(3, 'sit-out-hand');
    const counted = t.last('SequenceCounted');
    const turned = counted.cards.flatMap(({ cards }) => cards).map((card) => printFace(t.round.faces[card]!));
    expect(turned).toEqual(['Kd', 'Jo', '8c', '6s']);
    expect(counted.cards[0]!.seen).toBe('all');
    expect(counted.note).toMatchObject({ count: 6 });
    // The turned ones are in the pack that is dealt: nothing is missing from it.
    const spent = t.game.names.zones.indexOf('spent');
    const live = t.round.felt.zones.flatMap((zone, i) => (i === spent ? [] : zone)).map((card) => t.round.faces[card]!);
    expect(live.toSorted((a, b) => a - b)).toEqual(pack53.toSorted((a, b) => a - b));
  });
  test('BAR-122 at a table of five only ace to five count, so that each place is as likely', () => {
    const t = dealt({ switches: { 'table.seats.max': 5 }, before: '6d 7d', count: 5 });
    expect(t.last('SequenceCounted').note).toMatchObject({ count: 5, first: 2 });
    const places = new Set(
      [1, 2, 3, 4, 5].map((count) => dealt({ switches: { 'table.seats.max': 5 }, count }).marker('first-hand')),
    );
    expect(places).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

describe('seven cards', () => {
  test('SNK-PGP-7 each is dealt seven, from the first hand on in the direction of the bank', () => {
    const t = dealt({ stacks: seven, wagers: all, count: 3 });
    expect(handsInOrder(t)).toEqual([6, 5, 4, 3, 2, 1, 7].map((seat) => `hand:${seat}`));
    for (const seat of [1, 2, 3, 4, 5, 6, 7]) expect(t.ids(`hand:${seat}`)).toHaveLength(7);
    expect(t.ids('stock')).toHaveLength(4);
    expect(t.last('CardsDealt')).toMatchObject({ rule: 'SNK-PGP-7', note: { count: 7 } });
    expect(t.has('DeadHands')).toBe(false);
  });
  test('SNK-PGP-7 each sees his own and nobody else’s', () => {
    const t = dealt({ hands: { 2: '2d 2h 3d 6d 7d 8d Td' } });
    expect(t.sees(2, 'hand:2').split(' ').toSorted()).toEqual('2d 2h 3d 6d 7d 8d Td'.split(' ').toSorted());
    for (const viewer of [1, 3, 'rail', 'dealer', 'floor'] as const)
      expect(t.sees(viewer, 'hand:2')).toBe('?? ?? ?? ?? ?? ?? ??');
  });
  test('AMB-SNK-34 a place nobody plays is dealt a hand, and it is dead; also of whoever sits this one out', () => {
    const t = dealt({ count: 2, wagers: { 2: 10 }, hands: { 2: '2d 2h 3d 6d 7d 8d Td' } });
    // From seat 1 counter-clockwise: 1, 7, 6, 5, 4, 3, 2. The count is two: seat 7, which is empty.
    expect(t.marker('first-hand')).toBe(7);
    expect(handsInOrder(t)).toEqual(['muck', 'muck', 'muck', 'muck', 'muck', 'hand:2', 'hand:1']);
    expect(t.last('DeadHands')).toMatchObject({ rule: 'AMB-SNK-34', note: { count: 5 } });
    expect([t.ids('hand:3'), t.ids('muck').length]).toEqual([[], 35]);
    expect(t.sees('rail', 'muck')).not.toMatch(/[^? ]/);
  });
});

/** Everybody but the banker bets ten. */
function without(banker: Seat): { wagers: Record<number, number> } {
  return { wagers: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].flatMap((seat) => (seat === banker ? [] : [[seat, 10]]))) };
}
