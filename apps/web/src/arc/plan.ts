// Where everything lies at a table with a bank: the dealer with his tray at the top, the seats in an arc before him, each with its
// circle and its cards. They follow one another as they are dealt to, from the dealer's left to his right, with one's own in the middle
// and wider than the others; for whoever looks on, seat 1 is at the dealer's left. A plain function of a size.
import { type Box, CARD_RATIO, type Spot } from '../felt/spots.js';
import { narrowArc } from './narrow.js';

/** Where the cards of a seat lie: a box they are fitted into, standing on its lower edge. */
export interface HandBox extends Box {
  /** The width of a card where there is room for it. */
  readonly card: number;
  /** How many rows of hands may stand here, one above the other, when it is split; one where nothing is said. */
  readonly rows?: number;
}
export interface Ring extends Spot {
  readonly r: number;
}
export interface ArcSeat {
  readonly plate: Box;
  /** The circle for the wager; for the ante where there are bonus bets beside it. */
  readonly circle: Ring;
  /** Circles beside it, and the one a raise is put in; empty where the game has none. */
  readonly bonus: readonly Ring[];
  readonly raise: Ring | null;
  /** Where those who stand behind this circle have their wagers, and where its insurance lies. */
  readonly backs: readonly Spot[];
  readonly insurance: Ring;
  readonly hand: HandBox;
  /** Where the bank button lies. */
  readonly button: Spot;
}
export interface Setting {
  readonly panel: Box;
  readonly low: HandBox;
  readonly high: HandBox;
}
export interface ArcPlan {
  readonly rim: Box;
  readonly tray: Box;
  /** The bank's cards, before the tray. */
  readonly bankHand: HandBox;
  /** What is said of the bank: who, how much, what is left. */
  readonly bank: Box;
  /** Printed on the felt at both sides of the dealer; null where there is no room and a button opens them. */
  readonly signs: { readonly left: Box; readonly right: Box } | null;
  /** The line printed in an arc between the dealer and the seats: from, over, to. */
  readonly motto: { readonly from: Spot; readonly over: Spot; readonly to: Spot } | null;
  /** Where something is said in the middle: an offer, a call for wagers. */
  readonly middle: Box;
  /** What came of one's wagers, standing above the hands; null where the felt has no room for it. */
  readonly told: Box | null;
  /** By seat, the first is seat 1. */
  readonly seats: readonly ArcSeat[];
  /** Where a hand of seven is set in two, over the middle of the felt; null where none is. */
  readonly setting: Setting | null;
  readonly shoe: Spot;
  readonly rack: Spot;
  readonly chip: number;
  readonly narrow: boolean;
}
export interface ArcSize {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** One's own seat, or null on the rail. */
  readonly mine: number | null;
  /** Cards of a hand as it is first dealt. */
  readonly hand: number;
  /** Circles for bonus bets beside the main one, and is there one for a raise? */
  readonly bonus: number;
  readonly raise: boolean;
  /** How many may stand behind a circle. */
  readonly backers: number;
  /** Is one's own hand being set in two? */
  readonly sets: boolean;
}

export const between = (low: number, x: number, high: number): number => Math.max(low, Math.min(high, x));
/** Under so many pixels the seats stand in rows. */
const NARROW = 680;

export const arcPlan = (size: ArcSize): ArcPlan => (size.width < NARROW ? narrowArc(size) : wideArc(size));

/** How much wider one's own place is. */
const OWN = 1.75;
const OWN_MANY = 2.5;

/** The seats from the dealer's left to his right: as they are numbered, turned so that one's own is in the middle. */
function orderOf(seats: number, mine: number | null): readonly number[] {
  const first = mine === null ? 0 : mine - 1 - Math.floor(seats / 2) + seats;
  return Array.from({ length: seats }, (_, i) => ((first + i) % seats) + 1);
}

