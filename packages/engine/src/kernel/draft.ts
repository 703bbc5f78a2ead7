/**
 * A round being worked on. A step reads it as the felt that it is, moves chips, cards and markers on it, and says what that was:
 * from then on it is a fact, which the running step has heard. Chips, cards and markers are moved here and nowhere else.
 * It copies an array before its first write to it and shares the rest with the past.
 */
import type { Face } from '../cards/index.js';
import {
  type AnyEvent,
  type CardMove,
  type ChipMove,
  type Event,
  type MarkerMove,
  made,
  type NoteOf,
  paid,
  type Spoken,
  said,
  tell,
} from './event.js';
import {
  type Actor,
  bitOf,
  type CardId,
  type Chips,
  EVERYBODY,
  type Felt,
  type Known,
  type Marker,
  type Place,
  type RuleId,
  type Seat,
  type Zone,
} from './felt.js';
import { type AnyGame, EMPTY, type Sets } from './game.js';
import type { Refusal } from './menu.js';
import type { Round } from './round.js';
import { nobody } from './step.js';
import { chipsBack } from './void.js';

/** What a step has before it: the felt as it now lies, and what may be done to it. It tells the houses' facts, or its game's own. */
export interface Draft<Now = any, E extends AnyEvent = Event> extends Felt<Now> {
  /** Moves chips; where there are none to move, nothing. */
  pay(from: Place, to: Place, amount: Chips): void;
  /** Moves cards, and who gets to see them by it; where there are none to move, nothing. */
  move(cards: readonly CardId[], from: Zone, to: Zone, seen?: CardMove['seen']): void;
  /** Shows cards where they lie. */
  show(cards: readonly CardId[], zone: Zone): void;
  /** Moves a button or lammer, or takes it away. */
  mark(marker: Marker, to: Seat | null): void;
  /** Puts new cards in the box in this order, the first on top: what a shuffle does, before they are moved out of it. */
  mint(faces: readonly Face[]): void;
  /** Says what happened, with whatever has been moved since the last time: it is a fact now, and the running step has heard it. */
  say<K extends E['type']>(type: K, ...of: Spoken<E, K>): void;
  /** Refuses what was asked: nothing has happened, whatever has been said and moved. */
  refuse(why: Refusal): void;
  /** Sends play to a step, which is then opened afresh. */
  sendTo(step: string): void;
  /** Puts every chip back where the round found it, and the round is over: a remedy that voids does nothing else. */
  voidRound(rule: RuleId): void;
}

const NONE: readonly never[] = [];

/** The draft as the kernel has it. */
export class Working implements Felt {
  readonly seats: readonly Seat[];
  readonly terms: any;
  opening: readonly Chips[];
  chips: readonly Chips[];
  zones: readonly (readonly CardId[])[];
  seen: readonly number[];
  sets: readonly number[];
  markers: readonly (Seat | null)[];
  step: number;
  now: any;
  /** By CardId: for the kernel and for whoever decides, never for a menu. */
  faces: readonly Face[];
  refused: Refusal | null = null;
  /** What has been said, in order. */
  told: readonly AnyEvent[] = NONE;
  private readonly game: AnyGame;
  /** What `chips` and the rest still share with this belongs to the past. */
  private readonly past: Felt;
  // What has been moved and not yet been said.
  private paid: readonly ChipMove[] = NONE;
  private moved: readonly CardMove[] = NONE;
  private marked: readonly MarkerMove[] = NONE;
  private minted: readonly Face[] | null = null;
  /** The fact whose moves are being made again. */
  private telling: string | null = null;

  constructor(game: AnyGame, { felt, faces }: Pick<Round, 'felt' | 'faces'>) {
    this.seats = felt.seats;
    this.terms = felt.terms;
    this.opening = felt.opening;
    this.chips = felt.chips;
    this.zones = felt.zones;
    this.seen = felt.seen;
    this.sets = felt.sets;
    this.markers = felt.markers;
    this.step = felt.step;
    this.now = felt.now;
    this.faces = faces;
    this.game = game;
    this.past = felt;
  }

