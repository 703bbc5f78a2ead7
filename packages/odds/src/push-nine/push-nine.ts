// Push-Nine: how many of the 22,100 hands stand on each of the 36 rows, how likely each is to be best against so
// many others, and how likely the best hands are to tie, which makes a push pot.

import { KEYS, PUSH_NINE_ROWS, pushNine, pushNineRow } from 'baraja/hands';
import { choose } from '../exact/counting.js';
import { type Fraction, fraction } from '../exact/fraction.js';
import { Xoshiro } from '../exact/xoshiro.js';

export const CARDS = 52;
export const PUSH_NINE_HANDS = choose(CARDS, 3);

export interface PushNineRowCount {
  /** 1 the best, 36 the worst. */
  readonly row: number;
  readonly hands: number;
  /** Against one other hand. */
  readonly wins: Fraction;
  readonly ties: Fraction;
  readonly loses: Fraction;
}

export interface PushNineTie {
  readonly players: number;
  /** The chance that the best hand is held by more than one, all dealt in staying to the end. */
  readonly chance: number;
  /** Exactly, for two players. */
  readonly exact: Fraction | null;
  readonly standardError: number;
}

/** The value of every hand of three: 36 less the row, and one. */
function values(): { readonly hands: Uint8Array; readonly values: Uint8Array } {
  const hands = new Uint8Array(3 * PUSH_NINE_HANDS);
  const found = new Uint8Array(PUSH_NINE_HANDS);
  let at = 0;
  for (let c = 2; c < CARDS; c++) {
    for (let b = 1; b < c; b++) {
      for (let a = 0; a < b; a++, at++) {
        hands.set([a, b, c], 3 * at);
        found[at] = pushNine.best([a, b, c] as never[], []);
      }
    }
  }
  return { hands, values: found };
}

/** Every row, best first, and how it fares against one other hand: counted by inclusion and exclusion over shared cards. */
export function pushNineRows(): readonly PushNineRowCount[] {
  const { hands, values: all } = values();
  const counts = new Array<number>(PUSH_NINE_ROWS + 1).fill(0);
  for (const value of all) counts[value]!++;
  const pairs = sharedPairs(hands, all);
  return Array.from({ length: PUSH_NINE_ROWS }, (_, i) => {
    const value = PUSH_NINE_ROWS - i;
    const against = (from: number, to: number): bigint => {
      let sum = 0n;
      for (let other = from; other <= to; other++) sum += BigInt(pairs[value]![other]!);
      return sum;
    };
    const deals = BigInt(counts[value]!) * BigInt(choose(CARDS - 3, 3));
    return {
      row: pushNineRow(value),
      hands: counts[value]!,
      wins: fraction(against(1, value - 1), deals),
      ties: fraction(against(value, value), deals),
      loses: fraction(against(value + 1, PUSH_NINE_ROWS), deals),
    };
  });
}

/** By the values of two hands: how many pairs of hands share no card. */
function sharedPairs(hands: Uint8Array, all: Uint8Array): readonly (readonly number[])[] {
  const rows = PUSH_NINE_ROWS + 1;
  // How many hands of each value hold a card, or two of them.
  const [none, ones, twos] = [
    new Float64Array(rows),
    new Float64Array(CARDS * rows),
    new Float64Array(CARDS * CARDS * rows),
  ];
  all.forEach((value, hand) => {
    const [a, b, c] = [hands[3 * hand]!, hands[3 * hand + 1]!, hands[3 * hand + 2]!];
    none[value]!++;
    for (const card of [a, b, c]) ones[card * rows + value]!++;
    for (const [low, high] of [
      [a, b],
      [a, c],
      [b, c],
    ] as const)
      twos[(low * CARDS + high) * rows + value]!++;
  });
  const pairs = Array.from({ length: rows }, () => new Array<number>(rows).fill(0));
  all.forEach((value, hand) => {
    const [a, b, c] = [hands[3 * hand]!, hands[3 * hand + 1]!, hands[3 * hand + 2]!];
    const line = pairs[value]!;
    for (let other = 1; other < rows; other++) {
      const sharing = ones[a * rows + other]! + ones[b * rows + other]! + ones[c * rows + other]!;
      const twice =
        twos[(a * CARDS + b) * rows + other]! +
        twos[(a * CARDS + c) * rows + other]! +
        twos[(b * CARDS + c) * rows + other]!;
      // Three shared cards are the hand itself.
      line[other]! += none[other]! - sharing + twice - (other === value ? 1 : 0);
    }
  });
  return pairs;
}

/** The chance of a push pot: exactly for two players, sampled for more. */
export function pushNineTie(players: number, { deals = 1_000_000, seed = 1 } = {}): PushNineTie {
  if (players === 2) {
    const rows = pushNineRows();
    const exact = rows.reduce(
      (all, { hands, ties }) => fraction(all.n * ties.d + ties.n * BigInt(hands) * all.d, all.d * ties.d),
      fraction(0),
    );
    const chance = fraction(exact.n, exact.d * BigInt(PUSH_NINE_HANDS));
    return { players, chance: Number(chance.n) / Number(chance.d), exact: chance, standardError: 0 };
  }
  const random = new Xoshiro(seed);
  const pack = Uint8Array.from({ length: CARDS }, (_, card) => card);
  const table = valueByKey();
  let tied = 0;
  for (let deal = 0; deal < deals; deal++) {
    random.draw(pack, 3 * players);
    let [best, many] = [0, 0];
    for (let at = 0; at < 3 * players; at += 3) {
      const value = table(pack[at]!, pack[at + 1]!, pack[at + 2]!);
      if (value > best) [best, many] = [value, 1];
      else if (value === best) many++;
    }
    if (many > 1) tied++;
  }
  const chance = tied / deals;
  return { players, chance, exact: null, standardError: Math.sqrt((chance * (1 - chance)) / deals) };
}

/** What three cards are worth, looked up by their ranks. */
export function valueByKey(): (a: number, b: number, c: number) => number {
  const known = new Map<number, number>();
  return (a, b, c) => {
    const key = (KEYS[a & ~3]! + KEYS[b & ~3]! + KEYS[c & ~3]!) | 0;
    let value = known.get(key);
    if (value === undefined) {
      value = pushNine.best([a, b, c] as never[], []);
      known.set(key, value);
    }
    return value;
  };
}
