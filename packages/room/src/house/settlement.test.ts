// What each owes whom: everybody is even afterwards, and nobody could be with fewer payments.
import { seeded } from 'baraja';
import { expect, test } from 'vitest';
import { type Party, settle } from './index.js';

const parties = (...nets: readonly number[]): Party[] => nets.map((net, i) => ({ id: `p${i}`, net }));
const after = (all: readonly Party[]): number[] =>
  settle(all).reduce(
    (left, { from, to, amount }) =>
      left.map((net, i) => net + (`p${i}` === from ? amount : 0) - (`p${i}` === to ? amount : 0)),
    all.map(({ net }) => net),
  );
/** The most groups that are even among themselves, by trying every one. */
function mostGroups(nets: readonly number[]): number {
  if (nets.length === 0) return 0;
  const [first, ...rest] = nets as [number, ...number[]];
  let most = Number.NEGATIVE_INFINITY;
  for (let set = 0; set < 1 << rest.length; set++) {
    const inside = rest.filter((_, i) => (set >> i) & 1);
    if (inside.reduce((sum, net) => sum + net, first) !== 0) continue;
    most = Math.max(most, 1 + mostGroups(rest.filter((_, i) => !((set >> i) & 1))));
  }
  return most;
}

test('nobody owes anything where nobody won, and two settle in one payment', () => {
  expect(settle([])).toEqual([]);
  expect(settle(parties(0, 0))).toEqual([]);
  expect(settle(parties(500, -500))).toEqual([{ from: 'p1', to: 'p0', amount: 500 }]);
});

test('it takes the fewest payments there are, in whole cents, and leaves everybody even', () => {
  const rng = seeded(7);
  for (let i = 0; i < 200; i++) {
    const nets = Array.from({ length: 2 + rng.below(5) }, () => 100 * (rng.below(21) - 10));
    const all = parties(...nets, -nets.reduce((sum, net) => sum + net, 0));
    const paid = settle(all);
    const open = all.map(({ net }) => net).filter((net) => net !== 0);
    expect(after(all).every((net) => net === 0)).toBe(true);
    expect(paid.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
    expect(paid.length).toBe(open.length - mostGroups(open));
  }
});

test('very many settle too, and a sum that does not come out is no settlement', () => {
  const nets = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 100 + i : -100 - i + 1));
  const all = parties(...nets, -nets.reduce((sum, net) => sum + net, 0));
  expect(after(all).every((net) => net === 0)).toBe(true);
  expect(settle(all).length).toBeLessThan(all.length);
  expect(() => settle(parties(1, -2))).toThrow(/add up/);
  expect(() => settle(parties(0.5, -0.5))).toThrow(/add up/);
});
