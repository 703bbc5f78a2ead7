// All 133,784,560 hands of seven cards, counted by value: the table's longest test, and a measure of its speed. A key is carried
// through the loops and grows by one card at a time.

import { KEYS, suitsHeld } from '../keys.js';
import { classes, flush7, ranks7, suited } from '../values.js';

/** How many hands of seven cards have each value. */
export function countSevens(): Uint32Array {
  const counts = new Uint32Array(classes().codes.length);
  const lastTwo = lastTwoCounter(counts);
  const [keys, [clubsDiamonds, heartsSpades]] = [KEYS, suitMasks()];
  for (let a = 0; a < 52; a++) {
    for (let b = a + 1; b < 52; b++) {
      const key2 = keys[a]! + keys[b]!;
      for (let c = b + 1; c < 52; c++) {
        for (let d = c + 1; d < 52; d++) {
          const key4 = (key2 + keys[c]! + keys[d]!) | 0;
          const low4 = clubsDiamonds[a]! | clubsDiamonds[b]! | clubsDiamonds[c]! | clubsDiamonds[d]!;
          const high4 = heartsSpades[a]! | heartsSpades[b]! | heartsSpades[c]! | heartsSpades[d]!;
          for (let e = d + 1; e < 52; e++) {
            lastTwo((key4 + keys[e]!) | 0, e + 1, low4 | clubsDiamonds[e]!, high4 | heartsSpades[e]!);
          }
        }
      }
    }
  }
  return counts;
}

/** Counts every completion of five cards by two later ones. Its own function: the loop that takes all the time stays small. */
function lastTwoCounter(counts: Uint32Array) {
  const [keys, fours, flushes, byRanks, bySuit] = [
    KEYS,
    suitsHeld({ size: 6, least: 4 }),
    flush7,
    ranks7.value,
    suited,
  ];
  const [clubsDiamonds, heartsSpades] = suitMasks();

  /** No flush can come: cards of one rank are worth the same. */
  const countRanks = (key6: number, f: number): void => {
    if ((f & 3) < 3) counts[byRanks((key6 + keys[f]!) | 0)]! += 3 - (f & 3);
    for (let g = (f | 3) + 1; g < 52; g += 4) counts[byRanks((key6 + keys[g]!) | 0)]! += 4;
  };
  const countCards = (key6: number, f: number, low6: number, high6: number): void => {
    for (let g = f + 1; g < 52; g++) {
      const key = (key6 + keys[g]!) | 0;
      const suit = flushes[key & 511]! - 1;
      const ranks = (suit < 2 ? low6 | clubsDiamonds[g]! : high6 | heartsSpades[g]!) >> ((suit & 1) << 4);
      counts[suit < 0 ? byRanks(key) : bySuit(ranks & 0x1fff)]!++;
    }
  };
  return (key5: number, from: number, low5: number, high5: number): void => {
    for (let f = from; f < 51; f++) {
      const key6 = (key5 + keys[f]!) | 0;
      if (fours[key6 & 511] === 0) countRanks(key6, f);
      else countCards(key6, f, low5 | clubsDiamonds[f]!, high5 | heartsSpades[f]!);
    }
  };
}

/** By card, its rank as a bit: clubs and diamonds in the halves of one integer, hearts and spades in those of another. */
function suitMasks(): [Int32Array, Int32Array] {
  const masks: [Int32Array, Int32Array] = [new Int32Array(52), new Int32Array(52)];
  for (let card = 0; card < 52; card++) masks[(card & 3) >> 1]![card] = 1 << ((card >> 2) + ((card & 1) << 4));
  return masks;
}
