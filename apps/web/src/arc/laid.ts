// Lays the cards of a felt with circles: each hand in its place, the bank's before the tray, settled and surrendered ones on the rack.
import type { Picking } from '../families/scene.js';
import type { LaidCard } from '../felt/cards.js';
import { CARD_RATIO, type Spot } from '../felt/spots.js';
import { cardsIn, type DrawnFelt } from '../lib/felt.js';
import type { CardId } from '../lib/wire.js';
import { CORNER, type Fitted, fitHands, fitRow } from './fit.js';
import type { ArcPlan, HandBox } from './plan.js';
import { type ArcShape, circleOn } from './read.js';
import { sortedSeven } from './set.js';

export interface Laying {
  readonly felt: DrawnFelt;
  readonly plan: ArcPlan;
  readonly shape: ArcShape;
  readonly seats: number;
  readonly me: number | null;
  /** The bank's hand with the card that was dealt second first. */
  readonly holeFirst: boolean;
  readonly picking: Picking | null;
  /** A card on somebody's finger, and where that is. */
  readonly held: (Spot & { readonly id: CardId }) | null;
  /** Hands that went to the rack in this settlement, by seat: they lie where they lay until the next deal. */
  readonly racked: Readonly<Record<number, readonly CardId[]>>;
  /** The hand whose turn it is stands out. */
  readonly turn: { readonly circle: number; readonly hand: number } | null;
  cardName(face: string): string;
}
/** A hand as it lies: its cards, and where its total is said and its own chips lie. */
export interface LaidHand extends Fitted {
  readonly zone: string;
  readonly circle: number | null;
  readonly index: number;
  readonly ids: readonly CardId[];
}

/** Where cards out of play go. */
const OUT = ['rack', 'muck', 'burn', 'scrap', 'dead', 'aside'];

export function handsOf(p: Laying): readonly LaidHand[] {
  const { felt, plan, shape } = p;
  const out: LaidHand[] = [];
  for (let circle = 1; circle <= p.seats; circle++) {
    const seat = plan.seats[circle - 1];
    if (!seat) continue;
    if (shape.sets) {
      // Everybody's hands are read against the bank's, which lies before the dealer whoever it belongs to.
      const isBank = circle === felt.markers.bank;
      out.push(...inTwo(p, circle, isBank ? plan.bankHand : seat.hand, isBank));
      continue;
    }
    const lying = circleOn(felt, circle).hands.filter(({ cards }) => cards.length > 0);
    const racked = p.racked[circle];
    const hands = lying.length === 0 && racked ? [{ zone: `racked:${circle}`, index: 0, cards: racked }] : lying;
    const readable = hands.every(({ cards }) => knows(felt, cards));
    const box = readable || circle === p.me ? seat.hand : small(seat.hand);
    fitHands(
      box,
      hands.map(({ cards }) => cards.length),
      readable,
    ).forEach((fit, i) => {
      const { zone, index, cards } = hands[i]!;
      out.push({ ...fit, zone, circle, index, ids: cards });
    });
  }
  if (shape.bankZone) {
    const ids = bankCards(p, shape.bankZone);
    if (ids.length > 0)
      out.push({ ...fitRow(plan.bankHand, ids.length), zone: shape.bankZone, circle: null, index: 0, ids });
  }
  // Cards turned for the count lie where the bank's hand will.
  const turned = shape.sets ? cardsIn(felt, 'turned') : [];
  if (turned.length > 0)
    out.push({ ...fitRow(plan.bankHand, turned.length), zone: 'turned', circle: null, index: 0, ids: turned });
  return out;
}
/** Backs take less room than faces. */
const small = (box: HandBox): HandBox => ({ ...box, card: box.card * 0.82 });
function bankCards({ felt, holeFirst }: Laying, zone: string): readonly CardId[] {
  const cards = cardsIn(felt, zone);
  const [up, hole, ...rest] = cards;
  return holeFirst && up !== undefined && hole !== undefined ? [hole, up, ...rest] : cards;
}

