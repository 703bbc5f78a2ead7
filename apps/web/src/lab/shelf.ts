// What is on the lab's shelves, house by house, as the houses list their games. The first page knows this much, to show the way.
import { type GameId, games, houses } from 'baraja/books';

/** The games that have figures of their own: each is counted in its own way, and has its own page. */
export const FIGURED = ['span', 'rog-p215', 'ven-nb21', 'snk-pgp', 'snk-p9'] as const satisfies readonly GameId[];
const POKER_FAMILIES: readonly string[] = ['community', 'draw', 'stud', 'streets'];
/** The games whose hands are set against each other. */
export const POKER: readonly GameId[] = games
  .filter(({ family }) => POKER_FAMILIES.includes(family))
  .map(({ id }) => id);
export type LabGame = GameId | 'fees';
type PokerGame = Exclude<GameId, (typeof FIGURED)[number]>;
export const isPokerGame = (game: LabGame): game is PokerGame => POKER.some((one) => one === game);

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

/** The games a trainer can deal. */
const TRAINED = ['span', 'rog-p215', 'ven-nb21', 'snk-pgp'] as const satisfies readonly GameId[];
export type TrainedGame = (typeof TRAINED)[number];
export const isTrained = (game: LabGame): game is TrainedGame => TRAINED.some((one) => one === game);
