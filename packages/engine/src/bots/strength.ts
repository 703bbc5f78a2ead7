/**
 * How good hole cards are before the flop: a score that is a sum of weights, one for each two of the cards, learnt once for
 * each set of rules by dealing hands to three random players. It ranks hands; it is no probability.
 */
import type { CommunityRules } from '../games/index.js';
import { Draws, draw } from './draws.js';
import { type Contest, reader } from './worth.js';

/** Scores by the whole pack, and where a score stands among all hands. */
export interface Strength {
  /** The score of the hand in `cards` from `at` on. */
  score(cards: Uint8Array, at: number): number;
  /** The share of hands that are worse, 0 to 1. */
  standing(score: number): number;
  /** The score that this share of all hands reaches: `cut(0.2)` is passed by the best fifth. */
  cut(share: number): number;
}

/** What of the rules the strength of a hand depends on. */
type Terms = Contest & Pick<CommunityRules, 'hole' | 'discard'>;

const learnt = new Map<string, Strength>();

/** Learnt on first use, in some tens of milliseconds, and kept: the same rules always teach the same. */
export function strengthOf({ high, low, hole, discard }: Terms): Strength {
  const key = JSON.stringify([high, low, hole, discard === 'none']);
  let found = learnt.get(key);
  if (found === undefined) {
    found = learn({ high, low, hole, discard });
    learnt.set(key, found);
  }
  return found;
}

const DEALS = 16_000;
const DELAY = 20;
const FADE = 0.9;
const JUDGED = 4096;
// Weights: 169 kinds of two cards; then what is wasted when three are of one rank or of one suit.
const TRIPLET = 169;
const THREE_SUITED = 170;

/** By two faces (one * 64 + other): 0 to 168. */
const KIND = kinds();
function kinds(): Uint8Array {
  const out = new Uint8Array(64 * 64);
  for (let a = 0; a < 52; a++) {
    for (let b = 0; b < 52; b++) {
      const [high, low] = a >> 2 > b >> 2 ? [a >> 2, b >> 2] : [b >> 2, a >> 2];
      out[(a << 6) | b] = (a & 3) === (b & 3) ? high * 13 + low : low * 13 + high;
    }
  }
  return out;
}

const wholePack = (): Uint8Array => Uint8Array.from({ length: 52 }, (_, i) => i);

/** The number of a two-card hand among the 169 kinds. */
export const kindOf = (one: number, other: number): number => KIND[(one << 6) | other]!;

function learn({ high, low, hole, discard }: Terms): Strength {
  // Where a card is thrown away, the best two count, as if the choice were always right.
  const use = discard === 'none' ? null : ({ use: 'at-most-two' } as const);
  const read = reader({ high: use ?? high, low: low && { ...low, ...use } }, hole);
  return school({ read, hole, players: 9, own: 0, shared: 5 });
}

/** How a game is dealt to learn it: hole cards, what each gets besides, what all share at the end; and how hands are read then. */
export interface Schooling {
  readonly read: (cards: Uint8Array, at: number) => number;
  readonly hole: number;
  readonly players: number;
  readonly own: number;
  readonly shared: number;
}

/** Learns how good hole cards are. */
export function school(s: Schooling): Strength {
  const { hole } = s;
  const weights = train(s);
  const score = scorer(weights, hole);
  const scores = judge(score, hole);
  return {
    score,
    standing: (value) => rank(scores, value) / scores.length,
    cut: (share) => (share >= 1 ? -Infinity : scores[Math.max(0, Math.floor((1 - share) * scores.length))]!),
  };
}

/**
 * Each deal moves the weights of the hands in it towards what they took; less and less, so that they settle. All hands of a
 * deal are compared with each other, which tells far more than who won the pot.
 */
function train({ read, hole, players, own, shared }: Schooling): Float64Array {
  const weights = new Float64Array(171);
  const visits = new Float64Array(171);
  const score = scorer(weights, hole);
  const draws = new Draws(hole);
  const packet = wholePack();
  const cards = new Uint8Array(players * 16);
  const worth = new Int32Array(players);
  const each = hole + own;
  const terms = (hole * (hole - 1)) / 2;
  const [delay, fade] = terms === 1 ? [1, 1] : [DELAY * terms, FADE];
  for (let deal = 0; deal < DEALS; deal++) {
    draw(packet, 0, players * each + shared, draws);
    for (let p = 0; p < players; p++) {
      for (let i = 0; i < each; i++) cards[16 * p + i] = packet[p * each + i]!;
      for (let i = 0; i < shared; i++) cards[16 * p + each + i] = packet[players * each + i]!;
      worth[p] = read(cards, 16 * p);
    }
    for (let p = 0; p < players; p++) {
      const miss = takes(worth, p) - 1 / 3 - score(cards, 16 * p);
      const count = features(cards, 16 * p, hole);
      for (let i = 0; i < count; i++) {
        const f = found[i]!;
        const times = visits[f]! + 1;
        visits[f] = times;
        weights[f]! += miss / (times + delay) ** fade;
      }
    }
  }
  return weights;
}

