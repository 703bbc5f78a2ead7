// The arc at every size and with every number of seats: nothing leaves the felt, nothing lies over what must be read.
import { describe, expect, test } from 'vitest';
import { type Box, CARD_RATIO, overlap } from '../felt/spots.js';
import { fitHands } from './fit.js';
import { type ArcSeat, type ArcSize, arcPlan, type HandBox, type Ring } from './plan.js';

const sizes = [
  { name: 'small phone', width: 360, height: 386 },
  { name: 'phone', width: 360, height: 470 },
  { name: 'large phone', width: 430, height: 640 },
  { name: 'a window at 200 %', width: 640, height: 330 },
  { name: 'tablet, upright', width: 768, height: 754 },
  { name: 'tablet, lying', width: 1024, height: 500 },
  { name: 'laptop', width: 928, height: 594 },
  { name: 'desktop', width: 1490, height: 874 },
  { name: 'wide and low', width: 1400, height: 420 },
];
const games = {
  'twenty-one': { hand: 2, bonus: 0, raise: false, backers: 2, sets: false },
  spanish: { hand: 5, bonus: 2, raise: true, backers: 0, sets: false },
  'pai gow': { hand: 7, bonus: 0, raise: false, backers: 0, sets: true },
};
const cases = sizes.flatMap((size) =>
  Object.entries(games).flatMap(([game, shape]) =>
    [4, 5, 6, 7, 8].flatMap((seats) => [1, 3, seats, null].map((mine) => ({ ...size, game, seats, mine, ...shape }))),
  ),
);
const ringBox = ({ x, y, r }: Ring): Box => ({ x, y, w: 2 * r, h: 2 * r });
const handBox = ({ x, y, w, h }: HandBox): Box => ({ x, y, w: Math.min(w, 400), h });
const partsOf = (seat: ArcSeat): Box[] => [seat.plate, ringBox(seat.circle), handBox(seat.hand)];
const inside = ({ x, y, w, h }: Box, { width, height }: ArcSize, slack = 1): boolean =>
  x - w / 2 >= -slack && x + w / 2 <= width + slack && y - h / 2 >= -slack && y + h / 2 <= height + slack;

describe.each(cases)('$name, $game, $seats seats, mine $mine', (size) => {
  const plan = arcPlan(size);
  test('everything is on the felt', () => {
    for (const seat of plan.seats)
      for (const part of partsOf(seat)) expect(inside(part, size), JSON.stringify(part)).toBe(true);
    for (const box of [plan.bankHand, plan.bank, plan.tray]) expect(inside(box, size)).toBe(true);
    for (const box of plan.setting ? [plan.setting.low, plan.setting.high] : []) expect(inside(box, size)).toBe(true);
  });
  test('no seat lies over another, nor over the bank', () => {
    const shrunk = (box: Box): Box => ({ ...box, w: box.w - 2, h: box.h - 2 });
    plan.seats.forEach((seat, i) => {
      for (const part of partsOf(seat)) {
        expect(overlap(shrunk(part), plan.bank), `seat ${i + 1} and the bank`).toBe(false);
        expect(overlap(shrunk(part), handBox(plan.bankHand)), `seat ${i + 1} and the bank’s hand`).toBe(false);
        plan.seats.slice(i + 1).forEach((other, j) => {
          for (const its of partsOf(other))
            expect(overlap(shrunk(part), shrunk(its)), `seats ${i + 1} and ${i + j + 2}`).toBe(false);
        });
      }
      expect(overlap(shrunk(seat.plate), ringBox(seat.circle))).toBe(false);
    });
  });
  test('on a phone a name has its own line: no plate is so broad that chips would stand beside it', () => {
    if (!plan.narrow) return;
    plan.seats.forEach(({ plate }, i) => {
      if (i + 1 !== size.mine) expect(plate.w, `seat ${i + 1}`).toBeLessThanOrEqual(3.6 * plate.h);
    });
  });
  test('the others follow from the dealer’s left, which is on the right; one’s own seat is in the middle', () => {
    if (plan.narrow) return;
    const order = plan.seats.map(({ plate }, i) => ({ seat: i + 1, x: plate.x })).sort((a, b) => b.x - a.x);
    const seats = order.map(({ seat }) => seat);
    const from = seats.indexOf(1);
    expect([...seats.slice(from), ...seats.slice(0, from)]).toEqual(plan.seats.map((_, i) => i + 1));
    if (size.mine === null) expect(from).toBe(0);
    else expect(seats.indexOf(size.mine)).toBe(Math.floor(seats.length / 2));
  });
  test('what came of one’s wagers lies over no hand but leaves room to be read', () => {
    const { told } = plan;
    if (!told) return expect(plan.narrow).toBe(true);
    expect(inside({ ...told, h: 1 }, size)).toBe(true);
    for (const { hand } of plan.seats) expect(overlap(told, { ...hand, h: hand.h - 2 })).toBe(false);
  });
  test('one’s own cards are the largest, and all can be read', () => {
    for (const [i, { hand }] of plan.seats.entries()) {
      expect(hand.card).toBeGreaterThanOrEqual(26);
      if (size.mine !== null && i + 1 !== size.mine)
        expect(plan.seats[size.mine - 1]!.hand.card).toBeGreaterThan(hand.card);
    }
  });
});

