// What a way of playing is worth, as a fraction. Best play is found in doubles, which is quick; here the very same play is worked out
// again in integers, so that nothing is rounded. Slower by far, and a proof of the digits.
//
// Everything is a number of ordered deals: of a shoe of N cards of which g are known, (N - g)(N - g - 1) … orders of the next
// cards up to a horizon that no hand reaches. A hand one card longer has one factor less, so what comes next is a plain sum over counts.

import { chooseBig, falling } from '../exact/counting.js';
import { type Fraction, fraction, minus, ONE, over, plus, times, ZERO } from '../exact/fraction.js';
import { type BankHands, completes, FACTOR_ROW, NATURAL, OUTCOMES, outcomeOf } from './bank.js';
import { EIGHT, VALUES, type Value } from './hands.js';
import { eightsAdd, overRow } from './payoffs.js';
import { type Shoe, shoeOf } from './shoe.js';
import type { Progress, Solution, SplitPlan, TwoCards, UpSolution } from './solve.js';
import { DOUBLE, type Game21, HIT, isNatural, SPLIT, STAND, SURRENDER } from './worths.js';

/** No player's hand, split cards and bank's hand together have so many cards; one deck has more. */
const HORIZON = 50;

/** To a player, of one wager: exactly what the solution's play is worth. */
export function exactWorth({ game, ups }: Solution, onProgress: Progress = () => {}): Fraction {
  let worth = ZERO;
  ups.forEach((up, i) => {
    worth = plus(worth, times(chanceOf(game.shoe, up.up, 0, 0), worthOfUp(game, up)));
    onProgress((i + 1) / VALUES);
  });
  return worth;
}

/** The chance of a card, `gone` of its rank and `inAll` cards being out. */
function chanceOf({ isInfinite, counts, cards }: Shoe, value: Value, gone: number, inAll: number): Fraction {
  return isInfinite ? fraction(counts[value]!, cards) : fraction(Math.max(0, counts[value]! - gone), cards - inAll);
}

function worthOfUp(game: Game21, { up, twos, worths }: UpSolution): Fraction {
  const exact = new Exact(game, up, { value: 0, count: 0 }, worths.actions);
  let all = ZERO;
  for (const two of twos) {
    const [one, other] = two.cards;
    const first = chanceOf(game.shoe, one, one === up ? 1 : 0, 1);
    const second = chanceOf(game.shoe, other, (other === up ? 1 : 0) + (other === one ? 1 : 0), 2);
    const chance = times(times(first, second), fraction(one === other ? 1 : 2));
    all = plus(all, times(chance, worthOfTwo(game, exact, two)));
  }
  return all;
}

function worthOfTwo(game: Game21, exact: Exact, { hand, cards, action, split }: TwoCards): Fraction {
  if (isNatural(game, hand)) return exact.fractionOf(hand, exact.natural(hand));
  const played =
    action === SPLIT ? splitWorth(game, exact.up, cards[0], split!) : exact.fractionOf(hand, exact.act(hand, action));
  // Where the bank has looked and has a natural, the wager is lost.
  return minus(played, minus(ONE, exact.alive(hand)));
}

/** All hands of a split together: see splits.ts for why so. */
function splitWorth(game: Game21, up: Value, pair: Value, plan: SplitPlan): Fraction {
  const known = new Map<number, { other: Fraction; same: Fraction }>();
  const at = (gone: number) => {
    const found = known.get(gone) ?? secondCards(game, up, pair, plan, gone);
    known.set(gone, found);
    return found;
  };
  const isUp = pair === up ? 1 : 0;
  const allSame = (cards: number): Fraction => {
    let chance = ONE;
    for (let i = 0; i < cards; i++) chance = times(chance, chanceOf(game.shoe, pair, 2 + i + isUp, 3 + i));
    return chance;
  };
  if (plan.again === Number.POSITIVE_INFINITY && game.shoe.isInfinite) {
    return over(times(fraction(2), at(1).other), minus(ONE, times(fraction(2), allSame(1))));
  }
  const among = (same: number, others: number, which: 'other' | 'same'): Fraction => {
    let worth = ZERO;
    for (let i = 0; i <= others; i++) {
      const chance = allSame(same + i);
      if (chance.n === 0n) break;
      const ways = fraction((i % 2 === 0 ? 1n : -1n) * chooseBig(others, i));
      worth = plus(worth, times(times(ways, chance), at(1 + same + i)[which]));
    }
    return worth;
  };
  let worth = ZERO;
  for (const { splits, kept, ways } of ordersOf(plan.again, game.shoe.counts[pair]!)) {
    const others = splits + 2 - kept;
    const times_ = (count: number): Fraction => fraction(ways * BigInt(count));
    if (others > 0) worth = plus(worth, times(times_(others), among(splits + kept, others - 1, 'other')));
    if (kept > 0) worth = plus(worth, times(times_(kept), among(splits + kept - 1, others, 'same')));
  }
  return worth;
}

