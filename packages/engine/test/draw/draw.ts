/** A hand of a draw game from a script: a table opened by its book, five cards to each seat, and the cards that come after them. */
import { type Face, faces, pack52, pack53 } from '../../src/cards/index.js';
import type { DrawRules } from '../../src/games/index.js';
import type { Seat } from '../../src/kernel/index.js';
import type { Post } from '../../src/steps/index.js';
import type { TableRules } from '../../src/table/index.js';
import { type Dealing, Hand } from '../hand.js';

export interface DrawDealing extends Omit<Dealing, 'board'> {
  /** What comes off the deck after the deal: the burn first, where one is burned. */
  deck?: string;
}

/** The game of a table that plays a draw game; any other fails the test. */
export function drawOf({ game }: Pick<TableRules, 'game'>): DrawRules {
  if (game.family !== 'draw') throw new Error(`${game.family} is no draw game`);
  return game;
}

export class DrawHand extends Hand {
  private get lead(): Seat {
    const marker = this.p.button ?? 0;
    if (drawOf(this.rules).leads === 'first-card') return marker;
    return this.seats[(this.seats.indexOf(marker) + 1) % this.seats.length]!;
  }
  /** The seats in rotation, from the one that is dealt to first. */
  get rotation(): readonly Seat[] {
    const at = this.seats.indexOf(this.lead);
    return [...this.seats.slice(at), ...this.seats.slice(0, at)];
  }

  protected override placing(): { markers: Readonly<Record<string, Seat>>; posts: readonly Post[] } {
    const { forced } = this.rules;
    const marker = this.p.button ?? 0;
    if (forced.kind === 'blinds') return super.placing();
    const name = drawOf(this.rules).leads === 'first-card' ? 'first-card' : 'button';
    const antes: readonly Post[] =
      forced.kind === 'ante'
        ? this.rotation.map((seat) => ({ seat, amount: forced.amount, kind: 'ante', rule: forced.rule }))
        : [];
    return { markers: { [name]: marker }, posts: this.p.posts ?? antes };
  }

  /** Besides the usual: 'p' stands pat, 'x3' throws the last three cards, 'k' lets a call stand, 'm' pays the price, 's' sits out. */
  protected override actOnce(word: string): void {
    const seat = this.toAct;
    if (seat === null) throw new Error(`nobody is to act: ${word}`);
    if (word === 'p') this.do(seat, 'stand-pat');
    else if (word === 'k') this.do(seat, 'keep-call');
    else if (word === 's') this.do(seat, 'sit-out-hand');
    else if (word.startsWith('x'))
      this.do(seat, 'draw', { cards: this.ids(`hand:${seat}`).slice(-Number(word.slice(1))) });
    else if (word.startsWith('m'))
      if (this.option(seat, 'match-price')) this.do(seat, 'match-price');
      else this.do(seat, 'name-price', { to: Number(word.slice(1)) || 2 });
    else super.actOnce(word);
  }
  protected override quiet(): string {
    if (this.stage === 'declare' || this.stage === 'draw') return 'p';
    return this.stage === 'price' ? 'm' : super.quiet();
  }

  protected override stacked(): Face[] {
    const pack = drawOf(this.rules).joker ? pack53 : pack52;
    const order = this.dealtTo();
    const wanted = new Map<number, Face>();
    for (const [seat, text] of Object.entries(this.p.holes ?? {}))
      faces(text).forEach((face, k) => {
        wanted.set(k * order.length + order.indexOf(Number(seat)), face);
      });
    faces((this.p as DrawDealing).deck ?? '').forEach((face, i) => {
      wanted.set(order.length * 5 + i, face);
    });
    const rest = pack.filter((face) => ![...wanted.values()].includes(face));
    return pack.map((_, i) => wanted.get(i) ?? rest.shift()!);
  }
  /** Those who came in, where that is a choice. */
  private dealtTo(): readonly Seat[] {
    const { markers } = this.table.round;
    const isOut = (s: Seat) => {
      const at = this.game.names.markers.indexOf(`sits-out:${s}`);
      return at >= 0 && markers[at] !== null;
    };
    return this.rotation.filter((s) => !isOut(s));
  }
}

export const dealDraw = (p: DrawDealing): DrawHand => new DrawHand(p);
