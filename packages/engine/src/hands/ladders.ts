// High poker with a joker, as lists: the order of hands as each house prints it, what a joker may stand for, and every class in
// its place. Every table of the joker rankings is filled in from here; nothing here is meant to be fast.

import { RANKS, type Rank } from '../cards/index.js';
import {
  bitsIn,
  CATEGORIES,
  type Code,
  type Counts,
  codeOfCounts,
  codeOfSuited,
  eachCounts,
  type RankMask,
  type Straights,
  straightIn,
  straightIn36,
  straightIn41,
  straightWheelSecond,
} from './classes.js';
import type { Category, HandName } from './ranking.js';

/** What the joker may be: any card; or an ace, and any card that completes a straight or a flush. */
export type JokerKind = 'wild' | 'bug';

const USUAL = [
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
] as const satisfies readonly Category[];
/** A flush beats a full house. So it does in every pack of fewer ranks. */
const SPANISH = [
  'five-of-a-kind',
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'flush',
  'full-house',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const satisfies readonly Category[];

/** Best first, as the sheets print them. */
export const LADDERS = {
  /** The usual order, where a house with a joker prints none: five of a kind is the best. */
  'five-first': USUAL,
  /** The same, with A-2-3-4-5 the second highest straight. */
  'wheel-second': USUAL,
  /** Spanish Poker with its forty-one cards; and where A-2-3-4-5 counts there. */
  spanish: SPANISH,
  'spanish-wheel': SPANISH,
  /** Thirty-six cards, the sixes the lowest. */
  'short-deck': SPANISH,
  /** With a joker, and the royal flush above five of a kind. */
  'royal-first': [
    'royal-flush',
    'five-of-a-kind',
    'straight-flush',
    'four-of-a-kind',
    'full-house',
    'flush',
    'straight',
    'three-of-a-kind',
    'two-pair',
    'pair',
    'high-card',
  ],
  /** With a joker, which in a flush may be a second ace. */
  'double-ace': [
    'five-of-a-kind',
    'royal-flush',
    'straight-flush',
    'four-of-a-kind',
    'full-house',
    'double-ace-flush',
    'flush',
    'straight',
    'three-of-a-kind',
    'two-pair',
    'pair',
    'high-card',
  ],
} as const satisfies Readonly<Record<string, readonly Category[]>>;

export type LadderName = keyof typeof LADDERS;

const STRAIGHTS: Partial<Record<LadderName, Straights>> = {
  'wheel-second': straightWheelSecond,
  spanish: straightIn41({ wheel: false }),
  'spanish-wheel': straightIn41({ wheel: true }),
  'short-deck': straightIn36,
};

/** Every class of one ladder, in order: a hand's value is the place of its class, counted from 1. */
export interface Ladder {
  readonly classes: number;
  /** The value of ordinary cards, flushes apart; one to five in all. */
  valueOf(counts: Counts): number;
  /** The value of five cards of a suit. */
  valueSuited(ranks: RankMask): number;
  /** The value of ordinary cards and a joker, flushes apart; one to five cards in all. */
  valueWith(counts: Counts, joker: JokerKind): number;
  /** The value of four cards of a suit and a joker. */
  valueSuitedWith(ranks: RankMask): number;
  /** The rank of the joker in a hand of this value. */
  rankIn(value: number, counts: Counts): Rank;
  rankInSuited(value: number, ranks: RankMask): Rank;
  name(value: number): HandName;
}

const ACE: Rank = 12;
const NIBBLES = 0xfffff;
const PLACE_BITS = 20;

export function listLadder(name: LadderName): Ladder {
  const order: readonly Category[] = ['none', ...[...LADDERS[name]].reverse()];
  const code = (category: Category, nibbles: number): Code => (order.indexOf(category) << PLACE_BITS) | nibbles;
  const fromPlain = (plain: Code): Code => code(CATEGORIES[plain >> PLACE_BITS]!, plain & NIBBLES);
  const straights = STRAIGHTS[name] ?? straightIn;
  const plainOf = (counts: Counts): Code => fromPlain(codeOfCounts(counts, straights));
  const suitedOf = (ranks: RankMask): Code => fromPlain(codeOfSuited(ranks, straights));
  const fiveOf = (rank: number): Code => code('five-of-a-kind', (rank + 1) << 16);
  const doubleAce = (ranks: RankMask): Code => code('double-ace-flush', nibblesOf([ACE, ...ranksIn(ranks)]));
  const isPlainFlush = (of: Code): boolean => order[of >> PLACE_BITS] === 'flush';

  const as = (rank: number, counts: Counts): Code =>
    counts[rank] === 4 ? fiveOf(rank) : plainOf(oneMore(counts, rank));
  const suitedAs = (rank: number, ranks: RankMask): Code => suitedOf(ranks | (1 << rank));
  const withJoker = (counts: Counts, joker: JokerKind): Code => {
    let best = 0;
    for (const rank of RANKS) {
      const of = as(rank, counts);
      if (joker === 'wild' || rank === ACE || order[of >> PLACE_BITS] === 'straight') best = Math.max(best, of);
    }
    return best;
  };
  // The ace and the joker as a second one. Elsewhere the joker is the highest card of the suit not held.
  const suitedWith = (ranks: RankMask): Code => {
    let best = 0;
    for (const rank of without(ranks)) best = Math.max(best, suitedAs(rank, ranks));
    const twoAces = order.includes('double-ace-flush') && ((ranks >> ACE) & 1) === 1;
    return twoAces && isPlainFlush(best) ? doubleAce(ranks) : best;
  };

  const codes = [0, ...new Set([...plainCodes(plainOf, suitedOf), ...RANKS.map(fiveOf)])];
  if (order.includes('double-ace-flush')) codes.push(...new Set(masksOf(4).map(suitedWith).filter(isNew(codes))));
  codes.sort((a, b) => a - b);
  const values = new Map(codes.map((of, value) => [of, value]));
  const place = (of: Code): number => {
    const value = values.get(of);
    if (value === undefined) throw new RangeError(`no class is coded ${of}`);
    return value;
  };
  return {
    classes: codes.length - 1,
    valueOf: (counts) => place(plainOf(counts)),
    valueSuited: (ranks) => place(suitedOf(ranks)),
    valueWith: (counts, joker) => place(withJoker(counts, joker)),
    valueSuitedWith: (ranks) => place(suitedWith(ranks)),
    rankIn: (value, counts) => RANKS.find((rank) => as(rank, counts) === codes[value]) ?? ACE,
    rankInSuited: (value, ranks) => without(ranks).find((rank) => suitedAs(rank, ranks) === codes[value]) ?? ACE,
    name(value) {
      const of = codes[value];
      if (of === undefined) throw new RangeError(`no hand of this ladder is worth ${value}`);
      const category = order[of >> PLACE_BITS]!;
      const ranks = ranksOfCode(of);
      // A wheel that stands second among straights is coded behind the king, and named by its five.
      return { category, ranks: category.startsWith('straight') ? ranks.slice(-1) : ranks };
    },
  };
}

/** All classes of one to five ordinary cards. */
function plainCodes(plainOf: (counts: Counts) => Code, suitedOf: (ranks: RankMask) => Code): readonly Code[] {
  const codes: Code[] = [];
  for (let size = 1; size <= 5; size++) eachCounts(size, (counts) => codes.push(plainOf(counts)));
  for (const ranks of masksOf(5)) codes.push(suitedOf(ranks));
  return codes;
}

function masksOf(size: number): readonly RankMask[] {
  return Array.from({ length: 1 << 13 }, (_, ranks) => ranks).filter((ranks) => bitsIn(ranks) === size);
}

function isNew(codes: readonly Code[]): (of: Code) => boolean {
  const known = new Set(codes);
  return (of) => !known.has(of);
}

function oneMore(counts: Counts, rank: number): Counts {
  return counts.map((count, i) => (i === rank ? count + 1 : count));
}

function without(ranks: RankMask): readonly Rank[] {
  return RANKS.filter((rank) => ((ranks >> rank) & 1) === 0);
}

/** Highest first. */
function ranksIn(ranks: RankMask): readonly Rank[] {
  return RANKS.filter((rank) => ((ranks >> rank) & 1) === 1).reverse();
}

function nibblesOf(ranks: readonly Rank[]): number {
  return ranks.reduce<number>((nibbles, rank, i) => nibbles | ((rank + 1) << (16 - 4 * i)), 0);
}

function ranksOfCode(of: Code): readonly Rank[] {
  const ranks: Rank[] = [];
  for (let shift = 16; shift >= 0; shift -= 4) {
    const nibble = (of >> shift) & 15;
    if (nibble > 0) ranks.push((nibble - 1) as Rank);
  }
  return ranks;
}
