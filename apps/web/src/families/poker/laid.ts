// Lays the cards of a poker felt on an oval: which card lies where, how large, and what is said of it.
import type { LaidCard } from '../../felt/cards.js';
import { type Row, type Spot, spread } from '../../felt/spots.js';
import { cardsIn, type Felt } from '../../lib/felt.js';
import type { CardId } from '../../lib/wire.js';
import type { OvalPlan } from './oval.js';

export interface Laying {
  readonly felt: Felt;
  readonly plan: OvalPlan;
  /** Where on the oval a seat is: 0 is the bottom. */
  placeOf(seat: number): number;
  readonly me: number | null;
  readonly pickable: readonly CardId[];
  readonly chosen: readonly CardId[];
  /** Faces of the winning hand; everything else steps back. */
  readonly best: ReadonlySet<string> | null;
  cardName(face: string | null): string;
}

/** Where cards out of play go. */
const OUT = ['muck', 'burn', 'next-burn', 'scrap', 'aside'];

export function layCards(p: Laying): readonly LaidCard[] {
  return [...p.felt.seats.flatMap((seat) => handOf(p, seat)), ...boardOf(p), ...outOf(p)];
}

function laid(p: Laying, id: CardId, at: Spot, row: Row, more: Partial<LaidCard>): LaidCard {
  const face = p.felt.faces[id] ?? null;
  return {
    id,
    x: at.x,
    y: at.y,
    w: row.w,
    turn: 0,
    face,
    gone: false,
    lifted: p.chosen.includes(id),
    dim: false,
    label: '',
    pick: p.pickable.includes(id),
    layer: 1,
    ...more,
  };
}

function handOf(p: Laying, seat: number): readonly LaidCard[] {
  const plan = p.plan.seats[p.placeOf(seat)];
  const cards = cardsIn(p.felt, `hand:${seat}`);
  if (!plan || cards.length === 0) return [];
  const isOpen = cards.some((card) => p.felt.open.includes(card));
  const isMine = seat === p.me;
  const row = isOpen || isMine ? plan.open : plan.closed;
  const spots = spread(row, cards.length);
  const tilt = cards.length > 1 && !isOpen && !isMine ? 5 : 0;
  return cards.map((id, i) => {
    const face = p.felt.faces[id] ?? null;
    const isBest = p.best !== null && face !== null && p.best.has(face);
    return laid(p, id, spots[i]!, row, {
      turn: tilt * (i - (cards.length - 1) / 2),
      lifted: p.chosen.includes(id) || isBest,
      dim: p.best !== null && face !== null && !isBest,
      label: face === null ? '' : p.cardName(face),
      // Others' shown cards lie over their plates, so that they can be read.
      layer: isOpen && !isMine ? 5 : 2,
    });
  });
}

function boardOf(p: Laying): readonly LaidCard[] {
  const cards = cardsIn(p.felt, 'board');
  // Five places: a card keeps its place when the next one comes.
  const spots = spread(p.plan.board, Math.max(5, cards.length));
  return cards.map((id, i) => {
    const face = p.felt.faces[id] ?? null;
    const isBest = p.best !== null && face !== null && p.best.has(face);
    return laid(p, id, spots[i]!, p.plan.board, {
      lifted: isBest,
      dim: p.best !== null && !isBest,
      label: p.cardName(face),
      layer: 2,
    });
  });
}

function outOf(p: Laying): readonly LaidCard[] {
  const row = { ...p.plan.muck, w: p.plan.seats[0]?.closed.w ?? p.plan.board.w, step: 0 };
  return OUT.flatMap((zone) => cardsIn(p.felt, zone)).map((id, i) =>
    laid(p, id, p.plan.muck, row, { turn: ((i * 37) % 50) - 25, gone: true, face: null, pick: false, layer: 1 }),
  );
}
