/**
 * The rules of one table, as its house's book resolves them: the game with its stakes, the posted buy-in, forced bets and
 * fees, who sits where in a round, and the clause behind each thing that happens between rounds. Resolving them is the
 * book's work, not this file's.
 */
import * as z from 'zod';
import type { Clash } from '../facts/index.js';
import { demandOf, type GameRules, gameRules, isStructured, keeps, supplyFor, unitOf } from '../games/index.js';
import { type Chips, type RuleId, SEATS_MAX } from '../kernel/index.js';
import { tableCites as cites } from './cites.js';
import { killOf } from './kill.js';

const chips = z.int().nonnegative();
const ruleId = z.string().min(1);

const handBand = z.strictObject({
  playersMin: z.int().positive(),
  collection: chips,
  jackpot: chips,
  rule: ruleId,
  jackpotRule: ruleId,
});
/** A fee by size: for whatever is more than `over`. */
const sizeBand = z.strictObject({ over: chips, amount: chips, rule: ruleId });
const timeBand = z.strictObject({ playersMin: z.int().positive(), perHalfHour: chips, rule: ruleId });

/** What the house takes. Bands run from the most players down; the first one reached holds. */
export const feeRules = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hand'),
    bands: z.array(handBand).min(1),
    /**
     * The seat it is taken from, by its marker, 'first' being whoever is first to draw; or the ante of the seat on the button, or
     * the money in the centre.
     */
    from: z.enum(['button', 'first-card', 'big-blind', 'small-blind', 'button-ante', 'centre', 'first']),
    jackpotFrom: z.enum(['button', 'each-player']),
    count: z.enum(['dealt-in', 'seated']),
  }),
  z.strictObject({
    kind: z.literal('time'),
    bands: z.array(timeBand).min(1),
    newPlayer: z.enum(['next-period', 'prorata']),
  }),
  /** Of each wager by its size, and of whoever banks by all of them together; from the largest down. */
  z.strictObject({
    kind: z.literal('wager'),
    player: z.array(sizeBand),
    bank: z.array(sizeBand),
  }),
  z.strictObject({ kind: z.literal('none') }),
]);
export type FeeRules = z.infer<typeof feeRules>;
export type HandFee = Extract<FeeRules, { kind: 'hand' }>;
export type TimeFee = Extract<FeeRules, { kind: 'time' }>;
export type WagerFee = Extract<FeeRules, { kind: 'wager' }>;

/** What must be put in before anybody has looked at a card, or at the latest with the first of them. */
export const forcedRules = z.discriminatedUnion('kind', [
  /** A small blind of nothing: the game has one blind. */
  z.strictObject({
    kind: z.literal('blinds'),
    small: chips,
    big: chips,
    /** Besides, from everybody dealt in. */
    ante: z.int().positive().exactOptional(),
    rule: ruleId,
  }),
  /** Everybody dealt in puts it in the middle. */
  z.strictObject({ kind: z.literal('ante'), amount: chips, rule: ruleId }),
  /** The lowest door card opens for it, inside the round: the table posts nothing but the ante, where there is one. */
  z.strictObject({ kind: z.literal('bring-in'), amount: chips, rule: ruleId, ante: chips.default(0) }),
  /** The button names it and the others match it, inside the round: the table posts nothing. */
  z.strictObject({ kind: z.literal('price'), min: chips, max: chips, rule: ruleId }),
  /** Bets in circles against a bank, inside the round: the table posts nothing. */
  z.strictObject({ kind: z.literal('wager'), min: chips, rule: ruleId }),
  z.strictObject({ kind: z.literal('none') }),
]);
export type ForcedRules = z.infer<typeof forcedRules>;

/** The least a hand costs somebody who plays it: what stacks are measured by. */
export function forcedUnit({ forced, game }: { readonly forced: ForcedRules; readonly game: GameRules }): Chips {
  switch (forced.kind) {
    case 'blinds':
      return forced.big;
    case 'ante':
    case 'bring-in':
      return forced.amount;
    case 'price':
    case 'wager':
      return forced.min;
    case 'none':
      return unitOf(game);
  }
}

