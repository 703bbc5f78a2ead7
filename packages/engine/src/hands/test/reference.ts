// What beats what, written as the rules read and as slowly as they allow: what the tables are compared with. Nothing here knows
// the tables, and nothing but tests may use it.

import { type Face, rankOf, suitOf } from '../../cards/index.js';

/** Ten kinds of hand, worst first, then what decides between two of a kind; higher is better. */
export function referenceHigh(five: readonly Face[]): number {
  const counts = new Array<number>(13).fill(0);
  for (const card of five) counts[rankOf(card)]!++;
  const ranks = five.map(rankOf).sort((a, b) => counts[b]! - counts[a]! || b - a);
  const [first, second, third, fourth, fifth] = ranks as [number, number, number, number, number];
  const alike = (rank: number): number => counts[rank]!;
  const flush = five.every((card) => suitOf(card) === suitOf(five[0]!));
  const wheel = first === 12 && second === 3 && third === 2 && fourth === 1 && fifth === 0;
  const straight = wheel || (alike(first) === 1 && first - fifth === 4);
  let kind = 0;
  if (alike(first) === 2) kind = alike(third) === 2 ? 2 : 1;
  if (alike(first) === 3) kind = 3;
  if (straight) kind = 4;
  if (flush) kind = 5;
  if (alike(first) === 3 && alike(fourth) === 2) kind = 6;
  if (alike(first) === 4) kind = 7;
  if (straight && flush) kind = fifth === 8 ? 9 : 8;
  const deciding = wheel ? [3, 2, 1, 0, 0] : ranks;
  return deciding.reduce((score, rank) => score * 13 + rank, kind);
}

/** The kind of hand a reference score belongs to, 0 the high card, 9 the royal flush. */
export function referenceKind(score: number): number {
  return Math.floor(score / 13 ** 5);
}

/** Five different ranks, none above the qualifier, compared from the highest down, the ace lowest; 0 is no low. */
export function referenceLow(
  five: readonly Face[],
  { qualifier, spoilt }: { qualifier: number; spoilt: boolean },
): number {
  const points = five.map((card) => (rankOf(card) === 12 ? 1 : rankOf(card) + 2)).sort((a, b) => b - a);
  const [highest = 99, , , , lowest = 0] = points;
  if (five.length !== 5 || new Set(points).size !== 5 || highest > qualifier) return 0;
  const straight = highest - lowest === 4;
  const flush = five.every((card) => suitOf(card) === suitOf(five[0]!));
  if (spoilt && (straight || flush)) return 0;
  return points.reduce((score, point) => score * 10 + (9 - point), 1);
}

/** Every way to take `size` of the cards. */
export function choose<T>(cards: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  if (cards.length < size) return [];
  const [first, ...rest] = cards as [T, ...T[]];
  return [...choose(rest, size - 1).map((more) => [first, ...more]), ...choose(rest, size)];
}

/** Every five cards that take from the hole a number of cards between `least` and `most`. */
export function fives(
  { hole, board }: { hole: readonly Face[]; board: readonly Face[] },
  { least, most }: { least: number; most: number },
): Face[][] {
  const found: Face[][] = [];
  for (let own = least; own <= most; own++) {
    for (const mine of choose(hole, own)) for (const shared of choose(board, 5 - own)) found.push([...mine, ...shared]);
  }
  return found;
}

/** Deals hands that are the same in every run: a linear congruential generator and a shuffle. The 53rd card is the joker. */
export function dealer(seed: number, cards: 52 | 53 = 52): (size: number) => Face[] {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return (size) => {
    const pack = Array.from({ length: cards }, (_, card) => card as Face);
    for (let place = 0; place < size; place++) {
      const from = place + below(cards - place);
      [pack[place], pack[from]] = [pack[from]!, pack[place]!];
    }
    return pack.slice(0, size);
  };
}
