// A rummy at a terminal table: the stock with its marker, the open card, everybody's columns; and cards named as they are written.

import {
  type CardId,
  type Face,
  type HouseCommand,
  isReadable,
  type Known,
  type Option,
  rankOf,
  readFace,
  type Seat,
  suitOf,
  type View,
} from 'baraja';
import type { ActName } from 'baraja/facts';
import type { RummyRules } from 'baraja/games';
import { otherWays, suggest, type Turns } from 'baraja/steps';
import type { Reader, Scenery } from './screen.js';
import { t } from './words/index.js';

/** What a turn loop has on view besides columns: Pan's unused card, Largo's open one, its marker. */
type Now = Turns & {
  readonly unused?: CardId | null;
  readonly open?: CardId | null;
  readonly marker?: number | null;
};
const nowOf = (view: View): Now | null =>
  view.felt.now !== null && typeof view.felt.now === 'object' && 'columns' in view.felt.now ? view.felt.now : null;

/** The card before whoever is to act: drawn, or left by the player before him. */
function openCard(view: View, look: Reader, type?: string): CardId | undefined {
  const now = nowOf(view);
  if (type === 'lay') return undefined;
  return look.ids('offer')[0] ?? now?.open ?? now?.unused ?? undefined;
}

/** '210 in the deck, the marker under 12   open: K♠'. */
export function rummyMiddle(view: View, s: Scenery, look: Reader): string {
  const stock = look.ids('stock').length;
  const marker = nowOf(view)?.marker ?? null;
  const card = openCard(view, look);
  const face = card === undefined ? null : (view.faces[card] ?? null);
  const antes = look.chips('centre');
  return [
    `${t().play.deck(stock)}${marker === null ? '' : t().play.marker(stock - marker)}`,
    face === null ? '' : t().play.open(look.card(face)),
    antes > 0 ? t().play.antes(s.say.money(antes)) : '',
  ]
    .filter(Boolean)
    .join('   ');
}

/** Ten cards are read by suit and height, the ace low; those one has not seen stay as they came. */
export function bySuit(cards: readonly CardId[], { faces }: View): readonly CardId[] {
  const ACE = 12;
  const height = (face: Face): number => (rankOf(face) === ACE ? -1 : rankOf(face));
  const place = (id: CardId): number => {
    const face = faces[id];
    return face === null || face === undefined ? -2 : 100 * suitOf(face) + height(face);
  };
  return cards.toSorted((a, b) => place(a) - place(b));
}

/** A seat's columns, side by side: '(3♠ 4♠ 5♠) (Q♥ Q♥ Q♥)'. */
export function rummyColumns(view: View, look: Reader, seat: Seat): string {
  const columns = nowOf(view)?.columns[view.felt.seats.indexOf(seat)] ?? [];
  const cards = (column: readonly CardId[]) =>
    column.map((id) => (view.faces[id] === null ? '' : look.card(view.faces[id]!)));
  return columns.map((column) => `(${cards(column).join(' ')})`).join(' ');
}

/**
 * Reads "u 4s 5s" as using the open card with the four and five of spades, "d Kc" as throwing the king of clubs. Cards may be
 * named by their place in the hand, too; "u" alone lays as many as can go down.
 */
export function rummyCommand(
  p: { type: ActName; rest: readonly string[]; option: Option | undefined; seat: Seat },
  view: View,
  rules: RummyRules,
  look: Reader,
): HouseCommand {
  const { type, rest, option, seat } = p;
  if (option?.amount) return { type, actor: seat, amount: rest[0] === undefined ? option.amount.min : Number(rest[0]) };
  if (!option?.cards) return { type, actor: seat };
  if (rest.length === 0 && option.open) {
    const open = openCard(view, look, type);
    const face: Known = (card) => view.faces[card] ?? undefined;
    const columns = nowOf(view)!.columns[view.felt.seats.indexOf(seat)]!;
    const hand = { columns, hand: option.cards.from, offered: open === undefined ? [] : [open] };
    return { type, actor: seat, cards: suggest(hand, face, rules) ?? [] };
  }
  return { type, actor: seat, cards: named(rest, option.cards.from, view) };
}
/**
 * "rearrange 3s 4s 5s / 6s 6s 6s" says how one's columns shall lie; alone it lays them another way, if there is one. One's own
 * columns, whoever's turn it is.
 */
export function rearrangeCommand(rest: readonly string[], view: View, seat: Seat, rules: RummyRules): HouseCommand {
  const columns = nowOf(view)?.columns[view.felt.seats.indexOf(seat)] ?? [];
  const face: Known = (card) => view.faces[card] ?? undefined;
  if (rest.length === 0) {
    const other = otherWays(columns, face, rules).next();
    return { type: 'rearrange', actor: seat, piles: other.done ? columns : other.value };
  }
  const left = [...columns.flat()];
  const piles = rest
    .join(' ')
    .split('/')
    .map((pile) =>
      pile
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => {
          const card = left.findIndex((id) => view.faces[id] === readFace(word.replace(/^10/, 'T')));
          return card < 0 ? -1 : left.splice(card, 1)[0]!;
        }),
    );
  return { type: 'rearrange', actor: seat, piles };
}
/** Cards of a hand by name or by number; of two alike, the second time the other. One that is not there is none at all. */
function named(words: readonly string[], hand: readonly CardId[], view: View): readonly CardId[] {
  const left = [...bySuit(hand, view)];
  const shown = [...left];
  return words.map((word) => {
    const face = readFace(word.replace(/^10/, 'T'));
    const card = isReadable(face) ? left.find((id) => view.faces[id] === face) : shown[Number(word) - 1];
    if (card !== undefined) left.splice(left.indexOf(card), 1);
    return card ?? -1;
  });
}
