// Five-card stud with thirty-two cards, sevens to aces: no house offers it. One hand from a stacked pack, and the laws.
import { faces, type Option, type Seat } from 'baraja';
import { makeGame } from 'baraja/games';
import type { AnyEvent } from 'baraja/kernel';
import { describe, expect, test } from 'vitest';
import { mustConform } from '../conforms.js';
import { sit, stacked } from '../sketches/support.js';
import { page, STREET_CLAUSES } from './games.js';

const SMALL = { kind: 'fixed', bet: 400 } as const;
const BIG = { kind: 'fixed', bet: 800, lower: 400 } as const;
const next = { rule: 'ST-STREET', burn: true, up: 1, begins: 'high-board' } as const;
const pageOf = (third: object) =>
  page({
    pack: 32,
    high: { ranking: 'high', use: 'any' },
    opening: { amount: 200, by: 'low-card', completes: true },
    streets: [
      { name: 'second-street', rule: 'ST-DEAL', down: 1, up: 1, begins: 'bring-in', limit: SMALL },
      { ...next, name: 'third', limit: SMALL, ...third },
      { ...next, name: 'fourth', limit: BIG },
      { ...next, name: 'fifth', limit: BIG },
    ],
  });

const seated = (stacks: readonly number[], rules = pageOf({})) => {
  const seats: readonly Seat[] = stacks.map((_, seat) => seat);
  return {
    game: makeGame('stud-32', rules, seats),
    setup: {
      chips: Object.fromEntries(stacks.map((chips, seat) => [`stack:${seat}`, chips])),
      markers: { button: 0 },
      terms: {
        posts: seats.map((seat) => ({ seat, amount: 100, kind: 'ante', rule: 'ST-BET' })),
        fees: [],
        halves: 2,
        dealer: 'engine' as const,
      },
    },
  };
};

test('the pack is the sevens to the aces', () => {
  const { game } = seated([10_000, 10_000]);
  expect(game.pack).toHaveLength(32);
  expect(faces('7c 8d 9h Ts Jc Qd Kh As').every((face) => game.pack.includes(face))).toBe(true);
  expect(faces('6c 2s').some((face) => game.pack.includes(face))).toBe(false);
});

test('where a page says so, an open pair may be bet by either figure, and after the upper only by that', () => {
  const either = { pair: { low: 400, high: 800, rule: 'ST-DRAW' } };
  const { game, setup } = seated([10_000, 10_000, 10_000], pageOf(either));
  const h = sit(game, setup);
  const bounds = () => {
    const { rule, amount } = h.table().menus[0]!.options.find((o: Option) => o.type === 'bet' || o.type === 'raise')!;
    return [rule, amount!.min, amount!.max];
  };
  h.act('chance', 'shuffle', { faces: stacked(game.pack, 'As Kd Qh Ac Ks 7d 8c 9h Kc 8d Td Th 8h Ah Tc') });
  h.act(0, 'open');
  h.act(1, 'call');
  h.act(2, 'call');
  expect(game.script[h.table().felt.step]!.name).toBe('third-pair-betting');
  expect(bounds()).toEqual(['ST-DRAW', 400, 800]); // kings lead
  h.act(2, 'bet', { amount: 800 });
  expect(bounds()).toEqual(['ST-DRAW', 1600, 1600]);
});
test('a pair may be spoken of only where cards lie open, and by two figures', () => {
  const pair = { low: 400, high: 700, rule: 'ST-BET' };
  expect(() => pageOf({ pair })).toThrow(/limit-not-doubled/);
  const draw = { name: 'deal', rule: 'ST-DEAL', down: 5, begins: 'blinds', limit: SMALL };
  const high = { ranking: 'high', use: 'any' };
  expect(() => page({ high, streets: [{ ...draw, pair: { ...pair, high: 800 } }] })).toThrow(/board-unseen/);
});

