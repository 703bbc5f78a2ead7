// Every hand of five cards of a pack, counted by value: millions of calls, so nothing here is checked.

import type { FiveRanking } from '../ranking.js';

/** How many hands of 52 cards, or of 53 with the joker, have each value. */
export function countFives(value5: FiveRanking['value5'], pack: 52 | 53): Uint32Array {
  const counts = new Uint32Array(1 << 15);
  const hand = new Uint8Array(5);
  const lay = (from: number, place: number): void => {
    for (let card = from; card < pack - 4 + place; card++) {
      hand[place] = card;
      if (place === 4) counts[value5(hand, 0)]!++;
      else lay(card + 1, place + 1);
    }
  };
  lay(0, 0);
  return counts;
}
