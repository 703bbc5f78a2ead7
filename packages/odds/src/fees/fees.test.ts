// Fees: what the posted tables take, at the edges of their tiers and as a share of what is played for.
import { describe, expect, test } from 'vitest';
import { printFraction, toNumber } from '../exact/fraction.js';
import { afterFees, bankedFees, feeFor, feeTables, jackpotReturn, USUAL_TERMS } from './index.js';

const posted = (id: string) => bankedFees().find((fees) => fees.id === id)!;

describe('banked games', () => {
  test('X-11 ROG-P215-F4 the $10 table by total action', () => {
    const { bank, player } = posted('pure-21.5 $10-$100');
    expect([7_500, 30_000, 30_100, 5_000, 5_100].map((action) => feeFor(bank, action))).toEqual([
      200, 200, 300, 50, 200,
    ]);
    expect(feeFor(player, 2_500)).toBe(0);
  });
  test('ROG-P215-F1 ROG-P215-F2 ROG-P215-F3 ROG-P215-F5 ROG-P215-F6 AMB-ROG-55 the other tables', () => {
    for (const from of [3, 4, 5]) {
      const { bank } = posted(`pure-21.5 $${from}-$100`);
      expect([10_000, 10_100, 50_000, 50_100].map((action) => feeFor(bank, action))).toEqual([50, 100, 100, 200]);
    }
    expect([3, 4, 5].map((from) => feeFor(posted(`pure-21.5 $${from}-$100`).player, 300))).toEqual([50, 50, 0]);
    const [f5, f6] = [posted('pure-21.5 $25-$100').bank, posted('pure-21.5 $100-$100').bank];
    expect([20_000, 20_100, 50_100].map((action) => feeFor(f5, action))).toEqual([100, 300, 500]);
    expect([50_000, 50_100, 100_000, 100_100].map((action) => feeFor(f6, action))).toEqual([200, 400, 400, 700]);
  });
  test('VEN-NB21-50 AMB-VEN-24 $50 pays a half dollar, $51 a dollar; the bank a dollar whatever', () => {
    const { player, bank } = posted('no-bust-21 $5-$100');
    expect([500, 5_000, 5_100, 10_000].map((wager) => feeFor(player, wager))).toEqual([50, 50, 100, 100]);
    expect(feeFor(bank, 80_000)).toBe(100);
  });
  test('SNK-PGP-14 $0.50, $1, and $3 at most', () => {
    expect([5_000, 5_100, 10_000, 10_100].map((wager) => feeFor(posted('pai-gow $5-$200').player, wager))).toEqual([
      50, 100, 100, 300,
    ]);
  });
  test('AMB-SNK-32 every table of the books that is banked by players is there, each once; the banker of Pai-Gow pays nothing', () => {
    expect(bankedFees().map(({ id, rule }) => `${id} ${rule}`)).toEqual([
      'no-bust-21 $5-$100 VEN-NB21-50',
      'pai-gow $5-$200 SNK-PGP-14',
      ...[3, 4, 5, 10, 25, 100].map((from, i) => `pure-21.5 $${from}-$100 ROG-P215-F${i + 1}`),
    ]);
    expect(feeFor(posted('pai-gow $5-$200').bank, 50_000)).toBe(0);
    expect(feeTables(null).filter(({ game }) => bankedFees().some((fees) => fees.game === game))).toEqual([]);
  });
  test('a fee weighs on small wagers', () => {
    const fees = posted('no-bust-21 $5-$100');
    const [least, most] = [500, 5_000].map((wager) => afterFees(fees, -0.005, { wager, players: 3 }));
    expect(least!.playerShare).toBeCloseTo(-0.105, 12);
    expect(most!.playerShare).toBeCloseTo(-0.015, 12);
    expect(least!.bank).toBeCloseTo(0.005 * 1_500 - 100, 12);
  });
});

describe('tables of the books', () => {
  const all = feeTables(null);
  const of = (game: string, stake: string) => all.find((table) => table.game === game && table.stakes.includes(stake))!;
  test('ROG-FEE-1 $3 and a jackpot dollar a hand at the lower limits', () => {
    const { rows, kind } = of('rog-hold', '3/6');
    expect(kind).toBe('hand');
    for (const row of rows) expect([row.collection, row.jackpot].map(toNumber)).toEqual([300, 100]);
    const nine = rows.find(({ players }) => players === 9)!;
    expect(toNumber(nine.perHour)).toBe(400 * USUAL_TERMS.handsPerHour);
    expect(printFraction(nine.perPlayerHand)).toBe('400/9');
  });
  test('ROG-FEE-2 by the half hour at the higher ones, by how many play', () => {
    const { rows } = of('rog-hold', '20/40');
    const hourly = (players: number) => toNumber(rows.find((row) => row.players === players)!.perPlayerHour);
    expect([3, 5, 6].map(hourly)).toEqual([400, 800, 1_200]);
  });
  test('ROG-FEE-3 ROG-FEE-4 spread tables by bands', () => {
    const { rows } = of('rog-hold', '3-6');
    const at = (players: number) => rows.find((row) => row.players === players)!;
    expect([at(3), at(5), at(6)].map(({ collection, jackpot }) => [collection, jackpot].map(toNumber))).toEqual([
      [200, 0],
      [200, 100],
      [300, 100],
    ]);
  });
  test('every game of the books is there, and what nobody pays is nothing', () => {
    expect(new Set(all.map(({ house }) => house)).size).toBeGreaterThanOrEqual(4);
    const { rows, kind } = of('jal-draw', all.find(({ game }) => game === 'jal-draw')!.stakes[0]!);
    expect(kind).toBe('none');
    for (const row of rows) expect([row.collection, row.perHour].map(toNumber)).toEqual([0, 0]);
  });
  test('AMB-GEN-23 a jackpot dollar returns nothing until a jackpot is posted', () => {
    expect(toNumber(jackpotReturn(null))).toBe(0);
    expect(printFraction(jackpotReturn({ feePerHand: 100, prize: 2_000_000, oneIn: 25_000 }))).toBe('4/5');
  });
});
