/** Which of the changed entries makes a difference. */
import { type GamePages, isRefused, openPages, type PageOpening, type RuleId } from 'baraja/document';
import type { TableRules } from 'baraja/table';
import { withChanges } from './entries.js';

/** A table by both editions. */
export interface Both {
  readonly opening: PageOpening;
  readonly one: TableRules;
  readonly two: TableRules;
}

/** Two editions of a game, and the entries that are otherwise in the later one. */
export interface Change {
  readonly was: GamePages;
  readonly is: GamePages;
  readonly changed: readonly RuleId[];
}
/** Is a table by the earlier edition with these changes of the later one such a one? */
const makes =
  ({ was, is }: Change, opening: PageOpening, isMadeBy: (table: TableRules) => boolean) =>
  (ids: readonly RuleId[]): boolean => {
    const table = openPages(withChanges(was, is, ids), opening);
    return !isRefused(table) && isMadeBy(table);
  };

/** Those changed entries that make it alone, at a table by the earlier edition with that change; or all of them, where it takes several. */
export function blamed(
  change: Change,
  opening: PageOpening,
  isMadeBy: (table: TableRules) => boolean,
): readonly RuleId[] {
  const { changed } = change;
  const isMadeByThese = makes(change, opening, isMadeBy);
  const alone = changed.filter((id) => isMadeByThese([id]));
  return alone.length > 0 || changed.length < 2 || !isMadeByThese(changed) ? alone : changed;
}
/** Does any of them explain it? The quicker question: all of them together nearly always do. */
export function isExplained(change: Change, opening: PageOpening, isMadeBy: (table: TableRules) => boolean): boolean {
  const isMadeByThese = makes(change, opening, isMadeBy);
  return (
    change.changed.length > 0 && (isMadeByThese(change.changed) || change.changed.some((id) => isMadeByThese([id])))
  );
}
