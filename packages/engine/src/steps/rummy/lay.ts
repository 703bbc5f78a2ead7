/**
 * Laying cards: which of a hand can go down with the card on offer, and how a seat's columns lie afterwards. A player names
 * the cards, and how they shall lie if it matters to him; otherwise they are added to the columns as they lie, and only if
 * that cannot be are the columns taken apart and made anew.
 */
import type { CardId, Known, Refusal, RuleId } from '../../kernel/index.js';
import { refuse } from '../../kernel/index.js';
import {
  arrangements,
  best,
  bestAdded,
  type Counts,
  countsOf,
  endsRun,
  heightOf,
  KINDS,
  type Kind,
  kindOf,
  type MeldRules,
  mostWorth,
  shapeOf,
  takesAny,
  type Worth,
  ways,
} from '../../melds/index.js';
import { searched } from './searched.js';

export type Columns = readonly (readonly CardId[])[];

export interface LayRules {
  readonly melds: MeldRules;
  /** May one's own columns be taken apart, so long as all that comes of it is valid? */
  readonly rearrange: boolean;
}

/** The most that can go down; and how it lies then. */
const mostOf = searched(({ must, may, rules }) => mostWorth(must, may, rules));
const laidOf = searched(({ must, may, stays, rules }) =>
  stays === null ? best(must, may, rules) : bestAdded(stays, must, may, rules),
);
const NOTHING: Counts = new Uint8Array(KINDS);
const kindsOf = (cards: readonly CardId[], face: Known): Kind[] => cards.map((card) => kindOf(face(card)!));
/** Counted without making a list of them first: a layout at Largo may be a hundred cards, and every menu looks at it. */
function count(counts: Counts, cards: readonly CardId[], face: Known): Counts {
  for (const card of cards) counts[kindOf(face(card)!)]!++;
  return counts;
}
function countAll(columns: Columns, more: readonly CardId[], face: Known): Counts {
  const counts = count(new Uint8Array(KINDS), more, face);
  for (const column of columns) count(counts, column, face);
  return counts;
}
const sizeOf = (columns: Columns): number => columns.reduce((n, column) => n + column.length, 0);

/** Can any of this hand go down, together with the card on offer if there is one? */
export function canLay(
  p: { columns: Columns; hand: readonly CardId[]; offered: readonly CardId[] },
  face: Known,
  rules: LayRules,
): boolean {
  const [offered] = p.offered;
  if (offered !== undefined && canAdd(p.columns, offered, face, rules.melds)) return true;
  const may = count(new Uint8Array(KINDS), p.hand, face);
  const least = p.offered.length > 0 ? 0 : sizeOf(p.columns) + 1;
  if (rules.rearrange) {
    const must = countAll(p.columns, p.offered, face);
    return (mostOf({ must, may, stays: null, rules: rules.melds }) ?? -1) >= least;
  }
  const stays = p.columns.map((column) => kindsOf(column, face));
  const found = laidOf({ must: count(new Uint8Array(KINDS), p.offered, face), may, stays, rules: rules.melds });
  return found !== null && found.worth >= least;
}

/** How the columns lie once these cards have joined them; or why they cannot. */
export function layDown(
  p: { columns: Columns; cards: readonly CardId[]; piles: Columns | undefined; worth?: Worth | undefined },
  face: Known,
  rules: LayRules,
  rule: RuleId,
): Columns | Refusal {
  if (p.piles !== undefined) return asAsked(p.columns, p.cards, p.piles, face, rules, rule);
  const [card] = p.cards;
  const at = p.worth || p.cards.length !== 1 ? -1 : columnFor(p.columns, card!, face, rules.melds);
  if (at >= 0) return p.columns.with(at, added(p.columns[at]!, card!, face));
  const ids = [...p.columns.flat(), ...p.cards];
  const columns = p.columns.map((column) => kindsOf(column, face));
  const grown = p.worth ? null : bestAdded(columns, countsOf(kindsOf(p.cards, face)), NOTHING, rules.melds);
  const laid = grown ?? (rules.rearrange ? best(countsOf(kindsOf(ids, face)), NOTHING, rules.melds, p.worth) : null);
  if (laid === null) return refuse('not-a-meld', rule, { cards: p.cards.length });
  return named(laid.columns, ids, face);
}

/** A card goes on the end of a column, or before the first card of a run. */
function added(column: readonly CardId[], card: CardId, face: Known): readonly CardId[] {
  const [kind, low] = [kindOf(face(card)!), kindOf(face(column[0]!)!)];
  return kind === low - 1 && heightOf(kind) < heightOf(low) ? [card, ...column] : [...column, card];
}

/** Gives each place of a layout a card of its kind: those that lay there first, in the order they came. */
export function named(columns: readonly (readonly Kind[])[], ids: readonly CardId[], face: Known): Columns {
  const left = new Map<Kind, CardId[]>();
  for (const card of ids) {
    const kind = kindOf(face(card)!);
    const same = left.get(kind);
    if (same) same.push(card);
    else left.set(kind, [card]);
  }
  return columns.map((column) => column.map((kind) => left.get(kind)!.shift()!));
}

