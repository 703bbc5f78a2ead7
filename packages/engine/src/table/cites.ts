/** The clauses a table's life rests on: whoever governs each of these things in its documents is cited for it. */
import * as s from '../schema/index.js';

const ruleId = s.string().min(1);

/** The clauses a table rests on. */
export const tableCites = s.strictObject({
  seats: ruleId,
  onePerPatron: ruleId,
  seated: ruleId,
  newPlayer: ruleId,
  betweenBlinds: ruleId,
  dealerPosition: ruleId,
  missedBlinds: ruleId,
  bigThenLeft: ruleId,
  deadBlind: ruleId,
  seatChange: ruleId,
  returnWindow: ruleId,
  button: ruleId,
  twoBigs: ruleId,
  firstButton: ruleId,
  headsUp: ruleId,
  tableStakes: ruleId,
  feeTiming: ruleId,
  kill: ruleId,
  staff: ruleId,
  shill: ruleId,
  void: ruleId,
  /** A seat with too few chips to be dealt in. */
  short: ruleId,
  /** Who returns within the window brings at least what he took away. */
  bringBack: ruleId,
  /** With fewer than two seated the game is broken; the next one begins as a first one does. */
  tooFew: ruleId,
  /** Chips bought during a hand lie behind and play from the next. */
  behind: ruleId,
  /** Buy-ins are in whole chips. */
  wholeChips: ruleId,
  /** What the clock plays for a silent seat. */
  clock: ruleId,
  /** Who is silent too often sits out; the seat of one who is away too long is freed. */
  absent: ruleId,
  /** A third-party proposition player is marked at his seat. */
  proposition: ruleId,
  /** With blinds: fewer than two of those in the game are ready, so that nobody who is waits and nothing is due. */
  restart: ruleId.optional(),
  /** By time: a seat that cannot pay sits out until it does. */
  timeOwed: ruleId.optional(),
  /** The house banks: its tray is filled to what the hand could cost. */
  float: ruleId.optional(),
  /** The table closes: what players were promised is carried over to others of the house. */
  carried: ruleId.optional(),
});
