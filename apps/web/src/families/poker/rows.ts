// Stud on a narrow felt: no board, but up to seven cards before each seat. The others are rows in the order of play from one's left,
// each plate with its cards beside it and its bet at the end; who is out of the hand keeps a line. One's own hand has the whole width.
import { type Box, CARD_RATIO, type Row } from '../../felt/spots.js';
import { between, fan, type OvalPlan, type OvalSize, type SeatPlan } from './oval.js';

const GAP = 3;
const LINE = 28;

export function rowsPlan({ width, height, seats: n, hand, mine, folded = [] }: OvalSize): OvalPlan {
  const own: Box = { x: width / 2, y: height - 8 - 20, w: mine ? 200 : 130, h: 40 };
  const ownW = mine ? between(46, (width - 12) / hand - 3, 60) : 36;
  // What nobody else sees lies a little lower.
  const ownTop = own.y - own.h / 2 - 8 - ownW * CARD_RATIO - ownW * 0.16;
  const said = 32;
  const room = ownTop - said - 8;
  const out = Array.from({ length: n - 1 }, (_, i) => folded[i + 1] ?? false);
  const lines = out.filter(Boolean).length;
  const live = Math.max(1, n - 1 - lines);
  const rowH = between(38, (room - lines * (LINE + GAP)) / live - GAP, 72);
  const card = between(36, (rowH - 6) / CARD_RATIO, 44);
  const plate = { w: between(92, width * 0.27, 112), h: rowH };
  const bets = 60;
  const cardsRoom = width - plate.w - 5 - 12;
  // Up to here every card is seen; at the end of a hand all seven are, and closer.
  const step = fan(card, hand, cardsRoom, true);
  const spare = Math.max(0, room - live * (rowH + GAP) - lines * (LINE + GAP));
  let y = 4 + Math.min(spare / 2, 14);
  const others = out.map((isOut): SeatPlan => {
    const h = isOut ? LINE : rowH;
    const box: Box = isOut
      ? { x: width / 2, y: y + h / 2, w: width - 10, h }
      : { x: 5 + plate.w / 2, y: y + h / 2, w: plate.w, h };
    y += h + GAP;
    const row: Row = { x: 5 + plate.w + 5 + (card + (hand - 1) * step) / 2, y: box.y, w: card, step };
    return {
      plate: box,
      closed: row,
      open: row,
      bet: { x: width - bets / 2 - 4, y: box.y + h / 2 - 12 },
      button: { x: box.x + box.w / 2 - 1, y: box.y - h / 2 + 7 },
      side: 'top',
      below: false,
    };
  });
  const hole: Row = { x: own.x, y: ownTop + (ownW * CARD_RATIO) / 2, w: ownW, step: fan(ownW, hand, width - 10, true) };
  const first: SeatPlan = {
    plate: own,
    closed: hole,
    open: hole,
    bet: { x: width - 40, y: own.y },
    button: { x: own.x - own.w / 2 - 20, y: own.y },
    side: 'right',
    below: false,
  };
  return {
    rim: { x: width / 2, y: height / 2, w: width - 2, h: height - 2 },
    seats: [first, ...others],
    board: { x: width / 2, y: height / 2, w: card, step: card },
    pot: { x: width / 2, y: ownTop - said + 2 },
    potWidth: width - 20,
    sign: { x: width / 2, y: ownTop - said },
    line: { x: width / 2, y: ownTop - said, w: width - 16, h: said - 2 },
    deck: { x: width / 2, y: 30 },
    showsDeck: false,
    muck: { x: width / 2, y: ownTop - 30 },
    chip: 20,
    narrow: true,
  };
}
