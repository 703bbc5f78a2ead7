/** What the running step remembers, by its stage. */
import type { Felt, Seat } from '../kernel/index.js';
import { type Betting, QUIET } from '../steps/betting-state.js';
import type { Thrown } from '../steps/index.js';

/** A round of betting, by its name in the script: 'flop-betting', 'bet-1'. */
export const isBetting = (stage: string): boolean =>
  stage.endsWith('betting') || stage === 'bet-1' || stage === 'bet-2';
/** The round of betting that goes on; at any other stage one in which nothing has happened. */
export const bettingAt = (r: Felt, stage: string): Betting => (isBetting(stage) ? r.now : QUIET);
/** How many have acted in this round of betting; at any other stage nobody has. */
export const actsAt = (r: Felt, stage: string): number => bettingAt(r, stage).acts;

/** What has been thrown away for the board. */
export const thrownAt = (r: Felt, stage: string): readonly Thrown[] => (stage === 'discard' ? r.now : []);

/** Who has been served, where each is as he is asked; null where all call first. */
export const servedAt = (r: Felt, stage: string): readonly Seat[] | null =>
  stage === 'draw' && Array.isArray(r.now) ? r.now : null;
/** Who has called how many he draws, and whose call stands. */
export const callsAt = (r: Felt, stage: string): { called: readonly Seat[]; settled: readonly Seat[] } =>
  stage === 'declare' ? r.now : { called: [], settled: [] };
