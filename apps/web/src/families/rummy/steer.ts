// Everything a hand can do with cards, by keys: arrows go from card to card, and with Shift they move the card.
import type { CardId } from '../../lib/wire.js';
import { moveInHand, type OwnCards, putOn, takeBack } from './own.js';
import { heapOf } from './piles.js';
import type { RummyStrings } from './words/index.js';

export type Arrow = 'Left' | 'Right' | 'Up' | 'Down';

/** The arrow of a key, where it is one and no other key is held with it but Shift. */
export function arrowOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): Arrow | null {
  if (ctrlKey || altKey || metaKey) return null;
  return (/^Arrow(Left|Right|Up|Down)$/.exec(key)?.[1] as Arrow | undefined) ?? null;
}

/** Where the arrows lead: along a row of cards, or to the next row that has any. */
export function nextCard(
  rows: readonly (readonly CardId[])[],
  stops: readonly CardId[],
  card: CardId,
  arrow: Arrow,
): CardId | undefined {
  const at = rows.findIndex((row) => row.includes(card));
  const row = rows[at] ?? [];
  if (arrow === 'Left' || arrow === 'Right') return row[row.indexOf(card) + (arrow === 'Left' ? -1 : 1)];
  const isFull = ({ length }: readonly CardId[]) => length > 0;
  const next = arrow === 'Up' ? rows.slice(0, at).findLast(isFull) : rows.slice(at + 1).find(isFull);
  return next?.find((one) => stops.includes(one)) ?? next?.[0];
}

/** Moves a card; what is said of it, or null where nothing is to be said. `fits` is the heap it goes on by itself, or -1. */
export function steer(
  own: OwnCards,
  card: CardId,
  arrow: Arrow,
  p: { name: string; fits: number; s: RummyStrings },
): string | null {
  const { s, name } = p;
  const at = heapOf(own.piles, card);
  const inHand = own.hand.includes(card);
  if (arrow === 'Down' && (at >= 0 || inHand)) {
    if (at < 0) return null;
    return takeBack(own, card) ? s.movedBack(name) : s.stays;
  }
  if (inHand && (arrow === 'Left' || arrow === 'Right')) {
    moveInHand(own, card, own.hand.indexOf(card) + (arrow === 'Left' ? -1 : 1));
    return null;
  }
  if (at >= 0 && arrow === 'Up') return null;
  const to = at >= 0 ? Math.max(0, at + (arrow === 'Left' ? -1 : 1)) : heapToBegin(own, p.fits);
  if (!putOn(own, card, to)) return null;
  return to >= own.piles.length ? s.movedNew(name) : s.movedTo(name, to + 1);
}
/** Where a card goes that is put down by one key: on the heap that takes it, on one that is being begun, or on a new one. */
function heapToBegin({ piles }: OwnCards, fits: number): number {
  if (fits >= 0) return fits;
  const begun = piles.findIndex((pile) => pile.length < 3);
  return begun >= 0 ? begun : piles.length;
}