/**
 * What a seat must hold besides what it may owe the house to be dealt in: a chip; what it may have to open for, where the low card
 * opens; or what the game itself asks for.
 */
export function leastStack({ forced, game }: { readonly forced: ForcedRules; readonly game: GameRules }): Chips {
  const demand = demandOf(game);
  if (demand?.isWorst) return demand.chips + (forced.kind === 'ante' ? forced.amount : 0);
  if (forced.kind === 'wager') return forced.min;
  if (demand !== null) return demand.chips;
  return forced.kind === 'bring-in' ? forced.amount + forced.ante : 1;
}

/** The least a table's limit may be: what a hand costs at least, and where a game can cost more than was bet, the most it can. */
export const leastLimit = (rules: { readonly forced: ForcedRules; readonly game: GameRules }): Chips =>
  demandOf(rules.game)?.isWorst ? leastStack(rules) : forcedUnit(rules);

/** Must whoever deals have played the hand before (ROG-LOB-C1)? */
const deals = z.enum(['anybody', 'who-played']).default('anybody');
/** Who is dealt in and where the markers go, hand by hand. Each kind is a strategy of its own: seating-<kind>.ts. */
export const seatingRules = z.discriminatedUnion('kind', [
  /** The button and the blinds behind it; who was away owes the blinds that passed him. */
  z.strictObject({
    kind: z.literal('blinds'),
    deals,
    /** A small blind that nobody took because two big blinds were posted: owed with the next hand, or forgiven (AMB-ROG-62). */
    skippedSmall: z.enum(['owed', 'forgiven']).default('owed'),
  }),
  /** One marker goes round, seat by seat; nothing is due when one was away. */
  z.strictObject({
    kind: z.literal('rotation'),
    /** The nominal dealer, dealt to last; or the seat that gets the first card of a dealer who never moves. */
    marker: z.enum(['button', 'first-card']),
    /** Where it lies in a game's first hand: by the high card; or at the seat next to the dealer's place, in the direction of play. */
    first: z.enum(['high-card', 'beside-dealer']),
    deals,
  }),
  /** The winner of the last game is first in the next. */
  z.strictObject({
    kind: z.literal('winner-first'),
    /** In a first game the up cards say who; or it is the seat next to the dealer's place, in the direction of play. */
    first: z.enum(['up-card', 'beside-dealer']),
  }),
  /** No marker goes round: the house banks, and deals in the same order every hand. */
  z.strictObject({ kind: z.literal('fixed') }),
  /** One of them banks, for so many hands in a row at most; then somebody else must. */
  z.strictObject({ kind: z.literal('bank'), turns: z.int().min(1).max(2) }),
]);
export type SeatingRules = z.infer<typeof seatingRules>;

/** Dealer's choice: the games that are dealt at the table, each by its own book. Whoever gets the button chooses. */
export const choiceRules = z.strictObject({
  /** What the table was opened for. */
  game: z.string().min(1),
  games: z.array(z.string().min(1)).min(2),
  /** For one hand, or until the button has been round. */
  lasts: z.enum(['hand', 'orbit']),
  /** What is dealt when whoever chooses does not say in time: the same again, or the first. Before anything was chosen, the first. */
  silent: z.enum(['same', 'first']),
  rule: ruleId,
  silentRule: ruleId,
});
export type ChoiceRules = z.infer<typeof choiceRules>;
/** Who may get the marker: anybody, unless the seating says otherwise. */
export const dealsAt = ({ seating }: { readonly seating: SeatingRules }): z.infer<typeof deals> =>
  'deals' in seating ? seating.deals : 'anybody';

