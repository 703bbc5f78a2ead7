/** Figures of a game's pages that are dated. */
import type { GamePages, RuleId } from './page.js';
import { entriesOf } from './switches.js';

/** The days that anything in it holds from. */
function daysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(key === 'by day' ? Object.keys(part as object) : []),
    ...daysIn(part),
  ]);
}
/** The clauses of which a figure has begun to hold after one day and by another. */
export const begunBetween = (pages: GamePages, after: string, by: string): readonly RuleId[] =>
  entriesOf(pages).flatMap(({ entry: { id, ...says } }) =>
    daysIn(says).some((day) => day > after && day <= by) ? [id] : [],
  );
