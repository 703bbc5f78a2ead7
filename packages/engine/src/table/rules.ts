/**
 * The rules of one table, as its house's book resolves them: the game with its stakes, the posted buy-in, blinds and fees,
 * and the clause behind each thing that happens between rounds. Resolving them is the book's work, not this file's.
 */
import { z } from 'zod';
import { communityRules } from '../games/index.js';
import { type RuleId, SEATS_MAX } from '../kernel/index.js';

const chips = z.int().nonnegative();
const ruleId = z.string().min(1);

const handBand = z.strictObject({
  playersMin: z.int().positive(),
  collection: chips,
  jackpot: chips,
  rule: ruleId,
  jackpotRule: ruleId,
});
const timeBand = z.strictObject({ playersMin: z.int().positive(), perHalfHour: chips, rule: ruleId });

/** What the house takes. Bands run from the most players down; the first one reached holds. */
export const feeRules = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hand'),
    bands: z.array(handBand).min(1),
    from: z.enum(['button', 'big-blind', 'small-blind']),
    jackpotFrom: z.enum(['button', 'each-player']),
    count: z.enum(['dealt-in', 'seated']),
  }),
  z.strictObject({
    kind: z.literal('time'),
    bands: z.array(timeBand).min(1),
    newPlayer: z.enum(['next-period', 'prorata']),
  }),
  z.strictObject({ kind: z.literal('none') }),
]);
export type FeeRules = z.infer<typeof feeRules>;
export type HandFee = Extract<FeeRules, { kind: 'hand' }>;
export type TimeFee = Extract<FeeRules, { kind: 'time' }>;

/** The clauses a table rests on. */
const cites = z.strictObject({
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
  void: ruleId,
});

export const tableRules = z
  .strictObject({
    house: z.string().min(1),
    gameId: z.string().min(1),
    /** As the table's sign says it: '3/6'. */
    stake: z.string().min(1),
    /** Of the book these rules come from: a round is replayed under the rules it was dealt under. */
    hash: z.string().min(1),
    game: communityRules,
    seats: z.strictObject({
      min: z.int().min(2),
      max: z
        .int()
        .min(2)
        .max(SEATS_MAX - 1),
    }),
    buyIn: z.strictObject({ min: chips, max: chips.nullable(), rule: ruleId }),
    /** A small blind of nothing: the game has one blind. */
    blinds: z.strictObject({ small: chips, big: chips, rule: ruleId }),
    fee: feeRules,
    kill: z.enum(['off', 'half', 'full']),
    /** Who leaves and returns within this time is the same player, not a new one. */
    returnWindowMinutes: z.int().nonnegative(),
    /** Who comes in where the button would go waits until it has passed; or is dealt in, and it passes him by. */
    dealerPosition: z.enum(['waits', 'dealt-in']).default('waits'),
    /** Does a person push the pots, or does the engine? */
    dealer: z.enum(['engine', 'person']),
    cites,
  })
  .refine((r) => r.seats.min <= r.seats.max, 'seats.min is more than seats.max')
  .refine((r) => r.buyIn.max === null || r.buyIn.min <= r.buyIn.max, 'buyIn.min is more than buyIn.max')
  .refine((r) => r.blinds.small <= r.blinds.big && r.blinds.big > 0, 'the big blind is the last and the larger')
  .refine((r) => r.kill === 'off' || r.game.limit.kind === 'structured', 'only structured limits can be killed')
  .refine((r) => r.kill === 'off' || r.blinds.big % 2 === 0, 'a kill takes half of the big blind')
  .refine((r) => r.fee.kind === 'none' || isDescending(r.fee.bands), 'fee bands run from the most players down');
export type TableRules = z.infer<typeof tableRules>;

const isDescending = (bands: readonly { playersMin: number }[]): boolean =>
  bands.every((band, i) => i === 0 || band.playersMin < bands[i - 1]!.playersMin);

/** Our own rulings, where neither a sheet nor a ruling on one answers. */
export const OWN = {
  /** A seat needs more chips than the collection it might owe. */
  short: 'BAR-1',
  /** Who returns within the window brings at least what he took away. */
  bringBack: 'BAR-11',
  /** With fewer than two seated the game is broken; the next one draws for the button. */
  broken: 'BAR-12',
  /** With fewer than two in the game, nobody who is ready waits and nothing is due. */
  restart: 'BAR-13',
  /** Chips bought during a hand lie behind and play from the next. */
  behind: 'BAR-14',
  /** Buy-ins are in whole chips. */
  wholeChips: 'BAR-15',
  /** A seat that cannot pay for its time sits out until it does. */
  timeOwed: 'BAR-16',
} as const satisfies Readonly<Record<string, RuleId>>;
