/**
 * Laying cards: which of a hand can go down with the card on offer, and how a seat's columns lie afterwards. A player names
 * the cards, and how they shall lie if it matters to him; otherwise they are added to the columns as they lie, and only if
 * that cannot be are the columns taken apart and made anew.
 */
import type { CardId, Known, Refusal, RuleId } from '../../kernel/index.js';
import { refuse } from '../../kernel/index.js';
import {
  best,
  bestAdded,
  type Counts,
  countsOf,
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

export type Columns = readonly (readonly CardId[])[];

export interface LayRules {
  readonly melds: MeldRules;
  /** May one's own columns be taken apart, so long as all that comes of it is valid? */
  readonly rearrange: boolean;
}

const NOTHING: Counts = new Uint8Array(KINDS);
const kindsOf = (cards: readonly CardId[], face: Known): Kind[] => cards.map((card) => kindOf(face(card)!));

/** Can any of this hand go down, together with the card on offer if there is one? */
export function canLay(
  p: { columns: Columns; hand: readonly CardId[]; offered: readonly CardId[] },
  face: Known,
  rules: LayRules,
): boolean {
  if (p.offered.length === 1 && canAdd(p.columns, p.offered[0]!, face, rules.melds)) return true;
  const may = countsOf(kindsOf(p.hand, face));
  const laid = p.columns.flat();
  if (rules.rearrange) {
    const down = countsOf(kindsOf([...laid, ...p.offered], face));
    const most = mostWorth(down, may, rules.melds);
    return most !== null && (p.offered.length > 0 || most > laid.length);
  }
  const columns = p.columns.map((column) => kindsOf(column, face));
  const found = bestAdded(columns, countsOf(kindsOf(p.offered, face)), may, rules.melds);
  return found !== null && (p.offered.length > 0 || found.worth > laid.length);
}

/** How the columns lie once these cards have joined them; or why they cannot. */
export function layDown(
  p: { columns: Columns; cards: readonly CardId[]; piles: Columns | undefined; worth?: Worth },
  face: Known,
  rules: LayRules,
  rule: RuleId,
): Columns | Refusal {
  if (p.piles !== undefined) return asAsked(p.columns, p.cards, p.piles, face, rules, rule);
  const ids = [...p.columns.flat(), ...p.cards];
  const columns = p.columns.map((column) => kindsOf(column, face));
  const added = p.worth ? null : bestAdded(columns, countsOf(kindsOf(p.cards, face)), NOTHING, rules.melds);
  const laid = added ?? (rules.rearrange ? best(countsOf(kindsOf(ids, face)), NOTHING, rules.melds, p.worth) : null);
  if (laid === null) return refuse('not-a-meld', rule, { cards: p.cards.length });
  return named(laid.columns, ids, face);
}

/** Gives each place of a layout a card of its kind: those that lay there first, in the order they came. */
function named(columns: readonly (readonly Kind[])[], ids: readonly CardId[], face: Known): Columns {
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
  const all = [...columns.flat(), ...cards];
  const asked = piles.flat();
  const same =
    asked.length === all.length && new Set(asked).size === asked.length && asked.every((card) => all.includes(card));
  if (!same) return refuse('not-your-columns', rule, { cards: all.length });
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
  const may = countsOf(kindsOf(p.hand, face));
  const columns = p.columns.map((column) => kindsOf(column, face));
  const must = kindsOf(p.offered, face);
  const laid = countsOf(columns.flat());
  const found = rules.rearrange
    ? best(countsOf([...columns.flat(), ...must]), may, rules.melds)
    : bestAdded(columns, countsOf(must), may, rules.melds);
  if (found === null) return null;
  const used = countsOf(found.columns.flat());
  for (const kind of must) laid[kind]!++;
  for (let kind = 0; kind < KINDS; kind++) used[kind]! -= laid[kind]!;
  const out = heldOf(p.hand, used, face);
  return out.length === 0 && p.offered.length === 0 ? null : out;
}
/** The cards of a hand that have these kinds, of equal ones the first. */
function heldOf(hand: readonly CardId[], used: Counts, face: Known): readonly CardId[] {
  const left = Array.from(used);
  return hand.filter((card) => left[kindOf(face(card)!)]!-- > 0);
}

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
  columns.some((column) => shapeOf([...kindsOf(column, face), kindOf(face(card)!)], melds) !== null);
