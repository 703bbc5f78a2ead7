/** A game of Escaleriado from a script. */
import type { EscaleriadoRules } from '../../src/games/index.js';
import type { Escaleriado } from '../../src/steps/index.js';
import { type Dealing, RummyGame } from '../jalisco-rummy.js';

export { BLANK, type Dealing, TEN } from '../jalisco-rummy.js';

export class Esc extends RummyGame<Escaleriado, EscaleriadoRules> {
  /** The lines of the winner's sheet: 'escala 8 JAL-ESC-C3'. */
  get sheet(): readonly string[] {
    const lines = this.last('GameWon').note.lines as readonly { what: string; points: number; rule: string }[];
    return lines.map(({ what, points, rule }) => `${what} ${points} ${rule}`);
  }
  get points(): number {
    return this.last('GameWon').note.points as number;
  }
  /** Everybody passes the open card until it is dead. */
  dies(): this {
    const dead = this.all('CardDied').length;
    while (this.all('CardDied').length === dead) this.acts('pass');
    return this;
  }
}

export const esc = (p: Dealing): Esc => new Esc('esc', p);
/** Three players of a hundred dollars: 2 plays first, then 1, then 0. */
export const three = (p: Partial<Dealing> = {}): Esc => esc({ stacks: [100, 100, 100], ...p });
