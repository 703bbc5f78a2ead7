/** Rounds of twenty-one, at Ven-A-Mexico unless said: a stacked shoe. Seats are numbered as circles. */
import type { Face } from '../cards/index.js';
import type { TwentyOneRules } from '../games/index.js';
import type { Seat } from '../kernel/index.js';
import { type Banked, BankedRound, THREE } from './bank.js';
import { type Placing, stack } from './opening.js';

interface Shoe {
  readonly house?: 'ven-a-mexico' | 'rogelios';
  /** Who bets on a circle nobody sits at. */
  readonly bettors?: Readonly<Record<number, Seat>>;
  /** Wagers behind circles, in order: [seat, circle, dollars]. */
  readonly behind?: readonly (readonly [Seat, Seat, number])[];
  /** First two cards by circle, and the bank's: up card first. */
  readonly hands?: Readonly<Record<number, string>>;
  readonly bankHand?: string;
  /** What follows in the shoe. */
  readonly next?: string;
  /** Dollars in the account of the bonuses. */
  readonly bonus?: number;
}

export type Sitting21 = Shoe & Partial<Banked>;

export class Twenty extends BankedRound<Banked & Shoe> {
  constructor(p: Sitting21) {
    super({ house: 'ven-a-mexico', game: p.house === 'rogelios' ? 'p215' : 'nb21', stacks: THREE, ...p });
  }
  get twenty(): TwentyOneRules {
    return this.rules.game as TwentyOneRules;
  }
  protected override placing(): Placing {
    const { bonus } = this.p;
    return { ...super.placing(), ...(bonus ? { chips: { bonus: bonus * this.unit } } : {}) };
  }
  protected override bettor(circle: Seat): Seat {
    return this.p.bettors?.[circle] ?? circle;
  }
  override doneBetting(): this {
    for (const [seat, circle, amount] of this.p.behind ?? []) this.do(seat, 'back', { amount, seat: circle });
    return super.doneBetting();
  }
  /** What was dealt in earlier rounds lies before the hands. */
  protected stacked(): readonly Face[] {
    const { hands = {}, bankHand = '9c 9d', next = '', terms } = this.p;
    const names = this.game.names.markers.filter((name) => /^circle:\d+$/.test(name) && this.marker(name) !== null);
    const circles = names.map((name) => Number(name.split(':')[1]));
    const from = this.twenty.dealtFrom === 'dealers-left' ? 0 : this.banker;
    const order = [...circles.filter((c) => c > from), ...circles.filter((c) => c < from)];
    const dealt = [...order.map((circle) => hands[circle] ?? nineteen(circle)), bankHand];
    return stack(this.game.pack, { hands: dealt, size: 2, next, before: terms?.gone ?? 0 });
  }
  /** h hits, s stands, l lets it stand, d doubles for all it may, p splits, r surrenders, n no insurance, f and x answer behind. */
  protected override shorts(): Readonly<Record<string, readonly string[]>> {
    return {
      h: ['hit'],
      s: ['stand'],
      l: ['let-stand'],
      d: ['double'],
      p: ['split-pair'],
      r: ['surrender'],
      n: ['no-insurance'],
      f: ['fund'],
      x: ['decline-fund'],
    };
  }
}

/** Nineteen, in a suit of the circle's own: even a full table has the cards for it. */
const nineteen = (circle: Seat): string => `T${'cdhs'[circle % 4]} 9${'cdhs'[circle % 4]}`;

/** A table before anybody has banked. */
export const sat = (p: Sitting21 = {}): Twenty => new Twenty(p);
/** A round with its cards dealt. */
export const dealt = (p: Sitting21 = {}): Twenty => sat(p).begin();
/** One circle against the bank, played by a line of acts and then by the clock: how its wager came out. */
export const against = (p: Sitting21 & { hand: string; bankHand: string; line?: string }): string =>
  dealt({ ...p, hands: { 2: p.hand } })
    .acts(p.line ?? '')
    .finish().settled[0]!;