function wideArc(size: ArcSize): ArcPlan {
  const { width, height, seats, mine, hand } = size;
  const u = between(0.66, Math.min(width / 960, height / 600), 1.75);
  const pad = 12 * u;
  const own = mine === null ? 1 : hand > 2 ? OWN_MANY : OWN;
  const column = Math.min((width - 2 * pad) / (seats - 1 + own), 210 * u);
  const spread = column * (seats - 1 + own);
  const plate = { w: Math.min(column - 7 * u, 138 * u), h: 44 * u };
  const low = height - 18 - plate.h / 2;
  const rise = Math.min(62 * u, height * 0.11);
  const r = between(20 * u, column / 2 - 8 * u, 31 * u);
  const order = orderOf(seats, mine);
  let right = width / 2 + spread / 2;
  const placed = order.map((seat): ArcSeat => {
    const w = widthOf(seat, mine, column, own);
    const x = right - w / 2;
    right -= w;
    const t = (x - width / 2) / (width / 2);
    const at: Spot = { x, y: low - rise * t * t };
    return seatAt({ size, at, w, plate, u, r, mine: seat === mine });
  });
  const plan = Array.from({ length: seats }, (_, i) => placed[order.indexOf(i + 1)]!);
  const tray: Box = { x: width / 2, y: 15 * u, w: Math.min(236 * u, width * 0.3), h: 26 * u };
  const card = 66 * u;
  const handTop = tray.y + tray.h / 2 + 10 * u;
  const bankHand: HandBox = {
    x: width / 2,
    y: handTop + (card * CARD_RATIO) / 2,
    w: Math.min(Math.max(hand, 3.4) * card * 1.06, width * 0.36),
    h: card * CARD_RATIO,
    card,
  };
  const bank: Box = {
    x: width / 2,
    // What a hand of two makes is said between it and who banks.
    y: bankHand.y + bankHand.h / 2 + (size.sets ? 44 : 25) * u,
    w: Math.min(350 * u, width * 0.38),
    h: 42 * u,
  };
  const free = Math.min(...plan.map(({ hand: { y, h } }) => y - h / 2));
  const side = Math.min((width - bank.w) / 2 - 22 * u, width / 2 - tray.w / 2 - 60 * u - pad);
  const inset = pad + 12 * u;
  const sign = (x: number): Box => ({ x, y: 8 * u + (free - 30 * u) / 2, w: side - 12 * u, h: free - 30 * u });
  const own1 = mine === null ? undefined : plan[mine - 1];
  const lowest = bank.y + bank.h / 2;
  const deckAt = hand > 2 ? tray.w / 2 + 18 * u : bankHand.w / 2 + 16 * u;
  const roof = own1 ? own1.hand.y - own1.hand.h / 2 : free;
  return {
    rim: { x: width / 2, y: (low + 4 * u) / 2 - 20, w: width - 8, h: low + 44 },
    tray,
    bankHand,
    bank,
    signs: { left: sign(inset + side / 2 - 6 * u), right: sign(width - inset - side / 2 + 6 * u) },
    motto: {
      from: { x: width * 0.24, y: lowest + 10 * u },
      over: { x: width / 2, y: lowest + 74 * u },
      to: { x: width * 0.76, y: lowest + 10 * u },
    },
    middle: { x: width / 2, y: (lowest + free) / 2 + 12 * u, w: Math.min(520 * u, width * 0.62), h: roof - lowest },
    told: toldAt(plan, size, { x: width / 2, w: Math.min(520 * u, width * 0.62) }, lowest, u),
    seats: plan,
    setting:
      size.sets && own1
        ? settingAt(
            { x: width / 2, y: lowest + 8 * u, w: width * (height > width * 0.8 ? 0.9 : 0.7), h: roof - lowest },
            u,
          )
        : null,
    shoe: { x: width / 2 + deckAt, y: (hand > 2 ? 17 : 38) * u },
    rack: { x: width / 2 - deckAt, y: (hand > 2 ? 17 : 38) * u },
    chip: 26 * u,
    narrow: false,
  };
}
const widthOf = (seat: number, mine: number | null, column: number, own: number): number =>
  seat === mine ? column * own : column;

