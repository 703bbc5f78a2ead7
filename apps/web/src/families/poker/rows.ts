// Stud on a narrow felt: no board, but up to seven cards before each seat. The seats stand in two columns, each with its strip of
// cards above its plate, and one's own hand has the whole width at the bottom.
import { type Box, CARD_RATIO, type Row, type Spot } from '../../felt/spots.js';
import { stripWidth } from '../../felt/strip.js';
import type { OvalPlan, OvalSize, SeatPlan } from './oval.js';

/** How much of a card is behind its plate: the corner with rank and suit stays in sight. */
const TUCK = 0.34;

export function rowsPlan({ width, height, seats, hand, up, mine }: OvalSize): OvalPlan {
  const u = Math.min(1.5, Math.max(0.88, Math.min(width / 380, height / 470)));
  const left = Math.ceil((seats - 1) / 2);
  const w = Math.max(36, 36 * u);
  const strip = stripWidth({ w, step: w * 0.52 }, hand, up);
  const plate = { w: Math.min(strip, 104 * u), h: 38 * u };
  const shown = w * CARD_RATIO * (1 - TUCK);
  const mineW = mine ? Math.min(60 * u, (width - 16) / (1 + (hand - 1) * 0.62)) : w;
  const own: Box = { x: width / 2, y: height - 17 - 23 * u, w: 157 * u, h: 46 * u };
  const ownTop = own.y - own.h / 2 - mineW * CARD_RATIO * (mine ? 0.93 : 1 - TUCK);
  const first = 6 + shown + plate.h / 2;
  const last = ownTop - 26 * u - plate.h / 2;
  const ys = Array.from({ length: left }, (_, i) =>
    left === 1 ? (first + last) / 2 : first + ((last - first) * i) / (left - 1),
  );
  const column = 5 + strip / 2;

  const rowAt = (box: Box, size: number, tuck: number, room: number): Row => ({
    x: box.x,
    y: box.y - box.h / 2 - size * CARD_RATIO * (0.5 - tuck),
    w: size,
    step: Math.min(size * 1.04, Math.max(size * 0.52, (room - size) / (hand - 1))),
  });
  const ownSeat = (): SeatPlan => {
    const row = mine ? rowAt(own, mineW, 0.07, width - 16) : rowAt(own, w, TUCK, strip);
    const spot: Spot = { x: own.x, y: ownTop - 15 * u };
    return {
      plate: own,
      closed: row,
      open: row,
      bet: spot,
      button: { x: own.x + own.w / 2 + 14, y: own.y + 5 },
      side: 'bottom',
    };
  };
  const otherSeat = (i: number): SeatPlan => {
    const isLeft = i <= left;
    const y = isLeft ? ys[left - i]! : ys[i - left - 1]!;
    const box: Box = { x: isLeft ? column : width - column, y, ...plate };
    const inward = isLeft ? 1 : -1;
    const edge = box.x + (inward * box.w) / 2;
    const row = rowAt(box, w, TUCK, 0);
    return {
      plate: box,
      closed: row,
      open: row,
      bet: { x: edge + inward * 15 * u, y: y + 3 },
      button: { x: edge - inward * 4, y: y + box.h / 2 },
      side: isLeft ? 'left' : 'right',
    };
  };
  // With one seat more on the left there is a free corner on the right; else the pot lies between the first two rows.
  const isOdd = seats % 2 === 0;
  const pot: Spot = isOdd
    ? { x: width - column, y: last - 14 * u }
    : { x: width / 2, y: left > 1 ? first + plate.h / 2 + 6 * u : first - plate.h };
  return {
    rim: { x: width / 2, y: (first + height) / 2 - 10 * u, w: width - plate.w * 0.5, h: height - first * 0.7 },
    seats: Array.from({ length: seats }, (_, i) => (i === 0 ? ownSeat() : otherSeat(i))),
    board: { x: width / 2, y: height / 2, w, step: w },
    pot,
    potWidth: strip,
    sign: { x: width / 2, y: ownTop - 56 * u },
    result: null,
    deck: { x: width / 2, y: first },
    showsDeck: false,
    muck: { x: width / 2, y: (first + last) / 2 },
    chip: 20 * u,
    narrow: true,
  };
}
