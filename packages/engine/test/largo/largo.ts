/** A game of Largo from a script. */
import type { LargoRules } from '../../src/games/index.js';
import type { Largo } from '../../src/steps/index.js';
import { type Dealing, RummyGame } from '../jalisco-rummy.js';

export { BLANK, type Dealing, TEN } from '../jalisco-rummy.js';

/** Six that lie in two columns, and four that are nothing. */
export const SIX = '3h 4h 5h 2s 3s 4s 6c Jd Kc 2d';

export class LargoGame extends RummyGame<Largo, LargoRules> {
  /** Draws, lays these cards, and leaves what was drawn. */
  lays(cards: string): this {
    return this.do(this.toAct!, 'draw').do(this.toAct!, 'lay', { cards }).do(this.toAct!, 'let-go');
  }
  /** Everybody draws and leaves it until somebody is asked something else, or the game is over. */
  drawOn(): this {
    while (!this.isOver && this.now.phase === 'turn') this.acts('draw let-go');
    return this;
  }
}

export const largo = (p: Dealing): LargoGame => new LargoGame('lar', p);
/** Three players of a hundred dollars: 2 plays first, then 1, then 0. */
export const three = (p: Partial<Dealing> = {}): LargoGame => largo({ stacks: [100, 100, 100], ...p });
