/**
 * Largo is a race of layouts. How each will have grown by a later moment is reckoned from its size, from how many of the cards to
 * come it can take, and from how soon a player who still holds cards will have laid them all.
 */

/** A player as the race sees him. */
export interface Runner {
  /** Face up now; of a player who still holds cards, what he will have once all are down. */
  readonly size: number;
  /** Turns until all his cards are down; 0 for one who is. */
  readonly delay: number;
  /** The chance that a card can be taken on his columns. */
  readonly grows: number;
  /** How little is known of him: 0 for a layout that can be seen, 1 for a hand that cannot. */
  readonly doubt: number;
}

export const R = { power: 1.82, rise: 0.012, spread: 1.5, doubt: 13, base: 0.25 };

/** Where a runner will be after so many turns: on average, and give or take how much. */
export function reachOf({ size, delay, grows, doubt }: Runner, turns: number): { mean: number; spread: number } {
  let n = size;
  let variance = R.base;
  const step = turns > 60 ? 4 : turns > 20 ? 2 : 1;
  let cover = grows;
  let t = delay;
  for (; t < turns; t += step) {
    const each = 1 - (1 - cover) ** R.power;
    const span = Math.min(step, turns - t);
    n += each * span;
    variance += each * (1 - each) * span * R.spread + 2 * variance * R.rise * span;
    cover = Math.min(1, grows + R.rise * (n - size));
  }
  const late = Math.max(0, Math.min(1, turns / (turns + delay)));
  return { mean: n, spread: Math.sqrt(variance + doubt * R.doubt ** 2 * late) };
}

/** The chance of each to be in front after so many turns. */
export function chancesOf(runners: readonly Runner[], turns: number): readonly number[] {
  const at = runners.map((runner) => reachOf(runner, turns));
  const low = Math.min(...at.map(({ mean, spread }) => mean - 3.5 * spread));
  const high = Math.max(...at.map(({ mean, spread }) => mean + 3.5 * spread));
  const step = (high - low) / POINTS;
  const sums = runners.map(() => 0);
  let all = 0;
  for (let x = low + step / 2; x < high; x += step) {
    const below = at.map(({ mean, spread }) => normal((x - mean) / spread));
    for (let i = 0; i < at.length; i++) {
      let density = bell((x - at[i]!.mean) / at[i]!.spread) / at[i]!.spread;
      for (let j = 0; j < at.length; j++) if (j !== i) density *= below[j]!;
      sums[i]! += density;
      all += density;
    }
  }
  return sums.map((sum) => (all === 0 ? 1 / runners.length : sum / all));
}

/** The chance to be the first who has eleven down, by how long it will take me and how long it usually takes those with so many down. */
export function firstChance(wait: number, rivals: readonly { down: number }[], usual: number, scale: number): number {
  const pace = (cards: number): number => Math.exp(-cards / scale);
  const others = rivals.reduce((sum, { down }) => sum + pace(usual * (1 - down / 12)), 0);
  return pace(wait) / (pace(wait) + others);
}

const POINTS = 40;
const bell = (x: number): number => Math.exp(-(x * x) / 2);
/** Close enough, and quick. */
const normal = (x: number): number => 1 / (1 + Math.exp(-1.5976 * x - 0.070565 * x * x * x));
