/**
 * The best way to lay melds: of all ways to put what must lie on the table, and whatever of a hand one likes, into valid
 * columns, one that is worth most. Exact. Each suit is a ladder (see there); sets tie the four together height by height. They
 * are climbed side by side, depth first, the best rung first, and what is known of a place is kept. A place whose bound has been
 * reached need not be looked at further: so a long layout, which could lie in a million ways, is settled by the first of them.
 */
import { type Counts, HEIGHTS, KINDS, type Kind, type MeldRules, mightMeld } from './kinds.js';
import { COUNT_MAX, Ladder, NEVER, type Puzzle, type Worth } from './ladder.js';
import { type LaidColumns, laidColumns } from './laid.js';
import { layOut } from './lay-out.js';
import { findShares, holds, leaveSupported, type Mode, modeAt, tie } from './ties.js';

export interface Laid {
  readonly worth: number;
  /** Every column, its cards by kind; runs rising. Columns that stand come first, in their order. */
  readonly columns: readonly (readonly Kind[])[];
}

const ONES = new Uint8Array(KINDS).fill(1);
/** Every card is worth one: the way that puts most cards down. */
export const MOST: Worth = { run: ONES, set: ONES };
const NOTHING: Counts = new Uint8Array(KINDS);
const SUITS = 4;

/** The best layout that holds all of `must` and any of `may`; null where `must` cannot be laid at all. */
export function best(must: Counts, may: Counts, rules: MeldRules, worth: Worth = MOST): Laid | null {
  const found = solved(must, may, null, rules, worth);
  return found === NEVER ? null : { worth: found, columns: layOut(path(), null, rules) };
}

/** As `best`, but the columns on the table are only added to, never taken apart (`snk.pan.rearrange` = no). */
export function bestAdded(
  columns: readonly (readonly Kind[])[],
  must: Counts,
  may: Counts,
  rules: MeldRules,
  worth: Worth = MOST,
): Laid | null {
  const stays = laidColumns(columns, rules);
  const found = solved(must, may, stays, rules, worth);
  if (found === NEVER) return null;
  const laid = layOut(path(), stays, rules);
  return { worth: found + worthOf(stays, worth), columns: laid };
}
function worthOf({ columns, shapes }: LaidColumns, worth: Worth): number {
  let sum = 0;
  for (const [i, column] of columns.entries())
    for (const kind of column) sum += (shapes[i] === 'set' ? worth.set : worth.run)[kind]!;
  return sum;
}

/** The most that can be laid, in worth, without saying how. */
export const mostWorth = (must: Counts, may: Counts, rules: MeldRules, worth: Worth = MOST): number | null => {
  const found = solved(must, may, null, rules, worth);
  return found === NEVER ? null : found;
};
/** Can all of these be laid? */
export const canLay = (must: Counts, rules: MeldRules): boolean => solved(must, NOTHING, null, rules, MOST) !== NEVER;

/** One kind's place in the climb. */
export interface Place {
  readonly kind: Kind;
  /** The rung chosen. */
  readonly packed: number;
}

// One climb at a time, over and over in the same memory: nothing of it outlives a call.
const ladders = Array.from({ length: SUITS }, () => new Ladder());
const least = new Uint8Array(KINDS);
const most = new Uint8Array(KINDS);
const have = new Uint8Array(KINDS);
const shares = new Uint8Array(KINDS);
/** By place: the suit, the number of its height on the ladder, and whether it is the last of its rank. */
const suitAt = new Uint8Array(KINDS);
const stepAt = new Uint8Array(KINDS);
const lastAt = new Uint8Array(KINDS);
const modeAtPlace = new Uint8Array(KINDS);
/** By place and suit: the number of the first state the suit can be in there. */
const baseAt = new Int32Array(KINDS * SUITS);
const step = new Uint8Array(SUITS);
let places = 0;
/** The rung taken at each place by the last climb that gave all that was hoped for. */
const rungAt = new Int32Array(KINDS);
const state = new Int32Array(SUITS);
const radix = new Float64Array(SUITS);
const known = new Map<number, number>();
let values = new Int32Array(1024);
let chosen = new Int32Array(1024);

function solved(must: Counts, may: Counts, stays: LaidColumns | null, rules: MeldRules, worth: Worth): number {
  if (!gather(must, may, stays, rules)) return NEVER;
  const begunMax = stays === null && setsNoWorse(worth) ? BEGUN_MAX : COUNT_MAX;
  const puzzle: Puzzle = { least, most, shares, standing: stays, rules, worth, begunMax };
  let bound = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    if (!ladders[suit]!.climb(suit, puzzle)) return NEVER;
    bound += ladders[suit]!.value[0]!;
  }
  patience = PATIENCE;
  const found = climbFrom(bound, rules);
  if (patience > 0) return found;
  patience = ENDLESS;
  return agree(puzzle) ? climbFrom(hopedFrom(), rules) : NEVER;
}
/**
 * Where a card in a set is worth no less than in a run, a best layout with the fewest cards in runs begins no more than four of a
 * suit at a height: three of just three cards are three sets instead, and three longer ones give up their first cards to a set.
 */
const BEGUN_MAX = 4;
function setsNoWorse(worth: Worth): boolean {
  if (worth === MOST) return true;
  for (let kind = 0; kind < KINDS; kind++) if (worth.set[kind]! < worth.run[kind]!) return false;
  return true;
}
/** Places looked at before the suits are made to agree beforehand: that is worth its price only where a search is long. */
const PATIENCE = 200;
const ENDLESS = 2 ** 30 - 1;
let patience = 0;

