// A question about equity: what each hand is known to hold, the board, and cards known to be gone. Cards that are not known come
// from the rest of the pack, every one as likely.

import type { Face } from 'baraja';
import { choose } from '../exact/counting.js';
import { type Fraction, fraction } from '../exact/fraction.js';
import { EquityFault } from '../fault.js';
import type { Contest } from './contest.js';
import { leftOver, Rest } from './rest.js';

/** A hand as far as it is known; the rest of it is dealt. Or one of several such hands, each as often as its weight says. */
export type Holding = readonly Face[];
export interface Range {
  readonly holdings: readonly { readonly cards: Holding; readonly weight: number }[];
}

export interface Question {
  readonly contest: Contest;
  readonly ranges: readonly Range[];
  readonly board: readonly Face[];
  /** Seen, and out of reach: folded up cards, one's own discards. */
  readonly dead: readonly Face[];
}

export const exactly = (cards: Holding): Range => ({ holdings: [{ cards, weight: 1 }] });

/** What is wrong with a question; null if nothing is. */
export function faultOf({ contest, ranges, board, dead }: Question): EquityFault | null {
  if (ranges.length < 2) return new EquityFault('two-hands', 'two hands at least are compared');
  if (ranges.length > MOST_HANDS)
    return new EquityFault('most-hands', `${MOST_HANDS} hands at most are compared`, String(MOST_HANDS));
  if (board.length > contest.board) {
    return contest.board === 0
      ? new EquityFault('no-board', 'this game has no board')
      : new EquityFault('most-board', `the board has ${contest.board} cards at most`, String(contest.board));
  }
  const { pack } = contest;
  const known = new Rest(pack);
  for (const card of [...board, ...dead])
    if (!known.take([card])) return pack.includes(card) ? cardTwice() : cardNotInPack();
  const whole = new Rest(pack);
  for (const { holdings } of ranges) {
    if (holdings.length === 0) return new EquityFault('empty-range', 'a range has no hands');
    for (const { cards } of holdings) {
      if (cards.length > contest.dealt)
        return new EquityFault('most-cards', `a hand has ${contest.dealt} cards at most`, String(contest.dealt));
      if (!whole.take(cards)) return cards.every((card) => pack.includes(card)) ? cardTwice() : cardNotInPack();
      whole.put(cards);
    }
  }
  return null;
}

const cardTwice = () => new EquityFault('twice', 'a card is there twice');
const cardNotInPack = () => new EquityFault('not-in-pack', 'a card is not in this pack');

/** Twice the least common multiple of one to ten: any share of either half of a pot is a whole number of these. */
export const POT = 5040;
export const MOST_HANDS = 10;

/** Of one hand, over all cases. */
export interface HandEquity {
  /** The average share of the pot. */
  readonly share: Fraction;
  /** Cases in which it takes everything, in which it takes something, and neither. */
  readonly scoops: number;
  readonly splits: number;
  readonly loses: number;
  /** Of the share; 0 where every case was counted. */
  readonly standardError: number;
}

export interface Equity {
  readonly method: 'counted' | 'sampled';
  readonly cases: number;
  readonly hands: readonly HandEquity[];
}

/** Adds up shares; a case's are given by `shareOut`. */
export class Shares {
  readonly units: Float64Array;
  private readonly squares: Float64Array;
  private readonly scoops: Float64Array;
  private readonly splits: Float64Array;
  cases = 0;

  constructor(readonly players: number) {
    [this.units, this.squares, this.scoops, this.splits] = [0, 1, 2, 3].map(() => new Float64Array(players)) as [
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
    ];
  }

  add(pot: Int32Array, times: number): void {
    this.cases += times;
    for (let player = 0; player < this.players; player++) {
      const won = pot[player]!;
      if (won === 0) continue;
      this.units[player]! += won * times;
      this.squares[player]! += (won / POT) * (won / POT) * times;
      if (won === POT) this.scoops[player]! += times;
      else this.splits[player]! += times;
    }
  }

  result(method: Equity['method']): Equity {
    const { cases } = this;
    const hands = Array.from(this.units, (units, player): HandEquity => {
      const mean = units / POT / cases;
      const variance = Math.max(0, this.squares[player]! / cases - mean * mean);
      return {
        share: fraction(BigInt(units), BigInt(POT) * BigInt(cases)),
        scoops: this.scoops[player]!,
        splits: this.splits[player]!,
        loses: cases - this.scoops[player]! - this.splits[player]!,
        standardError: method === 'counted' ? 0 : Math.sqrt(variance / cases),
      };
    });
    return { method, cases, hands };
  }
}

/** What each takes of a pot of POT, by what hands are worth at the end. */
export function shareOut(worths: Int32Array, players: number, split: boolean, pot: Int32Array): void {
  let [high, low, highs, lows] = [0, 0, 0, 0];
  for (let player = 0; player < players; player++) {
    const [up, down] = [worths[player]! >> 7, worths[player]! & 127];
    if (up > high) [high, highs] = [up, 1];
    else if (up === high) highs++;
    if (down > low) [low, lows] = [down, 1];
    else if (down === low) lows++;
  }
  const halves = split && low > 0;
  const [forHigh, forLow] = [(halves ? POT / 2 : POT) / highs, halves ? POT / 2 / lows : 0];
  for (let player = 0; player < players; player++) {
    const worth = worths[player]!;
    pot[player] = (worth >> 7 === high ? forHigh : 0) + (halves && (worth & 127) === low ? forLow : 0);
  }
}

/** How many cards a hand is still dealt: who is known to hold more than he plays is dealt all of them, and throws. */
export const missingFrom = ({ dealt, plays }: Contest, cards: Holding): number =>
  Math.max(0, (cards.length > plays ? dealt : plays) - cards.length);

/** How many cases there are when these holdings are given: ways to deal all that is missing. */
export function casesOf({ contest, board, dead }: Question, hands: readonly Holding[]): number {
  const known = hands.reduce((all, cards) => all + cards.length, board.length + dead.length);
  let left = contest.pack.length - known;
  let cases = 1;
  for (const cards of hands) {
    const missing = missingFrom(contest, cards);
    cases *= choose(left, missing);
    left -= missing;
  }
  return cases * choose(left, contest.board - board.length);
}

/** Every way to take one holding from each range without a card twice, and its weight. */
export function eachMatch(
  { contest, ranges, board, dead }: Question,
  use: (hands: readonly Holding[], weight: number) => void,
): void {
  const rest = new Rest(leftOver(contest.pack, [...board, ...dead]));
  const hands: Holding[] = [];
  const take = (at: number, weight: number): void => {
    if (at === ranges.length) {
      use(hands, weight);
      return;
    }
    for (const { cards, weight: more } of ranges[at]!.holdings) {
      if (!rest.take(cards)) continue;
      hands.push(cards);
      take(at + 1, weight * more);
      hands.pop();
      rest.put(cards);
    }
  };
  take(0, 1);
}
