/** A game as its streets, for whoever explains it: what is dealt, drawn and bet on each. */
import { communityPlan } from './community.js';
import { drawPlan } from './draw.js';
import type { GameRules } from './rules.js';
import type { StreetPlan } from './street.js';
import { streetPlan } from './street-family.js';
import { studPlan } from './stud.js';

/** Null for games that are no list of streets. */
export function planOf(rules: GameRules): StreetPlan | null {
  switch (rules.family) {
    case 'community':
      return communityPlan(rules);
    case 'draw':
      return drawPlan(rules);
    case 'stud':
      return studPlan(rules);
    case 'streets':
      return streetPlan(rules);
    default:
      return null;
  }
}
