/** All the ways a hand can be used, for hints; and the best one where columns once laid stay as they are. */
import { type Counts, HEIGHTS, KINDS, type Kind, type MeldRules, shapeOf } from './kinds.js';
import { best, type Laid, MOST, type Worth } from './solve.js';

export interface Way {
  /** What of the hand goes down. */
  readonly used: Counts;
  readonly columns: Laid['columns'];
}

/** Every choice of cards from `may` that can be laid together with all of `must`, each with one way to lay it. */
export function ways(must: Counts, may: Counts, rules: MeldRules): readonly Way[] {
  const held = Array.from(may.keys()).filter((kind) => may[kind]! > 0);
  const used = new Uint8Array(KINDS);
  const down = must.slice();
  const out: Way[] = [];
  const go = (i: number): void => {
    const kind = held[i];
    if (kind === undefined) {
      const laid = best(down, NOTHING, rules);
      if (laid !== null) out.push({ used: used.slice(), columns: laid.columns });
      return;
    }
    for (let count = 0; count <= may[kind]!; count++) {
      used[kind] = count;
      down[kind] = must[kind]! + count;
      go(i + 1);
    }
    used[kind] = 0;
    down[kind] = must[kind]!;
  };
  go(0);
  return out;
}
const NOTHING: Counts = new Uint8Array(KINDS);

/** As `best`, but the columns on the table are only added to, never taken apart (`snk.pan.rearrange` = no). */
export function bestAdded(
  columns: readonly (readonly Kind[])[],
  must: Counts,
  may: Counts,
  rules: MeldRules,
  worth: Worth = MOST,
): Laid | null {
  let found: Laid | null = null;
  const [need, left] = [must.slice(), may.slice()];
  const grown = columns.map((column) => [...column]);
  const go = (i: number): void => {
    const column = grown[i];
    if (column === undefined) {
      const rest = best(need, left, rules, worth);
      const down = grown.reduce((sum, cards) => sum + worthOf(cards, rules, worth), 0);
      if (rest !== null && (found === null || rest.worth + down > found.worth))
        found = { worth: rest.worth + down, columns: [...grown.map((cards) => [...cards]), ...rest.columns] };
      return;
    }
    go(i + 1);
    for (const kind of nextFor(column, rules)) {
      const from = need[kind]! > 0 ? need : left;
      if (from[kind] === 0) continue;
      from[kind]!--;
      column.push(kind);
      go(i);
      column.splice(column.lastIndexOf(kind), 1);
      from[kind]!++;
    }
  };
  go(0);
  return found;
}

/** The kinds a column can take as it lies. */
function nextFor(column: readonly Kind[], rules: MeldRules): readonly Kind[] {
  const shape = shapeOf(column, rules);
  if (shape === 'set') {
    const height = column[0]! % HEIGHTS;
    const all = [0, 1, 2, 3].map((suit) => suit * HEIGHTS + height);
    return all.filter((kind) => shapeOf([...column, kind], rules) !== null);
  }
  const sorted = column.toSorted((a, b) => a - b);
  return [sorted[0]! - 1, sorted.at(-1)! + 1].filter(
    (kind) => kind >= 0 && kind < KINDS && shapeOf([...column, kind], rules) === 'run',
  );
}
function worthOf(column: readonly Kind[], rules: MeldRules, worth: Worth): number {
  const by = shapeOf(column, rules) === 'set' ? worth.set : worth.run;
  return column.reduce((sum, kind) => sum + by[kind]!, 0);
}
