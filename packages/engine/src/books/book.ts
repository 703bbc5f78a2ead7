/** A game of a house as its pages have it. */
import type { GameData, GamePages, Page } from '../document/index.js';
import { type AnyPlayable, know } from '../games/index.js';

export interface GameBook {
  readonly id: string;
  readonly house: string;
  readonly pages: GamePages;
  /** A hash of the words of everything on its pages. */
  readonly words: string;
}
export const bookOf = ({ words, ...game }: Omit<GameData, 'pages'>, pages: readonly Page[]): GameBook => ({
  ...{ id: game.game, house: game.house, words },
  pages: { ...game, pages },
});
/** The same with its family: who has the book can play the game. */
export function bookWith(family: AnyPlayable, game: Omit<GameData, 'pages'>, pages: readonly Page[]): GameBook {
  know(family);
  return bookOf(game, pages);
}
