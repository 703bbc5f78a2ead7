// The lobby's pictures: the families as their games' rules have them, community games apart by the cards one holds.
import type { Lobby, LobbyGame, LobbyHouse } from '../lib/wire.js';
import { PICTURES } from './pictures.js';

type Family = LobbyGame['family'];
export type Tile = Exclude<Family, 'community' | 'streets'> | 'hold' | 'omaha';
/** In the order they are shown. */
export const TILES = Object.keys(PICTURES) as readonly Tile[];

/** A game, and the house that spreads it. */
export interface Spread {
  readonly house: LobbyHouse;
  readonly game: LobbyGame;
}
export function tileOf({ family, traits }: Pick<LobbyGame, 'family' | 'traits'>): Tile {
  if (family !== 'community' && family !== 'streets') return family;
  if (traits.cards === 'up') return 'stud';
  if (traits.cards === 'drawn') return 'draw';
  return traits.choice !== undefined || traits.hole === 2 ? 'hold' : 'omaha';
}

/** Played for cents, as at home. */
const isForCents = ({ games }: LobbyHouse): boolean =>
  games.some(({ stakes }) => stakes.some(({ id }) => Number.parseFloat(id) < 1));
/**
 * Everything that is spread, from the house with the most games on, card rooms before kitchens; at each no-limit before limit, for that is
 * what most look for.
 */
export function spreads({ houses }: Pick<Lobby, 'houses'>): readonly Spread[] {
  const limited = ({ stakes }: LobbyGame) => Number(!stakes.some(({ form }) => form === 'no-limit'));
  return [...houses]
    .sort((a, b) => Number(isForCents(a)) - Number(isForCents(b)) || b.games.length - a.games.length)
    .flatMap((house) => [...house.games].sort((a, b) => limited(a) - limited(b)).map((game) => ({ house, game })));
}
export const housesOf = (some: readonly Spread[]): readonly LobbyHouse[] => [
  ...new Set(some.map(({ house }) => house)),
];
