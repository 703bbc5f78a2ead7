/**
 * A round being worked on, as the kernel has it. Chips, cards and markers are moved here and nowhere else. It copies an array before
 * its first write to it and shares the rest with the past. When it is done it is laid down, and is the felt of the round that was made:
 * nothing is copied for keeps, and nobody writes to it any more.
 */
import type { Face } from '../cards/index.js';
import type { Draft } from './draft.js';
import { type AnyEvent, type CardMove, type NoteOf, paid, said, tell } from './event.js';
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
import { CHIPS, MARKERS, NOW, OPENING, SEEN, SETS, ZONES } from './owned.js';
import { everyNth, isAll, lift, onTop, short } from './packet.js';
import { giveBack, type Pen, penFor } from './pen.js';
import type { Round } from './round.js';
import { type AnyStep, nobody, nothing, unchanged } from './step.js';
import { eventsOf, type Tape } from './tape.js';
import { chipsBack } from './void.js';

const NONE: readonly never[] = [];
/** The draft as the kernel has it. */
export class Working implements Felt {
  // Declared only: a field that is first defined and then given its value is written twice.
  declare readonly seats: readonly Seat[];
  declare readonly terms: any;
  declare opening: readonly Chips[];
  declare chips: readonly Chips[];
  declare zones: readonly (readonly CardId[])[];
  declare seen: readonly number[];
  declare sets: readonly number[];
  declare markers: readonly (Seat | null)[];
  declare step: number;
  declare now: any;
  #pen: Pen;

  constructor(game: AnyGame, { felt, faces }: Pick<Round, 'felt' | 'faces'>, owned = 0) {
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
    this.#pen = penFor(game, faces, owned);
  }

