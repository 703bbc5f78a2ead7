/** Turns houses that were read into the plain data the engine opens tables by: lists, pages and words. */
import {
  type Citation,
  type Clause,
  canonical,
  type Example,
  type GameListing,
  type House,
  type Irregularity,
  isRefused,
  type Listing,
  listingOf,
  type Page,
  type Playing,
  type PostedGames,
  postedFor,
  type Reading,
  type Regulator,
  type Ruling,
  sha256,
  type TextEntry,
  type Texts,
  told,
} from 'baraja/document';
import { readCitation } from './citations.js';
import type { ClausePage, EntriesPage, HousePage, RulingPage } from './format.js';
import { isPlayedAt, lawsOn } from './law-examples.js';
import type { ReadGame, ReadHouse, ReadPage } from './library.js';

export interface Compiled {
  readonly listing: Listing;
  readonly posted: PostedGames;
  readonly playing: Playing;
  readonly texts: Texts;
  readonly reading: Reading;
}
/** Houses without a fault in them; one that has some throws. */
export function compile(read: readonly ReadHouse[]): Compiled {
  const all = read.map(({ house, games, faults, sheets }) => {
    if (house === undefined || faults.length > 0) throw new Error('a house with faults in it cannot be opened');
    return { house, games: [...games.values()], sheets };
  });
  const entries = textsOf(all.flatMap(({ games }) => games));
  const words = new Map(entries.map((entry) => [entry.id, entry]));
  const laid = all.flatMap(({ games }) => games.map((game) => laidOut(game, words)));
  return {
    listing: {
      houses: all.map(({ house }) => houseListed(house)),
      games: all.flatMap(({ games }) => games.map(gameListed)),
    },
    posted: Object.fromEntries(all.flatMap(({ games }) => games.map(gamePosted))),
    playing: { pages: Object.assign({}, ...laid.map(({ pages }) => pages)), games: laid.map(({ game }) => game) },
    texts: { entries },
    reading: readingOf(all),
  };
}

const houseListed = ({
  house,
  name,
  place,
  code,
  jurisdiction,
  regulator,
  sources,
  practice,
  colours,
  back,
  day,
}: HousePage): House => ({
  id: house,
  name,
  town: place,
  code,
  jurisdiction: jurisdiction.en,
  ...(jurisdiction.es === undefined ? {} : { jurisdictionEs: jurisdiction.es }),
  ...(regulator === undefined ? {} : { regulator: { es: regulator.en, ...regulator } as Regulator }),
  sources: Object.fromEntries(
    Object.entries(sources).map(([id, { name: called, lines }]) => [id, { name: called, lines }]),
  ),
  practice: (practice ?? []).map(({ game, stake }) => ({ game, ...(stake === undefined ? {} : { stake }) })),
  ...(colours === undefined ? {} : { colours }),
  ...(back === undefined ? {} : { back }),
  ...(day === undefined ? {} : { day }),
});
function gameListed({ pages, own }: ReadGame): GameListing {
  const listed = listingOf(pages);
  if (isRefused(listed)) throw new Error(`${pages.game} cannot be opened: ${listed.refused}`);
  const { en: name, es } = own.name;
  const also = own['also called'];
  return {
    id: pages.game,
    house: pages.house,
    name,
    ...(es === undefined ? {} : { nameEs: es }),
    ...choiceOf(pages),
    ...(also === undefined ? {} : { also }),
    ...listed,
  };
}
function gamePosted({ pages }: ReadGame): readonly [string, PostedGames[string]] {
  const posted = postedFor(pages);
  if (isRefused(posted)) throw new Error(`${pages.game} cannot be opened: ${posted.refused}`);
  return [pages.game, posted];
}

const choiceOf = ({ choice }: ReadGame['pages']) => (choice === undefined ? {} : { choice });

/** A game with its pages by name. What was left behind of a page that is taken makes it another page. */
function laidOut({ pages: { pages, ...game }, from }: ReadGame, words: ReadonlyMap<string, TextEntry>) {
  const named = pages.map((page, i) => [from[i]!.whole ? page.name : `${page.name} of ${game.game}`, page] as const);
  const told = pages.flatMap(({ entries }) => entries.flatMap(({ id }) => words.get(id) ?? []));
  return {
    pages: Object.fromEntries(named) as Readonly<Record<string, Page>>,
    game: { ...game, pages: named.map(([name]) => name), words: sha256(canonical([...new Set(told)])) },
  };
}

