/** What a file from elsewhere says besides the hand: kept as it stands there, and written again so. */
import { parse, stringify } from 'smol-toml';

/** By field: its value, as TOML writes it. */
export type Besides = Readonly<Record<string, string>>;

/** Fields that are read for what they mean, and written from what was played. */
const READ: readonly string[] = [
  'variant',
  'antes',
  'blinds_or_straddles',
  'bring_in',
  'small_bet',
  'big_bet',
  'min_bet',
  'starting_stacks',
  'actions',
  'seats',
  'players',
  'finishing_stacks',
  'winnings',
];
/** In a file of ours: which of its fields came from elsewhere. */
export const BESIDES = '_baraja_besides';
type Doc = Readonly<Record<string, unknown>>;

/** Undefined for a hand of ours. A table within the hand has no place in a file of many, and is dropped. */
export function besidesIn(doc: Doc): Besides | undefined {
  const named = doc[BESIDES];
  if (named === undefined && '_baraja_eyes' in doc) return undefined;
  const isOne = (field: string): boolean => (Array.isArray(named) ? named.includes(field) : isForeign(field));
  const lines = Object.entries(doc)
    .filter(([field]) => isOne(field))
    .map(([field, value]) => [field, tomlOf(value)] as const)
    .filter(([field, value]) => isPlain(field, value));
  return Object.fromEntries(lines);
}
const isForeign = (field: string): boolean => !READ.includes(field) && !field.startsWith('_baraja');
const tomlOf = (value: unknown): string =>
  stringify({ value })
    .trim()
    .replace(/^value = /, '');
/** One field on one line, whatever wrote it: nothing else can come into a file with it. */
const isPlain = (field: string, value: unknown): boolean => {
  if (!isForeign(field) || typeof value !== 'string' || /[\r\n]/.test(value)) return false;
  try {
    return Object.keys(parse(`value = ${value}`)).length === 1;
  } catch {
    return false;
  }
};
export const isBesides = (value: object): boolean =>
  Object.entries(value).every(([field, said]) => isPlain(field, said));
/** The name of a field: in quotes where it is more than letters, digits and dashes. */
export const fieldName = (field: string): string => (/^[\w-]+$/.test(field) ? field : JSON.stringify(field));
