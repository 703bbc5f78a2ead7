/** Hands come in from anywhere, with their rules: all families are known before one of them is played. */
import { FAMILIES, know } from 'baraja/games';
import { gameFor as compiledFor } from 'baraja/table';

know(...FAMILIES);
/** The game of some rules, for the seats that were dealt in. */
export const gameFor: typeof compiledFor = (rules, seats, limits) => compiledFor(rules, seats, limits);
