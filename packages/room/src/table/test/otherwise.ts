// A house's game put otherwise while a room plays it, and as it was again.
import { type GameBook, gameBook, lay } from 'baraja/books';

/** Puts a game where it is opened from. */
export function put({ words, pages: { pages, ...game } }: GameBook): void {
  const named = Object.fromEntries(pages.map((page, i) => [`${i}`, page]));
  lay({ pages: named, games: [{ ...game, pages: Object.keys(named), words }] });
}
/** The house has another figure in one of its values. */
export function setOtherwise(game: string, topic: string, value: unknown): void {
  const book = gameBook(game)!;
  const pages = book.pages.pages.map((page) => ({
    ...page,
    entries: page.entries.map((entry) =>
      entry.sets && topic in entry.sets ? { ...entry, sets: { ...entry.sets, [topic]: value } } : entry,
    ),
  }));
  put({ ...book, pages: { ...book.pages, pages } });
}
/** The house's game does not say this clause. */
export function without(game: string, clause: string): void {
  const book = gameBook(game)!;
  const pages = book.pages.pages.map((page) => ({ ...page, entries: page.entries.filter(({ id }) => id !== clause) }));
  put({ ...book, pages: { ...book.pages, pages } });
}
