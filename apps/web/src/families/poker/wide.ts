// The oval lying: seats on the rail, their cards above their plates, and below them where there is no room above. One's own plate is
// below one's cards and never on them.
import { type Box, CARD_RATIO, type Row, type Side, type Spot } from '../../felt/spots.js';
import { between, fan, type OvalPlan, type OvalSize, type SeatPlan } from './oval.js';

/** Backs may be behind their plate so far; faces never are. */
const TUCK = 16;
/** How wide one's own cards are, by how many. */
const OWN: readonly number[] = [104, 104, 104, 98, 90, 80, 74, 68];
const LIFT = 0.1;

/** The k-th of n players, clockwise from oneself: -1 to 1 both ways, closer to the corners than on a true oval. */
export function seatAt(k: number, n: number): Spot {
  const t = (2 * Math.PI * k) / n;
  const cos = Math.cos(t);
  return { x: between(-1, -1.16 * Math.sin(t), 1), y: Math.sign(cos) * Math.abs(cos) ** 0.56 };
}

export function widePlan(size: OvalSize): OvalPlan {
  const { width, height, seats: n, hand, up, board: middles, mine } = size;
  const u = between(0.6, Math.min(width / 928, height / 592), 1.7);
  const plate = { w: (n >= 9 ? 128 : 150) * u, h: 54 * u };
  const ownPlate: Box = { x: width / 2, y: height - 36 * u, w: (mine ? 236 : 150) * u, h: 46 * u };
  const shownW = Math.max(36, 40 * u);
  const shownH = shownW * CARD_RATIO;
  const top = 44 * u;
  const foot = 36 * u;
  const margin = 92 * u;
  const ownW = mine ? Math.max(50, OWN[Math.min(hand, 7)]! * u) : shownW;
  const ownH = ownW * CARD_RATIO;
  const ownTop = ownPlate.y - ownPlate.h / 2 - 12 * u - ownH;
  const plateOf = (k: number): Box => {
    if (k === 0) return ownPlate;
    const { x, y } = seatAt(k, n);
    return { x: width / 2 + x * (width / 2 - margin), y: top + ((y + 1) / 2) * (height - foot - top), ...plate };
  };
  const beside = Array.from({ length: n - 1 }, (_, i) => plateOf(i + 1)).filter(
    (at) => at.y + at.h / 2 > ownTop - 6 && Math.abs(at.x - width / 2) > 1,
  );
  const ownRoom = Math.min(
    width - 40 * u,
    ...beside.map((at) => 2 * (Math.abs(at.x - width / 2) - Math.max(at.w, shownW * 2) / 2 - 12 * u)),
  );
  const zone = { from: top + plate.h / 2 + shownH + 7 * u, to: ownTop };
  const block = middleIn(zone, { u, n, middles, width });
  const places = Array.from({ length: n }, (_, k) => {
    const box = plateOf(k);
    const isBelow = k > 0 && box.y - box.h / 2 - shownH < 3;
    return { box, isBelow };
  });
  const seats = places.map(({ box, isBelow }, k): SeatPlan => {
    if (k === 0) return ownSeat(box, { ownW, hand, room: ownRoom, u, ownTop, mine, plate, up });
    return otherSeat(box, isBelow, { u, shownW, hand, up, width, height, plate });
  });
  return {
    rim: { x: width / 2, y: (20 * u + height - 22 * u) / 2, w: width - 68 * u, h: height - 42 * u },
    seats,
    ...block,
    line: { ...block.line, h: Math.max(0, ownTop - LIFT * ownW - 4 * u - block.line.y) },
    // Beside the board; where there is none beside the pots, for what is said below them is broad.
    deck:
      middles === 0
        ? { x: width / 2 - 150 * u, y: block.pot.y - 6 * u }
        : { x: block.board.x - 2.5 * block.board.step - 46 * u, y: block.board.y },
    showsDeck: width >= height * 1.3 && n < 7,
    muck: { x: block.board.x + 2.5 * block.board.step + 46 * u, y: block.board.y },
    chip: 26 * u,
    narrow: false,
  };
}

