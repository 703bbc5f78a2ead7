/** The pages that games are opened by. */
import type { Playing } from '../document/index.js';
import { FAMILIES, know } from '../games/index.js';
import { bookOf, type GameBook } from './book.js';
import { BOOKS } from './made/playing.js';
import { drop, type GameId, inPlace, replace } from './shelf.js';
import { worded } from './worded.js';

// Whatever house is put beside these finds its families here.
know(...FAMILIES);
const laid: GameBook[] = BOOKS.map((book) => ({ ...book, pages: worded(book.pages) }));
const asTheyStood = inPlace<GameBook>(BOOKS);
/** Every game that can be opened. */
export const gameBooks: readonly GameBook[] = laid;
/** Puts games where they can be opened; one that is there already is replaced. */
export function lay({ pages, games }: Playing): void {
  for (const { pages: names, ...game } of games)
    replace(
      laid,
      bookOf(
        game,
        names.map((name) => pages[name]!),
      ),
    );
  laid.sort(asTheyStood);
}
/** Takes a house's games away. */
export const clear = (house: string): void => drop(laid, (book) => book.house === house);

export const gameBook = (id: GameId): GameBook | undefined => laid.find((book) => book.id === id);
