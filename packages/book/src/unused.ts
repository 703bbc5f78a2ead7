/** What pages give and nothing takes: words of their own that no phrase names, tables nobody reads, rows of stakes nobody offers. */
import {
  type Entry,
  entriesOf,
  figuresOf,
  type GamePages,
  isRefused,
  knobsOf,
  namesIn,
  type Row,
  type Sets,
  type Stake,
  settingsAt,
  stakesAt,
  valuesOf,
} from 'baraja/document';
import { phrasesIn } from './conflicts.js';
import type { ReadGame } from './library.js';
import type { Path, Source } from './source.js';

/** Of pages in the house's own folder: what none of the games takes that lie over them. */
export function checkUnused(house: string, games: readonly ReadGame[]): void {
  const taken = games.map((game) => new Taken(game.pages));
  const sources = new Map(games.flatMap(({ from }) => from.map(({ source }) => [source.file, source] as const)));
  for (const [file, source] of sources) {
    if (!file.startsWith(`houses/${house}/`)) continue;
    const here = games.flatMap(({ pages }, i) => {
      const level = pages.pages.findIndex(({ name }) => name === file);
      return level < 0 ? [] : [{ by: taken[i]!, entries: pages.pages[level]!.entries }];
    });
    const isTaken = (test: (by: Taken) => boolean): boolean => here.some(({ by }) => test(by));
    for (const entry of new Map(here.flatMap(({ entries }) => entries.map((one) => [one.id, one]))).values())
      checkEntry(source, entry, isTaken);
  }
}
function checkEntry(source: Source, entry: Entry, isTaken: (test: (by: Taken) => boolean) => boolean): void {
  const { say } = source;
  // The schedule that several games share may speak of what none of them offers.
  const isPart = Object.hasOwn(source.data as object, 'part');
  const path = (...within: Path): Path => [entry.sheet ? 'clauses' : 'rulings', entry.id, ...within];
  for (const topic of Object.keys(entry.sets ?? {}))
    if (topic.startsWith(OWN) && !isTaken((by) => by.isNamed(topic)))
      source.fault(path('sets', topic), say.unusedWord(topic), true);
  for (const [table, rows] of Object.entries(entry.rows ?? {})) {
    if (!isTaken(({ tables }) => tables.has(table))) source.fault(path('rows', table), say.unusedTable(table), true);
    else if (!isPart)
      for (const [n, row] of rows.entries())
        for (const stake of String(row.stakes ?? '').split(' '))
          if (stake !== '' && !isTaken((by) => by.offers(stake, row)))
            source.fault(path('rows', table, n, 'stakes'), say.unusedRow(stake));
  }
}

const OWN = 'own.';
/** `own.a.b`, and `own.a` that it is a field of. */
const wholesOf = (name: string): readonly string[] =>
  name.split('.').flatMap((_, i, all) => (i === 0 ? [] : [all.slice(0, i + 1).join('.')]));

/** What the pages of a game take. */
class Taken {
  /** The words of the pages' own in its phrases, and what they are fields of. */
  private readonly names: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
  private readonly stakes: readonly Stake[];
  constructor(pages: GamePages) {
    const entries = entriesOf(pages).map(({ entry }) => entry);
    const named = phrasesIn(entries).flatMap(namesIn);
    this.names = new Set(named.filter((name) => name.startsWith(OWN)).flatMap(wholesOf));
    const printed = valuesOf(pages.family).has(PRINTED) ? [PRINTED] : [];
    this.tables = new Set([pages.stakes.from, ...printed, ...entries.flatMap(tablesIn)]);
    this.stakes = [{}, ...throwsOf(pages)].flatMap((thrown) => {
      const set = settingsAt(pages, thrown);
      return isRefused(set) ? [] : stakesAt(pages, set.knobs, set.settings, thrown);
    });
  }
  /** Is a word of the pages' own named, or what it is a field of? */
  isNamed(topic: string): boolean {
    return [...this.names].some((name) => topic === name || topic.startsWith(`${name}.`));
  }
  /** Does it offer this stake, in the row's own form? */
  offers(stake: string, { form }: Row): boolean {
    return this.stakes.some(
      (one) => asFigures(figuresOf(one)) === asFigures(stake) && (form === undefined || form === one.form),
    );
  }
}
/** The table that is a value itself: what a house posts row by row. */
const PRINTED = 'bonuses';
/** `3/6` and `3-6` are the same figures, and so they are with an ante that is agreed on. */
const asFigures = (stake: string): string => stake.replace('-', '/').replace(/ .*/, '');
function* throwsOf(pages: GamePages): Generator<Readonly<Record<string, string | number>>> {
  for (const [key, { kind }] of knobsOf(pages))
    for (const value of kind.kind === 'choice' ? kind.values : []) yield { [key]: value };
}
/** The tables that an entry has read: for the fee, or by a switch. */
function tablesIn({ sets = {}, switches = {} }: Entry): readonly string[] {
  const pages = Object.values(switches);
  const all: readonly Sets[] = [
    sets,
    ...pages.flatMap((page) => [page.sets ?? {}, ...Object.values(page.choices ?? {})]),
  ];
  return [
    ...all.flatMap((one) => [one['fee.table'], (one['fee.otherwise'] as Row | undefined)?.table]),
    ...pages.flatMap((page) => [page.table, page['each row of']]),
  ].flatMap((table) => (typeof table === 'string' ? [table] : []));
}
