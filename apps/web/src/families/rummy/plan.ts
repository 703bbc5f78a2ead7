// A rummy table at every size: one's own hand along the bottom and one's columns above it, the others round the table each with
// room for columns, the stock, the open card and what was thrown in the middle.
import { type Box, CARD_RATIO, type Row, type SeatSpot, type Side, type Spot, spread } from '../../felt/spots.js';
import { narrowPlan } from './narrow.js';

export interface RummySize {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** Does the viewer sit? Then the bottom is his own. */
  readonly mine: boolean;
  /** Nothing is left in one's hand: its room is the columns' as well. */
  readonly bare: boolean;
  /** Does one hold more than a row of a phone shows well? */
  readonly long?: boolean;
}
export interface BlockPlan extends SeatSpot {
  /** Where its columns lie. */
  readonly area: Box;
  /** Its hand, as backs. */
  readonly hand: Row;
  /** Where the open card lies while this seat has the say. */
  readonly offer: Spot;
}
export interface RummyPlan {
  readonly narrow: boolean;
  readonly rim: Box;
  readonly sign: Spot;
  /** By place: the first is the viewer's own, the others follow clockwise. */
  readonly seats: readonly BlockPlan[];
  /** One's own hand, and the things to sort it with. */
  readonly hand: Box;
  readonly handRows: 1 | 2;
  readonly tools: Box;
  /** Where the last count is called for again: where nothing else is. */
  readonly again: Spot;
  readonly stock: Spot;
  readonly thrown: Spot;
  /** The middle, where the open card lies for nobody in particular. */
  readonly middle: Spot;
  readonly pot: Spot;
  /** Widths of cards: in the middle, the open one while the say is one's own, one's own hand, one's own columns and others'. */
  readonly card: number;
  readonly offerCard: number;
  readonly handCard: number;
  readonly ownCard: number;
  readonly otherCard: number;
  readonly chip: number;
}

/** More cards than these are two rows on a phone. */
export const ROW_OF = 8;
/** Where the cards of one's hand lie, from the left, row by row. */
export function handSpots({ hand, handCard: w, handRows }: RummyPlan, count: number): readonly Spot[] {
  const each = Math.ceil(count / handRows);
  const most = handRows > 1 ? w + 5 : w * 0.78;
  const step = each < 2 ? 0 : Math.min(most, (hand.w - w) / (each - 1));
  const down = (hand.h - w * CARD_RATIO) / Math.max(1, handRows - 1);
  return Array.from({ length: handRows }, (_, row) => {
    const cards = Math.max(0, Math.min(each, count - row * each));
    return spread({ x: hand.x, y: hand.y - hand.h / 2 + (w * CARD_RATIO) / 2 + row * down, w, step }, cards);
  }).flat();
}
/** Which place in one's hand is nearest to a spot. */
export function handIndex(plan: RummyPlan, count: number, { x, y }: Spot): number {
  const far = handSpots(plan, count).map((spot) => Math.hypot(spot.x - x, (spot.y - y) * 2));
  return far.indexOf(Math.min(...far));
}

/** How many of the others sit to the left, at the top and to the right. */
const SIDES: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [0, 1, 0],
  [0, 2, 0],
  [1, 1, 1],
  [1, 2, 1],
  [2, 1, 2],
  [2, 2, 2],
];
const NARROW = 620;
/** Above the open card it is said whose say it is, and who had it before. */
const SAID = 66;

export const rummyPlan = (size: RummySize): RummyPlan => (size.width < NARROW ? narrowPlan(size) : widePlan(size));