/** Orders of second cards: how many split again, how many of the rank are kept in the end, and in how many ways. */
function ordersOf(again: number, cards: number): readonly { splits: number; kept: number; ways: bigint }[] {
  const orders: { splits: number; kept: number; ways: bigint }[] = [];
  for (let splits = 0; splits < Math.min(again, cards); splits++) {
    orders.push({ splits, kept: 0, ways: chooseBig(2 * splits + 2, splits) / BigInt(splits + 1) });
  }
  if (again >= cards) return orders;
  for (let kept = 0; kept <= again + 2; kept++) {
    let ways = again === 0 ? chooseBig(2, kept) : 0n;
    for (let before = 0; again > 0 && before <= again; before++) {
      const open = chooseBig(again - 1 + before, before) - chooseBig(again - 1 + before, before - 2);
      ways += open * chooseBig(2 + again - before, kept);
    }
    if (ways > 0n) orders.push({ splits: again, kept, ways });
  }
  return orders;
}

/** What a split hand brings over all its second cards, so many of the pair's rank being gone besides its own. */
function secondCards(
  game: Game21,
  up: Value,
  pair: Value,
  plan: SplitPlan,
  gone: number,
): { other: Fraction; same: Fraction } {
  const exact = new Exact(game, up, { value: pair, count: gone }, plan.more);
  const isUp = pair === up ? 1 : 0;
  let [other, same] = [ZERO, ZERO];
  for (let value = 0; value < VALUES; value++) {
    const held = value === pair ? 1 + gone + isUp : value === up ? 1 : 0;
    const chance = chanceOf(game.shoe, value, held, 2 + gone);
    if (chance.n === 0n) continue;
    const hand = game.hands.pair(pair, value);
    const isPaid = game.rules.split.natural && isNatural(game, hand);
    const numerator = isPaid ? exact.natural(hand) : exact.act(hand, plan.two[value]!);
    const worth = times(chance, exact.fractionOf(hand, numerator));
    if (value === pair) same = plus(same, worth);
    else other = plus(other, worth);
  }
  return { other, same };
}

/** Hands against one up card with certain cards gone, as numbers of deals times `unit` wagers. */
class Exact {
  private readonly shoe: Shoe;
  private readonly unit: bigint;
  private readonly stood = new Map<number, bigint>();
  private readonly drawn = new Map<number, bigint>();
  private readonly ordersAfter: bigint[] = [];
  private readonly fallen = new Map<number, readonly bigint[]>();
  private readonly hidden: Value;
  private readonly made: BankHands;
  private readonly all: BankHands;

  constructor(
    private readonly game: Game21,
    readonly up: Value,
    private readonly extra: { readonly value: Value; readonly count: number },
    private readonly actions: Uint8Array,
  ) {
    const { rules, banks } = game;
    this.shoe = rules.decks === 'infinite' ? INFINITE : shoeOf(rules.decks);
    this.unit = 2n * BigInt(rules.natural.on);
    this.hidden = rules.peek ? completes(up) : -1;
    ({ made: this.made, all: this.all } = banks[up]!);
  }

  fractionOf(hand: number, numerator: bigint): Fraction {
    return fraction(numerator, this.unit * this.orders(this.knownWith(hand)));
  }

