/** Turns houses that were read into the plain data the engine opens tables by: lists, pages and words. */
import {
  type Citation,
  type Clause,
  canonical,
  type GameListing,
  type House,
  type Irregularity,
  isRefused,
  type Listing,
  listingOf,
  type Page,
  type Playing,
  type Ruling,
  sha256,
  type TextEntry,
  type Texts,
  told,
} from 'baraja/document';
import type { ClausePage, HousePage, RulingPage } from './format.js';
import type { ReadGame, ReadHouse, ReadPage } from './library.js';

export interface Compiled {
  readonly listing: Listing;
  readonly playing: Playing;
  readonly texts: Texts;
}
/** Houses without a fault in them; one that has some throws. */
export function compile(read: readonly ReadHouse[]): Compiled {
  const all = read.map(({ house, games, faults }) => {
    if (house === undefined || faults.length > 0) throw new Error('a house with faults in it cannot be opened');
    return { house, games: [...games.values()] };
  });
  const entries = textsOf(all.flatMap(({ games }) => games));
  const words = new Map(entries.map((entry) => [entry.id, entry]));
  const laid = all.flatMap(({ games }) => games.map((game) => laidOut(game, words)));
  return {
    listing: {
      houses: all.map(({ house }) => houseListed(house)),
      games: all.flatMap(({ games }) => games.map(gameListed)),
    },
    playing: { pages: Object.assign({}, ...laid.map(({ pages }) => pages)), games: laid.map(({ game }) => game) },
    texts: { entries },
  };
}

const houseListed = ({ house, name, place, code, jurisdiction, sources, practice }: HousePage): House => ({
  id: house,
  name,
  town: place,
  code,
  jurisdiction: jurisdiction.en,
  ...(jurisdiction.es === undefined ? {} : { jurisdictionEs: jurisdiction.es }),
  sources,
  practice: (practice ?? []).map(({ game, stake }) => ({ game, ...(stake === undefined ? {} : { stake }) })),
});
function gameListed({ pages, own }: ReadGame): GameListing {
  const listed = listingOf(pages);
  if (isRefused(listed)) throw new Error(`${pages.game} cannot be opened: ${listed.refused}`);
  const { en: name, es } = own.name;
  return { id: pages.game, house: pages.house, name, ...(es === undefined ? {} : { nameEs: es }), ...listed };
}

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
/** `§Pan 3 L54-57`, of the page's own sheet, or `003 §Pan 3 L54-57` of another. */
function citationsOf({ at }: Pick<ClausePage, 'at'>, { data }: ReadPage): readonly Citation[] {
  const own = (data as { readonly source?: string }).source ?? '';
  return [at ?? []].flat().map((text) => {
    const [, other, section = '', lines = ''] = /^(?:(\d{3})\s+)?(.*?)\s*(L\d.*)?$/.exec(text) ?? [];
    return { source: other ?? own, section, lines };
  });
}
