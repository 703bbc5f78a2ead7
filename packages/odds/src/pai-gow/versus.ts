// House way against house way. All 8,250,459,031,214,400 pairs of hands are counted by inclusion and exclusion over the cards two
// hands might share: for every set of up to seven cards (one of each kind that differs by more than suits) the hands that hold
// it are set, and compared among themselves. Or a sample of deals is played, with its standard error.

import { KEYS } from 'baraja/hands';
import { choose, chooseBig } from '../exact/counting.js';
import { type Fraction, fraction, minus, plus } from '../exact/fraction.js';
import { Xoshiro } from '../exact/xoshiro.js';
import { backOf, FRONTS, frontOf, type PaiGowRanking } from './house-way.js';
import { eachKind, type Kind } from './kinds.js';
import { type QuickWay, quickWay } from './quick.js';

const CARDS = 53;
const HAND = 7;

/** Equal hands are the banker's, or nobody's. */
export type CopyRule = 'banker' | 'push';

export interface PaiGowVersus {
  /** Deals counted or sampled. */
  readonly deals: bigint;
  readonly win: Fraction;
  readonly push: Fraction;
  readonly lose: Fraction;
  /** Chances that the fronts are equal, the backs are, and both are. */
  readonly frontCopy: Fraction;
  readonly backCopy: Fraction;
  readonly bothCopy: Fraction;
  /** What the banker keeps of a wager. */
  readonly bankerEdge: Fraction;
  /** Of the edge; nothing where everything was counted. */
  readonly standardError: number;
}

export interface Tally {
  /** Ordered pairs in which the first is higher both times; whose fronts, backs, and both are equal. */
  higher: bigint;
  fronts: bigint;
  backs: bigint;
  both: bigint;
}

/** Hands come to 145,846 different sets; each has a number. */
export class Sets {
  /** By number, in the order of backs and then of fronts. */
  readonly fronts: Uint8Array;
  readonly backs: Uint16Array;
  private readonly numbers: Int32Array;

  constructor(private readonly way: QuickWay) {
    const seen = new Uint8Array(FRONTS << 14);
    eachKind(HAND, (kind) => {
      seen[way.set(kind.cards, 0)] = 1;
    });
    const sets = [...seen.keys()].filter((set) => seen[set] === 1);
    sets.sort((a, b) => backOf(a) - backOf(b) || a - b);
    this.fronts = Uint8Array.from(sets, frontOf);
    this.backs = Uint16Array.from(sets, backOf);
    this.numbers = new Int32Array(FRONTS << 14);
    sets.forEach((set, i) => {
      this.numbers[set] = i;
    });
  }

  get length(): number {
    return this.fronts.length;
  }

  number(key: number, cards: Uint8Array): number {
    return this.numbers[this.way.setKey(key, cards, 0)]!;
  }
}

/** The work is shares of hands set, from 0 to 1; a minute on one core. */
export function countPaiGow(
  ranking: PaiGowRanking,
  copy: CopyRule,
  onProgress: (done: number) => void = () => {},
): PaiGowVersus {
  return versusFrom([paiGowCounter(ranking)({ from: 0, to: workOf() }, onProgress)], copy);
}
/** Some of the work, by how much comes before it. */
export interface PaiGowPart {
  readonly from: number;
  readonly to: number;
}
/** All of it, in so many parts that take about as long. */
export function paiGowParts(count: number): readonly PaiGowPart[] {
  const work = workOf();
  const at = (i: number): number => Math.floor((i * work) / count);
  return Array.from({ length: count }, (_, i) => ({ from: at(i), to: at(i + 1) }));
}
/** What comes of a part: sums that may be added to those of the others, in any order. */
export function paiGowCounter(
  ranking: PaiGowRanking,
): (part: PaiGowPart, onProgress?: (done: number) => void) => Tally {
  const compare = new Comparison(new Sets(quickWay(ranking)));
  return ({ from, to }, onProgress = () => {}) => {
    const total: Tally = { higher: 0n, fronts: 0n, backs: 0n, both: 0n };
    let done = 0;
    for (let shared = 0; shared < HAND; shared++) {
      const sign = shared % 2 === 0 ? 1n : -1n;
      eachKind(shared, (kind) => {
        const isOurs = done >= from && done < to;
        done += choose(CARDS - shared, HAND - shared);
        if (!isOurs) return;
        addTo(total, compare.holding(kind), sign * BigInt(kind.like));
        onProgress((Math.min(done, to) - from) / (to - from));
      });
    }
    return total;
  };
}
function addTo(total: Tally, { higher, fronts, backs, both }: Tally, times: bigint): void {
  total.higher += times * higher;
  total.fronts += times * fronts;
  total.backs += times * backs;
  total.both += times * both;
}
/** Of all parts together. */
export function versusFrom(parts: readonly Tally[], copy: CopyRule): PaiGowVersus {
  const total: Tally = { higher: 0n, fronts: 0n, backs: 0n, both: 0n };
  for (const part of parts) addTo(total, part, 1n);
  // Seven shared cards are one hand against itself: never higher, always equal.
  const hands = chooseBig(CARDS, HAND);
  total.fronts -= hands;
  total.backs -= hands;
  total.both -= hands;
  return versusOf(total, hands * chooseBig(CARDS - HAND, HAND), copy);
}

