// What card faces and backs are drawn from: ranks and suits by their letters, three backs, of which one is each house's own.
import { type BackName, prefs } from '../lib/prefs.svelte.js';
import { looks } from './looks.svelte.js';

export const SUITS = ['c', 'd', 'h', 's'] as const;
export type SuitLetter = (typeof SUITS)[number];
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

/** Court cards have figures; they are drawn in courts.svg. */
export const FIGURES: readonly string[] = ['J', 'Q', 'K'];
/** From this width on a figure can be made out; below it a card is its index and its suit. */
const FIGURE_FROM = 48;
/** The symbol a face is drawn from at some width. */
export const faceAt = (face: string, width: number): string => `#${width < FIGURE_FROM ? 'plain' : 'face'}-${face}`;

/** Three backs, each in its house's colour: the house's own weave, a lattice, and the petals of a tiled wall. */
export const BACKS: readonly { readonly id: BackName; readonly size: number; readonly weave: string }[] = [
  { id: 'weave', size: 0, weave: '' },
  { id: 'lattice', size: 8, weave: 'M0 0L8 8M8 0L0 8M4 2.6L5.4 4 4 5.4 2.6 4Z' },
  { id: 'petals', size: 12, weave: 'M0 0A12 12 0 0 0 12 12A12 12 0 0 0 0 0M12 0A12 12 0 0 0 0 12A12 12 0 0 0 12 0' },
];

/** The back a house's cards have, as this browser likes it. */
export const houseBack = (house: string): string => `#back-${looks.backFor(house)}-${prefs.back}`;
