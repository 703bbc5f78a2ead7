// The poker table's layout: where each seat, its cards and its bet lie on an oval of any size. The first seat is at the bottom, the
// others follow clockwise. Those who sit are spread over it by how many they are; a chair nobody sits on is a mark on the rail.
import type { Box, Row, SeatSpot, Spot } from '../../felt/spots.js';
import { columnsPlan } from './columns.js';
import { narrowPlan } from './narrow.js';
import { rowsPlan } from './rows.js';
import { widePlan } from './wide.js';

export interface SeatPlan extends SeatSpot {
  /** Closed cards, and cards everybody sees, which are larger. */
  readonly closed: Row;
  readonly open: Row;
}
export interface OvalPlan {
  readonly rim: Box;
  readonly seats: readonly SeatPlan[];
  readonly board: Row;
  /** The top of the pots. */
  readonly pot: Spot;
  /** How wide the pots may be. */
  readonly potWidth: number;
  readonly sign: Spot;
  /** Where it is said what happened and who won: its top, and how much room there is, clear of every card. Null without room. */
  readonly line: Box | null;
  readonly deck: Spot;
  /** Is there room to draw it? */
  readonly showsDeck: boolean;
  readonly muck: Spot;
  /** The diameter of a chip. */
  readonly chip: number;
  readonly narrow: boolean;
}
export interface OvalSize {
  readonly width: number;
  readonly height: number;
  /** How many sit. */
  readonly seats: number;
  /** The most cards of a hand, and how many of them lie face up during play. */
  readonly hand: number;
  readonly up: number;
  /** Cards in the middle; 0 where there are none. */
  readonly board: number;
  /** Is the first seat the viewer's own? Its cards are large. */
  readonly mine: boolean;
  /** By place: who was dealt in and is out of the hand, where that makes room for the others. */
  readonly folded?: readonly boolean[];
}

/** Under so many pixels the felt is upright; so many can sit round it and have the board between them, and it must be so high. */
const WIDE = 620;
const ROUND = 6;
const HIGH = 452;

export function ovalPlan(size: OvalSize): OvalPlan {
  if (size.width >= WIDE) return widePlan(size);
  if (size.up > 0) return rowsPlan(size);
  return size.seats > ROUND || size.height < HIGH ? columnsPlan(size) : narrowPlan(size);
}

/** A point on a rail, a share of the way round from the bottom centre, clockwise as seen from above. */
export function onRail({ x, y, w, h }: Box, share: number): Spot {
  const [a, b] = [w / 2, h / 2];
  const r = Math.min(a, b);
  const [flatX, flatY] = [a - r, b - r];
  const arc = (Math.PI * r) / 2;
  let s = (((share % 1) + 1) % 1) * (4 * arc + 4 * flatX + 4 * flatY);
  // Bottom to the left, up, the top to the right, down, and back: straight, then a quarter of a round, and so on.
  const legs: readonly [number, (s: number) => Spot][] = [
    [flatX, (n) => ({ x: -n, y: b })],
    [arc, (n) => ({ x: -flatX - r * Math.sin(n / r), y: flatY + r * Math.cos(n / r) })],
    [2 * flatY, (n) => ({ x: -a, y: flatY - n })],
    [arc, (n) => ({ x: -flatX - r * Math.cos(n / r), y: -flatY - r * Math.sin(n / r) })],
    [2 * flatX, (n) => ({ x: -flatX + n, y: -b })],
    [arc, (n) => ({ x: flatX + r * Math.sin(n / r), y: -flatY - r * Math.cos(n / r) })],
    [2 * flatY, (n) => ({ x: a, y: -flatY + n })],
    [arc, (n) => ({ x: flatX + r * Math.cos(n / r), y: flatY + r * Math.sin(n / r) })],
    [flatX, (n) => ({ x: flatX - n, y: b })],
  ];
  for (const [length, at] of legs) {
    if (s <= length) {
      const spot = at(s);
      return { x: x + spot.x, y: y + spot.y };
    }
    s -= length;
  }
  return { x, y: y + b };
}

/** Cards of a hand lie side by side where there is room, and else over one another; a face to be read shows its corner. */
export const fan = (w: number, count: number, room: number, read: boolean): number =>
  count < 2 ? 0 : Math.min(w * 1.06, Math.max(w * (read ? 0.46 : 0.24), (room - w) / (count - 1)));

export const between = (low: number, n: number, high: number): number => Math.min(high, Math.max(low, n));
