// The best five of seven cards, over all deals of seven, without a joker (133,784,560) or from a pack with one (154,143,080), by
// classes: ranks first, each with its number of ways to be suited, and flushes by the ranks in the suit. Nothing is dealt: a set of
// ranks stands for thousands of hands, and there are 49,205 of them.

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
/** Their places in that order. */
const [FIVE, ROYAL, STRAIGHT_FLUSH, QUADS, FULL, FLUSH] = [0, 1, 2, 3, 4, 5];
const [STRAIGHT, TRIPS, TWO_PAIR, PAIR, HIGH] = [6, 7, 8, 9, 10];

export function sevenCards({ joker }: SevenTerms): Distribution {
  const counts = new Float64Array(ORDER.length);
  countClasses(SIZE, false, counts);
  if (joker === 'bug') countClasses(SIZE - 1, true, counts);
  return ORDER.map((category, i) => ({ category, hands: counts[i]! })).filter(({ hands }) => hands > 0);
}

/** So many of a rank: of all four suits, and of the three that are not looked at. */
const OF_FOUR = Float64Array.from({ length: 5 }, (_, count) => choose(4, count));
const OF_THREE = Float64Array.from({ length: 5 }, (_, count) => choose(3, count));

/** Adds all deals of so many ordinary cards, with the joker or without: each set of ranks once, times its suits. */
function countClasses(size: number, joker: boolean, into: Float64Array): void {
  const needed = joker ? 4 : 5;
  const { straights, suited } = masks(joker);
  // The ranks held, how many of each, and how many ranks.
  const [ranks, counts] = [new Uint8Array(size), new Uint8Array(size)];
  /** Of the ranks from `at` on, so many chosen to be of one suit: adds up ways, by what the flush is. */
  const flushes = (at: number, many: number, chosen: number, mask: number, ways: number, plain: number): number => {
    if (at === many) {
      if (chosen < needed) return 0;
      into[Math.min(plain, suited[mask]!)]! += 4 * ways;
      return 4 * ways;
    }
    if (chosen + many - at < needed) return 0;
    const count = counts[at]!;
    const inSuit = flushes(at + 1, many, chosen + 1, mask | (1 << ranks[at]!), ways * OF_THREE[count - 1]!, plain);
    return count === 4 ? inSuit : inSuit + flushes(at + 1, many, chosen, mask, ways * OF_THREE[count]!, plain);
  };
  const fill = (rank: number, left: number, many: number, mask: number, ways: number): void => {
    if (left === 0) {
      const plain = shapeOf(counts, ranks, many, joker, straights[mask] === 1);
      // One suit holds four or five of them: no other can hold as many.
      const flushed = many >= needed ? flushes(0, many, 0, 0, 1, plain) : 0;
      into[plain]! += ways - flushed;
      return;
    }
    if (4 * (13 - rank) < left) return;
    for (let count = Math.min(4, left); count > 0; count--) {
      ranks[many] = rank;
      counts[many] = count;
      fill(rank + 1, left - count, many + 1, mask | (1 << rank), ways * OF_FOUR[count]!);
    }
    fill(rank + 1, left, many, mask, ways);
  };
  fill(0, size, 0, 0, 1);
}

/** What the ranks make without a flush; a joker is an ace, or the card a straight lacks. */
function shapeOf(counts: Uint8Array, ranks: Uint8Array, many: number, joker: boolean, straight: boolean): number {
  let [first, second] = [0, 0];
  const note = (count: number): void => {
    if (count > first) [first, second] = [count, first];
    else if (count > second) second = count;
  };
  const hasAce = many > 0 && ranks[many - 1] === ACE;
  for (let i = 0; i < many; i++) note(counts[i]! + (joker && hasAce && i === many - 1 ? 1 : 0));
  if (joker && !hasAce) note(1);
  if (first === 5) return FIVE;
  if (first === 4) return QUADS;
  if (first === 3 && second >= 2) return FULL;
  if (straight) return STRAIGHT;
  if (first === 3) return TRIPS;
  return first === 2 ? (second === 2 ? TWO_PAIR : PAIR) : HIGH;
}

/** By the ranks held: whether there is a straight among them, and what they are if they are of one suit. */
function masks(joker: boolean): { readonly straights: Uint8Array; readonly suited: Uint8Array } {
  const more = joker ? 1 : 0;
  const straights = Uint8Array.from({ length: 1 << 13 }, (_, mask) => (hasStraight(mask, more) ? 1 : 0));
  const suited = Uint8Array.from(straights, (straight, mask) =>
    bitsIn(mask & ROYALS) + more >= 5 ? ROYAL : straight === 1 ? STRAIGHT_FLUSH : FLUSH,
  );
  return { straights, suited };
}

const ROYALS = 0b1_1111_0000_0000;

/** Five ranks in a row, the ace above the king or below the deuce, of which a joker may be one. */
function hasStraight(mask: number, more: number): boolean {
  const low = (mask << 1) | (mask >> ACE);
  for (let from = 0; from < 10; from++) if (bitsIn(low & (0b11111 << from)) + more >= 5) return true;
  return false;
}

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
