/** The poker games: hands that are bet on and shown down. */
import type { Game, Seat } from '../kernel/index.js';
import { community } from './community.js';
import { draw } from './draw.js';
import { pushNine } from './push-nine.js';
import type { GameRules } from './rules.js';
import { stud } from './stud.js';

/** The games in which hands are bet on and shown down, each family in its own words. */
export type PokerRules = Extract<GameRules, { family: 'community' | 'draw' | 'push-nine' | 'stud' }>;

/** Compiles one for the seats dealt in, in the order of action. */
export function pokerGame(id: string, rules: PokerRules, seats: readonly Seat[]): Game {
  switch (rules.family) {
    case 'community':
      return community(id, rules, seats);
    case 'draw':
      return draw(id, rules, seats);
    case 'push-nine':
      return pushNine(id, rules, seats);
    case 'stud':
      return stud(id, rules, seats);
  }
}
