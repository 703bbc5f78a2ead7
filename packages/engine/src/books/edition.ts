/**
 * An edition: everything one game rests on, as it stands, pages and words, known by a hash of its content. Whoever keeps it can open the
 * game's tables and read its clauses as they were, whatever becomes of the house.
 */
import { canonical, EDITION, type GameListing, type GamePages, sha256, type TextEntry } from '../document/index.js';
import type { GameBook } from './book.js';
import { PROGRAM } from './made/program.js';
import { gameBook } from './playing.js';
import { type GameId, gameOf } from './shelf.js';
import { pagesOf, wordsRevision } from './texts.js';

/** The program that deals by it: its version, and a hash of the sources it was built from, so that no two programs have one name. */
export const ENGINE: string = PROGRAM;

export interface Edition {
  /** A hash of the pages and the words. */
  readonly id: string;
  readonly game: GameListing;
  readonly pages: GamePages;
  readonly texts: readonly TextEntry[];
  /** A hash of the words alone. */
  readonly words: string;
}

const made = new WeakMap<GameBook, { readonly revision: number; readonly edition: Edition }>();
/** A game as it stands now. */
export function editionOf(id: GameId): Edition {
  const book = gameBook(id)!;
  const had = made.get(book);
  if (had?.revision === wordsRevision()) return had.edition;
  const edition = editionFrom(gameOf(id), book, textsOf(id));
  made.set(book, { revision: wordsRevision(), edition });
  return edition;
}
const textsOf = (id: GameId): readonly TextEntry[] => pagesOf(id).map(({ entry }) => entry as TextEntry);
const editionFrom = (
  game: GameListing,
  { pages, words }: Pick<GameBook, 'pages' | 'words'>,
  texts: readonly TextEntry[],
): Edition => ({ id: sha256(canonical([EDITION, pages, texts])), game, pages, texts, words });
/** Is it what its name says? */
export const isWhole = (edition: Edition): boolean =>
  editionFrom(edition.game, edition, edition.texts).id === edition.id;

const opened = new WeakMap<Edition, GameBook>();
/** The book that an edition's tables are opened by. */
export function bookOf(edition: Edition): GameBook {
  const { game, pages, words } = edition;
  const had = opened.get(edition) ?? { id: game.id, house: game.house, pages, words };
  opened.set(edition, had);
  return had;
}

/** What a hand was dealt under, part by part: so that whoever has only the parts can say which of them was another. */
export interface Receipt {
  readonly edition: string;
  /** How rules and words are hashed. */
  readonly format: string;
  readonly sheet: string;
  readonly rulings: string;
  readonly customs: Readonly<Record<string, string>>;
  readonly laws: Readonly<Record<string, string>>;
}
export function receiptOf({ id, pages: { pages }, texts }: Edition): Receipt {
  const words = new Map(texts.map((entry) => [entry.id, entry]));
  const hashed = (entries: readonly { readonly id: string }[]): string =>
    sha256(canonical(entries.map((entry) => [entry, words.get(entry.id) ?? null])));
  const named = (folder: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      pages
        .filter(({ name }) => name.startsWith(`${folder}/`))
        .map(({ name, entries }) => [name.slice(folder.length + 1).replace(/\.yaml$/, ''), hashed(entries)]),
    );
  const own = pages.filter(({ name }) => name.startsWith('houses/')).flatMap(({ entries }) => entries);
  return {
    edition: id,
    format: EDITION,
    sheet: hashed(own.filter(({ sheet }) => sheet)),
    rulings: hashed(own.filter(({ sheet }) => !sheet)),
    customs: named('customs'),
    laws: named('laws'),
  };
}

/** What is otherwise in another edition of the same game: words of clauses, and entries that came or went. */
export interface WordChange {
  readonly rule: string;
  readonly how: 'new' | 'gone' | 'words' | 'plays';
}
export function changesBetween(was: Edition, is: Edition): readonly WordChange[] {
  const texts = ({ texts: all }: Edition) => new Map(all.map((entry) => [entry.id, canonical(entry)]));
  const plays = ({ pages: { pages } }: Edition) => {
    const out = new Map<string, string>();
    for (const { entries } of pages)
      for (const entry of entries) out.set(entry.id, `${out.get(entry.id) ?? ''}${canonical(entry)}`);
    return out;
  };
  const [words, wordsNow, played, playedNow] = [texts(was), texts(is), plays(was), plays(is)];
  const ids = new Set([...words.keys(), ...wordsNow.keys(), ...played.keys(), ...playedNow.keys()]);
  return [...ids].flatMap((rule): readonly WordChange[] => {
    if (!playedNow.has(rule)) return [{ rule, how: 'gone' }];
    if (!played.has(rule)) return [{ rule, how: 'new' }];
    if (played.get(rule) !== playedNow.get(rule)) return [{ rule, how: 'plays' }];
    return words.get(rule) === wordsNow.get(rule) ? [] : [{ rule, how: 'words' }];
  });
}