  /** The share of deals in which the bank has no natural, if it looks. */
  alive(hand: number): Fraction {
    return fraction(
      this.aliveDeals(this.game.hands.counts, hand, this.knownWith(hand)),
      this.orders(this.knownWith(hand)),
    );
  }

  act(hand: number, action: number): bigint {
    if (action === HIT) return this.hit(hand);
    if (action === DOUBLE) return 2n * this.onward(hand, (next) => this.stand(next));
    if (action === SURRENDER)
      return (-this.unit / 2n) * this.aliveDeals(this.game.hands.counts, hand, this.knownWith(hand));
    if (action === STAND) return this.stand(hand);
    throw new Error(`no worth of action ${action}`);
  }

  natural(hand: number): bigint {
    const { natural } = this.game.rules;
    const known = this.knownWith(hand);
    const other = completes(this.up);
    const held = other < 0 ? 0 : this.left(this.game.hands.counts, hand, other);
    const without = BigInt(this.cardsLeft(known) - held) * this.orders(known + 1);
    return (this.unit / BigInt(natural.on)) * BigInt(natural.win) * without;
  }

  private hit(hand: number): bigint {
    return this.onward(hand, (next) => this.more(next));
  }

  private more(hand: number): bigint {
    const found = this.drawn.get(hand) ?? this.act(hand, this.actions[hand]!);
    this.drawn.set(hand, found);
    return found;
  }

  private onward(hand: number, worthOf: (next: number) => bigint): bigint {
    const { next, counts } = this.game.hands;
    let worth = 0n;
    for (let value = 0; value < VALUES; value++) {
      const left = this.left(counts, hand, value);
      if (left <= 0) continue;
      const to = next[VALUES * hand + value]!;
      worth += BigInt(left) * (to < 0 ? this.overWorth(-1 - to) : worthOf(to));
    }
    return worth;
  }

  private stand(hand: number): bigint {
    let worth = this.stood.get(hand);
    if (worth === undefined) {
      const { counts, totals } = this.game.hands;
      const known = this.knownWith(hand);
      const deals = this.bankDeals(this.made, counts, hand, known);
      const total = totals[hand]!;
      // Over, unless it is found among those that are not.
      worth = this.orders(known) - deals[NATURAL]! * (this.hidden >= 0 ? 1n : 2n);
      for (let bank = 17; bank <= 21; bank++) {
        worth -= deals[outcomeOf(bank)]! * (total > bank ? 0n : total === bank ? 1n : 2n);
      }
      worth *= this.unit;
      this.stood.set(hand, worth);
    }
    return worth;
  }

  private overWorth(place: number): bigint {
    const { over: hands, rules } = this.game;
    const known = hands.sizes[place]! + 1 + this.extra.count;
    const row = overRow(rules.over, hands.totals[place]!, hands.sizes[place]!);
    if (row !== null) {
      const deals = this.bankDeals(this.all, hands.counts, place, known);
      if (this.hidden >= 0) deals[NATURAL] = 0n;
      return this.unit * deals.reduce((all, count, outcome) => all + count * BigInt(row[outcome]!), 0n);
    }
    const lost = -this.aliveDeals(hands.counts, place, known);
    const add = eightsAdd(rules.over);
    if (add === 0 || this.up !== EIGHT) return this.unit * lost;
    const eights = this.left(hands.counts, place, EIGHT);
    const next = this.game.shoe.isInfinite ? eights : eights - 1;
    const three = eights > 0 && next > 0 ? BigInt(eights * next) * this.orders(known + 2) : 0n;
    return this.unit * (lost + BigInt(add) * three);
  }

  private bankDeals(bank: BankHands, counts: Uint8Array, place: number, known: number): bigint[] {
    const deals = new Array<bigint>(OUTCOMES).fill(0n);
    const products = this.products(counts, place);
    const sums = sumsInDoubles(bank, products) ?? sumsInIntegers(bank, products);
    sums.forEach((sum, key) => {
      if (sum) deals[key >> 5]! += BigInt(sum) * this.orders(known + (key & 31));
    });
    return deals;
  }

