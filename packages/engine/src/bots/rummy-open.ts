/** An open card answered as it was weighed. */
import type { HouseCommand, Option } from '../kernel/index.js';
import { blockOf, fitsAny } from './rummy-plan.js';
import type { Rival, RummySight } from './rummy-sight.js';
import { bestUse, type Scales } from './rummy-weigh.js';

/** What the menu lets one do with the card that lies open. */
export interface Offers {
  readonly use: Option | undefined;
  readonly keep?: Option | undefined;
  /** It has to be used. */
  readonly must?: boolean;
}

/** The use of the open card, or null where it is better left. Columns lie as weighed; when all go down the house lays them. */
export function answered(s: RummySight, scales: Scales, { use, keep, must = false }: Offers): HouseCommand | null {
  if (s.offered === null || (!use && !keep)) return null;
  // All is down: what fits is added, and how matters to nobody.
  if (s.hand.length === 0) return use ? { type: use.type, actor: s.seat, cards: [] } : null;
  const ways = { most: use?.cards?.max ?? -1, must, keeps: keep !== undefined };
  const choice = bestUse(s.columns, s.hand, s.offered, scales, ways);
  if (choice === null) return null;
  if (choice === 'keep') return { type: 'keep', actor: s.seat };
  if (choice === 'all') return { type: use!.type, actor: s.seat, cards: s.cards(s.hand) };
  const { laid, columns } = choice;
  return { type: use!.type, actor: s.seat, cards: s.cards(laid), piles: s.piles(columns, laid) };
}

/** Somebody with ten down would win with this card. */
export const wouldWin = (rivals: readonly Rival[], s: RummySight): boolean =>
  rivals.some(({ held, columns }) => held === 0 && fitsAny(columns.map(blockOf), s.offered!, s.lay.melds));
