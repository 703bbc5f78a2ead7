// Lowball as a Ranking: ace to five, any five cards are a hand, straights and flushes are nothing, pairs count
// against. The joker is the lowest rank not held.

import { type Face, face, isJoker, JOKER, RANKS, type Rank, rankOf } from '../cards/index.js';
import { type Counts, eachCounts } from './classes.js';
import { bestOfFives } from './fives.js';
import { KEYS, keyTable } from './keys.js';
import { once } from './once.js';
import type { Category, FiveRanking, HandName } from './ranking.js';
import { bestSelection, byImportance } from './select.js';

/** 6,175 hands differ when suits are ignored: the wheel is worth so much, K-K-K-K-Q is worth 1. */
export const LOWBALL_CLASSES = 6175;

/** Best first. A hand of five cards that match in no other way is a low. */
const KINDS = [
  'low',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'full-house',
  'four-of-a-kind',
] as const satisfies readonly Category[];

/** How the cards of each kind fall together: 221 is two pair. */
const SHAPES = ['11111', '2111', '221', '311', '32', '41'];

const ACE: Rank = 12;

/** A class as one integer, the greater the worse: the kind, then its ranks from the most important down, a nibble each. */
type Badness = number;

interface LowClasses {
  /** Best first. */
  readonly codes: readonly Badness[];
  valueOf(counts: Counts): number;
}

const classes = once((): LowClasses => {
  const codes: Badness[] = [];
  eachCounts(5, (counts) => codes.push(badnessOf(counts)));
  codes.sort((a, b) => a - b);
  const values = new Map(codes.map((code, i) => [code, LOWBALL_CLASSES - i]));
  return { codes, valueOf: (counts) => values.get(badnessOf(counts))! };
});

const value5 = readFive();
const best = bestOfFives(value5, () => 0);

/** Five cards or more make a hand, the best five of them; fewer are none. */
export const lowball: FiveRanking = {
  id: 'lowball',
  best,
  name: nameOfValue,
  five(hole, board) {
    const cards = chosen(hole, board);
    return byImportance(cards, { aceLow: true, jokerAs: standsFor(cards) });
  },
  jokerAs: (hole, board) => standsFor(chosen(hole, board)),
  value5,
};

/** The least a hand is worth that has no pair and no card above `top`: 7-6-5-4-3 for a seven or better. From the five up. */
export function lowballFloor(top: Exclude<Rank, 0 | 1 | 2 | 12>): number {
  const ranks = top + 2;
  const hands = (ranks * (ranks - 1) * (ranks - 2) * (ranks - 3) * (ranks - 4)) / 120;
  return LOWBALL_CLASSES + 1 - hands;
}

// What the reader looks up is constant inside it, for the reason given in values.ts.
function readFive(): FiveRanking['value5'] {
  const keys = KEYS;
  const { shifts, values, first } = keyTable(
    { size: 5, buckets: 1 << 12, slots: 1 << 14, joker: true },
    (counts, isWith) => classes().valueOf(isWith ? withJoker(counts) : counts),
  );
  return (cards, at) => {
    const key =
      (keys[cards[at]!]! +
        keys[cards[at + 1]!]! +
        keys[cards[at + 2]!]! +
        keys[cards[at + 3]!]! +
        keys[cards[at + 4]!]!) |
      0;
    return values[((key >>> 9) ^ shifts[key >>> 20]!) & 0x3fff]! || first(key);
  };
}

function chosen(hole: readonly Face[], board: readonly Face[]): readonly Face[] {
  return bestSelection('any', { hole, board }, (five) => best(five, [])).cards;
}

function withJoker(counts: Counts): Counts {
  const joker = lowestNotIn(counts);
  return counts.map((count, rank) => (rank === joker ? 1 : count));
}

/** From the ace up. */
function lowestNotIn(counts: Counts): Rank {
  return counts[ACE] === 0 ? ACE : RANKS.find((rank) => counts[rank] === 0)!;
}

function standsFor(cards: readonly Face[]): Face | null {
  if (!cards.includes(JOKER)) return null;
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) if (!isJoker(card)) counts[rankOf(card)]!++;
  return face({ rank: lowestNotIn(counts), suit: 3 });
}

function badnessOf(counts: Counts): Badness {
  const held = RANKS.filter((rank) => counts[rank]! > 0).sort((a, b) => counts[b]! - counts[a]! || place(b) - place(a));
  const kind = SHAPES.indexOf(held.map((rank) => counts[rank]).join(''));
  return held.reduce((code, rank, i) => code | (place(rank) << (16 - 4 * i)), kind << 20);
}

/** The ace is 1, the king 13. */
function place(rank: Rank): number {
  return rank === ACE ? 1 : rank + 2;
}

function nameOfValue(value: number): HandName {
  if (value === 0) return { category: 'none', ranks: [] };
  const code = classes().codes[LOWBALL_CLASSES - value];
  if (code === undefined) throw new RangeError(`no hand of lowball is worth ${value}`);
  const places = [16, 12, 8, 4, 0].map((shift) => (code >> shift) & 15).filter((nibble) => nibble > 0);
  return { category: KINDS[code >> 20]!, ranks: places.map((n) => (n === 1 ? ACE : n - 2) as Rank) };
}