/** The player says how his cards shall lie: every one of them in just one pile, every pile a meld. */
function asAsked(
  columns: Columns,
  cards: readonly CardId[],
  piles: Columns,
  face: Known,
  rules: LayRules,
  rule: RuleId,
): Columns | Refusal {
  const all = new Set([...columns.flat(), ...cards]);
  const asked = piles.flat();
  const same = asked.length === all.size && new Set(asked).size === all.size && asked.every((card) => all.has(card));
  if (!same) return refuse('not-your-columns', rule, { cards: all.size });
  for (const pile of piles)
    if (shapeOf(kindsOf(pile, face), rules.melds) === null) return refuse('not-a-meld', rule, { cards: pile.length });
  if (!rules.rearrange && !stay(columns, piles, face, rules.melds)) return refuse('columns-stay', rule);
  return piles.map((pile) => sorted(pile, face));
}
/** Does each column lie in a pile of its own, with nothing but what it takes as it lies? */
function stay(columns: Columns, piles: Columns, face: Known, melds: MeldRules): boolean {
  const homes = columns.map((column) => piles.find((pile) => column.every((card) => pile.includes(card))));
  return homes.every((pile, i) => {
    if (pile === undefined || homes.indexOf(pile) !== i) return false;
    const kinds = kindsOf(columns[i]!, face);
    if (shapeOf(kinds, melds) === 'run' || takesAny(kinds, melds)) return true;
    return kindsOf(pile, face).every((kind) => kind === kinds[0]);
  });
}
const sorted = (pile: readonly CardId[], face: Known): readonly CardId[] =>
  pile.toSorted((a, b) => kindOf(face(a)!) - kindOf(face(b)!));

/** What a player might lay, for a hint or a bot: the most cards that can go down, the one on offer among them if there is one. */
export function suggest(
  p: { columns: Columns; hand: readonly CardId[]; offered: readonly CardId[] },
  face: Known,
  rules: LayRules,
): readonly CardId[] | null {
  if (p.hand.length === 0) return p.offered.length > 0 && canLay(p, face, rules) ? [] : null;
  const may = count(new Uint8Array(KINDS), p.hand, face);
  const down = countAll(p.columns, p.offered, face);
  const found = laidOf(
    rules.rearrange
      ? { must: down, may, stays: null, rules: rules.melds }
      : {
          must: count(new Uint8Array(KINDS), p.offered, face),
          may,
          stays: p.columns.map((column) => kindsOf(column, face)),
          rules: rules.melds,
        },
  );
  if (found === null) return null;
  const used = countsOf(found.columns.flat());
  for (let kind = 0; kind < KINDS; kind++) used[kind]! -= down[kind]!;
  const out = heldOf(p.hand, used, face);
  return out.length === 0 && p.offered.length === 0 ? null : out;
}
/** The cards of a hand that have these kinds, of equal ones the first. */
function heldOf(hand: readonly CardId[], used: Counts, face: Known): readonly CardId[] {
  const left = Array.from(used);
  return hand.filter((card) => left[kindOf(face(card)!)]!-- > 0);
}

/** Other ways for columns to lie, one at a time: long layouts have more than anybody would count. */
export function* otherWays(
  columns: Columns,
  face: Known,
  { melds }: Pick<LayRules, 'melds'>,
): Generator<Columns, void> {
  const ids = columns.flat();
  const now = nameOf(columns.map((column) => kindsOf(column, face)));
  for (const kinds of arrangements(countsOf(kindsOf(ids, face)), melds))
    if (nameOf(kinds) !== now) yield named(kinds, ids, face);
}
const nameOf = (columns: readonly (readonly Kind[])[]): string =>
  columns
    .map((column) => column.toSorted((a, b) => a - b).join())
    .toSorted()
    .join('|');

/** Cards a player can lay, and how all his columns lie then. */
export interface WayToLay {
  readonly cards: readonly CardId[];
  readonly columns: Columns;
}
/** Every way to use the card on offer, or without one to lay something: by the cards of the hand that go down, the most first. */
export function waysToLay(
  p: { columns: Columns; hand: readonly CardId[]; offered: readonly CardId[] },
  face: Known,
  rules: LayRules,
): readonly WayToLay[] {
  const columns = p.columns.map((column) => kindsOf(column, face));
  const offered = kindsOf(p.offered, face);
  const may = countsOf(kindsOf(p.hand, face));
  const found = rules.rearrange
    ? ways(countsOf([...columns.flat(), ...offered]), may, rules.melds)
    : ways(countsOf(offered), may, rules.melds, columns);
  return found
    .map(({ used, columns: laid }) => {
      const cards = heldOf(p.hand, used, face);
      return { cards, columns: named(laid, [...p.columns.flat(), ...p.offered, ...cards], face) };
    })
    .filter(({ cards }) => cards.length > 0 || p.offered.length > 0)
    .toSorted((a, b) => b.cards.length - a.cards.length);
}

/** Does this card go on one of the columns as they lie? */
export const canAdd = (columns: Columns, card: CardId, face: Known, melds: MeldRules): boolean =>
  columnFor(columns, card, face, melds) >= 0;
/** The first column this card goes on as it lies; -1 if there is none. Runs lie rising. */
function columnFor(columns: Columns, card: CardId, face: Known, melds: MeldRules): number {
  const kind = kindOf(face(card)!);
  const height = heightOf(kind);
  return columns.findIndex((column) => {
    const low = kindOf(face(column[0]!)!);
    const high = kindOf(face(column.at(-1)!)!);
    if (heightOf(low) === heightOf(high))
      return heightOf(low) === height && (takesAny(kindsOf(column, face), melds) || kind === low);
    if (kind === high + 1) return height > 0 && !endsRun(height - 1, melds);
    return kind === low - 1 && heightOf(low) > 0 && !endsRun(height, melds);
  });
}
