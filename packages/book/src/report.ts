/** What can be said of a house’s documents besides what is wrong: what its sheet leaves to others, and what no example shows. */
import { entriesOf, isRefused, settingsAt, stakesAt, valuesOf, winners } from 'baraja/document';
import { playExamples } from './examples.js';
import type { ExamplePage } from './format.js';
import { lawsOn } from './law-examples.js';
import type { ReadGame, ReadHouse, ReadPage } from './library.js';
import type { Fault } from './source.js';

export interface GameReport {
  readonly game: string;
  readonly stakes: number;
  readonly switches: number;
  /** Values that no page of the house sets, what they are, who sets them, and where. */
  readonly silent: readonly Readonly<Record<'value' | 'is' | 'by' | 'page', string>>[];
  /** Clauses and rulings on the pages it shows, and in the law, that do something or are cited by what does, and have no example. */
  readonly unshown: readonly string[];
  /** Those with examples of which each only looks at what the table is opened with: nothing is played. */
  readonly lookedAt: readonly string[];
  /** Clauses there of which nothing comes, that no example shows, and that nobody is said to see to. */
  readonly nobodys: readonly string[];
  readonly examples: number;
  /** Clauses on any of its pages that the engine does not play, and those whose remedy is the floor's to choose. */
  readonly unplayed: readonly string[];
  readonly discretion: readonly string[];
}
export interface HouseReport {
  readonly house: string;
  readonly faults: readonly Fault[];
  readonly games: readonly GameReport[];
}

export function reportOn(house: string, { games, faults }: ReadHouse): HouseReport {
  const wrong: Fault[] = [];
  // A house that does not read has no tables to play at.
  const read = faults.length > 0 ? [] : [...games.values()];
  const cited = citedIn(read);
  const reports = read.map((game) => reportOnGame(game, read, cited, wrong));
  return { house, faults: [...faults, ...wrong], games: reports };
}
function reportOnGame(
  game: ReadGame,
  games: readonly ReadGame[],
  cited: ReadonlySet<string>,
  wrong: Fault[],
): GameReport {
  const { pages } = game;
  const played = [...playExamples(game)];
  for (const { id, at, wrong: why } of played) wrong.push(...why.map((one) => ({ ...at, message: `${id}: ${one}` })));
  const set = settingsAt(pages);
  const offered = isRefused(set) ? [] : stakesAt(pages, set.knobs, set.settings, {});
  return {
    game: pages.game,
    stakes: offered.length,
    switches: isRefused(set) ? 0 : set.knobs.size,
    silent: silentIn(game),
    unshown: unshownIn(game, games, cited),
    lookedAt: lookedAtIn(game, games),
    nobodys: nobodysIn(game, games, cited),
    examples: played.length,
    unplayed: saying(game, 'unplayed'),
    discretion: saying(game, 'discretion'),
  };
}
function silentIn({ pages }: ReadGame): GameReport['silent'] {
  const set = settingsAt(pages);
  if (isRefused(set)) return [];
  const [stake] = stakesAt(pages, set.knobs, set.settings, {});
  const at = { form: stake?.form ?? '', id: stake?.id ?? '' };
  const { won } = winners(pages, set.knobs.values(), { settings: set.settings, thrown: {}, at });
  return [...valuesOf(pages.family).keys()].flatMap((value) => {
    const setter = won.get(value);
    const page = setter && pages.pages[setter.level]!.name;
    return setter && page!.startsWith('customs/')
      ? [{ value, is: said(setter.value, setter.key && set.settings.get(setter.key)), by: setter.by, page: page! }]
      : [];
  });
}
/** As a page has it, or what the switch is at: in one line, without the quotes that only JSON needs. */
function said(value: unknown, at: unknown): string {
  const is = value === '= it' ? at : value;
  return (typeof is === 'string' ? is : JSON.stringify(is)).replaceAll('"', '').replaceAll(',', ', ');
}
const saying = ({ from }: ReadGame, word: 'unplayed' | 'discretion'): readonly string[] =>
  from.flatMap(({ data: { clauses = {} } }) =>
    Object.entries(clauses).flatMap(([id, clause]) => (clause[word] ? [id] : [])),
  );
