/**
 * Of all that would set a value at one table, the one that does. The nearer page wins; on one page two may not set the same value
 * unless one says `despite` the other; a switch beats its own ruling and whom it says, and never a clause, or a nearer ruling.
 */

import type { Condition, Entry, GamePages, RuleId } from './page.js';
import type { AtStake } from './phrase.js';
import type { SwitchValue } from './setting.js';
import { entriesOf, type Knob, type SettingsMap } from './switches.js';

/** Somebody who sets a value, and who is cited for it. */
export interface Setter {
  readonly topic: string;
  readonly value: unknown;
  readonly by: RuleId;
  readonly level: number;
  readonly entry: Entry;
  /** The switch that sets it, and what that is at. */
  readonly key?: string;
  readonly it?: unknown;
  readonly despite: readonly RuleId[];
}
/** The settings of a table and its stake: what conditions go by. */
export interface Situation {
  readonly settings: SettingsMap;
  readonly thrown: Readonly<Record<string, unknown>>;
  readonly at: AtStake;
}

const holdsAll = (condition: Condition, { settings, at }: Situation): boolean =>
  Object.entries(condition).every(([name, wanted]) => {
    if (name === 'family') return true; // entries of other families are left out before
    const is = name === 'form' ? at.form : name === 'stake' ? at.id : settings.get(name);
    return [wanted].flat().some((one) => String(one) === String(is));
  });
/** Does an entry apply here? */
export const applies = (entry: Entry, here: Situation): boolean =>
  (entry['only when'] === undefined || holdsAny(entry['only when'], here)) &&
  (entry['except when'] === undefined || !holdsAny(entry['except when'], here));
export const holdsAny = (conditions: Condition | readonly Condition[], here: Situation): boolean =>
  [conditions].flat().some((condition) => holdsAll(condition as Condition, here));

/** What clauses and rulings set, whatever is thrown. */
export const fixedSetters = (pages: GamePages, here: Situation): readonly Setter[] =>
  entriesOf(pages)
    .filter(({ entry }) => entry.sets !== undefined && applies(entry, here))
    .flatMap(({ entry, level }) =>
      Object.entries(entry.sets!).map(([topic, value]) => ({
        topic,
        value,
        by: entry.under ?? entry.id,
        level,
        entry,
        despite: entry.despite ?? [],
      })),
    );

/** What a switch sets at this table. */
export function switchedBy({ key, page, entry, level, member }: Knob, here: Situation): readonly Setter[] {
  if (member !== undefined || !applies(entry, here)) return [];
  const value = here.settings.get(key);
  const words = page.amount?.words ?? {};
  const it = page.pairs ? pairAt(here, key) : String(value) in words ? words[String(value)] : value;
  if (it === undefined) return [];
  const chosen = page.choices ? page.choices[String(value)] : page.sets;
  const by = page['choice under']?.[String(value)] ?? entry.under ?? entry.id;
  return Object.entries(chosen ?? {}).map(([topic, set]) => ({
    topic,
    value: set,
    by,
    level,
    entry,
    key,
    it,
    despite: [...(page.despite ?? []), entry.id],
  }));
}
/** The pair a house has posted for this stake. */
function pairAt({ thrown, settings, at }: Situation, key: string): SwitchValue | undefined {
  if (thrown[key] === undefined) return undefined;
  const rows = settings.get(key);
  return (rows as readonly { at: string }[] | undefined)?.find((row) => row.at === at.id) as SwitchValue | undefined;
}

/** Does a clause or a nearer ruling stand in a switch's way? */
export const holds = (fixed: Setter, thrown: Setter): boolean =>
  fixed.topic === thrown.topic &&
  fixed.level >= thrown.level &&
  fixed.entry.id !== thrown.entry.id &&
  !thrown.despite.includes(fixed.entry.id);

/** Two on one page that nobody has put in order. */
export interface Clash {
  readonly one: Setter;
  readonly other: Setter;
}
export interface Won {
  readonly won: ReadonlyMap<string, Setter>;
  readonly clashes: readonly Clash[];
}
export function winners(pages: GamePages, knobs: Iterable<Knob>, here: Situation): Won {
  const fixed = fixedSetters(pages, here);
  const said = new Map<string, Setter[]>();
  for (const one of fixed) said.set(one.topic, [...(said.get(one.topic) ?? []), one]);
  const isFree = (one: Setter): boolean => !said.get(one.topic)?.some((other) => holds(other, one));
  const free = [...knobs].flatMap((knob) => switchedBy(knob, here)).filter(isFree);
  const won = new Map<string, Setter>();
  const clashes: Clash[] = [];
  for (const one of [...fixed, ...free]) {
    const had = won.get(one.topic);
    if (!had || one.level > had.level || beats(one, had)) won.set(one.topic, one);
    else if (one.level === had.level && !beats(had, one)) clashes.push({ one: had, other: one });
  }
  return { won, clashes };
}
const beats = (one: Setter, other: Setter): boolean =>
  one.level === other.level &&
  one.despite.includes(other.entry.id) &&
  (one.key !== undefined || other.key === undefined);

/** Who is cited for what, and things that two on one page would govern. */
export interface Cited {
  readonly cited: ReadonlyMap<string, RuleId>;
  readonly twice: readonly {
    readonly thing: string;
    readonly one: Entry;
    readonly other: Entry;
    readonly level: number;
  }[];
}
/** Whoever governs a thing, or sets the value it goes by: on the nearer page, and there governing before setting. */
export function citedFor(
  pages: GamePages,
  won: ReadonlyMap<string, Setter>,
  cites: ReadonlyMap<string, { readonly cites?: readonly string[] }>,
  here: Situation,
): Cited {
  const out = new Map<string, { readonly by: RuleId; readonly level: number; readonly entry?: Entry }>();
  const twice: { thing: string; one: Entry; other: Entry; level: number }[] = [];
  for (const [topic, { by, level }] of won)
    for (const thing of cites.get(topic)?.cites ?? [])
      if (level >= (out.get(thing)?.level ?? 0)) out.set(thing, { by, level });
  for (const { entry, level } of entriesOf(pages))
    for (const thing of applies(entry, here) ? (entry.governs ?? []) : []) {
      const had = out.get(thing);
      if (had?.entry && had.level === level) {
        if (had.entry.despite?.includes(entry.id)) continue;
        if (!entry.despite?.includes(had.entry.id)) twice.push({ thing, one: had.entry, other: entry, level });
      }
      if (level >= (had?.level ?? 0)) out.set(thing, { by: entry.under ?? entry.id, level, entry });
    }
  return { cited: new Map([...out].map(([thing, { by }]) => [thing, by])), twice };
}