/** What a hand takes of a pot against two of the others, whichever they are. */
function takes(worth: Int32Array, player: number): number {
  const mine = worth[player]!;
  const players = worth.length;
  let under = 0;
  let level = 0;
  let lows = 0;
  let underLow = 0;
  let levelLow = 0;
  for (let p = 0; p < players; p++) {
    const theirs = worth[p]!;
    lows |= theirs & 127;
    if (p === player) continue;
    if (theirs >> 7 < mine >> 7) under++;
    else if (theirs >> 7 === mine >> 7) level++;
    if ((theirs & 127) < (mine & 127)) underLow++;
    else if ((theirs & 127) === (mine & 127)) levelLow++;
  }
  const high = ofThree(under, level, players);
  if (lows === 0) return high;
  return (high + ((mine & 127) === 0 ? 0 : ofThree(underLow, levelLow, players))) / 2;
}
/** The share against two drawn from the others, of whom some are beaten and some are level. */
const ofThree = (under: number, level: number, players: number): number =>
  (under * (under - 1) + under * level + (level * (level - 1)) / 3) / ((players - 1) * (players - 2));

const found = new Uint8Array(16);
/** Writes down which weights a hand has, and says how many. */
function features(cards: Uint8Array, at: number, hole: number): number {
  let count = 0;
  for (let b = 1; b < hole; b++) {
    for (let a = 0; a < b; a++) {
      const one = cards[at + a]!;
      const other = cards[at + b]!;
      found[count++] = kindOf(one, other);
      for (let c = b + 1; c < hole; c++) {
        const third = cards[at + c]!;
        if (one >> 2 === other >> 2 && one >> 2 === third >> 2) found[count++] = TRIPLET;
        if ((one & 3) === (other & 3) && (one & 3) === (third & 3)) found[count++] = THREE_SUITED;
      }
    }
  }
  return count;
}

function scorer(weights: Float64Array, hole: number): (cards: Uint8Array, at: number) => number {
  if (hole === 2) return (cards, at) => weights[KIND[(cards[at]! << 6) | cards[at + 1]!]!]!;
  return (cards, at) => {
    const three = hasThree(cards, at, hole);
    let sum = 0;
    for (let b = 1; b < hole; b++) {
      const other = cards[at + b]!;
      for (let a = 0; a < b; a++) {
        const one = cards[at + a]!;
        sum += weights[KIND[(one << 6) | other]!]!;
        if (!three) continue;
        for (let c = b + 1; c < hole; c++) {
          const third = cards[at + c]!;
          if (one >> 2 === other >> 2 && one >> 2 === third >> 2) sum += weights[TRIPLET]!;
          if ((one & 3) === (other & 3) && (one & 3) === (third & 3)) sum += weights[THREE_SUITED]!;
        }
      }
    }
    return sum;
  };
}
/** Are three of a rank, or of a suit? */
function hasThree(cards: Uint8Array, at: number, hole: number): boolean {
  let once = 0;
  let twice = 0;
  let thrice = 0;
  for (let i = at; i < at + hole; i++) {
    const marks = (1 << (cards[i]! >> 2)) | (1 << (13 + (cards[i]! & 3)));
    thrice |= twice & marks;
    twice |= once & marks;
    once |= marks;
  }
  return thrice !== 0;
}

/** The scores of many random hands, worst first. */
function judge(score: (cards: Uint8Array, at: number) => number, hole: number): Float64Array {
  const draws = new Draws(52);
  const packet = wholePack();
  const scores = new Float64Array(JUDGED);
  for (let i = 0; i < JUDGED; i++) {
    draw(packet, 0, hole, draws);
    scores[i] = score(packet, 0);
  }
  return scores.sort();
}

/** How many of the sorted values are below this one. */
function rank(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
