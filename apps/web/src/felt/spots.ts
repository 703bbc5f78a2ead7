// Where things lie on a felt, in pixels: what every family's layout hands to the pieces that draw.
export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** A box by its centre. */
export interface Box extends Spot {
  readonly w: number;
  readonly h: number;
}
export type Side = 'left' | 'right' | 'top' | 'bottom';
/** A seat at any table: its plate, its bet, and where the button lies before it. */
export interface SeatSpot {
  readonly plate: Box;
  readonly bet: Spot;
  readonly button: Spot;
  /** Where on the felt it is: the bet's number stands towards the middle. */
  readonly side: Side;
  /** Do its cards lie below its plate? Then what is said of it is said above. */
  readonly below?: boolean;
}
/** A row of cards by the centre of the row; `step` is from one card to the next. */
export interface Row extends Spot {
  readonly w: number;
  readonly step: number;
}
export const CARD_RATIO = 1.4;

/** The centre of each of some cards in a row. */
export const spread = ({ x, y, step }: Row, count: number): readonly Spot[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * step, y }));

/** The box that some cards of a row cover. */
export const rowBox = ({ x, y, w, step }: Row, count: number): Box => ({
  x,
  y,
  w: count === 0 ? 0 : w + (count - 1) * step,
  h: w * CARD_RATIO,
});

export const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h;
