// The oval upright, for up to six: one sits across, two above the board, two below it, and oneself at the bottom with the whole width.
import { type Box, CARD_RATIO, type Row, type Side, type Spot } from '../../felt/spots.js';
import { between, fan, type OvalPlan, type OvalSize, type SeatPlan } from './oval.js';

/** How wide one's own cards are, by how many; five have the whole width. */
const OWN: readonly number[] = [78, 78, 78, 78, 72, 68];

export function narrowPlan({ width, height, seats: n, hand, board: middles, mine }: OvalSize): OvalPlan {
  const u = between(0.88, Math.min(width / 390, height / 572), 1.6);
  const s = between(0.8, height / 572, 1.6);
  const shownW = Math.max(36, 36 * u);
  const shownH = shownW * CARD_RATIO;
  const plate = { w: Math.min(120 * u, width * 0.31), h: Math.max(40, 46 * s) };
  const own: Box = {
    x: width / 2,
    y: height - 8 - Math.max(38, 40 * s) / 2,
    w: (mine ? 196 : 120) * u,
    h: Math.max(38, 40 * s),
  };
  const ownW = mine ? Math.max(52, Math.min(OWN[Math.min(hand, 5)]! * s, (width - 16) / hand - 4)) : shownW;
  const ownTop = own.y - own.h / 2 - 9 - ownW * CARD_RATIO;
  const top = 7 + plate.h / 2;
  const low = ownTop - 3 - plate.h / 2;
  // What is said is one line, on a low felt as well.
  const [pots, gap, said] = [34 * s, 4, Math.max(33, 34 * s)];
  // Whoever sits across, or the two above the board, then pots, board and line, then the two below.
  const high = Math.max(top, Math.min(122 * s, 5 + shownH + plate.h / 2 + 30 * s));
  const from = n > 2 ? high + plate.h / 2 + 2 : top + plate.h / 2 + shownH + 4;
  const to = n > 4 ? low - plate.h / 2 - shownH : ownTop - 20 * s;
  const w = middles === 0 ? shownW : between(40, (to - from - pots - said - 3 * gap) / CARD_RATIO, 54 * u);
  const boardH = middles === 0 ? 0 : w * CARD_RATIO + gap;
  const start = Math.max(from, (from + to - (pots + gap + boardH + said)) / 2);
  const board: Row = {
    x: width / 2,
    y: start + pots + gap + (w * CARD_RATIO) / 2,
    w,
    step: Math.min(w + gap, (width - 24 - w) / 4),
  };
  const under = start + pots + gap + boardH + 1;
  const sideX = plate.w / 2 + 5;

  const spots = placesFor(n, { width, top, high, low, sideX });
  const seats = spots.map(({ x, y, side }, k): SeatPlan => {
    const box: Box = k === 0 ? own : { x, y, ...plate };
    if (k === 0) {
      const row: Row = {
        x: own.x,
        y: ownTop + (ownW * CARD_RATIO) / 2,
        w: ownW,
        step: fan(ownW, hand, mine ? width - 12 : plate.w, true),
      };
      return {
        plate: own,
        closed: row,
        open: row,
        bet: { x: own.x, y: ownTop - 13 * u },
        button: { x: own.x - own.w / 2 - 20, y: own.y },
        side: 'bottom',
        below: false,
      };
    }
    const isTop = side === 'top';
    const row = (tuck: number): Row => ({
      x,
      y: y + (isTop ? 1 : -1) * (box.h / 2 + shownH / 2 - tuck),
      w: shownW,
      step: fan(shownW, hand, plate.w, false),
    });
    const inward = side === 'left' ? 1 : -1;
    const bet: Spot = isTop
      ? { x, y: y + box.h / 2 + shownH - 4 }
      : { x: x + inward * (box.w / 2 + 15 * u), y: y === high ? y + 8 * u : y - 11 * u };
    return {
      plate: box,
      closed: row(16),
      open: row(-1),
      bet,
      button: isTop
        ? { x: x - box.w / 2, y: y + box.h / 2 - 4 }
        : y === high
          ? { x: x + inward * (box.w / 2 - 2), y: y - box.h / 2 + 2 }
          : // Beside the plate: one's own cards begin just below it.
            { x: x + inward * (box.w / 2 + 10), y: y + box.h / 2 - 11 },
      side,
      below: isTop,
    };
  });
  return {
    rim: { x: width / 2, y: (top + height - 18) / 2, w: width - 28, h: height - top - 18 },
    seats,
    board,
    pot: { x: width / 2, y: start },
    potWidth: width - 40,
    sign: { x: width / 2, y: middles === 0 ? start - 20 * s : start + pots / 2 },
    line: { x: width / 2, y: under, w: width - 44, h: middles === 0 ? Math.max(said, to - under) : said },
    deck: { x: width / 2, y: top + plate.h },
    showsDeck: false,
    muck: { x: width / 2, y: top + plate.h },
    chip: 20 * u,
    narrow: true,
  };
}

/** Where each of a few sits, clockwise from oneself: one across where the number of others is odd, the rest in pairs. */
function placesFor(
  n: number,
  { width, top, high, low, sideX }: { width: number; top: number; high: number; low: number; sideX: number },
): readonly (Spot & { side: Side })[] {
  const across = (n - 1) % 2;
  const pairs = (n - 1 - across) / 2;
  const rows = pairs === 2 ? [low, high] : pairs === 1 ? [high] : [];
  return [
    { x: width / 2, y: 0, side: 'bottom' },
    ...rows.map((y) => ({ x: sideX, y, side: 'left' as const })),
    ...(across === 1 ? [{ x: width / 2, y: top, side: 'top' as const }] : []),
    ...rows.toReversed().map((y) => ({ x: width - sideX, y, side: 'right' as const })),
  ];
}
