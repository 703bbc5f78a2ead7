/**
 * Two editions of a game beside each other: words, values, and what comes of the same hands. A difference that no changed clause
 * explains is a fault of the program, and the later edition must not go into force.
 */
import { isRefused, openPages, resolve, settingsAt, stakesOn } from 'baraja/document';
import type { RuleId } from 'baraja/kernel';
import type { TableRules } from 'baraja/table';
import { playExamples } from '../examples.js';
import type { ReadGame, ReadHouse } from '../library.js';
import { changedEntries, withChanges } from './entries.js';
import { type Difference, firstDifference, type Kind } from './outcomes.js';

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
/** Rounds that differ in one way because of the same clauses, and the one that does so first. */
export interface OutcomeDiff {
  readonly kind: Kind;
  readonly because: readonly RuleId[];
  readonly rounds: number;
  readonly shortest: Difference & { readonly stake: string; readonly seed: number };
}
export interface GameDiff {
  readonly game: string;
  readonly stakes: { readonly gone: readonly string[]; readonly come: readonly string[] };
  readonly values: readonly ValueDiff[];
  /** Examples of the earlier edition that come out otherwise now, by their clause. */
  readonly examples: readonly { readonly id: RuleId; readonly wrong: readonly string[] }[];
  readonly outcomes: readonly OutcomeDiff[];
  readonly rounds: number;
  /** Rounds that differ and that no change explains. */
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
  const [before, after] = [stakeIds(was), stakeIds(is)];
  const both = before.filter((stake) => after.includes(stake));
  const tables = both.flatMap((stake) => {
    const [one, two] = [openPages(was.pages, { stake }), openPages(is.pages, { stake })];
    return isRefused(one) || isRefused(two) ? [] : [{ stake, one, two }];
  });
  const changed = changedEntries(was.pages, is.pages);
  const found: Found[] = [];
  for (let seed = 0; seed < rounds && tables.length > 0; seed++) {
    const { stake, one, two } = tables[seed % tables.length]!;
    const difference = one.hash === two.hash ? null : firstDifference(one, two, seed);
    if (difference)
      found.push({ ...difference, stake, seed, because: causes(was, is, changed, one, difference, stake, seed) });
    progress();
  }
  return {
    game: is.pages.game,
    stakes: { gone: before.filter((s) => !after.includes(s)), come: after.filter((s) => !before.includes(s)) },
    values: valuesDiff(is, tables),
    examples: [...playExamples({ ...was, pages: is.pages })].filter(({ wrong }) => wrong.length > 0),
    outcomes: grouped(found),
    rounds: tables.length > 0 ? rounds : 0,
    unexplained: found.filter(({ because }) => because.length === 0).length,
  };
}

type Found = Difference & { readonly stake: string; readonly seed: number; readonly because: readonly RuleId[] };
const stakeIds = ({ pages }: ReadGame): readonly string[] => {
  const stakes = stakesOn(pages);
  return isRefused(stakes) ? [] : stakes.map(({ id }) => id);
};

/** The one changed entry that alone makes the difference; or all of them, where it takes several. */
function causes(
  was: ReadGame,
  is: ReadGame,
  changed: readonly RuleId[],
  one: TableRules,
  { kind, at }: Difference,
  stake: string,
  seed: number,
): readonly RuleId[] {
  const makes = (ids: readonly RuleId[]): boolean => {
    const table = openPages(withChanges(was.pages, is.pages, ids), { stake });
    const found = isRefused(table) ? null : firstDifference(one, table, seed);
    return found !== null && found.kind === kind && found.at === at;
  };
  const alone = changed.filter((id) => makes([id]));
  return alone.length > 0 || changed.length < 2 || !makes(changed) ? alone : changed;
}

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
    return { kind: shortest.kind, because: shortest.because, rounds: group.length, shortest };
  });
}

interface Both {
  readonly stake: string;
  readonly one: TableRules;
  readonly two: TableRules;
}
function valuesDiff(is: ReadGame, tables: readonly Both[]): readonly ValueDiff[] {
  const rows = tables.flatMap(({ stake, one, two }) =>
    pathsOf({ ...one, hash: '', words: '' }, { ...two, hash: '', words: '' }).map((row) => ({ ...row, stake })),
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
