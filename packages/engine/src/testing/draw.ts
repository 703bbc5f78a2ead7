/** Hands of draw poker: five cards to each seat, and the cards that come after them. */
import type { Face } from '../cards/index.js';
import type { DrawRules } from '../games/index.js';
import type { Seat } from '../kernel/index.js';
import type { TableRules } from '../table/index.js';
import { antesOf, type Placing, stack } from './opening.js';
import { type Dealing, Hand } from './poker.js';

export interface DrawDealing extends Omit<Dealing, 'board'> {
  /** What comes off the deck after the deal: the burn first, where one is burned. */
  readonly deck?: string;
}

/** The game of a table that plays a draw game; any other fails the test. */
export function drawOf({ game }: Pick<TableRules, 'game'>): DrawRules {
  if (game.family !== 'draw') throw new Error(`${game.family} is no draw game`);
  return game;
}

export class DrawHand extends Hand<DrawDealing> {
  /** The seats in rotation, from the one that is dealt to first. */
  get rotation(): readonly Seat[] {
    const around = this.from(this.button);
    return drawOf(this.rules).leads === 'first-card' ? around : [...around.slice(1), around[0]!];
  }
  protected override placing(): Placing {
    if (this.rules.forced.kind === 'blinds') return super.placing();
    const marker = drawOf(this.rules).leads === 'first-card' ? 'first-card' : 'button';
    return { markers: { [marker]: this.button }, posts: antesOf(this.rules, this.rotation) };
  }
  /** To those who came in, where that is a choice. */
  protected override stacked(): readonly Face[] {
    const dealt = this.rotation.filter((seat) => this.marker(`sits-out:${seat}`) === null);
    return stack(this.game.pack, { hands: this.holes(dealt), size: 5, next: this.p.deck ?? '' });
  }

  /** Besides the usual: 'p' stands pat, 'k' lets a call stand, 'm' matches the price or names it ('m5'; $2), 's' sits out. */
  protected override shorts(): Readonly<Record<string, readonly string[]>> {
    return { ...super.shorts(), p: ['stand-pat'], k: ['keep-call'], s: ['sit-out-hand'] };
  }
  protected override act(word: string): void {
    if (!/^m\d*$/.test(word)) super.act(word);
    else if (this.offer('match-price')) this.do(this.toAct!, 'match-price');
    else this.do(this.toAct!, 'name-price', { to: Number(word.slice(1)) || 2 });
  }
  protected override quiet(): string {
    if (this.stage === 'declare' || this.stage === 'draw') return 'p';
    return this.stage === 'price' ? 'm' : super.quiet();
  }
}

export const dealDraw = (p: DrawDealing): DrawHand => new DrawHand(p);
