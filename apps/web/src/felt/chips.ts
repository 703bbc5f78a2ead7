// Chips as people see them: denominations by colour and edge, and the few chips that stand for an amount.
export interface Denomination {
  readonly cents: number;
  readonly name: string;
  /** How many marks are on the edge: chips are told apart without colour, too. */
  readonly marks: number;
}
/** From the largest down; the fifty-cent piece is the smallest. */
export const DENOMINATIONS: readonly Denomination[] = [
  { cents: 100_000, name: 'thousand', marks: 9 },
  { cents: 50_000, name: 'five-hundred', marks: 8 },
  { cents: 10_000, name: 'hundred', marks: 7 },
  { cents: 2500, name: 'twenty-five', marks: 6 },
  { cents: 500, name: 'five', marks: 5 },
  { cents: 100, name: 'one', marks: 4 },
  { cents: 50, name: 'half', marks: 2 },
];
/** A stack is never taller: the number beside it says the rest. */
export const TALLEST = 5;

/** The chips drawn for an amount, from the bottom up: the largest first, and of each kind no more than make the point. */
export function stackFor(cents: number): readonly Denomination[] {
  const chips: Denomination[] = [];
  let left = cents;
  for (const chip of DENOMINATIONS) {
    while (left >= chip.cents && chips.length < TALLEST) {
      chips.push(chip);
      left -= chip.cents;
    }
  }
  return chips.length === 0 && cents > 0 ? [DENOMINATIONS.at(-1)!] : chips;
}
