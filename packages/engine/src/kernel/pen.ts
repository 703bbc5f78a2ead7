/** What a draft is written with. */
import type { Face } from '../cards/index.js';
import type { AnyEvent } from './event.js';
import type { Actor, Known, RuleId, Seat } from './felt.js';
import type { AnyGame } from './game.js';
import type { Refusal } from './menu.js';
import { Writer } from './tape.js';

/** What is no part of the felt and is wanted only while one is worked on. It is taken up for a decision, and then for another. */
export class Pen {
  game!: AnyGame;
  /** Which arrays this draft has made for itself, as bits; it shares any other with the past, and must not write to it. */
  owned = 0;
  /** By CardId: for the kernel and for whoever decides, never for a menu. */
  faces: readonly Face[] = [];
  refused: Refusal | null = null;
  /** What has been said, in order. */
  readonly tape = new Writer();
  /** Who must choose, once that has been asked; null until then. */
  asked: readonly Actor[] | null = null;
  /** The fact whose moves are being made again. */
  telling: string | null = null;
  /** By Zone: the draft that has made its list for itself, and may write to it. Any other may stand in an event, or in the past. */
  readonly madeIn: number[] = [];
  /** The draft it is in hand for: they are counted. */
  draft = 0;
  readonly heard: Heard = new Heard(this.tape);
  /** What whoever decides may look at: every face. */
  readonly known: Known = (card) => this.faces[card];
}
/** A fact as the running step hears it: one object for all, made over each time, since no step keeps what it heard. */
class Heard implements AnyEvent {
  type = '';
  seat: Seat | null = null;
  rule: RuleId | null = null;
  note: unknown = null;
  readonly faces = null;
  /** Where its moves are. */
  from = 0;
  readonly #tape: Writer;
  constructor(tape: Writer) {
    this.#tape = tape;
  }
  is(type: string, seat: Seat | null, rule: RuleId | null, note: unknown, from: number): void {
    this.type = type;
    this.seat = seat;
    this.rule = rule;
    this.note = note;
    this.from = from;
  }
  get chips(): AnyEvent['chips'] {
    return this.#tape.moves(this.from).chips;
  }
  get cards(): AnyEvent['cards'] {
    return this.#tape.moves(this.from).cards;
  }
  get markers(): AnyEvent['markers'] {
    return this.#tape.moves(this.from).markers;
  }
}
/** Pens that nobody has in hand. A decision may be looked into while another is made, so there may be several. */
const PENS: Pen[] = [];
/** A pen to go on with from a felt. */
export function penFor(game: AnyGame, faces: readonly Face[], owned: number): Pen {
  const pen = PENS.pop() ?? new Pen();
  pen.game = game;
  pen.owned = owned;
  pen.draft++;
  pen.faces = faces;
  pen.refused = null;
  pen.asked = null;
  pen.telling = null;
  pen.tape.clear();
  return pen;
}
/** Another decision may have it. */
export const giveBack = (pen: Pen): number => PENS.push(pen);
