/**
 * Breaks a game's documents, one thing at a time, and asks the examples on its pages whether they notice. A value is changed or left
 * out, a thing is governed by nobody, a line of the floor or a row of a table is gone or has another figure, a bound is moved, a choice
 * of a switch sets something else. What no example notices is shown too little.
 */
import {
  bare,
  type Entry,
  fieldOf,
  type GamePages,
  isRefused,
  openPages,
  type SwitchPage,
  stakesOn,
} from 'baraja/document';
import { Enum, type Schema } from 'baraja/schema';
import { playExamples } from './examples.js';
import type { ReadGame } from './library.js';

export interface Mutant {
  readonly game: string;
  /** The clause or ruling that was broken, and what was done to it. */
  readonly id: string;
  readonly what: string;
  readonly pages: GamePages;
}

type Change = readonly [what: string, entry: Entry];

/** Every mutant of what stands on the pages a game shows. */
export function* mutantsOf({ pages, shows }: ReadGame): Generator<Mutant> {
  const files = new Set(shows.map(({ source }) => source.file));
  for (const [at, page] of pages.pages.entries())
    for (const [n, entry] of files.has(page.name) ? page.entries.entries() : [])
      for (const [what, broken] of changesIn(entry, pages.family)) {
        const entries = page.entries.with(n, broken);
        yield {
          game: pages.game,
          id: entry.id,
          what,
          pages: { ...pages, pages: pages.pages.with(at, { ...page, entries }) },
        };
      }
}

function* changesIn(entry: Entry, family: string): Generator<Change> {
  for (const [what, sets] of setsIn(entry.sets ?? {}, family)) yield [what, { ...entry, sets }];
  for (const thing of entry.governs ?? [])
    yield [`governs ${thing} no more`, { ...entry, governs: entry.governs!.filter((one) => one !== thing) }];
  for (const [n, { report }] of (entry.floor ?? []).entries())
    yield [`floor line ${n + 1}, ${report}, is gone`, { ...entry, floor: entry.floor!.toSpliced(n, 1) }];
  for (const [table, rows] of Object.entries(entry.rows ?? {}))
    for (const [n, row] of rows.entries())
      for (const [what, other] of otherIn(row))
        yield [
          `${table} row ${n + 1}: ${what}`,
          { ...entry, rows: { ...entry.rows, [table]: rows.with(n, other as never) } },
        ];
  for (const [key, page] of Object.entries(entry.switches ?? {}))
    for (const [what, other] of switchedIn(page, family))
      yield [`${key}: ${what}`, { ...entry, switches: { ...entry.switches, [key]: other } }];
}
function* setsIn(sets: Readonly<Record<string, unknown>>, family: string): Generator<readonly [string, typeof sets]> {
  for (const [topic, value] of Object.entries(sets)) {
    const other = otherOf(value, fieldAt(family, topic));
    if (other !== undefined) yield [`${topic}: ${written(value)} → ${written(other)}`, { ...sets, [topic]: other }];
    const { [topic]: _, ...rest } = sets;
    yield [`${topic} is not set`, rest];
  }
}
function* switchedIn(page: SwitchPage, family: string): Generator<readonly [string, SwitchPage]> {
  for (const [choice, sets] of Object.entries(page.choices ?? {}))
    for (const [what, other] of setsIn(sets, family))
      yield [`${choice}: ${what}`, { ...page, choices: { ...page.choices, [choice]: other } }];
}

const fieldAt = (family: string, topic: string): Schema | undefined => {
  const field = fieldOf(family, topic);
  return field && bare(field);
};
/** One step away from a value: another figure, the opposite, another word its schema knows; of a whole, the first part that has one. */
function otherOf(value: unknown, schema?: Schema): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return otherText(value, schema);
  const [first] = typeof value === 'object' && value !== null ? otherIn(value) : [];
  return first?.[1];
}
function otherText(value: string, schema: Schema | undefined): string | undefined {
  if (/^\$\d/.test(value)) return `$${Number(value.slice(1)) + 1}`;
  if (/^= \d/.test(value)) return value.replace(/\d+/, (n) => String(Number(n) + 1));
  if (schema instanceof Enum) {
    const options = schema.options as readonly string[];
    return options[(options.indexOf(value) + 1) % options.length];
  }
  return undefined;
}
/** The same with one part of it otherwise, part by part. */
function* otherIn(whole: object): Generator<readonly [string, object]> {
  for (const [key, part] of Object.entries(whole)) {
    const other = otherOf(part);
    if (other === undefined) continue;
    const changed: Record<string, unknown> | unknown[] = Array.isArray(whole) ? [...whole] : { ...whole };
    (changed as Record<string, unknown>)[key] = other;
    yield [`${key}: ${written(part)} → ${written(other)}`, changed];
  }
}
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60);

/** Does a checker notice: no table opens any more, or an example comes out otherwise? Those of the clause itself are asked first. */
export function isNoticed(game: ReadGame, { id, pages }: Mutant): boolean {
  if (isRefused(openPages(pages))) return true;
  for (const own of [true, false])
    for (const { wrong } of playExamples({ ...game, pages }, (of) => (of === id) === own))
      if (wrong.length > 0) return true;
  return false;
}
/** Plays every table as before, whatever stake: what was left out is said by somebody else. */
export function isSame({ pages: before }: Pick<ReadGame, 'pages'>, { pages: now }: Mutant): boolean {
  const tables = (pages: GamePages): string => {
    const stakes = stakesOn(pages);
    if (isRefused(stakes)) return '';
    return JSON.stringify([stakes, ...stakes.map(({ id }) => openPages(pages, { stake: id }))]);
  };
  return tables(before) === tables(now);
}
