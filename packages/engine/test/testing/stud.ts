/** Hands of stud, at Rogelio's unless said: the first three cards by seat, and the stub in its order. */
import type { Face } from '../../src/cards/index.js';
import type { CardId, Seat } from '../../src/kernel/index.js';
import { stack } from './opening.js';
import { type Dealing, Hand } from './poker.js';

export interface StudDealing extends Omit<Dealing, 'board'> {
  /** The stub as it comes, burns and all; '..' is any card. `holes` are two down and one up: 'Ah As 2d'. */
  readonly stub?: string;
}

export class StudHand extends Hand<StudDealing> {
  constructor(p: Partial<StudDealing>) {
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

export const stud = (p: Partial<StudDealing> = {}): StudHand => new StudHand(p);
export const hiLo = (p: Partial<StudDealing> = {}): StudHand => stud({ game: 'sthl', ...p });
