/** What beats what at stud and at games said by their streets: apart from the games, so that naming a hand does not fetch them. */
import { type Ranking, rankingNamed, rankingUsing } from '../hands/index.js';
import type { StreetRules } from './street-rules.js';
import type { StudRules } from './stud-rules.js';

export const studRankings = ({ joker, low }: StudRules): { high: Ranking; low: Ranking | null } =>
  joker === 'bug'
    ? { high: rankingNamed('high-joker-bug'), low: low && rankingNamed('low-9-joker-bug') }
    : { high: rankingNamed('high'), low: low && rankingNamed('low-9') };

export function streetRankings({ high, low }: StreetRules): { high: Ranking | null; low: Ranking | null } {
  return { high: high && rankingUsing(high.ranking, high.use), low: low && rankingUsing(low.ranking, low.use) };
}
