/** Rounds of Spanish Poker: the wagers of each seat in a line, five cards to each and to the house. Seats are 1, 2, 3 … */
import type { Face } from '../cards/index.js';
import { housePools, type SpanishPokerRules } from '../games/index.js';
import type { Seat } from '../kernel/index.js';
import { type Placing, type Sitting, stack } from './opening.js';
import { TestRound } from './round.js';

export interface SpanishDealing extends Sitting {
  /** Hands by seat, and the house's; all else is dealt from what is left, in order. */
  readonly hands?: Readonly<Record<number, string>>;
  readonly houseHand?: string;
  /** What is posted on the jackpot, in dollars. */
  readonly meter?: number;
}

export const DOS_PARES = 'dos-pares';
const BETS: Readonly<Record<string, string>> = { a: 'ante', d: DOS_PARES, j: 'joker', p: 'progressive' };

export class Span extends TestRound<SpanishDealing> {
  get span(): SpanishPokerRules {
    return this.rules.game as SpanishPokerRules;
  }
  protected placing(): Placing {
    const { meter = 1_000 } = this.p;
    const pools = housePools(this.rules.game, this.seats.length);
    return { chips: { ...pools, ...(this.span.progressive ? { meter: meter * this.unit } : {}) } };
  }
  /** To those who bet, and then the house. */
  protected stacked(): readonly Face[] {
    const { hands = {}, houseHand = '' } = this.p;
    const bets = ['ante', ...this.span.bonuses];
    const dealt = this.seats.filter((seat) => bets.some((kind) => this.at(`${kind}:${seat}`) > 0));
    const atOnce = this.span.deal === 'hand-at-once';
    return stack(this.game.pack, { hands: [...dealt.map((s) => hands[s] ?? ''), houseHand], size: 5, atOnce });
  }

  /** A seat's wagers: 'a10 d5 j5 p' is an ante of ten, five on Dos Pares, five on the joker, the progressive; '-' no ante. */
  bets(seat: Seat, line: string): this {
    for (const word of line.split(' ')) {
      if (word === '-') this.do(seat, 'no-ante');
      else if (word === 'out') this.do(seat, 'sit-out-hand');
      else this.do(seat, BETS[word[0]!]!, word.length > 1 ? { amount: Number(word.slice(1)) } : {});
    }
    return this.option(seat, 'done') ? this.do(seat, 'done') : this;
  }
  /** Every seat's wagers, by seat; those left out sit out. */
  wagers(lines: Readonly<Record<number, string>>): this {
    for (const seat of this.seats) this.bets(seat, lines[seat] ?? 'out');
    return this;
  }
  /** 'r' raises, 'f' folds, 't' tucks. */
  protected override shorts(): Readonly<Record<string, readonly string[]>> {
    return { r: ['raise'], f: ['fold'], t: ['tuck'] };
  }
  /** What each seat has gained. */
  get gains(): readonly number[] {
    return this.seats.map((seat) => this.net(seat));
  }
}

/** $500 each for three seats, unless said; stacks are listed from seat 1 at the dealer's left. */
export const spanish = ({
  stacks = [500, 500, 500],
  ...p
}: Partial<Omit<SpanishDealing, 'house' | 'stacks'>> & { stacks?: readonly number[] } = {}): Span =>
  new Span({
    house: 'spanish-poker',
    game: 'span',
    stacks: Object.fromEntries(stacks.map((n, i) => [i + 1, n])),
    ...p,
  });
