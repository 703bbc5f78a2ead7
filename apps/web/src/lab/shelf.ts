// What is on the lab's shelves, house by house. The first page knows this much, to show the way.

export const LAB_GAMES = ['span', 'rog-p215', 'ven-nb21', 'snk-pgp', 'snk-p9', 'fees'] as const;
export type LabGame = (typeof LAB_GAMES)[number];

/** What is on each house's shelf: its banked games, and what its tables collect. */
export const SHELF: readonly { readonly house: string; readonly games: readonly LabGame[] }[] = [
  { house: 'spanish-poker', games: ['span'] },
  { house: 'rogelios', games: ['rog-p215', 'fees'] },
  { house: 'ven-a-mexico', games: ['ven-nb21', 'fees'] },
  { house: 's-and-k', games: ['snk-pgp', 'snk-p9', 'fees'] },
  { house: 'jalisco', games: ['fees'] },
];

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
export const isTrained = (game: LabGame): game is 'span' | 'rog-p215' | 'ven-nb21' =>
  game === 'span' || game === 'rog-p215' || game === 'ven-nb21';
