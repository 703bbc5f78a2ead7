// Lays the cards of a rummy: which card lies where, how large, and what is said of it.
import type { LaidCard } from '../../felt/cards.js';
import { type Row, type Spot, spread } from '../../felt/spots.js';
import { cardsIn, type DrawnFelt } from '../../lib/felt.js';
import type { CardId } from '../../lib/wire.js';
import type { Picking, Piles } from '../scene.js';
import { type Flow, flow } from './flow.js';
import { askedOn, nowOf, openCard } from './now.js';
import { handSpots, type RummyPlan } from './plan.js';
import type { RummyStrings } from './words/index.js';

export interface Laying {
  readonly felt: DrawnFelt;
  readonly plan: RummyPlan;
  /** Where round the table a seat is: 0 is the bottom. */
  placeOf(seat: number): number;
  readonly me: number | null;
  /** Anybody's columns, each in the order it reads. */
  columnsOf(seat: number): Piles;
  /** One's own hand from left to right, and one's heaps as they are arranged. */
  readonly hand: readonly CardId[];
  readonly piles: Piles;
  readonly own: Flow | null;
  readonly picking: Picking | null;
  /** May one's own columns be taken apart? */
  readonly rearrange: boolean;
  /** The open card, where the viewer may lay it. */
  readonly usable: readonly CardId[];
  /** A card on somebody's finger. */
  readonly held: { readonly card: CardId; readonly at: Spot } | null;
  /** The card of each group that the Tab key reaches. */
  readonly stops: readonly CardId[];
  /** Cards of the hand that make columns by themselves, and those that would go down with the open card. */
  readonly melds: readonly CardId[];
  readonly joins: readonly CardId[];
  readonly s: RummyStrings;
  cardName(face: string): string;
}

export function layCards(p: Laying): readonly LaidCard[] {
  const others = p.felt.seats.filter((seat) => seat !== p.me);
  const all = [
    ...others.flatMap((seat) => backsOf(p, seat)),
    ...others.flatMap((seat) => columnsOf(p, seat)),
    ...thrown(p),
    ...ownColumns(p),
    ...ownHand(p),
    ...offered(p),
    ...gone(p),
  ];
  return all.map((card) =>
    p.held?.card === card.id ? { ...card, ...p.held.at, held: true, turn: 0, layer: 20 } : card,
  );
}

function laid(p: Laying, id: CardId, at: Spot, w: number, more: Partial<LaidCard>): LaidCard {
  const face = p.felt.faces[id] ?? null;
  return {
    id,
    x: at.x,
    y: at.y,
    w,
    turn: 0,
    face,
    gone: false,
    lifted: false,
    dim: false,
    label: face === null ? '' : p.cardName(face),
    pick: false,
    key: '',
    layer: 2,
    ...more,
  };
}
const nameOf = (p: Laying, card: CardId): string => {
  const face = p.felt.faces[card];
  return face === undefined ? '' : p.cardName(face);
};

/** Others' hands lie with their backs up. In a first game the tenth card shows, until it has said who begins. */
function backsOf(p: Laying, seat: number): readonly LaidCard[] {
  const block = p.plan.seats[p.placeOf(seat)];
  const cards = cardsIn(p.felt, `hand:${seat}`);
  if (!block) return [];
  const begun = (nowOf(p.felt)?.stayed.length ?? 0) > 0;
  const spots = spread(fitted(block.hand, cards.length), cards.length);
  return cards.map((id, i) =>
    laid(p, id, spots[i]!, block.hand.w, {
      face: begun ? null : (p.felt.faces[id] ?? null),
      label: begun ? '' : nameOf(p, id),
      layer: 5,
    }),
  );
}
/** A row keeps its left end where cards go one by one. */
const fitted = (row: Row, count: number): Row => ({ ...row, x: row.x - ((10 - Math.min(10, count)) * row.step) / 2 });

