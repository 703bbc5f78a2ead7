// What a table is called: by its host, or else by its house, game and stake. Where the house or the game is no more, it keeps the name it
// was opened by.
import { type GameId, games, type HouseId, houses } from 'baraja/books';
import { openedFor, type TableRules } from 'baraja/table';
import type { TableOpened } from './kinds.js';

type Posted = Pick<TableRules, 'house' | 'gameId' | 'stake' | 'choice'>;
const listingOf = (rules: Posted): { readonly house: string; readonly game: string } | null => {
  const house = houses.find(({ id }) => id === (rules.house as HouseId));
  const game = games.find(({ id }) => id === (openedFor(rules) as GameId));
  return house && game ? { house: house.name, game: game.name } : null;
};
/** By its ids where nobody can say any more what they were called. */
export function plainName(rules: Posted): string {
  const { house, game } = listingOf(rules) ?? { house: rules.house, game: openedFor(rules) };
  return `${house} · ${game} ${rules.stake}`;
}

/** The name its host gave it; null where nobody gave it one, and whoever shows it says its house and game. */
export function calledBy({ name, host, by }: TableOpened, rules: TableRules | null): string | null {
  if (rules !== null && listingOf(rules) === null) return name;
  const isNamed = host !== null || by !== undefined;
  return isNamed && (rules === null || name !== plainName(rules)) ? name : null;
}
