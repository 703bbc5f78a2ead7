/** Every community-card game: hold'em, Omaha, pineapple and their hi-lo forms as streets. */
import { pack52 } from '../cards/index.js';
import { high, low } from '../hands/index.js';
import type { Chips, Game, Seat } from '../kernel/index.js';
import { communityLaw, communityWords, lawIncidents } from '../rulings/law/index.js';
import type { Limit } from '../steps/index.js';
import type { CommunityRules } from './community-rules.js';
import { type Family, raisesOf } from './family.js';
import type { LimitRules } from './limit-rules.js';
import { citesBy, type PlanCards, type Street, type StreetPlan } from './street.js';
import { streetGame } from './streets.js';

/** Compiles the game for some seats, clockwise. */
export const community = (id: string, rules: CommunityRules, seats: readonly Seat[]): Game =>
  streetGame(id, communityPlan(rules), seats);

/** What is dealt, and from which pack. */
export const communityCards = (rules: CommunityRules): PlanCards => ({ pack: pack52, streets: streetsOf(rules) });
export function communityPlan(rules: CommunityRules): StreetPlan {
  const { straddle, ...same } = rules;
  return {
    ...same,
    ...communityCards(rules),
    high: high(rules.high),
    low: rules.low && low(rules.low),
    ...(straddle === 'one' ? { straddle: straddleMax(rules.limit) } : {}),
    cites: citesBy(rules.cites),
    incidents: (on) => lawIncidents(communityWords, communityLaw(on, rules), rules),
  };
}

function streetsOf({ hole, burn, discard, discardWaits: waits, limit, cites }: CommunityRules): readonly Street[] {
  const [small, big] = limitsOf(limit);
  const later = { burn, begins: 'button' } as const;
  const wait = cites.burn;
  const thrown = (when: 'before-bets' | 'after-bets') => ({ discard: { keep: 2, waits, when } });
  return [
    {
      name: 'preflop',
      rule: cites.deal,
      down: hole,
      ...(discard === 'preflop' ? thrown('before-bets') : {}),
      begins: 'blinds',
      limit: small,
      wait,
    },
    {
      ...later,
      name: 'flop',
      rule: cites.flop,
      takenBack: 'around-burn',
      board: 3,
      ...(discard === 'after-flop' ? thrown('after-bets') : {}),
      limit: small,
      wait,
    },
    // A turn card taken out of play waits for the river's shuffle, so the turn has none of its own.
    { ...later, name: 'turn', rule: cites.turn, board: 1, limit: big, wait },
    {
      ...later,
      name: 'river',
      rule: cites.river,
      takenBack: 'around-burn',
      board: 1,
      limit: big,
      wait: cites.showOrder,
    },
  ];
}

function straddleMax(limit: LimitRules): Chips | null {
  switch (limit.kind) {
    case 'structured':
      return 2 * limit.small;
    case 'spread':
      return limit.max;
    case 'pot': // nothing is bet yet but the blinds
      return 2 * limit.min;
    case 'no-limit':
      return null;
  }
}
/** The smaller bet first, the larger one later. */
export function limitsOf(limit: LimitRules): readonly [Limit, Limit] {
  if (limit.kind !== 'structured') return [limit, limit];
  return [
    { kind: 'fixed', bet: limit.small },
    { kind: 'fixed', bet: limit.big, lower: limit.small },
  ];
}

export const communityFamily: Family<CommunityRules> = {
  isStructured: ({ limit }) => limit.kind === 'structured',
  traits: (rules) => {
    const { hole, high, discard, low, straddle } = rules;
    const own = { hole, use: high.use, discard, low: low?.qualifier ?? null, straddle: straddle === 'one' };
    return { ...own, raises: raisesOf(rules) };
  },
};
