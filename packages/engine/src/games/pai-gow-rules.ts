/** What can differ between tables of pai gow poker: limits, copies, the wheel, the way round, how far the bank reaches. */

import { floorRows } from '../facts/law-rules.js';
import * as s from '../schema/index.js';
import { keeps } from './clash.js';

const chips = s.int().positive();
const ruleId = s.string().min(1);

const cites = s.strictObject({
  bank: ruleId,
  bankMin: ruleId,
  decline: ruleId,
  broken: ruleId,
  release: ruleId,
  wager: ruleId,
  limits: ruleId,
  circles: ruleId,
  backline: ruleId,
  sitOut: ruleId,
  noWagers: ruleId,
  tableStakes: ruleId,
  sequence: ruleId,
  shuffle: ruleId,
  deal: ruleId,
  deadHand: ruleId,
  set: ruleId,
  houseWay: ruleId,
  turn: ruleId,
  cover: ruleId,
  void: ruleId,
});

/** Seven hands of seven are what fifty-three cards allow. */
const POSITIONS_MAX = 7;

export const paiGowRules = s
  .strictObject({
    family: s.literal('pai-gow'),
    leastWager: chips,
    mostWager: chips,
    /** What wagers are counted in, and the smallest chip in play. */
    unit: chips,
    chip: chips,
    positions: s.int().min(2).max(POSITIONS_MAX),
    direction: s.enum(['clockwise', 'counter-clockwise']),
    /** Where A-2-3-4-5 stands among straights. */
    wheel: s.enum(['lowest', 'second']),
    /** Does a hand without the joker beat the same hand with it? */
    natural: s.boolean(),
    copies: s.enum(['banker', 'push']),
    coverage: s.enum(['running-net', 'matched-action']),
    feeOnVoid: s.enum(['carry', 'keep']),
    outcomes: s.strictObject({
      'both-higher': ruleId,
      'one-each': ruleId,
      'both-lower': ruleId,
      copied: ruleId,
      foul: ruleId,
      'bank-foul': ruleId,
    }),
    floor: floorRows,
    cites,
  })
  .superRefine(
    keeps(
      ({ leastWager, mostWager }) => leastWager <= mostWager,
      'wager-crossed',
      (r) => r.cites.limits,
    ),
  );
export type PaiGowRules = s.infer<typeof paiGowRules>;