  pay(from: Place, to: Place, amount: Chips): void {
    if (amount === 0) return;
    this.payment(from, to, amount);
    this.paid = one(this.paid, { from, to, amount });
  }
  move(cards: readonly CardId[], from: Zone, to: Zone, seen: CardMove['seen'] = null): void {
    if (cards.length === 0) return;
    this.transfer(cards, from, to, seen);
    // What stays where it is may be moved later on; the fact is of these cards.
    this.moved = one(this.moved, { cards: from === to ? cards.slice() : cards, from, to, seen });
  }
  show(cards: readonly CardId[], zone: Zone): void {
    this.move(cards, zone, zone, 'all');
  }
  mark(marker: Marker, to: Seat | null): void {
    const from = this.markers[marker]!;
    this.lay(marker, to);
    this.marked = one(this.marked, { marker, from, to });
  }
  mint(faces: readonly Face[]): void {
    this.fill(faces);
    this.minted = faces;
  }

  say(type: string, seat: Seat | null = null, rule: RuleId | null = null, note: unknown = null): void {
    const e = made(type, seat, rule, this.paid, this.moved, this.marked, note, this.minted);
    this.paid = NONE;
    this.moved = NONE;
    this.marked = NONE;
    this.minted = null;
    this.told = one(this.told, e);
    this.hear(e);
  }
  refuse(why: Refusal): void {
    this.refused = why;
  }
  /** Folds a fact that has been told before: its moves are made again. */
  tell(e: AnyEvent): void {
    this.telling = e.type;
    if (e.faces !== null) this.fill(e.faces);
    for (const { from, to, amount } of e.chips) this.payment(from, to, amount);
    for (const { cards, from, to, seen } of e.cards) this.transfer(cards, from, to, seen);
    for (const { marker, from, to } of e.markers) {
      if (this.markers[marker] !== from) throw this.fault(`${this.game.names.markers[marker]} is not at ${from}`);
      this.lay(marker, to);
    }
    this.telling = null;
    this.told = one(this.told, e);
    this.hear(e);
  }
  sendTo(name: string): void {
    const step = this.game.script.findIndex((s) => s.name === name);
    if (step < 0) throw new Error(`${this.game.id} has no step called ${name}`);
    this.tell(said('SentTo', null, null, { step, name }));
  }
  voidRound(rule: RuleId): void {
    this.tell(paid('RoundVoided', null, rule, chipsBack(this)));
    this.tell(this.game.opened.at(-1)!);
  }
  private hear(e: AnyEvent): void {
    this.asked = null;
    if (e.type === 'StepOpened' || e.type === 'SentTo') {
      this.step = (e.note as NoteOf<'StepOpened'>).step;
      this.now = e.type === 'SentTo' ? null : this.game.script[this.step]!.start;
    } else if (this.now !== null) this.now = this.game.script[this.step]!.evolve(this.now, tell(e));
  }

