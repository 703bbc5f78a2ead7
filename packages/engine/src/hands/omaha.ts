// Omaha by direct look-up: two cards of the hole and three of the board, without trying all sixty. The hole cards, mostly four, and
// then the five of the board lie in a buffer, and nothing checks them. Boards of three and four cards are the ranking's business.

import { bitsIn, type Counts, eachCounts, type RankMask, top } from './classes.js';
import { KEYS, keyOfCounts, suitsHeld } from './keys.js';
import { once } from './once.js';
import { ranks5, suited } from './values.js';

/** Reads nine cards of `cards` from `at` on, or more: the hole, then the board. */
export type Reader = (cards: Uint8Array, at: number) => number;

/** Ranks two by two: 91 pairs, so that a row of the table is 96 long. */
export const ROW = 96;

// A row per board whose suits are ignored; places of pairs in it. Filled when first asked.
export const [boards, places] = [new Uint16Array(ROW * ranks5.slots), pairPlaces()];
export const fill = once(() => {
  fillRows(boards, places);
  return true;
});

export const omahaHigh: Reader = readHigh();

// What the readers look up is constant inside them, for the reason given in values.ts.
function readHigh(): Reader {
  const keys = KEYS;
  const slot = ranks5.slot;
  const row = ROW;
  const rows = boards;
  const pairs = places;
  const twos = suitsHeld({ size: 4, least: 2 });
  const threes = suitsHeld({ size: 5, least: 3 });
  let filled = false;

  return (cards, at) => {
    if (!filled) filled = fill();
    const boardKey =
      (keys[cards[at + 4]!]! +
        keys[cards[at + 5]!]! +
        keys[cards[at + 6]!]! +
        keys[cards[at + 7]!]! +
        keys[cards[at + 8]!]!) |
      0;
    const holeKey = (keys[cards[at]!]! + keys[cards[at + 1]!]! + keys[cards[at + 2]!]! + keys[cards[at + 3]!]!) | 0;
    const from = slot(boardKey) * row;
    const a = cards[at]! >> 2;
    const b = cards[at + 1]! >> 2;
    const c = cards[at + 2]! >> 2;
    const d = cards[at + 3]! >> 2;
    const ab = rows[from + pairs[(a << 4) | b]!]!;
    const ac = rows[from + pairs[(a << 4) | c]!]!;
    const ad = rows[from + pairs[(a << 4) | d]!]!;
    const bc = rows[from + pairs[(b << 4) | c]!]!;
    const bd = rows[from + pairs[(b << 4) | d]!]!;
    const cd = rows[from + pairs[(c << 4) | d]!]!;
    const best = max(max(max(ab, ac), max(ad, bc)), max(bd, cd));
    // Three of five cards share at most one suit, so this is one bit or none.
    const suit = threes[boardKey & 511]! & twos[holeKey & 511]!;
    return suit === 0 ? best : max(best, flushValue(cards, at, { hole: 4, suit: 31 - Math.clz32(suit) }));
  };
}

/** Without a branch, which would be guessed wrong every other time. */
export function max(one: number, other: number): number {
  const less = one - other;
  return one - (less & (less >> 31));
}

/** The best flush of two hole cards and three of the board in a suit that both hold often enough. */
export function flushValue(
  cards: Uint8Array,
  at: number,
  { hole: held, suit }: { hole: number; suit: number },
): number {
  const hole = ranksOf(cards, at, at + held, suit);
  const board = ranksOf(cards, at + held, at + held + 5, suit);
  for (let run = 0b1_1111_0000_0000; run >= 0b1_1111; run >>= 1) {
    if (isTwoAndThree(run, hole, board)) return suited(run);
  }
  const wheel = 0b1_0000_0000_1111;
  return isTwoAndThree(wheel, hole, board) ? suited(wheel) : suited(top(hole, 2) | top(board, 3));
}

function isTwoAndThree(run: RankMask, hole: RankMask, board: RankMask): boolean {
  return ((hole | board) & run) === run && bitsIn(hole & run) === 2;
}

function ranksOf(cards: Uint8Array, from: number, to: number, suit: number): RankMask {
  let ranks = 0;
  for (let i = from; i < to; i++) if ((cards[i]! & 3) === suit) ranks |= 1 << (cards[i]! >> 2);
  return ranks;
}

/** Places of pairs in a row, by (one rank << 4 | other rank), either way round. */
function pairPlaces(): Uint8Array {
  const places = new Uint8Array(256);
  let place = 0;
  for (let high = 0; high < 13; high++) {
    for (let low = 0; low <= high; low++) {
      places[(high << 4) | low] = place;
      places[(low << 4) | high] = place++;
    }
  }
  return places;
}

/** A row per board whose suits are ignored, on the slots of the five-card table: for each pair, the best of ten threes. */
function fillRows(rows: Uint16Array, pairs: Uint8Array): void {
  const threes = new Map<number, Uint16Array>();
  eachCounts(3, (three) => threes.set(nameOfThree(ranksOfCounts(three)), pairedWith(three, pairs)));
  eachCounts(5, (board) => {
    const ranks = ranksOfCounts(board);
    const from = ranks5.slot(keyOfCounts(board)) * ROW;
    for (let c = 2; c < 5; c++) {
      for (let b = 1; b < c; b++) {
        for (let a = 0; a < b; a++) {
          const made = threes.get(nameOfThree([ranks[a]!, ranks[b]!, ranks[c]!]))!;
          for (let place = 0; place < ROW; place++) rows[from + place] = Math.max(rows[from + place]!, made[place]!);
        }
      }
    }
  });
}

/** What a three makes with each pair; nothing where that would take five cards of a rank. */
function pairedWith(three: Counts, pairs: Uint8Array): Uint16Array {
  const values = new Uint16Array(ROW);
  eachCounts(2, (pair) => {
    const five = three.map((count, rank) => count + pair[rank]!);
    const [low, high] = ranksOfCounts(pair);
    if (!five.includes(5)) values[pairs[(low! << 4) | high!]!] = ranks5.value(keyOfCounts(five));
  });
  return values;
}

function nameOfThree([a, b, c]: readonly number[]): number {
  return (a! * 13 + b!) * 13 + c!;
}

/** One rank per card, lowest first. */
function ranksOfCounts(counts: Counts): readonly number[] {
  return counts.flatMap((count, rank) => new Array<number>(count).fill(rank));
}
