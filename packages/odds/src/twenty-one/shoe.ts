// A shoe before anything is dealt, and the chances of what comes from it when some cards are known to be gone. An infinite shoe
// forgets what is gone.

import { type BankHands, FACTOR_ROW, OUTCOMES } from './bank.js';
import { TEN, VALUES, type Value } from './hands.js';
import type { TwentyOneRules } from './rules.js';

export interface Shoe {
  readonly isInfinite: boolean;
  readonly cards: number;
  readonly counts: readonly number[];
}

export function shoeOf(decks: TwentyOneRules['decks']): Shoe {
  const many = decks === 'infinite' ? 1 : decks;
  return {
    isInfinite: decks === 'infinite',
    cards: 52 * many,
    counts: Array.from({ length: VALUES }, (_, value) => (value === TEN ? 16 : 4) * many),
  };
}

/** The chance that the next card is of this rank, `gone` of it and `goneInAll` cards being out of the shoe. */
export function chanceOf({ isInfinite, cards, counts }: Shoe, value: Value, gone: number, goneInAll: number): number {
  if (isInfinite) return counts[value]! / cards;
  return Math.max(0, counts[value]! - gone) / (cards - goneInAll);
}

// Products of falling counts by rank and number, and reciprocals for the whole shoe; nothing in them outlives a call.
const products = new Float64Array(FACTOR_ROW * VALUES);
const whole = new Float64Array(32);
const path = new Float64Array(16);

/** Fills `into` with the chances of the bank's outcomes; `gone` are all known cards, the up card among them. */
export function bankChances(shoe: Shoe, bank: BankHands, gone: Uint8Array, into: Float64Array): void {
  layOut(shoe, gone);
  const { length, depths, factors, outcomes, orders, sizes } = bank;
  into.fill(0, 0, OUTCOMES);
  path[0] = 1;
  for (let row = 0; row < length; row++) {
    const depth = depths[row]!;
    const product = path[depth - 1]! * products[factors[row]!]!;
    path[depth] = product;
    const outcome = outcomes[row]!;
    if (outcome >= 0) into[outcome]! += product * orders[row]! * whole[sizes[row]!]!;
  }
}

function layOut({ isInfinite, cards, counts }: Shoe, gone: Uint8Array): void {
  let left = cards;
  for (let value = 0; value < VALUES; value++) {
    const held = isInfinite ? counts[value]! : counts[value]! - gone[value]!;
    if (!isInfinite) left -= gone[value]!;
    let product = 1;
    for (let count = 0; count < FACTOR_ROW; count++) {
      products[FACTOR_ROW * value + count] = product;
      product *= isInfinite ? held : Math.max(0, held - count);
    }
  }
  let all = 1;
  for (let size = 0; size < whole.length; size++) {
    whole[size] = 1 / all;
    all *= isInfinite ? left : Math.max(1, left - size);
  }
}
