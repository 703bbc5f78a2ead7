/**
 * Events as bytes, for the store and wherever many are kept: numbers for names, through a dictionary that holds the declarations and
 * names they were written by. So what has gained a kind, a field, a word or a step since still reads what was packed before.
 */
import type { Face } from '../cards/index.js';
import {
  type Coder,
  type Facts,
  faultIn,
  noteToday,
  Reader,
  recordCoder,
  Unpackable,
  unpackable,
  Writer,
  wordCoder,
} from '../facts/index.js';
import { type AnyEvent, made } from './event.js';
import type { AnyGame, Game } from './game.js';
import {
  type Namings,
  named,
  numbered,
  readCards,
  readChips,
  readFaces,
  readMarkers,
  type Told,
  writeCards,
  writeChips,
  writeFaces,
  writeMarkers,
} from './packed-moves.js';
import { type AnyWritten, bare, stepToday, whole } from './written.js';

/** What packed events are read by. Plain JSON; it never changes once something has been written by it. */
export interface Dictionary {
  /** Of the packed form itself. */
  readonly form: 1;
  /** What may be told, as it was declared then; a kind is known by its place. */
  readonly facts: Facts;
  readonly places: readonly string[];
  readonly zones: readonly string[];
  readonly markers: readonly string[];
  /** Texts that come up often: steps, clauses. */
  readonly words: readonly string[];
  readonly pack: readonly Face[];
  /** Seats are numbered below this. */
  readonly ring: number;
}
/** The dictionary of a game; `words` are texts its notes and clauses are likely to name. What is not in it is written out. */
export const dictionaryOf = ({ facts, names, script, pack, seats }: AnyGame, words: Iterable<string>): Dictionary => ({
  form: 1,
  facts: Object.fromEntries(Object.entries(facts).map(([type, { fields, bare }]) => [type, { fields, bare }])),
  places: names.places,
  zones: names.zones,
  markers: names.markers,
  words: [...new Set([...script.map((s) => s.name), ...words])],
  pack,
  ring: Math.max(0, ...seats) + 1,
});

const [SEAT, RULE, NOTE, CHIPS, CARDS, MARKERS, FACES] = [1, 2, 4, 8, 16, 32, 64];

/** A kind as it was declared: its note, and whether today's declaration is the same, so that what reads needs no check. */
interface Kind {
  readonly type: string;
  readonly note: Coder | null;
  readonly bare: boolean;
  readonly isToday: boolean;
}

/** How events are written by a dictionary and read back by whoever knows places, zones and markers so. */
class Lines<Name> implements Coder<Told<Name>> {
  private readonly kinds: readonly Kind[];
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly word: Coder<string>;
  private readonly pack: readonly Face[];

  /** @param today what may be told now: what was declared otherwise is checked against it */
  constructor(
    dictionary: Dictionary,
    private readonly names: Namings<Name>,
    private readonly today: Facts,
  ) {
    const { facts, words, ring, pack } = dictionary;
    this.kinds = Object.entries(facts).map(([type, then]): Kind => {
      const now = Object.hasOwn(today, type) ? today[type] : undefined;
      const note = then.fields === null ? null : recordCoder(then.fields, { words, ring });
      return { type, bare: then.bare, note, isToday: now === then || isSame(now, then) };
    });
    this.numbers = new Map(this.kinds.map(({ type }, i) => [type, i]));
    this.word = wordCoder(words);
    this.pack = pack;
  }

  write(w: Writer, e: Told<Name>): void {
    const number = this.numbers.get(e.type) ?? unpackable(`${e.type} is no fact of this game`);
    const kind = this.kinds[number]!;
    const { seat, rule, chips, cards, markers, note, faces } = e;
    const has =
      (seat === null ? 0 : SEAT) +
      (rule === null ? 0 : RULE) +
      (note === null ? 0 : NOTE) +
      (chips.length === 0 ? 0 : CHIPS) +
      (cards.length === 0 ? 0 : CARDS) +
      (markers.length === 0 ? 0 : MARKERS) +
      (faces === null ? 0 : FACES);
    w.uint(number);
    w.uint(has);
    if (seat !== null) w.uint(seat);
    if (rule !== null) this.word.write(w, rule);
    if (has & CHIPS) writeChips(w, chips, this.names.places);
    if (has & CARDS) writeCards(w, cards, this.names.zones);
    if (has & MARKERS) writeMarkers(w, markers, this.names.markers);
    if (note !== null) (kind.note ?? unpackable(`${e.type} has no note`)).write(w, note);
    else if (!kind.bare) unpackable(`${e.type} lacks its note`);
    if (faces !== null) writeFaces(w, faces, this.pack);
  }

