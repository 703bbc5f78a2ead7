// What came of many rounds beside what ought to: means with their standard errors.

/** Something every round has a number for, and what that number is on average by count. */
export interface Measure {
  readonly name: string;
  /** What it is a part of: an ante, a wager, all rounds. */
  readonly of: string;
  readonly exact: number;
}

/** Sums over rounds; plain data, so that threads can hand them over. */
export interface Tally {
  rounds: number;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
}

export const emptyTally = (measures: number): Tally => ({
  ...{ rounds: 0, sums: new Float64Array(measures), squares: new Float64Array(measures) },
});

/** One round's numbers. They are whole cents over a wager or counts, so sums stay exact for long. */
export function add(tally: Tally, numbers: Float64Array): void {
  tally.rounds++;
  for (let i = 0; i < numbers.length; i++) {
    const x = numbers[i]!;
    tally.sums[i]! += x;
    tally.squares[i]! += x * x;
  }
}

export function addAll(tally: Tally, other: Tally): void {
  tally.rounds += other.rounds;
  other.sums.forEach((sum, i) => {
    tally.sums[i]! += sum;
    tally.squares[i]! += other.squares[i]!;
  });
}

export interface Finding extends Measure {
  readonly mean: number;
  readonly standardError: number;
  /** How many standard errors the mean is from the exact figure. */
  readonly off: number;
}

export function findings(measures: readonly Measure[], { rounds, sums, squares }: Tally): readonly Finding[] {
  return measures.map((measure, i) => {
    const mean = sums[i]! / rounds;
    const variance = Math.max(0, squares[i]! / rounds - mean * mean);
    const standardError = Math.sqrt(variance / (rounds - 1));
    const apart = mean - measure.exact;
    return {
      ...measure,
      mean,
      standardError,
      off: standardError === 0 ? (apart === 0 ? 0 : Infinity) : apart / standardError,
    };
  });
}

/** Beyond this an honest simulation comes out once in 147,000 times. */
export const BOUND = 4.5;
