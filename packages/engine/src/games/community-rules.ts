/** What can differ between community-card games: the whole family is these rules and one script (community.ts). */

import { floorRows } from '../facts/law-rules.js';
import { USES } from '../hands/index.js';
import * as s from '../schema/index.js';
import { limitRules } from './limit-rules.js';

const chips = s.int().positive();
const use = s.enum(USES);
const ruleId = s.string().min(1);

/** The clauses a game rests on, one for each thing that happens or is refused. */
const cites = s.strictObject({
  deal: ruleId,
  burn: ruleId,
  flop: ruleId,
  turn: ruleId,
  river: ruleId,
  discard: ruleId,
  lateDiscard: ruleId,
  reshuffle: ruleId,
  straddle: ruleId,
  straddleSize: ruleId,
  firstToAct: ruleId,
  laterToAct: ruleId,
  action: ruleId,
  bet: ruleId,
  /** The least bet, where it rests on another clause. */
  betMin: ruleId.exactOptional(),
  cap: ruleId,
  shortAllIn: ruleId,
  checkRaise: ruleId,
  tableStakes: ruleId,
  showOrder: ruleId,
  show: ruleId,
  win: ruleId,
  hiLo: ruleId,
  noLow: ruleId,
  tie: ruleId,
  odd: ruleId,
  void: ruleId,
});

export const communityRules = s.strictObject({
  family: s.literal('community'),
  /** Hole cards dealt, and how many a hand keeps after the discard, if there is one. */
  hole: s.int().min(2).max(6),
  discard: s.enum(['none', 'preflop', 'after-flop']),
  /** Play waits for every discard; or the dealer may go on, and whoever holds too many is dead. */
  discardWaits: s.boolean(),
  high: s.strictObject({ use }),
  low: s
    .strictObject({
      use,
      qualifier: s.union([s.literal(8), s.literal(9)]),
      straightsAndFlushes: s.enum(['ignored', 'disqualify']),
    })
    .nullable(),
  limit: limitRules,
  raisesMax: s.int().positive().nullable(),
  capHeadsUp: s.enum(['unlimited', 'capped']),
  shortAllIn: s.enum(['half', 'full']),
  checkRaise: s.enum(['allowed', 'barred']),
  straddle: s.enum(['off', 'one']),
  burn: s.boolean(),
  show: s.enum(['all', 'in-turn']),
  checkedFirst: s.enum(['first-seat', 'last-seat']),
  oddChip: s.enum(['position', 'high-card']),
  /** The smallest chip in play: pots break to it, and bets are multiples of it. */
  chip: chips,
  /** Which posts come first; both before any card. */
  feeBefore: s.enum(['blinds', 'cards']),
  /** On a misdeal the fee carries to the redeal; or the house keeps it. */
  feeOnVoid: s.enum(['carry', 'keep']),
  outOfTurn: s.enum(['returned', 'binding']),
  /** Until when a fault of the deal or the board may be reported, where the floor's law leaves that open. */
  window: s.enum(['next-card', 'action']),
  /** The floor's law, line by line. */
  floor: floorRows,
  cites,
});
export type CommunityRules = s.infer<typeof communityRules>;
