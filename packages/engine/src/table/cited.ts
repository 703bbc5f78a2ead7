/** What a book may say of a table besides its game, and which things are cited to whoever says it. */
import type { TableRules } from './rules.js';

export const CITED_AT_TABLES = {
  'seats.min': [],
  'seats.max': [],
  buyIn: [],
  forced: [],
  seating: [],
  direction: [],
  kill: ['kill'],
  returnWindowMinutes: ['returnWindow'],
  dealerPosition: ['dealerPosition'],
  seatsEach: ['onePerPatron'],
  staff: ['staff'],
  'choice.lasts': [],
  'choice.silent': [],
  ordinance: [],
} as const satisfies Readonly<Record<string, readonly (keyof TableRules['cites'])[]>>;
