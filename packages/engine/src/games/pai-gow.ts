/**
 * Pai gow poker: somebody banks, the others bet against him, everybody is dealt seven cards and sets two and five. The house has
 * no hand and no place here.
 */
import { pack53 } from '../cards/index.js';
import { HOUSE_FACTS } from '../facts/index.js';
import { compile, type Game, type Layout, type Seat, type Setup, type Step } from '../kernel/index.js';
import { lawIncidents, paiGowLaw, paiGowWords } from '../rulings/law/index.js';
import {
  bankFees,
  bankOffer,
  freshPack,
  paiGowDeal,
  paiGowFelt,
  paiGowSettle,
  releaseBank,
  sequence,
  setHands,
  wagers,
} from '../steps/index.js';
import { paiGowRanking } from './bank-rankings.js';
import type { Family } from './family.js';
import type { PaiGowRules } from './pai-gow-rules.js';

/** Compiles the game for some seats, in the direction the bank goes round. */
export const paiGow = (id: string, rules: PaiGowRules, seats: readonly Seat[]): Game =>
  compile({
    id,
    facts: HOUSE_FACTS,
    seats,
    pack: pack53,
    bound: decisionsMax,
    keeps: ['stack', 'drop'],
    reveals: ['SequenceCounted', 'HandsTurned', 'WagerWon', 'WagerLost', 'WagerPushed', 'WagerReturned'],
    voidKeeps: rules.feeOnVoid === 'keep' ? ['drop'] : [],
    voidRule: rules.cites.void,
    script: (on) => script(on, rules),
    incidents: (on) => lawIncidents(paiGowWords, paiGowLaw(on), rules),
  });

function script(on: Layout, rules: PaiGowRules): readonly Step[] {
  const felt = paiGowFelt(on);
  const { cites, leastWager: min, mostWager: max, unit } = rules;
  return [
    bankOffer(felt, cites, { min, unit }),
    wagers(felt, cites, { min, max, unit, spots: 'own' }),
    bankFees(felt, cites),
    freshPack(on, cites.sequence, felt.isOn, 'sequence-shuffle'),
    sequence(felt, cites, rules),
    freshPack(on, cites.shuffle, felt.isOn),
    paiGowDeal(felt, cites, rules),
    setHands(felt, cites),
    paiGowSettle(felt, cites, { ...rules, ranking: paiGowRanking(rules) }),
    releaseBank(felt, cites),
  ];
}

/** Each is offered the bank once, bets once and says so once, and sets once; the pack is shuffled for the count and for the deal. */
function decisionsMax({ chips }: Setup): number {
  const seats = Object.keys(chips).filter((place) => place.startsWith('stack:')).length;
  return seats * (1 + 2 + 1) + 2;
}

export const paiGowFamily: Family<PaiGowRules> = { traits: () => ({ joker: true }) };
