// Houses and games by their ids, for signs and headings before the lobby has come.
import type { Language } from './wire.js';

const HOUSES: Readonly<Record<string, string>> = {
  jalisco: 'Jalisco Pool Room',
  'spanish-poker': 'Spanish Poker',
  'ven-a-mexico': 'Ven-A-Mexico',
  's-and-k': 'S & K Cardroom',
  rogelios: 'Rogelio’s',
};
export const houseName = (id: string): string => HOUSES[id] ?? id;

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
