// A hand as one sum: every card has an integer, a hand's key is their int32 sum, and the key says both which ranks are held
// and whether some suit is held five times. Keys are added and taken away card by card; what a hand is worth is not known here.

import { JOKER } from '../cards/index.js';
import { type Counts, eachCounts } from './classes.js';

/**
 * Per rank, deuce to ace. Each is the smallest number that keeps the sums of all seven-card hands apart (found by trying
 * numbers upwards, one rank after the other). Apart at seven is apart at five and six too: add the same cards to both.
 * The greatest sum, four aces and three kings, is 7,825,759, so 23 bits hold it.
 */
export const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const;

/**
 * The joker's, which is no rank's: the smallest number that keeps hands of four to seven cards with one joker apart from all
 * hands without, modulo 2^23.
 */
export const JOKER_RANK_KEY = 4646719;

/**
 * Per suit, and for the joker: numbers whose sums tell how up to seven cards, one joker among them, fall into suits. No such
 * numbers have smaller sums (all were tried); the greatest, seven spades, is 448 and needs nine bits.
 */
const SUIT_KEYS = [0, 8, 57, 64] as const;
const JOKER_KEY = 4;

/** Rank keys stand above the nine bits of the suit keys. */
const SUIT_BITS = 9;

/**
 * Rank keys are multiplied by this odd number modulo 2^23, which loses nothing and spreads the sums over the buckets of the
 * tables. It is 2^32 over the golden ratio; only its low 23 bits matter.
 */
const SPREAD = 0x9e3779b1;

/** The key of each face. 256 long, so that no byte is outside it. A joker shows in the suit bits and in the rank's. */
export const KEYS = new Int32Array(256);
for (let card = 0; card < 52; card++) KEYS[card] = rankKey(card >> 2) | SUIT_KEYS[card & 3]!;
KEYS[JOKER] = spreadOut(JOKER_RANK_KEY) | JOKER_KEY;

/** The key of a hand whose suits are ignored: its suit bits are 0. */
export function keyOfCounts(counts: Counts, { joker } = { joker: false }): number {
  let key = joker ? spreadOut(JOKER_RANK_KEY) : 0;
  for (let rank = 0; rank < 13; rank++) key = (key + Math.imul(rankKey(rank), counts[rank]!)) | 0;
  return key;
}

/** What the suit bits of a key say when they are not those of ordinary cards. */
export const NOT_ORDINARY = 255;

/**
 * By the suit bits of a key of `size` cards: which suits are held `least` times or more, one bit each, or NOT_ORDINARY. A joker,
 * where it may be among the cards, is of every suit.
 */
export function suitsHeld({
  size,
  least,
  joker = false,
}: {
  size: number;
  least: number;
  joker?: boolean;
}): Uint8Array {
  const held = new Uint8Array(1 << SUIT_BITS).fill(NOT_ORDINARY);
  if (joker) {
    const rest = suitsHeld({ size: size - 1, least: least - 1 });
    for (let at = JOKER_KEY; at < held.length; at++) held[at] = rest[at - JOKER_KEY]!;
  }
  for (let spades = 0; spades <= size; spades++) {
    for (let hearts = 0; hearts + spades <= size; hearts++) {
      for (let diamonds = 0; diamonds + hearts + spades <= size; diamonds++) {
        const counts = [size - diamonds - hearts - spades, diamonds, hearts, spades];
        const at = counts.reduce((sum, count, suit) => sum + count * SUIT_KEYS[suit]!, 0);
        held[at] = counts.reduce((suits, count, suit) => (count >= least ? suits | (1 << suit) : suits), 0);
      }
    }
  }
  return held;
}

/**
 * What hands of `size` cards are worth by their ranks, found by key. The top bits of a key choose a bucket; the bucket's shift
 * is laid over the key's low bits (hash and displace), and the result is the key's slot: no two hands share one.
 */
export interface KeyTable {
  readonly slots: number;
  /** Where a key's value lies. Other tables may be laid out on the same slots. */
  slot(key: number): number;
  /** 0 for a key that no hand has. The table is filled when it is first asked. */
  value(key: number): number;
  /** What `value` reads, for readers that must not share its code: see `joker.ts`. */
  readonly shifts: Uint16Array;
  readonly values: Uint16Array;
  /** What to ask where `values` has 0. */
  first(key: number): number;
}

/** How hands of a table are told: their counts, and whether a joker is one of the cards beside them. */
type Worth = (counts: Counts, joker: boolean) => number;

interface TableSize {
  readonly size: number;
  readonly buckets: number;
  readonly slots: number;
  /** Whether hands with a joker are in it. */
  readonly joker?: boolean;
}

/** Lengths are powers of two. Typed arrays are constants of this function, because V8 folds such constants into its code. */
export function keyTable({ size, buckets, slots, joker = false }: TableSize, worth: Worth): KeyTable {
  const shifts = new Uint16Array(buckets);
  const values = new Uint16Array(slots);
  const bucketShift = 32 - Math.log2(buckets);
  const slotMask = slots - 1;
  let filled = false;
  const first = (key: number): number => {
    if (filled) return 0;
    filled = true;
    fill({ size, shifts, values, bucketShift, joker }, worth);
    return values[slot(key)]!;
  };
  const slot = (key: number): number => ((key >>> 9) ^ shifts[key >>> bucketShift]!) & slotMask;
  const value = (key: number): number => values[slot(key)]! || first(key);
  return { slots, slot, value, shifts, values, first };
}

interface Unfilled {
  readonly size: number;
  readonly shifts: Uint16Array;
  readonly values: Uint16Array;
  readonly bucketShift: number;
  readonly joker: boolean;
}

function fill({ size, shifts, values, bucketShift, joker: jokers }: Unfilled, worth: Worth): void {
  const buckets = Array.from(shifts, (_, at) => ({ at, slots: [] as number[], values: [] as number[] }));
  const put = (counts: Counts, joker: boolean): void => {
    const key = keyOfCounts(counts, { joker });
    const bucket = buckets[key >>> bucketShift]!;
    bucket.slots.push((key >>> SUIT_BITS) & (values.length - 1));
    bucket.values.push(worth(counts, joker));
  };
  eachCounts(size, (counts) => put(counts, false));
  if (jokers) eachCounts(size - 1, (counts) => put(counts, true));
  // Crowded buckets first, while there is room.
  buckets.sort((a, b) => b.slots.length - a.slots.length);
  for (const bucket of buckets) {
    let shift = 0;
    while (shift < values.length && !bucket.slots.every((slot) => values[slot ^ shift] === 0)) shift++;
    if (shift === values.length) throw new Error(`the hands of ${size} cards do not fit their table`);
    shifts[bucket.at] = shift;
    bucket.slots.forEach((slot, i) => {
      values[slot ^ shift] = bucket.values[i]!;
    });
  }
}

function rankKey(rank: number): number {
  return spreadOut(RANK_KEYS[rank]!);
}

function spreadOut(key: number): number {
  return Math.imul(key, SPREAD) << SUIT_BITS;
}
