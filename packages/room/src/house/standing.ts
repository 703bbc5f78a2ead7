// Practice tables that stand open from the start: which, and what they are called.
import { houses, isOpened, type Opening } from 'baraja/books';
import type { TableRules } from 'baraja/table';
import type { Store } from '../store/index.js';
import { openOn } from '../table/day.js';

/** Practice tables that stand open from the start, as the houses have it. */
export const standingTables = (at: number): readonly { readonly opening: Opening; readonly rules: TableRules }[] =>
  houses.flatMap(({ id: house, practice }) =>
    practice.map((table) => {
      const opening = { house, ...table };
      const rules = openOn(opening, at);
      if (!isOpened(rules)) throw new Error(`a standing table cannot be opened: ${rules.refused}`);
      return { opening, rules };
    }),
  );
/** As they are opened. */
export const STANDING = { host: null, practice: true, unlisted: false } as const;
/** How their ids begin. */
export const STANDING_NAME = 'practice-';
export const standingName = ({ gameId, stake }: Pick<TableRules, 'gameId' | 'stake'>): string =>
  `${STANDING_NAME}${gameId}-${stake.replace('/', 'x')}`;
/** The id of a standing table; a number is added where one of that name was closed for good. */
export async function standingId(
  rules: TableRules,
  { has, store }: { readonly has: (id: string) => boolean; readonly store: Store },
): Promise<string> {
  const name = standingName(rules);
  for (let n = 1; ; n++) {
    const id = n === 1 ? name : `${name}-${n}`;
    if (has(id) || (await store.latest(`table-${id}`)).version === 0) return id;
  }
}
/** The ids of the practice tables that stand open from the start. */
export const standing = (at: number): readonly string[] => standingTables(at).map(({ rules }) => standingName(rules));
