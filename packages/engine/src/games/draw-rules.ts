/** What can differ between draw games, high or low: the whole family is these rules and one script (draw.ts). */

import { floorRows } from '../facts/law-rules.js';
import { RANKING_NAMES } from '../hands/index.js';
import * as s from '../schema/index.js';
import { limitRules } from './limit-rules.js';

const chips = s.int().positive();
const ruleId = s.string().min(1);

/** The clauses a game rests on, one for each thing that happens or is refused. */
const cites = s.strictObject({
  deal: ruleId,
  burn: ruleId,
  draw: ruleId,
  change: ruleId,
  mustStand: ruleId,
  stubTaken: ruleId,
  mixed: ruleId,
  stub: ruleId,
  firstToAct: ruleId,
  laterToAct: ruleId,
  action: ruleId,
  bet: ruleId,
  shortAllIn: ruleId,
  /** The same after the draw. */
  laterAction: ruleId,
  laterBet: ruleId,
  laterShort: ruleId,
  pass: ruleId,
  cap: ruleId,
  checkRaise: ruleId,
  tableStakes: ruleId,
  wagerMax: ruleId,
  /** The least bet, the least raise and the most, where they rest on other clauses than bets do. */
  betMin: ruleId.exactOptional(),
  raiseMin: ruleId.exactOptional(),
  betMax: ruleId.exactOptional(),
  showOrder: ruleId,
  show: ruleId,
  win: ruleId,
  tie: ruleId,
  odd: ruleId,
  void: ruleId,
});
const sevensCites = s.strictObject({ barred: ruleId, back: ruleId, proof: ruleId, unproven: ruleId });

export const drawRules = s.strictObject({
  family: s.literal('draw'),
  /** One joker in the pack, or none. */
  joker: s.boolean(),
  ranking: s.enum(RANKING_NAMES),
  /** Won by the high hand or by the low one. */
  wins: s.enum(['high', 'low']),
  /** The rotation begins after the button, or at the seat that has the first-card marker. */
  leads: s.enum(['after-button', 'first-card']),
  /** What stands before the first round of betting: blinds that must be answered, or nothing to answer. */
  opensAt: s.enum(['blinds', 'nothing']),
  /** The button names a price before the cards; null where blinds or antes are posted. */
  price: s
    .strictObject({
      min: chips,
      max: chips,
      paidBy: s.enum(['everybody', 'button']),
      /** The charge by how many have come in, from the most down; null where the number seated decides. */
      charges: s.array(s.strictObject({ playersMin: s.int().positive(), amount: s.int().nonnegative() })).nullable(),
      rule: ruleId,
    })
    .nullable(),
  limit: limitRules,
  /** After the draw the least bet of a spread is the lower figure still, or the upper one. */
  laterMin: s.enum(['lower', 'upper']),
  leastRaise: s.enum(['limit', 'last-raise']),
  /** What one round's bet may come to. */
  levelMax: chips.nullable(),
  /** What one person may put in during one hand. */
  wagerMax: chips.nullable(),
  /** Who passes before the draw, where nothing is bet, stays in or is out. */
  pass: s.enum(['check', 'fold']),
  raisesMax: s.int().positive().nullable(),
  capHeadsUp: s.enum(['unlimited', 'whenever', 'capped']),
  shortAllIn: s.enum(['half', 'full']),
  /** Whether a bet too short to count, after the draw, lets those who have checked raise it. */
  shortBet: s.enum(['closes', 'reopens']),
  checkRaise: s.enum(['allowed', 'barred']),
  sevens: s.strictObject({ cost: s.enum(['later-bets', 'pot']), cites: sevensCites }).nullable(),
  /** Each gets his cards as he is asked; or all declare and throw before any are dealt. */
  drawn: s.enum(['in-turn', 'declared-first']),
  drawMax: s.int().min(1).max(5),
  fifth: s.enum(['at-once', 'at-the-end']),
  burn: s.boolean(),
  show: s.enum(['all', 'in-turn', 'all-if-called']),
  checkedFirst: s.enum(['first-seat', 'last-seat']),
  oddChip: s.enum(['position', 'high-card']),
  /** The smallest chip in play: pots break to it, and bets are multiples of it. */
  chip: chips,
  feeBefore: s.enum(['blinds', 'cards']),
  feeOnVoid: s.enum(['carry', 'keep']),
  outOfTurn: s.enum(['returned', 'binding']),
  /** Until when cards dealt out of order on the draw may be reported, where the floor's law leaves that open. */
  window: s.enum(['next-card', 'action']),
  /** By this rule draws are not told once somebody has acted after them; but the dealer's own, where he must tell it. */
  untold: s.strictObject({ rule: ruleId, dealerTells: s.boolean() }).nullable(),
  floor: floorRows,
  cites,
});
export type DrawRules = s.infer<typeof drawRules>;
