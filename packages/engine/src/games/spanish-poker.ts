/** Spanish Poker: five cards against the house, which banks every wager; raise exactly twice the ante, or fold. */
import { pack41 } from '../cards/index.js';
import { HOUSE_FACTS } from '../facts/index.js';
import { type Chips, compile, type Game, type Layout, type Seat, type Setup, type Step } from '../kernel/index.js';
import { lawIncidents, spanishLaw, spanishWords } from '../rulings/law/index.js';
import {
  collectFolds,
  freshPack,
  houseReveal,
  spanishDeal,
  spanishDecide,
  spanishFelt,
  spanishSettle,
  spanishWagers,
} from '../steps/index.js';
import { spanishRanking } from './bank-rankings.js';
import type { Family } from './family.js';
import type { SpanishPokerRules } from './spanish-poker-rules.js';

/** Compiles the game for some seats, from the dealer's left to his right. */
export const spanishPoker = (id: string, rules: SpanishPokerRules, seats: readonly Seat[]): Game =>
  compile({
    id,
    facts: HOUSE_FACTS,
    seats,
    pack: pack41,
    bound: (setup) => decisionsMax(rules, setup),
    keeps: ['stack', 'house', ...(rules.progressive ? ['meter', 'progressive-box', 'progressive-tray'] : [])],
    reveals: ['Tucked', 'HouseShown', 'HandShown', 'AnteSettled', 'BonusSettled', 'ProgressiveSettled'],
    voidKeeps: [],
    voidRule: rules.cites.void,
    script: (on) => script(on, rules),
    incidents: (on) => lawIncidents(spanishWords, spanishLaw(on, rules), rules),
  });

function script(on: Layout, rules: SpanishPokerRules): readonly Step[] {
  const felt = spanishFelt(on, rules);
  const { cites } = rules;
  const p = { ...rules, ranking: spanishRanking(rules), anteRule: cites.win };
  return [
    spanishWagers(felt, cites, p),
    freshPack(on, cites.shoe, (r) => r.seats.some((seat) => felt.hasBet(r, seat))),
    spanishDeal(felt, cites, p),
    spanishDecide(felt, cites, p),
    collectFolds(felt, cites),
    houseReveal(felt, cites, p),
    spanishSettle(felt, cites, p),
  ];
}

/** Each seat says what it does about the ante, places each bonus bet once, is done, and decides; the pack; a dealer's settling. */
function decisionsMax({ bonuses }: SpanishPokerRules, { chips }: Setup): number {
  const seats = Object.keys(chips).filter((place) => place.startsWith('stack:')).length;
  const wagers = 1 + bonuses.length + 1;
  const decision = 1;
  const settling = 1;
  return seats * (wagers + decision + settling) + 1;
}

/** The least a seat can play with: an ante and its raise, or a bonus bet alone where that may be. */
export function leastBet({ ante, raiseTimes, bonus, bonuses, progressive }: SpanishPokerRules): Chips {
  const least = [ante.min * (1 + raiseTimes)];
  if (bonus.alone && bonuses.some((one) => one !== 'progressive')) least.push(bonus.minAlone);
  if (bonus.alone && progressive) least.push(progressive.wager);
  return Math.min(...least);
}

/**
 * What the house must have before it deals to so many seats: all hands paid the most each wager could be, which they never are
 * together. Apart from it, what the tray may have to pay for the progressive.
 */
export function floatFor(rules: SpanishPokerRules, seats: number): Readonly<Record<string, Chips>> {
  const { ante, raiseTimes, betMax, antePays, dosParesPays, jokerPays, bonuses, progressive } = rules;
  const most = (pays: Readonly<Record<string, number>>): number => Math.max(...Object.values(pays));
  const main = ante.max * (most(antePays) + raiseTimes);
  const pares = bonuses.includes('dos-pares') ? betMax * most(dosParesPays) : 0;
  const joker = bonuses.includes('joker') ? betMax * jokerPays : 0;
  const house = seats * (main + pares + joker);
  return progressive ? { house, 'progressive-tray': seats * most(progressive.tray) } : { house };
}

export const spanishFamily: Family<SpanishPokerRules> = {
  unit: ({ ante }) => ante.min,
  demand: (rules) => ({
    chips: leastBet(rules),
    reason: 'short-of-wager',
    isWorst: false,
  }),
  pools: floatFor,
  withoutProgressive: ({ bonuses }) => ({
    progressive: null,
    bonuses: bonuses.filter((bonus) => bonus !== 'progressive'),
  }),
  traits: () => ({ joker: true }),
};
