/** Rounds of Push-Nine, at S & K: a deck for each deal. */
import type { Face } from '../cards/index.js';
import type { Seat } from '../kernel/index.js';
import { type Placing, type Sitting, stack } from './opening.js';
import { TestRound } from './round.js';

export interface PushDealing extends Omit<Sitting, 'house' | 'game' | 'stake'> {
  readonly stake?: '1' | '2';
  readonly stacks: readonly number[];
  /** Seat 0 unless said. */
  readonly button?: Seat;
  /** Each deal's hands by seat; all else is dealt from what is left, in order. */
  readonly deals?: readonly Readonly<Record<number, string>>[];
}

export class Nine extends TestRound<Sitting & PushDealing> {
  protected placing(): Placing {
    return { markers: { button: this.p.button ?? 0 } };
  }
  /** One card at a time from the button's left; of those in a push, to them alone. */
  protected stacked(): readonly Face[] {
    const hands = this.p.deals?.[this.all('PackShuffled').length] ?? {};
    const [button, ...others] = this.from(this.p.button ?? 0);
    const push = this.inPush;
    const dealt = [...others, button!].filter((seat) => push.length === 0 || push.includes(seat));
    return stack(this.game.pack, { hands: dealt.map((seat) => hands[seat] ?? ''), size: 2 });
  }
  /** c checks or calls, f folds, r bets or raises, b buys in, o stays out, s splits, p plays on or pushes the pot. */
  protected override shorts(): Readonly<Record<string, readonly string[]>> {
    return {
      c: ['check', 'call'],
      f: ['fold'],
      r: ['bet', 'raise'],
      b: ['buy-in'],
      o: ['stay-out'],
      s: ['split'],
      p: ['play-on', 'push-pot'],
    };
  }
  /** The seats a lammer lies before. */
  get inPush(): readonly Seat[] {
    return this.seats.filter((seat) => this.marker(`push:${seat}`) === seat);
  }
}

export const nine = (p: PushDealing): Nine => new Nine({ house: 's-and-k', game: 'p9', stake: '2', ...p });
