/**
 * The best way to lay melds: of all ways to put what must lie on the table, and whatever of a hand one likes, into valid
 * columns, one that is worth most. Exact: heights are gone through from the ace to the king, and all that matters of the
 * columns so far is how many runs stand open in each suit with one card, with two, or with three and more.
 */
import { areSets, type Counts, endsRun, HEIGHTS, KINDS, type Kind, type MeldRules, mightMeld } from './kinds.js';

/** What a card is worth in a run and in a set, by kind. What must lie down counts too: it may be worth more another way. */
export interface Worth {
  readonly run: ArrayLike<number>;
  readonly set: ArrayLike<number>;
}
export interface Laid {
  readonly worth: number;
  /** Every column, its cards by kind; runs rising. */
  readonly columns: readonly (readonly Kind[])[];
}

const ONES = new Uint8Array(KINDS).fill(1);
/** Every card is worth one: the way that puts most cards down. */
export const MOST: Worth = { run: ONES, set: ONES };

/**
 * Up to forty cards the search is exhaustive. A longer layout is nearly all bulk that could lie in a hundred ways: there one run a
 * suit is begun at a height, and of the ways so far those with the fewest short runs open are followed.
 */
const LONG = 40;
const FOLLOWED = 400;

/** Of one suit at one height: so many cards used, so many of them in runs, so many of those in runs that were long enough. */
interface Use {
  readonly used: number;
  readonly inRuns: number;
  readonly goingOn: number;
  readonly worth: number;
  /** Runs open after it. */
  readonly one: number;
  readonly two: number;
  readonly more: number;
}
/** A way to have come so far. */
interface Node {
  worth: number;
  from: Node | null;
  uses: readonly Use[];
  readonly state: readonly Open[];
}
interface Open {
  readonly one: number;
  readonly two: number;
  readonly more: number;
}
const SHUT: Open = { one: 0, two: 0, more: 0 };

/**
 * The best layout that holds all of `must` and any of `may`; null where `must` cannot be laid at all. Where sets keep to one
 * suit each suit is a puzzle of its own; elsewhere the sets tie the four together.
 */
export function best(must: Counts, may: Counts, rules: MeldRules, worth: Worth = MOST): Laid | null {
  const have = must.map((count, kind) => count + may[kind]!);
  const useful = may.slice();
  for (let kind = 0; kind < KINDS; kind++) {
    if (have[kind] === 0 || mightMeld(kind, have, rules)) continue;
    if (must[kind]! > 0) return null;
    useful[kind] = 0;
  }
  const long = must.reduce((n, count) => n + count, 0) > LONG;
  const groups = rules.sets === 'one-suit' ? [[0], [1], [2], [3]] : [[0, 1, 2, 3]];
  const columns: Kind[][] = [];
  let total = 0;
  for (const suits of groups) {
    if (!any(suits, must, useful)) continue;
    const end = search(suits, { must, may: useful, long }, rules, worth);
    if (end === null) return null;
    total += end.worth;
    lay(end, suits, rules, columns);
  }
  return { worth: total, columns };
}

function any(suits: readonly number[], must: Counts, may: Counts): boolean {
  for (const suit of suits)
    for (let kind = suit * HEIGHTS; kind < (suit + 1) * HEIGHTS; kind++) if (must[kind]! + may[kind]! > 0) return true;
  return false;
}

/** Can all of these be laid? */
export const canLay = (must: Counts, rules: MeldRules): boolean => best(must, NOTHING, rules) !== null;
const NOTHING: Counts = new Uint8Array(KINDS);

interface Cards {
  readonly must: Counts;
  readonly may: Counts;
  readonly long: boolean;
}
function search(suits: readonly number[], cards: Cards, rules: MeldRules, worth: Worth): Node | null {
  let layer = new Map<number, Node>();
  layer.set(0, { worth: 0, from: null, uses: [], state: suits.map(() => SHUT) });
  for (let height = 0; height < HEIGHTS; height++) {
    const next = new Map<number, Node>();
    for (const node of layer.values()) {
      const choices: Use[][] = [];
      for (let i = 0; i < suits.length; i++) {
        const uses = usesOf(suits[i]!, height, node.state[i]!, cards, rules, worth);
        if (uses.length === 0) break;
        choices.push(uses);
      }
      if (choices.length === suits.length) combine(choices, height, node, rules, next);
    }
    layer = cards.long && next.size > FOLLOWED ? likeliest(next) : next;
    if (layer.size === 0) return null;
  }
  return layer.get(0) ?? null;
}