/** What the law of a place asks of every table there, and the clause of each thing. */
export const ordinanceRules = z.strictObject({
  /** The most one person may bet in one hand, and the day from which that figure holds. */
  wagerMax: z.int().positive(),
  since: z.iso.date(),
  /** What the house has set for this table when it opens: never above that. */
  tableMax: z.int().positive(),
  /** A table's limit changes only so long after it was announced. */
  noticeMinutes: z.int().nonnegative(),
  cites: z.strictObject({ limit: ruleId, notice: ruleId }),
});
export type OrdinanceRules = z.infer<typeof ordinanceRules>;

export const tableRules = z
  .strictObject({
    house: z.string().min(1),
    gameId: z.string().min(1),
    /** As the table's sign says it: '3/6'. */
    stake: z.string().min(1),
    /** Of these rules: a round is replayed under the rules it was dealt under. */
    hash: z.string().min(1),
    /** Of the words of the clauses and rulings they rest on. They may be put better without a table being played otherwise. */
    words: z.string().min(1).optional(),
    game: gameRules,
    seats: z.strictObject({
      min: z.int().min(1),
      max: z
        .int()
        .min(2)
        .max(SEATS_MAX - 1),
    }),
    buyIn: z.strictObject({ min: chips, max: chips.nullable(), rule: ruleId }),
    forced: forcedRules,
    seating: seatingRules.default({ kind: 'blinds', deals: 'anybody', skippedSmall: 'owed' }),
    /** Which way cards and turns go. Seats are numbered clockwise, so the other way they fall. */
    direction: z.enum(['clockwise', 'counter-clockwise']).default('clockwise'),
    fee: feeRules,
    kill: z.enum(['off', 'half', 'full']),
    /** Who leaves and returns within this time is the same player, not a new one. */
    returnWindowMinutes: z.int().nonnegative(),
    /** Who comes in where the button would go waits until it has passed; or is dealt in, and it passes him by. */
    dealerPosition: z.enum(['waits', 'dealt-in']).default('waits'),
    /** One seat to a person; or as many as he likes. */
    seatsEach: z.enum(['one', 'several']).default('one'),
    /** Does a person push the pots, or does the engine? */
    dealer: z.enum(['engine', 'person']),
    /** May those play who are on duty? */
    staff: z.enum(['barred', 'allowed']).default('barred'),
    /** Bots sit marked as what they are; or not at all. */
    bots: z.enum(['marked', 'barred']).default('marked'),
    /** Null where the law of the place asks nothing of a table that the sheets do not. */
    ordinance: ordinanceRules.nullable().default(null),
    /** Where several games are dealt in turn, as somebody chooses; left out everywhere else. */
    choice: choiceRules.optional(),
    cites,
  })
  .superRefine(
    keeps(
      (r) => r.seats.min <= r.seats.max,
      'seats-crossed',
      (r) => r.cites.seats,
    ),
  )
  .superRefine((r, context) => {
    const supply = supplyFor(r.game, r.seats.max);
    const short = { seats: r.seats.max, ...supply };
    if (supply.needs > supply.has)
      context.addIssue({
        code: 'custom',
        message: 'pack-too-small' satisfies Clash,
        params: { rule: r.cites.seats, short },
      });
  })
  .superRefine(
    keeps(
      (r) => r.buyIn.max === null || r.buyIn.min <= r.buyIn.max,
      'buy-in-crossed',
      (r) => r.buyIn.rule,
    ),
  )
  .superRefine(
    keeps(
      ({ forced }) => forced.kind !== 'blinds' || forced.small <= forced.big,
      'blinds-crossed',
      (r) => forcedRule(r),
    ),
  )
  // It follows from the stake, whose clause this falls foul of.
  .refine((r) => forcedUnit(r) > 0, 'nothing-forced' satisfies Clash)
  .superRefine(
    keeps(
      ({ forced }) => forced.kind !== 'price' || forced.min <= forced.max,
      'price-crossed',
      (r) => forcedRule(r),
    ),
  )
  .superRefine(
    keeps(
      (r) => (r.forced.kind === 'blinds') === (r.seating.kind === 'blinds'),
      'blinds-without-button',
      (r) => r.cites.button,
    ),
  )
  .superRefine(
    keeps(
      (r) => r.seating.kind !== 'blinds' || r.direction === 'clockwise',
      'blinds-other-way',
      (r) => r.cites.button,
    ),
  )
  .superRefine(
    keeps(
      (r) => r.kill === 'off' || canBeKilled(r),
      'kill-without-limits',
      (r) => r.cites.kill,
    ),
  )
  .superRefine(
    keeps(
      (r) => r.kill === 'off' || killOf(r, forcedUnit(r)) > forcedUnit(r),
      'kill-too-small',
      (r) => r.cites.kill,
    ),
  )
  .superRefine(
    keeps(
      ({ ordinance }) => ordinance === null || ordinance.tableMax <= ordinance.wagerMax,
      'limit-above-law',
      (r) => r.ordinance!.cites.limit,
    ),
  )
  .superRefine(
    keeps(
      (r) => r.ordinance === null || !demandOf(r.game)?.isWorst || leastStack(r) <= r.ordinance.tableMax,
      'cost-above-limit',
      (r) => r.cites.short,
    ),
  )
  .superRefine(
    keeps(
      (r) => (r.seating.kind === 'bank') === (r.forced.kind === 'wager'),
      'bank-without-wagers',
      (r) => forcedRule(r),
    ),
  )
  .superRefine(
    keeps(
      ({ fee }) => isDescendingFee(fee),
      'fee-disordered',
      (r) => feeRule(r),
    ),
  )
  .superRefine(
    keeps(
      (r) => r.fee.kind !== 'hand' || isPaid(r.fee, r),
      'fee-from-nowhere',
      (r) => feeRule(r),
    ),
  );
