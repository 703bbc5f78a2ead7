/** Hands of stud, at Rogelio's unless said: the first three cards by seat, and the stub in its order. */
import type { Face } from '../cards/index.js';
import type { CardId, Seat } from '../kernel/index.js';
import { stack } from './opening.js';
import { type Dealing, Hand } from './poker.js';

interface Stub {
  /** The stub as it comes, burns and all; '..' is any card. `holes` are two down and one up: 'Ah As 2d'. */
  readonly stub?: string;
}

export type StudDealing = Stub & Partial<Omit<Dealing, 'board'>>;

export class StudHand extends Hand<Dealing & Stub> {
  constructor(p: StudDealing) {
    super({ house: 'rogelios', game: 'stud', stacks: [100, 100, 100, 100], button: 3, ...p });
  }
  protected override stacked(): readonly Face[] {
    const [button, ...others] = this.from(this.button);
    return stack(this.game.pack, { hands: this.holes([...others, button!]), size: 3, next: this.p.stub ?? '' });
  }

  /** 'o' opens, 'of' opens and folds, 'a' declares all in, 's' stays active; the rest as ever. */
  protected override shorts(): Readonly<Record<string, readonly string[]>> {
    return { ...super.shorts(), o: ['open'], of: ['open-fold'], a: ['declare-all-in'], s: ['stay-active'] };
  }
  protected override quiet(): string {
    return this.stage === 'bring-in' ? 'o' : this.stage === 'seventh-choice' ? 's' : 'c';
  }

  /** What a seat shows the table. */
  up(seat: Seat): string {
    const cards = this.sees('rail', `hand:${seat}`).split(' ');
    return cards.filter((card) => card !== '??').join(' ');
  }
  newest(seat: Seat): CardId {
    return this.ids(`hand:${seat}`).at(-1)!;
  }
}

export const stud = (p: StudDealing = {}): StudHand => new StudHand(p);
export const hiLo = (p: StudDealing = {}): StudHand => stud({ game: 'sthl', ...p });

/** Four hands from the dealer's left: seat 1 must open with the deuce of clubs, and seat 2 shows the highest card. */
export const DEAL = { 0: 'Ah As 9d', 1: '9s 8s 2c', 2: 'Kd Kc Qs', 3: '5c 5h Jd' };
