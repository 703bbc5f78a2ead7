/** Melds the plain way, to hold the solver against: by trying everything, and by following every state of the four suits at once. */
import { type Counts, endsRun, HEIGHTS, KINDS, type Kind, type MeldRules, shapeOf } from '../kinds.js';
import { columnsWith } from '../ways.js';

/** Can these cards be laid? Takes the first card, and tries every column it could lie in. */
export function canLayByTrying(cards: readonly Kind[], rules: MeldRules): boolean {
  const [first, ...rest] = cards;
  if (first === undefined) return true;
  for (let bits = 0; bits < 2 ** rest.length; bits++) {
    const column = [first, ...rest.filter((_, i) => (bits >> i) & 1)];
    if (shapeOf(column, rules) === null) continue;
    const left = rest.filter((_, i) => !((bits >> i) & 1));
    if (canLayByTrying(left, rules)) return true;
  }
  return false;
}
/** The most cards that can be laid with all of `must`, by trying every part of the hand. */
export function mostByTrying(must: readonly Kind[], may: readonly Kind[], rules: MeldRules): number | null {
  let most: number | null = null;
  for (let bits = 0; bits < 2 ** may.length; bits++) {
    const cards = [...must, ...may.filter((_, i) => (bits >> i) & 1)];
    if (most !== null && cards.length <= most) continue;
    if (canLayByTrying(cards, rules)) most = cards.length;
  }
  return most;
}

/**
 * The most cards that can be laid with all of `must`, by exhaustive search as anybody would write it: the lowest card left goes
 * into each column it could begin, or stays in the hand where it may. Nothing is remembered.
 */
export function mostBySearch(must: Counts, may: Counts, rules: MeldRules): number | null {
  const need = must.slice();
  const left = must.map((count, kind) => count + may[kind]!);
  let most = -1;
  const total = left.reduce((n, count) => n + count, 0);
  const go = (from: Kind, down: number, over: number): void => {
    if (total - over <= most) return;
    let low = from;
    while (low < KINDS && left[low] === 0) low++;
    if (low === KINDS) {
      most = down;
      return;
    }
    for (const column of columnsWith(low, left, rules)) {
      for (const kind of column) take(kind, 1);
      go(low, down + column.length, over);
      for (const kind of column) take(kind, -1);
    }
    // Those alike are left over together: which of them lie was tried above.
    const rest = left[low]!;
    if (need[low]! > 0) return;
    left[low] = 0;
    go(low + 1, down, over + rest);
    left[low] = rest;
  };
  const needed = new Int8Array(must);
  const take = (kind: Kind, by: number): void => {
    left[kind]! -= by;
    needed[kind]! -= by;
    need[kind] = Math.max(0, needed[kind]!);
  };
  go(0, 0, 0);
  return most < 0 ? null : most;
}

/** Every way to put cards into columns, each once, written down and sorted. */
export function arrangementsByTrying(cards: readonly Kind[], rules: MeldRules): Set<string> {
  const found = new Set<string>();
  const go = (left: readonly Kind[], columns: readonly string[]): void => {
    const [first, ...rest] = left;
    if (first === undefined) {
      found.add(columns.toSorted().join(' / '));
      return;
    }
    for (let bits = 0; bits < 2 ** rest.length; bits++) {
      const column = [first, ...rest.filter((_, i) => (bits >> i) & 1)];
      if (shapeOf(column, rules) === null) continue;
      const after = rest.filter((_, i) => !((bits >> i) & 1));
      go(after, [...columns, written(column)]);
    }
  };
  go(cards, []);
  return found;
}
export const written = (column: readonly Kind[]): string => column.toSorted((a, b) => a - b).join(' ');

/** The most cards that can be laid where columns stay: cards are added to them one at a time, and the rest laid by trying. */
export function mostAddedByTrying(
  columns: readonly (readonly Kind[])[],
  must: readonly Kind[],
  may: readonly Kind[],
  rules: MeldRules,
): number | null {
  let most: number | null = null;
  const seen = new Set<string>();
  const go = (now: readonly (readonly Kind[])[], need: readonly Kind[], left: readonly Kind[]): void => {
    const name = [now.map(written).join(' / '), written(need), written(left)].join(' | ');
    if (seen.has(name)) return;
    seen.add(name);
    const rest = mostByTrying(need, left, rules);
    const down = rest === null ? null : rest + now.flat().length;
    if (down !== null && (most === null || down > most)) most = down;
    for (const [i, column] of now.entries())
      for (const kind of new Set([...need, ...left])) {
        if (shapeOf([...column, kind], rules) === null) continue;
        const grown = now.map((was, n) => (n === i ? [...column, kind] : was));
        if (need.includes(kind)) go(grown, without(need, kind), left);
        else go(grown, need, without(left, kind));
      }
  };
  go(columns, must, may);
  return most;
}
const without = (kinds: readonly Kind[], kind: Kind): Kind[] => kinds.toSpliced(kinds.indexOf(kind), 1);

/**
 * Can all these be laid? Height by height, every state of the four suits together: runs open with one card, with two, with more.
 * Nothing is left out but what is the same twice. Slow, and short enough to be believed.
 */
export function canLayByStates(counts: ArrayLike<number>, rules: MeldRules): boolean {
  let layer = new Set(['0,0,0,0,0,0,0,0,0,0,0,0']);
  for (let height = 0; height < HEIGHTS; height++) {
    const next = new Set<string>();
    for (const key of layer) {
      const open = key.split(',').map(Number);
      const go = (suit: number, after: readonly number[], sets: readonly number[]): void => {
        if (suit === 4) {
          if (areSets(sets, height, rules)) next.add(after.join());
          return;
        }
        const [one, two, more] = [open[3 * suit]!, open[3 * suit + 1]!, open[3 * suit + 2]!];
        const cards = counts[suit * HEIGHTS + height]!;
        for (let begun = 0; one + two + begun <= cards; begun++)
          for (let goingOn = 0; goingOn <= more && one + two + begun + goingOn <= cards; goingOn++) {
            if (endsRun(height, rules) && one + begun > 0) continue;
            const long = endsRun(height, rules) ? 0 : two + goingOn;
            go(suit + 1, [...after, begun, one, long], [...sets, cards - one - two - begun - goingOn]);
          }
      };
      go(0, [], []);
    }
    layer = next;
  }
  return layer.size > 0;
}
/** May these cards of one rank, so many of each suit, all lie in sets? Either each suit stands alone, or they make one column. */
function areSets(counts: readonly number[], height: number, rules: MeldRules): boolean {
  if (counts.every((n) => n === 0 || n >= 3)) return true;
  const column = counts.flatMap((n, suit) => new Array<Kind>(n).fill(suit * HEIGHTS + height));
  return shapeOf(column, rules) === 'set';
}
