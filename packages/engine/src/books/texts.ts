/** The words of every clause and ruling: looked up by id, or taken in the order of the pages they stand on. */
import {
  type Clause,
  type TextEntry as Entry,
  type GamePages,
  isRuling,
  type Ruling,
  type Texts,
} from '../document/index.js';
import type { RuleId } from '../kernel/index.js';
import { TEXTS } from './made/texts.js';
import { gameBook } from './playing.js';
import { drop, type GameId, type HouseId, replace } from './shelf.js';

const isOf = (house: HouseId, { on }: Entry): boolean => on.startsWith(`houses/${house}/`);
const kept: Entry[] = [];
const sheet: Clause[] = [];
const ruled: Ruling[] = [];
let revision = 0;
let byId: ReadonlyMap<RuleId, Entry> = new Map();
/** Puts words where they can be looked up; those that are there already are replaced. */
export function word({ entries }: Texts): void {
  if (kept.length === 0) kept.push(...entries);
  else for (const entry of entries) replace(kept, entry);
  sorted();
}
/** Takes the words of a house's own pages away. */
export function unword(house: HouseId): void {
  drop(kept, (entry) => isOf(house, entry));
  sorted();
}
function sorted(): void {
  revision++;
  byId = new Map(kept.map((entry) => [entry.id, entry]));
  sheet.splice(0, sheet.length, ...kept.filter((entry): entry is Entry & Clause => !isRuling(entry)));
  ruled.splice(0, ruled.length, ...kept.filter((entry): entry is Entry & Ruling => isRuling(entry)));
}
word(TEXTS);

/** How often words have been put here: what is made of them is made anew when it has changed. */
export const wordsRevision = (): number => revision;

/** The clause or ruling with this id. */
export const clause = (id: RuleId): Clause | Ruling | undefined => byId.get(id);
/** Every clause of every sheet and every law. */
export const clauses: readonly Clause[] = sheet;
/** Every ruling, of houses and of customs. */
export const rulings: readonly Ruling[] = ruled;

/** What stands on a house's own pages, clauses and rulings, in their order. */
export const entriesOf = (house: HouseId): readonly Entry[] => kept.filter((entry) => isOf(house, entry));
/** A house's clauses in the order of its rules page. */
export const clausesOf = (house: HouseId): readonly Clause[] =>
  entriesOf(house).filter((entry): entry is Entry & Clause => !isRuling(entry));

/** An entry on one of a game's pages, and that page: its own, one it takes from, a custom or a law. */
export interface OnPage {
  readonly page: string;
  readonly entry: Clause | Ruling;
  /** Something at a table comes of it. */
  readonly acts: boolean;
}
const ACTS = ['sets', 'governs', 'bounds', 'rows', 'switches'] as const;
/** Everything on a game's pages, the nearest page first; what stands on several, where it is nearest. */
export const pagesOf = (game: GameId): readonly OnPage[] => onPages(gameBook(game)!.pages, clause);
/** The same of pages in hand, by the words that go with them. */
export function onPages({ pages }: GamePages, wordsOf: typeof clause): readonly OnPage[] {
  const isLaw = (name: string): boolean => name.startsWith('laws/');
  const nearest = [
    ...pages.filter(({ name }) => !isLaw(name)).toReversed(),
    ...pages.filter(({ name }) => isLaw(name)),
  ];
  const out = new Map<RuleId, OnPage>();
  for (const { name, entries } of nearest)
    for (const said of entries) {
      const entry = wordsOf(said.id);
      const had = out.get(said.id);
      const acts = ACTS.some((word) => said[word] !== undefined) || (had?.acts ?? false);
      if (entry) out.set(said.id, { page: had?.page ?? name, entry, acts });
    }
  return [...out.values()];
}
/** What a game is played by of its house's sheet: its own clauses, then those that fill its gaps. */
export const clausesOfGame = (game: GameId): readonly Clause[] =>
  pagesOf(game).flatMap(({ page, entry }) => (page.startsWith('houses/') && !isRuling(entry) ? [entry] : []));