  /** Falling counts of each rank, by rank and number. */
  private products(counts: Uint8Array, place: number): readonly bigint[] {
    const rows: bigint[] = [];
    for (let value = 0; value < VALUES; value++) {
      rows.push(...this.fallingFrom(Math.max(0, this.left(counts, place, value))));
    }
    return rows;
  }

  private fallingFrom(left: number): readonly bigint[] {
    let row = this.fallen.get(left);
    if (row === undefined) {
      const { isInfinite } = this.game.shoe;
      row = Array.from({ length: FACTOR_ROW }, (_, n) => (isInfinite ? BigInt(left) ** BigInt(n) : falling(left, n)));
      this.fallen.set(left, row);
    }
    return row;
  }

  private aliveDeals(counts: Uint8Array, place: number, known: number): bigint {
    if (this.hidden < 0) return this.orders(known);
    return BigInt(this.cardsLeft(known) - this.left(counts, place, this.hidden)) * this.orders(known + 1);
  }

  private left(counts: Uint8Array, place: number, value: Value): number {
    if (this.game.shoe.isInfinite) return this.shoe.counts[value]!;
    const held = counts[VALUES * place + value]! + (value === this.up ? 1 : 0);
    return this.shoe.counts[value]! - held - (value === this.extra.value ? this.extra.count : 0);
  }

  private knownWith(hand: number): number {
    return this.game.hands.sizes[hand]! + 1 + this.extra.count;
  }
  private cardsLeft(known: number): number {
    return this.game.shoe.isInfinite ? this.shoe.cards : this.shoe.cards - known;
  }
  /** In how many orders the cards after `known` can come, up to the horizon. */
  private orders(known: number): bigint {
    let orders = this.ordersAfter[known];
    if (orders === undefined) {
      orders = this.game.shoe.isInfinite
        ? BigInt(this.shoe.cards) ** BigInt(HORIZON - known)
        : falling(this.shoe.cards - known, HORIZON - known);
      this.ordersAfter[known] = orders;
    }
    return orders;
  }
}

/** By outcome and size: sets of one size have the rest of the shoe in common. */
const keyOf = (bank: BankHands, row: number): number => 32 * bank.outcomes[row]! + bank.sizes[row]!;

/** Quick, and exact as long as every sum is a safe integer; null where one is not. */
export function sumsInDoubles(bank: BankHands, products: readonly bigint[]): Float64Array | null {
  const factors = Float64Array.from(products, Number);
  const path = new Float64Array(PATH);
  const sums = new Float64Array(32 * OUTCOMES);
  path[0] = 1;
  for (let row = 0; row < bank.length; row++) {
    const depth = bank.depths[row]!;
    const product = path[depth - 1]! * factors[bank.factors[row]!]!;
    path[depth] = product;
    if (bank.outcomes[row]! < 0 || product === 0) continue;
    const key = keyOf(bank, row);
    sums[key]! += product * bank.orders[row]!;
    // Nothing here is negative, so what was rounded on the way is too large here as well.
    if (sums[key]! > Number.MAX_SAFE_INTEGER) return null;
  }
  return sums;
}
/** Longer than any hand of the bank has ranks or cards. */
const PATH = 32;

export function sumsInIntegers(bank: BankHands, products: readonly bigint[]): readonly bigint[] {
  const path: bigint[] = [1n];
  const sums = new Array<bigint>(32 * OUTCOMES).fill(0n);
  for (let row = 0; row < bank.length; row++) {
    const depth = bank.depths[row]!;
    const product = path[depth - 1]! * products[bank.factors[row]!]!;
    path[depth] = product;
    if (bank.outcomes[row]! < 0 || product === 0n) continue;
    sums[keyOf(bank, row)]! += product * BigInt(bank.orders[row]!);
  }
  return sums;
}

/** Thirteen ranks, each as likely as any other, the ace among them. */
const INFINITE: Shoe = { isInfinite: true, cards: 13, counts: [1, 1, 1, 1, 1, 1, 1, 1, 1, 4] };
