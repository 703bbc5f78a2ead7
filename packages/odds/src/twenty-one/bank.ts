// How the bank's hand comes out, by its up card and by what is gone from the shoe. The bank has no choices, so its
// hands are a fixed list for each up card: sets of cards drawn, the down card among them, each with the number of
// orders in which it can come. A set's chance is that number times a product over ranks; no order is played through.

import { ACE, EIGHT, TEN, totalOf, VALUES, type Value } from './hands.js';

/** 17 to 21, then 22 to 26 over, then a natural, then exactly three eights. */
export const OUTCOMES = 12;
export const NATURAL = 10;
export const EIGHTS = 11;
/** The outcome of a total from 17 to 26. */
export const outcomeOf = (total: number): number => total - 17;

/** As a tree in the order it is walked: a node adds so many cards of one rank to the sets of the nodes above it. */
export interface BankHands {
  readonly length: number;
  readonly depths: Uint8Array;
  /** 16 times the rank, and how many of it. */
  readonly factors: Uint8Array;
  /** The outcome of the set that ends here, or -1 if none does; in how many orders it comes, and how many cards it has. */
  readonly outcomes: Int8Array;
  readonly orders: Float64Array;
  readonly sizes: Uint8Array;
}

/** No set of the bank has sixteen cards of one rank: 21 aces would be over, and eleven of anything stand. */
export const FACTOR_ROW = 16;

interface Drawn {
  readonly counts: readonly number[];
  readonly orders: number;
}

/** The bank's hands for one up card: all of them, and those that are not over, where the rest need not be told apart. */
export interface Bank {
  readonly all: BankHands;
  readonly made: BankHands;
}

export function bankHands(up: Value, softSeventeen: 'hit' | 'stand'): Bank {
  const ended = new Map<string, Drawn & { outcome: number }>();
  let open = new Map<string, Drawn>([['', { counts: new Array<number>(VALUES).fill(0), orders: 1 }]]);
  while (open.size > 0) {
    const longer = new Map<string, Drawn>();
    for (const { counts, orders } of open.values()) {
      for (let value = 0; value < VALUES; value++) {
        const drawn = counts.map((count, i) => (i === value ? count + 1 : count));
        const all = drawn.map((count, i) => (i === up ? count + 1 : count));
        const outcome = standsAs(all, softSeventeen);
        const [key, into] = [String(drawn), outcome === null ? longer : ended];
        const before = into.get(key)?.orders ?? 0;
        (into as Map<string, Drawn & { outcome: number }>).set(key, {
          counts: drawn,
          orders: before + orders,
          outcome: outcome ?? -1,
        });
      }
    }
    open = longer;
  }
  const sets = [...ended.values()];
  return {
    all: walked(sets),
    made: walked(sets.filter(({ outcome }) => outcome <= outcomeOf(21) || outcome === NATURAL)),
  };
}

/** Null while the bank draws. */
function standsAs(counts: readonly number[], softSeventeen: 'hit' | 'stand'): number | null {
  const { total, soft } = totalOf(counts);
  const size = counts.reduce((all, count) => all + count, 0);
  if (total < 17 || (total === 17 && soft && softSeventeen === 'hit')) return null;
  if (size === 2 && total === 21) return NATURAL;
  return counts[EIGHT] === 3 && size === 3 ? EIGHTS : outcomeOf(total);
}

interface Node {
  readonly children: Map<number, Node>;
  set: (Drawn & { outcome: number }) | null;
}

function walked(sets: readonly (Drawn & { outcome: number })[]): BankHands {
  const top: Node = { children: new Map(), set: null };
  for (const set of sets) {
    let node = top;
    set.counts.forEach((count, value) => {
      if (count === 0) return;
      const factor = FACTOR_ROW * value + count;
      const child = node.children.get(factor) ?? { children: new Map(), set: null };
      node.children.set(factor, child);
      node = child;
    });
    node.set = set;
  }
  const rows: { depth: number; factor: number; set: Node['set'] }[] = [];
  const walk = (node: Node, depth: number): void => {
    for (const [factor, child] of node.children) {
      rows.push({ depth, factor, set: child.set });
      walk(child, depth + 1);
    }
  };
  walk(top, 1);
  return {
    length: rows.length,
    depths: Uint8Array.from(rows, ({ depth }) => depth),
    factors: Uint8Array.from(rows, ({ factor }) => factor),
    outcomes: Int8Array.from(rows, ({ set }) => set?.outcome ?? -1),
    orders: Float64Array.from(rows, ({ set }) => set?.orders ?? 0),
    sizes: Uint8Array.from(rows, ({ set }) => set?.counts.reduce((all, count) => all + count, 0) ?? 0),
  };
}

/** The down card that makes a natural with this up card, or -1. */
export function completes(up: Value): Value {
  return up === ACE ? TEN : up === TEN ? ACE : -1;
}
