/**
 * What a hand is worth at the end, both ways in one integer, read from bytes without allocating: the hole cards played and
 * then a whole board. Chosen once by the rules. It agrees with the rankings the showdown uses (a test says so), but for the
 * house that lets a flush spoil a low: only straights are left out then, which is as near as a bot needs.
 */
import type { Face } from '../cards/index.js';
import type { CommunityRules } from '../games/index.js';
import {
  eightOrBetter,
  high as highRanking,
  low as lowRanking,
  nineOrBetter,
  omahaHighOf,
  type Ranking,
  type Use,
  value5,
  value7,
} from '../hands/index.js';
import { type Lows, lows } from '../hands/lows.js';

/** Reads hole and board from `at` on; `highOf` and `lowOf` take the answer apart. */
export type Reader = (cards: Uint8Array, at: number) => number;

/** The part of the rules that says what beats what. */
export type Contest = Pick<CommunityRules, 'high' | 'low'>;

/** How to read hands of `hole` cards with a board of five. */
export function reader({ high, low }: Contest, hole: number): Reader {
  const up = isQuick(high.use, hole) ? highReader(high.use, hole) : byRanking(highRanking(high), hole);
  if (low === null) return (cards, at) => up(cards, at) << 7;
  const down = isQuick(low.use, hole) ? lowReader(low.use, hole, lowsOf(low)) : byRanking(lowRanking(low), hole);
  return (cards, at) => (up(cards, at) << 7) | down(cards, at);
}

/** What no house plays is worked out as the showdown does. */
const isQuick = (use: Use, hole: number): boolean => use !== 'exactly-three' && (use !== 'any' || hole <= 3);
const byRanking =
  (ranking: Ranking, hole: number): Reader =>
  (cards, at) =>
    ranking.best([...cards.subarray(at, at + hole)] as Face[], [...cards.subarray(at + hole, at + hole + 5)] as Face[]);

function lowsOf({ qualifier, straightsAndFlushes }: NonNullable<Contest['low']>): Lows {
  if (straightsAndFlushes === 'disqualify') return lows({ qualifier, straights: false });
  return qualifier === 8 ? eightOrBetter : nineOrBetter;
}

function highReader(use: Use, hole: number): Reader {
  if (use === 'exactly-two') return hole < 4 ? (cards, at) => twoAndThree(cards, at, hole) : omahaHighOf(hole);
  if (hole <= 2) return value7;
  if (use === 'any' && hole === 3) return bestOfEight;
  return (cards, at) => overPairs(cards, at, hole);
}

const seven = new Uint8Array(7);

/** Five of eight are five of some seven. */
function bestOfEight(cards: Uint8Array, at: number): number {
  let best = value7(cards, at);
  for (let i = 0; i < 7; i++) seven[i] = cards[at + i]!;
  const last = cards[at + 7]!;
  for (let out = 0; out < 7; out++) {
    const card = seven[out]!;
    seven[out] = last;
    best = Math.max(best, value7(seven, 0));
    seven[out] = card;
  }
  return best;
}

/** Any two of the hole with the whole board. */
function overPairs(cards: Uint8Array, at: number, hole: number): number {
  for (let i = 0; i < 5; i++) seven[i] = cards[at + hole + i]!;
  let best = 0;
  for (let b = 1; b < hole; b++) {
    seven[5] = cards[at + b]!;
    for (let a = 0; a < b; a++) {
      seven[6] = cards[at + a]!;
      best = Math.max(best, value7(seven, 0));
    }
  }
  return best;
}

/** Any two of the hole with any three of the board. */
function twoAndThree(cards: Uint8Array, at: number, hole: number): number {
  const board = at + hole;
  let best = 0;
  for (let b = 1; b < hole; b++) {
    seven[0] = cards[at + b]!;
    for (let a = 0; a < b; a++) {
      seven[1] = cards[at + a]!;
      for (let z = 2; z < 5; z++) {
        seven[2] = cards[board + z]!;
        for (let y = 1; y < z; y++) {
          seven[3] = cards[board + y]!;
          for (let x = 0; x < y; x++) {
            seven[4] = cards[board + x]!;
            best = Math.max(best, value5(seven, 0));
          }
        }
      }
    }
  }
  return best;
}

function lowReader(use: Use, hole: number, { bits, value, valueOfTwo }: Lows): Reader {
  const ranks = (cards: Uint8Array, from: number, to: number): number => {
    let mask = 0;
    for (let i = from; i < to; i++) mask |= bits[cards[i]!]!;
    return mask;
  };
  if (use === 'exactly-two')
    return (cards, at) => valueOfTwo(ranks(cards, at, at + hole), ranks(cards, at + hole, at + hole + 5));
  if (use === 'any' || hole <= 2) return (cards, at) => value(ranks(cards, at, at + hole + 5));
  return (cards, at) => {
    const board = ranks(cards, at + hole, at + hole + 5);
    let best = value(board);
    for (let b = 1; b < hole; b++)
      for (let a = 0; a < b; a++) best = Math.max(best, value(board | bits[cards[at + a]!]! | bits[cards[at + b]!]!));
    return best;
  };
}
