/** What can differ between tables of Push-Nine: the condition, the usual questions of betting, and how a push pot is entered. */

import { floorRows } from '../facts/law-rules.js';
import * as s from '../schema/index.js';

const chips = s.int().positive();
const ruleId = s.string().min(1);

/** The clauses the game rests on, one for each thing that happens or is refused. */
const cites = s.strictObject({
  deal: ruleId,
  firstToAct: ruleId,
  laterToAct: ruleId,
  action: ruleId,
  bet: ruleId,
  cap: ruleId,
  shortAllIn: ruleId,
  checkRaise: ruleId,
  tableStakes: ruleId,
  antesIn: ruleId,
  showOrder: ruleId,
  show: ruleId,
  win: ruleId,
  push: ruleId,
  sidePot: ruleId,
  lastDeal: ruleId,
  buyIn: ruleId,
  stayOut: ruleId,
  split: ruleId,
  odd: ruleId,
  void: ruleId,
});

export const pushNineRules = s.strictObject({
  family: s.literal('push-nine'),
  /** What a bet and each raise is; the ante is the same. */
  condition: chips,
  raisesMax: s.int().positive(),
  capHeadsUp: s.enum(['unlimited', 'capped']),
  shortAllIn: s.enum(['half', 'full']),
  checkRaise: s.enum(['allowed', 'barred']),
  /** A push pot is bought into for half of what it was when it was pushed, or of what it is when one is asked. */
  buyInBase: s.enum(['at-tie', 'running']),
  /** Those whose hands lost at the showdown; or everybody dealt into the round. */
  mayBuyIn: s.enum(['showdown-losers', 'all-dealt']),
  /** May those who tied split the pot where nobody buys in? */
  maySplit: s.boolean(),
  /** Does a push pot pay another fee? */
  pushFee: s.enum(['none', 'again']),
  /** A round is dealt so often at most; a tie on the last deal is split. */
  dealsMax: s.int().min(2),
  /** The smallest chip in play. */
  chip: chips,
  /** On a misdeal the fee carries to the redeal; or the house keeps it. */
  feeOnVoid: s.enum(['carry', 'keep']),
  floor: floorRows,
  cites,
});
export type PushNineRules = s.infer<typeof pushNineRules>;
