// Hands of twenty-one as sets of ranks, suits and order ignored: 3,083 that are not over, and the 12,378 one card can take them
// over. The same lists serve every number of decks.

/** 0 is the ace, 1 to 8 are two to nine, 9 is whatever counts ten. */
export type Value = number;
export const VALUES = 10;
export const ACE = 0;
export const EIGHT = 7;
export const TEN = 9;
export const VALUE_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

export interface Hands {
  readonly length: number;
  /** Ten bytes for each hand: how many of each rank. */
  readonly counts: Uint8Array;
  readonly sizes: Uint8Array;
  /** Aces as one. */
  readonly hard: Uint8Array;
  /** The best total; what is soft counts an ace as eleven. */
  readonly totals: Uint8Array;
  readonly soft: Uint8Array;
  /** Ten for each hand: the hand with one card more; over 21, -1 less its place among those that are over. */
  readonly next: Int32Array;
  /** The place of a hand of two cards. */
  pair(one: Value, other: Value): number;
}

export interface OverHands {
  readonly length: number;
  readonly counts: Uint8Array;
  readonly sizes: Uint8Array;
  readonly totals: Uint8Array;
}

interface Listed {
  readonly hands: Hands;
  readonly over: OverHands;
}

let listed: Listed | undefined;

/** Made once, when the first game is asked about. */
export function listHands(): Listed {
  listed ??= list();
  return listed;
}

/** What a set of ranks is worth. */
export function totalOf(counts: ArrayLike<number>, at = 0): { hard: number; total: number; soft: boolean } {
  let hard = 0;
  for (let value = 0; value < VALUES; value++) hard += counts[at + value]! * (value + 1);
  const soft = counts[at]! > 0 && hard <= 11;
  return { hard, total: soft ? hard + 10 : hard, soft };
}

function list(): Listed {
  const found: number[][] = [new Array<number>(VALUES).fill(0)];
  const over: number[][] = [];
  const [places, overPlaces] = [new Map([[String(found[0]), 0]]), new Map<string, number>()];
  const next: number[] = [];
  // Hands are found in the order of their sizes; the list grows while it is read.
  for (const counts of found) {
    const { hard } = totalOf(counts);
    for (let value = 0; value < VALUES; value++) {
      const more = counts.map((count, i) => (i === value ? count + 1 : count));
      const isOver = hard + value + 1 > 21;
      const place = placeIn(isOver ? overPlaces : places, isOver ? over : found, more);
      next.push(isOver ? -1 - place : place);
    }
  }
  const worths = found.map((counts) => totalOf(counts));
  const pair = (one: Value, other: Value): number => next[10 * next[one]! + other]!;
  return {
    hands: {
      length: found.length,
      counts: Uint8Array.from(found.flat()),
      sizes: Uint8Array.from(found, sizeOf),
      hard: Uint8Array.from(worths, ({ hard }) => hard),
      totals: Uint8Array.from(worths, ({ total }) => total),
      soft: Uint8Array.from(worths, ({ soft }) => (soft ? 1 : 0)),
      next: Int32Array.from(next),
      pair,
    },
    over: {
      length: over.length,
      counts: Uint8Array.from(over.flat()),
      sizes: Uint8Array.from(over, sizeOf),
      totals: Uint8Array.from(over, (counts) => totalOf(counts).hard),
    },
  };
}

function placeIn(places: Map<string, number>, list: number[][], counts: number[]): number {
  const key = String(counts);
  let place = places.get(key);
  if (place === undefined) {
    place = list.length;
    places.set(key, place);
    list.push(counts);
  }
  return place;
}

const sizeOf = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
