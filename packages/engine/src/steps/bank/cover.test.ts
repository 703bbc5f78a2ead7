// How far a bank reaches, as sums: the worked example X-3 with its mirror, and what must hold of any claims at all.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Claim, type Coverage, covering, type Met } from './cover.js';

/** A bank that pays and takes what comes of each claim. */
function cover(bank: number, claims: readonly Claim[], how?: Coverage): readonly Met[] {
  let held = bank;
  const meet = covering(() => held, how);
  return claims.map((claim) => {
    const met = meet(claim);
    held += met.taken - met.paid;
    return met;
  });
}
/** What the bank has won, or lost, by all of them. */
const netOf = (met: readonly Met[]): number => met.reduce((net, { paid, taken }) => net + taken - paid, 0);

const wins = (amount: number, stake = amount): Claim => ({ stake, due: amount });
const loses = (amount: number, stake = amount): Claim => ({ stake, due: -amount });
const pushes = (stake: number): Claim => ({ stake, due: 0 });
/** What each wager gains: '+60', '-80', '0', or 'back' where the bank never met it. */
const told = (bank: number, claims: readonly Claim[], how?: Coverage): string =>
  cover(bank, claims, how)
    .map(({ paid, taken, unmet }) => (unmet ? 'back' : paid > 0 ? `+${paid}` : taken > 0 ? `-${taken}` : '0'))
    .join(' ');

describe('running net', () => {
  test('X-3 AMB-GEN-16 a bank of 100 pays 60, then the 40 it has left; the loser after that gets his 80 back', () => {
    expect(told(100, [wins(60), wins(50), loses(80)])).toBe('+60 +40 back');
  });
  test('X-3 AMB-GEN-16 in the reverse order everything is covered', () => {
    const claims = [loses(80), wins(50), wins(60)];
    expect(told(100, claims)).toBe('-80 +50 +60');
    expect(netOf(cover(100, claims))).toBe(-30);
  });
  test('X-3 the mirror: the bank wins no more than it put up, and what it could not match goes back', () => {
    expect(told(100, [loses(60), loses(50), loses(30)])).toBe('-60 -40 0');
    expect(told(100, [loses(60), loses(50), wins(150)])).toBe('-60 -40 +150');
  });
  test('AMB-GEN-16 a push costs nothing; half a wager lost is half taken', () => {
    expect(told(100, [pushes(90), loses(25, 50), wins(60)])).toBe('0 -25 +60');
  });
});

describe('matched action', () => {
  test('AMB-GEN-16 each wager is covered dollar for dollar until the bank is matched, whatever the result', () => {
    expect(told(100, [wins(60), wins(50), loses(80)], 'matched-action')).toBe('+60 +40 back');
    expect(told(100, [loses(80), wins(50), wins(60)], 'matched-action')).toBe('-80 +20 back');
    expect(told(100, [pushes(90), loses(50), wins(60)], 'matched-action')).toBe('0 -10 back');
    expect(told(100, [wins(60, 50), wins(50)], 'matched-action')).toBe('+60 +40');
  });
});

test('REG-43 the net never passes the bank either way, and nobody loses more than his stake or wins more than his due', () => {
  const claim = fc
    .record({ stake: fc.integer({ min: 1, max: 500 }), part: fc.constantFrom(-1, -0.5, 0, 1, 1.2, 1.5, 2) })
    .map(({ stake, part }): Claim => ({ stake: 2 * stake, due: Math.trunc(2 * stake * part) }));
  const how = fc.constantFrom<Coverage>('running-net', 'matched-action');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.array(claim, { maxLength: 20 }), how, (bank, claims, reading) => {
      const met = cover(bank, claims, reading);
      for (const [i, { paid, taken }] of met.entries()) {
        expect(Math.abs(netOf(met.slice(0, i + 1)))).toBeLessThanOrEqual(bank);
        expect(paid).toBeLessThanOrEqual(Math.max(0, claims[i]!.due));
        expect(taken).toBeLessThanOrEqual(Math.max(0, -claims[i]!.due));
      }
      if (claims.reduce((sum, { stake, due }) => sum + Math.max(stake, due), 0) <= bank)
        expect(met.map(({ paid, taken }) => paid - taken)).toEqual(claims.map(({ due }) => due));
    }),
  );
});