function widePlan({ width, height, seats, mine, bare }: RummySize): RummyPlan {
  const u = Math.min(1.6, Math.max(0.72, Math.min(width / 928, height / 594)));
  const pad = 8 * u;
  const edge = 20 * u;
  const plate = { w: 128 * u, h: 44 * u };
  const handCard = Math.min(70 * u, width / 9);
  const handH = handCard * CARD_RATIO;
  const ownCard = 50 * u;
  const bottom = height - pad - handH * 0.5;
  const columnsH = ownCard * CARD_RATIO * 1.06;
  const ownTop = height - pad * 2 - handH - 12 * u - columnsH;
  const hand: Box = { x: width / 2, y: bottom, w: Math.min(width - 2 * (plate.w + 34 * u), handCard * 8.4), h: handH };
  const room = ownTop - 12 * u;
  const [left, top, right] = SIDES[Math.min(SIDES.length, seats) - 1]!;
  const sideW = left === 0 ? 0 : width * 0.262;
  const topW = left > 0 ? width - 2 * sideW - 2 * edge - 2 * pad : width - 2 * edge;
  const topH = Math.min(room * 0.44, 150 * u);
  const card = Math.min(58 * u, (room - topH) * 0.32);
  const others = [
    ...sideBlocks({ count: left, x: edge + sideW / 2, w: sideW, room, pad, side: 'left' }),
    ...topBlocks({ count: top, x: width / 2, w: topW, h: topH, pad, most: 300 * u }),
    ...sideBlocks({ count: right, x: width - edge - sideW / 2, w: sideW, room, pad, side: 'right' }),
  ];
  const midTop = top > 0 ? topH + pad : pad;
  const middle: Spot = { x: width / 2, y: midTop + (room - midTop) * 0.63 };
  const offerCard = Math.max(card, Math.min(138 * u, (room - midTop - SAID * u) / CARD_RATIO));
  const apart = (offerCard + card) / 2 + 12 * u;
  const own: BlockPlan = {
    plate: { x: pad + plate.w / 2, y: height - pad - 34 * u, w: plate.w, h: 52 * u },
    area: bare
      ? { x: width / 2, y: (ownTop + height - pad) / 2, w: hand.w + 24 * u, h: height - pad - ownTop }
      : { x: width / 2, y: ownTop + columnsH / 2, w: width - 4 * pad, h: columnsH },
    hand: { x: hand.x, y: hand.y, w: handCard, step: handCard * 0.7 },
    offer: { x: width / 2, y: room - (mine ? offerCard : card) * CARD_RATIO * 0.5 + 4 * u },
    bet: middle,
    button: { x: pad + plate.w + 12 * u, y: height - pad - plate.h / 2 },
    side: 'bottom',
  };
  return {
    narrow: false,
    rim: bare
      ? { x: width / 2, y: height / 2, w: width - 2, h: height - 2 }
      : { x: width / 2, y: height / 2 - handH * 0.2, w: width - 2, h: height - handH * 0.42 },
    sign: { x: width / 2, y: midTop + 12 * u },
    seats: [
      mine ? own : watched(own, width, plate),
      ...others.map((block) => blockPlan(block, plate, card, u, 36 * u)),
    ],
    hand,
    handRows: 1,
    tools: { x: width - pad - (width - hand.w) / 4, y: bottom, w: (width - hand.w) / 2 - 2 * pad, h: handH },
    again: { x: Math.max(pad + plate.w / 2, 64), y: height - pad - 34 * u - 26 * u - 22 },
    stock: { x: middle.x - apart, y: middle.y },
    thrown: { x: middle.x + apart, y: middle.y },
    middle,
    pot: { x: middle.x, y: midTop + 64 * u },
    card,
    offerCard,
    handCard,
    ownCard,
    otherCard: 40 * u,
    chip: 22 * u,
  };
}
/** Nobody's hand to look at: the seat at the bottom is one of the others, with more room. */
const watched = (own: BlockPlan, width: number, plate: { w: number; h: number }): BlockPlan => ({
  ...own,
  plate: { ...own.plate, x: width / 2, ...plate },
  hand: { x: width / 2 + plate.w * 0.95, y: own.plate.y, w: plate.h * 0.62, step: plate.h * 0.1 },
});

interface Block extends Box {
  readonly side: Side;
}
function sideBlocks(p: { count: number; x: number; w: number; room: number; pad: number; side: Side }): Block[] {
  const h = Math.min((p.room - 2.5 * p.pad) / Math.max(p.count, 1.6), p.room * 0.56);
  // Clockwise: up the left side, down the right one.
  const ys = Array.from({ length: p.count }, (_, i) =>
    p.count === 1 ? p.room * 0.5 : p.pad + h / 2 + i * (p.room - h - p.pad),
  );
  return (p.side === 'left' ? ys.toReversed() : ys).map((y) => ({ x: p.x, y, w: p.w, h, side: p.side }));
}
function topBlocks(p: { count: number; x: number; w: number; h: number; pad: number; most: number }): Block[] {
  const w = Math.min(p.most, p.w / Math.max(1, p.count) - p.pad);
  return Array.from({ length: p.count }, (_, i) => ({
    x: p.x + (i - (p.count - 1) / 2) * (w + p.pad * 1.5),
    y: p.pad + p.h / 2,
    w,
    h: p.h,
    side: 'top' as const,
  }));
}
/** Ten backs in the room there is beside a plate. */
function handRow(left: number, y: number, w: number, room: number): Row {
  const step = Math.max(1, Math.min(w * 0.16, (room - w) / 9));
  return { x: left + (w + 9 * step) / 2, y, w, step };
}
/** The plate at the top of its block with the hand beside it, the columns below. */
function blockPlan(block: Block, plate: { w: number; h: number }, card: number, u: number, back: number): BlockPlan {
  const top = block.y - block.h / 2;
  const left = block.x - block.w / 2;
  const at: Box = { x: left + plate.w / 2, y: top + plate.h / 2, ...plate };
  const under = top + plate.h + 12 * u;
  const inward = block.side === 'left' ? 1 : block.side === 'right' ? -1 : 0;
  return {
    plate: at,
    area: { x: block.x, y: (under + block.y + block.h / 2) / 2, w: block.w, h: block.y + block.h / 2 - under },
    hand: handRow(left + plate.w + 6 * u, at.y, back * 0.82, block.w - plate.w - 6 * u),
    offer:
      inward === 0
        ? { x: block.x, y: top + block.h + card * CARD_RATIO * 0.56 }
        : // In the corner towards the middle, where columns seldom reach.
          { x: block.x + inward * (block.w / 2 - card * 0.55), y: block.y + block.h / 2 - card * CARD_RATIO * 0.5 },
    bet: { x: block.x, y: block.y },
    button: { x: at.x + at.w / 2, y: at.y + at.h / 2 },
    side: block.side,
  };
}