function climbFrom(bound: number, rules: MeldRules): number {
  for (let suit = 0; suit < SUITS; suit++) {
    state[suit] = 0;
    radix[suit] = ladders[suit]!.width();
  }
  putInOrder(rules);
  known.clear();
  return climb(0, 0, bound);
}
/**
 * Takes from each suit the shares in a rank's sets that nothing the others can do goes with, and again, until all that is left
 * goes with something. False if a suit has no way left.
 */
function agree(puzzle: Puzzle): boolean {
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (let suit = 0; suit < SUITS; suit++) {
      const ladder = ladders[suit]!;
      for (let t = 0; ladder.heights[t]! < HEIGHTS; t++)
        shares[suit * HEIGHTS + ladder.heights[t]!] = ladder.sharesAt(t);
    }
    for (let height = 0; height < HEIGHTS; height++)
      if (leaveSupported(shares, height, modeAt(height, puzzle.rules))) isDone = false;
    for (let suit = 0; suit < SUITS && !isDone; suit++) if (!ladders[suit]!.climb(suit, puzzle)) return false;
  }
  state.fill(0);
  return true;
}
/** Counts the cards, leaving out those of the hand that no meld could hold. */
function gather(must: Counts, may: Counts, stays: LaidColumns | null, rules: MeldRules): boolean {
  for (let kind = 0; kind < KINDS; kind++) {
    have[kind] = must[kind]! + may[kind]!;
    if (have[kind]! > COUNT_MAX) throw new RangeError('more cards of a kind than any stock holds');
  }
  if (stays !== null) for (const column of stays.columns) for (const kind of column) have[kind]!++;
  for (let kind = 0; kind < KINDS; kind++) {
    least[kind] = must[kind]!;
    most[kind] = must[kind]! + may[kind]!;
    if (most[kind] === 0 || mightMeld(kind, have, rules)) continue;
    if (must[kind]! > 0) return false;
    most[kind] = 0;
  }
  findShares(shares, most, rules);
  return true;
}

function putInOrder(rules: MeldRules): void {
  places = 0;
  step.fill(0);
  for (let height = 0; height < HEIGHTS; height++) {
    const mode = modeAt(height, rules);
    let last = -1;
    for (let suit = 0; suit < SUITS; suit++) {
      if (ladders[suit]!.heights[step[suit]!] !== height) continue;
      for (let s = 0; s < SUITS; s++) baseAt[places * SUITS + s] = ladders[s]!.from[step[s]!]!;
      suitAt[places] = suit;
      stepAt[places] = step[suit]!++;
      modeAtPlace[places] = mode;
      lastAt[places] = 0;
      last = places++;
    }
    if (last >= 0) lastAt[last] = 1;
  }
}

/** The most that can be had from this place on; `tied` is what the sets of this rank hold so far, `bound` what is hoped for. */
function climb(place: number, tied: number, bound: number): number {
  if (place === places) return 0;
  const key = keyOf(place, tied);
  const slot = known.get(key);
  if (slot !== undefined) return values[slot]!;
  if (--patience <= 0) return NEVER;
  const suit = suitAt[place]!;
  const ladder = ladders[suit]!;
  const here = state[suit]!;
  const others = bound - ladder.value[here]!;
  const end = ladder.edgesFrom[here + 1]!;
  let found = NEVER;
  let rung = -1;
  for (let edge = ladder.edgesFrom[here]!; edge < end && found < bound; edge++) {
    const hoped = ladder.best(edge);
    if (hoped === NEVER || hoped + others <= found) break;
    let now = tie(tied, ladder.share[edge]!, modeAtPlace[place] as Mode);
    if (lastAt[place] === 1) {
      if (!holds(now, modeAtPlace[place] as Mode)) continue;
      now = 0;
    }
    const gain = ladder.gain[edge]!;
    state[suit] = ladder.to[edge]!;
    const after = climb(place + 1, now, hoped - gain + others);
    if (after !== NEVER && gain + after > found) {
      found = gain + after;
      rung = edge;
    }
  }
  state[suit] = here;
  rungAt[place] = rung;
  // A place that gave all that was hoped for is found again at once; only the others are worth remembering.
  if (found < bound) keep(key, found, rung);
  return found;
}
function keyOf(place: number, tied: number): number {
  let key = place * 16 + tied;
  for (let suit = 0; suit < SUITS; suit++) key = key * radix[suit]! + state[suit]! - baseAt[place * SUITS + suit]!;
  return key;
}
function keep(key: number, value: number, rung: number): void {
  const slot = known.size;
  if (slot === values.length) {
    const [v, c] = [new Int32Array(slot * 2), new Int32Array(slot * 2)];
    v.set(values);
    c.set(chosen);
    [values, chosen] = [v, c];
  }
  values[slot] = value;
  chosen[slot] = rung;
  known.set(key, slot);
}

/** The rungs of the best way, once it has been found. */
function path(): Place[] {
  const out: Place[] = [];
  patience = ENDLESS;
  state.fill(0);
  let tied = 0;
  let isFresh = false;
  for (let place = 0; place < places; place++) {
    const suit = suitAt[place]!;
    const ladder = ladders[suit]!;
    const slot = known.get(keyOf(place, tied));
    if (slot === undefined && !isFresh) climb(place, tied, hopedFrom());
    isFresh = slot === undefined;
    const edge = slot === undefined ? rungAt[place]! : chosen[slot]!;
    const kind = suit * HEIGHTS + ladder.heights[stepAt[place]!]!;
    out.push({ kind, packed: ladder.packed[edge]! });
    tied = lastAt[place] === 1 ? 0 : tie(tied, ladder.share[edge]!, modeAtPlace[place] as Mode);
    state[suit] = ladder.to[edge]!;
  }
  return out;
}
function hopedFrom(): number {
  let sum = 0;
  for (let suit = 0; suit < SUITS; suit++) sum += ladders[suit]!.value[state[suit]!]!;
  return sum;
}
