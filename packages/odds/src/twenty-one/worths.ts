// What hands are worth against one up card while certain cards are known to be gone. With best play, or following a plan.
//
// Where the bank looks under its up card, all worths here leave its natural out and are not divided by the chance that it has
// none: sums over what may come next stay plain sums, and comparisons are the same.

import { type Bank, bankHands, completes, NATURAL, OUTCOMES, outcomeOf } from './bank.js';
import { EIGHT, type Hands, listHands, type OverHands, TEN, VALUES, type Value } from './hands.js';
import { eightsAdd, overRow, PAY_ROWS, type PayRow } from './payoffs.js';
import type { TwentyOneRules } from './rules.js';
import { bankChances, chanceOf, type Shoe, shoeOf } from './shoe.js';

export const ACTIONS = ['none', 'stand', 'hit', 'double', 'split', 'surrender'] as const;
export type Action = (typeof ACTIONS)[number];
export const [NONE, STAND, HIT, DOUBLE, SPLIT, SURRENDER] = [0, 1, 2, 3, 4, 5];

/** A game with its shoe and the bank's hands for each up card. */
export interface Game21 {
  readonly rules: TwentyOneRules;
  readonly shoe: Shoe;
  readonly hands: Hands;
  readonly over: OverHands;
  readonly banks: readonly Bank[];
  /** By the place of a hand that is over: see `overRow`. */
  readonly overRows: readonly (PayRow | null)[];
}

export function game21(rules: TwentyOneRules): Game21 {
  const banks = Array.from({ length: VALUES }, (_, up) => bankHands(up, rules.softSeventeen));
  const { hands, over } = listHands();
  const overRows = Array.from(over.totals, (total, i) => overRow(rules.over, total, over.sizes[i]!));
  return { rules, shoe: shoeOf(rules.decks), hands, over, banks, overRows };
}

/** What to do with three cards or more. */
export type Plan = (hand: number) => number;

export class Worths {
  /** The best action with three cards or more, once asked for. */
  readonly actions: Uint8Array;
  private readonly drawn: Float64Array;
  private readonly stood: Float64Array;
  private readonly overs: Float64Array;
  private readonly gone = new Uint8Array(VALUES);
  /** The last ones asked for; an infinite shoe has the same whatever is gone. */
  private readonly chances: { all?: Float64Array; made?: Float64Array } = {};
  /** The down card that would end the round before anybody acts, or -1. */
  private readonly hidden: Value;

  constructor(
    readonly game: Game21,
    readonly up: Value,
    /** Cards known to be gone besides the hand and the up card: those that other split hands began with. */
    readonly extra: { readonly value: Value; readonly count: number } = { value: 0, count: 0 },
    private readonly plan: Plan | null = null,
    /** Standing does not depend on a plan: those of another with the same cards gone may be shared. */
    shared?: Worths,
  ) {
    const { hands, over, rules } = game;
    this.actions = new Uint8Array(hands.length);
    this.drawn = new Float64Array(hands.length).fill(Number.NaN);
    this.stood = shared?.stood ?? new Float64Array(hands.length).fill(Number.NaN);
    this.overs = shared?.overs ?? new Float64Array(over.length).fill(Number.NaN);
    this.hidden = rules.peek ? completes(up) : -1;
  }

  /** How much of all cases is still played: all, or those where the bank has no natural. */
  alive(hand: number): number {
    return this.aliveWith(this.game.hands.counts, hand, this.game.hands.sizes[hand]!);
  }

  /** The chance that the next card is of this rank. */
  chance(hand: number, value: Value): number {
    const { hands, shoe } = this.game;
    return chanceOf(shoe, value, this.goneOf(hands.counts, hand, value), hands.sizes[hand]! + 1 + this.extra.count);
  }

  stand(hand: number): number {
    let worth = this.stood[hand]!;
    if (Number.isNaN(worth)) {
      worth = this.standing(hand, PAY_ROWS[this.game.hands.totals[hand]!]!);
      this.stood[hand] = worth;
    }
    return worth;
  }

  /** One card more, and then as the plan or best play has it. */
  hit(hand: number): number {
    return this.onward(hand, (next) => this.best(next));
  }

  /** One card more and no other, for twice the wager. */
  double(hand: number): number {
    return 2 * this.onward(hand, (next) => this.stand(next));
  }

  surrender(hand: number): number {
    return -0.5 * this.alive(hand);
  }

  /** The payoff of a natural, pushed by the bank's. */
  natural(hand: number): number {
    const { natural } = this.game.rules;
    const other = completes(this.up);
    const bankHas = other < 0 ? 0 : this.chance(hand, other);
    return (natural.win / natural.on) * (1 - bankHas);
  }

  /** Three cards or more. */
  best(hand: number): number {
    let worth = this.drawn[hand]!;
    if (Number.isNaN(worth)) {
      worth = this.plan === null ? this.choose(hand) : this.followed(hand, this.plan(hand));
      this.drawn[hand] = worth;
    }
    return worth;
  }

