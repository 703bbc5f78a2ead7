// A progressive's rules for tests: the house's own, with everything optional as it is by default.
import { isOpened, openTable } from '../../books/index.js';
import type { ProgressiveRules } from '../index.js';

/** The Gran Progressive as Spanish Poker's book has it, by these switches of the house. */
export function granBy(switches: Readonly<Record<string, unknown>>): ProgressiveRules {
  const table = openTable({ house: 'spanish-poker', game: 'span', switches });
  if (!isOpened(table) || table.game.family !== 'spanish-poker' || table.game.progressive === null)
    throw new Error('the book has no progressive');
  return table.game.progressive;
}
export const GRAN: ProgressiveRules = granBy({});
export const dollars = (n: number): number => n * 100;