interface SeatAt {
  readonly size: ArcSize;
  readonly at: Spot;
  /** Of its column. */
  readonly w: number;
  readonly plate: { readonly w: number; readonly h: number };
  readonly u: number;
  readonly r: number;
  readonly mine: boolean;
}
function seatAt({ size, at, w, plate, u, r, mine }: SeatAt): ArcSeat {
  // One's own is higher, and stands on the same line.
  const h0 = mine ? Math.max(plate.h, 50) : plate.h;
  const box: Box = {
    x: at.x,
    y: at.y + (plate.h - h0) / 2,
    w: mine ? Math.min(w - 8 * u, plate.w * 1.35) : plate.w,
    h: h0,
  };
  const hasBonus = size.bonus > 0;
  const ring = hasBonus ? Math.min(r, (w - 10 * u) / (2 * (1 + size.bonus))) : r;
  const gap = (size.backers > 0 ? 19 : 9) * u;
  const circle: Ring = { x: at.x, y: box.y - box.h / 2 - gap - ring, r: ring };
  const step = 2 * ring + 4 * u;
  const bonus = Array.from({ length: size.bonus }, (_, i) => ({
    x: at.x + (i % 2 === 0 ? -1 : 1) * step * Math.ceil((i + 1) / 2),
    y: circle.y,
    r: ring * 0.88,
  }));
  const raise: Ring | null = size.raise ? { x: at.x, y: circle.y - ring - 4 * u - ring * 0.72, r: ring * 0.72 } : null;
  const top = (raise ? raise.y - raise.r : circle.y - ring) - 7 * u;
  const card = mine ? (size.sets ? 58 : 74) * u : (size.sets ? 44 : 50) * u;
  const rows = size.sets ? 1.25 : 1;
  const h = card * CARD_RATIO * rows;
  return {
    plate: box,
    circle,
    bonus,
    raise,
    backs: Array.from({ length: size.backers }, (_, i) => ({
      x: at.x + (size.backers > 1 ? (i % 2 === 0 ? 1 : -1) * Math.min(w * 0.28, 40 * u) : 0),
      y: box.y - box.h / 2 - 9 * u,
    })),
    insurance: { x: at.x + ring * 0.92, y: circle.y - ring * 0.75, r: 12 * u },
    hand: { x: at.x, y: top - h / 2, w: w - 8 * u, h, card, rows: 3 },
    button: { x: at.x - (mine ? ring + 20 * u : Math.min(ring + 9 * u, w / 2 - 12 * u)), y: circle.y - ring * 0.55 },
  };
}
/** Over the hands that stand below it, with room for what they come to. */
function toldAt(
  plan: readonly ArcSeat[],
  { width, mine, raise }: ArcSize,
  { x, w }: { readonly x: number; readonly w: number },
  lowest: number,
  u: number,
): Box {
  const roofAt = (at: number, w: number): number =>
    Math.min(
      ...plan.filter(({ hand }) => Math.abs(hand.x - at) < (hand.w + w) / 2).map(({ hand }) => hand.y - hand.h / 2),
    );
  // One's own hand is the highest: beside it there is more room than above it.
  const own = mine === null ? undefined : plan[mine - 1]?.hand;
  const isClear = own === undefined || Math.abs(own.x - x) >= (own.w + w) / 2;
  const left = own && !isClear ? own.x - own.w / 2 - 14 * u : 0;
  const right = own && !isClear ? width - 14 * u - (own.x + own.w / 2) : 0;
  const room = Math.max(left, right) - 4 * u;
  const isAside = room > 280 * u;
  const wide = isAside ? Math.min(w, room) : w;
  const at = !isAside
    ? x
    : left > right
      ? Math.min(x, own!.x - (own!.w + wide) / 2 - 2)
      : Math.max(x, own!.x + (own!.w + wide) / 2 + 2);
  // Totals stand above their hands.
  const bottom = roofAt(at, wide) - (raise ? 8 : 24) * u;
  return { x: at, y: (lowest + bottom) / 2, w: wide, h: bottom - lowest };
}
/** Seven cards in two slots over the middle: two on the left, five on the right, what they make below them. */
function settingAt({ x, y: top, w, h: room }: Box, u: number): Setting {
  const gap = 26 * u;
  const card = Math.min(86 * u, (w - gap - 24 * u) / 7.3, (room + 60 * u) / CARD_RATIO / 1.5);
  const h = card * CARD_RATIO;
  // Where there is room it lies in the middle of it, and leaves what is printed on the felt to be read.
  const y = top + between(0, (room - h - 48 * u) / 2, 70 * u);
  const [low, high] = [card * 2.08, card * 5.2];
  const panel: Box = { x, y: y + (h + 48 * u) / 2, w: low + gap + high + 28 * u, h: h + 48 * u };
  const line = y + 12 * u + h / 2;
  const left = x - (low + gap + high) / 2;
  return {
    panel,
    low: { x: left + low / 2, y: line, w: low, h, card },
    high: { x: left + low + gap + high / 2, y: line, w: high, h, card },
  };
}
