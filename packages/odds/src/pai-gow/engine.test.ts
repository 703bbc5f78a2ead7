// The house way counted here is the one the engine's dealer sets by: the same front and the same back, hand by hand.
import { type Face, rankingsOf } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import { houseWay as dealersWay } from 'baraja/hands';
import { expect, test } from 'vitest';
import { Xoshiro } from '../exact/xoshiro.js';
import { backOf, frontOf, quickWay } from './index.js';

const pack = Uint8Array.from({ length: 53 }, (_, card) => card);
const JOKER = 52;

/** Two cards as they are numbered here: different ranks in their order, then pairs. */
function frontNumber(cards: readonly number[]): number {
  const [a, b] = cards.map((card) => (card === JOKER ? 12 : card >> 2)).sort((x, y) => y - x) as [number, number];
  return a === b ? 78 + a : (a * (a - 1)) / 2 + b;
}

test.each(['lowest', 'second'] as const)('AMB-SNK-53 as the engine sets it, the wheel %s', (wheel) => {
  const table = openTable({ house: 's-and-k', game: 'pgp', switches: { 'snk.pgp.wheel': wheel } });
  if (!isOpened(table)) throw new Error(JSON.stringify(table));
  const { high: ranking } = rankingsOf(table.game);
  const quick = quickWay({ wheel });
  const random = new Xoshiro(7);
  const backs = new Map<number, number>();
  for (let deal = 0; deal < 12_000; deal++) {
    random.draw(pack, 7);
    const seven = [...pack.subarray(0, 7)].map((card) => card as Face);
    const { low, high } = dealersWay(ranking!, seven);
    const set = quick.set(pack, 0);
    expect(frontOf(set), seven.join(' ')).toBe(frontNumber(low));
    // Values may be numbered otherwise, but no two hands that tie may differ, nor their order.
    const value = ranking!.best(high, []);
    expect(backs.get(backOf(set)) ?? value, seven.join(' ')).toBe(value);
    backs.set(backOf(set), value);
  }
  const inOrder = [...backs].sort(([a], [b]) => a - b).map(([, value]) => value);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect(new Set(inOrder).size).toBe(inOrder.length);
});
