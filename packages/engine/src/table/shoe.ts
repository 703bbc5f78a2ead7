/**
 * A shoe that lasts for more than one round. Between rounds the table keeps the order it was shuffled in and how much of
 * it has been dealt; the next round sets it up again, so that chance is asked for an order only when there is a fresh shuffle.
 */
import type { Face } from '../cards/index.js';
import { EVERYBODY } from '../kernel/index.js';
import type { Shoe, TableState } from './state.js';

/** What is left for the next round: nothing, when the cut card has come, or when the rack was shuffled in. */
export function shoeAfter({ rules, live, shoe }: TableState): Shoe | null {
  const { game, round } = live!;
  if (!('cut' in rules.game)) return null;
  const { faces, felt } = round;
  if (faces.length === 0) return shoe; // no cards were dealt
  if (faces.length !== game.pack.length) return null;
  const left = felt.zones[game.names.zones.indexOf('stock')]!;
  const gone = faces.length - left.length;
  const isKnown = felt.seen.every((seen, card) => seen === EVERYBODY || left.includes(card));
  return left.length > rules.game.cut && isKnown ? { faces, gone } : null;
}

/** The order chance has nothing more to say about, where the round in progress goes on with a shoe and has not set it up yet. */
export function orderGiven({ live, shoe }: Pick<TableState, 'live' | 'shoe'>): readonly Face[] | null {
  if (live === null || shoe === null || live.round.faces.length > 0) return null;
  return live.round.menus[0]?.actor === 'chance' ? shoe.faces : null;
}
