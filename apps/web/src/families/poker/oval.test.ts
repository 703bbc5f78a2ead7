// The oval at every size and with every number of seats: nothing leaves the felt, nothing lies over what must be read.
import { describe, expect, test } from 'vitest';
import { type Box, overlap, rowBox } from '../../felt/spots.js';
import { ovalPlan } from './oval.js';

const sizes = [
  { name: 'small phone', width: 360, height: 386 },
  { name: 'phone', width: 360, height: 540 },
  { name: 'large phone', width: 430, height: 640 },
  { name: 'tablet, upright', width: 768, height: 760 },
  { name: 'tablet, lying', width: 1024, height: 500 },
  { name: 'laptop', width: 928, height: 610 },
  { name: 'desktop', width: 1568, height: 890 },
  { name: 'wide and low', width: 1400, height: 420 },
];
const cases = sizes.flatMap((size) =>
  [2, 3, 6, 8, 9, 10].flatMap((seats) => [2, 3, 4].map((hole) => ({ ...size, seats, hole }))),
);

describe.each([true, false])('with a seat of one’s own: %s', (mine) => {
  test.each(cases)('$name, $seats seats, $hole cards', ({ width, height, seats, hole }) => {
    const plan = ovalPlan({ width, height, seats, hole, mine });
    expect(plan.seats).toHaveLength(seats);
    const plates = plan.seats.map(({ plate }) => plate);
    const inside = (box: Box, what: string) => {
      expect(box.x - box.w / 2, `${what} left`).toBeGreaterThanOrEqual(-1);
      expect(box.x + box.w / 2, `${what} right`).toBeLessThanOrEqual(width + 1);
      expect(box.y - box.h / 2, `${what} top`).toBeGreaterThanOrEqual(-1);
      expect(box.y + box.h / 2, `${what} bottom`).toBeLessThanOrEqual(height + 1);
    };
    for (const [i, plate] of plates.entries()) {
      inside(plate, `plate ${i}`);
      inside(rowBox(plan.seats[i]!.open, hole), `cards ${i}`);
      for (const [j, other] of plates.entries())
        if (i < j) expect(overlap(plate, other), `plates ${i} and ${j}`).toBe(false);
    }
    const board = rowBox(plan.board, 5);
    inside(board, 'board');
    for (const [i, plate] of plates.entries()) {
      expect(overlap(board, plate), `board and plate ${i}`).toBe(false);
      const bet: Box = { ...plan.seats[i]!.bet, w: plan.chip, h: plan.chip };
      expect(overlap(board, bet), `board and bet ${i}`).toBe(false);
      for (const [j, other] of plates.entries()) expect(overlap(bet, other), `bet ${i} and plate ${j}`).toBe(false);
    }
    // One's own cards are read from a metre away, and nobody sits on them.
    const own = rowBox(plan.seats[0]!.open, hole);
    for (const [i, plate] of plates.entries())
      if (i > 0) expect(overlap(own, plate), `own cards and plate ${i}`).toBe(false);
    expect(overlap(own, board)).toBe(false);
    if (mine) expect(plan.seats[0]!.open.w).toBeGreaterThanOrEqual(50);
    // Cards of others are readable when they are shown.
    for (const { open } of plan.seats) expect(open.w).toBeGreaterThanOrEqual(36);
    expect(plan.board.w).toBeGreaterThanOrEqual(30);
  });
});

test('the viewer sits at the bottom, and the next seat is to his left', () => {
  for (const { width, height } of sizes) {
    const { seats } = ovalPlan({ width, height, seats: 6, hole: 2, mine: true });
    const lowest = Math.max(...seats.map(({ plate }) => plate.y));
    expect(seats[0]!.plate.y).toBe(lowest);
    expect(seats[1]!.plate.x).toBeLessThan(seats[0]!.plate.x);
    expect(seats[5]!.plate.x).toBeGreaterThan(seats[0]!.plate.x);
  }
});
