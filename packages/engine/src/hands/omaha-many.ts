// Omaha with five hole cards or six, for loops that look at thousands of hands. Apart, since a table reads one at a time.

import { KEYS, suitsHeld } from './keys.js';
import { boards, fill, flushValue, max, omahaHigh, places, type Reader, ROW } from './omaha.js';
import { ranks5 } from './values.js';

/** Reads so many hole cards, four to six, and then the board: the best of two and three. */
export const omahaHighOf = (hole: number): Reader => (hole === 4 ? omahaHigh : readHighOf(hole));

// In a loop, and so a little slower. What it looks up is constant inside it, for the reason given in values.ts.
function readHighOf(hole: number): Reader {
  const keys = KEYS;
  const slot = ranks5.slot;
  const row = ROW;
  const rows = boards;
  const pairs = places;
  const twos = suitsHeld({ size: hole, least: 2 });
  const threes = suitsHeld({ size: 5, least: 3 });

  return (cards, at) => {
    fill();
    let boardKey = 0;
    for (let i = at + hole; i < at + hole + 5; i++) boardKey = (boardKey + keys[cards[i]!]!) | 0;
    let holeKey = 0;
    for (let i = at; i < at + hole; i++) holeKey = (holeKey + keys[cards[i]!]!) | 0;
    const from = slot(boardKey) * row;
    let best = 0;
    for (let one = at + 1; one < at + hole; one++) {
      const rank = (cards[one]! >> 2) << 4;
      for (let other = at; other < one; other++) best = max(best, rows[from + pairs[rank | (cards[other]! >> 2)]!]!);
    }
    const suit = threes[boardKey & 511]! & twos[holeKey & 511]!;
    return suit === 0 ? best : max(best, flushValue(cards, at, { hole, suit: 31 - Math.clz32(suit) }));
  };
}
