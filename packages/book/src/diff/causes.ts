/** Which of the changed entries makes a difference. */
import { isRefused, openPages, type PageOpening, type RuleId } from 'baraja/document';
import type { TableRules } from 'baraja/table';
import type { ReadGame } from '../library.js';
import { withChanges } from './entries.js';

/** A table by both editions. */
export interface Both {
  readonly opening: PageOpening;
  readonly one: TableRules;
  readonly two: TableRules;
}

/** Those changed entries that make it alone, at a table by the earlier edition with that change; or all of them, where it takes several. */
export function blamed(
  { was, is, changed }: { readonly was: ReadGame; readonly is: ReadGame; readonly changed: readonly RuleId[] },
  opening: PageOpening,
  isMadeBy: (table: TableRules) => boolean,
): readonly RuleId[] {
  const makes = (ids: readonly RuleId[]): boolean => {
    const table = openPages(withChanges(was.pages, is.pages, ids), opening);
    return !isRefused(table) && isMadeBy(table);
  };
  const alone = changed.filter((id) => makes([id]));
  return alone.length > 0 || changed.length < 2 || !makes(changed) ? alone : changed;
}
