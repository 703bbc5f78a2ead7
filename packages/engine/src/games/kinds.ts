/** What kind of game each family is: the one list of families by kind, for which the compiler asks whole. */
import type { GameRules } from './rules.js';

const KIND = {
  community: 'poker',
  draw: 'poker',
  streets: 'poker',
  stud: 'poker',
  'push-nine': 'push',
  rummy: 'rummy',
  'pai-gow': 'banked',
  'spanish-poker': 'banked',
  'twenty-one': 'banked',
} as const satisfies Readonly<Record<Family, string>>;
type Family = GameRules['family'];
type Kind = (typeof KIND)[Family];
type FamilyOf<K extends Kind> = { [F in Family]: (typeof KIND)[F] extends K ? F : never }[Family];
type OfKind<K extends Kind> = Extract<GameRules, { family: FamilyOf<K> }>;

/** The games in which hands are bet on and shown down, each family in words of its own. */
export type PokerRules = Extract<GameRules, { family: 'community' | 'draw' | 'push-nine' | 'stud' }>;
/** The same, and those that are said outright as streets. */
export type BetRules = OfKind<'poker' | 'push'>;
export const isBetOn = (rules: GameRules): rules is BetRules => isPoker(rules) || KIND[rules.family] === 'push';
/** Is it poker? Then it is over with its round, and another may be dealt next at the same table. */
export const isPoker = (rules: GameRules): rules is OfKind<'poker'> => KIND[rules.family] === 'poker';
