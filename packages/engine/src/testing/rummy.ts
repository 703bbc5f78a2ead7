/** Rounds of Pan, Escaleriado and Largo: ten cards to each, and the stock under them. `acts` takes whole words: 'draw let-go'. */
import { type Face, faces } from '../cards/index.js';
import type { EscaleriadoRules, LargoRules, PanRules, RummyRules } from '../games/index.js';
import {
  type Actor,
  type CardId,
  type Chips,
  type Command,
  type Seat,
  seeded,
  shuffle,
  type Viewer,
} from '../kernel/index.js';
import type { Columns, Escaleriado, Largo, Pan, Turns } from '../steps/index.js';
import { type Placing, type Sitting, stack } from './opening.js';
import { type More, TestRound } from './round.js';

/** Ten cards without a heart that make nothing, and hearts they can do nothing with. */
export const BLANK = '2c 2d 4c 4d 6c 6d Jc Jd Kc Kd';
export const DUDS = 'Ah 3h 5h 7h Qh As 3s 5s 7s Qs';
/** Ten cards that lie in three columns, and take none of those hearts; the king of diamonds makes eleven. */
export const TEN = '3h 4h 5h 2s 3s 4s 5s 7d Jd Qd';
/** Six that lie in two columns, and four that are nothing. */
export const SIX = '3h 4h 5h 2s 3s 4s 6c Jd Kc 2d';

export interface RummyDealing extends Sitting {
  readonly stacks: readonly number[];
  /** Who is first, or won the last game; null in a first game, where the up cards say who draws. */
  readonly first?: Seat | null;
  /** Hands by seat, the tenth card last: `BLANK` where nothing is said. */
  readonly hands?: Readonly<Record<number, string>>;
  /** The cards that will be drawn, in order; then whatever is left. */
  readonly stock?: string;
  /** Hands and stock as a seed has them, and not as written. */
  readonly seed?: number;
}
/** Cards are found in the hand; `piles` among all a seat may lay. `depth` is a marker's. */
type RummyMore = More & { piles?: readonly string[]; depth?: number };
type Now = Turns & { readonly phase: string; readonly columns: readonly Columns[] };

export class RummyRound<N extends Now, Rules extends RummyRules> extends TestRound<RummyDealing> {
  get book(): Rules {
    return this.rules.game as Rules;
  }
  /** What the turns remember; nothing once they are over. */
  get now(): N {
    return this.round.felt.now as unknown as N;
  }
  protected placing(): Placing {
    const { first = this.seats[0]! } = this.p;
    return first === null ? {} : { markers: { first } };
  }
  protected stacked(): readonly Face[] {
    const { hands = {}, stock = '', seed } = this.p;
    const { pack } = this.game;
    if (seed !== undefined) return shuffle(pack, seeded(seed));
    return stack(pack, { hands: this.seats.map((seat) => hands[seat] ?? BLANK), size: 10, next: stock });
  }
  override do(actor: Actor, type: string, more: RummyMore = {}): this {
    return super.do(actor, type, more);
  }
  override refused(actor: Actor, type: string, more: RummyMore = {}) {
    return super.refused(actor, type, more);
  }
  protected override command(actor: Actor, type: string, { cards, piles, depth, ...more }: RummyMore): Command {
    const ids = typeof cards === 'string' ? this.idsOf(cards, [`hand:${actor}`]) : cards;
    const own = [`down:${actor}`, 'offer', `hand:${actor}`, 'discards'];
    const all = this.idsOf((piles ?? []).join(' '), own);
    return {
      ...super.command(actor, type, ids ? { ...more, cards: ids } : more),
      ...(piles ? { piles: piles.map((pile) => all.splice(0, faces(pile).length)) } : {}),
      ...(depth === undefined ? {} : { amount: depth }),
    };
  }
  /** Moves a card about behind the engine's back, as people do. */
  strays(from: string, to: string): this {
    const zones = this.round.felt.zones.map((cards) => [...cards]);
    const at = (zone: string) => zones[this.game.names.zones.indexOf(zone)]!;
    at(to).push(at(from).pop()!);
    this.round = { ...this.round, felt: { ...this.round.felt, zones } };
    return this;
  }

  /** Which cards somebody sees. */
  seen(viewer: Viewer): readonly CardId[] {
    return this.view(viewer).faces.flatMap((face, card) => (face === null || face === undefined ? [] : [card]));
  }
  /** How a seat's columns lie. */
  columns(seat: Seat): string[] {
    const told = this.all('Melded').findLast((e) => e.seat === seat);
    const columns: Columns = this.now.columns?.[this.seats.indexOf(seat)] ?? told?.note.columns ?? [];
    return columns.map((column) => column.map((card) => this.faceOf(card)).join(' ')).toSorted();
  }
  /** Who paid whom how many dollars, or chips at Pan, and by which rule: '1 pays 0 $2 JAL-LAR-C2'. */
  get payments(): readonly string[] {
    return this.all('PointsPaid').map((e) => {
      const paid = e.chips.reduce((n, { amount }) => n + amount, 0) / this.unit;
      return `${e.seat} pays ${e.note.to} ${paid} ${e.rule}`;
    });
  }
}

/** Amounts are told in chips, of a dollar each unless the house has posted another. */
export class PanHand extends RummyRound<Pan, PanRules> {
  protected override get unit(): Chips {
    return this.book.chip;
  }
  /** Everybody plays. */
  allPlay(): this {
    return this.acts(this.seats.map(() => 'play').join(' '));
  }
}
export class EscGame extends RummyRound<Escaleriado, EscaleriadoRules> {
  /** The lines of the winner's sheet: 'escala 8 JAL-ESC-C3'. */
  get sheet(): readonly string[] {
    return this.last('GameWon').note.lines.map(({ what, points, rule }) => `${what} ${points} ${rule}`);
  }
  get points(): number {
    return this.last('GameWon').note.points;
  }
  /** Everybody passes the open card until it is dead. */
  dies(): this {
    const dead = this.all('CardDied').length;
    while (this.all('CardDied').length === dead) this.acts('pass');
    return this;
  }
}
export class LargoGame extends RummyRound<Largo, LargoRules> {
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

type Asked = Omit<RummyDealing, 'house' | 'game'>;
export const pan = (p: Asked): PanHand => new PanHand({ house: 's-and-k', game: 'pan', ...p });
/** Three players of a hundred dollars: 2 plays first, then 1, then 0; hearts come that nobody can use. */
const usual = { house: 'jalisco', stake: '1', stacks: [100, 100, 100], stock: '7h Qh 7h Qh 7h Qh 7h Qh' } as const;
export const esc = (p: Partial<Asked> = {}): EscGame => new EscGame({ ...usual, game: 'esc', ...p });
export const largo = (p: Partial<Asked> = {}): LargoGame => new LargoGame({ ...usual, game: 'lar', ...p });
