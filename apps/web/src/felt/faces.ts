// What card faces are drawn from: suits as outlines, crowns for the court cards, a weave for each house's back.
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type SuitLetter = (typeof SUITS)[number];
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

/** In a box of 100 by 100. A spade has a point and shoulders, a club three round leaves: told apart at ten pixels. */
export const SUIT_PATHS: Readonly<Record<SuitLetter, string>> = {
  h: 'M50 94 C18 66 4 48 4 29 C4 14 15 5 28 5 C38 5 46 11 50 21 C54 11 62 5 72 5 C85 5 96 14 96 29 C96 48 82 66 50 94Z',
  d: 'M50 2 C60 20 73 36 90 50 C73 64 60 80 50 98 C40 80 27 64 10 50 C27 36 40 20 50 2Z',
  s:
    'M50 2 C56 20 95 38 95 62 C95 77 84 85 73 85 C65 85 58 81 54.5 75 C56 84 60 92 68 98 ' +
    'L32 98 C40 92 44 84 45.5 75 C42 81 35 85 27 85 C16 85 5 77 5 62 C5 38 44 20 50 2Z',
  c:
    'M50 3 A22 22 0 0 1 66.5 39.5 A22 22 0 1 1 56 73 C57 83 61 92 68 98 L32 98 ' +
    'C39 92 43 83 44 73 A22 22 0 1 1 33.5 39.5 A22 22 0 0 1 50 3Z',
};

/** Court cards: a crown in the suit's colour, and what is gold on it. In a box of 24 by 20. */
export const COURTS: Readonly<Record<string, { readonly crown: string; readonly gold: string }>> = {
  K: {
    crown: 'M2 14 L0.5 4 L7 9 L12 0.5 L17 9 L23.5 4 L22 14Z',
    gold: 'M2 15.2 H22 V18.4 H2Z M0.5 1.6 a1.7 1.7 0 1 1 0.01 0 M12 -2.4 a1.9 1.9 0 1 1 0.01 0 M23.5 1.6 a1.7 1.7 0 1 1 0.01 0',
  },
  Q: {
    crown:
      'M2.5 14 C0.5 10 0.6 6 2 3 C5 4 6.5 6.5 7 9.5 ' +
      'C7.2 5.5 9 2 12 0 C15 2 16.8 5.5 17 9.5 C17.5 6.5 19 4 22 3 C23.4 6 23.5 10 21.5 14Z',
    gold:
      'M2.5 15.2 H21.5 V18.4 H2.5Z M12 9 m-2 0 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0 ' +
      'M5 11.6 a1.2 1.2 0 1 1 0.01 0 M19 11.6 a1.2 1.2 0 1 1 0.01 0',
  },
  J: {
    crown: 'M2 14 C2 7 7 3.5 13 4 C19 4.5 22 8.5 22 14Z',
    gold: 'M1.5 15.2 H22.5 V18.4 H1.5Z M15 6 C16.5 0 21 -3 25 -2.6 C23.5 1.5 20.5 5.5 16.2 7.4Z',
  },
};

export interface House {
  readonly id: string;
  readonly letter: string;
  readonly colour: string;
  readonly weave: string;
  readonly size: number;
}
/** Jalisco's agave, Mexico's stepped fret, the redwoods' needles, the river, the star of Spanish tiles. */
export const HOUSES: readonly House[] = [
  {
    id: 'jalisco',
    letter: 'J',
    colour: '#1c6a66',
    size: 9,
    weave: 'M4.5 9 C4.5 5 2.5 2.5 0 1 M4.5 9 C4.5 5 6.5 2.5 9 1 M4.5 9 V0',
  },
  {
    id: 'ven-a-mexico',
    letter: 'V',
    colour: '#9c4a31',
    size: 10,
    weave: 'M0 8 H2 V6 H4 V4 H6 V6 H8 V8 H10 M4.5 9.5 H5.5',
  },
  {
    id: 's-and-k',
    letter: 'S',
    colour: '#2b5d3c',
    size: 8,
    weave: 'M4 0 V8 M4 2 L1 5 M4 2 L7 5 M4 5 L2 7.2 M4 5 L6 7.2',
  },
  {
    id: 'rogelios',
    letter: 'R',
    colour: '#29557f',
    size: 10,
    weave: 'M0 3 C2.5 0 2.5 0 5 3 S7.5 6 10 3 M0 8 C2.5 5 2.5 5 5 8 S7.5 11 10 8',
  },
  {
    id: 'spanish-poker',
    letter: 'E',
    colour: '#702339',
    size: 10,
    weave: 'M5 0.5 L6.4 3.6 9.5 5 6.4 6.4 5 9.5 3.6 6.4 0.5 5 3.6 3.6Z',
  },
];
export const houseBack = (house: string): string =>
  `#back-${HOUSES.some(({ id }) => id === house) ? house : 'rogelios'}`;
