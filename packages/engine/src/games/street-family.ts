/** A game whose page says its streets outright (street-rules.ts). */
import { isJoker, packOf } from '../cards/index.js';
import type { Chips, Game, Seat } from '../kernel/index.js';
import { lawIncidents, streetLaw, streetWords } from '../rulings/law/index.js';
import { type Family, type GameTraits, raisesOf } from './family.js';
import { citesBy, type PlanCards, type Street, type StreetCites, type StreetPlan } from './street.js';
import { streetRankings } from './street-rankings.js';
import type { StreetRules } from './street-rules.js';
import { streetGame } from './streets.js';

/** Compiles the game for some seats, in the order of action. */
export const streets = (id: string, rules: StreetRules, seats: readonly Seat[]): Game =>
  streetGame(id, streetPlan(rules), seats);

/** What is dealt, and from which pack. */
export const streetCards = (rules: StreetRules): PlanCards => ({
  pack: packOf(rules.pack, rules.decks),
  streets: rules.streets.map((street) => streetOf(rules, street)),
});
export function streetPlan(rules: StreetRules): StreetPlan {
  const { opening, straddle, ...same } = rules;
  const { high, low } = streetRankings(rules);
  return {
    ...same,
    ...streetCards(rules),
    ...(high === null ? { high: low!, low: null, only: 'low' } : { high, low }),
    ...(opening === null ? {} : { opening }),
    ...(straddle === 'one' ? { straddle: straddleMax(rules) } : {}),
    cites: citesOf(rules.cites),
    incidents: (on) => lawIncidents(streetWords, streetLaw(on, rules), rules),
  };
}

function streetOf(rules: StreetRules, street: StreetRules['streets'][number]): Street {
  const { draw: max, discard, begins, pair, ...same } = street;
  const completes = begins === 'bring-in' && rules.opening?.completes === true;
  return {
    ...same,
    begins,
    ...(max > 0 ? { draw: { max, fifth: 'at-once', drawn: rules.drawn } } : {}),
    ...(discard === null ? {} : { discard: { ...discard, waits: true } }),
    ...(completes ? { bets: { completes } } : {}),
    ...(pair === undefined
      ? {}
      : { pairLimit: { limit: { kind: 'either', low: pair.low, high: pair.high }, rule: pair.rule } }),
    wait: rules.cites.showOrder,
  };
}

/** As much as a bet of the first street may be: blind, it is not a raise. */
function straddleMax({ streets: [first] }: StreetRules): Chips | null {
  const { limit } = first!;
  switch (limit.kind) {
    case 'fixed':
      return 2 * limit.bet;
    case 'spread':
      return limit.max;
    case 'pot':
      return 2 * limit.min;
    case 'no-limit':
      return null;
  }
}

const citesOf = (cites: StreetRules['cites']): StreetCites =>
  citesBy({
    ...cites,
    lateDiscard: cites.discard,
    straddleSize: cites.straddle,
    opensBySuit: cites.opens,
    openerFolds: cites.opens,
    change: cites.draw,
    stub: cites.reshuffle,
    mixed: cites.reshuffle,
    rebuild: cites.reshuffle,
    communityCard: cites.reshuffle,
    leadsSidePot: cites.laterToAct,
    leadsSeventh: cites.laterToAct,
  });

export const streetsFamily: Family<StreetRules> = {
  isStructured: ({ streets }) => streets.every(({ limit }) => limit.kind === 'fixed'),
  traits: (rules) => ({ ...dealtAs(rules), raises: raisesOf(rules) }),
};
function dealtAs({ streets, high, low, pack, straddle }: StreetRules): GameTraits {
  const has = (what: 'board' | 'up') => streets.some((street) => street[what] > 0);
  const half = /^low-(\d)/.exec(low?.ranking ?? '');
  const thrown = streets.findIndex(({ discard }) => discard !== null);
  return {
    cards: has('board') ? 'board' : has('up') ? 'up' : 'drawn',
    ...(has('board')
      ? {
          hole: streets[0]!.down,
          use: (high ?? low)!.use,
          discard: thrown < 0 ? 'none' : thrown === 0 ? 'preflop' : 'after-flop',
        }
      : {}),
    wins: high === null ? 'low' : 'high',
    low: high !== null && half ? Number(half[1]) : null,
    joker: packOf(pack).some(isJoker),
    straddle: straddle === 'one',
  };
}
