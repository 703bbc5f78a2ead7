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
/** How a card goes round: who drew it, who has let it go on since, and who is asked after whoever has the say. */
export interface Going {
  readonly drew: number;
  readonly passed: readonly number[];
  readonly next: readonly number[];
}
/** Null where no card goes round. */
export function going(felt: DrawnFelt): Going | null {
  const now = nowOf(felt);
  if (!now || !('drawer' in now) || now.phase !== 'offer' || cardsIn(felt, 'offer').length === 0) return null;
  const { drawer, asked } = now;
  const from = felt.seats.indexOf(drawer);
  const round = [...felt.seats.slice(from), ...felt.seats.slice(0, from)].filter(
    (seat) => seat === drawer || plays(felt, seat),
  );
  const at = round.indexOf(asked);
  return { drew: drawer, passed: round.slice(1, Math.max(1, at)), next: round.slice(Math.max(1, at + 1)) };
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
