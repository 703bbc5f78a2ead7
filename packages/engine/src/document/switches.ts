/** The switches a game's pages offer: what each takes, what it is at unless thrown, and what holds it. */

import type { Bound, Choice, Condition, Entry, GamePages, Row, RuleId, SwitchPage } from './page.js';
import { amount, type Known, since } from './phrase.js';
import { readValue, type SwitchKind, type SwitchValue } from './setting.js';
import { isValue, valuesOf } from './topics.js';

/** A switch as it is thrown. */
export interface Knob {
  readonly key: string;
  /** The name it has on its page: `*` where there is one for each row of a table. */
  readonly pageKey: string;
  readonly page: SwitchPage;
  readonly kind: SwitchKind;
  readonly entry: Entry;
  /** Which page it stands on: the nearer, the higher. */
  readonly level: number;
  /** The row it is for. */
  readonly member?: string;
}
/** An entry and how near its page is. */
export interface Placed {
  readonly entry: Entry;
  readonly level: number;
}
/** What a game's pages come to is the same for as long as they are. */
export function once<T>(make: (pages: GamePages) => T): (pages: GamePages) => T {
  const made = new WeakMap<GamePages, T>();
  return (pages) => {
    const had = made.get(pages) ?? make(pages);
    made.set(pages, had);
    return had;
  };
}
/** Which clause a ruling reads is the same wherever it stands: what the nearest page says that says so. */
export const entriesOf = once(({ pages, family }): readonly Placed[] => {
  const reads = new Map(
    pages.flatMap(({ entries }) => entries.flatMap(({ id, under }) => (under === undefined ? [] : [[id, under]]))),
  );
  return pages.flatMap(({ entries }, level) =>
    entries.map((entry) => {
      const under = reads.get(entry.id);
      const here = forFamily(entry, family);
      return { entry: under === undefined ? here : { ...here, under }, level };
    }),
  );
});
/** An entry without what it says of other families of games; nothing of it but its name, where it speaks of those alone. */
function forFamily(entry: Entry, family: string): Entry {
  const only = [entry['only when'] ?? []].flat() as readonly Condition[];
  const here = only.filter(({ family: of }) => of === undefined || [of].flat().includes(family));
  if (here.length === only.length) return entry;
  return here.length === 0 ? { id: entry.id, sheet: entry.sheet } : { ...entry, 'only when': here };
}

/** Where a row stands: the entry, and the way to it within. */
export interface RowPlace extends Placed {
  readonly within: readonly (string | number)[];
}
/** Rows of a table, bands opened out, the clause each stands under, and where it is printed. */
export interface Printed {
  readonly row: Row;
  readonly by: RuleId;
  readonly place?: RowPlace;
}
const tablesOf = once((pages): ReadonlyMap<string, readonly Printed[]> => {
  const out = new Map<string, Printed[]>();
  for (const { entry, level } of entriesOf(pages))
    for (const [table, rows] of Object.entries(entry.rows ?? {})) {
      const printed = rows.flatMap(({ bands, ...row }, n) =>
        ((bands as readonly Row[] | undefined) ?? [{}]).map((band, m) => ({
          row: { ...row, ...band },
          by: entry.under ?? entry.id,
          place: { entry, level, within: ['rows', table, n, ...(bands === undefined ? [] : ['bands', m])] },
        })),
      );
      out.set(table, [...(out.get(table) ?? []), ...printed]);
    }
  return out;
});
export const rowsOf = (pages: GamePages, table: string): readonly Printed[] => tablesOf(pages).get(table) ?? [];

const numeric = (text: string): Choice => (/^\d+$/.test(text) ? Number(text) : text);

export function kindOf(page: SwitchPage): SwitchKind {
  const { choices, number, amount: least, percent, fixed, pairs, columns } = page;
  if (choices) return { kind: 'choice', values: Object.keys(choices).map(numeric) };
  if (number) return { kind: 'number', unit: number.unit, min: number.min, max: number.max ?? null };
  if (least) return { kind: 'amount', min: amount(least.min), words: Object.keys(least.words ?? {}) };
  if (percent) return { kind: 'percent' };
  if (pairs) return { kind: 'pairs' };
  if (columns) return { kind: 'table', columns, rowsMax: page['rows at most'] ?? null };
  return { kind: 'fixed', value: fixed ?? '' };
}

/** Everything a choice of it may set. */
const touched = ({ choices, sets }: SwitchPage): readonly string[] => [
  ...Object.values(choices ?? {}).flatMap((chosen) => Object.keys(chosen)),
  ...Object.keys(sets ?? {}),
];
/** A switch is offered where the family has what it sets, unless the game does without it. */
function isOffered({ family, without }: GamePages, key: string, page: SwitchPage): boolean {
  if (without.includes(key)) return false;
  if (page.for === 'all' || page.fixed !== undefined || page.table !== undefined) return true;
  const values = valuesOf(family);
  return touched(page).some((topic) => isValue(values, topic));
}

