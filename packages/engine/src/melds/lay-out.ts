/** Columns from the rungs of a finished climb. */
import { HEIGHTS, isFree, type Kind, type MeldRules, type Shape } from './kinds.js';
import { type Rung, unpack } from './ladder.js';
import { type LaidColumns, takesAny } from './laid.js';

type Column = Kind[];
/** A column that stays, as it was and as it grows. */
interface Stands {
  readonly cards: Column;
  readonly was: readonly Kind[];
  readonly shape: Shape | null;
}
/** The runs of a suit that stand open: of one card, of two, and of three and more. */
interface Open {
  ones: Column[];
  twos: Column[];
  more: Column[];
}

export function layOut(
  path: readonly { readonly kind: Kind; readonly packed: number }[],
  stays: LaidColumns | null,
  rules: MeldRules,
): Column[] {
  const columns: Column[] = stays === null ? [] : stays.columns.map((column) => [...column]);
  const standing = columns.map((cards, i): Stands => ({ cards, was: stays!.columns[i]!, shape: stays!.shapes[i]! }));
  const open: (Open & { at: Kind })[] = [0, 1, 2, 3].map(() => ({ ones: [], twos: [], more: [], at: -1 }));
  const sets: { kind: Kind; count: number }[] = [];
  path.forEach(({ kind, packed }, i) => {
    const rung = unpack(packed);
    const suit = open[Math.floor(kind / HEIGHTS)]!;
    if (suit.at !== kind - 1) suit.more = [];
    suit.at = kind;
    suit.more.push(...standing.filter((column) => endsBelow(column, kind)).map(({ cards }) => cards));
    join(suit, rung, kind, standing);
    goOn(suit, rung, kind, columns);
    const onto = rung.used - rung.inRuns - rung.inNewSets;
    if (onto > 0) takerOf(standing, kind, rules).push(...copies(kind, onto));
    if (rung.inNewSets > 0) sets.push({ kind, count: rung.inNewSets });
    if (i + 1 === path.length || path[i + 1]!.kind % HEIGHTS !== kind % HEIGHTS) {
      laySets(sets, kind % HEIGHTS, rules, columns);
      sets.length = 0;
    }
  });
  return columns.filter((column) => column.length > 0);
}
const copies = (kind: Kind, count: number): Kind[] => new Array<Kind>(count).fill(kind);
const endsBelow = ({ was, shape }: Stands, kind: Kind): boolean =>
  shape === 'run' && kind % HEIGHTS > 0 && was.at(-1) === kind - 1;

/** Runs too short to stand end by joining columns that begin here. */
function join(suit: Open, { joined1, joined2 }: Rung, kind: Kind, standing: readonly Stands[]): void {
  const above = standing.filter(({ was, shape }) => shape === 'run' && was[0] === kind);
  for (const run of [...suit.ones.splice(0, joined1), ...suit.twos.splice(0, joined2)]) {
    above.pop()!.cards.unshift(...run);
    run.length = 0;
  }
}
/** The runs that go on with this card, and those it begins. */
function goOn(suit: Open, rung: Rung, kind: Kind, columns: Column[]): void {
  const { ones, twos } = suit;
  const more = suit.more.slice(0, rung.goingOn);
  for (const run of [...ones, ...twos, ...more]) run.push(kind);
  suit.more = [...twos, ...more];
  suit.twos = ones;
  suit.ones = [];
  for (let begun = rung.inRuns - ones.length - twos.length - more.length; begun > 0; begun--) {
    const run = [kind];
    suit.ones.push(run);
    columns.push(run);
  }
}
function takerOf(standing: readonly Stands[], kind: Kind, rules: MeldRules): Column {
  const sets = standing.filter(({ was, shape }) => shape === 'set' && was[0]! % HEIGHTS === kind % HEIGHTS);
  const own = sets.find(({ was }) => was[0] === kind && !takesAny(was, rules));
  return (own ?? sets.find(({ was }) => takesAny(was, rules))!).cards;
}
/** One column where a house lets the suits mix; otherwise one for each suit. */
function laySets(
  sets: readonly { kind: Kind; count: number }[],
  height: number,
  rules: MeldRules,
  columns: Column[],
): void {
  if (sets.length === 0) return;
  const whole = sets.every(({ count }) => count >= 3);
  const mixes = isFree(height, rules) || rules.sets === 'grown';
  if (whole && !mixes) for (const { kind, count } of sets) columns.push(copies(kind, count));
  else columns.push(sets.flatMap(({ kind, count }) => copies(kind, count)));
}