function likeliest(layer: ReadonlyMap<number, Node>): Map<number, Node> {
  const owed = ({ state }: Node) => state.reduce((n, { one, two }) => n + 2 * one + two, 0);
  const sorted = [...layer].sort(([, a], [, b]) => owed(a) - owed(b) || b.worth - a.worth);
  return new Map(sorted.slice(0, FOLLOWED));
}

/** Everything one suit can do at a height, given the runs that stand open. */
function usesOf(
  suit: number,
  height: number,
  open: Open,
  { must, may, long }: Cards,
  rules: MeldRules,
  worth: Worth,
): Use[] {
  const kind = suit * HEIGHTS + height;
  const least = must[kind]!;
  const most = least + may[kind]!;
  const owed = open.one + open.two; // runs of fewer than three cards must go on
  const ends = endsRun(height, rules);
  const later = ends ? 0 : must[kind + 1]! + may[kind + 1]!;
  const last = ends || endsRun(height + 1, rules) ? 0 : must[kind + 2]! + may[kind + 2]!;
  const out: Use[] = [];
  for (let used = least; used <= most; used++)
    for (let inRuns = owed; inRuns <= used; inRuns++) {
      const free = inRuns - owed;
      // A run that is long enough goes on before a new one begins: nothing is lost by it, and nothing owed.
      const goingOn = Math.min(free, open.more);
      const begun = free - goingOn;
      if (begun > last || begun + open.one > later || (long && begun > 1)) continue;
      out.push({
        used,
        inRuns,
        goingOn,
        worth: inRuns * worth.run[kind]! + (used - inRuns) * worth.set[kind]!,
        one: begun,
        two: open.one,
        // More runs than cards to go on with are as good as that many: the rest end here.
        more: ends ? 0 : Math.min(open.two + goingOn, later),
      });
    }
  return out;
}

function combine(
  choices: readonly Use[][],
  height: number,
  from: Node,
  rules: MeldRules,
  into: Map<number, Node>,
): void {
  const chosen: Use[] = [];
  const sets: [number, number, number, number] = [0, 0, 0, 0];
  const go = (i: number, key: number, gained: number): void => {
    if (i === choices.length) {
      if (!areSets(height, sets, rules)) return;
      const had = into.get(key);
      const worth = from.worth + gained;
      if (had === undefined) {
        into.set(key, { worth, from, uses: chosen.slice(), state: chosen.slice() });
      } else if (had.worth < worth) {
        had.worth = worth;
        had.from = from;
        had.uses = chosen.slice();
      }
      return;
    }
    for (const use of choices[i]!) {
      chosen[i] = use;
      sets[i] = use.used - use.inRuns;
      go(i + 1, key * 4096 + use.one * 256 + use.two * 16 + use.more, gained + use.worth);
    }
  };
  go(0, 0, 0);
}

/** Lays out the columns of a finished search. */
function lay(end: Node, suits: readonly number[], rules: MeldRules, columns: Kind[][]): void {
  const path: Node[] = [];
  for (let node: Node | null = end; node.from !== null; node = node.from) path.unshift(node);
  const open: Kind[][][] = suits.map(() => []); // by suit: the runs a card could go on
  path.forEach(({ uses }, height) => {
    const sets = uses.map((use, i) => {
      const kind = suits[i]! * HEIGHTS + height;
      open[i] = goOn(open[i]!, use, kind, columns);
      return { kind, count: use.used - use.inRuns };
    });
    laySets(
      sets.filter(({ count }) => count > 0),
      height,
      rules,
      columns,
    );
  });
}
/** The runs that go on with this card, and those it begins. */
function goOn(open: Kind[][], use: Use, kind: Kind, columns: Kind[][]): Kind[][] {
  const going: Kind[][] = open.filter((run) => run.length < 3);
  going.push(...open.filter((run) => run.length >= 3).slice(0, use.goingOn));
  for (const run of going) run.push(kind);
  while (going.length < use.inRuns) {
    const run = [kind];
    going.push(run);
    columns.push(run);
  }
  return going;
}
/** One column where a house lets the suits mix; otherwise one for each suit. */
function laySets(
  sets: readonly { kind: Kind; count: number }[],
  height: number,
  rules: MeldRules,
  columns: Kind[][],
): void {
  const whole = sets.every(({ count }) => count >= 3);
  const columnOf = ({ kind, count }: { kind: Kind; count: number }): Kind[] => new Array<Kind>(count).fill(kind);
  if (sets.length === 0) return;
  if (whole && (rules.sets !== 'grown' || sets.length === 1) && !isFree(height, rules))
    columns.push(...sets.map(columnOf));
  else columns.push(sets.flatMap(columnOf));
}
const isFree = (height: number, { acesAndKings }: MeldRules): boolean =>
  acesAndKings && (height === 0 || height === HEIGHTS - 1);
