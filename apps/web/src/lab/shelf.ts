// What is on the lab's shelves, house by house. The first page knows this much, to show the way.

/** The games that have figures of their own. */
export const FIGURED = ['span', 'rog-p215', 'ven-nb21', 'snk-pgp', 'snk-p9'] as const;
/** The games whose hands are set against each other. */
export const POKER = [
  ...[
    'jal-draw',
    'jal-lob',
    'ven-hold',
    'ven-draw',
    'snk-hold',
    'snk-hhl',
    'snk-ohl',
    'snk-oma',
    'snk-pine',
    'snk-lob',
  ],
  ...[
    'rog-hold',
    'rog-hold-nl',
    'rog-oma',
    'rog-ohl',
    'rog-cphl',
    'rog-stud',
    'rog-sthl',
    'rog-draw',
    'rog-hdp',
    'rog-lob',
  ],
] as const;
export type LabGame = (typeof FIGURED)[number] | (typeof POKER)[number] | 'fees';
export const isPokerGame = (game: LabGame): game is (typeof POKER)[number] => POKER.some((one) => one === game);

const of = (prefix: string): readonly LabGame[] => POKER.filter((game) => game.startsWith(`${prefix}-`));
/** What is on each house's shelf: its banked games first, then its poker, and what its tables collect. */
export const SHELF: readonly { readonly house: string; readonly games: readonly LabGame[] }[] = [
  { house: 'spanish-poker', games: ['span'] },
  { house: 'rogelios', games: ['rog-p215', ...of('rog'), 'fees'] },
  { house: 'ven-a-mexico', games: ['ven-nb21', ...of('ven'), 'fees'] },
  { house: 's-and-k', games: ['snk-pgp', 'snk-p9', ...of('snk'), 'fees'] },
  { house: 'jalisco', games: [...of('jal'), 'fees'] },
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
export type TrainedGame = 'span' | 'rog-p215' | 'ven-nb21' | 'snk-pgp';
const TRAINED: readonly LabGame[] = ['span', 'rog-p215', 'ven-nb21', 'snk-pgp'];
export const isTrained = (game: LabGame): game is TrainedGame => TRAINED.includes(game);