/** Something comes of it at a table; what the engine does not play cannot be shown. */
const DOES = ['sets', 'governs', 'bounds', 'rows', 'switches', 'floor'] as const;
const does = (entry: Readonly<Record<string, unknown>>): boolean => DOES.some((word) => entry[word] !== undefined);
const saidOn = ({ data: { clauses = {}, rulings = {} } }: ReadPage) => [
  ...Object.entries(clauses),
  ...Object.entries(rulings),
];
/** The entries of a page that need no example any more: they have one, or cannot have one. */
const shownOn = (page: ReadPage): readonly string[] =>
  saidOn(page).flatMap(([id, entry]) =>
    entry.examples?.length || ('unplayed' in entry && entry.unplayed) ? [id] : [],
  );
/** By what a table is opened with, and no hand besides. */
const looksOnly = ({ shows }: ExamplePage): boolean => Object.keys(shows).every((what) => what.startsWith('table '));
/** Of one id anywhere in the house, since a part may be shown at any of its games. */
function lookedAtIn(game: ReadGame, games: readonly ReadGame[]): readonly string[] {
  const all = games.flatMap((one) => told(one, games)).flatMap(saidOn);
  const shown = all.flatMap(([id, { examples = [] }]) => examples.map((example) => [id, example] as const));
  const played = new Set(shown.flatMap(([id, example]) => (looksOnly(example) ? [] : [id])));
  const has = new Set(shown.map(([id]) => id));
  const own = told(game, games)
    .flatMap(saidOn)
    .map(([id]) => id);
  return [...new Set(own)].filter((id) => has.has(id) && !played.has(id));
}
/** The law is spoken of once, with the first game of a house. */
const told = (game: ReadGame, games: readonly ReadGame[]): readonly ReadPage[] =>
  game === games[0] ? [...game.shows, ...lawsOn(game)] : game.shows;
/** What a part says may be shown at any game of the house: some of its stakes and values only one of them has. */
function unshownIn(game: ReadGame, games: readonly ReadGame[], cited: ReadonlySet<string>): readonly string[] {
  const { pages } = game;
  return told(game, games).flatMap((page) => {
    const pagesShowing = 'part' in page.data ? games.flatMap(({ shows: of }) => of) : [page];
    const shown = new Set(pagesShowing.flatMap(shownOn));
    const mine = pages.pages.findIndex(({ name }) => name === page.source.file);
    return entriesOf(pages)
      .filter(
        ({ entry, level }) => level === mine && (does({ ...entry }) || cited.has(entry.id)) && !shown.has(entry.id),
      )
      .map(({ entry }) => entry.id);
  });
}
/** What anything on the pages of a house names by id, besides what it beats: as the clause a ruling reads, or one that a value cites. */
function citedIn(games: readonly ReadGame[]): ReadonlySet<string> {
  const pages = new Map(games.flatMap(({ pages: { pages: all } }) => all.map((page) => [page.name, page] as const)));
  return new Set(
    [...pages.values()].flatMap(({ entries }) =>
      entries.flatMap(({ id, despite: _, ...says }) => stringsIn(says).filter((text) => text !== id)),
    ),
  );
}
const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
/** Words that say what comes of a clause, or who sees to it. */
const SETTLES = ['claims', 'jackpot of', 'presets', 'discretion', 'unplayed'] as const;
/** Clauses that ask for something, of which nothing comes at a table, no example shows it, and nobody is said to do it. */
function nobodysIn(game: ReadGame, games: readonly ReadGame[], cited: ReadonlySet<string>): readonly string[] {
  const parts = new Map<string, Readonly<Record<string, unknown>>[]>();
  for (const page of games.flatMap(({ from }) => from))
    for (const [id, entry] of saidOn(page)) parts.set(id, [...(parts.get(id) ?? []), entry]);
  const acts = (id: string): boolean =>
    cited.has(id) ||
    (parts.get(id) ?? []).some(
      (entry) =>
        does(entry) ||
        SETTLES.some((word) => entry[word] !== undefined) ||
        (entry.examples as unknown[] | undefined)?.length,
    );
  const isPlayed = (id: string): boolean =>
    acts(id) ||
    (parts.get(id) ?? []).some(({ 'played by': by }) => by === 'office' || (Array.isArray(by) && by.every(acts)));
  return told(game, games).flatMap(({ data: { clauses = {} } }) =>
    Object.entries(clauses).flatMap(([id, { kind, en }]) =>
      en === undefined || kind === 'info' || isPlayed(id) ? [] : [id],
    ),
  );
}
