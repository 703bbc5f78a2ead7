/** The tables of two editions of a game beside each other. */
import { type GamePages, isRefused, openPages, type PageOpening, stakesOn } from 'baraja/document';
import type { Both } from './causes.js';

export const stakeIds = (pages: GamePages): readonly string[] => {
  const stakes = stakesOn(pages);
  return isRefused(stakes) ? [] : stakes.map(({ id }) => id);
};
/** The same table by both editions; null where one of them has none. */
export function bothTables(was: GamePages, is: GamePages, opening: PageOpening): Both | null {
  const [one, two] = [openPages(was, opening), openPages(is, opening)];
  return isRefused(one) || isRefused(two) ? null : { opening, one, two };
}
/** At every stake that both have. */
export const tablesOf = (was: GamePages, is: GamePages): readonly Both[] =>
  stakeIds(was).flatMap((stake) => bothTables(was, is, { stake }) ?? []);
