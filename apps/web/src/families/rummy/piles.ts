// Moving cards between heaps, as a player does before he lays them: plain lists, checked by nobody but the rules in the end.
import type { CardId } from '../../lib/wire.js';
import type { Piles } from '../scene.js';

const whole = (piles: Piles): Piles => piles.filter(({ length }) => length > 0);

/** A card on a heap, from wherever it was; beyond the last heap it begins one of its own. */
export function put(piles: Piles, card: CardId, to: number): Piles {
  const without = piles.map((pile) => pile.filter((one) => one !== card));
  return whole(
    to >= 0 && to < piles.length ? without.map((pile, i) => (i === to ? [...pile, card] : pile)) : [...without, [card]],
  );
}
export const without = (piles: Piles, card: CardId): Piles =>
  whole(piles.map((pile) => pile.filter((one) => one !== card)));

/** Do two arrangements have the same heaps, in whatever order? */
export function isSame(a: Piles, b: Piles): boolean {
  const keys = (piles: Piles) =>
    piles
      .map((pile) => pile.toSorted((x, y) => x - y).join())
      .sort()
      .join('|');
  return keys(a) === keys(b);
}

/**
 * An arrangement made before, on the table as it is now: cards that have gone are gone from it, and if a card has come down
 * since, or nothing differs from how the columns lie, it has lapsed.
 */
export function fitting(piles: Piles | null, columns: Piles, may: readonly CardId[]): Piles | null {
  if (piles === null) return null;
  const down = columns.flat();
  const left = whole(piles.map((pile) => pile.filter((card) => down.includes(card) || may.includes(card))));
  const has = left.flat();
  return down.every((card) => has.includes(card)) && !isSame(left, columns) ? left : null;
}

/** Where a card lies: which heap, or -1. */
export const heapOf = (piles: Piles, card: CardId): number => piles.findIndex((pile) => pile.includes(card));

/** A card moved to another place in a row. */
export function movedIn(row: readonly CardId[], card: CardId, to: number): readonly CardId[] {
  const rest = row.filter((one) => one !== card);
  const at = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}
