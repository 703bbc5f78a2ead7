// The only list of table families.
import type { GameRules } from 'baraja';
import { banked } from './banked.js';
import type { Family } from './family.js';
import { poker } from './poker/poker.js';
import { rummy } from './rummy/rummy.js';

export const FAMILIES: Readonly<Record<GameRules['family'] | 'banked', Family>> = {
  community: poker,
  draw: poker,
  stud: poker,
  streets: poker,
  'push-nine': poker,
  rummy,
  // As a house's list of games has them, whatever they are played by.
  banked,
  'twenty-one': banked,
  'spanish-poker': banked,
  'pai-gow': banked,
};

/** A family by its name in the rules; undefined for one that has no table yet. */
export const familyOf = (name: string): Family | undefined => (isFamily(name) ? FAMILIES[name] : undefined);
const isFamily = (name: string): name is keyof typeof FAMILIES => Object.hasOwn(FAMILIES, name);
