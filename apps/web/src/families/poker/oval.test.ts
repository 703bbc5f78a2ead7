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
  [2, 3, 6, 8, 9, 10].flatMap((seats) => [2, 3, 4].map((hand) => ({ ...size, seats, hand }))),
);

describe.each([true, false])('with a seat of one’s own: %s', (mine) => {
  test.each(cases)('$name, $seats seats, $hand cards', ({ width, height, seats, hand }) => {
    const plan = ovalPlan({ width, height, seats, hand, up: 0, board: 5, mine });
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
      inside(rowBox(plan.seats[i]!.open, hand), `cards ${i}`);
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
    const own = rowBox(plan.seats[0]!.open, hand);
    for (const [i, plate] of plates.entries())
      if (i > 0) expect(overlap(own, plate), `own cards and plate ${i}`).toBe(false);
    expect(overlap(own, board)).toBe(false);
    if (mine) expect(plan.seats[0]!.open.w).toBeGreaterThanOrEqual(50);
    // A shown hand is seen whole, one's own too: no plate lies on it, and it does not lie on the board.
    for (const [i, seat] of plan.seats.entries()) {
      const shown = rowBox(seat.open, hand);
      expect(overlap(shown, board), `cards ${i} and the board`).toBe(false);
      for (const [j, plate] of plates.entries())
        expect(overlap(shown, { ...plate, h: plate.h - 1 }), `cards ${i} and plate ${j}`).toBe(false);
    }
    // Cards of others are readable when they are shown.
    for (const { open } of plan.seats) expect(open.w).toBeGreaterThanOrEqual(36);
    expect(plan.board.w).toBeGreaterThanOrEqual(width < 620 ? 40 : height < 450 ? 44 : 48);
    if (plan.line) {
      expect(overlap(own, { ...plan.line, y: plan.line.y + plan.line.h / 2 }), 'the line and one’s own cards').toBe(
        false,
      );
      expect(overlap(board, { ...plan.line, y: plan.line.y + plan.line.h / 2 }), 'the line and the board').toBe(false);
    }
  });
});

test('on a phone a bet with its figure lies under no plate, for whoever looks on, too', () => {
  for (const { width, height } of sizes.filter((size) => size.width < 620))
    for (const seats of [2, 3, 6, 8, 9, 10])
      for (const mine of [true, false]) {
        const plan = ovalPlan({ width, height, seats, hand: 2, up: 0, board: 5, mine });
        const [bottom] = plan.seats;
        for (const { bet, side } of plan.seats.slice(1)) {
          // The chips lie at the spot; the figure stands towards the middle, or both about it.
          const w = 3.4 * plan.chip;
          const x =
            side === 'left' ? bet.x + w / 2 - plan.chip / 2 : side === 'right' ? bet.x - w / 2 + plan.chip / 2 : bet.x;
          const pile: Box = { x, y: bet.y, w, h: plan.chip };
          expect(overlap(pile, bottom!.plate), `${width}x${height}, ${seats} seats, ${mine}, ${side}`).toBe(false);
        }
      }
});

test('the viewer sits at the bottom, and the next seat is to his left', () => {
  for (const { width, height } of sizes) {
    const { seats } = ovalPlan({ width, height, seats: 6, hand: 2, up: 0, board: 5, mine: true });
    const lowest = Math.max(...seats.map(({ plate }) => plate.y));
    expect(seats[0]!.plate.y).toBe(lowest);
    expect(seats[1]!.plate.x).toBeLessThan(seats[0]!.plate.x);
    expect(seats[5]!.plate.x).toBeGreaterThan(seats[0]!.plate.x);
  }
});

// Draw and stud: hands of five and seven, up to eight seats, no board.
describe.each([
  { name: 'draw', hand: 5, up: 0 },
  { name: 'stud', hand: 7, up: 4 },
])('$name', ({ hand, up }) => {
  test.each(sizes.flatMap((size) => [2, 6, 8].map((seats) => ({ ...size, seats }))))(
    '$name, $seats seats',
    ({ width, height, seats }) => {
      const plan = ovalPlan({ width, height, seats, hand, up, board: 0, mine: true });
      const plates = plan.seats.map(({ plate }) => plate);
      const own = rowBox(plan.seats[0]!.open, hand);
      expect(own.x - own.w / 2).toBeGreaterThanOrEqual(-1);
      expect(own.x + own.w / 2).toBeLessThanOrEqual(width + 1);
      expect(plan.seats[0]!.open.step, 'corners of one’s own cards show').toBeGreaterThanOrEqual(
        plan.seats[0]!.open.w * 0.5,
      );
      for (const [i, plate] of plates.entries()) {
        if (i > 0 && (up === 0 || height > 480)) expect(overlap(own, plate), `own cards and plate ${i}`).toBe(false);
        for (const [j, other] of plates.entries())
          if (i < j) expect(overlap(plate, other), `plates ${i} and ${j}`).toBe(false);
      }
      if (up > 0 && height < 480) return;
      const pot: Box = { ...plan.pot, w: 80, h: 24 };
      for (const [i, plate] of plates.entries()) expect(overlap(pot, plate), `pot and plate ${i}`).toBe(false);
    },
  );
});

test.each(
  sizes.filter(({ width }) => width < 620).flatMap((size) => [2, 3, 5, 6, 7, 8].map((seats) => ({ ...size, seats }))),
)('stud in rows: $name, $seats seats', ({ width, height, seats }) => {
  const plan = ovalPlan({ width, height, seats, hand: 7, up: 4, board: 0, mine: true });
  const plates = plan.seats.map(({ plate }) => plate);
  for (const [i, plate] of plates.entries()) {
    expect(plate.x - plate.w / 2).toBeGreaterThanOrEqual(0);
    expect(plate.x + plate.w / 2).toBeLessThanOrEqual(width);
    for (const [j, other] of plates.entries())
      if (i < j) expect(overlap(plate, other), `plates ${i} and ${j}`).toBe(false);
  }
  // Every card lies beside its plate and on the felt, and its index is above the row below it.
  const rows = plan.seats.slice(1);
  for (const [i, { open, plate }] of rows.entries()) {
    const cards = rowBox(open, 7);
    expect(overlap(cards, plate), `cards and plate ${i}`).toBe(false);
    expect(cards.x + cards.w / 2, `cards ${i} on the felt`).toBeLessThanOrEqual(width + 1);
    const next = rows[i + 1];
    if (next) expect(next.open.y - open.y, `index of row ${i}`).toBeGreaterThanOrEqual(open.w * 0.95);
  }
  const own = rowBox(plan.seats[0]!.open, 7);
  for (const [i, plate] of plates.entries())
    if (i > 0 && height > 480) expect(overlap(own, plate), `own and ${i}`).toBe(false);
  expect(overlap(own, plates[0]!), 'one’s own cards and plate').toBe(false);
});
test('stud in rows: who is out of the hand keeps a line, and the others have more room', () => {
  const size = { width: 390, height: 572, seats: 8, hand: 7, up: 4, board: 0, mine: true };
  const [all, four] = [
    ovalPlan(size),
    ovalPlan({ ...size, folded: [false, false, true, true, false, true, true, false] }),
  ];
  const heights = four.seats.slice(1).map(({ plate }) => Math.round(plate.h));
  expect(heights.filter((h) => h < 34)).toHaveLength(4);
  expect(Math.max(...heights)).toBeGreaterThan(all.seats[1]!.plate.h + 15);
  expect(four.seats[1]!.open.w).toBeGreaterThan(all.seats[1]!.open.w);
});
