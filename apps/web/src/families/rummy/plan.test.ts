// A rummy table at every size and with every number of seats: nothing leaves the felt, nothing lies over what must be read.
import { describe, expect, test } from 'vitest';
import { type Box, CARD_RATIO, overlap, rowBox } from '../../felt/spots.js';
import { flow } from './flow.js';
import { othersFlow } from './laid.js';
import { handIndex, handSpots, rummyPlan } from './plan.js';

const sizes = [
  { name: 'small phone', width: 360, height: 386 },
  { name: 'phone', width: 360, height: 468 },
  { name: 'large phone', width: 430, height: 640 },
  { name: 'tablet, upright', width: 768, height: 760 },
  { name: 'tablet, lying', width: 1024, height: 500 },
  { name: 'laptop', width: 928, height: 592 },
  { name: 'desktop', width: 1500, height: 870 },
];
const cases = sizes.flatMap((size) => [2, 3, 4, 5, 6, 7].map((seats) => ({ ...size, seats })));
/** How far two boxes are apart. */
const gap = (a: Box, b: Box): number =>
  Math.max(0, Math.abs(a.x - b.x) - (a.w + b.w) / 2) + Math.max(0, Math.abs(a.y - b.y) - (a.h + b.h) / 2);
/** The button that calls for the last count, with its words in either language. */
const AGAIN = { w: 124, h: 36 };
const cardAt = ({ x, y }: { x: number; y: number }, w: number): Box => ({ x, y, w, h: w * CARD_RATIO });

