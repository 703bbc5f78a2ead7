// Badugi read from a row of bytes, for loops that look at thousands of hands: what it is worth, and which of the cards count.

import type { Face } from '../cards/index.js';
import { badugiBit, badugiValues } from './badugi.js';
import { bitsIn } from './classes.js';

const FOUR = 4;

/** What so many cards from `at` on are worth, and nothing checks them. */
export function badugiValue(cards: ArrayLike<number>, at: number, size: number): number {
  search(cards, at, size);
  return found;
}
/** Which of them count, a bit each; of equal ways the first. */
export function badugiHeld(cards: ArrayLike<number>, at: number, size: number): number {
  search(cards, at, size);
  return foundBits;
}

/** By face: the bit of its rank, and above those of its suit. Cards that share a bit do not count together. */
const MARKS = Int32Array.from({ length: 52 }, (_, card) => badugiBit(card as Face) | (1 << (13 + (card & 3))));
const RANKS_OF_MARKS = (1 << 13) - 1;

// What is searched and what was found so far; nothing in it outlives a call.
const marks = new Int32Array(30);
let values: Uint16Array = new Uint16Array();
let found = 0;
let foundBits = 0;
function search(cards: ArrayLike<number>, at: number, size: number): void {
  values = badugiValues();
  found = 0;
  foundBits = 0;
  for (let i = 0; i < size; i++) marks[i] = MARKS[cards[at + i]!]!;
  if (size === FOUR) lookAtFour(marks[0]!, marks[1]!, marks[2]!, marks[3]!);
  else pick(size, 0, 0, 0);
}
/** Tries each card from one on with and without the others. */
function pick(size: number, from: number, taken: number, held: number): void {
  const value = values[taken & RANKS_OF_MARKS]!;
  if (value > found) {
    found = value;
    foundBits = held;
  }
  for (let i = from; i < size; i++)
    if ((taken & marks[i]!) === 0) pick(size, i + 1, taken | marks[i]!, held | (1 << i));
}
/** Which of four clash says which ways there are to take as many as can be taken. */
function lookAtFour(a: number, b: number, c: number, d: number): void {
  let clashes = 0;
  if ((a & b) !== 0) clashes |= 1;
  if ((a & c) !== 0) clashes |= 2;
  if ((a & d) !== 0) clashes |= 4;
  if ((b & c) !== 0) clashes |= 8;
  if ((b & d) !== 0) clashes |= 16;
  if ((c & d) !== 0) clashes |= 32;
  const ways = WAYS[clashes]!;
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]!;
    const taken = (way & 1 ? a : 0) | (way & 2 ? b : 0) | (way & 4 ? c : 0) | (way & 8 ? d : 0);
    const value = values[taken & RANKS_OF_MARKS]!;
    if (value <= found) continue;
    found = value;
    foundBits = way;
  }
}
/** By the clashes of four cards, pair by pair: the largest sets without one, in the order in which `pick` would meet them. */
const PAIRS = [0b11, 0b101, 0b1001, 0b110, 0b1010, 0b1100];
const SETS = [0b1111, 0b111, 0b1011, 0b1101, 0b1110, ...PAIRS, 0b1, 0b10, 0b100, 0b1000];
const WAYS: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, clashes) => {
  const free = SETS.filter((set) => PAIRS.every((pair, i) => ((clashes >> i) & 1) === 0 || (set & pair) !== pair));
  return free.filter((set) => bitsIn(set) === bitsIn(free[0]!));
});
