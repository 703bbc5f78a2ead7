// The best five of seven cards, over all deals of seven, without a joker (133,784,560) or from a pack with one (154,143,080), by
// classes: ranks first, each with its number of ways to be suited, and flushes by the ranks in the suit. A matter of
// half a second, nothing being dealt.

import { type Category, rankingNamed } from 'baraja/hands';
import { choose } from '../exact/counting.js';

/** Best first, with how many deals come to it. */
export type Distribution = readonly { readonly category: Category; readonly hands: number }[];

const ACE = 12;
const SIZE = 7;

export interface SevenTerms {
  /** No joker; or a bug, an ace unless it completes a straight or a flush; or a card that may be any. */
  readonly joker: 'none' | 'bug';
}

/** Best first. */
const ORDER: readonly Category[] = [
  'five-of-a-kind',
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
];
const place = (category: Category): number => ORDER.indexOf(category);
const [ROYAL, STRAIGHT_FLUSH, FLUSH, STRAIGHT] = [
  place('royal-flush'),
  place('straight-flush'),
  place('flush'),
  place('straight'),
];

export function sevenCards({ joker }: SevenTerms): Distribution {
  const counts = ORDER.map(() => 0);
  countClasses(SIZE, false, counts);
  if (joker === 'bug') countClasses(SIZE - 1, true, counts);
  return ORDER.map((category, i) => ({ category, hands: counts[i]! })).filter(({ hands }) => hands > 0);
}

/** Adds all deals of so many ordinary cards, with the joker or without. */
function countClasses(size: number, joker: boolean, into: number[]): void {
  const held = new Array<number>(13).fill(0);
  const fill = (rank: number, left: number): void => {
    if (rank === 13) {
      if (left === 0) countRanks(held, joker, into);
      return;
    }
    for (let count = Math.min(4, left); count >= 0; count--) {
      held[rank] = count;
      fill(rank + 1, left - count);
    }
  };
  fill(0, size);
}

/** All ways to give these ranks suits: flushes by what they are, the rest by ranks alone. */
function countRanks(held: readonly number[], joker: boolean, into: number[]): void {
  const plain = byRanks(held, joker);
  let rest = held.reduce((ways, count) => ways * choose(4, count), 1);
  const needed = joker ? 4 : 5;
  const ranks = held.flatMap((count, rank) => (count > 0 ? [rank] : []));
  if (ranks.length >= needed) {
    for (let chosen = 0; chosen < 1 << ranks.length; chosen++) {
      if (bitsIn(chosen) < needed) continue;
      const suited = ranks.filter((_, i) => ((chosen >> i) & 1) === 1);
      // One of the four suits holds exactly these; no other can hold as many.
      const ways = 4 * held.reduce((all, count, rank) => all * choose(3, suited.includes(rank) ? count - 1 : count), 1);
      into[Math.min(plain, bySuited(suited, joker))]! += ways;
      rest -= ways;
    }
  }
  into[plain]! += rest;
}

/** Flushes apart. */
function byRanks(held: readonly number[], joker: boolean): number {
  if (!joker) return shapeOf(held);
  const withAce = held.map((count, rank) => (rank === ACE ? count + 1 : count));
  const asAce = shapeOf(withAce);
  return hasStraight(maskOf(held), 1) ? Math.min(asAce, STRAIGHT) : asAce;
}

function shapeOf(held: readonly number[]): number {
  const [first, second] = [...held].sort((a, b) => b - a) as [number, number];
  if (first === 5) return place('five-of-a-kind');
  if (first === 4) return place('four-of-a-kind');
  if (first === 3 && second >= 2) return place('full-house');
  if (hasStraight(maskOf(held), 0)) return STRAIGHT;
  if (first === 3) return place('three-of-a-kind');
  if (first === 2) return place(second === 2 ? 'two-pair' : 'pair');
  return place('high-card');
}

function bySuited(ranks: readonly number[], joker: boolean): number {
  const mask = ranks.reduce((all, rank) => all | (1 << rank), 0);
  const more = joker ? 1 : 0;
  if (bitsIn(mask & ROYALS) + more >= 5) return ROYAL;
  return hasStraight(mask, more) ? STRAIGHT_FLUSH : FLUSH;
}

const ROYALS = 0b1_1111_0000_0000;

/** Five ranks in a row, the ace above the king or below the deuce, of which a joker may be one. */
function hasStraight(mask: number, more: number): boolean {
  const low = (mask << 1) | (mask >> ACE);
  for (let from = 0; from < 10; from++) if (bitsIn(low & (0b11111 << from)) + more >= 5) return true;
  return false;
}

const maskOf = (held: readonly number[]): number =>
  held.reduce((mask, count, rank) => (count > 0 ? mask | (1 << rank) : mask), 0);

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

/** All hands of five from a pack of 53, or 52, by a ranking of the engine: what draw games deal. */
export function fiveCards(name: Parameters<typeof rankingNamed>[0], cards: 52 | 53): Distribution {
  const ranking = rankingNamed(name);
  if (!('value5' in ranking)) throw new RangeError(`${name} does not read five cards`);
  const { value5 } = ranking;
  const counts = new Map<number, number>();
  const hand = new Uint8Array(5);
  for (let a = 0; a < cards; a++) {
    hand[0] = a;
    for (let b = a + 1; b < cards; b++) {
      hand[1] = b;
      for (let c = b + 1; c < cards; c++) {
        hand[2] = c;
        for (let d = c + 1; d < cards; d++) {
          hand[3] = d;
          for (let e = d + 1; e < cards; e++) {
            hand[4] = e;
            const value = value5(hand, 0);
            counts.set(value, (counts.get(value) ?? 0) + 1);
          }
        }
      }
    }
  }
  const byCategory = new Map<Category, { hands: number; best: number }>();
  for (const [value, hands] of counts) {
    const { category } = ranking.name(value);
    const row = byCategory.get(category) ?? { hands: 0, best: 0 };
    byCategory.set(category, { hands: row.hands + hands, best: Math.max(row.best, value) });
  }
  return [...byCategory].sort(([, a], [, b]) => b.best - a.best).map(([category, { hands }]) => ({ category, hands }));
}
