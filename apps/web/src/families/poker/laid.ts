// Lays the cards of a poker felt on an oval: which card lies where, how large, and what is said of it.
import { type LaidCard, LIFT } from '../../felt/cards.js';
import { type Row, type Spot, spread } from '../../felt/spots.js';
import { inside, strip } from '../../felt/strip.js';
import { cardsIn, type DrawnFelt } from '../../lib/felt.js';
import type { CardId } from '../../lib/wire.js';
import type { Way } from '../family.js';
import type { Picking } from '../scene.js';
import type { OvalPlan } from './oval.js';

export interface Laying {
  readonly felt: DrawnFelt;
  readonly plan: OvalPlan;
  /** Of the felt. */
  readonly width: number;
  /** Where on the oval a seat is: 0 is the bottom. */
  placeOf(seat: number): number;
  readonly me: number | null;
  /** Do some cards of a hand lie face up during play? Then those nobody else sees lie a little lower. */
  readonly up: boolean;
  readonly board: number;
  readonly picking: Picking | null;
  /** The cards that won; everything else steps back. */
  readonly best: ReadonlyMap<CardId, readonly Way[]> | null;
  /** Of those, the ones that win what is being awarded right now; null when all has been. */
  readonly now: ReadonlyMap<CardId, readonly Way[]> | null;
  /** Have some pots a low side? Then the cards say which side they won. */
  readonly sides: boolean;
  cardName(face: string): string;
}

/** Where cards out of play go. */
const OUT = ['muck', 'burn', 'next-burn', 'scrap', 'dead', 'aside'];

export function layCards(p: Laying): readonly LaidCard[] {
  const { seats } = p.felt;
  return [
    ...seats.flatMap((seat) => handOf(p, seat)),
    ...seats.flatMap((seat) => thrownOf(p, seat)),
    ...boardOf(p),
    ...outOf(p),
  ];
}

function laid(p: Laying, id: CardId, at: Spot, row: Row, more: Partial<LaidCard>): LaidCard {
  const face = p.felt.faces[id] ?? null;
  const isBest = p.best?.has(id) ?? false;
  const counts = p.now ?? p.best;
  const isChosen = p.picking?.chosen.includes(id) ?? false;
  const pick = p.picking?.from.includes(id) ?? false;
  return {
    id,
    x: at.x,
    y: at.y,
    w: row.w,
    turn: 0,
    face,
    gone: false,
    lifted: isChosen || (counts?.has(id) ?? false),
    ...(p.sides && isBest ? { ways: p.best?.get(id) ?? [] } : {}),
    dim: counts !== null && face !== null && !counts.has(id),
    label: face === null ? '' : p.cardName(face),
    pick,
    key: pick ? (p.picking?.keyOf(id) ?? '') : '',
    layer: 1,
    ...more,
  };
}

function handOf(p: Laying, seat: number): readonly LaidCard[] {
  const plan = p.plan.seats[p.placeOf(seat)];
  const cards = cardsIn(p.felt, `hand:${seat}`);
  if (!plan || cards.length === 0) return [];
  const open = cards.map((card) => p.felt.open.includes(card));
  const isOpen = open.includes(true);
  const isMine = seat === p.me;
  const row = isOpen || isMine ? plan.open : plan.closed;
  const readable = cards.map((card) => p.felt.faces[card] !== undefined);
  const spots = inside(strip(row, readable), row.w, p.width);
  const tilt = cards.length > 1 && !isOpen && !isMine ? 5 : 0;
  const sink = p.up && isMine && open.includes(false) && isOpen ? row.w * 0.16 : 0;
  const counts = p.now ?? p.best;
  return cards.map((id, i) => {
    const at = spots[i]!;
    // Below its plate a card that wins steps forward, not up on the name.
    const forward = !isMine && counts?.has(id) && plan.below ? 2 * LIFT * row.w : 0;
    return laid(p, id, { x: at.x, y: at.y + (open[i] ? 0 : sink) + forward }, row, {
      turn: tilt * (i - (cards.length - 1) / 2),
      // Others' shown cards lie over their plates, so that they can be read.
      layer: isOpen && !isMine && !(p.up && p.plan.narrow) ? 5 : 2,
    });
  });
}

/** Cards called for lie before the seat, face down, until they are replaced. */
function thrownOf(p: Laying, seat: number): readonly LaidCard[] {
  const plan = p.plan.seats[p.placeOf(seat)];
  const cards = cardsIn(p.felt, `thrown:${seat}`);
  if (!plan || cards.length === 0) return [];
  const w = (p.plan.seats[1] ?? plan).closed.w;
  const row = { ...plan.bet, w, step: w * 0.34 };
  const spots = spread(row, cards.length);
  return cards.map((id, i) => laid(p, id, spots[i]!, row, { turn: 6 * (i - (cards.length - 1) / 2), layer: 3 }));
}

function boardOf(p: Laying): readonly LaidCard[] {
  const cards = cardsIn(p.felt, 'board');
  // A card keeps its place when the next one comes.
  const spots = spread(p.plan.board, Math.max(p.board, cards.length));
  return cards.map((id, i) => laid(p, id, spots[i]!, p.plan.board, { layer: 2, tag: true }));
}

function outOf(p: Laying): readonly LaidCard[] {
  const row = { ...p.plan.muck, w: p.plan.seats[1]?.closed.w ?? p.plan.board.w, step: 0 };
  return OUT.flatMap((zone) => cardsIn(p.felt, zone)).map((id, i) =>
    laid(p, id, p.plan.muck, row, {
      turn: ((i * 37) % 50) - 25,
      gone: true,
      face: null,
      label: '',
      pick: false,
      lifted: false,
      dim: false,
    }),
  );
}
