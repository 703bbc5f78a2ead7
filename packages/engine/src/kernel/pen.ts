/** What a draft is written with. */
import type { Face } from '../cards/index.js';
import type { AnyEvent } from './event.js';
import type { Actor, CardId, Felt, Known, RuleId, Seat } from './felt.js';
import type { AnyGame } from './game.js';
import type { Refusal } from './menu.js';
import { Writer } from './tape.js';

/** What is no part of the felt and is wanted only while one is worked on. It is taken up for a decision, and then for another. */
export class Pen {
  game!: AnyGame;
  /** What a felt still shares with this belongs to the past. */
  past!: Felt;
  /** By CardId: for the kernel and for whoever decides, never for a menu. */
  faces: readonly Face[] = [];
  refused: Refusal | null = null;
  /** What has been said, in order. */
  readonly tape = new Writer();
  /** Who must choose, once that has been asked; null until then. */
  asked: readonly Actor[] | null = null;
  /** The fact whose moves are being made again. */
  telling: string | null = null;
  /** By Zone: the list this draft has made for itself, and may write to. Any other may stand in an event, or in the past. */
  readonly mine: (readonly CardId[] | null)[] = [];
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
export function penFor(game: AnyGame, past: Felt, faces: readonly Face[]): Pen {
  const pen = PENS.pop() ?? new Pen();
  pen.game = game;
  pen.past = past;
  pen.faces = faces;
  pen.refused = null;
  pen.asked = null;
  pen.telling = null;
  pen.tape.clear();
  return pen;
}
/** Another decision may have it. */
export const giveBack = (pen: Pen): number => PENS.push(pen);
