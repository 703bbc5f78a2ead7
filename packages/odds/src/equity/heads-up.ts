// Two hands of two cards before the flop, all 1,712,304 boards, by classes: boards are taken by their ranks, 6,175 sets at most, and
// only those that can make somebody a flush are looked at one by one, once for suits that nobody holds.

import type { Face } from 'baraja';
import { KEYS, ranks7, suited } from 'baraja/hands';
import { choose } from '../exact/counting.js';

export interface HeadsUp {
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
}

const BOARD = 5;

/** Boards the first hand wins, ties and loses; hands and dead cards all different. */
export function headsUp(one: readonly Face[], other: readonly Face[], dead: readonly Face[] = []): HeadsUp {
  const gone = new Set<Face>([...one, ...other, ...dead]);
  const tally = new Float64Array(3);
  countRanks(gone, keyOf(one), keyOf(other), tally);
  const done: string[] = [];
  for (let suit = 0; suit < 4; suit++) {
    // A suit of which nobody holds anything and nothing is gone is like any other such suit.
    const held = [...gone].filter((card) => (card & 3) === suit);
    const like = held.length > 0 ? 1 : suitsUntouched(gone);
    const name = held.length > 0 ? `suit ${suit}` : 'untouched';
    if (done.includes(name)) continue;
    done.push(name);
    const needed = BOARD - Math.max(countIn(one, suit), countIn(other, suit));
    correct({ gone, suit, needed, like }, one, other, tally);
  }
  return { wins: tally[2]!, ties: tally[1]!, losses: tally[0]! };
}

const keyOf = (cards: readonly Face[]): number => cards.reduce((key, card) => (key + KEYS[card]!) | 0, 0);
const countIn = (cards: readonly Face[], suit: number): number => cards.filter((card) => (card & 3) === suit).length;
const suitsUntouched = (gone: ReadonlySet<Face>): number =>
  [0, 1, 2, 3].filter((suit) => ![...gone].some((card) => (card & 3) === suit)).length;

/** 0 lost, 1 tied, 2 won. */
const outcome = (mine: number, theirs: number): number => (mine > theirs ? 2 : mine === theirs ? 1 : 0);

/** As if there were no flushes. */
function countRanks(gone: ReadonlySet<Face>, one: number, other: number, tally: Float64Array): void {
  const left = Array.from({ length: 13 }, (_, rank) => 4 - [...gone].filter((card) => card >> 2 === rank).length);
  const [keys, byRanks] = [KEYS, ranks7.value];
  const ways = left.map((cards) => Array.from({ length: BOARD + 1 }, (_, count) => choose(cards, count)));
  const fill = (rank: number, missing: number, key: number, times: number): void => {
    if (missing === 0) {
      tally[outcome(byRanks((key + one) | 0), byRanks((key + other) | 0))]! += times;
      return;
    }
    if (rank === 13) return;
    for (let count = Math.min(missing, left[rank]!); count >= 0; count--) {
      fill(rank + 1, missing - count, (key + Math.imul(keys[4 * rank]!, count)) | 0, times * ways[rank]![count]!);
    }
  };
  fill(0, BOARD, 0, 1);
}

interface FlushBoards {
  readonly gone: ReadonlySet<Face>;
  readonly suit: number;
  /** Cards of the suit from which on somebody has a flush. */
  readonly needed: number;
  readonly like: number;
}

/** Boards with so many cards of the suit: taken back as they were counted, and counted as they are. */
function correct(
  { gone, suit, needed, like }: FlushBoards,
  one: readonly Face[],
  other: readonly Face[],
  tally: Float64Array,
): void {
  const cards = Array.from({ length: 52 }, (_, card) => card as Face).filter((card) => !gone.has(card));
  const [inSuit, outside] = [cards.filter((card) => (card & 3) === suit), cards.filter((card) => (card & 3) !== suit)];
  const masks = [one, other].map((hand) => maskOf(hand, suit)) as [number, number];
  const handKeys = [keyOf(one), keyOf(other)] as [number, number];
  const holds = [countIn(one, suit), countIn(other, suit)] as [number, number];
  const [keys, byRanks] = [KEYS, ranks7.value];
  for (let count = needed; count <= BOARD; count++) {
    const flushes = holds.map((held) => held + count >= BOARD) as [boolean, boolean];
    eachSet(inSuit, count, (suitKey, mask) => {
      const values = masks.map((held) => suited(held | mask));
      eachSet(outside, BOARD - count, (restKey) => {
        const key = (suitKey + restKey) | 0;
        const mine = byRanks((key + handKeys[0]) | 0);
        const theirs = byRanks((key + handKeys[1]) | 0);
        tally[outcome(mine, theirs)]! -= like;
        tally[outcome(flushes[0] ? values[0]! : mine, flushes[1] ? values[1]! : theirs)]! += like;
      });
    });
  }
  function eachSet(from: readonly Face[], count: number, use: (key: number, mask: number) => void): void {
    const take = (at: number, missing: number, key: number, mask: number): void => {
      if (missing === 0) {
        use(key, mask);
        return;
      }
      for (let i = at; i <= from.length - missing; i++) {
        const card = from[i]!;
        take(i + 1, missing - 1, (key + keys[card]!) | 0, mask | (1 << (card >> 2)));
      }
    };
    take(0, count, 0, 0);
  }
}

const maskOf = (hand: readonly Face[], suit: number): number =>
  hand.reduce((mask, card) => ((card & 3) === suit ? mask | (1 << (card >> 2)) : mask), 0);
