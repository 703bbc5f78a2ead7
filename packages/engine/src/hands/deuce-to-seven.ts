// Deuce-to-seven as a Ranking: the worst hand of high poker wins, so that 7-5-4-3-2 of several suits is the best. Straights and
// flushes count against a hand, and the ace is high only: A-2-3-4-5 is no straight.

import type { Face } from '../cards/index.js';
import {
  bitsIn,
  type Code,
  codeOfCounts,
  codeOfSuited,
  eachCounts,
  nameOfCode,
  type RankMask,
  type Straights,
  straightIn,
} from './classes.js';
import { bestOfFives, noJoker } from './fives.js';
import { KEYS, keyTable } from './keys.js';
import { once } from './once.js';
import type { FiveRanking, HandName } from './ranking.js';
import { bestSelection, byImportance } from './select.js';
import { flush5 } from './values.js';

/** Hands of five cards that differ: 7-5-4-3-2 is worth so much, the royal flush 1. */
export const DEUCE_TO_SEVEN_CLASSES = 7462;

const WHEEL_TOP: RankMask = 1 << 3;
const noWheel: Straights = (ranks) => {
  const top = straightIn(ranks);
  return top === WHEEL_TOP ? 0 : top;
};

const classes = once(() => {
  const codes: Code[] = [];
  eachCounts(5, (counts) => codes.push(codeOfCounts(counts, noWheel)));
  for (let ranks = 0; ranks < 1 << 13; ranks++) if (bitsIn(ranks) === 5) codes.push(codeOfSuited(ranks, noWheel));
  codes.sort((a, b) => a - b); // the worst high hand first
  const values = new Map(codes.map((code, i) => [code, DEUCE_TO_SEVEN_CLASSES - i]));
  return { codes, valueOf: (code: Code): number => values.get(code)! };
});

const value5 = readFive();
const best = noJoker(bestOfFives(value5, () => 0));

/** Five cards or more make a hand, the best five of them; fewer are none. */
export const deuceToSeven: FiveRanking = {
  id: 'deuce-to-seven',
  best,
  name: nameOfValue,
  five: (hole, board) => byImportance(chosen(hole, board), { aceLow: false }),
  jokerAs: () => null,
  value5,
};

// What the reader looks up is constant inside it, for the reason given in values.ts.
function readFive(): FiveRanking['value5'] {
  const keys = KEYS;
  const suits = flush5;
  const plain = keyTable({ size: 5, buckets: 1 << 12, slots: 1 << 13 }, (counts) =>
    classes().valueOf(codeOfCounts(counts, noWheel)),
  );
  const suited = new Uint16Array(1 << 13);
  const firstSuited = (ranks: RankMask): number => {
    suited[ranks] = classes().valueOf(codeOfSuited(ranks, noWheel));
    return suited[ranks]!;
  };
  return (cards, at) => {
    let key = 0;
    for (let i = at; i < at + 5; i++) key = (key + keys[cards[i]!]!) | 0;
    if (suits[key & 511] === 0) return plain.value(key);
    let ranks = 0;
    for (let i = at; i < at + 5; i++) ranks |= 1 << (cards[i]! >> 2);
    return suited[ranks]! || firstSuited(ranks);
  };
}

function chosen(hole: readonly Face[], board: readonly Face[]): readonly Face[] {
  return bestSelection('any', { hole, board }, (five) => best(five, [])).cards;
}

/** Five cards that make nothing are a low. */
function nameOfValue(value: number): HandName {
  if (value === 0) return { category: 'none', ranks: [] };
  const code = classes().codes[DEUCE_TO_SEVEN_CLASSES - value];
  if (code === undefined) throw new RangeError(`no hand of deuce-to-seven is worth ${value}`);
  const { category, ranks } = nameOfCode(code);
  return { category: category === 'high-card' ? 'low' : category, ranks };
}
