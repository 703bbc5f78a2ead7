// The words of the clauses a desk may cite, off the game's rules page: it is kept for when there is no connection.
import type { RulesPage } from 'baraja/words';

export interface ClauseWords {
  readonly text: string;
  /** Where it stands; empty where no sheet has it. */
  readonly citation: string;
  /** A ruling of ours, where the sheet is silent. */
  readonly ours: boolean;
}
export type Clauses = ReadonlyMap<string, ClauseWords>;

export const clausesOf = (page: RulesPage | null): Clauses =>
  new Map(
    (page?.sections ?? []).flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.kind === 'intro'
          ? []
          : [[entry.id, { text: entry.text, citation: entry.citation, ours: entry.kind === 'ruling' }] as const],
      ),
    ),
  );
