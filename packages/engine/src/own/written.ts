/** What is written for a table of one's own, held against what there is to write: in plain JavaScript nothing else would tell of a slip. */
import type { OwnTable } from './own.js';

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isCount = (value: unknown): boolean => isWhole(value) && (value as number) > 0;
const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isWhole);
const isSpread = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'spread' in value && isPair(value.spread);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Streets with whole numbers of cards; what else they say, the game's own rules judge. */
const hasStreets = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(value.streets) && value.streets.length > 0 && value.streets.every(isStreet);
const isStreet = (value: unknown): boolean =>
  isRecord(value) &&
  [value.down, value.up, value.board, value.draw].every((cards) => cards === undefined || isWhole(cards));

/** What a field takes: told, with an example, where it is something else. */
export const TAKES = ['game', 'limit', 'pair', 'amount', 'count', 'raises', 'buy-in', 'switch', 'name'] as const;
export type Takes = (typeof TAKES)[number];
const IS: Readonly<Record<Takes, (value: unknown) => boolean>> = {
  game: (value) => typeof value === 'string' || hasStreets(value),
  limit: (value) => value === 'no' || value === 'pot' || value === 'fixed' || isSpread(value),
  pair: isPair,
  amount: isWhole,
  count: isCount,
  raises: (value) => value === null || isWhole(value),
  'buy-in': (value) =>
    isPair(value) || (Array.isArray(value) && value.length === 2 && isWhole(value[0]) && value[1] === null),
  switch: (value) => typeof value === 'boolean',
  name: (value) => typeof value === 'string' && value !== '',
};
const FIELDS: Readonly<Record<keyof OwnTable, Takes>> = {
  game: 'game',
  limit: 'limit',
  blinds: 'pair',
  ante: 'amount',
  bringIn: 'amount',
  bets: 'pair',
  raises: 'raises',
  seats: 'count',
  buyIn: 'buy-in',
  chip: 'count',
  straddle: 'switch',
  house: 'name',
};
const NEEDED: ReadonlySet<string> = new Set<keyof OwnTable>(['game', 'limit']);

/** The first slip: a field there is not, or one that takes something else. */
export type Slip =
  | { readonly refused: 'own-unknown'; readonly facts: { readonly field: string; readonly known: string } }
  | { readonly refused: 'own-wrong'; readonly facts: { readonly field: string; readonly takes: Takes } };
export function slipIn(given: unknown): Slip | null {
  const own = isRecord(given) ? given : {};
  const known = Object.keys(FIELDS);
  const field = Object.keys(own).find((name) => !known.includes(name));
  if (field !== undefined) return { refused: 'own-unknown', facts: { field, known: known.join(', ') } };
  for (const [name, takes] of Object.entries(FIELDS)) {
    const value = own[name];
    if (value === undefined ? NEEDED.has(name) : !IS[takes](value))
      return { refused: 'own-wrong', facts: { field: name, takes } };
  }
  return null;
}
