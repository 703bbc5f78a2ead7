/** The only list of games: from a family's rules to a game compiled for its seats. */
import { z } from 'zod';
import type { Game, Seat } from '../kernel/index.js';
import { community } from './community.js';
import { communityRules } from './community-rules.js';

export { community } from './community.js';
export { type CommunityRules, communityRules, type LimitRules, limitRules } from './community-rules.js';

/** The rules of any family, told apart by `family`. Every family says in `chip` what the smallest chip in play is. */
export const gameRules = z.discriminatedUnion('family', [communityRules]);
export type GameRules = z.infer<typeof gameRules>;

/** Compiles a game for the seats dealt in, in the order of action. Compile once for each set of seats: it is dear, a round is cheap. */
export function makeGame(id: string, rules: GameRules, seats: readonly Seat[]): Game {
  switch (rules.family) {
    case 'community':
      return community(id, rules, seats);
  }
}
