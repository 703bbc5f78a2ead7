/** A house from its texts, for programs: loaded, checked, and tables opened from it. It needs no folder: a browser can do it. */
import { type GameBook, type Opening, openBook, shelve } from 'baraja/books';
import type { OpeningRefusal } from 'baraja/document';
import type { TableRules } from 'baraja/table';
import { compile } from './compile.js';
import type { Files, ReadHouse } from './library.js';
import { readHouse } from './read.js';
import type { Fault } from './source.js';

/** The texts of a house by their paths, `houses/la-rueda/hold.yaml`; customs and laws it takes among them. */
export type Texts = Files | Readonly<Record<string, string>>;

/** A house whose documents are in order. */
export interface Book {
  readonly house: string;
  /** The ids of its games. */
  readonly games: readonly string[];
  readonly read: ReadHouse;
  /** Puts it beside the houses the engine knows, for everything that goes by their ids: words, rules pages, bots. */
  shelve(): void;
}
export type Loaded = Book | { readonly faults: readonly Fault[] };
export const isBook = (loaded: Loaded): loaded is Book => !('faults' in loaded);

/** What is wrong in a house, by file, line and column; or its book. One house among the texts need not be named. */
export function loadBook(texts: Texts, house: string = onlyHouse(texts)): Loaded {
  const files: Files = typeof texts === 'function' ? texts : (path) => texts[path];
  const read = readHouse(house, files);
  if (read.faults.length > 0) return { faults: read.faults };
  return { house, games: [...read.games.keys()], read, shelve: () => shelve(compile([read])) };
}
function onlyHouse(texts: Texts): string {
  const paths = typeof texts === 'function' ? [] : Object.keys(texts);
  const houses = paths.flatMap((path) => /^houses\/([^/]+)\/house\.yaml$/.exec(path)?.[1] ?? []);
  if (houses.length !== 1) throw new Error(`${houses.length} houses lie among these texts: say which`);
  return houses[0]!;
}

/** Opens a table of it: by a game's id or its name in the house, a stake and any switches. */
export function openTable({ house, read }: Book, opening: Omit<Opening, 'house'>): TableRules | OpeningRefusal {
  const books = bookOf(read);
  const { game } = opening;
  const book = books.find(({ id }) => id === game || id.endsWith(`-${game}`));
  if (book) return openBook(book, opening);
  const facts = { game, house: read.house?.name ?? house, known: books.map(({ id }) => id).join(', ') };
  return { refused: 'unknown-game', rule: null, facts };
}
/** Its games as the engine opens them. */
function bookOf(read: ReadHouse): readonly Pick<GameBook, 'id' | 'pages' | 'words'>[] {
  const { playing } = compile([read]);
  return playing.games.map(({ words, pages: names, ...game }) => ({
    id: game.game,
    pages: { ...game, pages: names.map((name) => playing.pages[name]!) },
    words,
  }));
}
