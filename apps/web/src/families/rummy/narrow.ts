// A rummy on a phone: the others in two columns at the top, each a line with its name and a line with its columns in figures; then
// the stock and the open card, one's own columns, the tools, and one's hand at the bottom, where the thumb is.
import { type Box, CARD_RATIO, type Spot } from '../../felt/spots.js';
import type { BlockPlan, RummyPlan, RummySize } from './plan.js';

export function narrowPlan({ width, height, seats, mine, bare }: RummySize): RummyPlan {
  const pad = 5;
  const others = Math.max(0, seats - 1);
  const lines = Math.ceil(others / 2);
  const handCard = Math.min(58, (width - 2 * pad) / 6.4, height * 0.125);
  const handH = handCard * CARD_RATIO;
  const tight = height < 440;
  const toolsH = tight ? 36 : 40;
  const plateH = tight ? 24 : 28;
  // Where fewer sit there is room for a second line of columns.
  const pills = tight ? 24 : lines < 3 ? 52 : 27;
  const blockH = plateH + pills + 4;
  const topH = lines * (blockH + 3);
  const hand: Box = { x: width / 2, y: height - pad - handH / 2, w: width - 2 * pad, h: handH };
  const toolsY = bare ? height - pad - toolsH / 2 : height - 2 * pad - handH - 6 - toolsH / 2;
  const bottom = mine ? toolsY - toolsH / 2 - 4 : height - pad;
  const free = bottom - topH - pad;
  const card = Math.min(56, Math.max(32, (free - 74) / CARD_RATIO));
  const middleH = card * CARD_RATIO + 14;
  const ownH = Math.max(44, free - middleH);
  const middle: Spot = { x: width / 2, y: topH + pad + (card * CARD_RATIO) / 2 + 3 };
  const blockW = (width - 3 * pad) / 2;
  const left = Math.ceil(others / 2);

  const own: BlockPlan = {
    plate: mine
      ? { x: pad + 58, y: toolsY, w: 116, h: 36 }
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
    button: { x: pad + 118, y: toolsY },
    side: 'bottom',
  };
  const other = (i: number): BlockPlan => {
    // Clockwise: up the left side, down the right one.
    const isLeft = i <= left;
    const line = isLeft ? lines - i : i - left - 1;
    const x = isLeft ? pad + blockW / 2 : width - pad - blockW / 2;
    const top = pad + line * (blockH + 3);
    return {
      plate: { x, y: top + plateH / 2, w: blockW, h: plateH },
      area: { x, y: top + plateH + pills / 2 + 2, w: blockW, h: pills },
      hand: { x: x - blockW / 2 + 16, y: top + plateH + pills / 2 + 2, w: 14, step: 1.2 },
      offer: { x: middle.x + (isLeft ? -1 : 1) * card * 0.62, y: middle.y - 3 },
      bet: { x, y: top },
      button: { x: isLeft ? x + blockW / 2 : x - blockW / 2, y: top },
      side: isLeft ? 'left' : 'right',
    };
  };
  return {
    narrow: true,
    rim: bare
      ? { x: width / 2, y: height / 2, w: width + 10, h: height + 10 }
      : { x: width / 2, y: height / 2 - handH * 0.3, w: width + 10, h: height - handH * 0.5 },
    sign: { x: width / 2, y: topH + middleH },
    seats: [own, ...Array.from({ length: others }, (_, i) => other(i + 1))],
    hand,
    tools: { x: width / 2 + 60, y: toolsY, w: width - 2 * pad - 124, h: toolsH },
    again: middle,
    stock: { x: pad + card * 0.9 + 8, y: middle.y },
    thrown: { x: width - pad - card * 0.9 - 8, y: middle.y },
    middle,
    pot: { x: width / 2, y: topH + middleH - 6 },
    card,
    handCard,
    ownCard: 46,
    otherCard: 0,
    chip: 18,
  };
}
