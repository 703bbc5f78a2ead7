// The worth of one to seven cards as a high hand, in a few look-ups, from tables filled on first use. For loops that look at
// millions of hands: cards are bytes in a buffer, and nothing checks its arguments. Rankings are built on this.

import { bitsIn, type Classes, codeOfCounts, codeOfSuited, listClasses, nameOfCode, type RankMask } from './classes.js';
import { KEYS, keyTable, NOT_ORDINARY, suitsHeld } from './keys.js';
import { once } from './once.js';
import type { HandName } from './ranking.js';

let listed: Classes | undefined;

/** Made once, when the first table is filled. */
export function classes(): Classes {
  listed ??= listClasses();
  return listed;
}

export function nameOfValue(value: number): HandName {
  return nameOfCode(classes().codes[value] ?? -1);
}

const byCounts = (counts: readonly number[]): number => classes().valueOf(codeOfCounts(counts));

/** By key, suits ignored: 6,175 hands of five cards, 18,395 of six, 49,205 of seven; three quarters of the slots or fewer. */
export const ranks5 = keyTable({ size: 5, buckets: 1 << 12, slots: 1 << 13 }, byCounts);
export const ranks6 = keyTable({ size: 6, buckets: 1 << 12, slots: 1 << 15 }, byCounts);
export const ranks7 = keyTable({ size: 7, buckets: 1 << 13, slots: 1 << 16 }, byCounts);

/** By the suit bits of a key (key & 511): one more than the suit held five times or more, 0 if none is, or NOT_ORDINARY. */
export const flush5 = flushSuits(5);
export const flush6 = flushSuits(6);
export const flush7 = flushSuits(7);

/** The worth of the cards of one suit, five or more, by their ranks. */
export const suited = suitedTable();

/** The worth of five, six or seven cards that lie in `cards` from `at` on. */
export const { value5, value6, value7 } = values();

/** The worth of one to four cards: pairs, trips, two pair and high cards, without the kickers to come. */
export function valuePartial(cards: Uint8Array, { size }: { size: number }): number {
  const known = partials();
  let at = 0;
  for (let i = 0; i < size; i++) at = at * PLACES + (cards[i]! >> 2) + 1;
  if (known[at] === 0) known[at] = partialOf(cards, size);
  return known[at]!;
}
/** By their ranks one after another: a board is asked for again with each card. */
const PLACES = 14;
const partials = once(() => new Int32Array(PLACES ** 4));
function partialOf(cards: Uint8Array, size: number): number {
  const counts = new Array<number>(13).fill(0);
  for (let i = 0; i < size; i++) counts[cards[i]! >> 2]!++;
  return size === 0 ? 0 : byCounts(counts);
}

// A function with constants of its own, rather than constants of the module, because bundlers turn the latter into variables
// and V8 folds only constants into its code: 1.5 times as fast.
function values() {
  const keys = KEYS;
  const [suits5, suits6, suits7] = [flush5, flush6, flush7];
  const [by5, by6, by7] = [ranks5.value, ranks6.value, ranks7.value];
  const bySuit = suited;

  function ranksOf(cards: Uint8Array, at: number, size: number, suit: number): RankMask {
    let ranks = 0;
    for (let i = at; i < at + size; i++) if ((cards[i]! & 3) === suit) ranks |= 1 << (cards[i]! >> 2);
    return ranks;
  }

  // The sums are written out: a function or an array for what they share costs a tenth of the speed, or a half.
  return {
    value5(cards: Uint8Array, at: number): number {
      const key =
        (keys[cards[at]!]! +
          keys[cards[at + 1]!]! +
          keys[cards[at + 2]!]! +
          keys[cards[at + 3]!]! +
          keys[cards[at + 4]!]!) |
        0;
      const suit = suits5[key & 511]!;
      return suit === 0 ? by5(key) : bySuit(ranksOf(cards, at, 5, suit - 1));
    },
    value6(cards: Uint8Array, at: number): number {
      const key =
        (keys[cards[at]!]! +
          keys[cards[at + 1]!]! +
          keys[cards[at + 2]!]! +
          keys[cards[at + 3]!]! +
          keys[cards[at + 4]!]! +
          keys[cards[at + 5]!]!) |
        0;
      const suit = suits6[key & 511]!;
      return suit === 0 ? by6(key) : bySuit(ranksOf(cards, at, 6, suit - 1));
    },
    value7(cards: Uint8Array, at: number): number {
      const key =
        (keys[cards[at]!]! +
          keys[cards[at + 1]!]! +
          keys[cards[at + 2]!]! +
          keys[cards[at + 3]!]! +
          keys[cards[at + 4]!]! +
          keys[cards[at + 5]!]! +
          keys[cards[at + 6]!]!) |
        0;
      const suit = suits7[key & 511]!;
      return suit === 0 ? by7(key) : bySuit(ranksOf(cards, at, 7, suit - 1));
    },
  };
}

function suitedTable(): (ranks: RankMask) => number {
  const table = new Uint16Array(1 << 13);
  const first = (ranks: RankMask): number => {
    if (bitsIn(ranks) < 5) return 0;
    for (let mask = 0; mask < table.length; mask++) {
      if (bitsIn(mask) >= 5) table[mask] = classes().valueOf(codeOfSuited(mask));
    }
    return table[ranks]!;
  };
  return (ranks) => table[ranks]! || first(ranks);
}

function flushSuits(size: number): Uint8Array {
  return suitsHeld({ size, least: 5 }).map((suits) => (suits === NOT_ORDINARY ? suits : 32 - Math.clz32(suits)));
}
