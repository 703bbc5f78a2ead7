// The rules of high poker, as a list: every hand of one to five cards belongs to a class, and the classes are sorted from
// the lone deuce to the royal flush. Every table of this room is filled in from here; nothing here is meant to be fast.

import type { Rank } from '../cards/index.js';
import type { Category, HandName } from './ranking.js';

/** Worst to best. */
export const CATEGORIES = [
  'none',
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const satisfies readonly Category[];

type HighCategory = (typeof CATEGORIES)[number];

/** How many cards of each rank, deuce first: a hand whose suits are ignored. */
export type Counts = readonly number[];

/** A set of ranks, one bit each: bit 0 the deuce, bit 12 the ace. */
export type RankMask = number;

/**
 * A class as one integer that sorts as the hand does: the category in the top bits, then five nibbles, each a rank plus one.
 * A kicker not yet dealt is 0, so that A-A stands just below A-A-2.
 */
export type Code = number;

/** What runs a house knows: the top card of the best straight among these ranks, or none. */
export type Straights = (ranks: RankMask) => RankMask;

const TOP_STRAIGHT = 0b1_1111_0000_0000;
const WHEEL = 0b1_0000_0000_1111;
const ACE: RankMask = 1 << 12;
const KING: RankMask = 1 << 11;
const FIVE: RankMask = 1 << 3;
const NINE: RankMask = 1 << 7;
const WHEEL_OF_NINE = 0b1_0000_1111_0000;
const SEVEN_BITS = 6;

/** The best class these counts allow, flushes apart. They may add up to anything from one card to seven. */
export function codeOfCounts(counts: Counts, straights: Straights = straightIn): Code {
  const ranks = ranksWith(counts, 1);
  const pairs = ranksWith(counts, 2);
  const trips = top(ranksWith(counts, 3), 1);
  const quads = top(ranksWith(counts, 4), 1);
  if (quads !== 0) return code('four-of-a-kind', quads, top(ranks & ~quads, 1));
  const under = top(pairs & ~trips, 1);
  if (trips !== 0 && under !== 0) return code('full-house', trips, under);
  const straight = straights(ranks);
  if (straight !== 0) return code('straight', straight, 0);
  if (trips !== 0) return code('three-of-a-kind', trips, top(ranks & ~trips, 2));
  const paired = top(pairs, 2);
  if (bitsIn(paired) === 2) return code('two-pair', paired, top(ranks & ~paired, 1));
  if (paired !== 0) return code('pair', paired, top(ranks & ~paired, 3));
  return code('high-card', top(ranks, 5), 0);
}

/** The best class of five or more cards of one suit. */
export function codeOfSuited(ranks: RankMask, straights: Straights = straightIn): Code {
  const straight = straights(ranks);
  if (straight === ACE) return code('royal-flush', straight, 0);
  if (straight !== 0) return code('straight-flush', straight, 0);
  return code('flush', top(ranks, 5), 0);
}

/** The top card of the best straight, or none: the ace stands above the king or below the deuce. */
export function straightIn(ranks: RankMask): RankMask {
  for (let run = TOP_STRAIGHT, high = ACE; high > FIVE; run >>= 1, high >>= 1) if ((ranks & run) === run) return high;
  return (ranks & WHEEL) === WHEEL ? FIVE : 0;
}

/**
 * With no eights, nines or tens the jack follows the seven, so that 5-6-7-J-Q is a straight. The ace stands above the
 * king; below the deuce too only where a house counts the wheel.
 */
export const straightIn41 =
  ({ wheel }: { wheel: boolean }): Straights =>
  (ranks) => {
    const run = (ranks & 0b11_1111) | ((ranks >> 9) << SEVEN_BITS);
    for (let five = 0b11_1110_0000, top = 9; top >= 4; five >>= 1, top--)
      if ((run & five) === five) return 1 << (top < SEVEN_BITS ? top : top + 3);
    return wheel && (ranks & WHEEL) === WHEEL ? FIVE : 0;
  };

/** Six to ace: 6-7-8-9 with the ace below is the lowest straight. */
export const straightIn36: Straights = (ranks) => {
  const top = straightIn(ranks);
  return top === 0 && (ranks & WHEEL_OF_NINE) === WHEEL_OF_NINE ? NINE : top;
};

/** Where a house has A-2-3-4-5 as the second highest, so it stands where a king with a five behind it would. */
export const straightWheelSecond: Straights = (ranks) => {
  const top = straightIn(ranks);
  return top !== ACE && (ranks & WHEEL) === WHEEL ? KING | FIVE : top;
};

export function nameOfCode(of: Code): HandName {
  const category = CATEGORIES[of >> 20];
  if (category === undefined) throw new RangeError(`no hand is coded ${of}`);
  const ranks: Rank[] = [];
  for (let shift = 16; shift >= 0; shift -= 4) {
    const nibble = (of >> shift) & 15;
    if (nibble > 0) ranks.push((nibble - 1) as Rank);
  }
  return { category, ranks };
}

/** All classes in order. The value of a hand is the place of its class, counted from 1. */
export interface Classes {
  readonly codes: readonly Code[];
  valueOf(of: Code): number;
}

/**
 * 9,841 classes: 7,462 of five cards (6,175 when suits are ignored, 1,287 of one suit) and 2,379 of one to four (13 + 91 +
 * 455 + 1,820), which stand among the others where their cards put them.
 */
export function listClasses(): Classes {
  const codes: Code[] = [0];
  for (let size = 1; size <= 5; size++) eachCounts(size, (counts) => codes.push(codeOfCounts(counts)));
  for (let ranks = 0; ranks < 1 << 13; ranks++) if (bitsIn(ranks) === 5) codes.push(codeOfSuited(ranks));
  codes.sort((a, b) => a - b);
  const values = new Map(codes.map((of, value) => [of, value]));
  return {
    codes,
    valueOf(of) {
      const value = values.get(of);
      if (value === undefined) throw new RangeError(`no class is coded ${of}`);
      return value;
    },
  };
}

/** Calls back for every way to hold `size` cards when suits are ignored; the array is the same each time. */
export function eachCounts(size: number, use: (counts: Counts) => void): void {
  const counts = new Array<number>(13).fill(0);
  const fill = (rank: number, left: number): void => {
    if (left === 0) use(counts);
    else if (rank < 13) fillRank(rank, left);
  };
  const fillRank = (rank: number, left: number): void => {
    for (let count = Math.min(4, left); count >= 0; count--) {
      counts[rank] = count;
      fill(rank + 1, left - count);
    }
  };
  fill(0, size);
}

/** The highest `most` ranks of a set. */
export function top(ranks: RankMask, most: number): RankMask {
  let kept = 0;
  for (let left = most, rest = ranks; left > 0 && rest !== 0; left--) {
    const highest = 1 << (31 - Math.clz32(rest));
    kept |= highest;
    rest ^= highest;
  }
  return kept;
}

export function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

function ranksWith(counts: Counts, least: number): RankMask {
  let ranks = 0;
  for (let rank = 0; rank < 13; rank++) if ((counts[rank] ?? 0) >= least) ranks |= 1 << rank;
  return ranks;
}

/** What makes the hand first, then its kickers, each from the highest down. */
function code(category: HighCategory, made: RankMask, kickers: RankMask): Code {
  let of: number = CATEGORIES.indexOf(category);
  let places = 5;
  for (let group = made, next = kickers; group !== 0; group = next, next = 0) {
    for (let rest = group; rest !== 0; places--) {
      const rank = 31 - Math.clz32(rest);
      of = of * 16 + rank + 1;
      rest ^= 1 << rank;
    }
  }
  return of << (4 * places);
}
