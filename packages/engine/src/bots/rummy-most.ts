/** What of a hand goes down where as much as can be shall. */
import type { RummyRules } from '../games/index.js';
import type { CardId, Option } from '../kernel/index.js';
import { type LayRules, suggest } from '../steps/index.js';
import { chooser, type Seen } from './bot.js';

/** The most cards that can go down now. */
export function mostOf({ view, game }: Seen, rules: RummyRules, { type, cards }: Option): readonly CardId[] | null {
  const { felt, faces } = view;
  const seat = chooser(view);
  const columns = felt.now.columns[felt.seats.indexOf(seat)];
  const open =
    type === 'use' ? felt.zones[game.names.zones.indexOf('offer')]! : type === 'take' ? [openCard(felt.now)] : [];
  const lay: LayRules = { melds: rules.melds, rearrange: rules.rearrange };
  const found = suggest({ columns, hand: cards!.from, offered: open }, (card) => faces[card] ?? undefined, lay);
  return found === null || found.length < cards!.min || found.length > cards!.max ? null : found;
}
/** The card left by the player before: at Pan what he did not use, at Largo what he threw too. */
const openCard = (now: { unused?: CardId; open?: CardId }): CardId => (now.unused ?? now.open)!;
