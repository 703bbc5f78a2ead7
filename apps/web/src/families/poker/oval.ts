// The poker table's layout: where each seat, its cards and its bet lie on an oval of any size. The first seat is at the bottom,
// the others follow clockwise. Wide felts are a stadium; narrow ones put the seats down both sides, with the board between.

import { type Box, CARD_RATIO, type Row, type SeatSpot, type Side, type Spot } from '../../felt/spots.js';
import { rowsPlan } from './rows.js';

export interface SeatPlan extends SeatSpot {
  /** Closed cards, and cards everybody sees, which are larger. */
  readonly closed: Row;
  readonly open: Row;
}
export interface OvalPlan {
  readonly rim: Box;
  readonly seats: readonly SeatPlan[];
  readonly board: Row;
  readonly pot: Spot;
  /** How wide the pots may be. */
  readonly potWidth: number;
  readonly sign: Spot;
  /** Where it is said who won, while that is looked at: the top of it, clear of every card. Null where the felt has no room. */
  readonly result: Box | null;
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
  readonly seats: number;
  /** The most cards of a hand, and how many of them lie face up during play. */
  readonly hand: number;
  readonly up: number;
  /** Cards in the middle; 0 where there are none. */
  readonly board: number;
  /** Is the first seat the viewer's own? Its cards are large. */
  readonly mine: boolean;
}

/** How much of a card is behind its seat's plate: backs may be hidden, faces may not. */
const BACK_TUCK = 0.26;
const FACE_TUCK = 0.07;
/** More cards than this in a hand are smaller, and have the whole width on a narrow felt. */
const MANY = 4;
const between = (low: number, n: number, high: number): number => Math.min(high, Math.max(low, n));

export function ovalPlan(size: OvalSize): OvalPlan {
  if (size.width >= 620) return widePlan(size);
  return size.up > 0 ? rowsPlan(size) : narrowPlan(size);
}

/** A point on a stadium, a share of the way round from the bottom centre, clockwise as seen from above. */
function onStadium(centre: Spot, a: number, b: number, share: number): Spot {
  const r = Math.min(a, b);
  const flat = Math.max(0, a - r);
  const arc = Math.PI * r;
  let s = (((share % 1) + 1) % 1) * (4 * flat + 2 * arc);
  const at = (x: number, y: number): Spot => ({ x: centre.x + x, y: centre.y + y * (b / r) });
  if (s <= flat) return at(-s, r);
  s -= flat;
  if (s <= arc) return at(-flat - r * Math.sin(s / r), r * Math.cos(s / r));
  s -= arc;
  if (s <= 2 * flat) return at(-flat + s, -r);
  s -= 2 * flat;
  if (s <= arc) return at(flat + r * Math.sin(s / r), -r * Math.cos(s / r));
  s -= arc;
  return at(flat - s, r);
}

