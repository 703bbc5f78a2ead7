/**
 * What a hand of twenty-one is worth, by expectation: how the bank's hand will come out, and what standing, hitting, doubling,
 * splitting and surrendering come to against that. Cards are drawn in the proportions of those nobody has seen, as from a shoe
 * without end; that is near enough for a player, and the same for every house: its chart and its truth table are in the rules.
 */
import { type Count, MOST } from '../hands/index.js';
import { bankStands, dueOf, mustStand, outcomeOf, type TwentyOneRules } from '../steps/index.js';

/** How likely a card counts 1, 2 … 10; the first is the ace. Index 0 is not used. */
export type Proportions = readonly number[];

/** One way the bank's hand may end, and how likely it is. */
interface BankEnd {
  readonly count: Count & { readonly eights: boolean };
  readonly chance: number;
}

const count = (hard: number, ace: boolean, cards: number, natural = false): Count => {
  const soft = ace && hard + 10 <= MOST;
  return { total: soft ? hard + 10 : hard, soft, cards, natural };
};

/** A hand of the bank's that still draws. */
interface Drawing {
  readonly hard: number;
  readonly ace: boolean;
  /** Beyond three cards their number is nothing. */
  readonly cards: number;
  /** Nothing but eights so far. */
  readonly eights: boolean;
  chance: number;
}

const NATURAL = 100;
const EIGHTS = 101;
/** How the bank's hand ends, from its up card; `noNatural` where the dealer has looked and it has none. */
export function bankEnds(up: number, cards: Proportions, noNatural: boolean): readonly BankEnd[] {
  const ends = new Map<number, { count: BankEnd['count']; chance: number }>();
  const end = (c: Count, eights: boolean, chance: number): void => {
    const key = c.natural ? NATURAL : eights ? EIGHTS : c.total;
    const was = ends.get(key);
    if (was) was.chance += chance;
    else ends.set(key, { count: { ...c, eights }, chance });
  };
  // Every card makes the hard count larger, so hands are gone through from the smallest, each once.
  const byHard: Drawing[][] = Array.from({ length: MOST + 1 }, () => []);
  const add = (d: Drawing): void => {
    const at = byHard[d.hard]!;
    for (const was of at)
      if (was.ace === d.ace && was.eights === d.eights && Math.min(was.cards, 3) === Math.min(d.cards, 3)) {
        was.chance += d.chance;
        return;
      }
    at.push(d);
  };
  add({ hard: up, ace: up === 1, cards: 1, eights: up === 8, chance: 1 });
  for (const hands of byHard)
    for (const { hard, ace, cards: n, eights, chance } of hands)
      for (let card = 1; card <= 10; card++) {
        const natural = n === 1 && (up === 1 ? card === 10 : up === 10 && card === 1);
        if (cards[card] === 0 || (natural && noNatural)) continue;
        const next = { hard: hard + card, ace: ace || card === 1, cards: n + 1, chance: chance * cards[card]! };
        const isEights = eights && card === 8 && n < 3;
        const c = count(next.hard, next.ace, next.cards, natural);
        if (natural || bankStands(c)) end(c, isEights && n === 2, next.chance);
        else add({ hard: next.hard, ace: next.ace, cards: next.cards, eights: isEights, chance: next.chance });
      }
  const all = [...ends.values()];
  const sum = all.reduce((total, { chance }) => total + chance, 0);
  return all.map((one) => ({ ...one, chance: one.chance / sum }));
}

/** A hand as far as its worth depends on it. */
export interface HandState {
  readonly hard: number;
  readonly ace: boolean;
  readonly cards: number;
  readonly natural: boolean;
}
export interface Worths {
  readonly stand: number;
  readonly hit: number;
  readonly double: number;
  readonly surrender: number;
  /** Both hands together. */
  readonly split: number;
}

/** What each choice is worth, in wagers. */
export class Odds {
  private readonly stands = new Map<number, number>();
  private readonly plays = new Map<number, number>();
  /** To the cent: a chip's rounding says nothing of a choice. */
  private readonly exact: Pick<TwentyOneRules, 'natural' | 'rounding' | 'chip'>;

  constructor(
    private readonly rules: TwentyOneRules,
    private readonly ends: readonly BankEnd[],
    private readonly cards: Proportions,
  ) {
    this.exact = { natural: rules.natural, rounding: 'exact', chip: rules.chip };
  }

  /** What a hand comes to that takes no more cards. */
  stand({ hard, ace, cards, natural }: HandState): number {
    const key = keyOf(hard, ace, cards) * 2 + (natural ? 1 : 0);
    const known = this.stands.get(key);
    if (known !== undefined) return known;
    const hand = count(hard, ace, cards, natural);
    let worth = 0;
    for (const { count: bank, chance } of this.ends)
      worth += chance * (dueOf(this.exact, outcomeOf(this.rules, hand, bank).won, STAKE) / STAKE);
    this.stands.set(key, worth);
    return worth;
  }
  hit(hand: HandState): number {
    return this.hitOn(hand, this.rules.surrender === 'any-time');
  }
  private hitOn(hand: HandState, mayLeave: boolean): number {
    return this.expect(hand, (next) => this.best(next, mayLeave));
  }
  /** With the best play from here on, without another double or split; `mayLeave` where half may still be saved. */
  private best(hand: HandState, mayLeave: boolean): number {
    const c = count(hand.hard, hand.ace, hand.cards);
    if (c.natural || c.total > MOST || mustStand(this.rules, c)) return this.stand(hand);
    const key = keyOf(hand.hard, hand.ace, hand.cards) * 2 + (mayLeave ? 1 : 0);
    const known = this.plays.get(key);
    if (known !== undefined) return known;
    const hit = this.hitOn(hand, mayLeave);
    const played = c.total <= 11 ? hit : Math.max(hit, this.stand(hand));
    const worth = mayLeave ? Math.max(played, SURRENDERED) : played;
    this.plays.set(key, worth);
    return worth;
  }
  double(hand: HandState): number {
    return 2 * this.expect(hand, (next) => this.stand(next));
  }
  /** Each half is played as well as it may be, doubled where that is allowed; not split again. */
  split(card: number): number {
    const one: HandState = { hard: card, ace: card === 1, cards: 1, natural: false };
    const half = this.expect(one, (next) => {
      if (card === 1) return this.stand(next);
      const c = count(next.hard, next.ace, next.cards);
      const mayDouble = this.rules.doubleAfterSplit && !mustStand(this.rules, c);
      const best = this.best(next, this.rules.surrenderSplit && this.rules.surrender === 'any-time');
      return mayDouble ? Math.max(best, this.double(next)) : best;
    });
    return 2 * half;
  }
  worths(hand: HandState, pair: number | null): Worths {
    return {
      stand: this.stand(hand),
      hit: this.hit(hand),
      double: this.double(hand),
      surrender: SURRENDERED,
      split: pair === null ? Number.NEGATIVE_INFINITY : this.split(pair),
    };
  }
  private expect({ hard, ace, cards }: HandState, then: (next: HandState) => number): number {
    let worth = 0;
    for (let card = 1; card <= 10; card++)
      if (this.cards[card]! > 0)
        worth +=
          this.cards[card]! * then({ hard: hard + card, ace: ace || card === 1, cards: cards + 1, natural: false });
    return worth;
  }
}

const SURRENDERED = -0.5;
/** Large enough that six fifths of it are exact. */
const STAKE = 1000;
/** Beyond three cards only the total counts. */
const keyOf = (hard: number, ace: boolean, cards: number): number =>
  (hard * 2 + (ace ? 1 : 0)) * 5 + Math.min(cards, 4);
