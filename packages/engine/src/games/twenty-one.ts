/**
 * The twenty-one games: somebody banks, the others bet in circles, everybody draws to his hand by the house's chart, and the
 * bank's hand settles with each in turn, as far as its money reaches. The house has no hand and no place here.
 */
import { packOf } from '../cards/index.js';
import { HOUSE_FACTS } from '../facts/index.js';
import { compile, type Game, type Layout, type Seat, type Step } from '../kernel/index.js';
import { lawIncidents, twentyOneLaw, twentyOneWords } from '../rulings/law/index.js';
import {
  bankFees,
  bankOffer,
  bonusFees,
  completeBank,
  firstTwo,
  insurance,
  payBonuses,
  peek,
  playHands,
  refill,
  releaseBank,
  settleAll,
  shoe,
  type TwentyOneRules,
  turnHole,
  twentyOneFelt,
  wagers,
} from '../steps/index.js';
import type { Family } from './family.js';
import { decisionsMax } from './twenty-one-bound.js';

/** Compiles the game for some seats, clockwise. */
export const twentyOne = (id: string, rules: TwentyOneRules, seats: readonly Seat[]): Game =>
  compile({
    id,
    facts: HOUSE_FACTS,
    seats,
    pack: packOf(52, rules.decks),
    bound: (setup) => decisionsMax(rules, setup),
    keeps: ['stack', 'drop', 'bonus'],
    reveals: [
      'HolePeeked',
      'HandHit',
      'CardGiven',
      'HoleTurned',
      'BankDrew',
      'WagerWon',
      'WagerLost',
      'WagerPushed',
      'WagerReturned',
      'BonusPaid',
    ],
    voidKeeps: rules.feeOnVoid === 'keep' ? ['drop'] : [],
    voidRule: rules.cites.void,
    script: (on) => script(on, rules),
    incidents: (on) => lawIncidents(twentyOneWords, twentyOneLaw(on, rules), rules),
  });

function script(on: Layout, rules: TwentyOneRules): readonly Step[] {
  const felt = twentyOneFelt(on, rules);
  const { cites, leastWager: min, mostWager: max, unit, spots } = rules;
  return [
    bankOffer(felt, cites, { min, unit }),
    wagers(felt, cites, { min, max, unit, spots }),
    bankFees(felt, cites),
    bonusFees(felt),
    shoe(on, felt),
    firstTwo(felt),
    insurance(felt),
    peek(felt),
    playHands(on, felt),
    turnHole(felt),
    refill(on, felt),
    completeBank(felt),
    payBonuses(felt), // while the wagers still say which hands were played
    settleAll(felt),
    releaseBank(felt, cites),
  ];
}

export const twentyOneFamily: Family<TwentyOneRules> = {
  countsNaturals: ({ bonuses }) => bonuses.some(({ name }) => name === 'streak'),
  funds: ({ bonuses: [first] }) => (first ? { bonus: first.rule } : {}),
  traits: ({ insurance, surrender }) => ({ insurance, surrender }),
};
