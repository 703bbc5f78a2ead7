/**
 * What a draft has been told, packed: small whole numbers, and what is not one beside them. Events are made of it when somebody
 * looks: bulk play looks at few, and what is moved by the thousand is not worth an object each.
 */
import type { Face } from '../cards/index.js';
import { type AnyEvent, type CardMove, type ChipMove, type MarkerMove, made } from './event.js';
import type { CardId, Chips, Marker, Place, RuleId, Seat, Zone } from './felt.js';

/** Moves stand before the fact they belong to. */
export type Tape = readonly unknown[];

/** How many places, zones or markers a game may have: each is written in ten bits. */
export const NAMES_MAX = 1024;
// What an entry is, in its lowest bits; and, by that, how many slots it takes.
const EVENT = 0;
const PAY = 1;
const MOVE = 2;
const MARK = 3;
const MINT = 4;
const SAY = 5;
const NOTE = 6;
const GONE = 7;
const SLOTS = [2, 2, 2, 1, 2, 3, 4, 2] as const;
const KIND = 7;
const FIRST = 3;
const SECOND = 13;
const THIRD = 23;
const NAME = NAMES_MAX - 1;
// Of who sees a card: nobody, everybody, or a seat.
const UNSEEN = 0;
const OPEN = 1;
const SEAT = 2;

const NONE: readonly never[] = [];

/** A tape being written. It is kept and written over: what has been told is cut off it. */
export class Writer {
  private readonly slots: unknown[] = Array.from({ length: 256 }, () => null);
  /** Where the next entry goes. */
  end = 0;
  /** Where the fact begins whose moves are being made. */
  begun = 0;

  clear(): void {
    this.end = 0;
    this.begun = 0;
  }
  /** Has anything been moved that no fact has told? */
  get isUntold(): boolean {
    return this.begun !== this.end;
  }
  pay(from: Place, to: Place, amount: Chips): void {
    const { slots, end } = this;
    slots[end] = PAY | (from << FIRST) | (to << SECOND);
    slots[end + 1] = amount;
    this.end = end + 2;
  }
  move(cards: readonly CardId[], from: Zone, to: Zone, seen: CardMove['seen']): void {
    const { slots, end } = this;
    const by = seen === null ? UNSEEN : seen === 'all' ? OPEN : SEAT + seen;
    slots[end] = MOVE | (from << FIRST) | (to << SECOND) | (by << THIRD);
    slots[end + 1] = cards;
    this.end = end + 2;
  }
  mark(marker: Marker, from: Seat | null, to: Seat | null): void {
    const seats = (from === null ? 0 : from + 1) | ((to === null ? 0 : to + 1) << 5);
    this.slots[this.end++] = MARK | (marker << FIRST) | (seats << SECOND);
  }
  mint(faces: readonly Face[]): void {
    this.slots[this.end++] = MINT;
    this.slots[this.end++] = faces;
  }
  say(type: string, seat: Seat | null, rule: RuleId | null, note: unknown): void {
    const { slots, end } = this;
    slots[end] = (note === null ? SAY : NOTE) | ((seat === null ? 0 : seat + 1) << FIRST);
    slots[end + 1] = type;
    slots[end + 2] = rule;
    if (note !== null) slots[end + 3] = note;
    this.end = note === null ? end + 3 : end + 4;
    this.begun = this.end;
  }
  /** An event that is there already. */
  event(e: AnyEvent): void {
    this.slots[this.end++] = EVENT;
    this.slots[this.end++] = e;
    this.begun = this.end;
  }
  /** Takes back an event written at a place: nearly always the last thing told. */
  takeBack(at: number): void {
    if (this.end === at + 2) this.end = at;
    else this.slots[at] = GONE;
    this.begun = this.end;
  }
  /** Puts what was told before in front. */
  follow(before: Tape): void {
    this.slots.splice(0, this.end, ...before, ...this.slots.slice(0, this.end));
    this.end += before.length;
    this.begun = this.end;
  }
  /** What has been told so far, for keeps. */
  told(): Tape {
    return this.slots.slice(0, this.end);
  }
  /** The moves of the fact that was told last. */
  moves(from: number): AnyEvent {
    return eventsOf(this.slots, from, this.end)[0]!;
  }
}

/** The events on a tape, or on a piece of one. */
export function eventsOf(tape: Tape, from = 0, to = tape.length): readonly AnyEvent[] {
  let events: AnyEvent[] | null = null;
  let chips: ChipMove[] | null = null;
  let cards: CardMove[] | null = null;
  let markers: MarkerMove[] | null = null;
  let faces: readonly Face[] | null = null;
  for (let at = from; at < to; ) {
    const head = tape[at] as number;
    const next = tape[at + 1];
    const kind = head & KIND;
    if (kind === PAY) chips = more(chips, chipMove(head, next as Chips));
    else if (kind === MOVE) cards = more(cards, cardMove(head, next as readonly CardId[]));
    else if (kind === MARK) markers = more(markers, markerMove(head));
    else if (kind === MINT) faces = next as readonly Face[];
    else if (kind === EVENT) events = more(events, next as AnyEvent);
    else if (kind !== GONE) {
      const rule = tape[at + 2] as RuleId | null;
      const note = kind === NOTE ? tape[at + 3] : null;
      const seat = seatOf(firstOf(head));
      const e = made(next as string, seat, rule, chips ?? NONE, cards ?? NONE, markers ?? NONE, note, faces);
      events = more(events, e);
      chips = null;
      cards = null;
      markers = null;
      faces = null;
    }
    at += SLOTS[kind]!;
  }
  return events ?? NONE;
}
const firstOf = (head: number): number => (head >> FIRST) & NAME;
const secondOf = (head: number): number => (head >> SECOND) & NAME;
const chipMove = (head: number, amount: Chips): ChipMove => ({ from: firstOf(head), to: secondOf(head), amount });
const cardMove = (head: number, cards: readonly CardId[]): CardMove => ({
  cards,
  from: firstOf(head),
  to: secondOf(head),
  seen: seenBy(head >> THIRD),
});
const markerMove = (head: number): MarkerMove => ({
  marker: firstOf(head),
  from: seatOf(secondOf(head) & 31),
  to: seatOf(secondOf(head) >> 5),
});
const seatOf = (written: number): Seat | null => (written === 0 ? null : written - 1);
const seenBy = (written: number): CardMove['seen'] =>
  written === UNSEEN ? null : written === OPEN ? 'all' : written - SEAT;
const SINGLE: readonly unknown[] = [null];
/**
 * One more of what was moved or told. Not made as `[one]`: V8 takes such a literal for long-lived where a log lives as long as its round,
 * and then every round is kept until the old space is collected.
 */
function more<T>(list: T[] | null, one: T): T[] {
  if (list !== null) {
    list.push(one);
    return list;
  }
  const first = SINGLE.slice() as T[];
  first[0] = one;
  return first;
}
