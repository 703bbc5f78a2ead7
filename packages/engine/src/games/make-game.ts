/** From a family's rules to a game compiled for its seats. */
import type { Game, Seat } from '../kernel/index.js';
import { FAMILIES } from './families.js';
import { compiledFor, know } from './known.js';
import type { GameRules } from './rules.js';

/** Compiles a game for the seats dealt in, in the order of action. Compile once for each set of seats: it is dear, a round is cheap. */
export function makeGame(id: string, rules: GameRules, seats: readonly Seat[]): Game {
  know(...FAMILIES);
  return compiledFor(id, rules, seats);
}