  /** Opens a step: what happens in it before anybody chooses. Is there anybody who must? One with nothing to say is passed over. */
  opens(at: number): boolean {
    const { step: before, now } = this;
    const said = this.told.length;
    const step = this.game.script[at]!;
    this.step = at;
    this.now = step.start;
    this.asked = null;
    // Said only if somebody must choose in it: what happens by itself needs no announcement, and logs are shorter for it.
    const mayWait = step.toAct !== nobody || at === this.game.script.length - 1;
    if (mayWait) this.told = one(this.told, this.game.opened[at]!);
    step.open(this.draft, this.known);
    if (this.toAct.length > 0) return true;
    if (mayWait && at < this.game.script.length - 1) this.unsaid(said);
    if (this.told.length === said) {
      this.step = before;
      this.now = now;
      this.asked = null;
    }
    return false;
  }
  /** Takes back what was said first of a step in which nobody must choose after all; nearly always nothing else was. */
  private unsaid(at: number): void {
    const told = this.told as AnyEvent[];
    if (told.length === at + 1) told.pop();
    else told.splice(at, 1);
  }
  /** Who must choose, once that has been asked; null until then. */
  private asked: readonly Actor[] | null = null;
  /** Who must choose: nobody in a step that is not open yet. */
  get toAct(): readonly Actor[] {
    if (this.asked === null) this.asked = this.now === null ? NONE : this.game.script[this.step]!.toAct(this, this.now);
    return this.asked;
  }
  /** This, as a step sees it. */
  get draft(): Draft<unknown, AnyEvent> {
    return this as unknown as Draft<unknown, AnyEvent>;
  }
  /** What whoever decides may look at: every face. */
  get known(): Known {
    if (this.look === null) this.look = looking(this);
    return this.look;
  }
  private look: Known | null = null;

  /** The round as it now lies, for keeps. */
  felt(): Felt {
    const { seats, terms, opening, chips, zones, seen, sets, markers, step, now } = this;
    if (this.paid !== NONE || this.moved !== NONE || this.marked !== NONE || this.minted !== null)
      throw new Error(`${this.game.id} moved something in ${this.game.script[step]!.name} and did not say what`);
    return { seats, terms, opening, chips, zones, seen, sets, markers, step, now };
  }

  private payment(from: Place, to: Place, amount: Chips): void {
    const { names, voidKeeps, placeSets } = this.game;
    const chips = this.ownChips();
    if (!Number.isSafeInteger(amount) || amount < 0) throw this.fault(`bad amount ${amount}`);
    if (!(chips[from]! >= amount)) throw this.fault(`${names.places[from]} overdrawn`);
    if (chips[to] === undefined) throw this.fault('chips are paid into no place');
    if (amount === 0) return;
    const left = chips[from]! - amount;
    chips[from] = left;
    if (left === 0) this.leaves(placeSets, from);
    const there = chips[to]!;
    chips[to] = there + amount;
    if (there === 0) this.joins(placeSets, to);
    if (voidKeeps.length > 0 && voidKeeps.includes(from) !== voidKeeps.includes(to)) this.keep(from, to, amount);
  }
  /** A fee that stays with the house even on a void is no longer the payer's: only he gets that much less back. */
  private keep(from: Place, to: Place, amount: Chips): void {
    const opening = own(this.opening, this.past.opening);
    opening[from]! -= amount;
    opening[to]! += amount;
    this.opening = opening;
  }
  private transfer(cards: readonly CardId[], from: Zone, to: Zone, who: CardMove['seen']): void {
    const { zoneSets } = this.game;
    const source = this.zones[from]!;
    if (from === to) {
      for (const card of cards) if (!source.includes(card)) throw this.stray(card, from);
    } else {
      const zones = this.ownZones();
      if (isAll(source, cards)) {
        // A whole packet: the pack out of the box, a hand into the muck.
        zones[from] = EMPTY;
        this.leaves(zoneSets, from);
      } else {
        const left = own(source, this.past.zones[from]);
        zones[from] = left;
        for (const card of cards) if (!lift(left, card)) throw this.stray(card, from);
        if (left.length === 0) this.leaves(zoneSets, from);
      }
      if (zones[to]!.length === 0) this.joins(zoneSets, to);
      zones[to] = onTop(zones[to]!, cards);
    }
    if (who === null) return;
    const seen = own(this.seen, this.past.seen);
    this.seen = seen;
    const bits = who === 'all' ? EVERYBODY : bitOf(who);
    for (const card of cards) seen[card]! |= bits;
  }
  private joins({ of, bit }: Sets, at: number): void {
    const set = of[at]!;
    if (set < 0) return;
    const sets = own(this.sets, this.past.sets);
    sets[set]! |= bit[at]!;
    this.sets = sets;
  }
  private leaves({ of, bit }: Sets, at: number): void {
    const set = of[at]!;
    if (set < 0) return;
    const sets = own(this.sets, this.past.sets);
    sets[set]! &= ~bit[at]!;
    this.sets = sets;
  }
  private lay(marker: Marker, to: Seat | null): void {
    const markers = own(this.markers, this.past.markers);
    markers[marker] = to;
    this.markers = markers;
  }
  /** New cards lie in the box, unseen, the first on top. A second shuffle mints new ids, so nobody tracks a card through it. */
  private fill(faces: readonly Face[]): void {
    const { blank, box } = this.game;
    const first = this.faces.length;
    const isFirst = first === 0 && faces.length === blank.ids.length;
    const unseen = isFirst ? blank.unseen.slice() : faces.map(() => 0);
    const zones = this.ownZones();
    zones[box] = isFirst ? blank.ids.slice() : faces.map((_, i) => first + faces.length - 1 - i);
    this.seen = first === 0 ? unseen : this.seen.concat(unseen);
    this.faces = first === 0 ? faces.slice() : this.faces.concat(faces);
  }
  private ownChips(): Chips[] {
    const chips = own(this.chips, this.past.chips);
    this.chips = chips;
    return chips;
  }
  private ownZones(): (readonly CardId[])[] {
    const zones = own(this.zones, this.past.zones);
    this.zones = zones;
    return zones;
  }
  private stray(card: CardId, from: Zone): Error {
    return this.fault(`card ${card} is not in ${this.game.names.zones[from]}`);
  }
  private fault(what: string): Error {
    return new Error(`${what} (${this.telling ?? `${this.game.id}, ${this.game.script[this.step]!.name}`})`);
  }
}