  pay(from: Place, to: Place, amount: Chips): void {
    if (amount === 0) return;
    this.payment(from, to, amount);
    this.#pen.tape.pay(from, to, amount);
  }
  move(cards: readonly CardId[], from: Zone, to: Zone, seen: CardMove['seen'] = null): void {
    if (cards.length === 0) return;
    this.transfer(cards, from, to, seen);
    this.#pen.tape.move(cards, from, to, seen);
  }
  moveTop(count: number, from: Zone, to: Zone, seen: CardMove['seen'] = null): void {
    const source = this.zones[from]!;
    if (source.length < count) throw this.fault(short(count, source));
    if (count === 0) return;
    const cards = everyNth(source, source.length - 1, 1, count);
    const left = this.ownZone(from);
    for (let i = 0; i < count; i++) left.pop();
    if (left.length === 0) this.leaves(this.#pen.game.zoneSets, from);
    this.join(cards, to, seen);
    this.#pen.tape.move(cards, from, to, seen);
  }
  deal(from: Zone, seats: readonly Seat[], each: number, to: (seat: Seat) => Zone, facing: 'up' | 'down'): void {
    const { tape } = this.#pen;
    const source = this.zones[from]!;
    const size = seats.length;
    if (source.length < size * each) throw this.fault(short(size * each, source));
    this.cut(from, source.length - size * each);
    for (let i = 0; i < size; i++) {
      const seat = seats[i]!;
      const zone = to(seat);
      const seen = facing === 'up' ? 'all' : seat;
      const cards = everyNth(source, source.length - 1 - i, size, each);
      this.join(cards, zone, seen);
      tape.move(cards, from, zone, seen);
    }
  }
  show(cards: readonly CardId[], zone: Zone): void {
    this.move(cards, zone, zone, 'all');
  }
  mark(marker: Marker, to: Seat | null): void {
    this.#pen.tape.mark(marker, this.markers[marker]!, to);
    this.lay(marker, to);
  }
  mint(faces: readonly Face[]): void {
    this.fill(faces);
    this.#pen.tape.mint(faces);
  }

  say(type: string, seat: Seat | null = null, rule: RuleId | null = null, note: unknown = null): void {
    const pen = this.#pen;
    const from = pen.tape.begun;
    pen.tape.say(type, seat, rule, note);
    pen.asked = null;
    if (this.now === null) return;
    const step = pen.game.script[this.step]!;
    if (step.evolve === unchanged) return;
    const { heard } = pen;
    heard.is(type, seat, rule, note, from);
    this.heard(step, heard);
  }
  refuse(why: Refusal): void {
    this.#pen.refused = why;
  }
  /** Folds a fact that has been told before: its moves are made again. */
  tell(e: AnyEvent): void {
    const pen = this.#pen;
    pen.telling = e.type;
    if (e.faces !== null) this.fill(e.faces);
    for (const { from, to, amount } of e.chips) this.payment(from, to, amount);
    for (const { cards, from, to, seen } of e.cards) this.transfer(cards, from, to, seen);
    for (const { marker, from, to } of e.markers) {
      if (this.markers[marker] !== from) throw this.fault(`${pen.game.names.markers[marker]} is not at ${from}`);
      this.lay(marker, to);
    }
    pen.telling = null;
    pen.tape.event(e);
    this.hear(e);
  }
  sendTo(name: string): void {
    const { game } = this.#pen;
    const step = game.script.findIndex((s) => s.name === name);
    if (step < 0) throw new Error(`${game.id} has no step called ${name}`);
    this.tell(said('SentTo', null, null, { step, name }));
  }
  voidRound(rule: RuleId): void {
    this.tell(paid('RoundVoided', null, rule, chipsBack(this)));
    this.tell(this.#pen.game.opened.at(-1)!);
  }
  private hear(e: AnyEvent): void {
    const { script } = this.#pen.game;
    this.#pen.asked = null;
    if (e.type === 'StepOpened' || e.type === 'SentTo') {
      this.step = (e.note as NoteOf<'StepOpened'>).step;
      this.begins(e.type === 'SentTo' ? null : script[this.step]!.start);
    } else if (this.now !== null) this.heard(script[this.step]!, tell(e));
  }
  private heard(step: AnyStep, e: AnyEvent): void {
    if (step.hear === nothing) this.now = step.evolve(this.now, e);
    else {
      if ((this.#pen.owned & NOW) === 0) this.now = step.copy(this.now);
      this.#pen.owned |= NOW;
      step.hear(this.now, e);
    }
  }
  /** A state that is everybody's. */
  private begins(now: unknown): void {
    this.now = now;
    this.#pen.owned &= ~NOW;
  }

  /** Opens a step: what happens in it before anybody chooses. Is there anybody who must? One with nothing to say is passed over. */
  opens(at: number): boolean {
    const pen = this.#pen;
    const { tape } = pen;
    const { script, opened } = pen.game;
    const { step: before, now } = this;
    const step = script[at]!;
    const isLast = at === script.length - 1;
    this.step = at;
    this.begins(step.start);
    const from = tape.end;
    // Said only if somebody must choose in it: what happens by itself needs no announcement, and logs are shorter for it.
    const mayWait = isLast || step.toAct !== nobody;
    if (step.open !== nothing) {
      pen.asked = null;
      if (mayWait) tape.event(opened[at]!);
      step.open(this.draft, pen.known);
      if (mayWait) {
        if (this.toAct.length > 0) return true;
        if (!isLast) tape.takeBack(from);
      }
    } else if (mayWait) {
      const asked = step.toAct(this, this.now);
      if (asked.length > 0 || isLast) tape.event(opened[at]!);
      pen.asked = asked;
      if (asked.length > 0) return true;
    }
    if (tape.end === from) {
      this.step = before;
      this.begins(now);
      pen.asked = null;
    }
    return false;
  }
  /** Who must choose: nobody in a step that is not open yet. */
  get toAct(): readonly Actor[] {
    const pen = this.#pen;
    if (pen.asked === null) pen.asked = this.now === null ? NONE : pen.game.script[this.step]!.toAct(this, this.now);
    return pen.asked;
  }
  /** This, as a step sees it. */
  get draft(): Draft<unknown, AnyEvent> {
    return this as unknown as Draft<unknown, AnyEvent>;
  }
  get faces(): readonly Face[] {
    return this.#pen.faces;
  }
  get known(): Known {
    return this.#pen.known;
  }
  get refused(): Refusal | null {
    return this.#pen.refused;
  }
  /** What has been said so far, packed; as events; and how long it is by now. */
  get tape(): Tape {
    return this.#pen.tape.told();
  }
  get told(): readonly AnyEvent[] {
    return eventsOf(this.tape);
  }
  get end(): number {
    return this.#pen.tape.end;
  }
  /** Goes on from what was said in another draft. */
  follow(before: Tape): void {
    this.#pen.tape.follow(before);
  }
  /** Nothing is written to it any more: it is the felt of a round now, or is forgotten. What has been said in it. */
  layDown(): Tape {
    const pen = this.#pen;
    const { tape } = pen;
    this.#pen = null as unknown as Pen; // whoever would write to it now fails
    if (tape.isUntold && pen.refused === null)
      throw new Error(`${pen.game.id} moved something in ${pen.game.script[this.step]!.name} and did not say what`);
    giveBack(pen);
    return tape.told();
  }

  private payment(from: Place, to: Place, amount: Chips): void {
    const { game } = this.#pen;
    const chips = this.ownChips();
    const left = chips[from]! - amount;
    const there = chips[to];
    if (!(amount > 0 && left >= 0 && Number.isSafeInteger(amount)) || there === undefined) {
      this.unpaid(from, to, amount);
      return;
    }
    chips[from] = left;
    chips[to] = there + amount;
    if (left === 0) this.leaves(game.placeSets, from);
    if (there === 0) this.joins(game.placeSets, to);
    if (game.voidKeeps.length > 0) this.keep(from, to, amount);
  }
  /** A payment that cannot be made, or of nothing. */
  private unpaid(from: Place, to: Place, amount: Chips): void {
    if (!Number.isSafeInteger(amount) || amount < 0) throw this.fault(`bad amount ${amount}`);
    if (!(this.chips[from]! >= amount)) throw this.fault(`${this.#pen.game.names.places[from]} overdrawn`);
    if (this.chips[to] === undefined) throw this.fault('chips are paid into no place');
  }
  /** A fee that stays with the house even on a void is no longer the payer's: only he gets that much less back. */
  private keep(from: Place, to: Place, amount: Chips): void {
    const { voidKeeps } = this.#pen.game;
    if (voidKeeps.includes(from) === voidKeeps.includes(to)) return;
    if ((this.#pen.owned & OPENING) === 0) this.opening = this.opening.slice();
    this.#pen.owned |= OPENING;
    const opening = this.opening as Chips[];
    opening[from]! -= amount;
    opening[to]! += amount;
  }
  private transfer(cards: readonly CardId[], from: Zone, to: Zone, who: CardMove['seen']): void {
    const { madeIn, game } = this.#pen;
    const source = this.zones[from]!;
    if (from === to) {
      for (const card of cards) if (!source.includes(card)) throw this.stray(card, from);
      madeIn[from] = 0; // what stays where it is may be moved later on; the fact is of these cards
      if (who !== null) this.see(cards, who);
      return;
    }
    if (isAll(source, cards)) {
      // A whole packet: the pack out of the box, a hand into the muck.
      this.ownZones()[from] = EMPTY;
      this.leaves(game.zoneSets, from);
    } else this.take(cards, from);
    this.join(cards, to, who);
  }
  /** Lays cards on a packet. */
  private join(cards: readonly CardId[], to: Zone, who: CardMove['seen']): void {
    const { madeIn, draft, game } = this.#pen;
    const zones = this.ownZones();
    const there = zones[to]!;
    if (there.length === 0) {
      madeIn[to] = 0;
      zones[to] = cards;
      this.joins(game.zoneSets, to);
    } else if (madeIn[to] === draft) {
      for (let i = 0; i < cards.length; i++) (there as CardId[]).push(cards[i]!);
    } else {
      madeIn[to] = draft;
      zones[to] = onTop(there, cards);
    }
    if (who !== null) this.see(cards, who);
  }
  private see(cards: readonly CardId[], who: NonNullable<CardMove['seen']>): void {
    const pen = this.#pen;
    if ((pen.owned & SEEN) === 0) this.seen = this.seen.slice();
    pen.owned |= SEEN;
    const seen = this.seen as number[];
    const bits = who === 'all' ? EVERYBODY : bitOf(who);
    for (let i = 0; i < cards.length; i++) seen[cards[i]!]! |= bits;
  }
  /** Takes some of a packet, wherever they lie in it. */
  private take(cards: readonly CardId[], from: Zone): void {
    const left = this.ownZone(from);
    for (let i = 0; i < cards.length; i++) if (!lift(left, cards[i]!)) throw this.stray(cards[i]!, from);
    if (left.length === 0) this.leaves(this.#pen.game.zoneSets, from);
  }
  /** Takes off the top of a packet what lies above so many. */
  private cut(from: Zone, size: number): void {
    const pen = this.#pen;
    this.ownZones()[from] = this.zones[from]!.slice(0, size);
    pen.madeIn[from] = pen.draft;
    if (size === 0) this.leaves(pen.game.zoneSets, from);
  }
  /** A packet's list, to write to. */
  private ownZone(at: Zone): CardId[] {
    const { madeIn, draft } = this.#pen;
    const zones = this.ownZones();
    const zone = zones[at]!;
    if (madeIn[at] === draft) return zone as CardId[];
    const left = zone.slice();
    madeIn[at] = draft;
    zones[at] = left;
    return left;
  }
  private joins({ of, bit }: Sets, at: number): void {
    const set = of[at]!;
    if (set < 0) return;
    this.ownSets()[set]! |= bit[at]!;
  }
  private leaves({ of, bit }: Sets, at: number): void {
    const set = of[at]!;
    if (set < 0) return;
    this.ownSets()[set]! &= ~bit[at]!;
  }
  private lay(marker: Marker, to: Seat | null): void {
    if ((this.#pen.owned & MARKERS) === 0) this.markers = this.markers.slice();
    this.#pen.owned |= MARKERS;
    (this.markers as (Seat | null)[])[marker] = to;
  }
  /** New cards lie in the box, unseen, the first on top. A second shuffle mints new ids, so nobody tracks a card through it. */
  private fill(faces: readonly Face[]): void {
    const pen = this.#pen;
    const { blank, box } = pen.game;
    const first = pen.faces.length;
    const isFirst = first === 0 && faces.length === blank.ids.length;
    const unseen = isFirst ? blank.unseen.slice() : faces.map(() => 0);
    const zones = this.ownZones();
    zones[box] = isFirst ? blank.ids : faces.map((_, i) => first + faces.length - 1 - i);
    pen.madeIn[box] = 0;
    this.seen = first === 0 ? unseen : this.seen.concat(unseen);
    pen.owned |= SEEN;
    pen.faces = first === 0 ? faces : pen.faces.concat(faces);
  }
  private ownChips(): Chips[] {
    if ((this.#pen.owned & CHIPS) === 0) this.chips = this.chips.slice();
    this.#pen.owned |= CHIPS;
    return this.chips as Chips[];
  }
  private ownSets(): number[] {
    if ((this.#pen.owned & SETS) === 0) this.sets = this.sets.slice();
    this.#pen.owned |= SETS;
    return this.sets as number[];
  }
  private ownZones(): (readonly CardId[])[] {
    if ((this.#pen.owned & ZONES) === 0) this.zones = this.zones.slice();
    this.#pen.owned |= ZONES;
    return this.zones as (readonly CardId[])[];
  }
  private stray(card: CardId, from: Zone): Error {
    return this.fault(`card ${card} is not in ${this.#pen.game.names.zones[from]}`);
  }
  private fault(what: string): Error {
    const { telling, game } = this.#pen;
    return new Error(`${what} (${telling ?? `${game.id}, ${game.script[this.step]!.name}`})`);
  }
}
