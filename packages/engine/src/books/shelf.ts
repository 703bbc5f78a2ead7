/**
 * The houses that are known here. Those compiled with the engine stand on it from the start; a program may put others beside them, or a
 * newer edition in the place of an older one.
 */
import type { GameListing, House, Listing } from '../document/index.js';
import { LISTING } from './made/listing.js';

export type HouseId = string;
export type GameId = string;

const listing: { houses: House[]; games: GameListing[] } = {
  houses: [...LISTING.houses],
  games: [...LISTING.games],
};
/** Every house, as it is listed now. */
export const houses: readonly House[] = listing.houses;
/** Every game of every house, in the order of the sheets. */
export const games: readonly GameListing[] = listing.games;

/** Puts houses with their games on the list; those that are there already are replaced. */
export function list({ houses: some, games: theirs }: Listing): void {
  for (const house of some) {
    replace(listing.houses, house);
    const left = new Set(theirs.filter((game) => game.house === house.id).map(({ id }) => id));
    for (const { id } of listing.games.filter((game) => game.house === house.id))
      if (!left.has(id))
        listing.games.splice(
          listing.games.findIndex((game) => game.id === id),
          1,
        );
  }
  for (const game of theirs) replace(listing.games, game);
  listing.houses.sort(inPlace(LISTING.houses));
  listing.games.sort(inPlace(LISTING.games));
}
/** Whoever was here from the start and comes back stands where it stood; others come after, in the order they came. */
export function inPlace<T extends { readonly id: string }>(
  first: readonly Pick<T, 'id'>[],
): (one: T, other: T) => number {
  const places = new Map(first.map(({ id }, i) => [id, i]));
  const placeOf = ({ id }: T): number => places.get(id) ?? first.length;
  return (one, other) => placeOf(one) - placeOf(other);
}
/** Takes a house with its games off the list. */
export function unlist(house: HouseId): void {
  drop(listing.houses, ({ id }) => id === house);
  drop(listing.games, (game) => game.house === house);
}
export function drop<T>(all: T[], isOne: (one: T) => boolean): void {
  all.splice(0, all.length, ...all.filter((one) => !isOne(one)));
}
export function replace<T extends { readonly id: string }>(all: T[], one: T): void {
  const at = all.findIndex(({ id }) => id === one.id);
  if (at < 0) all.push(one);
  else all[at] = one;
}

export const houseOf = (id: HouseId): House => houses.find((house) => house.id === id)!;
export const gameOf = (id: GameId): GameListing => games.find((game) => game.id === id)!;
export const gamesOf = (house: HouseId): readonly GameListing[] => games.filter((game) => game.house === house);

/** Finds a house by id or by a part of its name. */
export function findHouse(text: string): HouseId | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  return (
    houses.find(({ id }) => id === wanted) ??
    houses.find(({ name, code }) => plain(name).includes(wanted) || plain(code) === wanted)
  )?.id;
}
/** Finds a house's game by id ('luna-hold'), by its short name there ('hold') or by its name. */
export function findGame(house: HouseId, text: string): GameId | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  const here = gamesOf(house);
  return (
    here.find(({ id }) => id === wanted || shortName(id) === wanted) ??
    here.find(({ name }) => plain(name).includes(wanted))
  )?.id;
}
export const shortName = (id: GameId): string => id.slice(id.indexOf('-') + 1);
const plain = (text: unknown): string =>
  (typeof text === 'string' ? text : '')
    .toLowerCase()
    .replace(/[’'".]/g, '')
    .trim()
    .replace(/\s+/g, '-');
