/** Seven-card stud and stud hi-lo as streets. */
import { pack52, pack53 } from '../cards/index.js';
import type { Game, Seat } from '../kernel/index.js';
import { lawIncidents, studLaw, studWords } from '../rulings/law/index.js';
import type { Limit } from '../steps/index.js';
import { type Family, raisesOf } from './family.js';
import { citesBy, type PlanCards, type Street, type StreetPlan } from './street.js';
import { studRankings } from './street-rankings.js';
import { streetGame } from './streets.js';
import type { StudRules } from './stud-rules.js';

/** Compiles the game for some seats, clockwise. */
export const stud = (id: string, rules: StudRules, seats: readonly Seat[]): Game =>
  streetGame(id, studPlan(rules), seats);

/** What is dealt, and from which pack. */
export const studCards = (rules: StudRules): PlanCards => ({
  pack: rules.joker === 'bug' ? pack53 : pack52,
  streets: streetsOf(rules),
});
export const studPlan = (rules: StudRules): StreetPlan => ({
  ...rules,
  ...studRankings(rules),
  ...studCards(rules),
  opening: { amount: rules.opening, by: 'low-card' },
  least: rules.opening,
  allInBy: rules.opening,
  cites: citesBy(rules.cites),
  incidents: (on) => lawIncidents(studWords, studLaw(on, rules), rules),
});

function streetsOf({ limit, openPair, cites }: StudRules): readonly Street[] {
  const isSpread = limit.kind === 'spread';
  const small: Limit = isSpread ? limit : { kind: 'fixed', bet: limit.small };
  const big: Limit = isSpread ? limit : { kind: 'fixed', bet: limit.big };
  const later = { burn: true, takenBack: 'before-burn', rule: cites.upCard, up: 1, begins: 'high-board' } as const;
  const pair =
    openPair && !isSpread
      ? { limit: { kind: 'either', low: limit.small, high: limit.big } as const, rule: cites.openPair }
      : null;
  return [
    { name: 'third', rule: cites.deal, down: 2, up: 1, begins: 'bring-in', limit: small },
    { ...later, name: 'fourth', limit: small, ...(pair === null ? {} : { pairLimit: pair }) },
    { ...later, name: 'fifth', limit: big },
    { ...later, name: 'sixth', limit: big },
    { ...later, name: 'seventh', rule: cites.lastCard, up: 0, down: 1, limit: big, openLast: cites.openSeventh },
  ];
}

export const studFamily: Family<StudRules> = {
  isStructured: ({ limit }) => limit.kind === 'structured',
  traits: (rules) => ({
    low: rules.low?.qualifier ?? null,
    joker: rules.joker !== 'none',
    raises: raisesOf(rules),
  }),
};
