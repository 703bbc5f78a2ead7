// What a rummy's turn remembers, as the table shows it: columns, whose say it is, which card is to be had, the marker.
import type { Escaleriado, Largo, Pan } from 'baraja/steps';
import { cardsIn, type DrawnFelt, isLive } from '../../lib/felt.js';
import type { ActName, CardId } from '../../lib/wire.js';
import type { Piles } from '../scene.js';

export type Now = Escaleriado | Pan | Largo;

/** Null before the first turn. */
export function nowOf({ now }: Pick<DrawnFelt, 'now'>): Now | null {
  const known = typeof now === 'object' && now !== null && 'columns' in now && 'asked' in now;
  return known ? (now as unknown as Now) : null;
}
/** How a seat's face-up cards lie, by the order of play. */
export const columnsAt = (felt: DrawnFelt, seat: number): Piles => nowOf(felt)?.columns[felt.seats.indexOf(seat)] ?? [];

/** Still drawing and melding. */
export function plays(felt: DrawnFelt, seat: number): boolean {
  const now = nowOf(felt);
  if (!now) return isLive(felt, seat);
  return felt.seats.includes(seat) && !now.out.includes(seat) && !now.fouled.includes(seat);
}
/** Who has the say, or the turn; null when the game is over. */
export function askedOn(felt: DrawnFelt): number | null {
  const now = nowOf(felt);
  return now && now.phase !== 'over' && now.phase !== 'shuffle' ? now.asked : null;
}
/** The card that was left or thrown for the next player, on top of what was thrown; null where the top is dead. */
export function openCard(felt: DrawnFelt): CardId | null {
  const now = nowOf(felt);
  if (!now) return null;
  const card = 'unused' in now ? now.unused : 'open' in now ? now.open : null;
  return card !== null && cardsIn(felt, 'discards').includes(card) ? card : null;
}
/** The card an act would take with it: the drawn one, or the open one on the pile. */
export function takenBy(felt: DrawnFelt, act: ActName): readonly CardId[] {
  if (act.startsWith('use')) return cardsIn(felt, 'offer');
  const open = openCard(felt);
  return act.startsWith('take') && open !== null ? [open] : [];
}
/** Largo's marker: how many cards are above it; null where there is none. */
export function aboveMarker(felt: DrawnFelt): number | null {
  const now = nowOf(felt);
  return now && 'marker' in now && now.marker !== null ? cardsIn(felt, 'stock').length - now.marker : null;
}
