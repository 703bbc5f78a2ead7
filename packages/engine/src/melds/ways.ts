/** All the ways a hand can be used, and all the ways cards can lie: for hints, and for players who choose. */
import { type Counts, HEIGHTS, KINDS, type Kind, type MeldRules, mightMeld, shapeOf } from './kinds.js';
import { best, bestAdded, canLay, type Laid } from './solve.js';

export interface Way {
  /** What of the hand goes down. */
  readonly used: Counts;
  readonly columns: Laid['columns'];
}
const NOTHING: Counts = new Uint8Array(KINDS);

/**
 * Every choice of cards from `may` that can be laid together with all of `must`, each with one way to lay it. Columns that
 * `stay`, where a house keeps them as they lie, are only added to.
 */
export function ways(must: Counts, may: Counts, rules: MeldRules, stay?: Laid['columns']): readonly Way[] {
  const have = must.map((count, kind) => count + may[kind]!);
  if (stay) for (const kind of stay.flat()) have[kind]!++;
  const held = Array.from(may.keys()).filter((kind) => may[kind]! > 0 && mightMeld(kind, have, rules));
  const used = new Uint8Array(KINDS);
  const down = must.slice();
  const out: Way[] = [];
  const go = (i: number): void => {
    const kind = held[i];
    if (kind === undefined) {
      const laid = stay ? bestAdded(stay, down, NOTHING, rules) : best(down, NOTHING, rules);
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

/**
 * Every way these cards can lie in valid columns, each once; long layouts have more than anybody would count, so they come one
 * at a time. The lowest card left is put into each column that can hold it, so long as the rest can still be laid.
 */
export function* arrangements(cards: Counts, rules: MeldRules): Generator<readonly (readonly Kind[])[], void> {
  if (!canLay(cards, rules)) return;
  yield* arrange(cards.slice(), rules, [], '');
}
function* arrange(
  left: Counts,
  rules: MeldRules,
  columns: readonly (readonly Kind[])[],
  before: string,
): Generator<readonly (readonly Kind[])[], void> {
  const low = left.findIndex((count) => count > 0);
  if (low < 0) return yield columns;
  for (const column of columnsWith(low, left, rules)) {
    // Columns that begin alike are taken in one order only, so that no arrangement comes twice.
    const name = nameOf(column);
    if (columns.at(-1)?.[0] === low && name < before) continue;
    const rest = left.slice();
    for (const kind of column) rest[kind]!--;
    if (canLay(rest, rules)) yield* arrange(rest, rules, [...columns, column], name);
  }
}
const nameOf = (column: readonly Kind[]): string => String.fromCharCode(...column);

/** The columns the lowest card left can lie in: runs that begin with it, and sets. */
export function columnsWith(low: Kind, left: Counts, rules: MeldRules): readonly (readonly Kind[])[] {
  const out: Kind[][] = [];
  const run = [low];
  for (let kind = low + 1; kind < KINDS && left[kind]! > 0; kind++) {
    run.push(kind);
    if (run.length < 3) continue;
    if (shapeOf(run, rules) !== 'run') break;
    out.push(run.slice());
  }
  const set: Kind[] = [low];
  const add = (kind: Kind): void => {
    if (kind >= KINDS) {
      if (shapeOf(set, rules) === 'set') out.push(set.slice());
      return;
    }
    const more = left[kind]! - (kind === low ? 1 : 0);
    add(kind + HEIGHTS);
    for (let count = 0; count < more; count++) {
      set.push(kind);
      add(kind + HEIGHTS);
    }
    set.splice(set.length - more, more);
  };
  add(low);
  return out;
}
