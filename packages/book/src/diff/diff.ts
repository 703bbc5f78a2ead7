/**
 * Two editions of a game beside each other: words, values, and what comes of the same hands. A difference that no changed clause
 * explains is a fault of the program, and the later edition must not go into force.
 */
import { isRefused, resolve, settingsAt, stakesOn } from 'baraja/document';
import type { RuleId } from 'baraja/kernel';
import { playExamples } from '../examples.js';
import type { ReadGame, ReadHouse } from '../library.js';
import { type Both, blamed, type Change } from './causes.js';
import { changedEntries } from './entries.js';
import { type FloorDiff, floorDiff } from './floor.js';
import { type Line, lineBySeed, lineOf } from './line.js';
import { chipsElsewhere, type Difference, firstDifference, type Kind } from './outcomes.js';
import type { PastHand } from './past.js';
import { bothTables, stakeIds, tablesOf } from './tables.js';

export interface WordsDiff {
  readonly id: RuleId;
  readonly what: 'new' | 'gone' | 'en' | 'es' | 'at';
}
/** A value of the table, at these stakes, and who sets it now. */
export interface ValueDiff {
  readonly path: string;
  readonly was: string;
  readonly is: string;
  readonly by: RuleId | null;
  readonly stakes: readonly string[];
}
/** Hands that differ in one way because of the same clauses, and the one that does so first. */
export interface OutcomeDiff {
  readonly kind: Kind;
  readonly because: readonly RuleId[];
  readonly hands: readonly HandName[];
  /** Chips that end up elsewhere when the hands are played out by both: in all of them, and in one at most. */
  readonly chips: number;
  readonly most: number;
  readonly shortest: Difference & { readonly stake: string; readonly hand: HandName };
}
/** Which hand: made up by a seed, or one on record. */
export type HandName = { readonly seed: number } | { readonly table: string; readonly round: number };
export interface GameDiff {
  readonly game: string;
  readonly stakes: { readonly gone: readonly string[]; readonly come: readonly string[] };
  readonly values: readonly ValueDiff[];
  /** Examples of the earlier edition that come out otherwise now, by their clause. */
  readonly examples: readonly { readonly id: RuleId; readonly wrong: readonly string[] }[];
  readonly outcomes: readonly OutcomeDiff[];
  readonly rounds: number;
  readonly floor: readonly FloorDiff[];
  /** Rounds and reports that differ and that no change explains. */
  readonly unexplained: number;
}
/** What becomes of hands on record. */
export interface PastDiff {
  readonly outcomes: readonly OutcomeDiff[];
  readonly hands: number;
  /** Hands at tables that one of the editions does not open. */
  readonly noTable: number;
  /** Hands of which not every choice can be read off the record. */
  readonly unread: number;
  readonly unexplained: number;
}

/** Words of clauses and rulings, whichever game they are of. */
export function wordsDiff(was: ReadHouse, is: ReadHouse): readonly WordsDiff[] {
  const ids = new Set([...was.words.keys(), ...is.words.keys()]);
  return [...ids].flatMap((id): readonly WordsDiff[] => {
    const [before, after] = [was.words.get(id), is.words.get(id)];
    if (!before || !after) return [{ id, what: before ? 'gone' : 'new' }];
    return (['en', 'es', 'at'] as const)
      .filter((what) => JSON.stringify(before[what]) !== JSON.stringify(after[what]))
      .map((what) => ({ id, what }));
  });
}

/** `progress` is told after each round that was played. */
export function gameDiff(
  was: ReadGame,
  is: ReadGame,
  { rounds, progress = () => {} }: { readonly rounds: number; readonly progress?: () => void },
): GameDiff {
  const [before, after] = [stakeIds(was.pages), stakeIds(is.pages)];
  const tables = tablesOf(was.pages, is.pages);
  const change = changeOf(was, is);
  const found: Found[] = [];
  for (let seed = 0; seed < rounds && tables.length > 0; seed++) {
    const both = tables[seed % tables.length]!;
    if (both.one.hash !== both.two.hash)
      found.push(...differing(change, both, lineBySeed(both.one, both.two, seed), { seed }));
    progress();
  }
  const floor = floorDiff(change, tables);
  return {
    game: is.pages.game,
    stakes: { gone: before.filter((s) => !after.includes(s)), come: after.filter((s) => !before.includes(s)) },
    // The floor's lines are told as what comes of them.
    values: valuesDiff(is, tables).filter(({ path }) => path !== FLOOR || floor.length === 0),
    examples: [...playExamples({ ...was, pages: is.pages })].filter(({ wrong }) => wrong.length > 0),
    outcomes: grouped(found),
    rounds: tables.length > 0 ? rounds : 0,
    floor,
    unexplained: unexplainedIn(found) + unexplainedIn(floor),
  };
}

