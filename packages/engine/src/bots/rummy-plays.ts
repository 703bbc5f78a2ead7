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
  eachPlainUse(columns, hand, card, rules, {
    onto: (i) => uses.push({ laid: [], columns: columns.map((one, at) => (at === i ? [...one, card] : one)) }),
    beside: (a, b) => uses.push({ laid: [a, b], columns: [...columns, [card, a, b]] }),
  });
  return uses;
}
/** What to do with each plain use: the card goes onto a column, or beside two of the hand as a new one. */
export interface Plain {
  onto(column: number): void;
  beside(a: Kind, b: Kind): void;
}
export function eachPlainUse(columns: Piles, hand: readonly Kind[], card: Kind, { melds }: LayRules, use: Plain): void {
  for (let i = 0; i < columns.length; i++)
    if (mayTake(columns[i]!, card) && shapeOf([...columns[i]!, card], melds) !== null) use.onto(i);
  let tried: Set<number> | null = null;
  for (let a = 0; a < hand.length; a++) {
    const one = hand[a]!;
    if (!isNear(card, one)) continue;
    for (let b = a + 1; b < hand.length; b++) {
      const other = hand[b]!;
      if (!isNear(card, other) || !mayLie(card, one, other)) continue;
      const key = Math.min(one, other) * KINDS + Math.max(one, other);
      if (tried?.has(key)) continue;
      tried ??= new Set();
      tried.add(key);
      if (shapeOf([card, one, other], melds) !== null) use.beside(one, other);
    }
  }
}
/** Of one rank, or of one suit within two steps. */
const isNear = (card: Kind, kind: Kind): boolean =>
  kind % HEIGHTS === card % HEIGHTS || (kind - card <= 2 && card - kind <= 2);
/** All three of one rank, or in sequence, as far as can be seen without asking what the house calls a meld. */
function mayLie(card: Kind, a: Kind, b: Kind): boolean {
  if (a % HEIGHTS === card % HEIGHTS) return b % HEIGHTS === card % HEIGHTS;
  return Math.max(card, a, b) - Math.min(card, a, b) === 2 && a !== b && b !== card;
}
/** Of its rank, where it is a set; or next to an end of it. */
function mayTake(column: readonly Kind[], card: Kind): boolean {
  let low = column[0]!;
  let high = low;
  for (const kind of column) {
    if (kind % HEIGHTS === card % HEIGHTS) return true;
    low = Math.min(low, kind);
    high = Math.max(high, kind);
  }
  return card === low - 1 || card === high + 1;
}

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
