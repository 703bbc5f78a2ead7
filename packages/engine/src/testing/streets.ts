/** Hands of a game that says its streets outright: what each is dealt first, the board as it comes, or whatever lies in the deck. */
import type { Face } from '../cards/index.js';
import type { StreetRules } from '../games/index.js';
import { antesOf, type Placing, stack, wordsOf } from './opening.js';
import { type Dealing, Hand } from './poker.js';

export interface StreetDealing extends Dealing {
  /** What comes off the deck after the first deal, burns and all; '..' is any card. Where a board is written, it is that. */
  readonly deck?: string;
}

export class StreetHand extends Hand<StreetDealing> {
  private get streets(): StreetRules['streets'] {
    const { game } = this.rules;
    if (game.family !== 'streets') throw new Error(`${game.family} does not say its streets`);
    return game.streets;
  }
  protected override placing(): Placing {
    if (this.rules.forced.kind === 'blinds') return super.placing();
    return { markers: { button: this.button }, posts: antesOf(this.rules, this.seats) };
  }
  /** A card at a time from the button's left, down cards before up cards. */
  protected override stacked(): readonly Face[] {
    const [{ down, up } = { down: 0, up: 0 }] = this.streets;
    const [button, ...others] = this.from(this.button);
    const next = this.p.deck ?? this.boards();
    return stack(this.game.pack, { hands: this.holes([...others, button!]), size: down + up, next });
  }
  /** The board, with any card burned before each of its streets that burns. */
  private boards(): string {
    const cards = [...wordsOf(this.p.board ?? '')];
    return this.streets
      .filter(({ board }) => board > 0)
      .flatMap(({ board, burn }) => [...(burn ? ['..'] : []), ...cards.splice(0, board)])
      .join(' ');
  }

  /** Besides the usual: 'p' stands pat, 'k' lets a call stand, 'o' opens, 'of' opens and folds. */
  protected override shorts(): Readonly<Record<string, readonly string[]>> {
    return { ...super.shorts(), p: ['stand-pat'], k: ['keep-call'], o: ['open'], of: ['open-fold'] };
  }
  protected override quiet(): string {
    const words: readonly (readonly [string, string])[] = [
      ['keep-call', 'k'],
      ['stand-pat', 'p'],
      ['open', 'o'],
      ['no-straddle', 'd'],
      ['discard', 'x'],
    ];
    return words.find(([type]) => this.offer(type))?.[1] ?? 'c';
  }
}