/** The pots, the board and the line under it: one above the other in the middle of what is free. */
function middleIn(
  { from, to }: { from: number; to: number },
  { u, n, middles, width }: { u: number; n: number; middles: number; width: number },
): Pick<OvalPlan, 'board' | 'pot' | 'potWidth' | 'sign'> & { line: Box } {
  // Without a board the line stands under what is said of the bets, whose letters get no smaller than they can be read.
  const [pots, gap, said] = [middles === 0 ? 46 * Math.max(1, u) : 46 * u, 7 * u, 58 * u];
  const w = middles === 0 ? 40 * u : Math.min((n >= 9 ? 72 : 84) * u, (to - from - pots - said - 3 * gap) / CARD_RATIO);
  const boardH = middles === 0 ? 0 : w * CARD_RATIO + gap;
  const start = Math.max(from, (from + to - (pots + gap + boardH + said)) / 2);
  const board: Row = { x: width / 2, y: start + pots + gap + (w * CARD_RATIO) / 2, w, step: w + gap };
  return {
    board,
    pot: { x: width / 2, y: start },
    potWidth: 560 * u,
    sign: { x: width / 2, y: middles === 0 ? start - 30 * u : start + pots / 2 },
    line: { x: width / 2, y: start + pots + gap + boardH + 2 * u, w: width - 2 * 180 * u, h: 0 },
  };
}

interface Own {
  readonly ownW: number;
  readonly hand: number;
  readonly room: number;
  readonly u: number;
  readonly ownTop: number;
  readonly mine: boolean;
  readonly plate: { readonly w: number; readonly h: number };
  readonly up: number;
}
function ownSeat(box: Box, { ownW, hand, room, u, ownTop, mine, plate, up }: Own): SeatPlan {
  const step = fan(ownW, hand, mine ? room : plate.w * 1.3, mine || up > 0);
  const row: Row = { x: box.x, y: ownTop + (ownW * CARD_RATIO) / 2, w: ownW, step };
  return {
    plate: box,
    closed: row,
    open: row,
    bet: { x: box.x, y: ownTop - 16 * u },
    button: { x: box.x - box.w / 2 - 28 * u, y: box.y },
    side: 'bottom',
    below: false,
  };
}

interface Other {
  readonly u: number;
  readonly shownW: number;
  readonly hand: number;
  readonly up: number;
  readonly width: number;
  readonly height: number;
  readonly plate: { readonly w: number; readonly h: number };
}
function otherSeat(box: Box, isBelow: boolean, p: Other): SeatPlan {
  const { u, shownW, hand, up, width, height, plate } = p;
  const h = shownW * CARD_RATIO;
  const away = isBelow ? 1 : -1;
  const row = (tuck: number): Row => ({
    x: box.x,
    y: box.y + away * (box.h / 2 + h / 2 - tuck),
    w: shownW,
    step: fan(shownW, hand, plate.w < 140 * u ? 100 * u : plate.w * 1.06, up > 0),
  });
  const [open, closed] = [row(-1), row(TUCK * u)];
  const inward = box.x < width / 2 - 1 ? 1 : box.x > width / 2 + 1 ? -1 : 0;
  const side: Side = inward === 1 ? 'left' : inward === -1 ? 'right' : 'top';
  const { bet, stands } = betOf(box, isBelow, inward, { ...p, cards: shownW + (hand - 1) * open.step });
  const puck: Spot =
    inward === 0
      ? { x: box.x + box.w / 2 - 4 * u, y: box.y + box.h / 2 }
      : { x: box.x + inward * (box.w / 2 - 2 * u), y: box.y + (box.y < height / 2 ? 1 : -1) * (box.h / 2) };
  return { plate: box, closed, open, bet, button: puck, side: stands ?? side, below: isBelow };
}

/** A bet lies towards the middle, under no plate and on no card: beside cards that lie below their plate, else under or beside it. */
function betOf(
  box: Box,
  isBelow: boolean,
  inward: number,
  { u, height, cards, shownW }: Other & { readonly cards: number },
): { bet: Spot; stands?: Side } {
  const reach = Math.max(cards, shownW * 2) / 2;
  if (isBelow)
    return {
      bet: { x: box.x + (inward || 1) * (reach + 20 * u), y: box.y + box.h / 2 + 27 * u },
      ...(inward === 0 ? { stands: 'left' as const } : {}),
    };
  const isCorner = Math.abs(inward) === 1 && box.y > height * 0.8;
  if (isCorner)
    return { bet: { x: box.x + inward * 14 * u, y: box.y - box.h / 2 - shownW * CARD_RATIO - 15 * u }, stands: 'top' };
  if (box.y > height * 0.62) return { bet: { x: box.x + inward * (box.w / 2 + 22 * u), y: box.y - 6 * u } };
  return { bet: { x: box.x + inward * (box.w / 2 - 14 * u), y: box.y + box.h / 2 + 22 * u } };
}
