/** What can differ between tables of pai gow poker: limits, copies, the wheel, the way round, how far the bank reaches. */
import * as z from 'zod';
import { floorRows } from '../facts/law-rules.js';
import { keeps } from './clash.js';

const chips = z.int().positive();
const ruleId = z.string().min(1);

const cites = z.strictObject({
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

export const paiGowRules = z
  .strictObject({
    family: z.literal('pai-gow'),
    leastWager: chips,
    mostWager: chips,
    /** What wagers are counted in, and the smallest chip in play. */
    unit: chips,
    chip: chips,
    positions: z.int().min(2).max(POSITIONS_MAX),
    direction: z.enum(['clockwise', 'counter-clockwise']),
    /** Where A-2-3-4-5 stands among straights. */
    wheel: z.enum(['lowest', 'second']),
    /** Does a hand without the joker beat the same hand with it? */
    natural: z.boolean(),
    copies: z.enum(['banker', 'push']),
    coverage: z.enum(['running-net', 'matched-action']),
    feeOnVoid: z.enum(['carry', 'keep']),
    outcomes: z.strictObject({
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
export type PaiGowRules = z.infer<typeof paiGowRules>;