function widePlan({ width, height, seats, hand, up, board: middles, mine }: OvalSize): OvalPlan {
  // An upright felt has its seats further apart than a lying one of the same width.
  const u = between(0.62, Math.min(width / (width < height * 1.3 ? 900 : 1080), height / 640), 1.5);
  const plate = { w: 140 * u, h: 58 * u };
  const closedW = Math.max(30, 42 * u);
  const openW = Math.max(38, 50 * u);
  const mineW = (hand > MANY ? 68 : 82) * u;
  const shownAbove = openW * CARD_RATIO * (1 - FACE_TUCK);
  const own = mine ? mineW * CARD_RATIO * (1 - FACE_TUCK) : shownAbove;
  const top = 8 * u + shownAbove + plate.h / 2;
  const bottom = height - 17 * u - plate.h / 2;
  const centre = { x: width / 2, y: (top + bottom) / 2 };
  const a = width / 2 - plate.w / 2 - 10 * u;
  const b = (bottom - top) / 2;
  const beside = centre.x - onStadium(centre, a, b, 1 / seats).x - plate.w / 2 - 14 * u;
  const ownRoom = Math.min(2 * beside, plate.w * 2.4);
  const tableCentre = { x: centre.x, y: centre.y - 6 * u };
  const middle = (top + plate.h / 2 + (bottom - plate.h / 2 - own)) / 2;
  const board: Row = { x: centre.x, y: middle - 20 * u, w: 60 * u, step: 66 * u };

  const plan = (i: number): SeatPlan => {
    const at = onStadium(centre, a, b, i / seats);
    const isMine = i === 0 && mine;
    const box: Box = { ...at, w: plate.w * (isMine ? 1.35 : 1), h: plate.h };
    const row = (w: number, tuck: number): Row => ({
      x: at.x,
      y: at.y - plate.h / 2 - w * CARD_RATIO * (0.5 - tuck),
      w,
      step: fan(w, hand, isMine ? ownRoom : plate.w * 1.04, up > 0 || isMine),
    });
    const closed = isMine ? row(mineW, FACE_TUCK) : row(closedW, BACK_TUCK);
    const open = row(isMine ? mineW : openW, FACE_TUCK);
    const isTop = at.y < centre.y - b * 0.7;
    const isBottom = at.y > centre.y + b * 0.7;
    const side = isTop ? 'top' : isBottom ? 'bottom' : at.x < centre.x ? 'left' : 'right';
    const bet = betSpot(box, side, centre, u, isMine ? own : shownAbove);
    return { plate: box, closed, open, bet, button: buttonSpot(box, side, centre, u, i === 0), side };
  };
  return {
    rim: { x: centre.x, y: tableCentre.y + 14 * u, w: 2 * a + 24 * u, h: 2 * b + plate.h * 0.35 },
    seats: Array.from({ length: seats }, (_, i) => plan(i)),
    board,
    pot: { x: centre.x, y: middles > 0 ? board.y + (board.w * CARD_RATIO) / 2 + 26 * u : board.y },
    potWidth: 420 * u,
    sign: { x: centre.x, y: board.y - (board.w * CARD_RATIO) / 2 - 36 * u },
    result: resultUnder(
      middles > 0 ? board.y + (board.w * CARD_RATIO) / 2 : board.y - 24 * u,
      bottom - plate.h / 2 - own - LIFT * mineW,
      {
        x: centre.x,
        w: Math.min(560 * u, 2 * a - plate.w - 40 * u),
        air: 14 * u,
      },
    ),
    deck: { x: board.x - 3.1 * board.step, y: board.y },
    showsDeck: width >= height * 1.3,
    muck: { x: board.x + 3.1 * board.step, y: board.y },
    chip: 26 * u,
    narrow: false,
  };
}

/** Cards that won step forward by this share of their width. */
const LIFT = 0.14;
/** Between the board and one's own cards, however high these step. */
const resultUnder = (from: number, to: number, { x, w, air }: { x: number; w: number; air: number }): Box => ({
  x,
  y: from + air,
  w,
  h: to - from - 2.6 * air,
});

/** Cards of a hand lie side by side where there is room, and else over one another; a face to be read shows its corner. */
const fan = (w: number, count: number, room: number, read: boolean): number =>
  count < 2 ? 0 : Math.min(w * 1.04, Math.max(w * (read ? 0.52 : 0.42), (room - w) / (count - 1)));

function betSpot(plate: Box, side: Side, centre: Spot, u: number, above: number): Spot {
  // Towards the middle of the table, but never under the cards of the seat.
  const lean = between(-1, (centre.x - plate.x) / (380 * u), 1) * 26 * u;
  switch (side) {
    case 'top':
      // Below what is said of the seat.
      return { x: plate.x + lean, y: plate.y + plate.h / 2 + 35 * u };
    case 'bottom':
      return { x: plate.x + lean, y: plate.y - plate.h / 2 - above - 22 * u };
    case 'left':
      return { x: plate.x + plate.w / 2 + 40 * u, y: plate.y };
    default:
      return { x: plate.x - plate.w / 2 - 40 * u, y: plate.y };
  }
}
function buttonSpot(plate: Box, side: Side, centre: Spot, u: number, first: boolean): Spot {
  const inward = plate.x <= centre.x ? 1 : -1;
  switch (side) {
    case 'top':
      return { x: plate.x + inward * (plate.w / 2 + 18 * u), y: plate.y + plate.h / 2 - 8 * u };
    case 'bottom':
      return first
        ? { x: plate.x - plate.w / 2 - 20 * u, y: plate.y - 6 * u }
        : { x: plate.x + inward * (plate.w / 2 + 18 * u), y: plate.y - plate.h / 2 + 6 * u };
    default:
      return { x: plate.x + inward * (plate.w / 2 + 16 * u), y: plate.y + plate.h / 2 + 10 * u };
  }
}

