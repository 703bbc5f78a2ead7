// Ace-to-five lows with a qualifier, as sets of ranks: five different ranks none of which is above the eight or the nine
//. Suits matter only to the reading that lets flushes spoil a low; that is a matter for the ranking.

import { RANKS, type Rank } from '../cards/index.js';
import { bitsIn } from './classes.js';
import { once } from './once.js';
import type { HandName } from './ranking.js';

export type Qualifier = 8 | 9;

/** A set of low ranks, one bit each: bit 0 the ace, bit 1 the deuce, up to the qualifier. As an integer, a lower low is smaller. */
export type LowMask = number;

/** What lows there are under one qualifier, and what they are worth: the wheel most, 1 the least, 0 no low. */
export interface Lows {
  /** By face: its bit, or 0 above the qualifier. 256 long, so that no byte is outside it. */
  readonly bits: Uint16Array;
  /** The best low among these ranks. */
  value(ranks: LowMask): number;
  /** The best low of two ranks of the hole and three of the board. */
  valueOfTwo(hole: LowMask, board: LowMask): number;
  name(value: number): HandName;
}

const ACE: Rank = 12;

/** `straights: false` leaves out the five straights, A-2-3-4-5 included. */
export function lows({ qualifier, straights }: { qualifier: Qualifier; straights: boolean }): Lows {
  const fives = listFives({ qualifier, straights });
  const bits = lowBits(qualifier);
  const value = once(() => bestWithin(qualifier, fives));
  const two = once(() => bestOfTwo(qualifier, fives));
  return {
    bits,
    value: (ranks) => value()[ranks]!,
    valueOfTwo: (hole, board) => two()[(hole << qualifier) | board]!,
    name(value) {
      const ranks = fives[value - 1];
      return ranks === undefined ? { category: 'none', ranks: [] } : { category: 'low', ranks: ranksOf(ranks) };
    },
  };
}

export const eightOrBetter = lows({ qualifier: 8, straights: true });
export const nineOrBetter = lows({ qualifier: 9, straights: true });

/** By face: 1 for an ace, 2 for a deuce, doubling up to the qualifier, 0 above it. */
function lowBits(qualifier: Qualifier): Uint16Array {
  const bits = new Uint16Array(256);
  for (let card = 0; card < 52; card++) {
    const bit = card >> 2 === ACE ? 0 : (card >> 2) + 1;
    bits[card] = bit < qualifier ? 1 << bit : 0;
  }
  return bits;
}

/**
 * By hole and board (hole << qualifier | board): the best of all lows that take two ranks of the hole and three of the board.
 * 56 lows under the eight, 126 under the nine, so a byte holds a value.
 */
function bestOfTwo(qualifier: Qualifier, fives: readonly LowMask[]): Uint8Array {
  const best = new Uint8Array(1 << (2 * qualifier));
  fives.forEach((five, i) => {
    for (let hole = 1; hole < 1 << qualifier; hole++) {
      if ((hole & five) === hole && bitsIn(hole) === 2) best[(hole << qualifier) | (five ^ hole)] = i + 1;
    }
  });
  return spread(best);
}

/** Worst first. */
function listFives({ qualifier, straights }: { qualifier: Qualifier; straights: boolean }): readonly LowMask[] {
  const fives: LowMask[] = [];
  for (let ranks = (1 << qualifier) - 1; ranks > 0; ranks--) {
    const straight = ranks % 0b11111 === 0 && bitsIn(ranks / 0b11111) === 1;
    if (bitsIn(ranks) === 5 && (straights || !straight)) fives.push(ranks);
  }
  return fives;
}

function bestWithin(qualifier: Qualifier, fives: readonly LowMask[]): Uint8Array {
  const best = new Uint8Array(1 << qualifier);
  fives.forEach((five, i) => {
    best[five] = i + 1;
  });
  return spread(best);
}

/** Gives every set the best of the values of its subsets: each bit in turn may be left out. */
function spread(best: Uint8Array): Uint8Array {
  for (let bit = 1; bit < best.length; bit <<= 1) {
    for (let set = 0; set < best.length; set++) {
      if ((set & bit) !== 0) best[set] = Math.max(best[set]!, best[set ^ bit]!);
    }
  }
  return best;
}

/** Highest first, the ace last. */
function ranksOf(low: LowMask): readonly Rank[] {
  const ranks = RANKS.filter((rank) => rank !== ACE && (low >> (rank + 1)) & 1).reverse();
  return (low & 1) === 1 ? [...ranks, ACE] : ranks;
}