  /** What an action brings with three cards or more. */
  private followed(hand: number, action: number): number {
    this.actions[hand] = action;
    if (action === HIT) return this.hit(hand);
    return action === SURRENDER ? this.surrender(hand) : this.stand(hand);
  }

  private choose(hand: number): number {
    const { rules, hands } = this.game;
    let [worth, action] = [-Infinity, NONE];
    if (mayStand(this.game, hand)) [worth, action] = [this.stand(hand), STAND];
    if (mayDraw(this.game, hand)) {
      const drawn = this.hit(hand);
      if (drawn > worth) [worth, action] = [drawn, HIT];
    }
    if (rules.surrender.when === 'any-time' && hands.totals[hand]! <= 20) {
      const half = this.surrender(hand);
      if (half > worth) [worth, action] = [half, SURRENDER];
    }
    this.actions[hand] = action;
    return worth;
  }

  private onward(hand: number, worthOf: (next: number) => number): number {
    const { next } = this.game.hands;
    let worth = 0;
    for (let value = 0; value < VALUES; value++) {
      const chance = this.chance(hand, value);
      if (chance === 0) continue;
      const to = next[VALUES * hand + value]!;
      worth += chance * (to < 0 ? this.overWorth(-1 - to) : worthOf(to));
    }
    return worth;
  }

  private overWorth(place: number): number {
    let worth = this.overs[place]!;
    if (Number.isNaN(worth)) {
      const { over, overRows } = this.game;
      const row = overRows[place]!;
      worth = row === null ? this.lost(place) : this.against(over.counts, place, row);
      this.overs[place] = worth;
    }
    return worth;
  }

  /** Lost, unless the bank's three eights say otherwise. */
  private lost(place: number): number {
    const { over, rules, shoe } = this.game;
    const size = over.sizes[place]!;
    const worth = -this.aliveWith(over.counts, place, size);
    const add = eightsAdd(rules.over);
    if (add === 0 || this.up !== EIGHT) return worth;
    const gone = this.goneOf(over.counts, place, EIGHT);
    const inAll = size + 1 + this.extra.count;
    return worth + add * chanceOf(shoe, EIGHT, gone, inAll) * chanceOf(shoe, EIGHT, gone + 1, inAll + 1);
  }

  /** Not over, so that a bank that is over loses by whatever it is. */
  private standing(hand: number, pays: PayRow): number {
    const chances = this.chancesOf(this.game.hands.counts, hand, 'made');
    let [worth, over] = [0, 1];
    for (let outcome = 0; outcome <= outcomeOf(21); outcome++) {
      worth += chances[outcome]! * pays[outcome]!;
      over -= chances[outcome]!;
    }
    over -= chances[NATURAL]!;
    return worth + over + (this.hidden >= 0 ? 0 : chances[NATURAL]! * pays[NATURAL]!);
  }

  private against(counts: Uint8Array, place: number, pays: PayRow): number {
    const chances = this.chancesOf(counts, place, 'all');
    if (this.hidden >= 0) chances[NATURAL] = 0;
    let worth = 0;
    for (let outcome = 0; outcome < OUTCOMES; outcome++) worth += chances[outcome]! * pays[outcome]!;
    return worth;
  }

  private chancesOf(counts: Uint8Array, place: number, which: keyof Bank): Float64Array {
    const { shoe, banks } = this.game;
    const known = this.chances[which];
    if (shoe.isInfinite && known !== undefined) return known;
    const chances = known ?? new Float64Array(OUTCOMES);
    for (let value = 0; value < VALUES; value++) this.gone[value] = this.goneOf(counts, place, value);
    bankChances(shoe, banks[this.up]![which], this.gone, chances);
    this.chances[which] = chances;
    return chances;
  }

  private aliveWith(counts: Uint8Array, place: number, size: number): number {
    if (this.hidden < 0) return 1;
    const gone = this.goneOf(counts, place, this.hidden);
    return 1 - chanceOf(this.game.shoe, this.hidden, gone, size + 1 + this.extra.count);
  }

  private goneOf(counts: Uint8Array, place: number, value: Value): number {
    const held = counts[VALUES * place + value]! + (value === this.up ? 1 : 0);
    return value === this.extra.value ? held + this.extra.count : held;
  }
}

export function mayStand({ rules, hands }: Game21, hand: number): boolean {
  return hands.soft[hand] === 1 || hands.totals[hand]! > rules.mustDraw;
}

export function mayDraw({ rules, hands }: Game21, hand: number): boolean {
  return hands.totals[hand]! < (hands.soft[hand] === 1 ? rules.mustStand.soft : rules.mustStand.hard);
}

/** Ace and ten. */
export const isNatural = ({ hands }: Game21, hand: number): boolean => hand === hands.pair(0, TEN);
