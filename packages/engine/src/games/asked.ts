/** What a table and a lobby ask of a game, whatever its family. */
import type { Chips } from '../kernel/index.js';
import { communityFamily } from './community.js';
import { drawFamily } from './draw.js';
import type { Demand, Family, GameTraits } from './family.js';
import { paiGowFamily } from './pai-gow.js';
import { pushNineFamily } from './push-nine.js';
import type { GameRules } from './rules.js';
import { rummyFamily } from './rummy.js';
import { spanishFamily } from './spanish-poker.js';
import { streetsFamily } from './street-family.js';
import { studFamily } from './stud.js';
import { twentyOneFamily } from './twenty-one.js';

const FAMILIES: { readonly [F in GameRules['family']]: Family<Extract<GameRules, { family: F }>> } = {
  community: communityFamily,
  draw: drawFamily,
  'pai-gow': paiGowFamily,
  'push-nine': pushNineFamily,
  rummy: rummyFamily,
  'spanish-poker': spanishFamily,
  streets: streetsFamily,
  stud: studFamily,
  'twenty-one': twentyOneFamily,
};
// The compiler does not see that a game's rules are of the family they name.
const familyOf = ({ family }: GameRules) => FAMILIES[family] as Family<GameRules>;

export const traitsOf = (rules: GameRules): GameTraits => familyOf(rules).traits(rules);
/** The least a hand costs where nothing is forced. */
export const unitOf = (rules: GameRules): Chips => familyOf(rules).unit?.(rules) ?? rules.chip;
/** What it asks of a stack before a seat is dealt in; null where a chip will do. */
export const demandOf = (rules: GameRules): Demand | null => familyOf(rules).demand?.(rules) ?? null;
/** Are its limits fixed, so that a kill can raise them? */
export const isStructured = (rules: GameRules): boolean => familyOf(rules).isStructured?.(rules) ?? false;
/** Must a table remember who had naturals in a row? */
export const countsNaturals = (rules: GameRules): boolean => familyOf(rules).countsNaturals?.(rules) ?? false;
/** Chips of the house's that lie on the felt when so many are dealt in, by place: none where players bank or play for a pot. */
export const housePools = (rules: GameRules, seats: number): Readonly<Record<string, Chips>> =>
  familyOf(rules).pools?.(rules, seats) ?? {};
/** Money of its own that a table keeps from hand to hand, each with the clause it rests on. */
export const fundsOf = (rules: GameRules): Readonly<Record<string, string>> => familyOf(rules).funds?.(rules) ?? {};
/** The same layout without the progressive, once that has been taken out of play. */
export const withoutProgressive = (rules: GameRules): GameRules =>
  ({ ...rules, ...familyOf(rules).withoutProgressive?.(rules) }) as GameRules;
