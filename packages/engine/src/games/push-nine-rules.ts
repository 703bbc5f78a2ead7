/** What can differ between tables of Push-Nine: the condition, the usual questions of betting, and how a push pot is entered. */
import * as z from 'zod';
import { floorRows } from '../facts/law-rules.js';

const chips = z.int().positive();
const ruleId = z.string().min(1);

/** The clauses the game rests on, one for each thing that happens or is refused. */
const cites = z.strictObject({
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

export const pushNineRules = z.strictObject({
  family: z.literal('push-nine'),
  /** What a bet and each raise is; the ante is the same. */
  condition: chips,
  raisesMax: z.int().positive(),
  capHeadsUp: z.enum(['unlimited', 'capped']),
  shortAllIn: z.enum(['half', 'full']),
  checkRaise: z.enum(['allowed', 'barred']),
  /** A push pot is bought into for half of what it was when it was pushed, or of what it is when one is asked. */
  buyInBase: z.enum(['at-tie', 'running']),
  /** Those whose hands lost at the showdown; or everybody dealt into the round. */
  mayBuyIn: z.enum(['showdown-losers', 'all-dealt']),
  /** May those who tied split the pot where nobody buys in? */
  maySplit: z.boolean(),
  /** Does a push pot pay another fee? */
  pushFee: z.enum(['none', 'again']),
  /** A round is dealt so often at most; a tie on the last deal is split. */
  dealsMax: z.int().min(2),
  /** The smallest chip in play. */
  chip: chips,
  /** On a misdeal the fee carries to the redeal; or the house keeps it. */
  feeOnVoid: z.enum(['carry', 'keep']),
  floor: floorRows,
  cites,
});
export type PushNineRules = z.infer<typeof pushNineRules>;