function workOf(): number {
  let work = 0;
  for (let shared = 0; shared < HAND; shared++) {
    eachKind(shared, () => {
      work += choose(CARDS - shared, HAND - shared);
    });
  }
  return work;
}

/** Compares all hands that hold certain cards among themselves. */
export class Comparison {
  private readonly counts: Float64Array;
  /** Numbers of sets that came up; where few hands hold the cards, each as often as it did. */
  private readonly touched: Int32Array;
  private few = 0;
  private readonly below = new Float64Array(FRONTS + 1);
  private readonly frontCounts = new Float64Array(FRONTS);
  private readonly hand = new Uint8Array(HAND);

  constructor(private readonly sets: Sets) {
    this.counts = new Float64Array(sets.length);
    this.touched = new Int32Array(sets.length);
  }

  holding({ cards }: Kind): Tally {
    this.few = 0;
    if (cards.length === 0) this.countAll();
    else this.countWith(cards);
    const size = this.few > 0 ? this.sortFew() : this.findMany();
    const tally = this.compared(size);
    for (let i = 0; i < size; i++) this.counts[this.touched[i]!] = 0;
    return tally;
  }

  /** In order, each once. */
  private sortFew(): number {
    const { touched, few } = this;
    touched.subarray(0, few).sort();
    let size = 0;
    for (let i = 0; i < few; i++) if (i === 0 || touched[i] !== touched[size - 1]) touched[size++] = touched[i]!;
    return size;
  }

  private findMany(): number {
    const { counts, touched } = this;
    let size = 0;
    for (let set = 0; set < counts.length; set++) if (counts[set] !== 0) touched[size++] = set;
    return size;
  }

  /** Every hand, by one of each kind. */
  private countAll(): void {
    const keys = KEYS;
    eachKind(HAND, ({ cards, like }) => {
      let key = 0;
      for (let i = 0; i < HAND; i++) key = (key + keys[cards[i]!]!) | 0;
      this.counts[this.sets.number(key, cards)]! += like;
    });
  }

  private countWith(held: Uint8Array): void {
    const { hand, sets, counts, touched } = this;
    const areFew = choose(CARDS - held.length, HAND - held.length) < touched.length / 4;
    const keys = KEYS;
    const isHeld = new Uint8Array(CARDS);
    let heldKey = 0;
    held.forEach((card, i) => {
      hand[i] = card;
      isHeld[card] = 1;
      heldKey = (heldKey + keys[card]!) | 0;
    });
    const rest = Uint8Array.from({ length: CARDS }, (_, card) => card).filter((card) => isHeld[card] === 0);
    const fill = (place: number, from: number, key: number): void => {
      const last = place === HAND - 1;
      for (let i = from; i < rest.length; i++) {
        const card = rest[i]!;
        hand[place] = card;
        const next = (key + keys[card]!) | 0;
        if (last) {
          const set = sets.number(next, hand);
          counts[set]!++;
          if (areFew) touched[this.few++] = set;
        } else fill(place + 1, i + 1, next);
      }
    };
    fill(held.length, 0, heldKey);
  }

  /** By back from the lowest up, with a running count of fronts below. */
  private compared(size: number): Tally {
    const { counts, touched, sets, below, frontCounts } = this;
    below.fill(0);
    frontCounts.fill(0);
    const tally: Tally = { higher: 0n, fronts: 0n, backs: 0n, both: 0n };
    const add = new Exact();
    for (let from = 0, to = 0; from < size; from = to) {
      const back = sets.backs[touched[from]!]!;
      let all = 0;
      for (to = from; to < size && sets.backs[touched[to]!] === back; to++) {
        const count = counts[touched[to]!]!;
        add.higher(count, this.frontsBelow(sets.fronts[touched[to]!]!));
        add.both(count, count);
        all += count;
      }
      add.backs(all, all);
      for (let i = from; i < to; i++) this.addFront(sets.fronts[touched[i]!]!, counts[touched[i]!]!);
    }
    for (const count of frontCounts) add.fronts(count, count);
    return add.into(tally);
  }

