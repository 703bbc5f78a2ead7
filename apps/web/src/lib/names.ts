// Houses and games by their ids, for signs and headings: as the lobby has them, and before it has come as the books do.
import { houses } from 'baraja/books';
import { app } from './app.svelte.js';
import type { Language } from './wire.js';

export const houseName = (id: string): string =>
  [...(app.lobby?.houses ?? []), ...houses].find((house) => house.id === id)?.name ?? id;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly nameEs?: string;
}
/** A house's game by its id ('luna-hold') or its short name there ('hold'). */
export const gameIn = <T extends Named>(
  houses: readonly { readonly id: string; readonly games: readonly T[] }[] | undefined,
  house: string,
  game: string,
): T | undefined =>
  houses?.find(({ id }) => id === house)?.games.find(({ id }) => id === game || id.slice(id.indexOf('-') + 1) === game);

/** A game's name in the reader's language, where it has one there. */
export const gameName = (game: Named, language: Language): string =>
  (language === 'es' ? game.nameEs : undefined) ?? game.name;
