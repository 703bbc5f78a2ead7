/** Ways to use a card that lies open: what of the hand goes down with it, and how the columns lie then. */
import { best, countsOf, HEIGHTS, KINDS, type Kind, shapeOf } from '../melds/index.js';
import type { LayRules } from '../steps/index.js';

export type Piles = readonly (readonly Kind[])[];
export interface Use {
  /** What of the hand goes down. */
  readonly laid: readonly Kind[];
  readonly columns: Piles;
}

const NOTHING = new Uint8Array(KINDS);

/**
 * On a column as it lies; with two of the hand as a new column; or, where columns may be taken apart and nothing else will do, in
 * whatever way there is. As little as can be goes down: what stays in the hand may still be thrown, and nobody sees it.
 */
export function usesOf(columns: Piles, hand: readonly Kind[], card: Kind, rules: LayRules): readonly Use[] {
  const uses = plainUsesOf(columns, hand, card, rules);
  if (rules.rearrange && columns.length > 0 && !uses.some(({ laid }) => laid.length === 0)) {
    const apart = takenApart(columns, hand, card, rules);
    if (apart !== null) uses.push(apart);
  }
  return uses;
}
/** The same without taking anything apart: for a glance ahead. */
export function plainUsesOf(columns: Piles, hand: readonly Kind[], card: Kind, rules: LayRules): Use[] {
  const uses: Use[] = [];
  columns.forEach((column, i) => {
    if (shapeOf([...column, card], rules.melds) === null) return;
    uses.push({ laid: [], columns: columns.map((one, at) => (at === i ? [...one, card] : one)) });
  });
  const tried = new Set<number>();
  for (let a = 0; a < hand.length; a++)
    for (let b = a + 1; b < hand.length; b++) {
      const two = [hand[a]!, hand[b]!];
      const key = Math.min(...two) * KINDS + Math.max(...two);
      if (tried.has(key) || !isNear(card, two)) continue;
      tried.add(key);
      const column = [card, ...two];
      if (shapeOf(column, rules.melds) !== null) uses.push({ laid: two, columns: [...columns, column] });
    }
  return uses;
}
/** Of one rank, or of one suit within two steps. */
const isNear = (card: Kind, two: readonly Kind[]): boolean =>
  two.every((kind) => kind % HEIGHTS === card % HEIGHTS) ||
  two.every((kind) => Math.floor(kind / HEIGHTS) === Math.floor(card / HEIGHTS) && Math.abs(kind - card) <= 2);

function takenApart(columns: Piles, hand: readonly Kind[], card: Kind, { melds }: LayRules): Use | null {
  const must = countsOf([...columns.flat(), card]);
  const found = best(must, NOTHING, melds) ?? best(must, countsOf(hand), melds);
  if (found === null) return null;
  const used = countsOf(found.columns.flat());
  for (let kind = 0; kind < KINDS; kind++) used[kind]! -= must[kind]!;
  const laid: Kind[] = [];
  for (const kind of hand) {
    if (used[kind] === 0) continue;
    used[kind]!--;
    laid.push(kind);
  }
  return { laid, columns: found.columns };
}

/** A hand without some of its cards. */
export function without(hand: readonly Kind[], cards: readonly Kind[]): Kind[] {
  const left = hand.slice();
  for (const kind of cards) left.splice(left.indexOf(kind), 1);
  return left;
}
