// The arc on a phone: the dealer at the top, everybody else in rows of small places in the order of play, one's own hand large at
// the bottom. What is printed on the felt elsewhere is behind a button here.
import { type Box, CARD_RATIO, type Spot } from '../felt/spots.js';
import type { ArcPlan, ArcSeat, ArcSize, HandBox, Ring, Setting } from './plan.js';

const ROW = 4;

export function narrowArc(size: ArcSize): ArcPlan {
  const { width, height, seats, mine, hand } = size;
  const u = Math.min(1.6, Math.max(0.9, Math.min(width / 372, height / 440)));
  const others = Array.from({ length: seats }, (_, i) => i + 1).filter((seat) => seat !== mine);
  const rows = Math.ceil(others.length / ROW);
  const across = Math.ceil(others.length / rows);
  const pad = 5;
  const tile = (width - 2 * pad) / across;
  const tray: Box = { x: width / 2, y: 8 * u, w: width * 0.46, h: 14 * u };
  const card = 42 * u;
  // Beside the button with the signs; a hand in two needs all the room there is.
  const bankHand: HandBox = {
    x: size.sets ? width * 0.36 : width / 2,
    y: tray.y + tray.h / 2 + 5 * u + (card * CARD_RATIO) / 2,
    w: width * (size.sets ? 0.68 : 0.46),
    h: card * CARD_RATIO,
    card,
  };
  const bank: Box = {
    x: width / 2,
    y: bankHand.y + bankHand.h / 2 + (size.sets ? 34 : size.raise ? 20 : 14) * u,
    w: width - 2 * pad,
    h: 22 * u,
  };
  const own = ownAt(size, u);
  const top = bank.y + bank.h / 2 + 3;
  const roof = own ? own.hand.y - own.hand.h / 2 - 4 * u : height - 14;
  const each = (roof - top) / rows;
  const places = others.map((seat, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, others.length - row * across);
    const left = (width - inRow * tile) / 2;
    // The first seat is at the dealer's left, which is on the right of the page.
    const x = left + (inRow - 1 - (i % across) + 0.5) * tile;
    return { seat, plan: tileAt({ size, x, bottom: top + (row + 1) * each, w: tile, h: each, u }) };
  });
  const at = (seat: number): ArcSeat =>
    seat === mine && own ? own : places.find((place) => place.seat === seat)!.plan;
  return {
    rim: { x: width / 2, y: height / 2, w: width - 4, h: height - 4 },
    tray,
    bankHand,
    bank,
    signs: null,
    motto: null,
    // Nobody has cards yet while something is offered: it is said where one's own will lie.
    middle:
      own && !size.sets
        ? { x: width / 2, y: own.hand.y, w: width - 20, h: own.hand.h }
        : { x: width / 2, y: (top + roof) / 2, w: width - 20, h: roof - top },
    told: null,
    seats: Array.from({ length: seats }, (_, i) => at(i + 1)),
    setting: size.sets && own ? slots(own, width, u) : null,
    shoe: { x: width / 2 + bankHand.w / 2 + 26 * u, y: bankHand.y },
    rack: { x: width / 2 - bankHand.w / 2 - 26 * u, y: bankHand.y },
    chip: (hand > 2 ? 18 : 20) * u,
    narrow: true,
  };
}

function ownAt(size: ArcSize, u: number): ArcSeat | null {
  const { width, height, mine } = size;
  if (mine === null) return null;
  const plate: Box = { x: width / 2, y: height - 12 - 24 * u, w: 150 * u, h: 48 * u };
  const card = size.hand > 5 ? Math.min(58 * u, (width - 20) / 5) : 54 * u;
  const h = card * CARD_RATIO;
  const isBare = size.bonus === 0;
  const r = (isBare ? 21 : 19) * u;
  // The circle lies at the left of the plate; where there are more, two lie at each side of it.
  const side = plate.w / 2 + 7 * u + r;
  const circle: Ring = { x: plate.x - side, y: plate.y - 2 * u, r };
  const bonus = Array.from(
    { length: size.bonus },
    (_, i): Ring => ({
      x: plate.x + (i % 2 === 0 ? -1 : 1) * (side + 2 * r + 5 * u),
      y: circle.y,
      r: r * 0.95,
    }),
  );
  const raise: Ring | null = size.raise ? { x: plate.x + side, y: circle.y, r } : null;
  const bottom = plate.y - plate.h / 2 - 3 * u;
  return {
    plate,
    circle,
    bonus,
    raise,
    backs: Array.from({ length: size.backers }, (_, i) => ({
      x: plate.x + plate.w / 2 + (26 + 40 * i) * u,
      y: plate.y - 4 * u,
    })),
    insurance: { x: circle.x - r - 14 * u, y: circle.y - r * 0.4, r: 12 * u },
    hand: { x: width / 2, y: bottom - h / 2, w: width - 16, h, card },
    button: { x: circle.x, y: circle.y },
  };
}

function tileAt(p: { size: ArcSize; x: number; bottom: number; w: number; h: number; u: number }): ArcSeat {
  const { size, x, bottom, w, h, u } = p;
  const plateH = 34 * u;
  // Never so broad that name and chips would share a line: the name would go.
  const plate: Box = { x, y: bottom - 9 - plateH / 2, w: Math.min(w - 5, 3.5 * plateH), h: plateH };
  const card = 30 * u;
  const r = 15 * u;
  const line = Math.min(card * CARD_RATIO, h - plateH - 12);
  const y = plate.y - plateH / 2 - 1 - line / 2;
  const left = x - w / 2 + 3;
  const circle: Ring = { x: left + r, y: y - 4, r };
  const small = r * 0.6;
  const bonus: Ring[] = Array.from({ length: size.bonus }, (_, i) => ({
    x: left + r + i * 2 * small,
    y: y - line / 2 - small,
    r: small,
  }));
  const raise: Ring | null = size.raise ? { x: left + r + 4 * u, y: y + r * 0.5, r } : null;
  const handLeft = left + 2 * r + 2;
  const room = x + w / 2 - 3 - handLeft;
  return {
    plate,
    circle,
    bonus,
    raise,
    // All in one place: it says what they come to.
    backs: Array.from({ length: size.backers }, (): Spot => ({ x: left + 26, y: circle.y - r - 19 })),
    insurance: { x: left + 2 * r + 6 * u, y: circle.y - r, r: 9 * u },
    hand: { x: handLeft + room / 2, y, w: room, h: line, card },
    // Whoever banks bets nothing himself: the button lies in his circle.
    button: { x: circle.x, y: circle.y },
  };
}

/** On a phone the two slots lie one above the other, over the rows of others. */
function slots(own: ArcSeat, width: number, u: number): Setting {
  const card = Math.min(60 * u, (width - 30) / 5.15);
  const h = card * CARD_RATIO;
  const bottom = own.hand.y + own.hand.h / 2;
  const text = 24 * u;
  // As wide as may be: with all seven in it a finger finds each of them.
  const high: HandBox = { x: width / 2, y: bottom - text - h / 2, w: width - 14, h, card };
  const low: HandBox = { x: width / 2, y: high.y - h - text - 8 * u, w: 2 * card * 1.06, h, card };
  const top = low.y - h / 2 - 8 * u;
  return { panel: { x: width / 2, y: (top + bottom) / 2, w: width - 8, h: bottom - top }, low, high };
}