/** The words of everything on these games' pages, once: the houses' own in their order, then customs and laws. */
function textsOf(games: readonly ReadGame[]): readonly TextEntry[] {
  const pages = [...new Map(games.flatMap(({ from }) => from.map((page) => [page.source.file, page]))).values()];
  const isOwn = ({ source }: ReadPage): boolean => source.file.startsWith('houses/');
  const switches = switchesIn(games);
  return [...pages.filter(isOwn), ...pages.filter((page) => !isOwn(page))].flatMap((page) => [
    ...Object.entries(page.data.clauses ?? {}).flatMap(([id, said]) => clauseOf(id, said, page)),
    ...Object.entries(page.data.rulings ?? {}).flatMap(([id, said]) =>
      rulingOf(id, said, page, switches.get(id) ?? new Set()),
    ),
  ]);
}
/** The switches that each ruling leaves to a house, on whichever page. */
function switchesIn(games: readonly ReadGame[]): ReadonlyMap<string, ReadonlySet<string>> {
  const out = new Map<string, Set<string>>();
  for (const { pages } of games)
    for (const { entries } of pages.pages)
      for (const { id, switches = {} } of entries)
        out.set(id, new Set([...(out.get(id) ?? []), ...Object.keys(switches)]));
  return out;
}

type Parts = Exclude<ClausePage['en'], string | undefined>;
const wordsOf = (language: 'en' | 'es', said: string | Parts, moneyStated: boolean) => {
  if (typeof said === 'string') return { text: said };
  const { text, ...parts } = said;
  const irr: Irregularity = { ...parts, moneyStated };
  return { text: text ?? told(language, irr), irr };
};
function clauseOf(id: string, said: ClausePage, page: ReadPage): readonly TextEntry[] {
  const { en, es, kind = 'info' } = said;
  if (en === undefined || es === undefined) return [];
  const stated = said['money by'] !== 'ruling';
  const kept = said.unplayed ? ({ kept: 'by-people' } as const) : {};
  const clause: Clause = {
    id,
    tag: kind,
    ...wordsOf('en', en, stated),
    cites: citationsOf(said, page),
    ...kept,
    es: wordsOf('es', es, stated),
  };
  return [{ ...clause, on: page.source.file }];
}
function rulingOf(id: string, said: RulingPage, page: ReadPage, switches: ReadonlySet<string>): readonly TextEntry[] {
  const { en, es } = said;
  if (en === undefined || es === undefined) return [];
  const words = ({ asks, readings = [], ruling }: NonNullable<RulingPage['en']>) => ({
    question: asks,
    readings,
    ruling,
  });
  const ruling: Ruling = { id, ...words(en), cites: citationsOf(said, page), switchKeys: [...switches], es: words(es) };
  return [{ ...ruling, on: page.source.file }];
}
function citationsOf({ at }: Pick<ClausePage, 'at'>, { data, sheets }: ReadPage): readonly Citation[] {
  const own = (data as { readonly source?: string }).source ?? '';
  return [at ?? []].flat().map((text) => {
    const { of: _, ...cited } = readCitation(text, own, sheets);
    return cited;
  });
}

/** Hands that show an entry, at the game they are played at; what people see to; what customs and laws are about; the sheets. */
function readingOf(
  all: readonly { readonly games: readonly ReadGame[]; readonly sheets: ReadHouse['sheets'] }[],
): Reading {
  const games = all.flatMap((one) => one.games);
  const pages = [...new Map(games.flatMap(({ from }) => from.map((page) => [page.source.file, page]))).values()];
  return {
    examples: games.flatMap((game) =>
      [...game.shows, ...lawsOn(game)].flatMap((page) => examplesOn(page, game.pages.game)),
    ),
    marks: Object.fromEntries(pages.flatMap(({ data }) => marksOn(data))),
    abouts: Object.fromEntries(
      pages.flatMap(({ source, data }) =>
        'about' in data ? [[source.file, data.about as Reading['abouts'][string]]] : [],
      ),
    ),
    sheets: Object.assign({}, ...all.map(({ sheets }) => sheets)) as Reading['sheets'],
  };
}
const said = (data: EntriesPage): readonly (readonly [string, ClausePage | RulingPage])[] => [
  ...Object.entries(data.clauses ?? {}),
  ...Object.entries(data.rulings ?? {}),
];
const examplesOn = (page: ReadPage, game: string): readonly Example[] =>
  said(page.data).flatMap(([id, { examples = [] }]) =>
    examples
      .filter((one) => isPlayedAt(one, page, game))
      .map(({ hand, floor, shows }) => ({ id, game, hand, ...(floor === undefined ? {} : { floor }), shows })),
  );
const marksOn = (data: EntriesPage): readonly (readonly [string, Reading['marks'][string]])[] =>
  Object.entries(data.clauses ?? {}).flatMap(([id, { unplayed, discretion }]) =>
    unplayed || discretion
      ? [[id, { ...(unplayed ? { unplayed } : {}), ...(discretion ? { discretion } : {}) }] as const]
      : [],
  );
