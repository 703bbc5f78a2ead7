/** What can be said of a house’s documents besides what is wrong: what its sheet leaves to others, and what no example shows. */
import { entriesOf, isRefused, settingsAt, stakesAt, valuesOf, winners } from 'baraja/document';
import { playExamples } from './examples.js';
import type { ReadGame, ReadHouse, ReadPage } from './library.js';
import type { Fault } from './source.js';

export interface GameReport {
  readonly game: string;
  readonly stakes: number;
  readonly switches: number;
  /** Values that no page of the house sets, what they are, who sets them, and where. */
  readonly silent: readonly Readonly<Record<'value' | 'is' | 'by' | 'page', string>>[];
  /** Clauses and rulings on the pages it shows that do something, and have no example. */
  readonly unshown: readonly string[];
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
  const reports = read.map((game) => reportOnGame(game, read, wrong));
  return { house, faults: [...faults, ...wrong], games: reports };
}
function reportOnGame(game: ReadGame, games: readonly ReadGame[], wrong: Fault[]): GameReport {
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
    unshown: unshownIn(game, games),
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
/** The entries of a page that need no example any more: they have one, or cannot have one. */
const shownOn = ({ data: { clauses = {}, rulings = {} } }: ReadPage): readonly string[] =>
  [...Object.entries(clauses), ...Object.entries(rulings)].flatMap(([id, entry]) =>
    entry.examples?.length || ('unplayed' in entry && entry.unplayed) ? [id] : [],
  );
/** What a part says may be shown at any game of the house: some of its stakes and values only one of them has. */
function unshownIn({ pages, shows }: ReadGame, games: readonly ReadGame[]): readonly string[] {
  return shows.flatMap((page) => {
    const pagesShowing = 'part' in page.data ? games.flatMap(({ shows: of }) => of) : [page];
    const shown = new Set(pagesShowing.flatMap(shownOn));
    const mine = pages.pages.findIndex(({ name }) => name === page.source.file);
    return entriesOf(pages)
      .filter(
        ({ entry, level }) => level === mine && DOES.some((word) => entry[word] !== undefined) && !shown.has(entry.id),
      )
      .map(({ entry }) => entry.id);
  });
}