/** A hand of seven as two and five: in the slots while it is being set, in two rows once it is; the bank's beside each other. */
function inTwo(p: Laying, circle: number, box: HandBox, isBank: boolean): readonly LaidHand[] {
  const { felt, plan, picking } = p;
  const zone = `hand:${circle}`;
  const ids = sortedSeven(felt, cardsIn(felt, zone));
  const isMine = circle === p.me;
  const common = { circle, index: 0 } as const;
  if (isMine && plan.setting && picking && ids.length > 0) {
    const low = picking.chosen.filter((card) => ids.includes(card));
    const high = ids.filter((card) => !low.includes(card));
    return [
      { ...fitRow(plan.setting.low, low.length), ...common, zone: `${zone}/low`, ids: low },
      { ...fitRow(plan.setting.high, high.length), ...common, zone, ids: high },
    ];
  }
  const [low, high] = [
    sortedSeven(felt, cardsIn(felt, `low:${circle}`)),
    sortedSeven(felt, cardsIn(felt, `high:${circle}`)),
  ];
  if (high.length === 0)
    return ids.length === 0 ? [] : [{ ...fitRow(box, ids.length, knows(felt, ids)), ...common, zone, ids }];
  if (isBank) {
    const [two, five] = besides(box);
    return [
      { ...fitRow(two, low.length, knows(felt, low)), ...common, zone: `low:${circle}`, ids: low },
      { ...fitRow(five, high.length, knows(felt, high)), ...common, zone: `high:${circle}`, ids: high },
    ];
  }
  const row: HandBox = { ...box, card: Math.min(box.card, box.h / (CARD_RATIO * 1.6)) };
  const fives = fitRow(row, high.length, knows(felt, high));
  const rise = fives.w * CARD_RATIO * 0.62;
  const twos = fitRow({ ...row, y: row.y - rise }, low.length, knows(felt, low));
  return [
    { ...twos, ...common, zone: `low:${circle}`, ids: low },
    { ...fives, ...common, top: twos.top, zone: `high:${circle}`, ids: high },
  ];
}
/** Room for two cards and for five beside each other. */
function besides(box: HandBox): readonly [HandBox, HandBox] {
  const gap = box.card * 0.34;
  const [two, five] = [1 + CORNER, 1 + 4 * CORNER];
  const card = Math.min(box.card, (box.w - gap) / (two + five));
  const left = box.x - (card * (two + five) + gap) / 2;
  const place = (x: number, widths: number): HandBox => ({
    ...box,
    card,
    x: x + (card * widths) / 2,
    w: card * widths,
  });
  return [place(left, two), place(left + card * two + gap, five)];
}
const knows = (felt: DrawnFelt, cards: readonly CardId[]): boolean =>
  cards.some((card) => felt.faces[card] !== undefined);

export function layCards(p: Laying, hands: readonly LaidHand[]): readonly LaidCard[] {
  return [...hands.flatMap((hand) => handCards(p, hand)), ...gone(p, new Set(hands.flatMap(({ ids }) => ids)))];
}
function handCards(p: Laying, hand: LaidHand): readonly LaidCard[] {
  const { felt, picking, held } = p;
  return hand.ids.map((id, i) => {
    const at = held?.id === id ? held : hand.cards[i]!;
    const face = felt.faces[id] ?? null;
    const pick = picking?.from.includes(id) ?? false;
    return {
      id,
      x: at.x,
      y: at.y,
      w: hand.w,
      turn: 0,
      face,
      gone: false,
      lifted: false,
      dim: p.turn !== null && hand.circle !== null && hand.circle === p.turn.circle && hand.index !== p.turn.hand,
      label: face === null ? '' : p.cardName(face),
      pick,
      ...(pick ? { chosen: picking?.chosen.includes(id) ?? false } : {}),
      key: pick ? (picking?.keyOf(id) ?? '') : '',
      // A hand that is being set lies over the middle.
      layer: held?.id === id ? 9 : pick ? 8 : 3,
      moves: pick,
      held: held?.id === id,
    };
  });
}
function gone({ felt, plan }: Laying, lying: ReadonlySet<CardId>): readonly LaidCard[] {
  const w = plan.seats[0]?.hand.card ?? 30;
  // Of a shoe's discards only the last ones are drawn on their way: the rest lie there already.
  const out = OUT.flatMap((zone) => cardsIn(felt, zone).slice(-40)).filter((id) => !lying.has(id));
  return out.map((id, i) => ({
    id,
    x: plan.rack.x,
    y: plan.rack.y,
    w: w * 0.7,
    turn: ((i * 37) % 14) - 7,
    face: null,
    gone: true,
    lifted: false,
    dim: false,
    label: '',
    pick: false,
    key: '',
    layer: 1,
  }));
}