  private frontsBelow(front: number): number {
    let all = 0;
    for (let at = front; at > 0; at -= at & -at) all += this.below[at]!;
    return all;
  }

  private addFront(front: number, count: number): void {
    this.frontCounts[front]! += count;
    for (let at = front + 1; at <= FRONTS; at += at & -at) this.below[at]! += count;
  }
}

/** Sums of products that may pass 2^53: carried over into a big integer in time. */
class Exact {
  private readonly sums = new Float64Array(4);
  private readonly carried = [0n, 0n, 0n, 0n];

  higher(a: number, b: number): void {
    this.add(0, a, b);
  }
  fronts(a: number, b: number): void {
    this.add(1, a, b);
  }
  backs(a: number, b: number): void {
    this.add(2, a, b);
  }
  both(a: number, b: number): void {
    this.add(3, a, b);
  }

  into(tally: Tally): Tally {
    const [higher, fronts, backs, both] = this.carried.map((sum, i) => sum + BigInt(this.sums[i]!)) as [
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    return Object.assign(tally, { higher, fronts, backs, both });
  }

  private add(which: number, a: number, b: number): void {
    const product = a * b;
    if (product >= 2 ** 52) this.carried[which]! += BigInt(a) * BigInt(b);
    else {
      this.sums[which]! += product;
      if (this.sums[which]! >= 2 ** 52) {
        this.carried[which]! += BigInt(this.sums[which]!);
        this.sums[which] = 0;
      }
    }
  }
}

/** From counts of ordered pairs, player and banker. Whoever is which makes no difference to how they set their hands. */
function versusOf(tally: Tally, deals: bigint, copy: CopyRule): PaiGowVersus {
  const of = (pairs: bigint): Fraction => fraction(pairs, deals);
  const win = of(tally.higher);
  // The banker is at least equal both times: higher both times, or higher once and equal once, or equal both times.
  const level = tally.fronts - tally.both + (tally.backs - tally.both);
  const lose = copy === 'banker' ? of(2n * tally.higher + level + 2n * tally.both) : of(2n * tally.higher);
  const lost = fraction(lose.n, 2n * lose.d);
  return {
    deals,
    win,
    lose: lost,
    push: minus(fraction(1), plus(win, lost)),
    frontCopy: of(tally.fronts),
    backCopy: of(tally.backs),
    bothCopy: of(tally.both),
    bankerEdge: minus(lost, win),
    standardError: 0,
  };
}

/** Deals from a seed, and how far off the edge may be. */
export function samplePaiGow(
  ranking: PaiGowRanking,
  copy: CopyRule,
  { deals, seed }: { deals: number; seed: number },
  onProgress: (done: number) => void = () => {},
): PaiGowVersus {
  const { set } = quickWay(ranking);
  const random = new Xoshiro(seed);
  const pack = Uint8Array.from({ length: CARDS }, (_, card) => card);
  let [win, lose, frontCopy, backCopy, bothCopy] = [0, 0, 0, 0, 0];
  for (let deal = 0; deal < deals; deal++) {
    random.draw(pack, 2 * HAND);
    const [mine, banks] = [set(pack, 0), set(pack, HAND)];
    const [front, back] = [frontOf(mine) - frontOf(banks), backOf(mine) - backOf(banks)];
    if (front > 0 && back > 0) win++;
    else if (copy === 'banker' ? front <= 0 && back <= 0 : front < 0 && back < 0) lose++;
    if (front === 0) frontCopy++;
    if (back === 0) backCopy++;
    if (front === 0 && back === 0) bothCopy++;
    if ((deal & 0xffff) === 0) onProgress(deal / deals);
  }
  const edge = (lose - win) / deals;
  const of = (count: number): Fraction => fraction(count, deals);
  return {
    deals: BigInt(deals),
    win: of(win),
    lose: of(lose),
    push: of(deals - win - lose),
    frontCopy: of(frontCopy),
    backCopy: of(backCopy),
    bothCopy: of(bothCopy),
    bankerEdge: of(lose - win),
    standardError: Math.sqrt(((win + lose) / deals - edge * edge) / deals),
  };
}