  read(r: Reader): Told<Name> {
    const number = r.uint();
    const kind = this.kinds[number] ?? unpackable(`there is no fact of number ${number}`);
    const has = r.uint();
    if (has > 127) unpackable(`${kind.type} has what no fact has`);
    const seat = has & SEAT ? r.uint() : null;
    const rule = has & RULE ? this.word.read(r) : null;
    const chips = has & CHIPS ? readChips(r, this.names.places) : NONE;
    const cards = has & CARDS ? readCards(r, this.names.zones) : NONE;
    const markers = has & MARKERS ? readMarkers(r, this.names.markers) : NONE;
    const told = has & NOTE ? (kind.note ?? unpackable(`${kind.type} has no note`)).read(r) : null;
    const isFit = kind.isToday && (told !== null || kind.bare);
    const note = isFit ? told : this.noteNow(kind.type, told, cards);
    const faces = has & FACES ? readFaces(r, this.pack) : null;
    return happened<Name>(kind.type, seat, rule, chips, cards, markers, note, faces);
  }
  /** A note that was declared otherwise, brought up to date and checked. */
  private noteNow(type: string, told: unknown, cards: Told<Name>['cards']): unknown {
    const note = noteToday({ type, note: told, cards });
    const fault = faultIn(this.today, type, note);
    return fault === null ? note : unpackable(fault);
  }
}
/** Events are built by one function, so that they have one hidden class, whatever their places are known by. */
const happened = made as unknown as <Name>(
  ...of: readonly [
    type: string,
    seat: Told<Name>['seat'],
    rule: Told<Name>['rule'],
    chips: Told<Name>['chips'],
    cards: Told<Name>['cards'],
    markers: Told<Name>['markers'],
    note: unknown,
    faces: Told<Name>['faces'],
  ]
) => Told<Name>;
const NONE: readonly never[] = [];
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const scratch = new Writer();
/** Bytes of their own; what does not fit its declaration throws, and says what it was. */
export function packedBy<T>(coder: Coder<T>, values: readonly T[]): Uint8Array {
  try {
    for (const value of values) coder.write(scratch, value);
    return scratch.done();
  } catch (error) {
    scratch.drop();
    throw error;
  }
}
/** Everything in these bytes; whatever is wrong with them is said in one sentence. */
export function unpackedBy<T>(coder: Coder<T>, bytes: Uint8Array): T[] {
  const r = new Reader(bytes);
  const out: T[] = [];
  try {
    while (!r.isDone) out.push(coder.read(r));
  } catch (error) {
    if (error instanceof Unpackable) throw new Error(`a packed log cannot be read: ${error.message}`);
    throw error;
  }
  return out;
}

/** A log of a game as bytes, and back to the very same events. */
export interface Packing<E> {
  pack(events: readonly E[]): Uint8Array;
  unpack(bytes: Uint8Array): readonly E[];
}
/**
 * What is written by this dictionary, for a game as it is today. Reading checks what `read` does: a name, fact or step that the game
 * does not know is a broken log, and throws; a step is known by its name.
 */
export function packing<E extends AnyEvent>(dictionary: Dictionary, game: Game<E>): Packing<E>;
export function packing(dictionary: Dictionary, game: AnyGame): Packing<AnyEvent> {
  const { places, zones, markers } = game.names;
  const names: Namings<number> = {
    places: numbered(dictionary.places, places),
    zones: numbered(dictionary.zones, zones),
    markers: numbered(dictionary.markers, markers),
  };
  const lines = new Lines(dictionary, names, game.facts) as Coder<AnyEvent>;
  return {
    pack: (events) => packedBy(lines, events),
    unpack: (bytes) => unpackedBy(lines, bytes).map((e) => stepToday(game.script, e)),
  };
}

/** Written events by a dictionary: what stores them needs no game. What is declared otherwise today is checked when it is read. */
export function writtenCoder(dictionary: Dictionary): Coder<AnyWritten> {
  const names: Namings<string> = {
    places: named(dictionary.places),
    zones: named(dictionary.zones),
    markers: named(dictionary.markers),
  };
  const lines = new Lines(dictionary, names, dictionary.facts);
  return { write: (w, written) => lines.write(w, whole(written)), read: (r) => bare(lines.read(r)) };
}
