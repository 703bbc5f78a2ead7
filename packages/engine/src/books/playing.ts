/** The pages that games are opened by. */
import type { GamePages, Page, Playing } from '../document/index.js';
import { PLAYING } from './made/playing.js';
import { drop, type GameId, inPlace, replace } from './shelf.js';

/** A game as its pages have it. */
export interface GameBook {
  readonly id: GameId;
  readonly house: string;
  readonly pages: GamePages;
  /** A hash of the words of everything on its pages. */
  readonly words: string;
}

const laid: GameBook[] = [];
const asTheyStood = inPlace<GameBook>(PLAYING.games.map(({ game }) => ({ id: game })));
/** Every game that can be opened. */
export const gameBooks: readonly GameBook[] = laid;
/** Puts games where they can be opened; one that is there already is replaced. */
export function lay({ pages, games }: Playing): void {
  for (const { words, pages: names, ...game } of games) {
    const own = names.map((name): Page => pages[name]!);
    replace(laid, { id: game.game, house: game.house, pages: { ...game, pages: own }, words });
  }
  laid.sort(asTheyStood);
}
lay(PLAYING);
/** Takes a house's games away. */
export const clear = (house: string): void => drop(laid, (book) => book.house === house);

export const gameBook = (id: GameId): GameBook | undefined => laid.find((book) => book.id === id);