describe.each(cases)('$name, $seats seats', ({ width, height, seats }) => {
  const plan = rummyPlan({ width, height, seats, mine: true, bare: false });
  const inside = (box: Box, what: string, slack = 1) => {
    expect(box.x - box.w / 2, `${what} left`).toBeGreaterThanOrEqual(-slack);
    expect(box.x + box.w / 2, `${what} right`).toBeLessThanOrEqual(width + slack);
    expect(box.y - box.h / 2, `${what} top`).toBeGreaterThanOrEqual(-slack);
    expect(box.y + box.h / 2, `${what} bottom`).toBeLessThanOrEqual(height + slack);
  };
  test('everybody has a plate and room for columns, apart from everybody else', () => {
    expect(plan.seats).toHaveLength(seats);
    const parts = plan.seats.flatMap(({ plate, area }, i) => [
      { box: plate, what: `plate ${i}` },
      { box: area, what: `columns ${i}` },
    ]);
    for (const [i, a] of parts.entries()) {
      inside(a.box, a.what);
      for (const b of parts.slice(i + 1)) expect(overlap(a.box, b.box), `${a.what} and ${b.what}`).toBe(false);
    }
  });
  test('one’s own hand is large, whole, and under nothing', () => {
    expect(plan.handCard).toBeGreaterThanOrEqual(44);
    const step = (plan.hand.w - plan.handCard) / 9;
    expect(step, 'corners of ten cards show').toBeGreaterThanOrEqual(plan.handCard * 0.45);
    inside(rowBox({ ...plan.hand, w: plan.handCard, step }, 10), 'hand');
    const row = rowBox({ ...plan.hand, w: plan.handCard, step: Math.min(step, plan.handCard * 0.78) }, 10);
    for (const [i, { plate, area }] of plan.seats.entries()) {
      expect(overlap(row, plate), `hand and plate ${i}`).toBe(false);
      expect(overlap(row, area), `hand and columns ${i}`).toBe(false);
    }
    expect(overlap(row, plan.tools), 'hand and tools').toBe(false);
    inside(plan.tools, 'tools');
    expect(overlap(plan.tools, plan.seats[0]!.plate), 'tools and plate').toBe(false);
  });
  test('a long hand is whole and under nothing, in two rows where a phone is high enough', () => {
    const long = rummyPlan({ width, height, seats, mine: true, bare: false, long: true });
    const spots = handSpots(long, 10).map((spot) => cardAt(spot, long.handCard));
    for (const [i, spot] of spots.entries()) inside(spot, `card ${i}`);
    const others = [long.tools, ...long.seats.flatMap(({ plate, area }) => [plate, area])];
    for (const spot of spots) for (const box of others) expect(overlap(spot, box)).toBe(false);
    if (long.handRows === 2) expect(overlap(spots[0]!, spots[1]!), 'each card is seen whole').toBe(false);
    for (const [i, spot] of spots.entries()) expect(handIndex(long, 10, spot)).toBe(i);
    if (width < 500 && height > 600 && seats < 6) expect(long.handRows).toBe(2);
  });
  test('stock and thrown cards lie apart from everybody’s columns', () => {
    const heaps = [cardAt(plan.stock, plan.card), cardAt(plan.thrown, plan.card)];
    expect(overlap(heaps[0]!, heaps[1]!)).toBe(false);
    for (const [i, { plate, area }] of plan.seats.entries())
      for (const heap of heaps) {
        expect(overlap(heap, plate), `heap and plate ${i}`).toBe(false);
        expect(overlap(heap, area), `heap and columns ${i}`).toBe(false);
      }
  });
  test('the open card is larger while the say is one’s own, and lies on nothing', () => {
    const own = cardAt(plan.seats[0]!.offer, plan.offerCard);
    inside(own, 'one’s own offer');
    expect(plan.offerCard).toBeGreaterThanOrEqual(plan.card);
    if (width > 900 && height > 550) expect(plan.offerCard).toBeGreaterThanOrEqual(1.6 * plan.card);
    if (width < 500 && height > 600 && seats < 5) expect(plan.offerCard).toBeGreaterThanOrEqual(80);
    const heaps = [plan.stock, plan.thrown].map((spot) => cardAt(spot, plan.card));
    for (const heap of heaps) expect(overlap(own, heap)).toBe(false);
    for (const [i, { plate, area }] of plan.seats.entries()) {
      expect(overlap(own, plate), `plate ${i}`).toBe(false);
      if (i > 0) expect(overlap(own, area), `columns of ${i}`).toBe(false);
    }
  });
  test('the last count is called for where nothing else is pressed or read', () => {
    const again: Box = { ...plan.again, w: AGAIN.w, h: AGAIN.h };
    inside(again, 'the last count');
    const step = (plan.hand.w - plan.handCard) / 9;
    expect(overlap(again, rowBox({ ...plan.hand, w: plan.handCard, step }, 10)), 'hand').toBe(false);
    expect(overlap(again, plan.tools), 'tools').toBe(false);
    for (const heap of [plan.stock, plan.thrown])
      expect(overlap(again, cardAt(heap, plan.card)), 'stock or thrown cards').toBe(false);
    for (const [i, { plate }] of plan.seats.entries()) expect(overlap(again, plate), `plate ${i}`).toBe(false);
  });
  test('the open card lies before whoever has the say, and on nobody’s plate', () => {
    const spots = plan.seats.map(({ offer }) => cardAt(offer, plan.card));
    for (const [i, spot] of spots.entries()) {
      inside(spot, `offer ${i}`);
      for (const [j, { plate }] of plan.seats.entries())
        expect(overlap(spot, plate), `offer ${i} on plate ${j}`).toBe(false);
    }
    if (plan.narrow) return;
    // Each seat has a spot of its own, nearer to it than to anybody else.
    expect(new Set(spots.map(({ x, y }) => `${Math.round(x)}/${Math.round(y)}`)).size).toBe(seats);
    for (const [i, spot] of spots.entries()) {
      const far = plan.seats.map(({ plate, area }) => Math.min(gap(spot, plate), gap(spot, area)));
      expect(far[i], `offer ${i}`).toBe(Math.min(...far));
    }
  });
  test('eleven cards in three columns can be read: one’s own as cards, others’ as cards or in figures', () => {
    const own = flow([5, 3, 3], plan.seats[0]!.area, {
      max: plan.ownCard,
      min: 24,
      step: 0.46,
      centred: true,
      spare: 1.15,
    });
    expect(own!.w).toBeGreaterThanOrEqual(30);
    const piles = [5, 3, 3].map((n) => Array.from({ length: n }, (_, i) => i));
    for (let place = 1; place < seats; place++) {
      const found = othersFlow(plan, piles, place);
      if (width >= 900) expect(found?.w, `seat ${place}`).toBeGreaterThanOrEqual(30);
      for (const { box } of found?.heaps ?? []) inside(box, `columns of ${place}`, 2);
    }
  });
});
test('a long layout of Largo has the hand’s room, too', () => {
  const long = [9, 8, 7, 6, 6, 5, 4, 4];
  for (const { width, height } of sizes) {
    const plan = rummyPlan({ width, height, seats: 5, mine: true, bare: true });
    const found = flow(long, plan.seats[0]!.area, {
      max: plan.ownCard,
      min: 24,
      step: 0.46,
      centred: true,
      spare: 1.15,
    });
    if (height > 450) expect(found?.w, `${width} by ${height}`).toBeGreaterThanOrEqual(24);
  }
});
test('the viewer sits at the bottom, and the next seat is to his left', () => {
  for (const { width, height } of sizes) {
    const { seats } = rummyPlan({ width, height, seats: 7, mine: true, bare: false });
    const isRow = seats[1]!.plate.x === seats[6]!.plate.x;
    // In rows they are read from the top; round a table the next sits to the left, and the one after him above.
    if (!isRow) expect(seats[1]!.plate.x).toBeLessThan(seats[6]!.plate.x);
    expect(seats[1]!.plate.y > seats[2]!.plate.y).toBe(!isRow);
    expect(Math.max(...seats.map(({ plate }) => plate.y))).toBe(seats[0]!.plate.y);
  }
});
