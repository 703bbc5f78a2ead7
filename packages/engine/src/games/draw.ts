/** Every draw game, high or low, as streets: five cards, a round of betting, new cards for old, another round. */
import { pack52, pack53 } from '../cards/index.js';
import { rankingNamed } from '../hands/index.js';
import type { Game, Seat } from '../kernel/index.js';
import { drawLaw, drawWords, lawIncidents } from '../rulings/law/index.js';
import { FIVE, type Limit } from '../steps/index.js';
import { limitsOf } from './community.js';
import type { DrawRules } from './draw-rules.js';
import { type Family, raisesOf } from './family.js';
import { citesBy, type PlanCards, type Street, type StreetPlan } from './street.js';
import { streetGame } from './streets.js';

/** Compiles the game for some seats, in the order of action. */
export const draw = (id: string, rules: DrawRules, seats: readonly Seat[]): Game =>
  streetGame(id, drawPlan(rules), seats);

/** What is dealt, and from which pack. */
export const drawCards = (rules: DrawRules): PlanCards => ({
  pack: rules.joker ? pack53 : pack52,
  streets: streetsOf(rules),
});
export const drawPlan = (rules: DrawRules): StreetPlan => ({
  ...rules,
  ...drawCards(rules),
  high: rankingNamed(rules.ranking),
  low: null,
  only: rules.wins,
  antes: 'share',
  cites: citesBy({ ...rules.cites, hiLo: rules.cites.win, noLow: rules.cites.win }),
  reveals: ['CardTurnedUp', 'HandBarred', 'BetsReturned'],
  incidents: (on) => lawIncidents(drawWords, drawLaw(on, rules), rules),
});

function streetsOf(rules: DrawRules): readonly Street[] {
  const { cites, opensAt, pass, shortBet, sevens, burn, drawMax: max, fifth, drawn } = rules;
  return [
    {
      name: 'deal',
      rule: cites.deal,
      down: FIVE,
      begins: opensAt === 'blinds' ? 'blinds' : 'button',
      limit: limitsOf(rules.limit)[0],
      bets: { name: 'bet-1', pass },
    },
    {
      name: 'draw',
      rule: cites.draw,
      burn,
      draw: { max, fifth, drawn },
      begins: 'button',
      limit: laterLimit(rules),
      bets: { name: 'bet-2', shortBet, marksChecks: sevens !== null },
      cites: { action: cites.laterAction, bet: cites.laterBet, shortAllIn: cites.laterShort },
      wait: cites.showOrder,
    },
  ];
}
function laterLimit({ limit, laterMin }: DrawRules): Limit {
  return limit.kind === 'spread' && laterMin === 'upper' ? { kind: 'fixed', bet: limit.max } : limitsOf(limit)[1];
}

export const drawFamily: Family<DrawRules> = {
  isStructured: ({ limit }) => limit.kind === 'structured',
  traits: (rules) => {
    const { wins, joker, price, sevens, untold, pass } = rules;
    const own = { wins, joker, price: price !== null, sevens: sevens !== null, untold: untold !== null };
    return { ...own, passOut: pass === 'fold', raises: raisesOf(rules) };
  },
};
