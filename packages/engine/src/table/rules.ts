/**
 * The rules of one table, as its house's book resolves them: the game with its stakes, the posted buy-in, forced bets and
 * fees, who sits where in a round, and the clause behind each thing that happens between rounds. Resolving them is the
 * book's work, not this file's.
 */

import type { Clash } from '../facts/index.js';
import { demandOf, type GameRules, gameRules, isStructured, keeps, supplyFor, unitOf } from '../games/index.js';
import { type Chips, type RuleId, SEATS_MAX } from '../kernel/index.js';
import * as s from '../schema/index.js';
import { tableCites as cites } from './cites.js';
import { killOf } from './kill.js';

const chips = s.int().nonnegative();
const ruleId = s.string().min(1);

const handBand = s.strictObject({
  playersMin: s.int().positive(),
  collection: chips,
  jackpot: chips,
  rule: ruleId,
  jackpotRule: ruleId,
});
/** A fee by size: for whatever is more than `over`. */
const sizeBand = s.strictObject({ over: chips, amount: chips, rule: ruleId });
const timeBand = s.strictObject({ playersMin: s.int().positive(), perHalfHour: chips, rule: ruleId });

/** What the house takes. Bands run from the most players down; the first one reached holds. */
export const feeRules = s.discriminatedUnion('kind', [
  s.strictObject({
    kind: s.literal('hand'),
    bands: s.array(handBand).min(1),
    /**
     * The seat it is taken from, by its marker, 'first' being whoever is first to draw; or the ante of the seat on the button, or
     * the money in the centre.
     */
    from: s.enum(['button', 'first-card', 'big-blind', 'small-blind', 'button-ante', 'centre', 'first']),
    jackpotFrom: s.enum(['button', 'each-player']),
    count: s.enum(['dealt-in', 'seated']),
  }),
  s.strictObject({
    kind: s.literal('time'),
    bands: s.array(timeBand).min(1),
    newPlayer: s.enum(['next-period', 'prorata']),
  }),
  /** Of each wager by its size, and of whoever banks by all of them together; from the largest down. */
  s.strictObject({
    kind: s.literal('wager'),
    player: s.array(sizeBand),
    bank: s.array(sizeBand),
  }),
  s.strictObject({ kind: s.literal('none') }),
]);
export type FeeRules = s.infer<typeof feeRules>;
export type HandFee = Extract<FeeRules, { kind: 'hand' }>;
export type TimeFee = Extract<FeeRules, { kind: 'time' }>;
export type WagerFee = Extract<FeeRules, { kind: 'wager' }>;

/** What must be put in before anybody has looked at a card, or at the latest with the first of them. */
export const forcedRules = s.discriminatedUnion('kind', [
  /** A small blind of nothing: the game has one blind. */
  s.strictObject({
    kind: s.literal('blinds'),
    small: chips,
    big: chips,
    /** Besides, from everybody dealt in. */
    ante: s.int().positive().exactOptional(),
    rule: ruleId,
  }),
  /** Everybody dealt in puts it in the middle. */
  s.strictObject({ kind: s.literal('ante'), amount: chips, rule: ruleId }),
  /** The lowest door card opens for it, inside the round: the table posts nothing but the ante, where there is one. */
  s.strictObject({ kind: s.literal('bring-in'), amount: chips, rule: ruleId, ante: chips.default(0) }),
  /** The button names it and the others match it, inside the round: the table posts nothing. */
  s.strictObject({ kind: s.literal('price'), min: chips, max: chips, rule: ruleId }),
  /** Bets in circles against a bank, inside the round: the table posts nothing. */
  s.strictObject({ kind: s.literal('wager'), min: chips, rule: ruleId }),
  s.strictObject({ kind: s.literal('none') }),
]);
export type ForcedRules = s.infer<typeof forcedRules>;

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

