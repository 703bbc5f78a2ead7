// What a match came to: what each of two won, by how much one led, and how sure that is. A deal with its seats exchanged is one
// observation; hands of one deal are no strangers to each other.
import type { Block, BlockPlayed, Lost, Observed } from './match.js';

/** A mean with half the width of its interval. */
export interface Figure {
  readonly mean: number;
  readonly within: number;
}
/** Of one pair, in units of a hundred hands at one seat. */
export interface PairFigures {
  readonly pair: readonly [string, string];
  readonly deals: number;
  readonly hands: number;
  /** What each won as the cards fell, and with the luck of the board given back. */
  readonly net: readonly [Figure, Figure];
  readonly fair: readonly [Figure, Figure];
  /** How much more the first won than the second, luck given back; and whether that is more than chance. */
  readonly lead: Figure;
  readonly better: 0 | 1 | null;
  readonly lost: Lost | null;
}

/** How often all intervals of a table hold together. */
export const CONFIDENCE = 0.95;

export function figuresOf(
  bots: readonly string[],
  blocks: readonly Block[],
  played: readonly (BlockPlayed | undefined)[],
): readonly PairFigures[] {
  const pairs = [...new Map(blocks.map(({ pair }) => [pair.join(), pair])).values()];
  const z = quantile(1 - (1 - CONFIDENCE) / pairs.length / 2);
  return pairs.map((pair) => {
    const own = played.flatMap((one, i) => (one && blocks[i]!.pair.join() === pair.join() ? [one] : []));
    const lost = own.find((one) => one.lost !== null)?.lost ?? null;
    const deals = lost === null ? own.flatMap((one) => one.deals) : [];
    return ofPair([bots[pair[0]]!, bots[pair[1]]!], deals, lost, z);
  });
}
function ofPair(
  pair: readonly [string, string],
  deals: readonly Observed[],
  lost: Lost | null,
  z: number,
): PairFigures {
  const figure = (of: (deal: Observed) => number): Figure => figureOf(deals.map(of), z);
  const both = (key: keyof Observed): readonly [Figure, Figure] => [
    figure((deal) => deal[key][0]),
    figure((deal) => deal[key][1]),
  ];
  const lead = figure(({ fair }) => fair[0] - fair[1]);
  const better = Math.abs(lead.mean) <= lead.within || deals.length < 2 ? null : lead.mean > 0 ? 0 : 1;
  const hands = 2 * deals.length;
  return { pair, deals: deals.length, hands, net: both('net'), fair: both('fair'), lead, better, lost };
}
/** In a hundred hands. */
function figureOf(values: readonly number[], z: number): Figure {
  const n = values.length;
  const mean = values.reduce((sum, x) => sum + x, 0) / Math.max(1, n);
  const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean: 100 * mean, within: 100 * z * Math.sqrt(variance / Math.max(1, n)) };
}

/** The value below which a normal variable stays so often: by halving, to twelve places. */
export function quantile(p: number): number {
  let [low, high] = [-10, 10];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (normal(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
/** How often a normal variable is below x: the series of the error function. */
function normal(x: number): number {
  let [term, sum] = [x, x];
  for (let n = 1; n < 200; n++) {
    term *= (x * x) / (2 * n + 1);
    sum += term;
  }
  return Math.min(1, Math.max(0, 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI)));
}
