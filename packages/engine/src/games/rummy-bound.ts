/**
 * How many decisions a rummy can take at most, from its rules and the seats. What all three stand on: a stock is so many cards
 * and is made anew so often; a seat has ten cards, so that none in hand or on the table are ever in the stock; and a hand never
 * grows, so that each seat lays from it, and throws from it, ten times at most. Where a drawn card may go into the hand, it is one
 * more to lay and one more to throw.
 */
import type { Setup } from '../kernel/index.js';
import { PAN_RESHUFFLES_MAX, RESHUFFLES_MAX, type RummyRules } from '../steps/index.js';

const TEN = 10;

export function decisionsMax(rules: RummyRules, { chips }: Setup): number {
  const seats = Object.keys(chips).filter((name) => name.startsWith('stack:')).length;
  const cards = rules.decks * 40;
  if (rules.game === 'pan') return panMax(seats, cards);
  const stock = cards - TEN * seats;
  return rules.game === 'largo' ? largoMax(rules.drawToHand, seats, stock) : escaleriadoMax(rules, seats, stock);
}

/** A shuffle for each stock, a choice of each seat to play at all, and every drawn card offered to every seat. */
function escaleriadoMax(
  { exhausted, drawToHand }: Extract<RummyRules, { game: 'escaleriado' }>,
  seats: number,
  stock: number,
): number {
  const stocks = exhausted === 'drawn' ? 1 : 1 + RESHUFFLES_MAX;
  const drawn = stocks * stock;
  return stocks + seats + drawn * seats + 2 * (TEN * seats + (drawToHand ? drawn : 0));
}

/**
 * Two for a card of the stock, to draw it and to leave or use it. A card that lies open is taken by somebody who then throws one,
 * ten times a seat at most; or by somebody with no card left, who leaves none open, so that another turn lies between any two such.
 * Then the marker: placed, moved, and each asked whether he goes on; and each may drop once.
 */
function largoMax(drawToHand: boolean, seats: number, stock: number): number {
  const taken = TEN * seats;
  const takenLast = stock + taken;
  const more = 2 * (TEN * seats + (drawToHand ? stock : 0));
  return 1 + 2 * stock + taken + takenLast + more + 2 + 2 * seats;
}

/**
 * A shuffle and each seat's declaration; two for a card of the stock, to draw it and to leave or use it, and two to find that a
 * stock is empty; and since a hand never grows, ten discards, ten goes at laying and eleven cards taken from others a seat.
 */
function panMax(seats: number, cards: number): number {
  const stocks = 1 + PAN_RESHUFFLES_MAX;
  return 1 + seats + stocks * 2 * (cards + 1) + seats * (TEN + TEN + TEN + 1);
}
