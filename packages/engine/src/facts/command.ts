/** What may be asked of a table between its rounds. Who may ask it is the room's business; times are the caller's, in milliseconds. */
import type { Known } from '../kernel/felt.js';
import {
  chips,
  count,
  type Field,
  type Fields,
  flag,
  list,
  maybe,
  type NoteFrom,
  optional,
  record,
  seat,
  text,
} from './fact.js';

const at = count;
const face: Field<NonNullable<ReturnType<Known>>> = { form: 'card' };
const patron = record({
  ...{ id: text, name: text, bot: flag },
  ...{ onDuty: optional(flag), proposition: optional(flag), program: optional(flag) },
});
/** A move between two tables of the room: its name, and the other table. */
const move = record({ id: text, table: text });
/** What somebody brings with him from another table besides his chips: blinds that are due, and the time he has paid for. */
const owed = record({
  due: record({ small: flag, big: flag }),
  skipped: flag,
  paid: maybe(count),
});

export const TABLE_COMMANDS = {
  /**
   * Back with blinds due: `post` them to come in at once. Waits for the big blind unless told. `from`: he comes from another table with
   * all he had there, and what he owed.
   */
  sit: { seat, patron, buyIn: chips, at, post: optional(flag), from: optional(move), owed: optional(owed) },
  /** Chips bought by somebody seated: a rebuy, if he has none. There is no command to take chips off the table. */
  topUp: { seat, amount: chips },
  sitOut: { seat },
  /** Asked again while waiting, it changes the choice. */
  comeBack: { seat, post: flag },
  /** `to`: not home, but to another table, with every chip and what he owes. */
  leave: { seat, at, to: optional(move) },
  changeSeat: { seat, to: seat, post: flag },
  /** One face for each seat that is ready, clockwise from seat 1: chance's answer. */
  drawButton: { faces: list(face) },
  /** Who of those seated holds a hand at another table of the house just now; where the law asks for one hand, he is left out. */
  deal: { elsewhere: optional(list(text)) },
  collectTime: { at },
  /** Somebody seated goes on duty, or comes off it: the house's to say. */
  duty: { seat, onDuty: flag },
  /** Somebody seated is to be marked as a third-party proposition player, or no longer: the house's to say. */
  proposition: { seat, proposition: flag },
  /** The house announces another stake limit for the table. */
  giveNotice: { limit: chips, at },
  /** What was announced shall hold from now on. */
  changeLimit: { limit: chips, at },
  /** The progressive's box is counted: the house's to say, once a day. */
  countProgressive: { at },
  /** The progressive is taken out of play. */
  removeProgressive: { at },
  /** What another progressive of the house left behind goes to this one. */
  takeUpProgressive: { amount: chips, at },
  /** What a fund of another table of this game left behind goes to this one's. */
  takeUpFund: { fund: text, amount: chips, at },
} satisfies Readonly<Record<string, Fields>>;

/** What is asked of a table between hands, by name. */
export type TableAsk = keyof typeof TABLE_COMMANDS;
export type TableAsked<Name extends TableAsk = TableAsk> = {
  [K in Name]: { readonly type: K } & NoteFrom<(typeof TABLE_COMMANDS)[K]>;
}[Name];
