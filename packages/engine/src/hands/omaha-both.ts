// Omaha read both ways at once, from a buffer that holds four hole cards and then the board. Apart, since no table needs it.

import { eightOrBetter, type Lows, nineOrBetter } from './lows.js';
import { omahaHigh } from './omaha.js';

/** What a hand is worth both ways, as one integer. */
export type HighLow = number;

/** Both ways at once; different pairs of the hole may serve each. */
export const omahaHighLow8: (cards: Uint8Array, at: number) => HighLow = readHighLow(eightOrBetter);
export const omahaHighLow9: (cards: Uint8Array, at: number) => HighLow = readHighLow(nineOrBetter);

/** The value that `omahaHigh` gives. */
export function highOf(both: HighLow): number {
  return both >> 7;
}

/** The value of the low, 0 if none qualifies. */
export function lowOf(both: HighLow): number {
  return both & 127;
}

function readHighLow({ bits: lowBits, valueOfTwo }: Lows): (cards: Uint8Array, at: number) => HighLow {
  const bits = lowBits;
  const low = valueOfTwo;
  const high = omahaHigh;
  return (cards, at) => {
    const hole = bits[cards[at]!]! | bits[cards[at + 1]!]! | bits[cards[at + 2]!]! | bits[cards[at + 3]!]!;
    const flop = bits[cards[at + 4]!]! | bits[cards[at + 5]!]! | bits[cards[at + 6]!]!;
    return (high(cards, at) << 7) | low(hole, flop | bits[cards[at + 7]!]! | bits[cards[at + 8]!]!);
  };
}