describe('cards in the place of a hand', () => {
  const box: HandBox = { x: 100, y: 100, w: 110, h: 62, card: 44 };
  test.each([1, 2, 3, 5, 7, 9])('%i cards stay in the row', (count) => {
    const [fitted] = fitHands(box, [count]);
    const xs = fitted!.cards.map(({ x }) => x);
    expect(Math.min(...xs) - fitted!.w / 2).toBeGreaterThanOrEqual(box.x - box.w / 2 - 1);
    expect(Math.max(...xs) + fitted!.w / 2).toBeLessThanOrEqual(box.x + box.w / 2 + 1);
    for (const { y } of fitted!.cards) expect(y + (fitted!.w * CARD_RATIO) / 2).toBeCloseTo(box.y + box.h / 2);
  });
  test('a few cards show their corners', () => {
    for (const count of [2, 3, 4, 5]) {
      const [fitted] = fitHands(box, [count]);
      const [first, second] = fitted!.cards;
      expect((second!.x - first!.x) / fitted!.w, `${count} cards`).toBeGreaterThan(0.44);
    }
  });
  test('eight hands stand in rows where they are too many for one, none over another', () => {
    const hands = fitHands({ ...box, w: 130, rows: 3 }, [2, 2, 3, 2, 2, 2, 2, 3]);
    expect(new Set(hands.map(({ row }) => row)).size).toBeGreaterThan(1);
    const boxes = hands.map(
      ({ top, foot, w }): Box => ({ x: foot.x, y: (top.y + foot.y) / 2, w, h: foot.y - top.y - 2 }),
    );
    boxes.forEach((one, i) => {
      for (const other of boxes.slice(i + 1)) expect(overlap({ ...one, w: one.w - 2 }, other)).toBe(false);
    });
  });
  test('where there is no room above, split hands lie in rows beside each other', () => {
    const hands = fitHands({ x: 180, y: 100, w: 344, h: 76, card: 54 }, [2, 3, 2, 4]);
    for (const { cards } of hands) expect(new Set(cards.map(({ y }) => y)).size).toBe(1);
    expect(Math.max(...hands.flatMap(({ cards, w }) => cards.map(({ x }) => x + w / 2)))).toBeLessThanOrEqual(353);
  });
  test('several hands stand beside each other, each with its own foot', () => {
    const hands = fitHands({ ...box, w: 180 }, [3, 2, 4, 2]);
    expect(hands.map(({ foot }) => foot.x)).toEqual([32.5, 77.5, 122.5, 167.5]);
    for (const { cards } of hands) expect(new Set(cards.map(({ x }) => x)).size).toBe(1);
    expect(hands[2]!.top.y).toBeLessThan(hands[1]!.top.y);
  });
});
