/** What beats what at the banked games, apart from how they are played: a page at a poker table names hands and fetches no more. */
import { type FiveRanking, type Ranking, rankingNamed } from '../hands/index.js';
import type { PaiGowRules } from './pai-gow-rules.js';
import type { SpanishPokerRules } from './spanish-poker-rules.js';

/** What beats what, in front and behind. */
export const paiGowRanking = ({ wheel, natural }: Pick<PaiGowRules, 'wheel' | 'natural'>): Ranking =>
  rankingNamed(`high-joker-bug${wheel === 'second' ? '-wheel-second' : ''}${natural ? '-natural-first' : ''}` as const);

export const spanishRanking = ({ wheel, natural }: Pick<SpanishPokerRules, 'wheel' | 'natural'>): FiveRanking =>
  rankingNamed(`high-joker-wild-spanish${wheel ? '-wheel' : ''}${natural ? '-natural-first' : ''}` as const);