/** Must whoever deals have played the hand before? */
const deals = s.enum(['anybody', 'who-played']).default('anybody');
/** Who is dealt in and where the markers go, hand by hand. Each kind is a strategy of its own: seating-<kind>.ts. */
export const seatingRules = s.discriminatedUnion('kind', [
  /** The button and the blinds behind it; who was away owes the blinds that passed him. */
  s.strictObject({
    kind: s.literal('blinds'),
    deals,
    /** A small blind that nobody took because two big blinds were posted: owed with the next hand, or forgiven. */
    skippedSmall: s.enum(['owed', 'forgiven']).default('owed'),
  }),
  /** One marker goes round, seat by seat; nothing is due when one was away. */
  s.strictObject({
    kind: s.literal('rotation'),
    /** The nominal dealer, dealt to last; or the seat that gets the first card of a dealer who never moves. */
    marker: s.enum(['button', 'first-card']),
    /** Where it lies in a game's first hand: by the high card; or at the seat next to the dealer's place, in the direction of play. */
    first: s.enum(['high-card', 'beside-dealer']),
    deals,
  }),
  /** The winner of the last game is first in the next. */
  s.strictObject({
    kind: s.literal('winner-first'),
    /** In a first game the up cards say who; or it is the seat next to the dealer's place, in the direction of play. */
    first: s.enum(['up-card', 'beside-dealer']),
  }),
  /** No marker goes round: the house banks, and deals in the same order every hand. */
  s.strictObject({ kind: s.literal('fixed') }),
  /** One of them banks, for so many hands in a row at most; then somebody else must. */
  s.strictObject({ kind: s.literal('bank'), turns: s.int().min(1).max(2) }),
]);
export type SeatingRules = s.infer<typeof seatingRules>;

/** Dealer's choice: the games that are dealt at the table, each by its own book. Whoever gets the button chooses. */
export const choiceRules = s.strictObject({
  /** What the table was opened for. */
  game: s.string().min(1),
  games: s.array(s.string().min(1)).min(2),
  /** For one hand, or until the button has been round. */
  lasts: s.enum(['hand', 'orbit']),
  /** What is dealt when whoever chooses does not say in time: the same again, or the first. Before anything was chosen, the first. */
  silent: s.enum(['same', 'first']),
  rule: ruleId,
  silentRule: ruleId,
});
export type ChoiceRules = s.infer<typeof choiceRules>;
/** Who may get the marker: anybody, unless the seating says otherwise. */
export const dealsAt = ({ seating }: { readonly seating: SeatingRules }): s.infer<typeof deals> =>
  'deals' in seating ? seating.deals : 'anybody';

/** What the law of a place asks of every table there, and the clause of each thing. */
export const ordinanceRules = s.strictObject({
  /** The most one person may bet in one hand, and the day from which that figure holds. */
  wagerMax: s.int().positive(),
  since: s.day(),
  /** What the house has set for this table when it opens: never above that. */
  tableMax: s.int().positive(),
  /** A table's limit changes only so long after it was announced. */
  noticeMinutes: s.int().nonnegative(),
  cites: s.strictObject({ limit: ruleId, notice: ruleId }),
});
export type OrdinanceRules = s.infer<typeof ordinanceRules>;

export const tableRules = s
  .strictObject({
    house: s.string().min(1),
    gameId: s.string().min(1),
    /** As the table's sign says it: '3/6'. */
    stake: s.string().min(1),
    /** Of these rules: a round is replayed under the rules it was dealt under. */
    hash: s.string().min(1),
    /** Of the words of the clauses and rulings they rest on. They may be put better without a table being played otherwise. */
    words: s.string().min(1).optional(),
    game: gameRules,
    seats: s.strictObject({
      min: s.int().min(1),
      max: s
        .int()
        .min(2)
        .max(SEATS_MAX - 1),
    }),
    buyIn: s.strictObject({ min: chips, max: chips.nullable(), rule: ruleId }),
    forced: forcedRules,
    seating: seatingRules.default({ kind: 'blinds', deals: 'anybody', skippedSmall: 'owed' }),
    /** Which way cards and turns go. Seats are numbered clockwise, so the other way they fall. */
    direction: s.enum(['clockwise', 'counter-clockwise']).default('clockwise'),
    fee: feeRules,
    kill: s.enum(['off', 'half', 'full']),
    /** Who leaves and returns within this time is the same player, not a new one. */
    returnWindowMinutes: s.int().nonnegative(),
    /** Who comes in where the button would go waits until it has passed; or is dealt in, and it passes him by. */
    dealerPosition: s.enum(['waits', 'dealt-in']).default('waits'),
    /** One seat to a person; or as many as he likes. */
    seatsEach: s.enum(['one', 'several']).default('one'),
    /** Does a person push the pots, or does the engine? */
    dealer: s.enum(['engine', 'person']),
    /** May those play who are on duty? */
    staff: s.enum(['barred', 'allowed']).default('barred'),
    /** Bots sit marked as what they are; or not at all. */
    bots: s.enum(['marked', 'barred']).default('marked'),
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
export type TableRules = s.infer<typeof tableRules>;

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
