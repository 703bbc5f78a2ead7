// What is on the lab's shelves, house by house, as the houses list their games. The first page knows this much, to show the way.
import { type GameId, type GameListing, games, houses } from 'baraja/books';

export type Plays = GameListing['plays'];
/** The families that are counted each in its own way, and have pages of their own; a trainer can deal all but the last. */
const COUNTED: readonly Plays[] = ['spanish-poker', 'twenty-one', 'pai-gow', 'push-nine'];
const TRAINED = COUNTED.slice(0, -1);
/** The games that have figures of their own. */
export const FIGURED: readonly GameId[] = COUNTED.flatMap((plays) =>
  games.filter((game) => game.plays === plays).map(({ id }) => id),
);
/** What has hands that are set against each other, of all kinds of games that are listed. */
const IS_POKER: Readonly<Record<GameListing['family'], boolean>> = {
  ...{ community: true, draw: true, stud: true },
  ...{ rummy: false, banked: false, point: false },
};
/** The games whose hands are set against each other. */
export const POKER: readonly GameId[] = games.filter(({ family }) => IS_POKER[family]).map(({ id }) => id);
export type LabGame = GameId | 'fees';
export const isPokerGame = (game: LabGame): boolean => POKER.includes(game);
/** Whose rules a game is played by. */
export const playsOf = (game: LabGame): Plays | 'fees' => games.find(({ id }) => id === game)?.plays ?? 'fees';

const isOf =
  (house: string) =>
  (game: GameId): boolean =>
    games.some((one) => one.id === game && one.house === house);
/** Its banked games first, then its poker, and what its tables collect, where there is a pot to collect from. */
function shelfOf(house: string): readonly LabGame[] {
  const figured = FIGURED.filter(isOf(house));
  const hasPots = games.some((game) => game.house === house && game.family !== 'banked');
  return [...figured, ...POKER.filter(isOf(house)), ...(hasPots ? (['fees'] as const) : [])];
}
/** What is on each house's shelf; those with figures of their own come first. */
export const SHELF: readonly { readonly house: string; readonly games: readonly LabGame[] }[] = houses
  .map(({ id }) => ({ house: id, games: shelfOf(id) }))
  .filter((shelf) => shelf.games.length > 0)
  .sort((a, b) => Number(hasFigures(b)) - Number(hasFigures(a)));
function hasFigures({ house }: { readonly house: string }): boolean {
  return FIGURED.some(isOf(house));
}

export interface Place {
  readonly house: string;
  readonly game: LabGame;
}
/** Where an address leads: to what it names, or to what is nearest to it. */
export function placeOf(house: string | undefined, game: string | undefined): Place {
  const shelf = SHELF.find((one) => one.house === house) ?? SHELF[0]!;
  return { house: shelf.house, game: shelf.games.find((one) => one === game) ?? shelf.games[0]! };
}
/** Has this game figures of its own here? */
export const isInLab = (house: string, game: string): boolean =>
  SHELF.some((shelf) => shelf.house === house && shelf.games.some((one) => one === game));
/** What the lab has about a game: its figures, or else what the tables of its house collect. */
export const labGame = (house: string, game: string): string => (isInLab(house, game) ? game : 'fees');

/** Can a trainer deal it? */
export const isTrained = (game: LabGame): boolean => TRAINED.some((plays) => plays === playsOf(game));