test('a whole hand: the seven opens, kings lead, a check-raise, and kings full beat three aces', () => {
  const { game, setup } = seated([10_000, 10_000, 10_000]);
  const h = sit(game, setup);
  const now = () => h.table().menus[0]!;
  const stage = () => game.script[h.table().felt.step]!.name;
  const bounds = () => {
    const { min, max } = now().options.find((o: Option) => o.type === 'bet' || o.type === 'raise')!.amount!;
    return [min, max];
  };
  // A down card each, from seat 1; an up card each; then a burn and a card to each who is left, three times.
  h.act('chance', 'shuffle', { faces: stacked(game.pack, 'As Kd Qh Ac Ks 7d 8c 9h Kc 8d Td Th 8h Ah Tc') });

  expect([stage(), now().actor]).toEqual(['bring-in', 0]);
  expect(h.sees('rail', 'hand:1')).toBe('?? Ac');
  h.act(0, 'open');
  expect([now().actor, bounds()]).toEqual([1, [400, 400]]); // to a bet, not by one
  h.act(1, 'raise', { amount: 400 });
  h.act(2, 'call');
  h.act(0, 'fold');

  expect([stage(), now().actor, bounds()]).toEqual(['third-betting', 2, [400, 400]]); // a pair of kings before ace high
  h.act(2, 'bet', { amount: 400 });
  h.act(1, 'call');

  expect([stage(), now().actor, bounds()]).toEqual(['fourth-betting', 2, [800, 800]]);
  h.act(2, 'check');
  h.act(1, 'bet', { amount: 800 });
  h.act(2, 'raise', { amount: 1600 });
  h.act(1, 'call');

  expect([stage(), now().actor]).toEqual(['fifth-betting', 2]); // kings and tens before a pair of aces
  expect([h.sees('rail', 'hand:1'), h.sees('rail', 'hand:2')]).toEqual(['?? Ac 9h Td Ah', '?? Ks Kc Th Tc']);
  h.act(2, 'bet', { amount: 800 });
  h.act(1, 'call');

  const shares = h.log.flatMap((e: AnyEvent) =>
    e.type === 'PotAwarded' ? (e.note as { shares: { seat: Seat; way: string; amount: number }[] }).shares : [],
  );
  expect(shares).toMatchObject([{ seat: 2, way: 'high', amount: 6900 }]);
});

const knows = (rule: string): boolean => rule === 'AMB-GEN-09' || Object.hasOwn(STREET_CLAUSES, rule);
describe('the laws', () => {
  test.each([
    ['two, deep', [40_000, 40_000]],
    ['five, mixed', [9000, 2500, 400, 5000, 300]],
    ['eight: the pack runs short', [9000, 2500, 4000, 5000, 6000, 7000, 8000, 9000]],
  ])('%s', (name, stacks) => {
    const report = mustConform({ name, ...seated(stacks) }, { seeds: 40, knows });
    expect(report.rounds).toBe(40);
  });
});

describe('at its edges', () => {
  test('the last up card counts for who leads: aces and nines before kings and tens', () => {
    const { game, setup } = seated([10_000, 10_000]);
    const h = sit(game, setup);
    const actor = () => h.table().menus[0]!.actor as Seat;
    h.act('chance', 'shuffle', { faces: stacked(game.pack, 'As 7d Ac Ks 8c 9h Kc 8d 9d Th 8h Ah Tc') });
    h.act(actor(), 'open');
    h.act(actor(), 'call');
    for (let checks = 0; checks < 4; checks++) h.act(actor(), 'check');
    expect([h.sees('rail', 'hand:1'), h.sees('rail', 'hand:0')]).toEqual(['?? Ac 9h 9d Ah', '?? Ks Kc Th Tc']);
    expect(actor()).toBe(1);
  });
  test('who has less than the bring-in left opens with what he has', () => {
    mustConform({ name: 'short', ...seated([5000, 200]) }, { seeds: 20, knows });
  });
});
