// Houses and games by their ids, for signs and headings before the lobby has come.
import { houses } from 'baraja/books';
import type { Language } from './wire.js';

export const houseName = (id: string): string => houses.find((house) => house.id === id)?.name ?? id;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly nameEs?: string;
}
/** A house's game by its id ('rog-hold') or its short name there ('hold'). */
export const gameIn = <T extends Named>(
  houses: readonly { readonly id: string; readonly games: readonly T[] }[] | undefined,
  house: string,
  game: string,
): T | undefined =>
  houses?.find(({ id }) => id === house)?.games.find(({ id }) => id === game || id.slice(id.indexOf('-') + 1) === game);

/** A game's name in the reader's language, where it has one there. */
export const gameName = (game: Named, language: Language): string =>
  (language === 'es' ? game.nameEs : undefined) ?? game.name;
