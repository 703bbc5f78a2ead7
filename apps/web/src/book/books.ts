// The houses' books as they are read here: fetched when somebody opens one, and kept for a while.
import type { BookEntry, BookGame, HouseBook, HousePages } from 'baraja/words';
import { api } from '../lib/api.js';

/** How long a book is read before it is asked for again, in milliseconds: a house may be changed while it is open. */
const FRESH = 60_000;
type Asked<T> = (house: string) => Promise<T>;
function keeping<T>(ask: Asked<T>): Asked<T> {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<T> }>();
  return (house) => {
    const had = kept.get(house);
    if (had && Date.now() - had.at < FRESH) return had.answer;
    const answer = ask(house);
    kept.set(house, { at: Date.now(), answer });
    answer.catch(() => kept.delete(house));
    return answer;
  };
}
export const bookOf: Asked<HouseBook> = keeping((house) => api.book(house));
/** What its examples are dealt by. */
export const pagesOf: Asked<HousePages> = keeping((house) => api.bookPages(house));

/** A game by its id, or by its short name there. */
export const gameIn = ({ games }: HouseBook, name: string): BookGame | undefined =>
  games.find(({ id, short }) => id === name || short === name);

/** An entry where it is read: a clause, and after it the rulings that read it. */
export interface Placed {
  readonly entry: BookEntry;
  /** Why a clause of another page is here. */
  readonly from: Readonly<{ en: string; es: string }> | null;
  readonly rulings: readonly BookEntry[];
}
export interface Chapter extends Omit<BookGame['chapters'][number], 'entries'> {
  readonly entries: readonly Placed[];
}
/** A game as it is read: each ruling under the clause it reads, where that stands here too. */
export function chaptersOf({ entries }: HouseBook, game: BookGame): readonly Chapter[] {
  const all = game.chapters.map((chapter) => ({
    ...chapter,
    entries: chapter.entries.map(({ entry, from }) => ({ entry: entries[entry]!, from })),
  }));
  const placed = all.flatMap((chapter) => chapter.entries.map(({ entry }) => entry));
  const clauses = new Set(placed.flatMap(({ id, clause }) => (clause ? [id] : [])));
  const isUnder = ({ ruling, under }: BookEntry): boolean => ruling !== null && under !== null && clauses.has(under);
  const under = (id: string): readonly BookEntry[] => placed.filter((one) => isUnder(one) && one.under === id);
  return all
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries
        .filter(({ entry }) => !isUnder(entry))
        .map((one) => ({ ...one, rulings: one.entry.clause ? under(one.entry.id) : [] })),
    }))
    .filter(({ entries: left, intro }) => left.length > 0 || intro !== null);
}

/** Where a clause is read: the first game of a house that has it. */
export const placeIn = ({ games }: HouseBook, clause: string): BookGame | undefined =>
  games.find(({ chapters }) =>
    chapters.some(({ entries }) => entries.some(({ entry }) => entry === clause || entry.startsWith(`${clause}@`))),
  );
/** The book and the game where a clause is read; the house whose letters it begins with is asked first. */
export async function whereIs(
  clause: string,
  houses: readonly string[],
): Promise<{ readonly house: string; readonly game: string } | null> {
  const books = await Promise.all(houses.map((house) => bookOf(house)));
  const own = books.filter(({ code }) => clause.startsWith(`${code}-`) || clause.includes(`-${code}-`));
  for (const book of [...own, ...books]) {
    const game = placeIn(book, clause);
    if (game) return { house: book.id, game: game.short };
  }
  return null;
}