export type TableRules = z.infer<typeof tableRules>;

/** The clause behind what is forced, and behind the fee; what forces nothing or takes none falls foul of none of them. */
function forcedRule({ forced, cites }: { forced: ForcedRules; cites: { tableStakes: RuleId } }): RuleId {
  return forced.kind === 'none' ? cites.tableStakes : forced.rule;
}
function feeRule({ fee, cites }: { fee: FeeRules; cites: { feeTiming: RuleId } }): RuleId {
  if (fee.kind === 'none') return cites.feeTiming;
  return (fee.kind === 'wager' ? [...fee.player, ...fee.bank] : fee.bands)[0]?.rule ?? cites.feeTiming;
}

/** A killed pot is played at higher limits, so there must be limits to raise; and the kill is a blind. */
export const canBeKilled = ({ forced, game }: { readonly forced: ForcedRules; readonly game: GameRules }): boolean =>
  forced.kind === 'blinds' && isStructured(game);
function isPaid(
  { from, bands }: HandFee,
  { forced, seating }: { forced: ForcedRules; seating: SeatingRules },
): boolean {
  switch (from) {
    case 'big-blind':
    case 'small-blind':
      return forced.kind === 'blinds';
    case 'button':
      return seating.kind === 'blinds' || (seating.kind === 'rotation' && seating.marker === 'button');
    case 'first-card':
      return seating.kind === 'rotation' && seating.marker === 'first-card';
    case 'first':
      return seating.kind === 'winner-first';
    case 'button-ante':
      if (forced.kind !== 'ante' || bands.some(({ collection }) => collection > forced.amount)) return false;
      return seating.kind === 'rotation' && seating.marker === 'button';
    case 'centre':
      return forced.kind === 'price' || forced.kind === 'ante';
  }
}

function isDescendingFee(fee: FeeRules): boolean {
  switch (fee.kind) {
    case 'none':
      return true;
    case 'wager':
      return [fee.player, fee.bank].every((bands) => isDescending(bands.map(({ over }) => ({ playersMin: over }))));
    default:
      return isDescending(fee.bands);
  }
}
const isDescending = (bands: readonly { playersMin: number }[]): boolean =>
  bands.every((band, i) => i === 0 || band.playersMin < bands[i - 1]!.playersMin);
