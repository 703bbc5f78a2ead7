// A table of Spanish Poker from hand to hand: the house banks, the progressive's book is kept, days are counted.
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/index.js';
import { balance } from '../../src/progressive/index.js';
import { decide, ready, replay, type TableState } from '../../src/table/index.js';
import { Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';

const room = (switches: Record<string, unknown> = {}, seats: readonly number[] = [1]) =>
  new Room(rulesOf({ house: 'spanish-poker', game: 'span', switches })).open(seats, 30_000);
const FLUSH = '2s 4s 6s Ks As';
const ROYAL = '7s Js Qs Ks As';
const FIVE = '5s 5h 5d 5c Jo';
const NOTHING = 'Kd Qh 6c 3c 2c';
/** One hand in which seat 1 plays the progressive alone with these cards. */
function alone(r: Room, hand: string): void {
  r.deal();
  r.act(1, 'no-ante');
  r.act(1, 'progressive');
  if (r.state.live!.round.menus.some(({ actor }) => actor === 1)) r.act(1, 'done');
  r.shuffle(hand);
}
const stackOf = ({ sittings }: TableState, seat = 1): number => sittings.find((s) => s.seat === seat)!.stack;

describe('the house banks', () => {
  test('SPAN-GEN-3 a table of one plays against the house', () => {
    const r = room();
    r.deal();
    r.act(1, 'ante', { amount: 1_000 });
    r.act(1, 'done');
    r.shuffle(`${NOTHING} As Kh Qd 7c 5h`);
    r.act(1, 'raise');
    expect(r.state.live).toBeNull();
    expect([stackOf(r.state), r.state.house]).toEqual([31_000, -1_000]);
  });
  test('AMB-SPAN-14 the same order every hand: nothing goes round', () => {
    const r = room({}, [5, 2, 3]);
    for (const opened of r.hands(3)) expect([opened.seats, opened.markers]).toEqual([[2, 3, 5], {}]);
  });
  test('BAR-121 the tray is filled before every hand to what the hand could cost', () => {
    const r = room({}, [1, 2]);
    const { chips } = r.deal().setup;
    // $100 at 200 to 1 with its raise, and $200 on Dos Pares at 200 to 1, for each of two.
    expect(chips.house).toBe(2 * (10_000 * 202 + 20_000 * 200));
    expect(chips['progressive-tray']).toBe(2 * 15_000);
    r.fold();
    expect(r.state.house).toBe(0);
  });
  test('AMB-SPAN-06 two spaces for one player, by the switch', () => {
    const again = { type: 'sit', seat: 2, patron: { id: 'p1', name: 'P1', bot: false }, buyIn: 30_000, at: 0 } as const;
    expect(room().refused(again)).toMatchObject({ refused: 'already-seated', rule: 'AMB-SPAN-06' });
    const r = room({ 'span.multi_spot': 'yes' });
    r.do(again);
    expect(r.deal().seats).toEqual([1, 2]);
  });
  test('BAR-118 whoever cannot make the least bet sits out', () => {
    const r = room({ 'span.bonus.alone': 'no' }, [1, 2]);
    r.state = { ...r.state, sittings: r.state.sittings.map((s) => (s.seat === 2 ? { ...s, stack: 1_400 } : s)) };
    expect(r.deal().seats).toEqual([1]);
    expect(r.log.find((e) => e.type === 'SatOut')).toMatchObject({
      seat: 2,
      reason: 'short-of-wager',
      rule: 'BAR-118',
    });
    // And whoever asks why he waits is told the same.
    expect(ready(r.state)[1]).toMatchObject({ next: false, why: 'short-of-wager', rule: 'BAR-118' });
  });
});

describe('the progressive at the table', () => {
  test('SPAN-PROG-9, SPAN-PROG-8, REG-60 seeded when the table opens, and on the felt of every hand', () => {
    const r = room();
    expect(r.state.progressive!.at.meter).toBe(50_000);
    expect(r.deal().setup.chips.meter).toBe(50_000);
  });
  test('SPAN-PROG-6, SPAN-PROG-10, SPAN-PROG-11, REG-61 wagers gather in the box and raise the jackpot at the count', () => {
    const r = room();
    for (let i = 0; i < 3; i++) alone(r, NOTHING);
    expect(r.state.progressive!.at).toMatchObject({ box: 300, meter: 50_000 });
    r.do({ type: 'countProgressive', at: 0 });
    expect(r.log.at(-1)).toMatchObject({
      type: 'ProgressiveCounted',
      rule: 'SPAN-PROG-10',
      count: { box: 300, posted: 50_300 },
    });
    expect(r.deal().setup.chips.meter).toBe(50_300);
  });
  test('SPAN-PROG-3, SPAN-PROG-16 the tray’s awards are the house’s until the box pays them back', () => {
    const r = room();
    alone(r, FLUSH);
    expect(r.state.progressive).toMatchObject({ trayPaid: 7_500, at: { box: 0 } });
    expect(stackOf(r.state)).toBe(37_500);
    for (let i = 0; i < 2; i++) alone(r, NOTHING);
    r.do({ type: 'countProgressive', at: 0 });
    expect(r.state.progressive).toMatchObject({ carryover: 7_300, trayPaid: 0, at: { meter: 50_000, box: 0 } });
  });
  test('SPAN-PROG-3, AMB-SPAN-10 a royal takes its quarter, five of a kind the jackpot, and no less than the seed is posted', () => {
    const r = room();
    alone(r, ROYAL);
    expect([stackOf(r.state), r.state.progressive!.at.meter]).toEqual([42_500, 50_000]);
    alone(r, FIVE);
    expect([stackOf(r.state), r.state.progressive!.at.meter]).toEqual([92_500, 50_000]);
    expect(r.state.progressive!.at.house).toBe(-112_500);
    expect(balance(r.state.progressive!)).toBe(0);
  });
  test('a void hand touches nothing', () => {
    const r = room();
    r.deal();
    r.act(1, 'ante', { amount: 1_000 });
    r.act(1, 'progressive');
    r.act(1, 'done');
    r.shuffle();
    const before = r.state.progressive;
    r.act('floor', 'boxed-card');
    expect([stackOf(r.state), r.state.house, r.state.progressive]).toEqual([30_000, 0, before]);
  });
  test('SPAN-PROG-10 nothing is counted in the middle of a hand, nor where there is no progressive', () => {
    const r = room();
    r.deal();
    expect(r.refused({ type: 'countProgressive', at: 0 })).toMatchObject({
      refused: 'round-running',
      rule: 'SPAN-PROG-10',
    });
    expect(room({ 'span.bonuses': 'dos_pares' }).refused({ type: 'countProgressive', at: 0 })).toMatchObject({
      refused: 'no-progressive',
    });
  });
  test('SPAN-PROG-21, REG-65, BAR-111 taken out of play it leaves the layout, and its money goes to another', () => {
    const r = room();
    alone(r, NOTHING);
    r.do({ type: 'removeProgressive', at: 0 });
    expect(r.log.at(-1)).toMatchObject({ type: 'ProgressiveRemoved', rule: 'SPAN-PROG-21' });
    expect(r.state.progressive).toMatchObject({ removed: true, at: { meter: 0, transferred: 50_100 } });
    const { setup } = r.deal();
    expect(Object.keys(setup.chips)).toEqual(['stack:1', 'house']);
    r.act(1, 'ante', { amount: 1_000 });
    expect(r.state.live!.round.menus.flatMap((m) => m.options.map((o) => o.type))).not.toContain('progressive');
    r.fold();
    expect(r.refused({ type: 'removeProgressive', at: 0 })).toMatchObject({ refused: 'no-progressive' });
  });
  test('REG-83 the whole of it replays from the log', () => {
    const r = room({ 'span.prog.seed': 'portion', 'span.prog.fee': 5 });
    for (const hand of [NOTHING, FLUSH, ROYAL, NOTHING, FIVE, NOTHING]) alone(r, hand);
    r.do({ type: 'countProgressive', at: 0 });
    alone(r, NOTHING);
    const again = replay(r.rules, r.written);
    expect(again.progressive).toEqual(r.state.progressive);
    expect(again.house).toBe(r.state.house);
  });
});

test('REG-83 hundreds of hands: what the players lose the house and the progressive have, to the cent', () => {
  const r = room({ 'span.bonuses': 'dos_pares_progressive' }, [1, 2, 3, 4, 5, 6]);
  const rng = seeded(11);
  const all = (): number => {
    const { sittings, house, progressive } = r.state;
    // What the players have put into the progressive and not had back is written against them in its book.
    return sittings.reduce((sum, s) => sum + s.stack, 0) + house - progressive!.at.players;
  };
  const before = all();
  for (let hand = 0; hand < 150; hand++) {
    r.state = { ...r.state, sittings: r.state.sittings.map((s) => ({ ...s })) };
    r.deal();
    for (let guard = 0; r.state.live !== null && guard < 100; guard++) {
      const { actor, options } = r.state.live.round.menus[0]!;
      if (actor === 'chance') r.shuffle();
      else {
        const o = options[rng.below(options.length)]!;
        const amount = o.amount ? { amount: o.amount.min } : {};
        const answer = decide(r.state, { type: 'act', command: { type: o.type, actor, ...amount } });
        if ('refused' in answer) throw new Error(answer.refused);
        r.state = answer.state;
      }
    }
    if (hand % 20 === 19) r.do({ type: 'countProgressive', at: 0 });
    expect(all()).toBe(before);
    expect(balance(r.state.progressive!)).toBe(0);
  }
});
