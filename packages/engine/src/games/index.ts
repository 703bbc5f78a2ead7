/** The only list of games: from a family's rules to a game compiled for its seats. */
import { high, low, pushNine as pushNineRanking, type Ranking, rankingNamed } from '../hands/index.js';
import type { Chips, Game, Seat } from '../kernel/index.js';
import { paiGowRanking, spanishRanking } from './bank-rankings.js';
import { community } from './community.js';
import { draw } from './draw.js';
import { paiGow } from './pai-gow.js';
import { pushNine } from './push-nine.js';
import type { GameRules } from './rules.js';
import { rummy } from './rummy.js';
import { floatFor, spanishPoker } from './spanish-poker.js';
import { stud, studRankings } from './stud.js';
import { twentyOne } from './twenty-one.js';

export { paiGowRanking, spanishRanking } from './bank-rankings.js';
export { community } from './community.js';
export { type CommunityRules, communityRules, type LimitRules, limitRules } from './community-rules.js';
export { type DrawRules, drawRules } from './draw-rules.js';
export { paiGow } from './pai-gow.js';
export { type PaiGowRules, paiGowRules } from './pai-gow-rules.js';
export { type PushNineRules, pushNineRules } from './push-nine-rules.js';
export { type GameRules, gameRules } from './rules.js';
export { mostLost, rummy } from './rummy.js';
export { type EscaleriadoRules, type LargoRules, type PanRules, type RummyRules, rummyRules } from './rummy-rules.js';
export { floatFor, leastBet, spanishPoker } from './spanish-poker.js';
export { type SpanishPokerRules, spanishPokerRules } from './spanish-poker-rules.js';
export { type StudRules, studRules } from './stud-rules.js';
export { twentyOne } from './twenty-one.js';
export { type TwentyOneRules, twentyOneRules } from './twenty-one-rules.js';

/** The games in which hands are bet on and shown down. */
export type PokerRules = Exclude<GameRules, { family: 'pai-gow' | 'rummy' | 'spanish-poker' | 'twenty-one' }>;

/** Compiles a game for the seats dealt in, in the order of action. Compile once for each set of seats: it is dear, a round is cheap. */
export function makeGame(id: string, rules: GameRules, seats: readonly Seat[]): Game {
  switch (rules.family) {
    case 'pai-gow':
      return paiGow(id, rules, seats);
    case 'rummy':
      return rummy(id, rules, seats);
    case 'spanish-poker':
      return spanishPoker(id, rules, seats);
    case 'twenty-one':
      return twentyOne(id, rules, seats);
    default:
      return pokerGame(id, rules, seats);
  }
}

/** The same for poker alone: a page at a poker table need not fetch the rummies. */
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

/** Chips of the house's that lie on the felt when so many are dealt in, by place: none where players bank or play for a pot. */
export const housePools = (rules: GameRules, seats: number): Readonly<Record<string, Chips>> =>
  rules.family === 'spanish-poker' ? floatFor(rules, seats) : {};

/** The same layout without the progressive, once that has been taken out of play. */
export const withoutProgressive = (rules: GameRules): GameRules =>
  rules.family === 'spanish-poker'
    ? { ...rules, progressive: null, bonuses: rules.bonuses.filter((bonus) => bonus !== 'progressive') }
    : rules;

/** What beats what each way a pot can be won, for whoever names hands or shows the cards that won. */
export function rankingsOf(rules: GameRules): { readonly high: Ranking | null; readonly low: Ranking | null } {
  switch (rules.family) {
    case 'community':
      return { high: high(rules.high), low: rules.low && low(rules.low) };
    case 'draw': {
      const ranking = rankingNamed(rules.ranking);
      return rules.wins === 'high' ? { high: ranking, low: null } : { high: null, low: ranking };
    }
    case 'pai-gow':
      return { high: paiGowRanking(rules), low: null };
    case 'push-nine':
      return { high: pushNineRanking, low: null };
    // Columns are melds, and a count is no ranking of cards: nothing beats anything by itself.
    case 'rummy':
    case 'twenty-one':
      return { high: null, low: null };
    case 'spanish-poker':
      return { high: spanishRanking(rules), low: null };
    case 'stud':
      return studRankings(rules);
  }
}
