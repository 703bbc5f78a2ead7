// What a table is called: by its host, or else by its house, game and stake.
import { type GameId, gameOf, type HouseId, houseOf } from 'baraja/books';
import { openedFor, type TableRules } from 'baraja/table';
import type { TableOpened } from './kinds.js';

export const plainName = (rules: Pick<TableRules, 'house' | 'gameId' | 'stake' | 'choice'>): string =>
  `${houseOf(rules.house as HouseId).name} · ${gameOf(openedFor(rules) as GameId).name} ${rules.stake}`;

/** The name its host gave it; null where nobody gave it one. */
export const calledBy = ({ name, host, by }: TableOpened, rules: TableRules | null): string | null =>
  (host === null && by === undefined) || (rules !== null && name === plainName(rules)) ? null : name;
