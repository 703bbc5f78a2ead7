/** The only list of games: from a family's rules to a game compiled for its seats. */
import type { Game, Seat } from '../kernel/index.js';
import { paiGow } from './pai-gow.js';
import { pokerGame } from './poker-game.js';
import type { GameRules } from './rules.js';
import { rummy } from './rummy.js';
import { spanishPoker } from './spanish-poker.js';
import { streets } from './street-family.js';
import { twentyOne } from './twenty-one.js';

/** Compiles a game for the seats dealt in, in the order of action. Compile once for each set of seats: it is dear, a round is cheap. */
export function makeGame(id: string, rules: GameRules, seats: readonly Seat[]): Game {
  switch (rules.family) {
    case 'pai-gow':
      return paiGow(id, rules, seats);
    case 'rummy':
      return rummy(id, rules, seats);
    case 'spanish-poker':
      return spanishPoker(id, rules, seats);
    case 'streets':
      return streets(id, rules, seats);
    case 'twenty-one':
      return twentyOne(id, rules, seats);
    default:
      return pokerGame(id, rules, seats);
  }
}
