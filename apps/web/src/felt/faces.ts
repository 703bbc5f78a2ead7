// What card faces and backs are drawn from: ranks and suits by their letters, three backs, a weave for each house.
import { type BackName, prefs } from '../lib/prefs.svelte.js';

export const SUITS = ['c', 'd', 'h', 's'] as const;
export type SuitLetter = (typeof SUITS)[number];
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

/** Court cards have figures; they are drawn in courts.svg. */
export const FIGURES: readonly string[] = ['J', 'Q', 'K'];
/** From this width on a figure can be made out; below it a card is its index and its suit. */
const FIGURE_FROM = 48;
/** The symbol a face is drawn from at some width. */
export const faceAt = (face: string, width: number): string => `#${width < FIGURE_FROM ? 'plain' : 'face'}-${face}`;

export interface House {
  readonly id: string;
  readonly letter: string;
  readonly colour: string;
  readonly weave: string;
  readonly size: number;
}
const OTHER = 'other';
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
  // For a house that has none of its own: dots, and nobody's letter.
  { id: OTHER, letter: '', colour: '#4f4a6b', size: 8, weave: 'M2 2 H2.6 M6 2 H6.6 M4 4 H4.6 M2 6 H2.6 M6 6 H6.6' },
];
/** Three backs, each in its house's colour: the house's own weave, a lattice, and the petals of a tiled wall. */
export const BACKS: readonly { readonly id: BackName; readonly size: number; readonly weave: string }[] = [
  { id: 'weave', size: 0, weave: '' },
  { id: 'lattice', size: 8, weave: 'M0 0L8 8M8 0L0 8M4 2.6L5.4 4 4 5.4 2.6 4Z' },
  { id: 'petals', size: 12, weave: 'M0 0A12 12 0 0 0 12 12A12 12 0 0 0 0 0M12 0A12 12 0 0 0 0 12A12 12 0 0 0 12 0' },
];

/** The back a house's cards have, as this browser likes it. */
export const houseBack = (house: string): string =>
  `#back-${HOUSES.some(({ id }) => id === house) ? house : OTHER}-${prefs.back}`;
