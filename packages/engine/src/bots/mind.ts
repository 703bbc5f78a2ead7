/**
 * What a bot works out at a community-card game before it chooses: how its cards stand before the flop, and its share of the
 * pot as the betting suggests.
 */
import type { CommunityRules } from '../games/index.js';
import type { Mind } from './betting.js';
import { type Dealing, equity, type Question } from './equity.js';
import { contenders, KEEPS, keepOf, rangeOf } from './ranges.js';
import type { Layer, Spot } from './spot.js';
import { kindOf, type Strength, strengthOf } from './strength.js';
import { reader } from './worth.js';

/** What of the rules the dealing of hands depends on. */
export type DealtAs = Pick<CommunityRules, 'hole' | 'discard' | 'high' | 'low'>;
const dealings = new WeakMap<DealtAs, Dealing>();

/** How hands of these rules are dealt and read; made once for each rules object. */
export function dealingOf(rules: DealtAs): Dealing {
  let dealing = dealings.get(rules);
  if (dealing === undefined) {
    dealing = makeDealing(rules);
    dealings.set(rules, dealing);
  }
  return dealing;
}
function makeDealing(rules: DealtAs): Dealing {
  const { hole, discard, high, low } = rules;
  const plays = discard === 'none' ? hole : 2;
  const read = reader(rules, plays);
  const two = { use: 'at-most-two' } as const;
  return {
    hole,
    plays,
    throwsAt: discard === 'after-flop' ? 3 : 0,
    read,
    readDealt: discard === 'none' ? read : reader({ high: { ...high, ...two }, low: low && { ...low, ...two } }, hole),
    split: low !== null,
    strength: strengthOf(rules),
  };
}

/** What a bot thinks of a spot, worked out when it is asked for. */
export const communityMind = (d: Dealing, spot: Spot, effort: Effort): Mind => ({
  stands: () => standing(d, spot),
  share: () => shareOf(d, spot, effort),
});

/** How good my hole cards are among all, 0 to 1. */
export function standing(d: Dealing, { hole }: Spot): number {
  return d.strength.standing(d.strength.score(Uint8Array.from(hole), 0));
}

/** What a question costs and how far the betting is believed. */
export interface Effort {
  readonly trust: number;
  readonly samples: number;
  readonly seed: number;
}

/** My share of what I can win by staying in. Before the flop in a two-card game it is remembered, for it depends on little. */
export function shareOf(d: Dealing, spot: Spot, p: Effort): number {
  // With a card too many and the cards up that decide which, the choice is as good as made.
  if (spot.hole.length > d.plays && spot.board.length >= d.throwsAt) return bestKept(d, spot, p).share;
  const question = ask(d, spot, p, spot.hole);
  const isPlain =
    spot.board.length === 0 &&
    d.hole === 2 &&
    spot.layers.length === 1 &&
    question.ranges.every((r) => !r.shown.length);
  if (!isPlain) return equity(d, question);
  const keeps = contenders(spot).map((o) => keepOf(spot, o, p.trust));
  return remembered(d, question, keeps.sort());
}

/** The cards to keep, each choice tried against the same deals, and their share. */
export function bestKept(d: Dealing, spot: Spot, effort: Effort): { kept: readonly number[]; share: number } {
  const p = { ...effort, samples: effort.samples / 2 };
  let best: { kept: readonly number[]; share: number } = { kept: [], share: -1 };
  for (const kept of choices(spot.hole, d.plays)) {
    const share = equity(d, ask(d, spot, p, kept));
    if (share > best.share) best = { kept, share };
  }
  return best;
}
function choices(from: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => choices(from.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

/** The question as the spot puts it, for these cards of mine. */
function ask(d: Dealing, spot: Spot, { trust, samples, seed }: Effort, hole: readonly number[]): Question {
  const against = contenders(spot);
  return {
    hole,
    board: spot.board,
    unseen: spot.unseen,
    ranges: against.map((o) => rangeOf(spot, o, trust, d.strength)),
    layers: against === spot.opponents ? spot.layers : spot.layers.map((layer) => narrowed(spot, layer)),
    // Many opponents cost more to deal, and so many deals are not needed to see how a crowd fares.
    samples: Math.ceil(samples * Math.min(1, 3 / against.length)),
    seed,
  };
}
/** A layer with its opponents counted among the contenders only. */
function narrowed(spot: Spot, { amount, against }: Layer): Layer {
  let bits = 0;
  contenders(spot).forEach((o, i) => {
    if ((against & (1 << spot.opponents.indexOf(o))) !== 0) bits |= 1 << i;
  });
  return { amount, against: bits };
}

const memories = new WeakMap<Strength, Map<string, number>>();
const MEMORIES_MAX = 50_000;
const SEED = 20_000;

/** Sampled once for each kind of hand and set of ranges, always with the same draws: whoever asks first, the answer is the same. */
function remembered(d: Dealing, q: Question, keeps: readonly number[]): number {
  let memory = memories.get(d.strength);
  if (memory === undefined) {
    memory = new Map();
    memories.set(d.strength, memory);
  }
  const kind = kindOf(q.hole[0]!, q.hole[1]!);
  const key = `${kind}:${keeps.join('')}:${q.samples}`;
  let share = memory.get(key);
  if (share === undefined) {
    if (memory.size >= MEMORIES_MAX) memory.clear();
    share = equity(d, {
      hole: kindly(kind),
      board: [],
      unseen: without(kindly(kind)),
      ranges: keeps.map((keep) => ({ shown: [], cut: d.strength.cut(KEEPS[keep]!), picked: 0 })),
      layers: [{ amount: 1, against: (1 << keeps.length) - 1 }],
      samples: 2 * q.samples,
      seed: SEED,
    });
    memory.set(key, share);
  }
  return share;
}
/** Two cards of a kind: the same two for every hand of the kind. */
function kindly(kind: number): readonly number[] {
  const [one, other] = [Math.floor(kind / 13), kind % 13];
  return one > other ? [one * 4, other * 4] : [one * 4, other * 4 + 1];
}
const without = (hole: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: 52 }, (_, i) => i).filter((card) => !hole.includes(card));
