/** What beats what at the games with a bank: apart from the games themselves, so that naming a hand does not fetch them. */
import { type FiveRanking, type Ranking, rankingNamed } from '../hands/index.js';
import type { PaiGowRules } from './pai-gow-rules.js';
import type { SpanishPokerRules } from './spanish-poker-rules.js';

export const spanishRanking = ({ wheel, natural }: Pick<SpanishPokerRules, 'wheel' | 'natural'>): FiveRanking =>
  rankingNamed(`high-joker-wild-spanish${wheel ? '-wheel' : ''}${natural ? '-natural-first' : ''}` as const);

/** What beats what, in front and behind. */
export const paiGowRanking = ({ wheel, natural }: Pick<PaiGowRules, 'wheel' | 'natural'>): Ranking =>
  rankingNamed(`high-joker-bug${wheel === 'second' ? '-wheel-second' : ''}${natural ? '-natural-first' : ''}` as const);
