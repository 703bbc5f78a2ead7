// What there is to know of a game of streets, for whoever explains it.
import type { Street, StreetPlan } from 'baraja/games';
import type { Ranking } from 'baraja/hands';
import type { TableRules } from '../../lib/wire.js';
import type { Teller } from '../panel.js';

/** All that is asked of a game of streets. */
export interface Facts {
  readonly rules: TableRules;
  readonly plan: StreetPlan;
  readonly high: Ranking | null;
  readonly low: Ranking | null;
  readonly down: number;
  readonly up: number;
  readonly board: number;
  /** All the cards one gets. */
  readonly size: number;
  readonly draws: readonly Street[];
  readonly thrown: Street | undefined;
  readonly teller: Teller;
}
export function factsOf(rules: TableRules, plan: StreetPlan, teller: Teller): Facts {
  const { streets } = plan;
  const [high, low] = plan.only === 'low' ? [null, plan.high] : [plan.high, plan.low];
  const sum = (of: (street: Street) => number) => streets.reduce((n, street) => n + of(street), 0);
  return {
    rules,
    plan,
    high,
    low,
    down: streets[0]!.down ?? 0,
    up: streets[0]!.up ?? 0,
    board: sum(({ board = 0 }) => board),
    size: sum(({ down = 0, up = 0 }) => down + up),
    draws: streets.filter(({ draw }) => draw !== undefined),
    thrown: streets.find(({ discard }) => discard !== undefined),
    teller,
  };
}
export const useOf = (ranking: Ranking | null): 'any' | 'two' | 'three' | 'most' =>
  !ranking
    ? 'any'
    : ranking.id.includes('exactly-two')
      ? 'two'
      : ranking.id.includes('exactly-three')
        ? 'three'
        : ranking.id.includes('at-most-two')
          ? 'most'
          : 'any';
