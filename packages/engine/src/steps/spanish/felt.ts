/**
 * The felt of Spanish Poker: before each seat a space for the ante, its raise and the bonus bets of the layout; the house's tray
 * and its hand; and, where the Gran Progressive is played, the posted jackpot, its own drop box and what the tray pays for it.
 */
import type { Category } from '../../hands/index.js';
import {
  type Chips,
  cardsIn,
  chipsAt,
  type Felt,
  type Layout,
  type Place,
  type RuleId,
  type Seat,
} from '../../kernel/index.js';
import type { ProgressiveRules } from '../../progressive/index.js';
import { markersOf } from '../poker.js';

/** The bonus bets there are; a layout has two of them at most. */
export const SPANISH_BONUSES = ['dos-pares', 'joker', 'progressive'] as const;
export type SpanishBonus = (typeof SPANISH_BONUSES)[number];
/** A pay table: so much to one. What is not in it is not paid. */
export type Odds = Readonly<Partial<Record<Category, number>>>;

/** The clauses the game rests on, one for each thing that happens or is refused. */
export interface SpanishCites {
  readonly ante: RuleId;
  readonly anteMin: RuleId;
  readonly anteMax: RuleId;
  /** Enough must be left behind an ante for its raise. */
  readonly reserve: RuleId;
  readonly noAnte: RuleId;
  readonly needsAnte: RuleId;
  readonly dosPares: RuleId;
  readonly joker: RuleId;
  readonly progressive: RuleId;
  /** The least of a bonus bet, alone or with an ante. */
  readonly bonusMin: RuleId;
  /** Bonus bets no larger than the ante. */
  readonly bonusMax: RuleId;
  /** No wager is larger. */
  readonly betMax: RuleId;
  readonly done: RuleId;
  readonly sitOut: RuleId;
  readonly tableStakes: RuleId;
  readonly shoe: RuleId;
  readonly deal: RuleId;
  readonly decide: RuleId;
  readonly raise: RuleId;
  readonly tuck: RuleId;
  readonly folded: RuleId;
  readonly reveal: RuleId;
  readonly unqualified: RuleId;
  readonly order: RuleId;
  readonly lose: RuleId;
  readonly win: RuleId;
  readonly tie: RuleId;
  readonly rack: RuleId;
  readonly dosParesPays: RuleId;
  readonly jokerPays: RuleId;
  readonly aggregate: RuleId;
  readonly box: RuleId;
  readonly void: RuleId;
}

/** What the steps must know of a table's rules. */
export interface SpanishTable {
  readonly ante: { readonly min: Chips; readonly max: Chips };
  /** The raise is so many times the ante. */
  readonly raiseTimes: number;
  /** No wager is larger. */
  readonly betMax: Chips;
  readonly bonuses: readonly SpanishBonus[];
  readonly bonus: {
    readonly min: Chips;
    readonly minAlone: Chips;
    readonly alone: boolean;
    readonly aboveAnte: boolean;
  };
  readonly deal: 'hand-at-once' | 'one-at-a-time';
  readonly tie: 'push' | 'house';
  readonly autoTuck: boolean;
  readonly antePays: Odds;
  readonly dosParesPays: Odds;
  readonly jokerPays: number;
  /** The most paid on one deal for each kind of wager that is paid by a table. */
  readonly aggregate: Chips | null;
  readonly progressive: ProgressiveRules | null;
  readonly chip: Chips;
}

export type SpanishFelt = ReturnType<typeof spanishFelt>;

export const spanishFelt = (on: Layout, { bonuses, progressive, raiseTimes }: SpanishTable) => {
  const stack = on.places('stack');
  const ante = on.places('ante');
  const raise = on.places('raise');
  const hand = on.zones('hand');
  const bets = new Map(bonuses.map((bonus) => [bonus, on.places(bonus)] as const));
  const bonusAt = (bonus: SpanishBonus, seat: Seat): Place => bets.get(bonus)!(seat);
  const tucked = markersOf(on, 'tucked');
  const onBonuses = (r: Felt, seat: Seat): Chips => {
    let sum = 0;
    for (const bonus of bonuses) sum += chipsAt(r, bonusAt(bonus, seat));
    return sum;
  };
  return {
    stack,
    ante,
    raise,
    hand,
    bonuses,
    bonusAt,
    tucked,
    house: on.place('house'),
    /** Null where there is no progressive. */
    pools: progressive && {
      meter: on.place('meter'),
      box: on.place('progressive-box'),
      tray: on.place('progressive-tray'),
    },
    houseHand: on.zone('house-hand'),
    stock: on.zone('stock'),
    /** The discard rack. */
    rack: on.zone('muck'),
    onBonuses,
    /** Has this seat wagered anything? */
    hasBet: (r: Felt, seat: Seat): boolean => chipsAt(r, ante(seat)) + onBonuses(r, seat) > 0,
    /** What a seat can still put on bonus bets: what its raise needs is kept back. */
    free: (r: Felt, seat: Seat): Chips => chipsAt(r, stack(seat)) - raiseTimes * chipsAt(r, ante(seat)),
    holds: (r: Felt, seat: Seat): boolean => cardsIn(r, hand(seat)).length > 0,
    isTucked: (r: Felt, seat: Seat): boolean => r.markers[tucked(seat)] === seat,
    /** Everything this seat has at stake, by place. */
    wagersOf: (seat: Seat): readonly Place[] => [ante(seat), raise(seat), ...bonuses.map((b) => bonusAt(b, seat))],
  };
};
