// What chance would never find: cards that make a meld, and how they shall lie. A rummy's open options are proposed for here.
import type { CardId, Command, Known, Option, Rng, Seat, View } from 'baraja';
import type { RummyRules } from 'baraja/games';
import type { AnyGame } from 'baraja/kernel';
import type { MeldRules } from 'baraja/melds';
import { type Columns, otherWays, suggest, type Turns, waysToLay } from 'baraja/steps';
import type { Propose, Weigh } from './subject.js';

/** The card before the player, by what he would do with it. */
function offered(game: AnyGame, { felt }: View, type: string): readonly CardId[] {
  const now = felt.now as Turns & { readonly open?: CardId | null; readonly unused?: CardId | null };
  if (type === 'use') return felt.zones[game.names.zones.indexOf('offer')]!;
  return type === 'take' ? [(now.open ?? now.unused)!] : [];
}

/** As many cards as can go down, or any way that is on the menu; as often as not said how all of them shall lie. */
export const rummyPropose = (game: AnyGame, { melds, rearrange }: RummyRules): Propose => {
  const lay = { melds, rearrange };
  return (view, option, rng) => {
    const seat = view.you as Seat;
    const { columns } = view.felt.now as Turns;
    const face: Known = (card) => view.faces[card] ?? undefined;
    const own = columns[view.felt.seats.indexOf(seat)]!;
    if (option.type === 'rearrange') return anew(seat, own, face, melds, rng);
    const p = {
      columns: own,
      hand: option.cards!.from,
      offered: offered(game, view, option.type),
    };
    const most = suggest(p, face, lay);
    const command = { type: option.type, actor: seat };
    if (most !== null && fits(most, option) && rng.below(2) === 0) return { ...command, cards: most };
    const ways = waysToLay(p, face, lay).filter(({ cards }) => fits(cards, option));
    if (ways.length === 0) throw new Error(`${option.type} is offered, and no cards can be laid`);
    const { cards, columns: piles } = pick(ways, rng);
    return rng.below(2) === 0 ? { ...command, cards } : { ...command, cards, piles };
  };
};
/** Of the first few other ways for one's columns to lie, one; null where there is none. */
const FEW = 8;
function anew(seat: Seat, columns: Columns, face: Known, melds: MeldRules, rng: Rng): Command | null {
  const others: Columns[] = [];
  for (const piles of otherWays(columns, face, { melds })) if (others.push(piles) === FEW) break;
  return others.length === 0 ? null : { type: 'rearrange', actor: seat, piles: pick(others, rng) };
}
/**
 * Dropping out at even chances ends a game before anybody has a column. So in a round it counts as much as the rest, or seldom,
 * or hardly ever; and what makes a column counts twice what lets a card go.
 */
export function rummyWeigh(rng: Rng): Weigh {
  const rest = pick([1, 12, 150, 150], rng);
  return ({ type, open }) => (type === 'drop' ? 1 : rest * (open ? 2 : 1));
}
const fits = (cards: readonly CardId[], { cards: bounds }: Option): boolean =>
  cards.length >= bounds!.min && cards.length <= bounds!.max;
const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)]!;
