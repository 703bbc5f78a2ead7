// The house way by look-up: nearly all hands are set by their ranks alone, so that what each set of ranks comes to is worked out
// once and kept. Hands that hold a flush are worked out each time.

import { KEYS } from 'baraja/hands';
import { type HouseWay, houseWay, type PaiGowRanking, type SetHand } from './house-way.js';

const JOKER = 52;
/** The rank bits of a key: above nine bits for suits. */
const RANK_KEYS = 1 << 23;

export interface QuickWay {
  readonly set: HouseWay;
  /** With the key of the seven cards already added up. */
  readonly setKey: (key: number, cards: Uint8Array, at: number) => SetHand;
}

export function quickWay(ranking: PaiGowRanking): QuickWay {
  const slow = houseWay(ranking);
  const known = new Int32Array(RANK_KEYS);
  const [keys, flushes] = [KEYS, flushBits()];
  const plain = new Uint8Array(7);
  const byRanks = (key: number, cards: Uint8Array, at: number): SetHand => {
    // Suits dealt out in turn, lowest rank first: no suit more than twice, and no card twice.
    const ranks = Array.from({ length: 7 }, (_, i) => cards[at + i]!).sort((a, b) => a - b);
    ranks.forEach((card, i) => {
      plain[i] = card === JOKER ? JOKER : (card & ~3) | (i & 3);
    });
    const set = slow(plain, 0);
    known[key >>> 9] = set + 1;
    return set;
  };
  const setKey = (key: number, cards: Uint8Array, at: number): SetHand => {
    if (flushes[key & 511] === 1) return slow(cards, at);
    const set = known[key >>> 9]!;
    return set === 0 ? byRanks(key, cards, at) : set - 1;
  };
  const set: HouseWay = (cards, at) => {
    let key = 0;
    for (let i = 0; i < 7; i++) key = (key + keys[cards[at + i]!]!) | 0;
    return setKey(key, cards, at);
  };
  return { set, setKey };
}

/** By the suit bits of a key: 1 where five of the seven cards share a suit, or four with the joker. */
function flushBits(): Uint8Array {
  const bits = new Uint8Array(512);
  const suitKey = (suit: number): number => KEYS[suit]! & 511;
  const jokerKey = KEYS[JOKER]! & 511;
  for (const joker of [0, 1]) {
    const size = 7 - joker;
    for (let a = 0; a <= size; a++) {
      for (let b = 0; a + b <= size; b++) {
        for (let c = 0; a + b + c <= size; c++) {
          const counts = [a, b, c, size - a - b - c];
          const at = counts.reduce((sum, count, suit) => sum + count * suitKey(suit), joker * jokerKey);
          if (counts.some((count) => count + joker >= 5)) bits[at & 511] = 1;
        }
      }
    }
  }
  return bits;
}
