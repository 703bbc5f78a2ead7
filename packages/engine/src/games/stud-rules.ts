/** What can differ between stud games: the whole family is these rules and one script (stud.ts). */

import { floorRows } from '../facts/law-rules.js';
import * as s from '../schema/index.js';
import { keeps } from './clash.js';

const chips = s.int().positive();
const ruleId = s.string().min(1);

/** The clauses a game rests on, one for each thing that happens or is refused. */
const cites = s.strictObject({
  /** Two down and one up. */
  deal: ruleId,
  upCard: ruleId,
  lastCard: ruleId,
  burn: ruleId,
  /** Low card opens; of equal ranks the lowest suit; the opener who wants no part of it. */
  opens: ruleId,
  opensBySuit: ruleId,
  openerFolds: ruleId,
  /** A seat without a hand is dealt to until there is a bet, and nobody sees what. */
  deadSeat: ruleId,
  /** Cards taken back are shuffled into the stub; burns are, when the deck cannot serve; and a card for all, when even then it cannot. */
  reshuffle: ruleId,
  rebuild: ruleId,
  communityCard: ruleId,
  /** The first to act after the opener, the high board, and the next one where the high board is all in. */
  firstToAct: ruleId,
  laterToAct: ruleId,
  leadsSidePot: ruleId,
  /** A last card dealt face up, and who leads then. */
  openSeventh: ruleId,
  leadsSeventh: ruleId,
  action: ruleId,
  bet: ruleId,
  /** Either limit, where there is an open pair. */
  openPair: ruleId,
  cap: ruleId,
  shortAllIn: ruleId,
  checkRaise: ruleId,
  tableStakes: ruleId,
  /** What does not make a least bet is not in play. */
  allInBy: ruleId,
  showOrder: ruleId,
  show: ruleId,
  win: ruleId,
  hiLo: ruleId,
  noLow: ruleId,
  tie: ruleId,
  odd: ruleId,
  void: ruleId,
});

export const studLimit = s.discriminatedUnion('kind', [
  /** The lower figure for the first four cards, the upper after; the upper is twice the lower. */
  s.strictObject({ kind: s.literal('structured'), small: chips, big: chips }),
  /** Any amount between the two figures, at any time. */
  s.strictObject({ kind: s.literal('spread'), min: chips, max: chips }),
]);

export const studRules = s
  .strictObject({
    family: s.literal('stud'),
    /** A joker in the pack, which is an ace, or fills a straight or a flush; for low the lowest card that pairs nothing. */
    joker: s.enum(['none', 'bug']),
    low: s.strictObject({ qualifier: s.literal(9) }).nullable(),
    limit: studLimit,
    /** What the low card opens for: also the least bet, which all-ins go by. */
    opening: chips,
    /** With an open pair on the fourth card either limit may be bet; said only of structured limits. */
    openPair: s.boolean(),
    raisesMax: s.int().positive().nullable(),
    capHeadsUp: s.enum(['unlimited', 'capped']),
    shortAllIn: s.enum(['half', 'full']),
    checkRaise: s.enum(['allowed', 'barred']),
    show: s.enum(['all', 'in-turn']),
    checkedFirst: s.enum(['first-seat', 'last-seat']),
    oddChip: s.enum(['position', 'high-card']),
    /** The smallest chip in play: pots break to it, and bets are multiples of it. */
    chip: chips,
    /** On a misdeal the fee carries to the redeal; or the house keeps it. */
    feeOnVoid: s.enum(['carry', 'keep']),
    outOfTurn: s.enum(['returned', 'binding']),
    floor: floorRows,
    cites,
  })
  .superRefine(
    keeps(
      ({ limit }) => limit.kind === 'spread' || limit.big === 2 * limit.small,
      'limit-not-doubled',
      (r) => r.cites.bet,
    ),
  );
export type StudRules = s.infer<typeof studRules>;
