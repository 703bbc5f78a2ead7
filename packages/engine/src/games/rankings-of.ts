/** What beats what at a game, for whoever names hands or shows the cards that won. */
import { high, low, pushNine, type Ranking, rankingNamed } from '../hands/index.js';
import { paiGowRanking, spanishRanking } from './bank-rankings.js';
import type { GameRules } from './rules.js';
import { streetRankings, studRankings } from './street-rankings.js';

/** Each way a pot can be won. */
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
      return { high: pushNine, low: null };
    // Columns are melds, and a count is no ranking of cards: nothing beats anything by itself.
    case 'rummy':
    case 'twenty-one':
      return { high: null, low: null };
    case 'spanish-poker':
      return { high: spanishRanking(rules), low: null };
    case 'streets':
      return streetRankings(rules);
    case 'stud':
      return studRankings(rules);
  }
}
