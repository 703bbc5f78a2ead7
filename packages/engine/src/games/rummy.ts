/** Escaleriado, Panguingue and Largo: ten cards each, a turn loop of their own, and a settlement by the book. */
import { packOf } from '../cards/index.js';
import { HOUSE_FACTS } from '../facts/index.js';
import {
  type Chips,
  compile,
  type EventType,
  type Felt,
  type Game,
  type Layout,
  type Seat,
  type Step,
} from '../kernel/index.js';
import { lawIncidents, rummyLaw, rummyWords } from '../rulings/law/index.js';
import {
  COUNT_MAX,
  dealEach,
  type EscaleriadoRules,
  escaleriado,
  freshPack,
  type LargoRules,
  type Loop,
  largo,
  pan,
  type RummyFelt,
  type RummyRules,
  rummyAntes,
  rummyFees,
  rummyFelt,
} from '../steps/index.js';
import type { Family } from './family.js';
import { decisionsMax } from './rummy-bound.js';

/** The most a game can cost one who plays it, but for conditions paid as they are laid. */
export function mostLost(rules: RummyRules): Chips {
  switch (rules.game) {
    case 'escaleriado':
      return Math.max(COUNT_MAX * rules.point, rules.corrida);
    case 'pan':
      return rules.forWinning * rules.point;
    case 'largo':
      return 10 * rules.point;
  }
}

/** Compiles the game for some seats, in the order of play. */
export const rummy = (id: string, rules: RummyRules, seats: readonly Seat[]): Game =>
  compile({
    id,
    facts: HOUSE_FACTS,
    seats,
    pack: packOf(40, rules.decks),
    bound: (setup) => decisionsMax(rules, setup),
    keeps: ['stack', 'drop', 'jackpot'],
    reveals: revealsOf(rules),
    voidKeeps: rules.feeOnVoid === 'keep' ? ['drop', 'jackpot'] : [],
    voidRule: rules.cites.void,
    script: (on) => script(on, rules),
    incidents: (on) => lawIncidents(rummyWords, rummyLaw(on, loopOf(rummyFelt(on), rules)), rules),
  });

/**
 * All that decides a game lies open; what is laid from a hand or thrown shows what it is. Where who can use a card must take it,
 * whoever lets it go shows that he cannot.
 */
const revealsOf = (rules: RummyRules): readonly EventType[] =>
  rules.game === 'escaleriado' && rules.forcedTake
    ? ['Melded', 'CardThrown', 'CardPassed', 'CardDied', 'CardIntoHand']
    : ['Melded', 'CardThrown'];

export function loopOf(on: RummyFelt, rules: RummyRules): Loop<unknown> {
  switch (rules.game) {
    case 'escaleriado':
      return escaleriado(on, rules);
    case 'pan':
      return pan(on, rules);
    case 'largo':
      return largo(on, rules);
  }
}

function script(on: Layout, rules: RummyRules): readonly Step[] {
  const felt = rummyFelt(on);
  const { cites } = rules;
  const declared = rules.game === 'pan' && rules.feeAt === 'declare';
  const to = (r: { seats: readonly Seat[] }) => r.seats;
  return [
    rummyAntes(felt),
    ...(declared ? [] : [rummyFees(felt)]),
    freshPack(on, cites.deck),
    ...(rules.game === 'pan'
      ? [dealEach(on, { name: 'deal', count: 10, facing: 'down', to, rule: cites.deal })]
      : upCards(on, felt, rules)),
    loopOf(felt, rules).step,
  ];
}
/** A first game: nine down and a tenth up, which says who draws first. Later all ten are down, and the winner draws first. */
function upCards(on: Layout, felt: RummyFelt, { cites }: EscaleriadoRules | LargoRules): readonly Step[] {
  const isFirst = (r: Felt) => r.markers[felt.first] === null;
  const first = (r: Felt) => (isFirst(r) ? r.seats : []);
  const later = (r: Felt) => (isFirst(r) ? [] : r.seats);
  return [
    dealEach(on, { name: 'deal-nine', count: 9, facing: 'down', to: first, rule: cites.dealUp }),
    dealEach(on, { name: 'tenth-up', count: 1, facing: 'up', to: first, rule: cites.dealUp }),
    dealEach(on, { name: 'deal', count: 10, facing: 'down', to: later, rule: cites.deal }),
  ];
}

export const rummyFamily: Family<RummyRules> = {
  unit: ({ point }) => point,
  demand: (rules) => ({ chips: mostLost(rules), reason: 'short-of-points', isWorst: true }),
  traits: (rules) => ({
    rummy: rules.game === 'pan' ? { game: 'pan', forWinning: rules.forWinning } : { game: rules.game },
  }),
};