/** Columns of somebody else: cards where there is room to read them, else they go where they are said in figures. */
function columnsOf(p: Laying, seat: number): readonly LaidCard[] {
  const block = p.plan.seats[p.placeOf(seat)];
  if (!block) return [];
  const columns = p.columnsOf(seat);
  const found = othersFlow(p.plan, columns, p.placeOf(seat));
  if (!found)
    return columns.flat().map((id) => laid(p, id, block.area, Math.max(20, p.plan.otherCard * 0.6), { gone: true }));
  return columns.flatMap((column, i) =>
    column.map((id, n) => laid(p, id, found.heaps[i]!.cards[n]!, found.w, { layer: 3 })),
  );
}
export function othersFlow(plan: RummyPlan, columns: Piles, place: number): Flow | null {
  const block = plan.seats[place];
  if (!block || plan.otherCard === 0 || columns.length === 0) return null;
  const rules = { max: plan.otherCard, min: 30, step: 0.43, centred: place === 0, spare: 0 };
  return flow(
    columns.map(({ length }) => length),
    block.area,
    rules,
  );
}

function ownColumns(p: Laying): readonly LaidCard[] {
  if (p.me === null) return [];
  if (!p.own) return p.piles.flat().map((id) => laid(p, id, p.plan.seats[0]!.area, 24, { gone: true }));
  const { heaps, w } = p.own;
  const down = cardsIn(p.felt, `down:${p.me}`);
  return p.piles.flatMap((pile, i) =>
    pile.map((id, n) =>
      laid(p, id, heaps[i]!.cards[n]!, w, {
        layer: 3,
        label: p.s.cardIn(nameOf(p, id), i + 1, p.piles.length),
        moves: p.rearrange || !down.includes(id),
        // What is about to go down, and does not lie there yet.
        lifted: !down.includes(id),
        stop: p.stops.includes(id),
      }),
    ),
  );
}
function ownHand(p: Laying): readonly LaidCard[] {
  if (p.me === null) return [];
  const { handCard: w } = p.plan;
  const cards = p.hand;
  const spots = handSpots(p.plan, cards.length);
  return cards.map((id, i) => {
    const pick = p.picking?.from.includes(id) ?? false;
    return laid(p, id, spots[i]!, w, {
      layer: 6,
      pick,
      lifted: p.picking?.chosen.includes(id) ?? false,
      meld: p.melds.includes(id),
      joins: p.joins.includes(id),
      ...(p.joins.includes(id) ? { label: p.s.goesWith(nameOf(p, id)) } : {}),
      key: pick ? (p.picking?.keyOf(id) ?? '') : '',
      moves: true,
      stop: p.stops.includes(id),
    });
  });
}

/** The open card lies before whoever has the say over it, large where that is oneself; arranged, it lies with one's columns. */
function offered(p: Laying): readonly LaidCard[] {
  const asked = askedOn(p.felt);
  const spot = asked === null ? p.plan.middle : (p.plan.seats[p.placeOf(asked)]?.offer ?? p.plan.middle);
  return cardsIn(p.felt, 'offer')
    .filter((id) => !p.piles.flat().includes(id))
    .map((id) =>
      laid(p, id, spot, asked !== null && asked === p.me ? p.plan.offerCard : p.plan.card, {
        layer: 8,
        label: p.s.cardOffered(nameOf(p, id)),
        moves: p.usable.includes(id),
        stop: true,
      }),
    );
}
/** The last few thrown cards; the top one may be for the next player. */
const SHOWN = 3;
function thrown(p: Laying): readonly LaidCard[] {
  const open = openCard(p.felt);
  const cards = cardsIn(p.felt, 'discards').slice(-SHOWN);
  return cards
    .filter((id) => !p.piles.flat().includes(id))
    .map((id, i) => {
      const isTop = i === cards.length - 1;
      const isOpen = id === open;
      return laid(p, id, p.plan.thrown, p.plan.card * 0.94, {
        turn: isOpen ? 0 : ((id * 37) % 17) - 8,
        layer: 2,
        dim: !isOpen,
        label: isTop ? (isOpen ? p.s.cardLeft(nameOf(p, id)) : nameOf(p, id)) : '',
        moves: p.usable.includes(id),
        stop: true,
      });
    });
}
const gone = (p: Laying): readonly LaidCard[] =>
  cardsIn(p.felt, 'surrendered').map((id) => laid(p, id, p.plan.thrown, p.plan.card, { gone: true, label: '' }));