/** One of the others sits at the top where their number is odd; the rest sit down both sides. */
const columns = (others: number): { top: number; side: number } => ({ top: others % 2, side: Math.floor(others / 2) });

function narrowPlan({ width, height, seats, hand, up, board: middles, mine }: OvalSize): OvalPlan {
  const u = between(0.88, Math.min(width / 380, height / 470), 1.7);
  const others = seats - 1;
  const { top, side } = columns(others);
  const plate = { w: Math.min(88 * u, width * 0.245), h: 42 * u };
  const closedW = 27 * u;
  const openW = Math.max(36, 37 * u);
  // A hand of many cards has the whole width to itself; a hand of few has seats beside it.
  const isMany = hand > MANY;
  const mineW = isMany ? Math.min(60 * u, (width - 16) / (1 + (hand - 1) * 0.62)) : 66 * u;
  const above = openW * CARD_RATIO * (1 - FACE_TUCK);
  const own = mine ? mineW * CARD_RATIO * (1 - FACE_TUCK) : above;
  const ownHeight = plate.h + (mine ? 8 * u : 0);
  const first = 4 + above + plate.h / 2;
  const ownPlate: Box = { x: width / 2, y: height - 17 - ownHeight / 2, w: plate.w * (mine ? 1.9 : 1), h: ownHeight };
  const ownTop = ownPlate.y - ownHeight / 2 - own;
  // The lowest seats of the sides stand beside the viewer's own cards.
  const lowest = isMany
    ? ownTop - 24 * u - plate.h / 2
    : Math.min(ownPlate.y - (mine ? 0.9 : 0.4) * plate.h, height - plate.h / 2 - 20);
  const rows = Array.from({ length: side }, (_, i) =>
    side === 1 ? first + (lowest - first) * 0.42 : first + ((lowest - first) * i) / (side - 1),
  );
  const lane = width - 2 * (plate.w + 10);
  // The bets beside a seat at the top lie lower than their plates.
  const lines = top > 0 ? rows.map((y) => (y === first ? y + plate.h / 2 + 24 * u : y)) : rows;
  const board = boardIn({ rows: lines, top: top > 0 ? first + plate.h / 2 + 38 * u : 0, ownTop, lane, u, width });

  const above0 = top > 0 ? first + plate.h / 2 + 34 * u : first - plate.h;
  const signY = (above0 + board.y - (board.w * CARD_RATIO) / 2) / 2;
  const at = (i: number): { spot: Spot; side: Side } => {
    if (i === 0) return { spot: ownPlate, side: 'bottom' };
    if (i <= side) return { spot: { x: plate.w / 2 + 5, y: rows[side - i]! }, side: 'left' };
    if (i <= side + top) return { spot: { x: width / 2, y: first }, side: 'top' };
    return { spot: { x: width - plate.w / 2 - 5, y: rows[i - side - top - 1]! }, side: 'right' };
  };
  const plan = (i: number): SeatPlan => {
    const { spot, side: where } = at(i);
    const isMine = i === 0 && mine;
    const box: Box = i === 0 ? ownPlate : { ...spot, ...plate };
    const row = (w: number, tuck: number): Row => ({
      x: box.x,
      y: box.y - box.h / 2 - w * CARD_RATIO * (0.5 - tuck),
      w,
      step: fan(w, hand, isMine ? (isMany ? width - 16 : mineW * 2.6) : plate.w * 1.06, up > 0 || isMine),
    });
    const open = row(isMine ? mineW : openW, FACE_TUCK);
    const closed = isMine ? open : row(closedW, BACK_TUCK);
    const tight = i > 0 && where !== 'top' && box.y + box.h / 2 > ownTop - 10;
    const spots = narrowSpots(box, where, u, own, top > 0 && spot.y === first);
    // Beside the cards at the bottom there is no room: the bet lies on the seat's own backs.
    const bet = tight ? { x: box.x, y: closed.y - closed.w * 0.22 } : spots.bet;
    return { plate: box, closed, open, button: spots.button, bet, side: tight ? 'top' : where };
  };
  return {
    rim: {
      x: width / 2,
      y: (first + height) / 2 - 10 * u,
      w: width - plate.w * 0.86,
      h: height - first - plate.h * 0.2,
    },
    seats: Array.from({ length: seats }, (_, i) => plan(i)),
    board,
    pot: { x: width / 2, y: middles > 0 ? board.y + (board.w * CARD_RATIO) / 2 + 6 * u : board.y },
    potWidth: lane,
    sign: { x: width / 2, y: signY },
    result: resultUnder(middles > 0 ? board.y + (board.w * CARD_RATIO) / 2 : board.y - 24 * u, ownTop - LIFT * mineW, {
      x: width / 2,
      w: lane,
      air: 8 * u,
    }),
    deck: { x: width / 2, y: first + plate.h },
    showsDeck: false,
    muck: { x: width / 2, y: first + plate.h },
    chip: 20 * u,
    narrow: true,
  };
}
function narrowSpots(
  { x, y, w, h }: Box,
  side: Side,
  u: number,
  own: number,
  beside: boolean,
): { bet: Spot; button: Spot } {
  const inward = side === 'left' ? 1 : -1;
  switch (side) {
    case 'left':
    case 'right': {
      const edge = x + (inward * w) / 2;
      // Beside the seat at the top there is no room for a figure: the bet lies lower.
      const bet = { x: edge + inward * (beside ? 4 : 16) * u, y: beside ? y + h / 2 + 23 * u : y + 3 };
      return { bet, button: { x: edge + inward * 2, y: y - h / 2 - 3 } };
    }
    case 'top':
      return { bet: { x, y: y + h / 2 + 24 * u }, button: { x: x + w / 2 + 4, y: y - h / 2 + 4 } };
    default:
      return { bet: { x, y: y - h / 2 - own - 17 * u }, button: { x: x + w / 2 + 14, y: y + 5 } };
  }
}
/** The board and the pot under it lie between two rows of seats, where neither's bets reach them, a little above the middle. */
function boardIn(p: {
  rows: readonly number[];
  top: number;
  ownTop: number;
  lane: number;
  u: number;
  width: number;
}): Row {
  const w = Math.min((p.lane - 4 * 3) / 5, 54 * p.u);
  const lowest = p.ownTop - 28 * p.u;
  const half = 11 * p.u;
  const lines = [p.top, ...p.rows.filter((y) => y < lowest)].sort((a, b) => a - b);
  const gaps = lines.map((line, i) => {
    const from = line + half;
    const to = i + 1 < lines.length ? lines[i + 1]! - half : lowest;
    return { y: (from + to) / 2, room: to - from };
  });
  const wanted = p.top + (p.ownTop - p.top) * 0.4;
  const pot = 32 * p.u;
  const roomy = gaps.filter(({ room }) => room > w * CARD_RATIO + pot);
  const fits = roomy.length > 0 ? roomy : gaps.filter(({ room }) => room > w * CARD_RATIO);
  const best = (fits.length > 0 ? fits : gaps).sort((a, b) => Math.abs(a.y - wanted) - Math.abs(b.y - wanted))[0];
  const step = Math.min(w + 4 * p.u, (p.lane - w) / 4);
  return { x: p.width / 2, y: (best?.y ?? wanted) - (roomy.length > 0 ? pot / 2 : 0), w, step };
}
