// The oval on a phone with seven or more, or on a very low one: the others in two columns of rows, each plate with its cards at its
// inner side, then the board with the whole width, then oneself.
import { type Box, CARD_RATIO, type Row } from '../../felt/spots.js';
import { between, fan, type OvalPlan, type OvalSize, type SeatPlan } from './oval.js';

export function columnsPlan({ width, height, seats: n, hand, board: middles, mine }: OvalSize): OvalPlan {
  const left = Math.ceil((n - 1) / 2);
  const shownW = 36;
  const ownH = 38;
  // What lies one above the other, at its best, and how much of that there is room for.
  const fixed = 12 + ownH + 12 + 8;
  const s = between(0.62, (height - fixed) / (left * 56 + (middles === 0 ? 0 : 80) + 62 + (mine ? 112 : 56)), 1.25);
  const rowH = Math.max(37, 56 * s);
  const plate = { w: between(84, width * (hand > 2 ? 0.255 : 0.29), 120), h: Math.min(46, rowH - 3) };
  const own: Box = { x: width / 2, y: height - 6 - ownH / 2, w: mine ? 190 : plate.w, h: ownH };
  const ownW = mine ? Math.max(50, Math.min(78 * s, (width - 16) / hand - 4)) : shownW;
  const ownTop = own.y - own.h / 2 - 6 - ownW * CARD_RATIO;
  const start = 9 + left * rowH + Math.max(0, (shownW * CARD_RATIO - rowH) / 2);
  const w = middles === 0 ? shownW : Math.max(40, Math.min(54 * s, (width - 40) / 5));
  const boardH = middles === 0 ? 0 : w * CARD_RATIO;
  // The pots and the line share one place under the board: while one is played for, the other is not yet said.
  const spare = Math.max(0, ownTop - start - boardH - 34);
  const board: Row = {
    x: width / 2,
    y: start + Math.max(spare * 0.3, Math.min(spare, 18)) + boardH / 2,
    w,
    step: Math.min(w + 4, (width - 24 - w) / 4),
  };
  const under = board.y + boardH / 2 + 4;

  const others = Array.from({ length: n - 1 }, (_, i): SeatPlan => {
    const isLeft = i < left;
    const row = isLeft ? left - 1 - i : i - left;
    const inward = isLeft ? 1 : -1;
    const box: Box = { x: isLeft ? 5 + plate.w / 2 : width - 5 - plate.w / 2, y: 8 + rowH * (row + 0.5), ...plate };
    const room = width / 2 - plate.w - 12;
    const step = fan(shownW, hand, room, false);
    const wide = shownW + (hand - 1) * step;
    const cards: Row = { x: box.x + inward * (plate.w / 2 + 3 + wide / 2), y: box.y, w: shownW, step };
    return {
      plate: box,
      closed: cards,
      open: cards,
      bet: { x: box.x + inward * (plate.w / 2 + 22), y: box.y + plate.h / 2 - 8 },
      button: { x: box.x + inward * (plate.w / 2), y: box.y - plate.h / 2 + 5 },
      side: isLeft ? 'left' : 'right',
      below: false,
    };
  });
  const hole: Row = { x: own.x, y: ownTop + (ownW * CARD_RATIO) / 2, w: ownW, step: fan(ownW, hand, width - 12, true) };
  // Above one's cards, or beside them where the board is too close.
  const isTight = ownTop - under < 24 && middles > 0;
  const first: SeatPlan = {
    plate: own,
    closed: hole,
    open: hole,
    bet: isTight
      ? { x: own.x + (ownW + (hand - 1) * hole.step) / 2 + 18, y: ownTop + 16 }
      : { x: own.x + 70, y: ownTop - 12 },
    button: { x: own.x - own.w / 2 - 20, y: own.y },
    side: isTight ? 'left' : 'bottom',
    below: false,
  };
  return {
    rim: { x: width / 2, y: (start + height) / 2 - 4, w: width - 16, h: height - start + 4 },
    seats: [first, ...others],
    board,
    pot: { x: width / 2, y: under },
    potWidth: width - 40,
    sign: { x: width / 2, y: under + 40 },
    line: { x: width / 2, y: under, w: width - 24, h: Math.max(0, ownTop - under - 8) },
    deck: { x: width / 2, y: start },
    showsDeck: false,
    muck: { x: width / 2, y: start },
    chip: 20,
    narrow: true,
  };
}
