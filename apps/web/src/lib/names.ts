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
/** A game's name in the reader's language, where it has one there. */
export const gameName = (game: Named, language: Language): string =>
  (language === 'es' ? game.nameEs : undefined) ?? game.name;
