// A player's own cards while he looks at them: how the hand is sorted, which heaps he is making, and what he moves where.
import type { CardId } from '../../lib/wire.js';
import type { Arranging, Picking, Piles } from '../scene.js';
import { heapOf, isSame, movedIn, put, without } from './piles.js';

export interface OwnCards {
  readonly arranging: Arranging;
  readonly picking: Picking | null;
  /** The hand from left to right, without what lies in a heap. */
  readonly hand: readonly CardId[];
  /** Heaps as they are shown, and the columns as everybody sees them. */
  readonly piles: Piles;
  readonly columns: Piles;
  /** Open cards one may lay, and whether cards of the hand may go down now. */
  readonly usable: readonly CardId[];
  readonly lays: boolean;
  readonly rearrange: boolean;
}

const isDown = (own: OwnCards, card: CardId): boolean => own.columns.some((column) => column.includes(card));
const isHeld = (own: OwnCards, card: CardId): boolean => !isDown(own, card) && !own.usable.includes(card);

/** May this card be put on one's columns now? */
export function mayPut(own: OwnCards, card: CardId): boolean {
  if (isDown(own, card)) return own.rearrange;
  return own.usable.includes(card) || (own.lays && (own.picking?.from.includes(card) ?? false));
}
/** Puts a card on a heap; one of the hand is chosen by that. False if it may not be. */
export function putOn(own: OwnCards, card: CardId, to: number): boolean {
  if (!mayPut(own, card)) return false;
  const next = put(own.piles, card, to);
  own.arranging.pile(isSame(next, own.columns) ? null : next);
  const { picking } = own;
  if (picking && isHeld(own, card) && !picking.chosen.includes(card)) picking.choose([...picking.chosen, card]);
  return true;
}
/** Takes a card that does not lie yet back from the heaps. False if it stays. */
export function takeBack(own: OwnCards, card: CardId): boolean {
  if (isDown(own, card) || heapOf(own.piles, card) < 0) return false;
  const next = without(own.piles, card);
  own.arranging.pile(isSame(next, own.columns) ? null : next);
  const { picking } = own;
  if (picking?.chosen.includes(card)) picking.choose(picking.chosen.filter((one) => one !== card));
  return true;
}
/** Moves a card of the hand to another place in it. */
export function moveInHand(own: OwnCards, card: CardId, to: number): void {
  own.arranging.sort(movedIn(own.hand, card, to));
}
/** A press on a card: chosen, or not any more; one that is in a heap goes back. */
export function pressed(own: OwnCards, card: CardId): void {
  if (!takeBack(own, card)) own.picking?.toggle(card);
}
