// At the rummies: how many of the cards nobody has shown would go down with what one holds, as it lies, and how many would after each
// card that may be thrown. Counted, not played out: a hand grows by nothing else, since what is drawn and not used goes on.
import type { RummyRules } from 'baraja/games';
import { KINDS, type Kind, kindOf, type MeldRules, shapeOf } from 'baraja/melds';
import { columnsAt, openCard } from '../families/rummy/now.js';
import { faceOf } from '../lib/faces.js';
import { cardsIn, type DrawnFelt } from '../lib/felt.js';
import type { CardId } from '../lib/wire.js';
import type { Exact, Spot } from './exact.js';

const KINDS_ALL: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind);
const AMONG = 3;

export function useful({ view, felt }: Spot): Exact | null {
  const rules = view.rules.game as RummyRules;
  const menu = view.round!.menu;
  const seat = view.you.seat!;
  const own = cardsIn(felt, `hand:${seat}`);
  const hand = kindsOf(own, felt);
  if (menu.length === 0 || hand.length === 0 || hand.length < own.length) return null;
  const columns = columnsAt(felt, seat).map((column) => kindsOf(column, felt));
  const unseen = unseenOn(felt, rules.decks);
  const count = (held: readonly Kind[], piles: readonly (readonly Kind[])[] = columns): number =>
    KINDS_ALL.reduce((sum, kind) => (uses(kind, held, piles, rules.melds).length > 0 ? sum + unseen[kind]! : sum), 0);
  const left = unseen.reduce((sum, n) => sum + n, 0);
  const discard = menu.find(({ type }) => type === 'discard');
  if (discard?.cards) {
    const thrown = [...new Map(discard.cards.from.map((card) => [felt.faces[card] ?? '', card])).entries()].flatMap(
      ([face, card]) => kindsOf([card], felt).map((kind) => ({ face, useful: count(without(hand, [kind])) })),
    );
    const best = thrown.sort((a, b) => b.useful - a.useful).slice(0, AMONG);
    return { kind: 'useful', useful: count(hand), left, used: null, thrown: best };
  }
  const lying = openCard(felt);
  const [open] = kindsOf(lying === null ? cardsIn(felt, 'offer') : [...cardsIn(felt, 'offer'), lying], felt);
  const ways = open === undefined ? [] : uses(open, hand, columns, rules.melds);
  const used = ways.map(({ held, piles }) => count(held, piles));
  return { kind: 'useful', useful: count(hand), left, used: used.length > 0 ? Math.max(...used) : null, thrown: [] };
}

interface Lying {
  readonly held: readonly Kind[];
  readonly piles: readonly (readonly Kind[])[];
}
/** A card goes on a column, or beside two of the hand: how all lies then. Nothing is taken apart. */
function uses(card: Kind, hand: readonly Kind[], columns: Lying['piles'], melds: MeldRules): readonly Lying[] {
  const found: Lying[] = [];
  columns.forEach((column, at) => {
    if (shapeOf([...column, card], melds) !== null)
      found.push({ held: hand, piles: columns.with(at, [...column, card]) });
  });
  for (let a = 0; a < hand.length; a++)
    for (let b = a + 1; b < hand.length; b++)
      if (shapeOf([card, hand[a]!, hand[b]!], melds) !== null)
        found.push({
          held: without(hand, [hand[a]!, hand[b]!]),
          piles: [...columns, [card, hand[a]!, hand[b]!]],
        });
  return found;
}
function without(hand: readonly Kind[], kinds: readonly Kind[]): readonly Kind[] {
  const left = [...hand];
  for (const kind of kinds) left.splice(left.indexOf(kind), 1);
  return left;
}
const kindsOf = (cards: readonly CardId[], { faces }: DrawnFelt): readonly Kind[] =>
  cards.flatMap((card) => {
    const face = faceOf(faces[card]);
    return face === undefined ? [] : [kindOf(face)];
  });
/** All that was dealt, less all that is seen: what went back into the stock is unseen again. */
function unseenOn(felt: DrawnFelt, decks: number): readonly number[] {
  const unseen = KINDS_ALL.map(() => decks);
  for (const [zone, cards] of Object.entries(felt.zones))
    if (zone !== 'stock') for (const kind of kindsOf(cards, felt)) unseen[kind]!--;
  return unseen.map((n) => Math.max(0, n));
}
