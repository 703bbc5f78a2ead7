/** Rounds against a bank that goes round: who banks with how much, and what is wagered. */
import { isSettled } from '../facts/index.js';
import type { Seat } from '../kernel/index.js';
import type { BankTerms } from '../steps/index.js';
import type { Placing, Sitting } from './opening.js';
import { TestRound } from './round.js';

export interface Banked extends Sitting {
  /** Who banks, and with how many dollars: seat 1 with $400. The bank is offered to him first, with the first turn. */
  readonly banker?: Seat;
  readonly bank?: number;
  /** Dollars by circle: ten at circle 2. */
  readonly wagers?: Readonly<Record<number, number>>;
  readonly terms?: Partial<BankTerms>;
}
/** Three seats with a thousand dollars each. */
export const THREE = { 1: 1000, 2: 1000, 3: 1000 } as const;

export abstract class BankedRound<P extends Banked> extends TestRound<P> {
  protected get banker(): Seat {
    return this.p.banker ?? 1;
  }
  protected placing(): Placing {
    const { fee, seats: room } = this.rules;
    const offers = this.from(this.banker).map((seat) => ({ seat, turn: 1 }));
    const empty = Array.from({ length: room.max }, (_, i) => i + 1).filter((c) => !this.seats.includes(c));
    const { player, bank } = fee.kind === 'wager' ? fee : { player: [], bank: [] };
    return { bank: { offers, empty, tariff: { player, bank }, gone: 0, ...this.p.terms } };
  }
  /** Who bets on a circle. */
  protected bettor(circle: Seat): Seat {
    return circle;
  }
  /** The bank is taken, the wagers are placed, and cards are dealt. */
  begin(): this {
    const { bank = 400, wagers = { 2: 10 } } = this.p;
    this.do(this.banker, 'bank', { amount: bank });
    for (const [circle, amount] of Object.entries(wagers)) {
      const seat = Number(circle);
      this.do(this.bettor(seat), 'wager', { amount, seat });
    }
    return this.doneBetting();
  }
  /** Nobody bets any more. */
  doneBetting(): this {
    while (this.stage === 'wagers') this.silence();
    return this;
  }
  /** The clock plays to the end. */
  finish(): this {
    while (!this.isOver) this.silence();
    return this;
  }
  /** How each wager came out, in order: '3 +12 PAY-1', the circle and its hand, what it gained, by which clause. */
  get settled(): readonly string[] {
    return this.log.filter(isSettled).map(({ type, note: { won, taken, circle, hand }, rule }) => {
      const gain = (won - taken) / this.unit;
      const came = type === 'WagerReturned' ? 'back' : gain > 0 ? `+${gain}` : String(gain);
      return `${circle}${hand ? `.${hand + 1}` : ''} ${came} ${rule}`;
    });
  }
}
