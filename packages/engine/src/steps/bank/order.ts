/** Who is settled with first. Circles are numbered clockwise from the casino dealer's left, so that rising is clockwise. */
import type { Seat } from '../../kernel/index.js';

/** These circles clockwise, the first of them at `from` or next after it. */
export const clockwiseFrom = (circles: readonly Seat[], from: Seat): Seat[] => {
  const rising = isRising(circles) ? circles : circles.toSorted((a, b) => a - b);
  const at = rising.findIndex((circle) => circle >= from);
  return at <= 0 ? rising.slice() : [...rising.slice(at), ...rising.slice(0, at)];
};
/** They nearly always are, and sorting takes ten times as long as looking. */
function isRising(circles: readonly Seat[]): boolean {
  for (let i = 1; i < circles.length; i++) if (circles[i - 1]! > circles[i]!) return false;
  return true;
}

/** From the casino dealer's right, counter-clockwise. */
export const fromDealersRight = (circles: readonly Seat[]): Seat[] => circles.toSorted((a, b) => b - a);

/** Where the count for the action button begins: at the player-dealer, or at the seat to his left. */
export type ActionFrom = 'bank-is-1' | 'left-is-1';

/**
 * Where the action button lies: the down card's number is counted clockwise over all positions of the table; on the
 * player-dealer's or an empty spot it moves on to the first wager.
 */
export function actionAt(p: {
  readonly number: number;
  readonly bank: Seat;
  /** Positions at the table, seven or eight. */
  readonly positions: number;
  /** Circles with a wager. */
  readonly wagers: readonly Seat[];
  readonly from: ActionFrom;
}): Seat {
  const counted = p.from === 'bank-is-1' ? p.number - 1 : p.number;
  const spot = ((p.bank - 1 + counted) % p.positions) + 1;
  return clockwiseFrom(p.wagers, spot)[0]!;
}
