// A game of the books played over and over by the engine itself, everybody playing as the odds say is best; what comes of it is
// held against what was counted. Rules, engine and odds prove each other.

import { type Rng, seeded } from 'baraja';
import { add, emptyTally, type Measure, type Tally } from './tally.js';

export interface Sim {
  readonly id: string;
  readonly title: string;
  /** So many rounds for `npm run sims`, and for a test of some seconds. */
  readonly rounds: number;
  readonly short: number;
  /** Opens the table, and works out how to play. */
  prepare(): Prepared;
}

export interface Prepared {
  /** What is written down of every round, and what it is on average. Counting that may take a while. */
  expected(): readonly Measure[];
  /** How many numbers a round has. */
  readonly width: number;
  /** Hands that are played against a bank in each round. */
  readonly hands: number;
  /** Plays a round and writes down one number for each measure. */
  round(rng: Rng, numbers: Float64Array): void;
}

/** Some rounds from a seed of their own. Parts know nothing of each other: whoever plays which, and when, the sum is the same. */
export interface Part {
  readonly rounds: number;
  readonly seed: number;
}
const PART = 5_000;
const APART = 1_000_003;
export function partsOf(rounds: number, seed: number): readonly Part[] {
  return Array.from({ length: Math.ceil(rounds / PART) }, (_, i) => ({
    rounds: Math.min(PART, rounds - PART * i),
    seed: seed + APART * i,
  }));
}

export function simulate(prepared: Prepared, { rounds, seed }: Part): Tally {
  const tally = emptyTally(prepared.width);
  const numbers = new Float64Array(prepared.width);
  const rng = seeded(seed);
  for (let played = 0; played < rounds; played++) {
    prepared.round(rng, numbers);
    add(tally, numbers);
  }
  return tally;
}
