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

/** Rounds from a seed. `onBatch` hears how many have been played, and may end it by throwing. */
export function simulate(
  prepared: Prepared,
  { rounds, seed }: { rounds: number; seed: number },
  onBatch: (played: number) => void = () => {},
): Tally {
  const tally = emptyTally(prepared.width);
  const numbers = new Float64Array(prepared.width);
  const rng = seeded(seed);
  for (let played = 0; played < rounds; played++) {
    prepared.round(rng, numbers);
    add(tally, numbers);
    if ((played + 1) % BATCH === 0) onBatch(played + 1);
  }
  return tally;
}
const BATCH = 2_000;