/** In the order of the pages, the weakest first; on a nearer page the same switch is said anew. */
export const knobsOf = once((pages): ReadonlyMap<string, Knob> => {
  const out = new Map<string, Knob>();
  for (const { entry, level } of entriesOf(pages))
    for (const [pageKey, page] of Object.entries(entry.switches ?? {})) {
      if (!isOffered(pages, pageKey, page)) continue;
      const knob = { pageKey, page, kind: kindOf(page), entry, level };
      const each = page['each row of'];
      if (each === undefined) out.set(pageKey, { ...knob, key: pageKey });
      else
        for (const { row } of rowsOf(pages, each)) {
          const member = String(Object.values(row)[0]);
          const key = pageKey.replace('*', member);
          out.set(key, { ...knob, key, member });
        }
    }
  return out;
});

export type SettingsMap = ReadonlyMap<string, SwitchValue>;
/** What a switch is at: what its page says, unless a nearer one presets it. */
export const presetsOf = once((pages): SettingsMap => {
  const out = new Map<string, SwitchValue>();
  const knobs = knobsOf(pages);
  for (const [key, { page, kind }] of knobs) {
    const preset = page.fixed ?? page.default ?? (page.table === undefined ? undefined : postedRows(pages, page));
    const value = preset === undefined ? undefined : readValue({ kind }, centsIn(preset));
    if (value !== undefined) out.set(key, value);
  }
  for (const { entry } of entriesOf(pages))
    for (const [key, preset] of Object.entries(entry.presets ?? {})) {
      const knob = knobs.get(key);
      const value = knob && readValue(knob, centsIn(preset));
      if (value !== undefined) out.set(key, value);
    }
  return out;
});
/** `$3` in a preset is 300, at any depth. */
export function centsIn(value: unknown): unknown {
  if (typeof value === 'string') return /^\$\d/.test(value) ? amount(value) : value;
  if (Array.isArray(value)) return value.map(centsIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, centsIn(field)]));
}
/** The rows a table is printed with, in the columns a house may post it by. */
function postedRows(pages: GamePages, { table, columns = {}, pairs }: SwitchPage): readonly Row[] {
  if (pairs) return rowsOf(pages, table!).flatMap(({ row }) => pairsIn(String(row.stakes)));
  return rowsOf(pages, table!).map(({ row, by }) => {
    const full: Row = { ...row, ...playersOf(row), rule: by };
    return Object.fromEntries(
      Object.entries(columns).map(([column, kind]) => [column, full[column] ?? (kind === 'text' ? '' : 0)]),
    );
  });
}
/** `4/8 5/10` as pairs of amounts, each at a table of its name. */
const pairsIn = (stakes: string): readonly Row[] =>
  stakes.split(' ').map((stake) => {
    const [low, high] = stake.split('/').map((n) => Number(n) * 100);
    return { at: stake.replace('/', '-'), low, high };
  });
/** `players: 6-10` in two columns. */
export function playersOf({ players }: Row): { readonly playersMin?: number; readonly playersMax?: number } {
  const [min, max] = String(players ?? '').split('-');
  return min ? { playersMin: Number(min), playersMax: Number(max ?? min) } : {};
}

/** The nearest word on how far a switch may be thrown on a day, and whose it is: the nearest page's, and the law's besides. */
export function boundsOf(pages: GamePages, key: string, on?: string): readonly (Bound & { readonly by: RuleId })[] {
  const said = entriesOf(pages).flatMap(({ entry, level }) => {
    const bound = entry.bounds?.[key];
    return bound === undefined ? [] : [{ ...boundOn(bound, on), by: entry.id, level }];
  });
  const isLaw = (level: number): boolean => pages.pages[level]!.name.startsWith('laws/');
  const nearest = Math.max(...said.map(({ level }) => (isLaw(level) ? -1 : level)));
  return said.filter(({ level }) => level === nearest || isLaw(level)).map(({ level: _, ...bound }) => bound);
}
/** What of it is in force on a day; without a day, what holds last. */
export const boundOn = ({ 'by day': days, ...always }: Bound, on?: string): Bound => ({
  ...always,
  ...(since(days, on) as Bound | undefined),
});
export const isWithin = ({ min, max, only }: Bound, value: unknown): boolean =>
  (min === undefined || (typeof value === 'number' && value >= amount(String(min)))) &&
  (max === undefined || (typeof value === 'number' && value <= amount(String(max)))) &&
  (only === undefined || only.some((one) => String(one) === String(value)));

/** What a phrase may name of the switches. */
export const knownIn =
  (settings: SettingsMap): Known =>
  (name) =>
    settings.get(name);
