/** What stands behind the values of a table: the clauses they rest on, the choices that change them, what a sheet claims. */
import {
  type Claimed,
  entriesOf,
  isRefused,
  openPages,
  resolve,
  rowsOf,
  settingsAt,
  stakesAt,
} from '../document/index.js';
import type { RuleId } from '../kernel/index.js';
import type { TableRules } from '../table/index.js';
import { gameBook } from './playing.js';
import { type GameId, gameOf } from './shelf.js';
import { switchesFor } from './switches.js';

type Thrown = Readonly<Record<string, unknown>>;

/**
 * The clauses that values (`natural`, `antePays` with its fields) and things (`win`, `outcomes.foul`) of a table rest on, at its first
 * stake; each once, in this order. What the game has not is passed over.
 */
export function rulesBehind(id: GameId, topics: readonly string[], switches: Thrown = {}): readonly RuleId[] {
  const { pages } = gameBook(id)!;
  const set = settingsAt(pages, switches);
  if (isRefused(set)) return [];
  const [stake] = stakesAt(pages, set.knobs, set.settings, set.thrown);
  if (stake === undefined) return [];
  const { won, values } = resolve(pages, stake, set, { switches });
  const { cites, outcomes } = values.game as Readonly<Record<string, Readonly<Record<string, RuleId>> | undefined>>;
  const table = values.cites as Readonly<Record<string, RuleId>>;
  const behind = topics.flatMap((topic) => {
    const setters = [...won.values()].filter((one) => one.topic === topic || one.topic.startsWith(`${topic}.`));
    const thing = topic.startsWith('outcomes.') ? outcomes?.[topic.slice(9)] : (cites?.[topic] ?? table[topic]);
    return [...setters.map(({ by }) => (by === 'stake' ? stake.rule : by)), ...(thing === undefined ? [] : [thing])];
  });
  return [...new Set(behind)];
}

/** A switch that changes something, and all that it may be thrown to. */
export interface Changes {
  readonly key: string;
  readonly values: readonly (string | number)[];
}
/** The switches of a game by which `of` comes out otherwise, in the order of its pages. */
export function changesOf(id: GameId, of: (rules: TableRules) => unknown): readonly Changes[] {
  const { pages } = gameBook(id)!;
  const seen = (switches: Thrown): string | null => {
    const rules = openPages(pages, { switches });
    return isRefused(rules) ? null : JSON.stringify(of(rules));
  };
  /** Without it and with it; together with what it needs, where it may not be thrown alone. */
  const both = (key: string, value: string | number): readonly [string | null, string | null] => {
    const alone = openPages(pages, { switches: { [key]: value } });
    const { needs, is } = (isRefused(alone) ? alone.facts : {}) as { needs?: string; is?: string };
    const besides: Thrown = needs === undefined ? {} : { [needs]: is };
    return [seen(besides), seen({ ...besides, [key]: value })];
  };
  return switchesFor(gameOf(id).house, id).flatMap(({ key, kind }) => {
    if (kind.kind !== 'choice') return [];
    const tried = kind.values.map((value) => [value, both(key, value)] as const).filter(([, [, now]]) => now !== null);
    return tried.some(([, [was, now]]) => was !== now) ? [{ key, values: tried.map(([value]) => value) }] : [];
  });
}

/** What a game's sheet says is kept of a wager, each with its clause. */
export const claimsOf = (id: GameId): readonly (Claimed & { readonly by: RuleId })[] =>
  entriesOf(gameBook(id)!.pages).flatMap(({ entry }) =>
    (entry.claims ?? []).map((claim) => ({ ...claim, by: entry.under ?? entry.id })),
  );
/** Does its sheet print a table of this name? */
export const prints = (id: GameId, table: string): boolean => rowsOf(gameBook(id)!.pages, table).length > 0;