/**
 * Hands on record by both editions: the same table, the same cards and the same choices, as far as both allow them. Null stands for one
 * that cannot be laid out any more.
 */
export async function pastDiff(
  was: ReadGame,
  is: ReadGame,
  hands: AsyncIterable<PastHand | null> | Iterable<PastHand | null>,
): Promise<PastDiff> {
  const change = changeOf(was, is);
  const found: Found[] = [];
  let [seen, noTable, unread] = [0, 0, 0];
  for await (const hand of hands) {
    seen++;
    if (hand === null) {
      unread++;
      continue;
    }
    const both = bothTables(was.pages, is.pages, hand.opening);
    if (both === null) noTable++;
    if (both === null || both.one.hash === both.two.hash) continue;
    const line = lineOf(hand);
    if (line === null) unread++;
    else found.push(...differing(change, both, line, { table: hand.table, round: hand.round }));
  }
  return { outcomes: grouped(found), hands: seen, noTable, unread, unexplained: unexplainedIn(found) };
}

const FLOOR = 'game.floor';
interface Found extends Difference {
  readonly stake: string;
  readonly hand: HandName;
  readonly because: readonly RuleId[];
  readonly chips: number;
}
const changeOf = ({ pages: was }: ReadGame, { pages: is }: ReadGame): Change => ({
  was,
  is,
  changed: changedEntries(was, is),
});
function differing(change: Change, { opening, one, two }: Both, line: Line, hand: HandName): readonly Found[] {
  const found = firstDifference(one, two, line);
  if (found === null) return [];
  const because = blamed(change, opening, (table) => {
    const other = firstDifference(one, table, line);
    return other !== null && other.kind === found.kind && other.at === found.at;
  });
  return [{ ...found, stake: one.stake, hand, because, chips: chipsElsewhere(one, two, line) }];
}
const unexplainedIn = (found: readonly { readonly because: readonly RuleId[] }[]): number =>
  found.filter(({ because }) => because.length === 0).length;
/** In the order of their first members. */
function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
function grouped(found: readonly Found[]): readonly OutcomeDiff[] {
  const groups = groupedBy(found, ({ kind, because }) => `${kind} ${because.join(' ')}`);
  return [...groups.values()].map((group) => {
    const shortest = group.reduce((a, b) => (b.at < a.at ? b : a));
    const chips = group.map((one) => one.chips);
    return {
      kind: shortest.kind,
      because: shortest.because,
      hands: group.map(({ hand }) => hand),
      chips: chips.reduce((a, b) => a + b, 0),
      most: Math.max(...chips),
      shortest,
    };
  });
}

function valuesDiff(is: ReadGame, tables: readonly Both[]): readonly ValueDiff[] {
  const rows = tables.flatMap(({ one, two }) =>
    pathsOf({ ...one, hash: '', words: '' }, { ...two, hash: '', words: '' }).map((row) => ({
      ...row,
      stake: one.stake,
    })),
  );
  return [...groupedBy(rows, ({ path, was, is: now }) => `${path} ${was} ${now}`).values()].map((group) => {
    const [{ path, was, is: now, stake }] = group as [(typeof rows)[number]];
    return { path, was, is: now, by: setterOf(is, stake, path), stakes: group.map((row) => row.stake) };
  });
}
/** Where two tables differ, and what stands there. */
function pathsOf(was: unknown, is: unknown, path = ''): readonly { path: string; was: string; is: string }[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const isPlain = (x: unknown): boolean => typeof x !== 'object' || x === null || Array.isArray(x);
  if (isPlain(was) || isPlain(is)) return [{ path, was: said(was), is: said(is) }];
  const keys = [...new Set([...Object.keys(was as object), ...Object.keys(is as object)])];
  return keys.flatMap((key) =>
    pathsOf(
      (was as Readonly<Record<string, unknown>>)[key],
      (is as Readonly<Record<string, unknown>>)[key],
      path === '' ? key : `${path}.${key}`,
    ),
  );
}
const said = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Who sets the value at this path; a citation is its own answer. */
function setterOf({ pages }: ReadGame, stake: string, path: string): RuleId | null {
  const set = settingsAt(pages);
  const stakes = stakesOn(pages);
  if (isRefused(set) || isRefused(stakes)) return null;
  const { won } = resolve(pages, stakes.find(({ id }) => id === stake)!, set, {});
  const names = path.replace(/^game\./, '').split('.');
  for (let n = names.length; n > 0; n--) {
    const setter = won.get(names.slice(0, n).join('.'));
    if (setter) return setter.by;
  }
  return null;
}
