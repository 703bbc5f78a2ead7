// The gaming day, at whose end the box of a progressive is counted (SPAN-PROG-10). Pure: the time is the caller's.
import { progressiveOf, type TableState } from 'baraja/table';

export const DAY = 86_400_000;
/** Milliseconds after midnight UTC: four in the morning on the Pacific coast, when a card room is as good as empty. */
export const DAY_ENDS = 12 * 3_600_000;

/** When the gaming day ends that a moment belongs to; the end itself belongs to the next. */
export const dayEnd = (at: number, ends = DAY_ENDS): number => (Math.floor((at - ends) / DAY) + 1) * DAY + ends;

/**
 * When the box is to be counted next; null where there is none. A day that nobody could play on, because the room was closed, has no
 * box: what fell due meanwhile is counted once, before anything else happens.
 */
export function countDue(
  { rules, progressive, countedAt }: TableState,
  openedAt: number,
  ends?: number,
): number | null {
  if (progressiveOf(rules) === null || progressive === null || progressive.removed) return null;
  return dayEnd(countedAt ?? openedAt, ends);
}
