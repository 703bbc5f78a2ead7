// How often things come up at the 21.5 games that a house may put a bonus on, and what insurance
// costs. Suits matter to some of them, so these are counted in cards of the shoe, not in ranks.

import { choose } from '../exact/counting.js';
import { type Fraction, fraction, minus, ONE, times } from '../exact/fraction.js';
import { EIGHT, listHands, VALUES, type Value } from './hands.js';
import { shoeOf } from './shoe.js';
import type { Solution, UpSolution } from './solve.js';
import { HIT } from './worths.js';

type Decks = number | 'infinite';

export interface BankEvents {
  /** The bank ends with three eights; of one colour; of one suit. */
  readonly eights: Fraction;
  readonly eightsColoured: Fraction;
  readonly eightsSuited: Fraction;
  /** A player is dealt a natural; the bank is. */
  readonly natural: Fraction;
  /** Two, three, four and five in a row, from a given hand on, the shoe shuffled between. */
  readonly naturalsInARow: readonly Fraction[];
}

export function bankEvents(decks: Decks): BankEvents {
  const eights = triple(decks);
  const suited = decks === 'infinite' ? fraction(1, 16) : fraction(4 * choose(decks, 3), choose(4 * decks, 3));
  const coloured = decks === 'infinite' ? fraction(1, 4) : fraction(2 * choose(2 * decks, 3), choose(4 * decks, 3));
  const natural =
    decks === 'infinite'
      ? fraction(2 * 4, 13 * 13)
      : fraction(2 * 4 * decks * 16 * decks, 52 * decks * (52 * decks - 1));
  const inARow: Fraction[] = [];
  for (let hands = 2, chance = natural; hands <= 5; hands++) {
    chance = times(chance, natural);
    inARow.push(chance);
  }
  return {
    eights,
    eightsColoured: times(eights, coloured),
    eightsSuited: times(eights, suited),
    natural,
    naturalsInARow: inARow,
  };
}

/** Three eights in a row from a full shoe: eight, eight make sixteen, which draws. */
function triple(decks: Decks): Fraction {
  if (decks === 'infinite') return fraction(1, 13 ** 3);
  const { counts, cards } = shoeOf(decks as 1);
  return fraction(choose(counts[EIGHT]!, 3), choose(cards, 3));
}

/** Of an insurance wager made on an ace, nothing else being known: pays 2 to 1 on a ten below. */
export function insuranceEdge(decks: Decks): Fraction {
  const tens = decks === 'infinite' ? fraction(4, 13) : fraction(16 * decks, 52 * decks - 1);
  return minus(ONE, times(fraction(3), tens));
}

export interface PlayerEvents {
  /** Three cards of an unsplit hand, drawn by hitting with best play. */
  readonly sevens: number;
  readonly sixSevenEight: number;
  /** Seven cards or more that are not over. */
  readonly charlie: number;
}

/** With best play of hands that are not split. */
export function playerEvents(solution: Solution): PlayerEvents {
  const { hands } = listHands();
  const of = (...values: Value[]): number => values.reduce((hand, value) => hands.next[VALUES * hand + value]!, 0);
  const [sevens, sixSevenEight] = [of(6, 6, 6), of(5, 6, 7)];
  const events = { sevens: 0, sixSevenEight: 0, charlie: 0 };
  for (const up of solution.ups) {
    const reach = reachedBy(solution, up);
    events.sevens += up.chance * reach[sevens]!;
    events.sixSevenEight += up.chance * reach[sixSevenEight]!;
    for (let hand = 0; hand < hands.length; hand++) {
      if (hands.sizes[hand] === 7) events.charlie += up.chance * reach[hand]!;
    }
  }
  return events;
}

/** How likely each hand of three cards or more is with best play, this up card given and no natural under it. */
function reachedBy({ game }: Solution, { twos, worths }: UpSolution): Float64Array {
  const { hands } = game;
  const reach = new Float64Array(hands.length);
  const pass = (hand: number, weight: number): void => {
    for (let value = 0; value < VALUES; value++) {
      const next = hands.next[VALUES * hand + value]!;
      if (next >= 0) reach[next]! += weight * worths.chance(hand, value);
    }
  };
  for (const { hand, action, chance } of twos) if (action === HIT) pass(hand, chance);
  for (let hand = 0; hand < hands.length; hand++) {
    if (reach[hand]! > 0 && worths.actions[hand] === HIT) pass(hand, reach[hand]!);
  }
  return reach;
}
