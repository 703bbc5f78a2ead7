/**
 * Events: facts in the past tense, told to everybody but for the faces of a shuffle. JSON once named (see written.ts). Which kinds
 * there are, and what each notes, is declared in `facts`; a game of one's own may declare others.
 */
import type { Face } from '../cards/index.js';
import type { Fact, Facts, HouseFacts, KERNEL_FACTS, KindOf } from '../facts/index.js';
import type { CardId, Chips, Marker, Place, RuleId, Seat, Zone } from './felt.js';

export interface ChipMove {
  readonly from: Place;
  readonly to: Place;
  readonly amount: Chips;
}
/** Cards that travel together: a hand to the muck is one move. From a zone to itself they are only shown. */
export interface CardMove {
  readonly cards: readonly CardId[];
  readonly from: Zone;
  readonly to: Zone;
  readonly seen: Seat | 'all' | null;
}
export interface MarkerMove {
  readonly marker: Marker;
  readonly from: Seat | null;
  readonly to: Seat | null;
}

/** Something that happened. Every event has every field, so that all have one shape. */
export interface Happened<Type extends string, Note> {
  readonly type: Type;
  readonly seat: Seat | null;
  readonly rule: RuleId | null;
  readonly chips: readonly ChipMove[];
  readonly cards: readonly CardMove[];
  readonly markers: readonly MarkerMove[];
  /** What is told besides the moves, as its kind declares it. Plain JSON, and never a face. */
  readonly note: Note;
  /** The order of a shuffle, first card on top: the one secret. `tell` strips it. */
  readonly faces: readonly Face[] | null;
}
/** An event of whatever game: what is done alike with all of them needs no more. */
export type AnyEvent = Happened<string, unknown>;

/** What an event of this kind notes: null, or the fields of its declaration. */
export type NoteOf<K extends KindOf<V>, V extends Facts = HouseFacts> = V[K] extends Fact<infer Note> ? Note : never;
/** An event of this kind. */
export type EventOf<K extends KindOf<V>, V extends Facts = HouseFacts> = K extends unknown
  ? Happened<K, NoteOf<K, V>>
  : never;
/** Everything a game may tell, to be told apart by `type`: the houses' games, or those with these facts. */
export type Event<V extends Facts = HouseFacts> = EventOf<KindOf<V>, V>;
/** The kinds of facts the houses' games tell. */
export type EventType = KindOf<HouseFacts>;

/** Of some events, those of one kind. */
export const ofKind = <K extends EventType>(events: readonly Event[], type: K): readonly EventOf<K>[] =>
  events.filter((e) => e.type === type) as readonly AnyEvent[] as readonly EventOf<K>[];

const NONE: readonly never[] = [];

/**
 * Builds an event: here and nowhere else, so that all events have one hidden class and folding them stays monomorphic.
 * A spread of a blank event makes one class per call site, which cost 5 to 15 % when it was measured.
 */
export const made = (
  type: string,
  seat: Seat | null,
  rule: RuleId | null,
  chips: readonly ChipMove[],
  cards: readonly CardMove[],
  markers: readonly MarkerMove[],
  note: unknown,
  faces: readonly Face[] | null,
): AnyEvent => ({ type, seat, rule, chips, cards, markers, note, faces });

/** The note comes last, and may be left out only where the kind may be told without one. */
type WithNote<Note, Needed extends readonly unknown[], Else extends readonly unknown[]> = null extends Note
  ? readonly [...Else, note?: Note]
  : readonly [...Needed, note: Note];
type Who = readonly [seat: Seat | null, rule: RuleId | null];

/** What a fact of this kind is said with: whose it is, its clause, and its note, if it has one. */
export type Spoken<E extends AnyEvent, K extends string> =
  Extract<E, { type: K }> extends Happened<string, infer Note>
    ? WithNote<Note, Who, readonly [seat?: Seat | null, rule?: RuleId | null]>
    : never;

/** The calls by which steps tell what happened, for the facts of a game. */
export interface Saying<V extends Facts> {
  event<K extends KindOf<V>>(
    type: K,
    ...rest: readonly [
      ...Who,
      chips: readonly ChipMove[],
      cards: readonly CardMove[],
      markers: readonly MarkerMove[],
      note: NoteOf<K, V>,
      faces: readonly Face[] | null,
    ]
  ): EventOf<K, V>;
  /** Something happened, and nothing moved. */
  said<K extends KindOf<V>>(
    type: K,
    ...rest: WithNote<NoteOf<K, V>, Who, readonly [seat?: Seat | null, rule?: RuleId | null]>
  ): EventOf<K, V>;
  /** Chips moved, and perhaps a marker with them. */
  paid<K extends KindOf<V>>(
    type: K,
    ...rest: WithNote<
      NoteOf<K, V>,
      readonly [...Who, chips: readonly ChipMove[], markers: readonly MarkerMove[] | undefined],
      readonly [...Who, chips: readonly ChipMove[], markers?: readonly MarkerMove[]]
    >
  ): EventOf<K, V>;
  /** Cards moved. */
  moved<K extends KindOf<V>>(
    type: K,
    ...rest: WithNote<
      NoteOf<K, V>,
      readonly [...Who, cards: readonly CardMove[]],
      readonly [...Who, cards: readonly CardMove[]]
    >
  ): EventOf<K, V>;
  /** A pack or stub was shuffled: new cards are minted in the box, and move from there. */
  shuffled<K extends KindOf<V>>(
    type: null extends NoteOf<K, V> ? K : never,
    rule: RuleId | null,
    cards: readonly CardMove[],
    faces: readonly Face[],
  ): EventOf<K, V>;
}
const plain = {
  event: made,
  said: (type: string, seat: Seat | null = null, rule: RuleId | null = null, note: unknown = null): AnyEvent =>
    made(type, seat, rule, NONE, NONE, NONE, note, null),
  paid: (
    type: string,
    seat: Seat | null,
    rule: RuleId | null,
    chips: readonly ChipMove[],
    markers: readonly MarkerMove[] = NONE,
    note: unknown = null,
  ): AnyEvent => made(type, seat, rule, chips, NONE, markers, note, null),
  moved: (
    type: string,
    seat: Seat | null,
    rule: RuleId | null,
    cards: readonly CardMove[],
    note: unknown = null,
  ): AnyEvent => made(type, seat, rule, NONE, cards, NONE, note, null),
  shuffled: (type: string, rule: RuleId | null, cards: readonly CardMove[], faces: readonly Face[]): AnyEvent =>
    made(type, null, rule, NONE, cards, NONE, null, faces),
};
/** The same calls for a game with facts of its own: `const { said, paid } = saying<typeof MY_FACTS>()`. */
export const saying = <V extends Facts>(): Saying<V> => plain as unknown as Saying<V>;

/** As the houses' games tell it. */
export const { event, said, paid, moved, shuffled } = saying<HouseFacts>();

/** What the kernel tells is told at every table, whatever else its game tells. */
export const told = <E extends AnyEvent>(e: Event<typeof KERNEL_FACTS>): E => e as AnyEvent as E;

/** What everybody is told of an event. */
export const tell = <E extends AnyEvent>(e: E): E =>
  e.faces === null ? e : (made(e.type, e.seat, e.rule, e.chips, e.cards, e.markers, e.note, null) as E);
