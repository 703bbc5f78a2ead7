/** What can differ between community-card games: the whole family is these rules and one script (community.ts). */
import * as z from 'zod';
import { floorRows } from '../facts/law-rules.js';
import { USES } from '../hands/index.js';

const chips = z.int().positive();
const use = z.enum(USES);
const ruleId = z.string().min(1);

/** The clauses a game rests on, one for each thing that happens or is refused. */
const cites = z.strictObject({
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

export const limitRules = z.discriminatedUnion('kind', [
  /** The small bet before and on the flop, the big bet after. */
  z.strictObject({ kind: z.literal('structured'), small: chips, big: chips }),
  /** Any amount between the two figures, at any time. */
  z.strictObject({ kind: z.literal('spread'), min: chips, max: chips }),
  /** Bets and raises up to what is in the pot once the call has been made. */
  z.strictObject({ kind: z.literal('pot'), min: chips }),
  z.strictObject({ kind: z.literal('no-limit'), min: chips }),
]);
export type LimitRules = z.infer<typeof limitRules>;

export const communityRules = z.strictObject({
  family: z.literal('community'),
  /** Hole cards dealt, and how many a hand keeps after the discard, if there is one. */
  hole: z.int().min(2).max(6),
  discard: z.enum(['none', 'preflop', 'after-flop']),
  /** Play waits for every discard; or the dealer may go on, and whoever holds too many is dead. */
  discardWaits: z.boolean(),
  high: z.strictObject({ use }),
  low: z
    .strictObject({
      use,
      qualifier: z.union([z.literal(8), z.literal(9)]),
      straightsAndFlushes: z.enum(['ignored', 'disqualify']),
    })
    .nullable(),
  limit: limitRules,
  raisesMax: z.int().positive().nullable(),
  capHeadsUp: z.enum(['unlimited', 'capped']),
  shortAllIn: z.enum(['half', 'full']),
  checkRaise: z.enum(['allowed', 'barred']),
  straddle: z.enum(['off', 'one']),
  burn: z.boolean(),
  show: z.enum(['all', 'in-turn']),
  checkedFirst: z.enum(['first-seat', 'last-seat']),
  oddChip: z.enum(['position', 'high-card']),
  /** The smallest chip in play: pots break to it, and bets are multiples of it. */
  chip: chips,
  /** Which posts come first; both before any card. */
  feeBefore: z.enum(['blinds', 'cards']),
  /** On a misdeal the fee carries to the redeal; or the house keeps it. */
  feeOnVoid: z.enum(['carry', 'keep']),
  outOfTurn: z.enum(['returned', 'binding']),
  /** Until when a fault of the deal or the board may be reported, where the floor's law leaves that open. */
  window: z.enum(['next-card', 'action']),
  /** The floor's law, line by line. */
  floor: floorRows,
  cites,
});
export type CommunityRules = z.infer<typeof communityRules>;
