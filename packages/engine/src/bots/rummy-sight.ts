/** A view read as a rummy player reads the table: my hand, everybody's columns, and how many of each card nobody has shown me. */
import type { RummyRules } from '../games/index.js';
import { type CardId, cardsIn, type Felt, type Names, type Seat, type View } from '../kernel/index.js';
import { KINDS, type Kind, kindOf } from '../melds/index.js';
import { type LayRules, type RummyFelt, rummyFelt, type Turns } from '../steps/index.js';
import { chooser, type Seen } from './bot.js';
import type { Piles } from './rummy-plays.js';
import { layoutOf } from './spot.js';

export interface Rival {
  readonly seat: Seat;
  readonly columns: Piles;
  /** How many cards it has down, and how many in its hand. */
  readonly down: number;
  readonly held: number;
}

export interface RummySight<Now extends Turns = Turns> {
  readonly seat: Seat;
  readonly now: Now;
  readonly felt: Felt;
  readonly places: RummyFelt;
  readonly lay: LayRules;
  readonly hand: readonly Kind[];
  readonly columns: Piles;
  readonly down: number;
  /** The card that lies open for me, if one does. */
  readonly offered: Kind | null;
  /** By kind: how many I have not seen; and all of them. */
  readonly unseen: Uint8Array;
  readonly left: number;
  readonly stock: number;
  /** Those still drawing and melding, in the order they come after me. */
  readonly rivals: readonly Rival[];
  /** A card of the hand of each of these kinds. */
  cards(kinds: readonly Kind[]): readonly CardId[];
  /** How one's columns shall lie once the open card and these of the hand have joined them. */
  piles(columns: Piles, laid: readonly Kind[]): readonly (readonly CardId[])[];
}

const felts = new WeakMap<Names, RummyFelt>();
function feltOf(names: Names, seats: readonly Seat[]): RummyFelt {
  let felt = felts.get(names);
  if (felt === undefined) {
    felt = rummyFelt(layoutOf(names, seats));
    felts.set(names, felt);
  }
  return felt;
}

/** Reads a view of a rummy at which this seat must choose. `open` is the card that lies for the taking, if not the drawn one. */
export function readRummy<Now extends Turns>(
  { view, game }: Seen,
  rules: RummyRules,
  open: (now: Now) => CardId | null,
): RummySight<Now> {
  const seat = chooser(view);
  const { felt: r } = view;
  const now = r.now as Now;
  const felt = feltOf(game.names, r.seats);
  const at = r.seats.indexOf(seat);
  const kinds = (cards: readonly CardId[]): Kind[] => cards.map((card) => kindOf(view.faces[card]!));
  const pilesAt = (i: number): Piles => (now.columns[i] ?? []).map(kinds);
  const held = felt.held(r, seat);
  const offer = cardsIn(r, felt.offer)[0] ?? open(now);
  const unseen = unseenIn(view, felt, rules.decks);
  const picked = (from: readonly CardId[]): ((kind: Kind) => CardId) => {
    const left = from.slice();
    return (kind) =>
      left.splice(
        left.findIndex((card) => kindOf(view.faces[card]!) === kind),
        1,
      )[0]!;
  };
  const cards = (wanted: readonly Kind[]): readonly CardId[] => wanted.map(picked(held));
  const rivals = r.seats
    .map((_, i) => (at + 1 + i) % r.seats.length)
    .filter((i) => i !== at)
    .flatMap((i) => rivalAt(r, felt, now, i, pilesAt));
  return {
    seat,
    now,
    felt: r,
    places: felt,
    lay: { melds: rules.melds, rearrange: rules.rearrange },
    hand: kinds(held),
    columns: pilesAt(at),
    down: felt.laid(r, seat).length,
    offered: offer === null ? null : kindOf(view.faces[offer]!),
    unseen,
    left: Math.max(1, sumOf(unseen)),
    stock: cardsIn(r, felt.stock).length,
    rivals,
    cards,
    piles: (columns, laid) => {
      const pick = picked([...felt.laid(r, seat), ...cards(laid), ...(offer === null ? [] : [offer])]);
      return columns.map((column) => column.map(pick));
    },
  };
}
function rivalAt(r: Felt, felt: RummyFelt, now: Turns, i: number, pilesAt: (i: number) => Piles): readonly Rival[] {
  const seat = r.seats[i]!;
  if (now.out.includes(seat) || now.fouled.includes(seat)) return [];
  const down = felt.laid(r, seat).length;
  return [{ seat, columns: pilesAt(i), down, held: felt.held(r, seat).length }];
}
function sumOf(counts: Uint8Array): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
/** All that was dealt, less all I have seen. Cards that were shuffled again are new ones, and their old selves are nothing. */
function unseenIn(view: View, felt: RummyFelt, decks: number): Uint8Array {
  const unseen = new Uint8Array(KINDS).fill(decks);
  const { faces } = view;
  for (let card = 0; card < faces.length; card++) {
    const face = faces[card]!;
    if (face !== null) unseen[kindOf(face)]!--;
  }
  for (const card of cardsIn(view.felt, felt.spent)) {
    const face = faces[card]!;
    if (face !== null) unseen[kindOf(face)]!++;
  }
  return unseen;
}
