// How the houses look, as their documents say: backs for their cards, colours for their felts.
import { houses } from 'baraja/books';
import type { LobbyHouse } from '../lib/wire.js';

export type Dressed = Pick<LobbyHouse, 'id' | 'name' | 'colours' | 'back'>;

/** A card's back in a house's colour. */
export interface HouseBack {
  readonly id: string;
  readonly letter: string;
  readonly colour: string;
  readonly weave: string;
  readonly size: number;
}
/** For a house that says nothing of it: dots, and nobody's letter. */
export const PLAIN_BACK: HouseBack = {
  id: 'other',
  letter: '',
  colour: '#4f4a6b',
  size: 8,
  weave: 'M2 2 H2.6 M6 2 H6.6 M4 4 H4.6 M2 6 H2.6 M6 6 H6.6',
};
export const isDressed = ({ colours, back }: Dressed): boolean => colours !== undefined || back !== undefined;
export const letterOf = ({ name, back }: Dressed): string => back?.letter ?? name.charAt(0);
/** The houses the page came with, and those the room has told of, which may be newer or others. */
export function withTold(told: readonly Dressed[]): readonly Dressed[] {
  const ids = new Set(told.map(({ id }) => id));
  return [...houses.filter(({ id }) => !ids.has(id)), ...told];
}
/** The backs that are drawn: one for each house that says how, and one for all others. */
export const backsOf = (known: readonly Dressed[]): readonly HouseBack[] => [
  ...known.filter(isDressed).map(backOf),
  PLAIN_BACK,
];
function backOf(house: Dressed): HouseBack {
  const { id, colours, back } = house;
  const colour = colours?.back ?? colours?.felt ?? PLAIN_BACK.colour;
  const { weave = PLAIN_BACK.weave, every = PLAIN_BACK.size } = back ?? {};
  return { id, letter: letterOf(house), colour, weave, size: every };
}
/** The colours of their felts, for a style sheet; where only the felt is said, light and shadow are made of it. */
export const feltsOf = (known: readonly Dressed[]): string => known.map(feltOf).join('');
function feltOf({ id, colours = { felt: PLAIN_BACK.colour } }: Dressed): string {
  const { felt } = colours;
  const { lit = `color-mix(in srgb, ${felt} 82%, white)`, deep = `color-mix(in srgb, ${felt} 58%, black)` } = colours;
  return `[data-house="${id}"]{--felt:${felt};--felt-lit:${lit};--felt-deep:${deep}}`;
}
