// Breaks the houses' documents one thing at a time, for npm run mutants -- --documents. Bundled and run by tools/mutants/documents.mjs.

import { isNoticed, isSame, mutantsOf } from '../../packages/book/src/mutants.js';
import { folder, housesIn } from '../../packages/book/src/node/index.js';
import { readHouse } from '../../packages/book/src/read.js';

export interface Tried {
  readonly house: string;
  readonly mutants: number;
  readonly noticed: number;
  /** Played as before: what was left out is said by somebody else. */
  readonly same: number;
  readonly left: readonly string[];
}
/** Each house as soon as it is done. */
export function* tryDocuments(root: string, only: readonly string[] | null): Generator<Tried> {
  for (const house of housesIn(root).filter((id) => only === null || only.includes(id))) {
    const tried = { house, mutants: 0, noticed: 0, same: 0, left: [] as string[] };
    for (const game of readHouse(house, folder(root)).games.values())
      for (const mutant of mutantsOf(game)) {
        tried.mutants++;
        if (isNoticed(game, mutant)) tried.noticed++;
        else if (isSame(game, mutant)) tried.same++;
        else tried.left.push(`${mutant.game} ${mutant.id}: ${mutant.what}`);
      }
    yield tried;
  }
}
