// Every simulation there is. `npm run sims` plays them at length; tests play each for some seconds.

import { paiGowSim } from './pai-gow.js';
import { pushNineSim } from './push-nine.js';
import type { Sim } from './sim.js';
import { spanishSim } from './spanish.js';
import { twentyOneSim } from './twenty-one.js';

export { type Part, type Prepared, partsOf, type Sim, simulate } from './sim.js';
export { addAll, BOUND, emptyTally, type Finding, findings, type Measure, type Tally } from './tally.js';

const MILLION = 1_000_000;
const pure = { house: 'rogelios', game: 'rog-p215', stake: '10-100' } as const;
const noBust = { house: 'ven-a-mexico', game: 'ven-nb21' } as const;
const span = { anteTable: 1, tie: 'push', wheel: 'no' } as const;

export const SIMS: readonly Sim[] = [
  spanishSim('spanish', 'Spanish Poker, table 1, Joker', { ...span, bonuses: 'dos_pares_joker' }, 10 * MILLION),
  spanishSim(
    'spanish-2',
    'Spanish Poker, table 2, ties to the house, a wheel, Progressive',
    { anteTable: 2, tie: 'house', wheel: 'yes', bonuses: 'dos_pares_progressive' },
    MILLION,
  ),
  twentyOneSim('no-bust', 'No-Bust 21, six decks', noBust, MILLION),
  twentyOneSim(
    'no-bust-1',
    'No-Bust 21, one deck, looked under, three splits, whoever is closer pushes',
    {
      ...noBust,
      switches: {
        'bank.decks': 1,
        'ven.nb21.peek': 'yes',
        'ven.nb21.max_splits': 3,
        'ven.nb21.both_over': 'closer_push',
        'ven.nb21.split_natural': 'yes',
        'ven.nb21.surrender': 'first_two',
      },
    },
    MILLION,
  ),
  twentyOneSim('pure', 'Pure 21.5, six decks, 6:5', pure, MILLION),
  twentyOneSim(
    'pure-2',
    'Pure 21.5, two decks, 3:2 with insurance, aces split again, no double after a split, eights win',
    {
      ...pure,
      switches: {
        'bank.decks': 2,
        'rog.p215.natural': '3:2',
        'rog.p215.insurance': 'on',
        'rog.p215.resplit_aces': 'yes',
        'rog.p215.das': 'no',
        'rog.p215.pd888': 'win',
      },
    },
    MILLION,
  ),
  paiGowSim('pai-gow', 'Pai-Gow Poker, house way', { wheel: 'lowest', copy: 'banker' }, MILLION),
  pushNineSim('push-nine', 'Push-Nine, two players', MILLION),
];