// A function of its own: one that makes a closure costs an object each time it is called, even where it makes none.
const looking =
  (d: Working): Known =>
  (card) =>
    d.faces[card];
const own = <T>(mine: readonly T[], past: readonly T[] | undefined): T[] =>
  (mine === past ? mine.slice() : mine) as T[];
const SINGLE: readonly unknown[] = [null];
/**
 * One more of what is being moved or said; the list is this draft's own until it has been. Not made as `[more]`: V8 takes such a
 * literal for long-lived where a log lives as long as its round, and then every round is kept until the old space is collected.
 */
function one<T>(list: readonly T[], more: T): readonly T[] {
  if (list !== NONE) {
    (list as T[]).push(more);
    return list;
  }
  const first = SINGLE.slice() as T[];
  first[0] = more;
  return first;
}
/** With no room to spare: `concat` is five times as slow, and an array that is pushed to takes room for sixteen more. */
function onTop(zone: readonly CardId[], cards: readonly CardId[]): CardId[] {
  if (zone.length === 0) return cards.slice();
  const all = zone.length + cards.length;
  if (all > ROOM.length) return zone.concat(cards);
  const out = ROOM.slice(0, all);
  for (let i = 0; i < zone.length; i++) out[i] = zone[i]!;
  for (let i = 0; i < cards.length; i++) out[zone.length + i] = cards[i]!;
  return out;
}
const ROOM: readonly CardId[] = Array.from({ length: 64 }, () => 0);
function isAll(zone: readonly CardId[], cards: readonly CardId[]): boolean {
  if (zone.length !== cards.length) return false;
  for (let i = 0; i < zone.length; i++) if (zone[i] !== cards[i]) return false;
  return true;
}
/** Takes a card out of a zone, looking from the top, where cards are nearly always taken. */
function lift(zone: CardId[], card: CardId): boolean {
  let at = zone.length - 1;
  while (at >= 0 && zone[at] !== card) at--;
  if (at < 0) return false;
  for (let i = at; i < zone.length - 1; i++) zone[i] = zone[i + 1]!;
  zone.pop();
  return true;
}
