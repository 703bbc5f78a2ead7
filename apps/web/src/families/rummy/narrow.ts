// A rummy on a phone: the others at the top, where it is high enough each in a row of its own with its columns in figures beside it, else
// in two columns; then the stock and the open card, one's own columns, the tools, and one's hand at the bottom, where the thumb is: in two
// rows while it is long.
import { type Box, CARD_RATIO, type Spot } from '../../felt/spots.js';
import type { BlockPlan, RummyPlan, RummySize } from './plan.js';

const PAD = 5;
/** Felts as high as this have a row for each of the others. */
const ROWS_FROM = 500;
const ROW = { h: 30, gap: 3 };
/** The least that is left for stock, open card and one's own columns. */
const MIDDLE = 132;
/** How wide the open card is where there is room, and what one's own columns are left first. */
const OFFERED = 84;
const COLUMNS = 92;

interface Top {
  readonly h: number;
  at(i: number): Pick<BlockPlan, 'plate' | 'area' | 'hand' | 'side'>;
}
function inRows(width: number, others: number): Top {
  const plateW = (width - 2 * PAD) * 0.5;
  const left = PAD + plateW + 3;
  return {
    h: others * (ROW.h + ROW.gap),
    at: (i) => {
      const y = PAD + (i - 1) * (ROW.h + ROW.gap) + ROW.h / 2;
      return {
        plate: { x: PAD + plateW / 2, y, w: plateW, h: ROW.h },
        area: { x: (left + width - PAD) / 2, y, w: width - PAD - left, h: ROW.h },
        hand: { x: left + 16, y, w: 14, step: 1.2 },
        side: 'left',
      };
    },
  };
}
/** Clockwise: up the left side, down the right one. */
function inColumns(width: number, others: number, tight: boolean): Top {
  const lines = Math.ceil(others / 2);
  const plateH = tight ? 24 : 28;
  // Where fewer sit there is room for a second line of columns.
  const pills = tight ? 24 : lines < 3 ? 52 : 27;
  const blockH = plateH + pills + 4;
  const w = (width - 3 * PAD) / 2;
  return {
    h: lines * (blockH + 3),
    at: (i) => {
      const isLeft = i <= lines;
      const x = isLeft ? PAD + w / 2 : width - PAD - w / 2;
      const top = PAD + (isLeft ? lines - i : i - lines - 1) * (blockH + 3);
      const under = top + plateH + pills / 2 + 2;
      return {
        plate: { x, y: top + plateH / 2, w, h: plateH },
        area: { x, y: under, w, h: pills },
        hand: { x: x - w / 2 + 16, y: under, w: 14, step: 1.2 },
        side: isLeft ? 'left' : 'right',
      };
    },
  };
}

export function narrowPlan({ width, height, seats, mine, bare, long }: RummySize): RummyPlan {
  const pad = PAD;
  const others = Math.max(0, seats - 1);
  const tight = height < 440;
  const toolsH = tight ? 36 : 40;
  const around = height >= ROWS_FROM ? inRows(width, others) : inColumns(width, others, tight);
  const topH = around.h;
  const room = height - topH - toolsH - 5 * pad - MIDDLE;
  const wideCard = Math.min(62, (width - 2 * pad) / 5 - 4, room / 2 / CARD_RATIO);
  const isFolded = long && wideCard >= 50;
  const handCard = isFolded ? wideCard : Math.min(58, (width - 2 * pad) / 6.4, height * 0.125);
  const cardH = handCard * CARD_RATIO;
  const handH = isFolded ? 2 * cardH + ROW.gap : cardH;
  const hand: Box = { x: width / 2, y: height - pad - handH / 2, w: width - 2 * pad, h: handH };
  const toolsY = bare ? height - pad - toolsH / 2 : height - 2 * pad - handH - 6 - toolsH / 2;
  const bottom = mine ? toolsY - toolsH / 2 - 4 : height - pad;
  const free = bottom - topH - pad;
  const card = Math.min(56, Math.max(32, (free - 74) / CARD_RATIO));
  const offerCard = mine ? Math.max(card, Math.min(OFFERED, (free - 14 - COLUMNS) / CARD_RATIO)) : card;
  const middleH = offerCard * CARD_RATIO + 14;
  const ownH = Math.max(44, free - middleH);
  const middle: Spot = { x: width / 2, y: topH + pad + (offerCard * CARD_RATIO) / 2 + 3 };
  const plateW = Math.min(150, width - 2 * pad - 222);

  const own: BlockPlan = {
    plate: mine
      ? { x: pad + plateW / 2, y: toolsY, w: plateW, h: 36 }
      : { x: width / 2, y: height - pad - 18, w: width * 0.6, h: 32 },
    area: {
      x: width / 2,
      y: bottom - ownH / 2 - (mine ? 0 : 40),
      w: width - 2 * pad,
      h: ownH - (mine ? 0 : 8),
    },
    hand: mine
      ? { x: hand.x, y: hand.y, w: handCard, step: handCard * 0.6 }
      : { x: width * 0.88, y: height - pad - 18, w: 18, step: 2 },
    offer: { x: middle.x, y: middle.y + 4 },
    bet: middle,
    button: { x: pad + plateW + 2, y: toolsY },
    side: 'bottom',
  };
  const other = (i: number): BlockPlan => {
    const at = around.at(i);
    const { plate, side } = at;
    const way = side === 'left' ? 1 : -1;
    return {
      ...at,
      offer: { x: middle.x - way * card * 0.62, y: middle.y - 3 },
      bet: { x: plate.x, y: plate.y - plate.h / 2 },
      button: { x: plate.x + (way * plate.w) / 2, y: plate.y - plate.h / 2 },
    };
  };
  return {
    narrow: true,
    rim: bare
      ? { x: width / 2, y: height / 2, w: width + 10, h: height + 10 }
      : { x: width / 2, y: height / 2 - cardH * 0.3, w: width + 10, h: height - cardH * 0.5 },
    sign: { x: width / 2, y: topH + middleH },
    seats: [own, ...Array.from({ length: others }, (_, i) => other(i + 1))],
    hand,
    handRows: isFolded ? 2 : 1,
    tools: { x: (width + plateW + 8) / 2, y: toolsY, w: width - 2 * pad - plateW - 8, h: toolsH },
    again: middle,
    stock: { x: pad + card * 0.9 + 8, y: middle.y },
    thrown: { x: width - pad - card * 0.9 - 8, y: middle.y },
    middle,
    pot: { x: width / 2, y: topH + middleH - 6 },
    card,
    offerCard,
    handCard,
    ownCard: 46,
    otherCard: 0,
    chip: 18,
  };
}
