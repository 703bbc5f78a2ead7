/** Hands of poker: hole cards, a board, blinds after the button; checking and calling keeps a hand going. */
import type { Face } from '../cards/index.js';
import type { CommunityRules } from '../games/index.js';
import type { Seat } from '../kernel/index.js';
import type { TableRules } from '../table/index.js';
import { type Placing, type Sitting, stack } from './opening.js';
import { TestRound } from './round.js';

export interface Dealing extends Sitting {
  readonly stacks: readonly number[];
  /** Seat 0 unless said. */
  readonly button?: Seat;
  /** Hole cards by seat, and the board as it will come; everything else is dealt from what is left, in order. */
  readonly holes?: Readonly<Record<number, string>>;
  readonly board?: string;
}

/** The game of a table that plays a community-card game; any other fails the test. */
export function communityOf({ game }: Pick<TableRules, 'game'>): CommunityRules {
  if (game.family !== 'community') throw new Error(`${game.family} is no community-card game`);
  return game;
}

export class Hand<P extends Dealing = Dealing> extends TestRound<P> {
  protected get button(): Seat {
    return this.p.button ?? 0;
  }
  /** The button at its seat, the blinds after it. */
  protected placing(): Placing {
    const around = this.from(this.button);
    const [small, big] = around.length === 2 ? around : around.slice(1);
    const markers = { button: this.button, 'big-blind': big! };
    const { forced } = this.rules;
    if (forced.kind !== 'blinds') return { markers, posts: [] };
    const { rule } = forced;
    return {
      markers,
      posts: [
        { seat: small!, amount: forced.small, kind: 'small-blind', rule },
        { seat: big!, amount: forced.big, kind: 'big-blind', rule },
      ],
    };
  }
  /** What these seats are dealt, in the order they are dealt to. */
  protected holes(seats: readonly Seat[]): readonly string[] {
    return seats.map((seat) => this.p.holes?.[seat] ?? '');
  }
  /** A card at a time from the button's left, and a burn before each street where cards are burned. */
  protected stacked(): readonly Face[] {
    const { hole, burn } = communityOf(this.rules);
    const cards = (this.p.board ?? '').split(' ');
    const streets = [cards.slice(0, 3), cards.slice(3, 4), cards.slice(4)];
    const next = streets.flatMap((street) => [...(burn ? ['..'] : []), ...street]).join(' ');
    const [button, ...others] = this.from(this.button);
    return stack(this.game.pack, { hands: this.holes([...others, button!]), size: hole, next });
  }

  /** 'c' checks or calls, 'f' folds, 'r12' bets or raises to $12, 'd' declines a straddle, 'x' throws the last card, 'x3' three. */
  protected override shorts(): Readonly<Record<string, readonly string[]>> {
    return { c: ['check', 'call'], f: ['fold'], r: ['bet', 'raise'], d: ['no-straddle'] };
  }
  protected override act(word: string): void {
    const throws = /^x(\d*)$/.exec(word);
    const cards = this.ids(`hand:${this.toAct}`).slice(-Number(throws?.[1] || 1));
    if (throws) this.do(this.toAct!, this.offer('draw') ? 'draw' : 'discard', { cards });
    else super.act(word);
  }
  /** What keeps a hand going at this stage. */
  protected quiet(): string {
    return this.stage === 'straddle' ? 'd' : this.stage === 'discard' ? 'x' : 'c';
  }
  /** Checks, calls and throws last cards until the stage is reached. */
  checkTo(stage: string): this {
    while (this.stage !== stage) {
      if (this.waitsForDealer) this.do('dealer', 'deal-on');
      if (this.stage === stage) break;
      if (this.toAct === null) throw new Error(`${stage} is never reached; at ${this.stage}`);
      this.act(this.quiet());
    }
    return this;
  }
  /** Plays on to the end. No chip is made or lost, none stays in a pot, and the whole pack is out, each card once. */
  playOut(): this {
    while (this.stage !== 'over')
      if (this.toAct === null) this.do('dealer', this.menu('dealer')[0]!);
      else this.act(this.quiet());
    const told = [...this.stacks(), this.at('drop'), this.at('jackpot')].reduce((a, b) => a + b);
    const kept = Math.round(told * this.unit);
    const brought = Object.values(this.start).reduce((a, b) => a + b);
    if (this.chipTotal() !== brought || kept !== brought) throw new Error(`of ${brought} chips ${kept} are left`);
    if (!this.isWholePack) throw new Error('a card is lost, or lies there twice');
    return this;
  }
  /** Every card of the pack lies somewhere, once. */
  get isWholePack(): boolean {
    const out = this.game.names.zones.flatMap((zone) => (zone === 'spent' ? [] : this.cards(zone)));
    return out.length === this.game.pack.length && new Set(out).size === out.length;
  }
  /** With everybody all in a person who deals says when he goes on. */
  get waitsForDealer(): boolean {
    return this.asked.some((actor) => this.option(actor, 'deal-on'));
  }
}

export const deal = (p: Dealing): Hand => new Hand(p);
